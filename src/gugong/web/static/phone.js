// On a phone the board is seen through a window: near enough to be read, moved by a finger, made larger by two, or all
// of it at once. On a tablet all of it is seen, until two fingers or a second tap on a place make it larger.
import * as arrange from "./arrange.js";
import * as wings from "./wings.js";

const NARROW = matchMedia("(max-width: 699px), (max-height: 499px)");
const TABLET = matchMedia("(pointer: coarse)");
const UNITS = 0.86; // pixels for a unit of the board, at least: so its words can be read
const USUAL = 1.6; // and at most, unless two fingers want more
const NEAREST = 3;
const CORNERS = ["", "left", "up", "left up"]; // of the window; the first is below at the right
const ROUND = 56; // the round button with what is free around it
const AWAY = 0.7; // two fingers that want less than this of the least see the whole board
const MARGIN = 10;
const MOVED = 8; // pixels that a finger may tremble
let whole = null; // the view box of the board
let shown = ""; // the region in the window; "" for the whole board
let at = null; // the middle of the window, in units
let zoom = 0; // pixels for a unit, as two fingers have chosen; 0 for what the region wants
let held = null; // where a finger went down
let tapped = ""; // on a tablet: the place that was tapped last
const fingers = new Map();
let pinched = null; // how far apart two fingers were, and the pixels for a unit then

export const isNarrow = () => NARROW.matches;
const isMovable = () => NARROW.matches || (TABLET.matches && document.body.dataset.status !== "over");
const board = () => document.getElementById("board");
const frame = () => document.querySelector(".bw").getBoundingClientRect();

/** Show the region of this name; without one the whole board. */
export function show(name) {
  if (!board()) return;
  whole ??= board().getAttribute("viewBox");
  const region = NARROW.matches ? box(name) : null;
  shown = region ? name : "";
  zoom = 0;
  tapped = "";
  at = region && [region[0] + region[2] / 2, region[1] + region[3] / 2, region[2], region[3]];
  look();
  for (const button of document.querySelectorAll(".of")) button.classList.toggle("on", button.dataset.region === shown);
  corner();
}

/** The round button goes to the corner of the window in which it covers least of the answers. */
function corner() {
  const button = document.querySelector(".round");
  if (!NARROW.matches || !button) return;
  const { left, right, top, bottom } = frame();
  const lit = [...document.querySelectorAll("#board [data-action]")].map((each) => each.getBoundingClientRect());
  const covered = (name) => {
    const x = name.includes("left") ? left : right - ROUND;
    const y = name.includes("up") ? top : bottom - ROUND;
    const common = (a, b, c, d) => Math.max(0, Math.min(a, b) - Math.max(c, d));
    const area = (at) => common(at.right, x + ROUND, at.left, x) * common(at.bottom, y + ROUND, at.top, y);
    return lit.reduce((sum, at) => sum + area(at), 0);
  };
  const areas = CORNERS.map(covered);
  button.dataset.corner = CORNERS[areas.indexOf(Math.min(...areas))];
}

/** Put the window where it should be: no wider than can be read, and not beyond the board. */
function look() {
  document.getElementById("app").toggleAttribute("data-near", Boolean(at));
  if (!at) return board().setAttribute("viewBox", wings.seen(whole));
  const { width, height } = frame();
  const [left, top, wide, high] = whole.split(" ").map(Number);
  const unit = zoom || Math.max(UNITS, Math.min(width / at[2], height / at[3], USUAL));
  const [w, h] = [Math.min(wide, width / unit), Math.min(high, height / unit)];
  at[0] = Math.max(left + w / 2, Math.min(left + wide - w / 2, at[0]));
  at[1] = Math.max(top + h / 2, Math.min(top + high - h / 2, at[1]));
  board().setAttribute("viewBox", [at[0] - w / 2, at[1] - h / 2, w, h].map((side) => side.toFixed(1)).join(" "));
}

/** The place of an answer that was tapped in the list comes into the window. */
export function bring(action) {
  const lit = at && document.querySelector(`#board [data-action="${CSS.escape(action)}"]`);
  if (!NARROW.matches || !lit) return;
  const [it, window] = [lit.getBoundingClientRect(), frame()];
  const across = it.left >= window.left && it.right <= window.right;
  if (across && it.top >= window.top && it.bottom <= window.bottom) return;
  const scale = board().getScreenCTM().a;
  at[0] += (it.left + it.width / 2 - window.left - window.width / 2) / scale;
  at[1] += (it.top + it.height / 2 - window.top - window.height / 2) / scale;
  look();
  corner();
}

function box(name) {
  const said = JSON.parse(document.getElementById("app").dataset.regions || "{}")[name];
  if (said) return said.split(" ").map(Number);
  const region = name && document.getElementById(`region-${name}`);
  if (!region) return null;
  const { x, y, width, height } = region.getBBox();
  return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
}

/** Where every answer is an official of the row, the row is the question, and the list gives its room to the board. */
function row() {
  const officials = new Set([...document.querySelectorAll(".of[data-action]")].map((each) => each.dataset.action));
  const listed = [...document.querySelectorAll("#part-answers .ans:not(.asides) [data-action]")];
  const all = listed.length > 0 && listed.every((each) => officials.has(each.dataset.action));
  const app = document.getElementById("app");
  if (app.hasAttribute("data-row") === all) return;
  app.toggleAttribute("data-row", all);
  arrange.fit();
}

/** Move to where the answers are: the region that holds most of them; where there are none it stays. */
export function follow() {
  row();
  if (!NARROW.matches || document.body.dataset.status === "over") return show("");
  const count = new Map();
  for (const lit of document.querySelectorAll("#board [data-action]")) {
    const name = lit.closest("[data-region]")?.dataset.region ?? lit.closest("[id^=region-]")?.id.slice(7);
    if (name) count.set(name, (count.get(name) ?? 0) + 1);
  }
  const [best] = [...count].sort((a, b) => b[1] - a[1])[0] ?? [];
  show(count.size > 3 ? shown || "palace" : (best ?? (shown || "palace")));
}

/** Between a part of the board and all of it. */
export function toggle() {
  show(at ? "" : shown || "palace");
}

/** The point of the board under a finger, in units. */
function point(event) {
  const matrix = board().getScreenCTM().inverse();
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
}

/** Two fingers: what lies between them stays between them. */
function pinch() {
  whole ??= board().getAttribute("viewBox");
  const [one, other] = fingers.values();
  const between = { clientX: (one.x + other.x) / 2, clientY: (one.y + other.y) / 2 };
  const apart = Math.hypot(one.x - other.x, one.y - other.y);
  pinched ??= { apart, unit: board().getScreenCTM().a };
  const wanted = (pinched.unit * apart) / pinched.apart;
  if (wanted < UNITS * AWAY) return at && show("");
  if (!at && wanted < pinched.unit * 1.2) return;
  const before = point(between);
  at ??= [before.x, before.y, 300, 300];
  zoom = Math.max(UNITS, Math.min(NEAREST, wanted));
  look();
  const after = point(between);
  at[0] += before.x - after.x;
  at[1] += before.y - after.y;
  look();
}

function move(event) {
  if (fingers.has(event.pointerId)) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 2) return pinch();
  if (!held || !at) return;
  const scale = board().getScreenCTM().a;
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.moved && Math.hypot(dx, dy) < MOVED) return;
  held.moved = true;
  at[0] = held.at[0] - dx / scale;
  at[1] = held.at[1] - dy / scale;
  look();
}

export function listen() {
  NARROW.addEventListener("change", follow);
  addEventListener("resize", () => isMovable() && board() && whole && look());
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".of");
    if (button && NARROW.matches) show(button.dataset.region);
  });
  const window = document.querySelector(".bw");
  new ResizeObserver(corner).observe(window); // also when what stands below it has found its room
  window.addEventListener("pointerdown", (event) => {
    if (!isMovable()) return;
    if (event.isPrimary) fingers.clear();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    pinched = null;
    held = { x: event.clientX, y: event.clientY, at: at && [...at], moved: fingers.size > 1 };
  });
  addEventListener("pointermove", move);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, lift);
  window.addEventListener(
    "click",
    (event) => {
      if (held?.moved) event.stopPropagation(); // a drag is no tap
      else if (NARROW.matches && !at) near(event);
      else if (isMovable() && !at) again(event);
    },
    true,
  );
}

/** A finger goes; another that stays does not move the board, lest it jumps. */
function lift(event) {
  if (!fingers.delete(event.pointerId) || fingers.size) return;
  if (held?.moved) corner();
  const last = held;
  setTimeout(() => held === last && (held = null));
}

/** On a tablet a tap asks; the next one on the same place, which is no answer, goes there. */
function again(event) {
  const place = event.target.closest("[id], [data-about]");
  const name = place?.closest("[data-action]") ? "" : (place?.id || place?.dataset.about) ?? "";
  if (name && name === tapped) near(event);
  tapped = name;
}

/** On the whole board nothing is large enough for a finger: a tap goes there. */
function near(event) {
  event.stopPropagation();
  const { x, y } = point(event);
  whole ??= board().getAttribute("viewBox");
  at = [x, y, 300, 300];
  look();
  corner();
}
