// Meng explains himself: after his turn its steps stand one after the other on the slip at his board.
import * as stepping from "./stepping.js";

const PACE = { slow: 3400, normal: 2000, fast: 1000 }; // ms a step
let told = slip()?.dataset.ended; // the turn that was shown last
let at = -1; // the step that is shown, or -1
let ply = ""; // of the position in which he explains himself
let timer = 0;

function slip() {
  return document.getElementById("reason");
}

/** A position has come: if it brings a new turn of his, step through it; if the player went on, the last step stays. */
export function follow() {
  if (at >= 0 && ply === document.body.dataset.ply) return mark(); // told once more, by the stream
  stop();
  const ended = slip()?.dataset.ended;
  const isNew = ended !== undefined && ended !== told;
  told = ended;
  ply = document.body.dataset.ply;
  if (isNew && PACE[document.body.dataset.speed]) step(0);
}

function step(number) {
  clearTimeout(timer);
  if (number >= (slip()?.children.length ?? 0)) return stop();
  at = number;
  mark();
  timer = setTimeout(() => step(number + 1), PACE[document.body.dataset.speed]);
}

function mark() {
  slip().classList.add("stepping");
  for (const [number, one] of [...slip().children].entries()) one.classList.toggle("now", number === at);
}

function stop() {
  clearTimeout(timer);
  at = -1;
  slip()?.classList.remove("stepping");
  slip()?.querySelector(".now")?.classList.remove("now");
}

/** While he explains himself, Space goes on to the next step and Escape to the last. */
export const press = (event) => stepping.press(event, { at, step, stop });

/** By touch: a tap on the slip goes on. */
export function listen() {
  document.addEventListener("click", (event) => at >= 0 && event.target.closest?.("#reason") && step(at + 1));
}
