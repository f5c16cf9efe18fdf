// The coach's page: asks how far the reading has come until it is whole; marks, table and playing on.
import * as overlooked from "./overlooked.js";
import * as rules from "./rules.js";
import { say } from "./words.js";

const body = document.body;
const home = `/games/${body.dataset.game}/coach`;
const seat = `seat=${body.dataset.seat}`;
const report = document.getElementById("report");
const bar = document.getElementById("bar");
const stop = document.getElementById("bar-stop");
const lost = document.getElementById("lost");
const EVERY = 1000;
let done = -1;
let chosen = "A";
let paused = false;
let timer = 0;

/** Show what came of the reading so far. */
function show(told) {
  document.getElementById("bar-said").textContent = told.failed || told.said;
  document.getElementById("bar-of").textContent = told.failed ? "" : told.of;
  const shown = document.getElementById("bar-done");
  shown.max = told.total;
  shown.value = told.done;
  shown.hidden = stop.hidden = Boolean(told.failed);
  bar.hidden = told.whole && !told.failed;
  if (told.done === done || !told.html) return;
  done = told.done;
  const open = document.getElementById("numbers")?.open;
  const focused = document.activeElement?.closest?.("a[data-mark]")?.dataset.mark;
  report.innerHTML = told.html;
  if (open) document.getElementById("numbers").open = true;
  choose(chosen);
  if (focused) report.querySelector(`a[data-mark="${focused}"]`)?.focus();
}

async function ask() {
  clearTimeout(timer);
  if (paused) return;
  const answer = await fetch(`${home}/progress?${seat}&done=${done}`).catch(() => null);
  const told = answer?.ok ? await answer.json() : null;
  lost.hidden = Boolean(told);
  if (!told) lost.textContent = say("page-lost");
  else show(told);
  if (told?.kept) overlooked.remember(body.dataset.game, told.kept);
  if (!told?.whole) timer = setTimeout(ask, EVERY);
}

/** One of the marked turns, told below the chart. */
function choose(letter) {
  const letters = [...report.querySelectorAll("a[data-mark]")].map((mark) => mark.dataset.mark);
  if (!letters.length) return;
  chosen = letters.includes(letter) ? letter : letters[0];
  for (const mark of report.querySelectorAll("a[data-mark]"))
    mark.toggleAttribute("aria-current", mark.dataset.mark === chosen);
  for (const turn of report.querySelectorAll(".turn-told")) turn.hidden = turn.dataset.mark !== chosen;
}

function step(by) {
  const letters = [...report.querySelectorAll("a[data-mark]")].map((mark) => mark.dataset.mark);
  if (!letters.length) return;
  choose(letters[(letters.indexOf(chosen) + by + letters.length) % letters.length]);
  report.querySelector(`a[data-mark="${chosen}"]`).focus();
}

async function playOn(button) {
  button.disabled = true;
  const answer = await fetch(`${home}/play-on?${seat}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ply: Number(button.dataset.playOn) }),
  }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  button.disabled = false;
  if (answer?.ok) return location.assign(told.location);
  lost.hidden = false;
  lost.textContent = told?.what ?? say("page-lost");
}

document.addEventListener("click", (event) => {
  const mark = event.target.closest?.("[data-mark]");
  const button = event.target.closest?.("[data-play-on]");
  if (button) playOn(button);
  else if (mark && !mark.matches(".turn-told")) {
    event.preventDefault();
    choose(mark.dataset.mark);
  }
});

stop.addEventListener("click", () => {
  paused = !paused;
  stop.textContent = paused ? stop.dataset.on : stop.dataset.stop;
  stop.setAttribute("aria-pressed", paused);
  if (paused) fetch(`${home}/stop?${seat}`, { method: "POST" }).catch(() => null);
  else ask();
});

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, .wide, #drawer")) return;
  const numbers = document.getElementById("numbers");
  if (event.key === "ArrowRight") step(1);
  else if (event.key === "ArrowLeft") step(-1);
  else if (event.key.toLowerCase() === "t" && numbers) {
    numbers.open = !numbers.open;
    numbers.querySelector("summary").focus();
  } else if (event.key.toLowerCase() === "r") rules.open();
  else return;
  event.preventDefault();
});

rules.listen();
choose(chosen);
if (body.dataset.whole !== "true") ask();
