// The form for a new game: what does not go together is struck, with its reason and rule.
import * as rules from "./rules.js";
import * as settings from "./settings.js";
import { say } from "./words.js";

const form = document.getElementById("new");
const ofMeng = document.getElementById("with-meng");
const refusals = JSON.parse(document.getElementById("refusals").textContent);
const kind = (seat) => form.querySelector(`[name=seat${seat}]:checked`)?.value ?? "empty";
const set = (seat, value) => {
  const field = form.querySelector(`[name=seat${seat}][value=${value}]`);
  if (field) field.checked = true;
};

/** Who sits where, after a change at one seat; how many people that is: alone against Meng, or several players. */
function seats(changed) {
  if (kind(1) === "meng") for (const seat of [2, 3, 4]) set(seat, "empty");
  if (changed && kind(1) === "meng" && changed > 1 && kind(changed) !== "empty") set(1, "bot");
  // An empty seat empties those behind it; a seat taken fills those before it.
  for (let seat = 1; seat < 5; seat++) {
    if (kind(seat) !== "empty") continue;
    if (changed > seat && kind(changed) !== "empty") set(seat, "bot");
    else for (let behind = seat + 1; behind < 5; behind++) set(behind, "empty");
  }
  if (kind(1) === "empty") set(1, "meng");
  const alone = kind(1) === "meng";
  ofMeng.hidden = !alone;
  for (const field of ofMeng.querySelectorAll("select")) field.disabled = !alone;
  for (const row of form.querySelectorAll("[data-seat]")) {
    const level = row.querySelector(".lvl");
    if (level) level.hidden = kind(Number(row.dataset.seat)) !== "bot" || level.options.length < 2;
  }
  levels();
  return alone ? 1 : 2;
}

/** How a bot plays is said with its level, and stands out below while a seat has it. */
function levels() {
  for (const shown of form.querySelectorAll(".levels .on")) shown.classList.remove("on");
  for (const level of form.querySelectorAll("[data-level]")) {
    const sentence = document.getElementById(`level-${level.value}`);
    level.setAttribute("aria-describedby", sentence.id);
    level.title = sentence.textContent;
    if (!level.hidden) sentence.parentElement.classList.add("on");
  }
}

/** Why a choice does not go with these modules: one excludes it, or it needs one that is not there; "" if it does. */
function refusal(choice, people, modules) {
  const reasons = refusals[people][choice] ?? {};
  const others = modules.filter((module) => choice !== `modules=${module}`);
  if (!reasons[""]) return others.map((module) => reasons[module]).find(Boolean) ?? "";
  return others.some((module) => !reasons[module]) ? "" : reasons[""];
}

function choices(people) {
  const modules = [...form.querySelectorAll("[name=modules]:checked")].map((field) => field.value);
  for (const choice of form.querySelectorAll("[data-choice]")) {
    const reason = refusal(choice.dataset.choice, people, modules);
    const field = choice.querySelector("input");
    const no = choice.querySelector(".no");
    choice.classList.toggle("off", Boolean(reason));
    field.disabled = Boolean(reason);
    if (reason) field.checked = false;
    no.innerHTML = reason;
    no.hidden = !reason;
    choice.querySelector(".line").hidden = Boolean(reason);
  }
}

function tidy(event) {
  const { name = "", checked, type } = event?.target ?? {};
  if (type === "checkbox" && name !== "modules" && checked) {
    for (const other of form.querySelectorAll(`[name=${name}]`)) other.checked = other === event.target;
  }
  choices(seats(name.startsWith("seat") ? Number(name.slice(4)) : 0));
}

async function post(address, what) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(what),
  }).catch(() => null);
  const said = answer ? await answer.json().catch(() => ({})) : {};
  if (answer?.ok && said.location) location.assign(said.location);
  return answer?.ok ? "" : (said.what ?? say("page-unreachable"));
}

/** The form as the server takes it: who sits where, the options, the seed. */
function wanted() {
  const data = new FormData(form);
  const names = data.getAll("name");
  const seats = [];
  for (let seat = 0; seat < 5; seat++) {
    if (kind(seat) === "empty") continue;
    const level = form.querySelector(`[data-seat="${seat}"] [data-level]`)?.value ?? "";
    seats.push({ kind: kind(seat), name: names[seat] ?? "", level: kind(seat) === "bot" ? level : "" });
  }
  const options = { modules: data.getAll("modules") };
  for (const { name, value } of form.querySelectorAll(".va input:checked")) options[name] = value === "1" || value;
  for (const { name, value } of ofMeng.querySelectorAll("select:enabled")) options[name] = value;
  return { seats, options, seed: data.get("seed") || null };
}

async function open(file) {
  const said = document.getElementById("record-said");
  said.textContent = "";
  const problem = await post("/records", { text: await file.text(), name: file.name });
  if (problem) said.textContent = `${file.name}: ${problem}`;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  document.getElementById("said").textContent = await post("/games", wanted());
});
form.addEventListener("change", tidy);
document.getElementById("record").addEventListener("change", ({ target }) => target.files[0] && open(target.files[0]));
document.addEventListener("click", async ({ target }) => {
  const id = target.closest?.("[data-remove]")?.dataset.remove;
  const problem = id ? await post(`/games/${id}/remove`, {}) : "";
  if (problem) document.getElementById("record-said").textContent = problem;
});
document.querySelector("[data-do=settings]").addEventListener("click", () => settings.open());
rules.listen();
settings.listen();
tidy();
document.body.dataset.ready = "";
