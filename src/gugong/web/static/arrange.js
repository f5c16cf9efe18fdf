// How the table is arranged: which slip is in sight, whose board is open, and answers as large as there is room for.
import * as wings from "./wings.js";
import { say } from "./words.js";

const app = document.getElementById("app");
const answers = document.getElementById("part-answers");
const more = document.getElementById("more-below");
const beside = matchMedia("(min-width: 700px) and (min-height: 500px) and (min-aspect-ratio: 1001/1000)");
const BAR = 62; // the bar above the board, with the margins
const COLUMN = [340, 460, 600]; // the narrowest column, the widest, and the widest on a very large screen
const MARGINS = 28;
const TRAY = 110; // own board and hand go below the board where so much is free
const TURN = 430; // what the question, its answers and the preview may need
const BELOW = 140; // the least room in which it makes sense to say what happened
// Ways to set the answers, from the most generous; at last the hand folds.
const LEVELS = [["one"], ["two"], ["tight"], ["tight", "fold"], ["three"], ["three", "fold"]];
const HIGH = 820; // windows lower than this have no room to spare
const MANY = 14; // more answers than this go into three columns at once
const FEW = 3; // more than these stand closer while a hint is shown
const TABS = ["rivals", "since", "log"];

let planned = -1; // the boards of others that the plan counts with: behind doors there are none

const boards = () => app.querySelectorAll(".rival").length;

/** By the window and the table alone, so that nothing changes its place from one question to the next. */
function plan() {
  planned = boards();
  const wide = beside.matches;
  const wanted = Math.max(COLUMN[0], Math.min(0.24 * innerWidth, COLUMN[innerWidth < 2200 ? 1 : 2]));
  const [width, height] = wings.plan(innerWidth - MARGINS - (wide ? wanted : 0), innerHeight - BAR);
  const free = innerHeight - BAR - ((innerWidth - wanted - MARGINS) * height) / width;
  set("data-tray", wide && free >= TRAY);
  app.removeAttribute("data-below");
  app.dataset.people = "boards";
  const column = app.querySelector(".col");
  const room = () => column.clientHeight - app.querySelector(".riv").offsetHeight - TURN;
  if (!wide || room() < 0) app.dataset.people = "rows";
  set("data-below", wide && innerHeight >= HIGH && room() >= BELOW);
  const { left, width: there } = column.getBoundingClientRect();
  if (wide && there) document.documentElement.style.setProperty("--beside", `${innerWidth - left + 6}px`);
  tab(app.dataset.tab);
}

function set(name, on) {
  app.toggleAttribute(name, on);
}

const fits = () => answers.scrollHeight <= answers.clientHeight + 1;

/** The answers as generously as there is room; if there is none, the list scrolls. */
export function fit() {
  const listed = answers.querySelectorAll("[data-action]").length;
  const first = listed > MANY ? 4 : listed > FEW && document.body.classList.contains("hinting") ? 2 : 0;
  const folds = beside.matches && !app.hasAttribute("data-tray");
  more.hidden = true;
  for (const [level, fold] of LEVELS.slice(first)) {
    app.dataset.fit = level;
    set("data-fold", folds && Boolean(fold || app.dataset.open));
    if (fits()) return;
  }
  follow();
}

/** How many answers follow below those in sight. */
function follow() {
  const foot = answers.getBoundingClientRect().bottom;
  const all = [...answers.querySelectorAll("[data-action]")].map((each) => each.getBoundingClientRect());
  const hidden = all.filter((box) => box.height && box.bottom > foot + 1).length;
  more.textContent = say("page-follow", { n: hidden });
  more.hidden = !hidden;
}

/** Show one of the slips that share a place. */
export function tab(name) {
  const shown = app.hasAttribute("data-below") && name === "rivals" ? "since" : name;
  app.dataset.tab = shown;
  for (const button of app.querySelectorAll("[data-tab]")) {
    const on = button.dataset.tab === shown;
    button.setAttribute("aria-selected", on);
    button.tabIndex = on ? 0 : -1;
  }
}

/** The slip before or after the one that is shown. */
export function turn(by) {
  tab(TABS[(TABS.indexOf(app.dataset.tab) + by + TABS.length) % TABS.length]);
}

export const isBeside = () => beside.matches;

/** Open a player's board, or "own"; once more closes it. */
export function open(whose) {
  app.dataset.open = app.dataset.open === whose ? "" : whose;
  mark();
  fit();
}

/** Close what lies over the table; true if there was something. */
export function close() {
  const any = Boolean(app.dataset.open) || app.hasAttribute("data-taller");
  app.removeAttribute("data-taller");
  app.dataset.open = "";
  mark();
  if (any) fit();
  return any;
}

export function taller() {
  app.toggleAttribute("data-taller");
  mark();
}

/** What scripts have opened is open still after the parts have come anew. */
function mark() {
  for (const row of app.querySelectorAll("[data-do=rival]"))
    row.setAttribute("aria-expanded", row.dataset.letter === app.dataset.open);
  app.querySelector("[data-do=own]")?.setAttribute("aria-expanded", app.dataset.open === "own");
  app.querySelector("[data-do=taller]")?.setAttribute("aria-pressed", app.hasAttribute("data-taller"));
}

/** A position has come. */
export function arrange() {
  if (planned !== boards()) plan();
  mark();
  fit();
}

export function listen() {
  let frame = 0;
  addEventListener("resize", () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      plan();
      fit();
    });
  });
  answers.addEventListener("scroll", follow, { passive: true });
  app.querySelector(".tabs").addEventListener("click", (event) => {
    const button = event.target.closest("[data-tab]");
    if (button) tab(button.dataset.tab);
  });
  app.querySelector(".tabs").addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.stopPropagation();
    turn(by);
    app.querySelector(`.tabs [data-tab=${app.dataset.tab}]`).focus();
  });
  plan();
  arrange();
}
