// A page that is only read: its settings, and links to rules that open beside it.
import * as rules from "./rules.js";
import * as settings from "./settings.js";

document.querySelector("[data-do=settings]")?.addEventListener("click", () => settings.open());
rules.listen();
settings.listen();
document.body.dataset.ready = "";
