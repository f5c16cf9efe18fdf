// Ask about anything drawn: a resting pointer, a long press or `?` opens a card beside it, made by the server.

const REST = 500; // how long a pointer rests before the card opens
const PRESS = 400; // how long a finger
const LEAVE = 250; // how long the pointer may be elsewhere before it closes
const STILL = 1.5; // how far a pointer is from its last click that has not moved
const SLIP = 10; // how far a finger may move, in px
const DRAWINGS = "#board, #part-own svg, #part-hand svg, #part-discard svg, #part-rivals svg";
const HOLDERS = /^(board|ground|pieces|steps|spots)$/; // ids that only hold others together
// What stands for something drawn: answers, rows of people, one's own figures, the officials' row, the dice above.
const BESIDE = [
  ["[data-place]", (answer) => answer.dataset.place],
  ["#part-rivals .row", (row) => `player-${row.dataset.letter}`],
  ["button.st", () => `player-${document.body.dataset.letter}`],
  [".of", (official) => `at-${official.dataset.region}`],
  [".pq", (plaque) => `at-${plaque.dataset.wing}`],
  [".dz", () => "region-dice"],
];
const sheet = matchMedia("(max-width: 599px)");
const seen = new Map();
let card = null;
let thing = null; // the element that the card is about
let called = ""; // its name
let pinned = false;
let before = null; // what had the focus before `?`
let timer = 0;
let leaving = 0;
let pressed = null;
let struck = null; // where the last click was

/** What an element is, as the drawing names it: the nearest name around it. */
function asked(element) {
  for (const [which, named] of BESIDE) {
    const found = element?.closest?.(which);
    if (found) return named(found) ? { element: found, name: named(found) } : null;
  }
  if (!element?.closest?.(DRAWINGS)) return null;
  const lit = element.closest(".lit[id]"); // a place that is an answer is asked about whole
  for (let at = lit ?? element; at && at !== document.body; at = at.parentElement) {
    const name = at.dataset?.about ?? at.id;
    if (name && !HOLDERS.test(name) && !at.closest(".ghosts")) return { element: at, name };
    if (at.id === "board") return null;
  }
  return null;
}

/** What a resting pointer asks about: in the list of answers their pictures, since beside the words the board is
 * watched for what an answer does, and a card would lie over it. */
function sought(element) {
  const inWords = element.closest?.("#part-answers .an") && !element.closest(".an > svg, .an > .ic, .mini");
  return inWords ? null : asked(element);
}

async function told(name) {
  const { game, ply, status } = document.body.dataset;
  const back = status === "replay" ? "&replay" : "";
  const address = `/games/${game}/about?ply=${ply}&thing=${encodeURIComponent(name)}${back}`;
  if (!seen.has(address)) {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return null;
    if (seen.size > 300) seen.clear();
    seen.set(address, await answer.json());
  }
  return document.body.dataset.ply === ply ? seen.get(address) : null;
}

/** Open the card about an element; `pin` keeps it until it is closed, and by keyboard it takes the focus. */
async function open(found, pin = false, focus = false) {
  const said = await told(found.name);
  if (!said || !found.element.isConnected) return;
  if (focus && !before) before = document.activeElement;
  unmark();
  thing = found.element;
  called = found.name;
  thing.classList.add("asked");
  pinned = pin;
  card ??= made();
  card.innerHTML = said.html;
  card.setAttribute("aria-label", said.name);
  card.hidden = false;
  place();
  if (focus) card.focus({ preventScroll: true });
}

function made() {
  const element = document.createElement("section");
  element.id = "about";
  element.className = "about";
  element.setAttribute("role", "dialog");
  element.tabIndex = -1;
  element.hidden = true;
  document.body.append(element);
  element.addEventListener("pointerenter", () => clearTimeout(leaving));
  element.addEventListener("click", (event) => {
    if (event.target.closest("[data-about-close]")) close();
    else if (event.target.closest("[data-rule]")) close(false);
    else pinned = true;
  });
  return element;
}

/** Beside the thing, never over it; on a phone a sheet from below. */
function place() {
  card.classList.toggle("sheet", sheet.matches);
  card.removeAttribute("style");
  if (sheet.matches) return;
  const beside = thing.closest("#part-answers, #part-rivals") ?? thing; // its neighbours stay in sight
  const { top: upper, bottom, height: tall } = thing.getBoundingClientRect();
  const { left: west, right, width: wide } = beside.getBoundingClientRect();
  const it = { top: upper, bottom, height: tall, left: west, right, width: wide };
  const { width, height } = card.getBoundingClientRect();
  const gap = 14;
  const top = Math.max(8, Math.min(innerHeight - height - 8, it.top + it.height / 2 - height / 2));
  const across = Math.max(8, Math.min(innerWidth - width - 8, it.left + it.width / 2 - width / 2));
  const sides = [
    { side: "right", room: innerWidth - it.right, need: width, left: it.right + gap, top },
    { side: "left", room: it.left, need: width, left: it.left - width - gap, top },
    { side: "below", room: innerHeight - it.bottom, need: height, left: across, top: it.bottom + gap },
    { side: "above", room: it.top, need: height, left: across, top: it.top - height - gap },
  ];
  const most = () => sides.sort((a, b) => b.room - b.need - a.room + a.need)[0];
  const fits = ({ room, need }) => room >= need + gap + 8;
  const best = sides.find((each) => fits(each) && isClear(each, width, height)) ?? sides.find(fits) ?? most();
  card.dataset.side = best.side;
  const left = Math.max(8, Math.min(innerWidth - width - 8, best.left));
  const high = Math.max(8, Math.min(innerHeight - height - 8, best.top));
  card.style.left = `${left}px`;
  card.style.top = `${high}px`;
  card.style.setProperty("--at-y", `${Math.max(16, Math.min(height - 16, it.top + it.height / 2 - high))}px`);
  card.style.setProperty("--at-x", `${Math.max(16, Math.min(width - 16, it.left + it.width / 2 - left))}px`);
}

/** Whether the question and its answers stay in sight beside a card about something else. */
function isClear({ left, top }, width, height) {
  const turn = document.querySelector("section.turn");
  if (!turn || thing.closest("section.turn")) return true;
  const at = turn.getBoundingClientRect();
  return left + width <= at.left || left >= at.right || top + height <= at.top || top >= at.bottom;
}

function unmark() {
  for (const marked of document.querySelectorAll(".asked")) marked.classList.remove("asked");
}

/** Close the card; true says that one was open. */
export function close(giveBack = true) {
  clearTimeout(timer);
  clearTimeout(leaving);
  if (!card || card.hidden) return false;
  card.hidden = true;
  unmark();
  thing = null;
  pinned = false;
  if (giveBack && before?.isConnected) before.focus({ preventScroll: true });
  before = null;
  return true;
}

/** For `?`: about what has the focus; false if it is nothing drawn. */
export function explain(element) {
  const found = asked(element);
  if (found) open(found, true, true);
  return Boolean(found);
}

/** The position has changed: a card that is not pinned goes, a pinned one is filled anew. */
export function follow() {
  if (!card || card.hidden) return;
  const again = document.getElementById(called) ?? document.querySelector(`[data-about="${CSS.escape(called)}"]`);
  if (pinned && again) open({ element: again, name: called }, true);
  else close();
}

/** Arrows in an open card go to the next thing in that direction; true says that the key was meant for this. */
export function press(event) {
  if (!card || card.hidden) return false;
  if (event.key === "Escape") return close();
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!step || !pinned || document.activeElement !== card) return false;
  const next = nearest(step);
  if (next) open(next, true);
  return true;
}

function nearest([dx, dy]) {
  const here = middle(thing);
  let best = null;
  for (const element of document.querySelectorAll(`:is(${DRAWINGS}) :is([id], [data-about])`)) {
    const found = asked(element);
    if (found?.element !== element || element === thing) continue;
    if (element.querySelector("[id], [data-about]")) continue; // it holds others, which are nearer
    const there = middle(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (there.seen && along > 2 && (!best || along + 2 * aside < best.far)) best = { found, far: along + 2 * aside };
  }
  return best?.found;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, seen: box.width > 0 };
}

function point(event) {
  if (event.pointerType === "touch" || event.buttons) return;
  if (isStill(event)) return;
  if (event.target.closest?.("#about")) return clearTimeout(leaving);
  const found = sought(event.target);
  if (found && found.element === thing) return clearTimeout(leaving);
  clearTimeout(timer);
  if (found && !pinned) timer = setTimeout(() => open(found), REST);
  if (thing && !pinned) {
    clearTimeout(leaving);
    leaving = setTimeout(close, LEAVE);
  }
}

/** A finger that stays where it is; the tap that follows is none. */
function down(event) {
  clearTimeout(timer);
  if (event.pointerType !== "touch") return;
  const found = event.isPrimary ? asked(event.target) : null; // two fingers pinch
  pressed = found && { found, x: event.clientX, y: event.clientY, long: false };
  if (!found) return;
  timer = setTimeout(() => {
    pressed.long = true;
    open(found, true);
  }, PRESS);
}

/** Whether only the page has moved since the last click, and not the pointer; a click tells whole pixels. */
function isStill(event) {
  if (struck && Math.hypot(event.clientX - struck.x, event.clientY - struck.y) < STILL) return true;
  struck = null;
  return false;
}

function moved(event) {
  if (struck && event.pointerType !== "touch" && !isStill(event)) point(event);
  if (!pressed || event.pointerType !== "touch") return;
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) clearTimeout(timer);
}

/** A click after a long press is swallowed; any other outside a card closes it. */
function clicked(event) {
  if (pressed?.long) {
    pressed = null;
    event.stopPropagation();
    event.preventDefault();
    return;
  }
  clearTimeout(timer);
  struck = { x: event.clientX, y: event.clientY };
  if (thing && !event.target.closest?.("#about")) close(false);
}

export function listen() {
  document.addEventListener("pointerover", point);
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("pointermove", moved, true);
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => !pressed?.long && clearTimeout(timer), true);
  }
  document.addEventListener("contextmenu", (event) => pressed && event.preventDefault());
  document.addEventListener("click", clicked, true);
  addEventListener("resize", () => thing && place());
}
