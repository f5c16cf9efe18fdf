// A game of about our size on boardgame.io, kept in files: two hands of cards that only their holders see, a board, a
// move for each turn. FOLDER PORT
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const CARDS = 60;
const LOCATIONS = 7;
const HAND = 4;

function begun() {
  const deck = Array.from({ length: CARDS }, (_, card) => ({ id: card, value: (card % 7) + 1 }));
  const dealt = () => deck.splice(0, HAND);
  const seat = () => ({ vp: 0, pool: 8, supply: 4, jade: 0, tokens: [], envoy: 0, intrigue: 0, ships: [0, 0, 0] });
  return {
    board: deck.splice(0, LOCATIONS),
    map: Array.from({ length: 32 }, (_, place) => ({ place, token: place % 6 })),
    seats: { 0: seat(), 1: seat() },
    players: { 0: { hand: dealt() }, 1: { hand: dealt() } },
    secret: { deck },
    day: 1,
  };
}

// The card goes to an official, the one there comes into the hand, and its player gains a point.
function exchange({ G, playerID, events }, card, location) {
  const { hand } = G.players[playerID];
  const given = hand.splice(card % hand.length, 1)[0];
  hand.push(G.board[location]);
  G.board[location] = given;
  G.seats[playerID].vp += 1;
  events.endTurn();
}

const game = {
  name: "peer",
  setup: begun,
  moves: { exchange: { move: exchange, client: false } },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    return { ...open, players: { [playerID]: players[playerID] } };
  },
};

const [folder, port] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir: folder }), origins: [Origins.LOCALHOST] });
server.run(Number(port), () => console.log("ready"));
