// In a first game small slips say what is new: each once in this browser, one at a time, until they are switched off.

const place = document.getElementById("part-tips");
const KEPT = "gugong-tips"; // the names of those that were shown
let showing = "";

const read = () => (localStorage.getItem(KEPT) ?? "").split(" ");
const remember = (name) => localStorage.setItem(KEPT, [...new Set([...read(), name])].join(" ").trim());

/** Of those that are due, the one that is in sight already, or the first that was not shown yet. */
function choose() {
  const due = [...place.querySelectorAll("[data-tip]")];
  const known = read();
  const next = due.find((tip) => tip.dataset.tip === showing) ?? due.find((tip) => !known.includes(tip.dataset.tip));
  showing = next?.dataset.tip ?? "";
  for (const tip of due) if (tip.hidden !== (tip !== next)) tip.hidden = tip !== next;
  if (showing) remember(showing);
}

/** No more of them: a choice among the settings, which is kept like the others. */
function off() {
  const field = document.querySelector("[data-setting=tips]");
  if (!field) return;
  field.checked = false;
  const all = [...document.querySelectorAll("#settings [data-setting]")];
  const value = (each) => (each.type === "checkbox" ? Number(each.checked) : each.value);
  const said = all.map((each) => `${each.dataset.setting}.${value(each)}`).join("-");
  document.cookie = `gugong_settings=${said}; path=/; max-age=31536000; SameSite=Lax`;
  place.remove();
}

place.addEventListener("click", (event) => {
  const tip = event.target.closest("[data-tip]");
  if (event.target.closest("[data-tip-off]")) off();
  else if (event.target.closest("[data-tip-read]")) {
    showing = "";
    tip.hidden = true;
    tip.remove();
  }
});
new MutationObserver(choose).observe(place, { childList: true, subtree: true });
choose();
