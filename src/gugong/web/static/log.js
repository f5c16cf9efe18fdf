// The log of the whole game, under headings of days and turns, of all players or of one.

let dialog = null;

export async function open() {
  const { game, ply, status } = document.body.dataset;
  const back = status === "replay" ? "&replay" : "";
  const answer = await fetch(`/games/${game}/log?ply=${ply}${back}`).catch(() => null);
  if (!answer?.ok) return;
  dialog ??= made();
  dialog.innerHTML = await answer.text();
  dialog.showModal();
  const days = dialog.querySelector(".wl-days");
  days.scrollTop = days.scrollHeight;
}

function made() {
  const element = document.createElement("dialog");
  element.className = "wl";
  element.setAttribute("aria-labelledby", "wl-title");
  element.addEventListener("change", (event) => filter(event.target.value));
  element.addEventListener("click", (event) => {
    if (event.target === element || event.target.closest("[data-wl-close]")) element.close();
  });
  document.body.append(element);
  return element;
}

/** Only what one player did, and the days; without a letter all. */
function filter(who) {
  for (const line of dialog.querySelectorAll("li")) line.hidden = Boolean(who) && line.dataset.who !== who;
  for (const part of dialog.querySelectorAll(".wl-part")) {
    part.hidden = Boolean(who) && part.dataset.who !== who && !part.querySelector("li:not([hidden])");
  }
}

export function listen() {
  document.addEventListener("click", (event) => event.target.closest?.("[data-do=whole-log]") && open());
}
