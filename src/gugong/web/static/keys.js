// Whole games by keyboard alone.
import * as about from "./about.js";
import * as arrange from "./arrange.js";
import * as flip from "./flip.js";
import * as hint from "./hint.js";
import * as meng from "./meng.js";
import * as preview from "./preview.js";
import * as rules from "./books.js";
import * as since from "./since.js";
import * as toolbar from "./toolbar.js";

let table;
let byKey = false; // the last thing pressed was a key

const list = () => [...document.querySelectorAll("#part-answers [data-action], .doors [data-action]")];

/** Focus goes to the first answer after the one that had it is gone, if the player uses keys. */
export function home() {
  if (byKey) list()[0]?.focus({ preventScroll: true });
}

/** To the exchanges of tokens: they and the tokens stand out for a moment; where there is none, it is said why. */
export function toAsides() {
  const exchanges = document.getElementById("asides");
  if (!exchanges) return preview.explain(document.querySelector("#board [id^=exchange-]"));
  exchanges.querySelector("[data-action]").focus();
  for (const shown of [exchanges, ...document.querySelectorAll("#part-own [id^=slot-][aria-label]")]) {
    shown.classList.add("called");
    setTimeout(() => shown.classList.remove("called"), 1600);
  }
}

export function listen(actions) {
  table = actions;
  addEventListener("pointerdown", () => (byKey = false));
  addEventListener("keydown", press);
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, dialog[open]")) return;
  byKey = true;
  flip.finish();
  if (toolbar.press(event) || about.press(event)) return event.preventDefault();
  if (table.first?.(event)) return event.preventDefault();
  if (since.press(event) || meng.press(event)) return event.preventDefault();
  if (event.key === "Escape") return escape();
  if (rules.isOpen() && event.target.closest("#drawer")) return;
  const done = OWN[event.key] ?? OWN[event.key.toLowerCase()];
  if (event.key === "Enter" || event.key === " ") return enter(event);
  if (event.key.startsWith("Arrow")) return arrow(event);
  const answer = event.shiftKey ? null : byItsKey(event.key);
  if (answer) {
    event.preventDefault();
    table.answer(answer.dataset.action);
  } else if (done) {
    event.preventDefault();
    done(event);
  }
}

const byItsKey = (key) => list().find((item) => item.dataset.key === key);

const OWN = {
  z: (event) => table.undo(event.shiftKey ? "turn" : "answer"),
  t: toAsides,
  d: () => table.discard(),
  h: () => document.querySelector("#part-hand [tabindex], #part-hand svg")?.focus(),
  b: () => onBoard(),
  l: () => since.play(),
  g: () => table.toggle("part-log"),
  p: () => table.toggle("part-rivals"),
  "[": () => arrange.turn(-1),
  "]": () => arrange.turn(1),
  r: () => rules.open(),
  i: () => hint.toggle(),
  "?": () => explain(),
};

/** The first answer on the board or among the cards; the board itself where there is none. */
function onBoard() {
  const board = document.getElementById("board");
  board.setAttribute("tabindex", "-1");
  (board.querySelector("[data-action]") ?? document.querySelector("#part-hand [data-action]") ?? board).focus();
}

/**
 * Enter gives the answer that has the focus; with none it confirms the end of a turn or the doors. A button could do so
 * by itself, but a position that arrives between the key and its click would take the click away.
 */
function enter(event) {
  const focused = document.activeElement;
  const isAnswer = event.key === "Enter" && focused?.matches("button[data-action]");
  if (!isAnswer && focused?.matches("button, a, summary")) return;
  const lit = focused?.closest?.("[data-action]") ?? document.querySelector(".doors [data-action], .seal");
  if (!lit) return;
  event.preventDefault();
  if (!event.repeat) table.answer(lit.dataset.action);
}

/** Arrows go by place: to the nearest answer in that direction, on the board or in the list. */
function arrow(event) {
  const from = document.activeElement?.closest?.("[data-action]");
  const onBoard = from?.closest("#board, #part-hand, #part-own");
  const all = onBoard ? [...document.querySelectorAll("svg [data-action][tabindex]")] : list();
  if (!all.length) return lookBack(event);
  event.preventDefault();
  if (!from) return all[0].focus();
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const here = middle(from);
  let best = null;
  for (const other of all) {
    if (other === from) continue;
    const there = middle(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along > 1 && (!best || along + 2 * aside < best.far)) best = { other, far: along + 2 * aside };
  }
  best?.other.focus();
}

/** An arrow leads whoever watches to where the game is looked at answer by answer; from its end one comes back. */
function lookBack({ key }) {
  const { game, status } = document.body.dataset;
  if (key === "ArrowLeft" && status !== "over" && "watching" in document.body.dataset)
    location.assign(`/games/${game}/replay#back`);
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** `?` says what has the focus, or shows the rule of the question. */
function explain() {
  const focused = document.activeElement;
  if (about.explain(focused)) return;
  const link = focused?.querySelector?.("a[data-rule]")?.getAttribute("href");
  const asked = document.querySelector("#part-prompt [data-asked]")?.dataset.asked;
  if (link || asked) rules.open(link ?? `/rules/${asked}`);
}

function escape() {
  if (rules.escape() || hint.close()) return;
  arrange.close();
  document.querySelector(".side > .open")?.classList.remove("open");
  document.getElementById("part-discard").hidden = true;
  preview.clear();
}
