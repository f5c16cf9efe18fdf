// Pointing at an answer shows what it does, pointing at anything else why it is none: the engine says both.
import * as ghosts from "./ghosts.js";
import { say } from "./words.js";

const strip = document.getElementById("part-what");
const touch = matchMedia("(hover: none)");
const WAIT = 90;
const NOTHING = 204; // the table has gone on in the meantime
const seen = new Map();
let usual = strip?.innerHTML ?? "";
let held = null; // on touch: the answer that the first tap chose
let timer = 0;
let pointed = ""; // the answer whose preview is wanted
let rests = null; // where the pointer was last
let table;

export function listen(actions) {
  table = actions;
  document.addEventListener("pointerover", (event) => event.pointerType !== "touch" && point(event.target));
  document.addEventListener("pointermove", (event) => {
    rests = event.pointerType === "touch" ? null : { x: event.clientX, y: event.clientY };
  });
  document.addEventListener("focusin", (event) => event.target.matches?.(":focus-visible") && point(event.target));
  strip.addEventListener("click", (event) => {
    if (event.target.closest("[data-confirm]") && held) table.answer(held);
  });
}

/** The pointer may rest on an answer that has come: its preview is shown without a move, but not in a lesson. */
export function again() {
  if ("lesson" in document.body.dataset) return;
  const there = rests && document.elementFromPoint(rests.x, rests.y);
  if (there?.closest("[data-action]")) point(there);
}

/** Nothing more is asked about this position. */
export function stop() {
  clearTimeout(timer);
}

/** The strip as it is between two questions. */
export function clear() {
  held = null;
  pointed = "";
  clearTimeout(timer);
  strip.classList.remove("why");
  unmark();
  usual = strip.querySelector(":scope > .hint") ? strip.innerHTML : usual;
  if (!strip.querySelector(":scope > .hint")) strip.innerHTML = usual;
  if (seen.size > 300) seen.clear();
}

/** Nothing is pointed at: no answer stands out, and no ghosts walk. */
export function unmark() {
  for (const marked of document.querySelectorAll(".on[data-action], .hover")) marked.classList.remove("on", "hover");
  ghosts.clear();
}

function point(element) {
  const lit = element.closest?.("[data-action]");
  clearTimeout(timer);
  if (lit && lit.dataset.action !== "ready") {
    if (held && lit.dataset.action !== held) return;
    timer = setTimeout(() => show(lit.dataset.action), WAIT);
    mark(lit.dataset.action);
    return;
  }
  if (!held && !element.closest?.(".what, .since")) timer = setTimeout(clear, 250);
}

function mark(action) {
  unmark();
  pointed = action;
  for (const same of document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)) {
    same.classList.add(same instanceof SVGElement ? "hover" : "on");
  }
}

/** On touch the first tap chooses and previews; true says that the tap was such a one. */
export function holds(target, event) {
  const byTouch = event.pointerType ? event.pointerType === "touch" : touch.matches && event.detail > 0;
  const action = target.dataset.action;
  if (!byTouch || action === "ready" || held === action) return false;
  held = action;
  mark(action);
  show(action);
  return true;
}

/** A tap on something that is no answer says why not. */
export function tapped(event) {
  if (event.pointerType !== "touch") return;
  const text = unavailable(event.target);
  if (text) why(text);
}

async function show(action) {
  const said = await ask("preview", action);
  if (!said || pointed !== action) return;
  strip.classList.remove("why");
  strip.innerHTML = said.html;
  if (held) strip.append(confirmation());
  ghosts.show(said);
}

/** The button of the second tap. */
function confirmation() {
  const button = document.createElement("button");
  button.className = "btn primary";
  button.dataset.confirm = "";
  button.textContent = say("page-do-it");
  return button;
}

async function why(action) {
  const said = await ask("why", action);
  if (said) refuse(said);
}

/** Say in the strip why something cannot be done. */
export function refuse(said) {
  strip.classList.add("why");
  if (said.html) strip.innerHTML = said.html;
  else strip.textContent = said.what ?? say("page-not-possible");
}

async function ask(which, action) {
  const { game, ply } = document.body.dataset;
  const address = `/games/${game}/${which}?ply=${ply}&answer=${encodeURIComponent(action)}`;
  if (!seen.has(address)) {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok || answer.status === NOTHING) return null;
    seen.set(address, await answer.json());
  }
  return document.body.dataset.ply === ply ? seen.get(address) : null;
}

// The answer that a place would be, were it on offer.
const PLACES = [
  [/^(at|city|decree|benefit|exchange|token)-(.+)$/, (kind, name) => `${kind} ${name}`],
  [/^option-.+-([ab])$/, (way) => way],
  [/^jade-square$/, () => "square"],
  [/^berth-([ab]\d)$/, (berth) => `ship ${berth}`],
  [/^reward-.-(.+)$/, (name) => `claim ${name}`],
  [/^pc-card-(.+)$/, (name) => `card ${name}`],
];

function unavailable(element) {
  if (document.body.dataset.status !== "your-turn") return "";
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (at.dataset?.why) return at.dataset.why;
    if (!at.id) continue;
    for (const [form, answer] of PLACES) {
      const found = at.id.match(form);
      if (found)
        return at.querySelector("[data-action]") || at.closest("#part-rivals") ? "" : answer(...found.slice(1));
    }
  }
  return "";
}

/** For `?`: explain what has the focus; false if it is nothing that could be an answer. */
export function explain(element) {
  const text = element && unavailable(element);
  if (text) why(text);
  return Boolean(text);
}
