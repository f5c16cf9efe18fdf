// Puzzles: which were solved, and how many days in a row today's was, kept in this browser and nowhere else. They are
// kept by ID: numbers move when there are more.
import * as rules from "./rules.js";
import { say } from "./words.js";

const KEY = "gugong-puzzles";
const DAY = 86_400_000;
const { id, number, daily, chosen, solved, ids = "" } = document.body.dataset;

function kept() {
  try {
    return { done: {}, streak: 0, best: 0, last: 0, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { done: {}, streak: 0, best: 0, last: 0 };
  }
}

function keep(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing: there is no streak then.
  }
}

const all = kept();
const today = Math.floor(Date.now() / DAY);

/** Only the first try counts. */
if (chosen === "true" && Number(number) && !(id in all.done)) {
  all.done[id] = solved === "true";
  if (daily === "true" && all.last !== today) {
    all.streak = solved === "true" ? (all.last === today - 1 ? all.streak : 0) + 1 : 0;
    all.best = Math.max(all.best, all.streak);
    all.last = today;
  }
  keep(all);
}

const streak = document.getElementById("streak");
if (all.last < today - 1) all.streak = 0;
if (streak && (all.streak || all.best)) {
  streak.textContent = `${say("puzzle-streak-days", { n: all.streak })} ${say("puzzle-best-days", { n: all.best })}`;
  streak.hidden = false;
}
for (const link of document.querySelectorAll("[data-puzzle]"))
  if (link.dataset.puzzle in all.done) link.classList.add(all.done[link.dataset.puzzle] ? "right" : "wrong");

/** The next one is one that was not tried yet, if there is any. */
const next = document.getElementById("next");
if (next) {
  const left = ids.split(" ").flatMap((each, place) => (each in all.done ? [] : [place + 1]));
  if (left.length) next.href = `/puzzles/${left.find((each) => each > Number(number)) ?? left[0]}`;
}
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("#drawer")) return;
  const place = Number(event.key) - 1;
  const officials = document.querySelectorAll(".pat button");
  if (place >= 0 && officials[place]) officials[place].focus();
  else if (event.key.toLowerCase() === "r") rules.open();
  else return;
  event.preventDefault();
});
rules.listen();
