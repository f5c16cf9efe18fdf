// The table: answers go to the server, its parts come back and are morphed in; nothing is decided here.
import * as about from "./about.js";
import * as arrange from "./arrange.js";
import * as chart from "./chart.js";
import * as flip from "./flip.js";
import * as hint from "./hint.js";
import * as friends from "./friends.js";
import * as log from "./log.js";
import * as meng from "./meng.js";
import { morph } from "./morph.js";
import * as phone from "./phone.js";
import * as have from "./position.js";
import * as preview from "./preview.js";
import * as keys from "./keys.js";
import * as rules from "./books.js";
import * as since from "./since.js";
import * as settings from "./settings.js";
import * as sound from "./sound.js";
import * as stream from "./stream.js";
import * as toolbar from "./toolbar.js";
import { announce } from "./voice.js";
import * as trying from "./waiting.js";
import * as wings from "./wings.js";
import { say } from "./words.js";

const body = document.body;
const learn = "lesson" in body.dataset ? await import("./learn.js") : null;
const home = () => `/games/${body.dataset.game}`;
const lost = document.getElementById("lost");
const late = document.getElementById("late");
const PATIENCE = 3000; // how long a bot may think before it can be hurried
const waiting = []; // positions that came while pieces were on the move
const held = []; // positions that came while an answer was on its way
let latest = -1; // the ply that the stream told last
let opened = -1; // the ply at which this page has opened its doors
let checking = 0;
let patience = 0;
let busy = false; // an answer is on its way
let asks = false; // a question that was gone back to is asked, whatever is usually answered unasked
let playing = false; // pieces are on the move
let ended = { time: -Infinity, x: 0, y: 0 }; // when and where the pointer ended this player's turn
const HASTY = 350; // ms after End turn in which a second click there is not meant for the next turn
const THERE = 40; // px

/** Show a position: its parts, its title, its status. */
async function show(position, hurry = false) {
  have.shown(position);
  const again = isSame(position);
  if (!again) since.stop();
  if (!again) preview.unmark();
  const places = flip.first();
  const focused = document.activeElement;
  for (const [name, html] of Object.entries(position.parts)) {
    const target = document.getElementById(name === "pieces" ? name : `part-${name}`);
    if (target && !(again && name === "what")) morph(target, html);
  }
  const before = body.dataset.status;
  sound.knock(before, position.status);
  if (position.game) body.dataset.game = position.game;
  body.dataset.ply = position.ply;
  body.dataset.status = position.status;
  document.title = position.title;
  friends.turn(before, position.status, position.title);
  if (!again) preview.clear();
  hint.follow();
  meng.follow();
  arrange.arrange();
  phone.follow();
  about.follow();
  friends.follow();
  toolbar.follow();
  trying.follow();
  learn?.follow();
  listOnly();
  if (!focused?.isConnected || focused === body) keys.home();
  announce(position);
  beginWaiting();
  auto();
  await flip.play(places, hurry);
  wings.follow();
  preview.again();
}

/** Whether a position is the one that is shown, told again: then a preview, and what a first tap chose, stand. */
function isSame({ ply, status, game }) {
  const { dataset } = body;
  return Number(ply) === Number(dataset.ply) && status === dataset.status && (!game || game === dataset.game);
}

/** A bot that takes its time can be told to answer now. Until then the button is out of sight, but keeps its place. */
function beginWaiting() {
  clearTimeout(patience);
  patience = setTimeout(() => document.querySelector("[data-do=hurry]")?.classList.add("now"), PATIENCE);
}

/** By choice the Tab key passes the board by: its answers all stand in the list. */
function listOnly() {
  if (body.dataset.listOnly !== "true") return;
  for (const lit of document.querySelectorAll("svg [data-action]")) lit.setAttribute("tabindex", "-1");
}

/** Show what has come in, one position after the other. */
async function catchUp() {
  if (playing) return;
  playing = true;
  while (waiting.length) {
    const position = waiting.shift();
    if (position.told && position.mark && position.mark === have.mark()) continue;
    if (position.told && isStale(position)) check();
    else await show(position, waiting.length > 2);
  }
  playing = false;
}

/** The stream may tell late what an answer of ours has already shown, and more. */
function isStale(position) {
  const ply = Number(position.ply);
  return ply < Number(body.dataset.ply) || (ply === opened && Boolean(position.doors));
}

/** If it was not late but somebody took an answer back, the page is another than it should be: ask for it anew. */
function check() {
  clearTimeout(checking);
  checking = setTimeout(() => !busy && latest !== Number(body.dataset.ply) && refresh(), 700);
}

/** Ask for all that there is to show: something was missed. */
async function refresh() {
  const answer = await fetch(`${home()}/position?have=`).catch(() => null);
  if (!answer?.ok || busy) return;
  await arrive(await answer.json());
}

function arrive(position) {
  const parts = have.complete(position);
  if (!parts) return refresh();
  waiting.push({ ...position, parts });
  return catchUp();
}

async function send(path, what, tries = 0) {
  let answer;
  try {
    answer = await fetch(`${home()}/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ply: Number(body.dataset.ply), have: have.mark(), ...what }),
    });
  } catch {
    missing(navigator.onLine ? "page-unsent" : "page-offline");
    await new Promise((go) => setTimeout(go, Math.min(4000, 300 * 2 ** tries)));
    return send(path, what, tries + 1);
  }
  missing("");
  const said = await answer.json().catch(() => ({}));
  if (answer.ok && said.location) location.assign(said.location);
  else if (said.parts) {
    tell(said.late ?? "");
    flip.finish();
    await arrive(said);
  } else if (!answer.ok) preview.refuse(said);
}

/** That the server cannot be reached, in the words for it; "" when it can. */
function missing(key) {
  lost.hidden = !key;
  if (key) lost.textContent = say(key);
}

function tell(sentence) {
  late.textContent = sentence;
  late.hidden = !sentence;
  if (sentence) setTimeout(() => (late.hidden = true), 6000);
}

/** Give an answer for the position that is shown. */
export async function answer(text) {
  if (busy) return;
  busy = true;
  asks = false;
  preview.stop();
  body.classList.add("busy");
  const leaf = text === "ready" ? document.querySelector(".doors") : null;
  leaf?.classList.add("open");
  if (leaf) opened = Number(body.dataset.ply);
  try {
    await (text === "ready" ? send("ready", {}) : send("answers", { answer: text }));
  } finally {
    free();
    leaf?.classList.remove("open");
  }
}

export async function undo(to) {
  if (busy) return;
  const button = document.querySelector("[data-undo]");
  if (!button) return;
  if (button.dataset.undo === "no") return preview.refuse({ what: button.dataset.reason });
  asks = true;
  await request("undo", { to });
}

async function request(path, what) {
  if (busy) return;
  busy = true;
  try {
    await send(path, what);
  } finally {
    free();
  }
}

/** The next answer may be given; what came in the meantime is shown. */
function free() {
  busy = false;
  body.classList.remove("busy");
  waiting.push(...held.splice(0));
  catchUp();
}

/** What its player does not want to be asked is answered by itself, but not after going back to it. */
function auto() {
  const set = asks ? null : document.querySelector("[data-auto]");
  if (set) setTimeout(() => set.isConnected && answer(set.dataset.auto), 300);
}

/** The server told something new. */
function heard(position) {
  // The seat is somebody else's by now, or its person watches, or whoever watched has one.
  if (position.gone || isOther(position)) return location.reload();
  latest = Number(position.ply);
  const parts = have.complete(position);
  if (!parts) return refresh();
  (busy ? held : waiting).push({ ...position, parts, told: true });
  if (!busy) catchUp();
}

const isOther = ({ seat }) => "watching" in body.dataset !== Number(seat) >= Number(body.dataset.seats);

/** Whether the server can be heard. */
function connected(state) {
  if (busy) return;
  if (state === "open") missing("");
  else missing(navigator.onLine ? "page-lost" : "page-offline");
}

const ACTIONS = {
  rules: () => rules.open(),
  log: () => toggle("part-log"),
  since: () => toggle("part-since"),
  people: () => toggle("part-rivals"),
  again: () => since.play(),
  settings: () => settings.open(),
  asides: () => keys.toAsides(),
  discard: () => discard(),
  hint: () => hint.toggle(),
  hurry: () => request("hurry", {}),
  talk: () => friends.toggleTalk(),
  taller: () => arrange.taller(),
  own: () => arrange.open("own"),
  whole: () => phone.toggle(),
  rival: (row) => arrange.open(row.closest(".you") && body.dataset.status !== "over" ? "own" : row.dataset.letter),
};

/** Where slips share a place, this one comes up; elsewhere it comes over the board. */
export function toggle(id) {
  const slip = document.getElementById(id);
  slip.tabIndex = -1;
  if (arrange.isBeside()) {
    arrange.tab(id.slice(5));
    return slip.focus();
  }
  const open = slip.classList.toggle("open");
  for (const other of document.querySelectorAll(".side > .open")) if (other !== slip) other.classList.remove("open");
  if (open) slip.focus();
}

export function discard() {
  const fan = document.getElementById("part-discard");
  fan.hidden = !fan.hidden;
}

/** Whether a click is the second of a double one that has ended a turn; the first is remembered. Enter is none. */
function isHasty(event, target) {
  if (event.detail === 0) return false;
  const near = Math.hypot(event.clientX - ended.x, event.clientY - ended.y) < THERE;
  if (event.isTrusted && near && event.timeStamp - ended.time < HASTY) return true;
  if (target.matches(".seal")) ended = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  return false;
}

document.addEventListener("click", (event) => {
  flip.finish();
  const target = event.target.closest?.("[data-action], [data-undo], [data-do]");
  if (!target && event.target.closest?.("#part-own [id^=discard-]")) discard();
  if (!target) return preview.tapped(event);
  if (target.dataset.action) {
    if (preview.holds(target, event)) return phone.bring(target.dataset.action);
    if (isHasty(event, target)) return;
    answer(target.dataset.action);
  } else if (target.dataset.undo) undo(target.dataset.undo);
  else ACTIONS[target.dataset.do]?.(target);
});

about.listen();
chart.listen();
friends.listen({ tell });
log.listen();
keys.listen({ answer, undo, toggle, discard, first: learn?.press });
since.listen();
meng.listen();
preview.listen({ answer });
arrange.listen();
phone.listen();
wings.listen();
rules.listen();
settings.listen();
toolbar.listen();
trying.listen();
learn?.listen({ answer, request });
phone.follow();
listOnly();
beginWaiting();
auto();
addEventListener("offline", () => missing("page-offline"));
if (!learn) stream.follow({ mark: have.mark, heard, state: connected });
body.dataset.ready = "";
