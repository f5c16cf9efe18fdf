// A table by link, beside the game: who is here, the clock, a wish to take back, the talk, and that it is one's turn.
import { say } from "./words.js";

const body = document.body;
const home = `/games/${body.dataset.game}`;
const isShared = () => Boolean(document.getElementById("part-friends")?.children.length || body.dataset.shared);
const BEAT = 20000; // ms between signs that the page is in front
const SPOKEN = [60, 30, 10]; // seconds at which the clock is read out
const behind = Date.now() / 1000 - Number(body.dataset.now ?? 0); // this clock against the server's
const icon = document.querySelector("link[rel=icon]");
const calm = icon?.href;
let said = 0;

async function post(path, what) {
  const answer = await fetch(`${home}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(what),
  }).catch(() => null);
  const told = answer ? await answer.json().catch(() => ({})) : { what: say("page-lost") };
  if (told.location) location.assign(told.location);
  return answer?.ok ? "" : (told.what ?? "");
}

/** That the page is in front; with a click the seat is one's own again. */
function here(click = false) {
  if ("watching" in body.dataset || !isShared() || document.hidden) return;
  post("here", { click });
}

const ACTIONS = {
  here: () => post("here", { click: true }),
  wait: ({ dataset }) => post("wait", { seat: Number(dataset.seat), wait: Boolean(dataset.wait) }),
  wish: () => post("wish", { ply: Number(body.dataset.ply), to: "answer" }),
  agree: () => post("wish/answer", { ply: Number(body.dataset.ply), yes: true }),
  refuse: () => post("wish/answer", { ply: Number(body.dataset.ply), yes: false }),
  rematch: () => post("rematch", {}),
  hints: ({ dataset }) => post("hints", { yes: Boolean(dataset.yes) }),
  give: ({ dataset }) => post("ask/decide", { n: Number(dataset.n), yes: true }),
  decline: ({ dataset }) => post("ask/decide", { n: Number(dataset.n), yes: false }),
  withdraw: () => post("ask/withdraw", {}),
};

/** Time as people read it: 2:05, 3 h, 2 d. */
function read(seconds) {
  if (seconds >= 172800) return `${Math.floor(seconds / 86400)} d`;
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)} h`;
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function tick() {
  for (const clock of document.querySelectorAll(".clock")) {
    const left = Number(clock.dataset.until) - (Date.now() / 1000 - behind);
    clock.querySelector(".time").textContent = read(left);
    clock.classList.toggle("low", left < 30);
    const mark = SPOKEN.find((at) => Math.ceil(left) === at);
    if (mark && mark !== said && clock.classList.contains("yours")) {
      document.getElementById("live").textContent = say("friends-left", { time: read(left) });
    }
    said = mark ?? said;
  }
}

/** The title, the icon and a notice say that it is one's turn, each if it is wished for. */
export function turn(before, now, title) {
  const mine = now === "your-turn";
  if (body.dataset.badge === "false") document.title = title.replace(/^● /, "");
  else if (icon) icon.href = mine ? icon.dataset.turn : calm;
  if (before !== "waiting" || !mine || body.dataset.notice !== "true" || !document.hidden) return;
  if (window.Notification?.permission === "granted") {
    const notice = new Notification("Gùgōng", { body: say("friends-turn"), tag: home });
    notice.addEventListener("click", () => window.focus());
  }
}

const muted = () => new Set(JSON.parse(localStorage.getItem(`muted ${home}`) ?? "[]"));

/** Who is muted is not read; what came since the talk was last open is counted. */
export function follow() {
  const talk = document.getElementById("part-talk");
  const silent = muted();
  let latest = -1;
  for (const line of talk.querySelectorAll("[data-n]")) {
    const text = line.querySelector("span");
    line.classList.toggle("muted", silent.has(line.dataset.by));
    text.hidden = silent.has(line.dataset.by);
    if (!text.hidden) latest = Number(line.dataset.n);
  }
  const key = `read ${home}`;
  if (talk.classList.contains("open")) localStorage.setItem(key, latest);
  const seen = Number(localStorage.getItem(key) ?? -1);
  const fresh = [...talk.querySelectorAll("[data-n]:not(.muted)")].filter((line) => Number(line.dataset.n) > seen);
  const badge = document.querySelector(".talk-b b");
  if (badge) {
    badge.hidden = !fresh.length;
    badge.textContent = fresh.length;
  }
  tick();
}

export function toggleTalk() {
  const talk = document.getElementById("part-talk");
  if (talk.classList.toggle("open")) {
    talk.querySelector("[data-n]:last-child")?.scrollIntoView({ block: "nearest" });
    talk.querySelector("input")?.focus();
  }
  follow();
}

async function speak(form) {
  const field = form.elements.text;
  const wrong = field.value.trim() ? await post("talk", { text: field.value }) : "";
  document.getElementById("talk-said").textContent = wrong;
  if (!wrong) field.value = "";
}

/** The page comes anew: by then this browser has a secret by which the host's word is told to it. */
async function ask({ elements: { name, seat } }) {
  document.getElementById("ask-said").textContent = await post("ask", { name: name.value, seat: Number(seat.value) });
}

export function listen({ tell }) {
  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("[data-friends]:not(form), [data-mute]");
    if (button?.dataset.mute) {
      const silent = muted();
      if (!silent.delete(button.dataset.mute)) silent.add(button.dataset.mute);
      localStorage.setItem(`muted ${home}`, JSON.stringify([...silent]));
      follow();
    } else if (button) {
      const wrong = await ACTIONS[button.dataset.friends](button);
      if (wrong) tell(wrong);
    } else if (document.querySelector("[data-friends=here]")) here(true);
  });
  document.addEventListener("submit", (event) => {
    const way = { talk: speak, ask }[event.target.dataset.friends];
    if (!way) return;
    event.preventDefault();
    way(event.target);
  });
  document.addEventListener("visibilitychange", () => here());
  setInterval(here, BEAT);
  setInterval(tick, 1000);
  turn("", body.dataset.status, document.title);
  here();
  follow();
}
