// A game again: the slider, the buttons and the arrow keys all ask for the position after an answer.
import * as about from "./about.js";
import * as chart from "./chart.js";
import * as flip from "./flip.js";
import * as log from "./log.js";
import { morph } from "./morph.js";
import * as rules from "./rules.js";
import { say } from "./words.js";

const body = document.body;
const slider = document.getElementById("slider");
const table = `/games/${body.dataset.game}`; // where whoever watches comes from
const plies = Number(body.dataset.plies);
const turns = JSON.parse(document.getElementById("turns").textContent);
const cache = new Map();
const start = Number(body.dataset.ply); // behind the set-up
let wanted = start;
let loading = false;
let timer = 0;

async function load(ply) {
  if (!cache.has(ply)) {
    const answer = await fetch(`/games/${body.dataset.game}/replay/${ply}`);
    if (!answer.ok) return null;
    if (cache.size > 200) cache.clear();
    cache.set(ply, await answer.json());
  }
  return cache.get(ply);
}

/** Go to an answer; while one position is on its way only the latest wish counts. */
async function go(ply) {
  wanted = Math.max(0, Math.min(plies, ply));
  slider.value = wanted;
  if (loading) return;
  loading = true;
  while (Number(body.dataset.ply) !== wanted) {
    const aim = wanted;
    const position = await load(aim).catch(() => null);
    if (!position) break;
    flip.finish();
    const near = Math.abs(aim - Number(body.dataset.ply)) <= 2;
    const places = near ? flip.first() : null;
    for (const [name, html] of Object.entries(position.parts)) {
      const target = document.getElementById(name === "pieces" ? name : `part-${name}`);
      if (target) morph(target, html);
    }
    body.dataset.ply = aim;
    mark(aim);
    slider.setAttribute("aria-valuetext", say("page-of", { n: aim, last: plies }));
    history.replaceState(null, "", `#${aim}`);
    about.follow();
    if (places) flip.play(places);
  }
  loading = false;
}

/** The line on the chart stands at the answer that is shown. */
function mark(ply) {
  const { left, end, last } = document.querySelector(".chart").dataset;
  const x = Number(left) + ((end - left) * Math.min(ply, last)) / last;
  document.getElementById("chart-now").setAttribute("transform", `translate(${x.toFixed(1)} 0)`);
}

const nextTurn = () => turns.find((ply) => ply > wanted) ?? plies;
const lastTurn = () => [...turns].reverse().find((ply) => ply < wanted) ?? 0;

const STEPS = {
  first: () => go(start),
  last: () => go(plies),
  "-1": () => go(wanted - 1),
  1: () => (wanted < plies || !("live" in body.dataset) ? go(wanted + 1) : location.assign(table)),
  "-turn": () => go(lastTurn()),
  turn: () => go(nextTurn()),
  play: () => playOn(),
};

function playOn(stop = timer !== 0) {
  const button = document.querySelector("[data-step=play]");
  clearInterval(timer);
  timer = 0;
  if (!stop) {
    if (wanted >= plies) go(start);
    timer = setInterval(() => (wanted >= plies ? playOn(true) : go(wanted + 1)), 650);
  }
  button.setAttribute("aria-pressed", String(!stop));
  button.querySelector("span").textContent = say(stop ? "page-play" : "page-pause");
}

slider.addEventListener("input", () => go(Number(slider.value)));
document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]");
  const place = event.target.closest("[data-to]");
  if (step) STEPS[step.dataset.step]();
  else if (place) {
    event.preventDefault();
    go(Number(place.dataset.to));
  }
});
addEventListener("keydown", (event) => {
  if (event.target.closest("input:not(#slider), textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (about.press(event)) return event.preventDefault();
  if (event.key === "?" && about.explain(document.activeElement)) return event.preventDefault();
  const [back, on] = event.shiftKey ? ["-turn", "turn"] : ["-1", "1"];
  const step = { ArrowLeft: back, ArrowRight: on, Home: "first", End: "last" }[event.key];
  if (!step) return;
  event.preventDefault();
  STEPS[step]();
});
about.listen();
chart.listen();
log.listen();
rules.listen();
if (location.hash === "#back") go(plies - 1);
if (/^#\d+$/.test(location.hash)) go(Number(location.hash.slice(1)));
body.dataset.ready = "";
