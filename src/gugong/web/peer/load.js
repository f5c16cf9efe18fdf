// So many games at once on the server beside it, each played by two connections; how many moves were acknowledged, and
// how long each took, as JSON. PORT GAMES SECONDS EACH_SECOND
const { io } = require("socket.io-client");

const [port, games, seconds, eachSecond] = process.argv.slice(2).map(Number);
const took = [];
const CARDS = 4;
const LOCATIONS = 7;

function heard(socket, kind) {
  return new Promise((done) => socket.once(kind, (...said) => done(said)));
}

// The state after this one: what the other seat did is told to both, and may come late.
function following(socket, state) {
  return new Promise((done) => {
    const hear = (_match, told) => {
      if (told._stateID <= state) return;
      socket.off("update", hear);
      done(told);
    };
    socket.on("update", hear);
  });
}

async function seated(number, player) {
  const socket = io(`http://127.0.0.1:${port}/peer`, { transports: ["websocket"], forceNew: true });
  await heard(socket, "connect");
  const synced = heard(socket, "sync");
  socket.emit("sync", `game-${number}`, player, undefined, 2);
  await synced;
  return socket;
}

async function play(sockets, number, until) {
  let state = 0;
  let player = "0";
  let at = performance.now() + (eachSecond ? (Math.random() * 1000) / eachSecond : 0);
  if (eachSecond) await new Promise((done) => setTimeout(done, at - performance.now()));
  while (performance.now() < until) {
    const socket = sockets[Number(player)];
    const begun = performance.now();
    const args = [Math.floor(Math.random() * CARDS), Math.floor(Math.random() * LOCATIONS)];
    const told = following(socket, state);
    const move = { type: "MAKE_MOVE", payload: { type: "exchange", args, playerID: player } };
    socket.emit("update", move, state, `game-${number}`, player);
    const after = await told;
    took.push(performance.now() - begun);
    state = after._stateID;
    player = after.ctx.currentPlayer;
    if (!eachSecond) continue;
    at += 1000 / eachSecond;
    await new Promise((done) => setTimeout(done, Math.max(0, at - performance.now())));
  }
}

async function main() {
  const tables = [];
  for (let number = 0; number < games; number += 1) {
    tables.push([await seated(number, "0"), await seated(number, "1")]);
  }
  const started = performance.now();
  await Promise.all(tables.map((sockets, number) => play(sockets, number, started + seconds * 1000)));
  const passed = (performance.now() - started) / 1000;
  took.sort((one, other) => one - other);
  console.log(JSON.stringify({
    answers_a_second: Math.round((took.length / passed) * 10) / 10,
    median_ms: Math.round(took[took.length >> 1] * 10) / 10,
    p95_ms: Math.round(took[Math.floor(took.length * 0.95)] * 10) / 10,
  }));
  process.exit(0);
}

main();
