/*
 * Gears in hand-written C: the yardstick for the compiled Python.
 *
 * It does what `walk.playout` does with the game's rules, by the same algorithm:
 * random games from the toss on, every legal move listed at every ply, every
 * ending judged after every action. [G1], [G2] ... are the ids of
 * docs/games/gears.md. Where C has something better to offer than Python (a
 * machine instruction, a line of positions written in place) it is used.
 *
 *     gears perft FIRST DEPTH   count the lines of play; FIRST: coin, blue or red
 *     gears play GAMES SEED     play so many games and say what came of them
 *     gears serve SEED          for every line of input, a number of seconds, play
 *                               games for as long and say what came of them
 */

#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t set; /* a set of pegs; a1 is bit 0, j10 is bit 54 */

enum { SIDE = 10, PEGS = 55, LOOSE = 14, SHIFT = 55, QUIET_LIMIT = 60 };
enum { FIRST_BLUE = 3081, FIRST_RED = 3082 };
enum { MOST_MOVES = 801, LONGEST_GAME = 2048 };
enum ending { RUNNING, GOLD_WINS, GIFT, BLOCK, REPETITION, STALEMATE, ENDINGS };

#define BIT(peg) ((set)1 << (peg))
#define GOLD BIT(0)
#define BLUE_BASE BIT(45)
#define RED_BASE BIT(54)
#define BOARD (BIT(PEGS) - 1)
#define CORNER_PAIRS (BIT(1) | BIT(2) | BIT(36) | BIT(46) | BIT(44) | BIT(53))

static set neighbours[PEGS];
static set near[PEGS];  /* pegs next to one of its neighbours */
static set later[PEGS]; /* neighbours with a higher number */
static set twin[PEGS];  /* the other peg next to the same corner [G6b] */

struct position {
    set wheels[2]; /* Blue's and Red's, bases included */
    int turn;
    int quiet; /* actions since the last fresh cog [G10] */
    bool toss;
    enum ending ending;
};

struct tally {
    uint64_t plies, listed, games;
    uint64_t endings[ENDINGS];
};

/* ---- the board [G1, G2] ------------------------------------------------------ */

static inline int lowest(set pegs) { return __builtin_ctzll(pegs); }

static inline set neighbours_of(set pegs)
{
    set beside = 0;
    for (; pegs; pegs &= pegs - 1)
        beside |= neighbours[lowest(pegs)];
    return beside;
}

static int peg_at(int row, int column) { return row * (row + 1) / 2 + column; }

static void mesh(int one, int other)
{
    neighbours[one] |= BIT(other);
    neighbours[other] |= BIT(one);
}

static void make_tables(void)
{
    for (int row = 0; row < SIDE; row++)
        for (int column = 0; column <= row; column++) {
            int peg = peg_at(row, column);
            if (column < row)
                mesh(peg, peg + 1);
            if (row + 1 < SIDE) {
                mesh(peg, peg_at(row + 1, column));
                mesh(peg, peg_at(row + 1, column + 1));
            }
        }
    for (int peg = 0; peg < PEGS; peg++) {
        later[peg] = neighbours[peg] & ~(BIT(peg) | (BIT(peg) - 1));
        near[peg] = neighbours_of(neighbours[peg]);
    }
    static const int pairs[3][2] = {{1, 2}, {36, 46}, {44, 53}};
    for (int i = 0; i < 3; i++) {
        twin[pairs[i][0]] = BIT(pairs[i][1]);
        twin[pairs[i][1]] = BIT(pairs[i][0]);
    }
}

/* ---- chance and the clock --------------------------------------------------- */

static uint64_t seed;

/* A fair number below `limit`, by splitmix64 and a multiplication. */
static inline uint32_t below(uint32_t limit)
{
    uint64_t mixed = seed += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)((mixed >> 32) * limit >> 32);
}

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* ---- trains [G5] ------------------------------------------------------------ */

struct train {
    set even, odd;       /* its wheels, coloured alternately */
    set by_even, by_odd; /* the pegs next to each */
};

/* Colour the train of `first`; it is locked if a wheel is both even and odd. */
static inline struct train two_colour(set wheels, set first)
{
    struct train train = {first, 0, 0, 0};
    set layer = first;
    while (layer) {
        set beside = neighbours_of(layer);
        train.by_even |= beside;
        layer = beside & wheels & ~train.odd;
        train.odd |= layer;
        beside = neighbours_of(layer);
        train.by_odd |= beside;
        layer = beside & wheels & ~train.even;
        train.even |= layer;
    }
    return train;
}

static inline bool locked(struct train train) { return train.even & train.odd; }

/* ---- actions [G4, G6] ------------------------------------------------------- */

/* The pegs where one more wheel makes a triangle or shuts a corner [G6a, G6b]. */
static inline set closed_to(set own)
{
    set closed = 0;
    for (set rest = own; rest; rest &= rest - 1) {
        int peg = lowest(rest);
        closed |= neighbours[peg] & neighbours_of(later[peg] & own);
    }
    for (set rest = own & CORNER_PAIRS; rest; rest &= rest - 1)
        closed |= twin[lowest(rest)];
    return closed;
}

/* What is closed when `wheel` is lifted, given what is while it lies. */
static inline set closed_without(set own, set wheel, set closed)
{
    int peg = lowest(wheel);
    if (!(closed & neighbours[peg]))
        return closed;
    return (closed & ~neighbours[peg]) | closed_to((own ^ wheel) & near[peg]);
}

struct locking {
    set pegs;   /* where one more wheel would lock the base's train [G6c] */
    set matter; /* the wheels of the trains that decide it */
};

static inline struct locking locking(set wheels, set base)
{
    struct train train = two_colour(wheels, base);
    set matter = train.even | train.odd;
    if (locked(train))
        return (struct locking){BOARD, matter};
    set beside = (train.by_even | train.by_odd) & ~wheels;
    set locks = train.by_even & train.by_odd;
    set rest = neighbours_of(beside & ~locks) & wheels & ~matter;
    while (rest) {
        train = two_colour(wheels, rest & -rest);
        matter |= train.even | train.odd;
        rest &= ~matter;
        locks |= train.by_even & train.by_odd;
    }
    return (struct locking){beside & locks, matter};
}

static inline uint16_t *write_all(set pegs, int offset, uint16_t *end)
{
    for (; pegs; pegs &= pegs - 1)
        *end++ = (uint16_t)(offset + lowest(pegs));
    return end;
}

static inline bool has_fresh_cog(set own) { return __builtin_popcountll(own) <= LOOSE; }

static inline set base_of(int colour) { return colour ? RED_BASE : BLUE_BASE; }

static int fill(const struct position *now, uint16_t *moves)
{
    if (now->toss) {
        moves[0] = FIRST_BLUE;
        moves[1] = FIRST_RED;
        return 2;
    }
    set own = now->wheels[now->turn];
    set base = base_of(now->turn);
    set wheels = now->wheels[0] | now->wheels[1] | GOLD;
    set vacant = BOARD & ~wheels;
    set closed = closed_to(own) & vacant;
    struct locking locks = locking(wheels, base);
    uint16_t *end = moves;
    if (has_fresh_cog(own))
        end = write_all(vacant & ~closed & ~locks.pegs, 0, end);
    for (set rest = own ^ base; rest; rest &= rest - 1) {
        set wheel = rest & -rest;
        set shut = closed_without(own, wheel, closed);
        shut |= wheel & locks.matter ? locking(wheels ^ wheel, base).pegs : locks.pegs;
        end = write_all(vacant & ~shut, SHIFT + PEGS * lowest(rest), end);
    }
    return (int)(end - moves);
}

static bool can_act(const struct position *now)
{
    set own = now->wheels[now->turn];
    set base = base_of(now->turn);
    set wheels = now->wheels[0] | now->wheels[1] | GOLD;
    set vacant = BOARD & ~wheels;
    set closed = closed_to(own) & vacant;
    struct locking locks = locking(wheels, base);
    if (has_fresh_cog(own) && vacant & ~closed & ~locks.pegs)
        return true;
    for (set rest = own ^ base; rest; rest &= rest - 1) {
        set wheel = rest & -rest;
        set shut = closed_without(own, wheel, closed);
        shut |= wheel & locks.matter ? locking(wheels ^ wheel, base).pegs : locks.pegs;
        if (vacant & ~shut)
            return true;
    }
    return false;
}

/* ---- play ------------------------------------------------------------------- */

/* How often the position was there since the last fresh cog [G10]. */
static int times_seen(const struct position *now)
{
    int seen = 0;
    for (int back = 2; back <= now->quiet; back += 2)
        seen += now[-back].wheels[0] == now->wheels[0] &&
                now[-back].wheels[1] == now->wheels[1];
    return seen;
}

/* How the game stands after an action; `now` is its latest position [G7 to G10]. */
static enum ending judge(const struct position *now)
{
    set wheels = now->wheels[0] | now->wheels[1] | GOLD;
    struct train train = two_colour(wheels, GOLD);
    if (!locked(train)) {
        set turning = train.even | train.odd;
        if (turning & base_of(1 - now->turn))
            return GOLD_WINS;
        if (turning & base_of(now->turn))
            return GIFT;
    }
    if (!can_act(now))
        return BLOCK;
    if (times_seen(now) >= 2)
        return REPETITION;
    return now->quiet >= QUIET_LIMIT ? STALEMATE : RUNNING;
}

/* Write the position after `move` behind `now`, the latest of its line. */
static void play(struct position *now, int move)
{
    struct position *next = now + 1;
    *next = *now;
    if (now->toss) {
        next->toss = false;
        next->turn = move == FIRST_RED;
        return;
    }
    if (move < SHIFT) {
        next->wheels[now->turn] ^= BIT(move);
        next->quiet = 0;
    } else {
        next->wheels[now->turn] ^= BIT(move / PEGS - 1) | BIT(move % PEGS);
        next->quiet++;
    }
    next->turn = 1 - now->turn;
    next->ending = judge(next);
}

static struct position start(const char *first)
{
    return (struct position){
        .wheels = {BLUE_BASE, RED_BASE},
        .turn = strcmp(first, "red") == 0,
        .toss = strcmp(first, "coin") == 0,
        .ending = RUNNING,
    };
}

/* ---- walks ------------------------------------------------------------------ */

static struct position line[LONGEST_GAME];

static uint64_t perft(struct position *now, int depth)
{
    uint16_t moves[MOST_MOVES];
    uint64_t lines = 0;

    if (depth == 0)
        return 1;
    if (now->ending != RUNNING)
        return 0;
    int count = fill(now, moves);
    if (depth == 1)
        return (uint64_t)count;
    for (int i = 0; i < count; i++) {
        play(now, moves[i]);
        lines += perft(now + 1, depth - 1);
    }
    return lines;
}

static void playout(struct tally *tally)
{
    uint16_t moves[MOST_MOVES];
    struct position *now = line;

    *now = start("coin");
    while (now->ending == RUNNING) {
        int count = fill(now, moves);
        play(now, moves[below((uint32_t)count)]);
        tally->listed += (uint64_t)count;
        now++;
    }
    tally->plies += (uint64_t)(now - line);
    tally->games++;
    tally->endings[now->ending]++;
}

/* ---- the program ------------------------------------------------------------ */

static void say(const struct tally *tally, double cpu)
{
    static const char *const names[ENDINGS] = {"",      "gold",       "gift",
                                               "block", "repetition", "stalemate"};
    printf("{\"plies\": %" PRIu64 ", \"listed\": %" PRIu64 ", \"games\": %" PRIu64
           ", \"cpu\": %.9f, \"endings\": {",
           tally->plies, tally->listed, tally->games, cpu);
    for (int i = 1; i < ENDINGS; i++)
        printf("%s\"%s\": %" PRIu64, i > 1 ? ", " : "", names[i], tally->endings[i]);
    puts("}}");
    fflush(stdout);
}

static void play_games(uint64_t games)
{
    struct tally tally = {0};
    double began = cpu_seconds();
    while (tally.games < games)
        playout(&tally);
    say(&tally, cpu_seconds() - began);
}

static void play_for(double seconds)
{
    struct tally tally = {0};
    double began = cpu_seconds(), now;
    do {
        playout(&tally);
        now = cpu_seconds();
    } while (now - began < seconds);
    say(&tally, now - began);
}

int main(int argc, char **argv)
{
    char text[64];

    make_tables();
    if (argc == 4 && strcmp(argv[1], "perft") == 0) {
        line[0] = start(argv[2]);
        printf("%" PRIu64 "\n", perft(line, atoi(argv[3])));
    } else if (argc == 4 && strcmp(argv[1], "play") == 0) {
        seed = strtoull(argv[3], NULL, 10);
        play_games(strtoull(argv[2], NULL, 10));
    } else if (argc == 3 && strcmp(argv[1], "serve") == 0) {
        seed = strtoull(argv[2], NULL, 10);
        while (fgets(text, sizeof text, stdin))
            play_for(atof(text));
    } else {
        fputs("usage: gears perft FIRST DEPTH | play GAMES SEED | serve SEED\n",
              stderr);
        return 2;
    }
    return 0;
}
