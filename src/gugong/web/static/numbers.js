// Numbers about oneself: what the coach has found is added here, since it is kept in this browser alone.
import * as overlooked from "./overlooked.js";
import * as settings from "./settings.js";
import { say } from "./words.js";

const names = JSON.parse(document.getElementById("sources").textContent);
const sure = document.getElementById("sure");
const said = document.getElementById("said");

function fill() {
  const place = document.getElementById("overlooked");
  const found = overlooked.bySource().filter(({ source }) => names[source]);
  if (!place || !found.length) return;
  const list = document.createElement("ul");
  for (const { source, games, lost } of found) {
    const line = document.createElement("li");
    line.textContent = say("numbers-overlooked-line", { what: names[source], games, lost: Math.round(lost) });
    list.append(line);
  }
  place.querySelector(".note").replaceWith(list);
}

/** The server's part and the browser's, in one file. */
async function save(event) {
  event.preventDefault();
  const answer = await fetch(event.currentTarget.href).catch(() => null);
  if (!answer?.ok) return (said.textContent = say("page-unreachable"));
  const text = JSON.stringify({ ...(await answer.json()), coach: overlooked.all() }, null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "gugong-numbers.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function erase() {
  if (sure.returnValue !== "yes") return;
  const answer = await fetch("/you/delete", { method: "POST" }).catch(() => null);
  const what = (await answer?.json().catch(() => ({}))) ?? {};
  if (!answer?.ok) return (said.textContent = what.what ?? say("page-unreachable"));
  overlooked.forget();
  location.assign(what.location);
}

document.querySelector("[data-export]").addEventListener("click", save);
document.querySelector("[data-do=delete]").addEventListener("click", () => {
  sure.returnValue = "";
  sure.showModal();
});
sure.addEventListener("close", erase);
document.querySelector("[data-do=settings]").addEventListener("click", () => settings.open());
settings.listen();
fill();
document.body.dataset.ready = "";
