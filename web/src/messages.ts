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

/** The whole table, for one viewer: at the beginning, and after any doubt. */
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

/** What is new: the table went from *since* to *seq*. */
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

/** A command was carried out, now or when it was sent before. */
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

/** Who is connected; not part of the log. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly number[];
  readonly watching: number;
}

/** A message could not be understood or may not be sent; nothing has changed. */
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

/** The first message: who looks, and what they have seen already. */
export interface Hello {
  readonly type: "hello";
  readonly seat?: number | null;
  readonly seen?: number | null;
  readonly want?: readonly ("events" | "moves" | "plan" | "scene")[];
  readonly watch?: string;
}

/** A command, with an id of the client's: sent twice it is done once [T15]. */
export interface Do {
  readonly type: "do";
  readonly id: string;
  readonly command: Abandon | Agree | Decline | GiveWord | Leave | Mute | OfferDraw | Pause | Play | Readmit | Remove | Replace | Resign | Resume | Say | Sit | Start | Undo | Unmute;
}

/** Ask for a snapshot. */
export interface Look {
  readonly type: "look";
}

/** Ask whether the server is there. */
export interface Ping {
  readonly type: "ping";
}

/** How a table is kept; which game is played on it stands beside this. */
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

/** Everything there is to see and to click for one viewer. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly offers: readonly Offer[];
  readonly notes?: readonly Message[];
  readonly seats?: readonly (Message | null)[];
  readonly marks?: { readonly [key: string]: readonly string[] };
}

/** What of a table never changes. */
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

/** Everything of a table that is short: sent whole with each update. */
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

/** The game as it stands, for one viewer. */
export interface Position {
  readonly ply: number;
  readonly mover: number | null;
  readonly scene?: Scene | null;
  readonly moves?: readonly string[] | null;
  readonly plan?: TextBoard | null;
  readonly change?: SceneChange | null;
}

/** Why a move may not be played, and the rule that forbids it. */
export interface Refusal {
  readonly code: string;
  readonly params?: { readonly [key: string]: Message | number | readonly Message[] | string };
  readonly rule?: string;
}

/** Whether others may look on, and how many moves they are behind [T11]. */
export interface Watching {
  readonly allowed?: boolean;
  readonly delay?: number;
}

/** Who sits in a seat. */
export interface Player {
  readonly seat: number;
  readonly kind: "bot" | "kept" | "left" | "open" | "person";
  readonly name: string;
  readonly level: number;
  readonly you: boolean;
  readonly word: string;
  readonly who: number | null;
}

/** Something that happened at the table, as one seat may know it. */
export interface Event {
  readonly code: string;
  readonly params?: { readonly [key: string]: Message | number | readonly Message[] | string };
  readonly rule?: string;
  readonly slides?: readonly (readonly string[])[];
  readonly spots?: readonly string[];
}

/** Something to be said: its code is the key of its sentence. */
export interface Message {
  readonly code: string;
  readonly params?: { readonly [key: string]: Message | number | readonly Message[] | string };
}

/** Every seat's clock, and whose is running. */
export interface Clocks {
  readonly at: number;
  readonly times: readonly Time[];
  readonly running: number | null;
}

/** What makes the dealer's draws checkable [T4]. */
export interface Deal {
  readonly commitment: string;
  readonly secret: string | null;
}

/** A move as one viewer may know it. */
export interface PlySeen {
  readonly seat: number;
  readonly move: string | null;
  readonly how?: "automatic" | "bot" | "given" | "person";
  readonly events?: readonly Event[];
}

/** Something said. */
export interface ChatLine {
  readonly seq: number;
  readonly at: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly who: number | null;
}

/** Take a chair, the first that is free if none is named [T1]. */
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

/** Begin the game; only the host may, and only where the table waits for it. */
export interface Start {
  readonly type: "start";
}

/** Play a move in the position after so many plies [T3]. */
export interface Play {
  readonly type: "play";
  readonly move: string;
  readonly at: number;
}

/** Take moves back: to where *ply* plies had been played, or the last own move. */
export interface Undo {
  readonly type: "undo";
  readonly ply?: number | null;
}

/** Ask to pause [T8]. */
export interface Pause {
  readonly type: "pause";
}

/** Let the game go on [T8]. */
export interface Resume {
  readonly type: "resume";
}

/** Offer to share the game [T9]. */
export interface OfferDraw {
  readonly type: "draw";
}

/** Give up [T9]. */
export interface Resign {
  readonly type: "resign";
}

/** Before the start close the table; later ask to end without a result [T9]. */
export interface Abandon {
  readonly type: "abandon";
}

/** Ask to hand a missing player's seat to a bot, or to the next to come [T10]. */
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

/** Decline a proposal, or withdraw an own one [T7]. */
export interface Decline {
  readonly type: "decline";
  readonly proposal: number;
}

/** Say something to all [T12]. */
export interface Say {
  readonly type: "say";
  readonly text: string;
}

/** Refuse what a person says; only the host may [T16]. */
export interface Mute {
  readonly type: "mute";
  readonly who: number;
}

/** Let a person talk again; only the host may [T16]. */
export interface Unmute {
  readonly type: "unmute";
  readonly who: number;
}

/** Send a person away from the table; only the host may [T16]. */
export interface Remove {
  readonly type: "remove";
  readonly who: number;
}

/** Let a person come back who was removed; only the host may [T16]. */
export interface Readmit {
  readonly type: "readmit";
  readonly who: number;
}

/** Nobody counts time [T5]. */
export interface NoClock {
  readonly type: "none";
}

/** Time is counted and shown, and never up [T5]. */
export interface CountUp {
  readonly type: "count-up";
}

/** Seconds for the whole game, and some more after each turn [T5]. */
export interface Bank {
  readonly type: "bank";
  readonly seconds: number;
  readonly increment?: number;
  readonly expiry?: "bot" | "loss" | "nothing";
}

/** Days for each turn [T5]. */
export interface Days {
  readonly type: "days";
  readonly days: number;
  readonly expiry?: "bot" | "loss" | "nothing";
}

/** One thing to be seen: a piece of our art at a place. */
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

/** A legal move and how to choose it by clicking, or many moves of one kind. */
export interface Offer {
  readonly move: string;
  readonly spots: readonly string[];
  readonly say: Message;
  readonly marks?: readonly string[];
  readonly choices?: readonly Choice[];
}

/** A proposal that waits for somebody [T7]. */
export interface Question {
  readonly proposal: number;
  readonly kind: "abandon" | "draw" | "pause" | "replace" | "undo";
  readonly seat: number;
  readonly waiting: readonly number[];
  readonly ply: number | null;
  readonly target: number | null;
  readonly level: number | null;
}

/** What the viewer may take back, or ask to take back [T6]. */
export interface UndoOffer {
  readonly how: "ask" | "free";
  readonly ply: number;
  readonly turn?: number | null;
}

/** How the game ended. */
export interface Result {
  readonly say: Message;
  readonly rule: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Somebody whom the host keeps in order, or whom the viewer has muted [T16]. */
export interface Guest {
  readonly who: number;
  readonly name: string;
  readonly muted: boolean;
  readonly removed: boolean;
  readonly hidden: boolean;
}

/** What is to be seen, as lines of text. */
export interface TextBoard {
  readonly lines: readonly string[];
  readonly areas: readonly BoardArea[];
}

/** What makes a scene out of the one that was sent before. */
export interface SceneChange {
  readonly pieces: readonly (Piece | readonly [number, number])[];
  readonly changes?: readonly PieceChange[];
  readonly offers?: readonly Offer[];
  readonly marks?: { readonly [key: string]: readonly string[] };
  readonly notes?: readonly (Message | readonly [number, number])[] | null;
  readonly seats?: readonly (Message | null)[] | null;
  readonly size?: readonly [number, number] | null;
}

/** A chair that anybody who finds the table may take [T1]. */
export interface Open {
  readonly type: "open";
}

/** A chair for whoever holds the invitation [T1]. */
export interface Kept {
  readonly type: "kept";
}

/** A chair for the host, who sits down when the table is made [T1]. */
export interface Mine {
  readonly type: "mine";
}

/** A chair in which a bot of a level sits [T1]. */
export interface BotChair {
  readonly type: "bot";
  readonly level: number;
}

/** The clock of a seat, in milliseconds. */
export interface Time {
  readonly spent: number;
  readonly left: number | null;
}

/** Something to choose for a move by clicking: a card, how it lies, a place. */
export interface Choice {
  readonly name: string;
  readonly spots: readonly string[];
  readonly words?: readonly (number | string)[];
}

/** The part of a plan that shows one thing. */
export interface BoardArea {
  readonly spot: string;
  readonly row: number;
  readonly column: number;
  readonly width?: number;
  readonly height?: number;
  readonly tone?: string;
}

/** What differs of a piece; fields that are left out are as they were. */
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
