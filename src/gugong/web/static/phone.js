// On a phone the board is seen through a window: near enough to be read, moved by a finger, or all of it at once.

const NARROW = matchMedia("(max-width: 699px), (max-height: 499px)");
const UNITS = 0.86; // pixels for a unit of the board, at least: so its words can be read
const MARGIN = 10;
const MOVED = 8; // pixels that a finger may tremble
let whole = null; // the view box of the board
let shown = ""; // the region in the window; "" for the whole board
let at = null; // the middle of the window, in units
let held = null; // where a finger went down

export const isNarrow = () => NARROW.matches;
const board = () => document.getElementById("board");
const frame = () => document.querySelector(".bw").getBoundingClientRect();

/** Show the region of this name; without one the whole board. */
export function show(name) {
  if (!board()) return;
  whole ??= board().getAttribute("viewBox");
  const region = NARROW.matches ? box(name) : null;
  shown = region ? name : "";
  at = region && [region[0] + region[2] / 2, region[1] + region[3] / 2, region[2], region[3]];
  look();
  for (const button of document.querySelectorAll(".of")) button.classList.toggle("on", button.dataset.region === shown);
}

/** Put the window where it should be: no wider than can be read, and not beyond the board. */
function look() {
  document.getElementById("app").toggleAttribute("data-near", Boolean(at));
  if (!at) return board().setAttribute("viewBox", whole);
  const { width, height } = frame();
  const [left, top, wide, high] = whole.split(" ").map(Number);
  const unit = Math.max(UNITS, Math.min(width / at[2], height / at[3], 1.6));
  const [w, h] = [Math.min(wide, width / unit), Math.min(high, height / unit)];
  at[0] = Math.max(left + w / 2, Math.min(left + wide - w / 2, at[0]));
  at[1] = Math.max(top + h / 2, Math.min(top + high - h / 2, at[1]));
  board().setAttribute("viewBox", [at[0] - w / 2, at[1] - h / 2, w, h].map((side) => side.toFixed(1)).join(" "));
}

function box(name) {
  const said = JSON.parse(document.getElementById("app").dataset.regions || "{}")[name];
  if (said) return said.split(" ").map(Number);
  const region = name && document.getElementById(`region-${name}`);
  if (!region) return null;
  const { x, y, width, height } = region.getBBox();
  return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
}

/** Move to where the answers are: the region that holds most of them; where there are none it stays. */
export function follow() {
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

function move(event) {
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
  addEventListener("resize", () => NARROW.matches && board() && whole && look());
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".of");
    if (button && NARROW.matches) show(button.dataset.region);
  });
  const window = document.querySelector(".bw");
  window.addEventListener("pointerdown", (event) => {
    held = NARROW.matches ? { x: event.clientX, y: event.clientY, at: at && [...at] } : null;
  });
  addEventListener("pointermove", move);
  addEventListener("pointerup", () => setTimeout(() => (held = null)));
  addEventListener("pointercancel", () => (held = null));
  window.addEventListener(
    "click",
    (event) => {
      if (held?.moved) event.stopPropagation(); // a drag is no tap
      else if (NARROW.matches && !at) near(event);
    },
    true,
  );
}

/** On the whole board nothing is large enough for a finger: a tap goes there. */
function near(event) {
  event.stopPropagation();
  const { x, y } = point(event);
  at = [x, y, 300, 300];
  look();
}
