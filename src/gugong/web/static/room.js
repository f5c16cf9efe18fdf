// The room beside a table by link: it fills while one looks; addresses are copied, shared, or made anew.
import { morph } from "./morph.js";
import * as rules from "./rules.js";
import * as settings from "./settings.js";
import { say } from "./words.js";

const body = document.body;
const home = `/games/${body.dataset.game}`;
const part = document.getElementById("part-room");
const said = document.getElementById("said");
const lost = document.getElementById("lost");
const BEAT = 20000;
const OWN = { feed: "/mine/feed", hook: "/mine/hook" };

async function post(action, what) {
  const answer = await fetch(OWN[action] ?? `${home}/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(what),
  }).catch(() => null);
  const told = answer ? await answer.json().catch(() => ({})) : {};
  said.textContent = answer?.ok ? "" : (told.what ?? say("page-unreachable"));
  if (told.location) location.assign(told.location);
  if (told.parts) show(told);
  if (action === "feed" && told.address) document.getElementById("feed-address").textContent = told.address;
  return answer?.ok;
}

/** What is open, and what is being typed, stays as it is. */
function show(now) {
  if (now.started && body.dataset.begun === "false") return location.assign(home);
  const open = [...part.querySelectorAll("details[open]")].map((each) => each.id);
  const feed = document.getElementById("feed-address")?.textContent;
  morph(part, now.parts.room);
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (feed) document.getElementById("feed-address").textContent = feed;
  share();
}

/** A device that can share an address offers it. */
function share() {
  for (const button of part.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
}

async function copy(button) {
  const field = button.parentElement.querySelector("input");
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  const label = button.querySelector("span");
  label.textContent = say("friends-copied");
  setTimeout(() => (label.textContent = say("friends-copy")), 2000);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button");
  if (!button) return;
  if (button.dataset.do === "settings") settings.open();
  if (button.dataset.copy) copy(button);
  if (button.dataset.share) navigator.share({ url: button.dataset.share }).catch(() => null);
  if (!button.dataset.room) return;
  if (button.dataset.sure && !confirm(say(button.dataset.sure))) return;
  const { seat, n, yes } = button.dataset;
  post(button.dataset.room, n ? { n: Number(n), yes: Boolean(yes) } : seat ? { seat: Number(seat) } : {});
});

document.addEventListener("submit", (event) => {
  const { room, seat } = event.target.dataset;
  if (!room) return;
  event.preventDefault();
  const fields = new FormData(event.target);
  if (room === "name") post("name", { name: fields.get("name"), seat: Number(seat) });
  if (room === "hook") post("hook", { text: fields.get("text") });
});

part.addEventListener("change", (event) => {
  if (event.target.name === "agrees") post("hints", { yes: event.target.checked });
  const form = event.target.closest("#table-settings");
  if (!form) return;
  const field = (name) => form.elements[name];
  const [clock, time, more] = field("clock").value.split(":");
  post("table", {
    clock,
    clock_time: Number(time),
    clock_more: Number(more),
    away: Number(field("away").value),
    level: field("level").value,
    listed: field("listed")?.checked ?? false,
    talk_watched: field("talk_watched").checked,
    hints: field("hints").checked,
  });
});

let stream = null;

/** The room is followed while it is seen. */
function follow() {
  stream?.close();
  stream = null;
  if (document.hidden) return;
  stream = new EventSource(`${home}/table/stream`);
  stream.addEventListener("message", (event) => {
    const now = JSON.parse(event.data);
    if (now.gone) location.assign("/");
    else show(now);
  });
  stream.addEventListener("open", () => (lost.hidden = true));
  stream.addEventListener("error", () => {
    lost.hidden = false;
    lost.textContent = say(navigator.onLine ? "page-lost" : "page-offline");
  });
}

follow();
document.addEventListener("visibilitychange", follow);
addEventListener("pagehide", () => stream?.close());

function here() {
  if (!document.hidden) fetch(`${home}/here`, { method: "POST", body: "{}" }).catch(() => null);
}

setInterval(here, BEAT);
document.addEventListener("visibilitychange", here);
here();
share();
rules.listen();
settings.listen();
body.dataset.ready = "";
