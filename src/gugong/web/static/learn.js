// A lesson: the slip stands beside what it speaks of, the rest of the board is dimmed, and nothing is blocked.
import * as phone from "./phone.js";
import * as rules from "./rules.js";

const section = document.getElementById("part-lesson");
const light = document.getElementById("light");
const leash = document.querySelector("#leash path");
const narrow = matchMedia("(max-width: 699px)");
const GAP = 34; // between the slip and what it points at
const NEAR = [330, 200]; // units of the board around it, on a phone
const EDGE = 8;
const SHOWN = 500; // ms for which the lesson lights the answer before it is given
let table;
let step = ""; // the slip that has the focus

const slip = () => section.firstElementChild;
const said = () => slip().dataset;
const wanted = () => (said().answer ? [...document.querySelectorAll(`[data-action="${said().answer}"]`)] : []);

/** What the slip points at: an element of the page, in sight. */
function target() {
  const there = document.getElementById(said().points || "-");
  const inList = wanted().find((each) => each.closest("#part-answers"));
  return [there, inList].find((each) => each?.getBoundingClientRect().width) ?? null;
}

/** A position has come: its slip is in place, the wanted answer stands out, and who listens hears the slip first. */
export function follow() {
  for (const each of document.querySelectorAll(".an, .of")) each.classList.toggle("wanted", wanted().includes(each));
  document.body.toggleAttribute("data-tried", "tried" in said());
  wanted()
    .find((each) => each.closest("#part-answers"))
    ?.scrollIntoView({ block: "nearest" });
  bring(document.getElementById(said().points || "-"));
  place();
  const now = `${said().step} ${"tried" in said()}`;
  if (now === step) return;
  step = now;
  section.classList.remove("in");
  leash.classList.remove("in");
  requestAnimationFrame(() => {
    section.classList.add("in");
    leash.classList.add("in");
  });
  section.scrollTop = 0;
  const known = document.querySelector(".known");
  if (known) known.scrollTop = known.scrollHeight; // what was learnt last is in sight
  section.focus({ preventScroll: true });
}

/** On a phone what the slip speaks of comes into the middle of the window. */
function bring(there) {
  const board = there?.closest("#board");
  if (!board || !phone.isNarrow()) return;
  const { left, top, width, height } = there.getBoundingClientRect();
  const middle = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(board.getScreenCTM().inverse());
  const app = document.getElementById("app");
  const near = `${middle.x - NEAR[0] / 2} ${middle.y - NEAR[1] / 2} ${NEAR.join(" ")}`;
  app.dataset.regions = JSON.stringify({ ...JSON.parse(app.dataset.regions), lesson: near });
  phone.show("lesson");
}

/** Beside what it points at, never over it; on a phone it has a place of its own. */
function place() {
  const there = target();
  const board = document.querySelector(".bw").getBoundingClientRect();
  const box = there?.getBoundingClientRect();
  shine(there?.closest("#board") ? box : null, board);
  leash.setAttribute("d", "");
  if (narrow.matches) {
    section.style.left = section.style.top = "";
    return;
  }
  const [wide, high] = [section.offsetWidth, section.offsetHeight];
  const aim = box ?? board;
  const [x, y] = [aim.left + aim.width / 2, aim.top + aim.height / 2];
  const spots = [
    [aim.right + GAP, y - high / 2],
    [aim.left - GAP - wide, y - high / 2],
    [x - wide / 2, aim.bottom + GAP],
    [x - wide / 2, aim.top - GAP - high],
    [board.right - wide - EDGE, board.top + EDGE],
    [board.left + EDGE, board.bottom - high - EDGE],
  ].map(([left, top]) => [
    within(left, board.left + EDGE, board.right - wide - EDGE),
    within(top, board.top + EDGE, Math.max(board.bottom, innerHeight - 20) - high - EDGE),
  ]);
  const free = spots.filter(([left, top]) => !box || !touches(left, top, wide, high, box));
  const [left, top] = (box ? free[0] : null) ?? [within(x - wide / 2, 0, x), within(y - high / 2, board.top, y)];
  section.style.left = `${Math.round(left)}px`;
  section.style.top = `${Math.round(top)}px`;
  // Among the answers the wanted one stands out by itself; a line to it would strike out those on its way.
  if (box && !there.closest("#part-answers")) tie({ left, top, right: left + wide, bottom: top + high }, box);
}

const within = (value, low, high) => Math.max(low, Math.min(high, value));

function touches(left, top, wide, high, box) {
  const apart = left > box.right || left + wide < box.left || top > box.bottom || top + high < box.top;
  return !apart;
}

/** The place keeps its light. */
function shine(box, board) {
  const pad = 5;
  const at = box ?? { left: board.left, top: board.top, width: -2 * pad, height: -2 * pad };
  light.style.left = `${at.left - board.left - pad}px`;
  light.style.top = `${at.top - board.top - pad}px`;
  light.style.width = `${at.width + 2 * pad}px`;
  light.style.height = `${at.height + 2 * pad}px`;
  light.classList.toggle("none", !box);
}

/** The line from the slip to its place. */
function tie(slip, box) {
  const to = {
    x: within((slip.left + slip.right) / 2, box.left, box.right),
    y: within((slip.top + slip.bottom) / 2, box.top, box.bottom),
  };
  const from = { x: within(to.x, slip.left + 20, slip.right - 20), y: within(to.y, slip.top + 20, slip.bottom - 20) };
  if (box.left > slip.right) from.x = slip.right;
  else if (box.right < slip.left) from.x = slip.left;
  else from.y = box.top > slip.bottom ? slip.bottom : slip.top;
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - 12];
  leash.setAttribute("d", `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}`);
}

function act(button) {
  const what = button.dataset.learn;
  if (what === "show") show();
  else table.request("step", { to: Number(what) });
}

/** The lesson does it: what it gives is lit for a moment first. */
function show() {
  const text = said().answer;
  for (const each of wanted()) each.classList.add(each instanceof SVGElement ? "hover" : "on");
  setTimeout(() => text === said().answer && table.answer(text), SHOWN);
}

const leave = () => location.assign(section.querySelector("[data-leave]")?.href ?? "/learn");

/** Enter does what is asked, Space goes on, the left arrow back, Esc leaves; true if a key was meant for the lesson. */
export function press(event) {
  const focused = document.activeElement;
  const main = section.querySelector("[data-main]");
  const isControl = focused?.matches("button, a, summary") && event.key !== "ArrowLeft";
  const away = focused?.closest?.("[data-action]") || isControl;
  if (event.key === "Escape") {
    if (rules.isOpen() || document.getElementById("app").dataset.open) return false;
    leave();
    return true;
  }
  if (event.key === "Tab" && !event.shiftKey && focused === [...section.querySelectorAll("button, a")].pop()) {
    const next = wanted().find((each) => each.closest("#part-answers"));
    next?.focus();
    return Boolean(next);
  }
  if (away) return false;
  if (event.key === "ArrowLeft") section.querySelector("[data-back], [data-main]")?.click();
  else if (event.key === " " && main) main.click();
  else if (event.key === "Enter" && main) main.click();
  else if (event.key === "Enter" && said().answer) table.answer(said().answer);
  else return false;
  return true;
}

/** A slip moves away from under a resting pointer: what lies there then was not pointed at. */
function still() {
  let last = { x: -1, y: -1 };
  const note = ({ clientX, clientY }) => (last = { x: clientX, y: clientY });
  document.addEventListener("pointermove", note, true);
  document.addEventListener("pointerdown", note, true);
  document.addEventListener(
    "pointerover",
    (event) => event.clientX === last.x && event.clientY === last.y && event.stopImmediatePropagation(),
    true,
  );
}

export function listen(actions) {
  table = actions;
  still();
  section.addEventListener("click", (event) => {
    const button = event.target.closest("[data-learn]");
    if (button) act(button);
  });
  addEventListener("resize", () => requestAnimationFrame(place));
  const frame = document.querySelector(".bw");
  new ResizeObserver(place).observe(frame);
  // Another part of the board comes into the window, later than the slip or under a finger: the light goes with it.
  new MutationObserver(place).observe(frame, { subtree: true, attributes: true, attributeFilter: ["viewBox"] });
  follow();
}
