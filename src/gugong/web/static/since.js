// Since your last turn, on the board: pointing at a line shows what changed in that turn, L plays all of them again.
import * as arrange from "./arrange.js";
import * as ghosts from "./ghosts.js";
import * as phone from "./phone.js";
import * as preview from "./preview.js";
import * as stepping from "./stepping.js";

const PACE = { slow: 3200, normal: 1900, fast: 1000, off: 1900 }; // ms a turn
const slip = document.getElementById("part-since");
let known = { ply: "", turns: [] };
let timer = 0;
let at = -1; // the line that is played, or -1
let pointed = -1;

const lines = () => [...slip.querySelectorAll("[data-turn]")];

/** What changed, turn by turn; asked for once a position. */
async function turns() {
  const { game, ply } = document.body.dataset;
  if (known.ply !== ply) {
    const answer = await fetch(`/games/${game}/since?ply=${ply}`).catch(() => null);
    if (!answer?.ok || answer.status === 204) return [];
    known = { ply, turns: (await answer.json()).turns };
  }
  return document.body.dataset.ply === ply ? known.turns : [];
}

async function point(line) {
  const number = line ? Number(line.dataset.turn) : -1;
  if (number === pointed || at >= 0) return;
  pointed = number;
  if (number < 0) return ghosts.clear();
  preview.clear();
  const found = (await turns())[number];
  if (found && pointed === number) ghosts.show(found);
}

/** From the first line to the last; once more stops it. */
export async function play() {
  if (at >= 0) return stop();
  const found = await turns();
  if (!found.length || at >= 0) return;
  preview.clear();
  ghosts.keep(true);
  if (arrange.isBeside()) arrange.tab("since");
  slip.classList.add("open", "playing");
  if (phone.isNarrow()) phone.show("");
  step(0);
}

function step(number) {
  clearTimeout(timer);
  const all = lines();
  if (!all[number] || !known.turns[number]) return stop();
  at = number;
  for (const line of all) line.classList.toggle("now", line === all[number]);
  all[number].scrollIntoView({ block: "nearest" });
  ghosts.show(known.turns[number]);
  timer = setTimeout(() => step(number + 1), PACE[document.body.dataset.speed] ?? PACE.normal);
}

export function stop() {
  pointed = -1;
  if (at < 0) return;
  at = -1;
  clearTimeout(timer);
  slip.classList.remove("open", "playing");
  for (const line of lines()) line.classList.remove("now");
  ghosts.keep(false);
  ghosts.clear();
  phone.follow();
}

/** While it plays, Space goes to the next turn and Escape ends it. */
export const press = (event) => stepping.press(event, { at, step, stop });

export function listen() {
  document.addEventListener("pointerover", (event) => {
    if (at >= 0 && event.target.closest?.("[data-action]")) return stop();
    if (event.pointerType !== "touch") point(event.target.closest?.("#part-since [data-turn]"));
  });
}
