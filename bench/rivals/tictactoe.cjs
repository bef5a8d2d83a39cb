// Tic-tac-toe on a server of boardgame.io, for bench/load_generator.py: node tictactoe.cjs PORT

const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const ROWS = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    const mine = (cell) => G.cells[cell] === ctx.currentPlayer;
    if (ROWS.some((row) => row.every(mine))) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

Server({ games: [game], origins: [/.*/] }).run(Number(process.argv[2]));
