// Made by tools/messages.py from the Python types: change those, then `make docs`.

export type ToClient = Snapshot | Update | Done | Denied | Presence | Fault | Pong;

export type FromClient = Hello | Do | Look | Ping;

/** An option that is chosen before a game. */
export interface OptionFacts {
  readonly name: string;
  readonly kind: "choice" | "number" | "switch";
  readonly default: boolean | number | string;
  readonly meaning: string;
  readonly rule: string;
  readonly choices: readonly string[];
  readonly free: boolean;
  readonly least: number;
  readonly most: number;
}

/** A level of the bots. */
export interface LevelFacts {
  readonly level: number;
  readonly name: string;
}

/** A game's public metadata. */
export interface GameFacts {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly printed_title: string;
  readonly credits: string;
  readonly rules_version: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionFacts[];
  readonly levels: readonly LevelFacts[];
  readonly draws: boolean;
}

/** All games. */
export interface Games {
  readonly games: readonly GameFacts[];
}

/** A rule in words. */
export interface RuleText {
  readonly rule: string;
  readonly certainty: readonly string[];
  readonly text: string;
}

/** The rules of a game. */
export interface Rulebook {
  readonly game: string;
  readonly rules: readonly RuleText[];
}

/** A table to make. */
export interface NewTable {
  readonly game: string;
  readonly setup: Setup;
  readonly seats?: number | null;
  readonly options?: { readonly [key: string]: boolean | number | string };
}

/** A table to make from the first moves of another. */
export interface Branch {
  readonly ply: number;
  readonly setup?: Setup | null;
}

/** A table that was made. */
export interface Made {
  readonly table: string;
  readonly url: string;
  readonly invitation: string;
}

/** A table in a list. */
export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly options: { readonly [key: string]: string };
  readonly phase: "closed" | "over" | "paused" | "playing" | "waiting";
  readonly players: readonly Player[];
  readonly free: readonly number[];
  readonly mover: number | null;
  readonly ply: number;
  readonly clock: string;
  readonly created: number;
  readonly changed: number;
  readonly winners: readonly number[];
}

/** A list of tables, newest first. */
export interface Tables {
  readonly tables: readonly TableLine[];
  readonly before: string | null;
}

/** How a table looked after some of its plies. */
export interface Replay {
  readonly ply: number;
  readonly plies: number;
  readonly eyes: number | null;
  readonly scene: Scene;
  readonly events: readonly Event[];
}

/** Whether a move is allowed, before anybody plays it. */
export interface Why {
  readonly move: string;
  readonly refusal: Refusal | null;
  readonly problem: string;
  readonly says?: Message | null;
}

/** How the table would look to a seat after playing a move. */
export interface Preview {
  readonly move: string;
  readonly scene: Scene | null;
  readonly events: readonly Event[];
  readonly says?: Message | null;
}

/** Whether the dealer of a finished game was fair. */
export interface Verdict {
  readonly good: boolean;
  readonly says: readonly Message[];
}

/** A link to watch from a player's seat. */
export interface WatchLink {
  readonly url: string;
  readonly watch: string;
}

/** Who you are. */
export interface Me {
  readonly person: string;
  readonly name: string;
  readonly login: string | null;
  readonly token: string;
}

/** Your new name. */
export interface NewName {
  readonly name: string;
}

/** An account to make. */
export interface NewAccount {
  readonly login: string;
  readonly password: string;
}

/** A login and password. */
export interface SignIn {
  readonly login: string;
  readonly password: string;
}

/** A new password; setting it ends all other sessions and all tokens. */
export interface NewPassword {
  readonly old: string;
  readonly new: string;
}

/** A request to erase yourself. */
export interface Farewell {
  readonly password?: string;
}

/** A browser in which you are signed in. */
export interface SessionLine {
  readonly id: string;
  readonly current: boolean;
  readonly created: number;
  readonly seen: number;
  readonly expires: number;
  readonly browser: string;
  readonly system: string;
  readonly address: string;
}

/** Your sessions, most recently used first. */
export interface Sessions {
  readonly sessions: readonly SessionLine[];
}

/** A token to make for a program of yours. */
export interface NewToken {
  readonly label: string;
}

/** A token, without its secret. */
export interface TokenLine {
  readonly id: string;
  readonly label: string;
  readonly created: number;
}

/** A new token; its secret is shown only this once. */
export interface MadeToken {
  readonly id: string;
  readonly label: string;
  readonly secret: string;
}

/** Your programs' tokens. */
export interface Tokens {
  readonly tokens: readonly TokenLine[];
}

/** A person at a table whose chat you want to hide. */
export interface NewMute {
  readonly who: number;
}

/** A person whose chat you hide. */
export interface MuteLine {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** Everybody whose chat you hide. */
export interface Mutes {
  readonly mutes: readonly MuteLine[];
}

/** A web hook to call when it is your turn. */
export interface NewHook {
  readonly url: string;
  readonly kind?: "discord" | "json" | "slack";
}

/** Your web hook; null if you have none. */
export interface HookLine {
  readonly url: string | null;
  readonly kind: string | null;
}

/** Whether the server can work. */
export interface Health {
  readonly status: "live" | "ready" | "stopping" | "storage";
  readonly reason: string;
}

/** Who acts for the operator, and why. */
export interface OperatorAct {
  readonly operator: string;
  readonly reason: string;
}

/** A table as operators see it. */
export interface HeldTable {
  readonly table: string;
  readonly game: string;
  readonly host: string;
  readonly host_name: string;
  readonly phase: string;
  readonly present: number;
  readonly created: number;
  readonly changed: number;
  readonly entries: number;
  readonly size: number;
}

/** Tables, latest change first. */
export interface HeldTables {
  readonly tables: readonly HeldTable[];
}

/** An entry of a table's log. */
export interface EntryLine {
  readonly seq: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly entry: string;
}

/** What happened at a table. */
export interface TableLog {
  readonly entries: readonly EntryLine[];
}

/** A person as operators see them. */
export interface PersonFound {
  readonly person: string;
  readonly name: string;
  readonly login: string | null;
  readonly created: number;
  readonly seen: number;
  readonly addresses: readonly string[];
  readonly banned: boolean;
}

/** People, newest first. */
export interface PeopleFound {
  readonly people: readonly PersonFound[];
}

/** A ban to add. */
export interface NewBan {
  readonly target: string;
  readonly operator: string;
  readonly reason?: string;
  readonly days?: number | null;
}

/** A ban to lift. */
export interface Unban {
  readonly target: string;
  readonly operator: string;
}

/** A ban. */
export interface BanLine {
  readonly id: string;
  readonly person: string | null;
  readonly name: string;
  readonly network: string | null;
  readonly reason: string;
  readonly created: number;
  readonly until: number | null;
}

/** All bans, newest first. */
export interface BanList {
  readonly bans: readonly BanLine[];
}

/** An act of an operator. */
export interface AuditLine {
  readonly at: number;
  readonly operator: string;
  readonly action: string;
  readonly target: string;
  readonly reason: string;
}

/** Operators' acts, newest first. */
export interface Audits {
  readonly done: readonly AuditLine[];
}

/** A request to delete what is due. */
export interface Retain {
  readonly operator: string;
  readonly dry_run: boolean;
}

/** How many were deleted, or would be. */
export interface RetentionLine {
  readonly unstarted: number;
  readonly finished: number;
  readonly abandoned: number;
  readonly guests: number;
}

/** What went wrong; nothing has changed. */
export interface Problem {
  readonly code: string;
  readonly problem: string;
  readonly params: { readonly [key: string]: Message | number | readonly Message[] | string };
  readonly rule: string;
  readonly where: string;
}

/** The whole table for one viewer: sent first, and whenever the client asks. */
export interface Snapshot {
  readonly type: "snapshot";
  readonly seq: number;
  readonly seat: number | null;
  readonly facts: Facts;
  readonly status: Status;
  readonly plies: readonly PlySeen[];
  readonly chat: readonly ChatLine[];
  readonly position: Position;
}

/** The news since the last message: the table went from *since* to *seq*. */
export interface Update {
  readonly type: "update";
  readonly since: number;
  readonly seq: number;
  readonly kept: number;
  readonly plies: readonly PlySeen[];
  readonly chat: readonly ChatLine[];
  readonly status: Status;
  readonly position: Position | null;
}

/** A command was carried out, now or when it was first sent. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly seq: number;
}

/** A command was refused; nothing has changed. */
export interface Denied {
  readonly type: "refused";
  readonly id: string;
  readonly refusal: Refusal;
  readonly seq: number;
}

/** The connected players and spectators; not part of the log. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly number[];
  readonly watching: number;
}

/** A message is malformed or not allowed; nothing has changed. */
export interface Fault {
  readonly type: "error";
  readonly code: string;
  readonly problem: string;
  readonly id: string;
  readonly retry: number | null;
}

/** The answer to a ping, with the server's time. */
export interface Pong {
  readonly type: "pong";
  readonly at: number;
}

/** The first message: the seat, what the client has, and what it wants. */
export interface Hello {
  readonly type: "hello";
  readonly seat?: number | null;
  readonly seen?: number | null;
  readonly want?: readonly ("events" | "moves" | "plan" | "scene")[];
  readonly watch?: string;
}

/** A command with a unique id: if sent twice, it is executed once [T15]. */
export interface Do {
  readonly type: "do";
  readonly id: string;
  readonly command: Abandon | Agree | Decline | GiveWord | Leave | Mute | OfferDraw | Pause | Play | Readmit | Remove | Replace | Resign | Resume | Say | Sit | Start | Undo | Unmute;
}

/** Ask for a snapshot. */
export interface Look {
  readonly type: "look";
}

/** Ask whether the server is alive. */
export interface Ping {
  readonly type: "ping";
}

/** The setup of a table, apart from the game and its options. */
export interface Setup {
  readonly chairs: readonly (BotChair | Kept | Mine | Open)[];
  readonly clock?: Bank | CountUp | Days | NoClock;
  readonly watching?: Watching;
  readonly chat?: boolean;
  readonly public?: boolean;
  readonly automatic?: boolean;
  readonly wait?: boolean;
  readonly missing?: number;
}

/** Everything that one viewer can see and click. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly offers: readonly Offer[];
  readonly notes?: readonly Message[];
  readonly seats?: readonly (Message | null)[];
  readonly marks?: { readonly [key: string]: readonly string[] };
}

/** The facts about a table that never change. */
export interface Facts {
  readonly table: string;
  readonly game: string;
  readonly rules_version: number;
  readonly seats: number;
  readonly options: { readonly [key: string]: string };
  readonly clock: Bank | CountUp | Days | NoClock;
  readonly watching: Watching;
  readonly chat: boolean;
  readonly public: boolean;
  readonly automatic: boolean;
  readonly has_draws: boolean;
  readonly hides: boolean;
  readonly branched_from: string | null;
  readonly given: number;
  readonly host: boolean;
  readonly invitation: string | null;
}

/** The short facts about a table, sent whole with each update. */
export interface Status {
  readonly phase: "closed" | "over" | "paused" | "playing" | "waiting";
  readonly players: readonly Player[];
  readonly clocks: Clocks;
  readonly questions: readonly Question[];
  readonly undo: UndoOffer | null;
  readonly result: Result | null;
  readonly deal: Deal;
  readonly rematch: string | null;
  readonly muted: boolean;
  readonly guests: readonly Guest[];
}

/** The current position for one viewer. */
export interface Position {
  readonly ply: number;
  readonly mover: number | null;
  readonly scene?: Scene | null;
  readonly moves?: readonly string[] | null;
  readonly plan?: TextBoard | null;
  readonly change?: SceneChange | null;
}

/** The reason why a move is illegal, and the rule that forbids it. */
export interface Refusal {
  readonly code: string;
  readonly params?: { readonly [key: string]: Message | number | readonly Message[] | string };
  readonly rule?: string;
}

/** Whether others may watch, and with how many moves of delay [T11]. */
export interface Watching {
  readonly allowed?: boolean;
  readonly delay?: number;
}

/** The player of a seat. */
export interface Player {
  readonly seat: number;
  readonly kind: "bot" | "kept" | "left" | "open" | "person";
  readonly name: string;
  readonly level: number;
  readonly you: boolean;
  readonly word: string;
  readonly who: number | null;
}

/** Something that happened at the table, as far as one seat may know it. */
export interface Event {
  readonly code: string;
  readonly params?: { readonly [key: string]: Message | number | readonly Message[] | string };
  readonly rule?: string;
  readonly slides?: readonly (readonly string[])[];
  readonly spots?: readonly string[];
}

/** A sentence to show or speak. */
export interface Message {
  readonly code: string;
  readonly params?: { readonly [key: string]: Message | number | readonly Message[] | string };
}

/** The clocks of all seats. */
export interface Clocks {
  readonly at: number;
  readonly times: readonly Time[];
  readonly running: number | null;
}

/** The dealer's commitment and secret, which make the draws checkable [T4]. */
export interface Deal {
  readonly commitment: string;
  readonly secret: string | null;
}

/** A move as far as one viewer may know it. */
export interface PlySeen {
  readonly seat: number;
  readonly move: string | null;
  readonly how?: "automatic" | "bot" | "given" | "person";
  readonly events?: readonly Event[];
}

/** A line of the chat. */
export interface ChatLine {
  readonly seq: number;
  readonly at: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly who: number | null;
}

/** Take a chair: the one named, or the first free one [T1]. */
export interface Sit {
  readonly type: "sit";
  readonly seat?: number | null;
  readonly invitation?: string;
  readonly word?: string;
}

/** Stand up [T10]. */
export interface Leave {
  readonly type: "leave";
}

/** Give a word for the dealer to mix in [T4]. */
export interface GiveWord {
  readonly type: "word";
  readonly word: string;
}

/** Begin the game; only for the host of a table that waits for it. */
export interface Start {
  readonly type: "start";
}

/** Play a move in the position after *at* plies [T3]. */
export interface Play {
  readonly type: "play";
  readonly move: string;
  readonly at: number;
}

/** Go back to *ply* plies, or take back your own last move [T6]. */
export interface Undo {
  readonly type: "undo";
  readonly ply?: number | null;
}

/** Ask to pause [T8]. */
export interface Pause {
  readonly type: "pause";
}

/** Resume the game [T8]. */
export interface Resume {
  readonly type: "resume";
}

/** Offer a draw [T9]. */
export interface OfferDraw {
  readonly type: "draw";
}

/** Give up [T9]. */
export interface Resign {
  readonly type: "resign";
}

/** Close the table before the start; later, ask to end without a result [T9]. */
export interface Abandon {
  readonly type: "abandon";
}

/** Ask to give a missing player's seat to a bot, or to open it for anybody [T10]. */
export interface Replace {
  readonly type: "replace";
  readonly seat: number;
  readonly level?: number | null;
}

/** Agree to a proposal [T7]. */
export interface Agree {
  readonly type: "agree";
  readonly proposal: number;
}

/** Decline a proposal, or withdraw your own [T7]. */
export interface Decline {
  readonly type: "decline";
  readonly proposal: number;
}

/** Write something in the chat [T12]. */
export interface Say {
  readonly type: "say";
  readonly text: string;
}

/** Refuse a person's chat; only for the host [T16]. */
export interface Mute {
  readonly type: "mute";
  readonly who: number;
}

/** Accept a muted person's chat again; only for the host [T16]. */
export interface Unmute {
  readonly type: "unmute";
  readonly who: number;
}

/** Remove a person from the table; only for the host [T16]. */
export interface Remove {
  readonly type: "remove";
  readonly who: number;
}

/** Let a removed person come back; only for the host [T16]. */
export interface Readmit {
  readonly type: "readmit";
  readonly who: number;
}

/** Time is not measured [T5]. */
export interface NoClock {
  readonly type: "none";
}

/** Time is measured and shown, but unlimited [T5]. */
export interface CountUp {
  readonly type: "count-up";
}

/** Seconds for the whole game, plus an increment after each turn [T5]. */
export interface Bank {
  readonly type: "bank";
  readonly seconds: number;
  readonly increment?: number;
  readonly expiry?: "bot" | "loss" | "nothing";
}

/** A number of days for each turn [T5]. */
export interface Days {
  readonly type: "days";
  readonly days: number;
  readonly expiry?: "bot" | "loss" | "nothing";
}

/** One drawing at one place. */
export interface Piece {
  readonly id: string;
  readonly art: string;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
  readonly tone?: string;
  readonly say?: Message | null;
  readonly children?: readonly Piece[];
  readonly text?: string;
  readonly spin?: number;
}

/** A legal move and the clicks that choose it, or many moves of one kind. */
export interface Offer {
  readonly move: string;
  readonly spots: readonly string[];
  readonly say: Message;
  readonly marks?: readonly string[];
  readonly choices?: readonly Choice[];
}

/** An open proposal [T7]. */
export interface Question {
  readonly proposal: number;
  readonly kind: "abandon" | "draw" | "pause" | "replace" | "undo";
  readonly seat: number;
  readonly waiting: readonly number[];
  readonly ply: number | null;
  readonly target: number | null;
  readonly level: number | null;
}

/** The moves that the viewer may take back, or ask to take back [T6]. */
export interface UndoOffer {
  readonly how: "ask" | "free";
  readonly ply: number;
  readonly turn?: number | null;
}

/** The result of the game. */
export interface Result {
  readonly say: Message;
  readonly rule: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** A person whom the host has muted or removed, or the viewer has muted [T16]. */
export interface Guest {
  readonly who: number;
  readonly name: string;
  readonly muted: boolean;
  readonly removed: boolean;
  readonly hidden: boolean;
}

/** A drawing as lines of text, with the area of each piece. */
export interface TextBoard {
  readonly lines: readonly string[];
  readonly areas: readonly BoardArea[];
}

/** The difference between a scene and the one sent before. */
export interface SceneChange {
  readonly pieces: readonly (Piece | readonly [number, number])[];
  readonly changes?: readonly PieceChange[];
  readonly offers?: readonly Offer[];
  readonly marks?: { readonly [key: string]: readonly string[] };
  readonly notes?: readonly (Message | readonly [number, number])[] | null;
  readonly seats?: readonly (Message | null)[] | null;
  readonly size?: readonly [number, number] | null;
}

/** A chair that anybody may take who finds the table [T1]. */
export interface Open {
  readonly type: "open";
}

/** A chair for somebody with the invitation [T1]. */
export interface Kept {
  readonly type: "kept";
}

/** A chair for the host, who sits down when the table is created [T1]. */
export interface Mine {
  readonly type: "mine";
}

/** A chair with a bot [T1]. */
export interface BotChair {
  readonly type: "bot";
  readonly level: number;
}

/** The clock of a seat, in milliseconds. */
export interface Time {
  readonly spent: number;
  readonly left: number | null;
}

/** One choice to make by clicking for a move: a card, a rotation, a place. */
export interface Choice {
  readonly name: string;
  readonly spots: readonly string[];
  readonly words?: readonly (number | string)[];
}

/** The rectangle of a text board that shows one piece. */
export interface BoardArea {
  readonly spot: string;
  readonly row: number;
  readonly column: number;
  readonly width?: number;
  readonly height?: number;
  readonly tone?: string;
}

/** The changed fields of a piece; missing fields stay the same. */
export interface PieceChange {
  readonly id: string;
  readonly art?: string;
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly size?: number;
  readonly tone?: string;
  readonly say?: Message | null;
  readonly children?: readonly Piece[];
  readonly text?: string;
  readonly spin?: number;
}
