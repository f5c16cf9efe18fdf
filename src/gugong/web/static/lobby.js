// The form for a new game: what does not go together is struck, with its reason and rule.
import * as rules from "./rules.js";

const form = document.getElementById("new");
const refusals = JSON.parse(document.getElementById("refusals").textContent);
const kind = (seat) => form.querySelector(`[name=seat${seat}]:checked`)?.value ?? "empty";
const set = (seat, value) => {
  const field = form.querySelector(`[name=seat${seat}][value=${value}]`);
  if (field) field.checked = true;
};

function seats(changed) {
  if (kind(1) === "meng") for (const seat of [2, 3, 4]) set(seat, "empty");
  if (changed && kind(1) === "meng" && changed > 1 && kind(changed) !== "empty") set(1, "bot");
  // An empty seat empties those behind it; a seat taken fills those before it.
  for (let seat = 1; seat < 5; seat++) {
    if (kind(seat) !== "empty") continue;
    if (changed > seat && kind(changed) !== "empty") set(seat, "bot");
    else for (let behind = seat + 1; behind < 5; behind++) set(behind, "empty");
  }
  const alone = kind(1) === "meng" || kind(1) === "empty";
  if (alone && kind(1) === "empty") set(1, "meng");
  const solo = kind(1) === "meng";
  const extra = document.getElementById("solo");
  extra.hidden = !solo;
  for (const field of extra.querySelectorAll("select")) field.disabled = !solo;
  for (const row of form.querySelectorAll("[data-seat]")) {
    const level = row.querySelector(".lvl");
    if (level) level.hidden = kind(Number(row.dataset.seat)) !== "bot" || level.options.length < 2;
  }
  return solo;
}

function variants(solo) {
  const modules = [...form.querySelectorAll("[name=modules]:checked")].map((field) => field.value);
  const mix = `${solo ? 1 : 2}:${modules.join(",")}`;
  for (const choice of form.querySelectorAll("[data-choice]")) {
    const reason = refusals[choice.dataset.choice]?.[mix] ?? "";
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
  const name = event?.target.name ?? "";
  if (name === "bonus_tokens" && event.target.checked) {
    for (const other of form.querySelectorAll("[name=bonus_tokens]")) other.checked = other === event.target;
  }
  variants(seats(name.startsWith("seat") ? Number(name.slice(4)) : 0));
}

async function open(file) {
  const said = document.getElementById("record-said");
  said.textContent = "";
  const answer = await fetch("/records", {
    method: "POST",
    headers: { "Content-Type": "text/plain; charset=utf-8", Accept: "application/json" },
    body: await file.text(),
  }).catch(() => null);
  const body = answer ? await answer.json().catch(() => ({})) : {};
  if (answer?.ok && body.location) location.assign(body.location);
  else said.textContent = `${file.name}: ${body.what ?? "the server cannot be reached."}`;
}

form.addEventListener("change", tidy);
document.getElementById("record").addEventListener("change", (event) => event.target.files[0] && open(event.target.files[0]));
rules.listen();
tidy();
document.body.dataset.ready = "";
