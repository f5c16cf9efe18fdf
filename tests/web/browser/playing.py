"""Playing as a person would: looking at the page, choosing among what it lights, and nothing else."""

from __future__ import annotations

from typing import Any

WIDE = {"width": 1280, "height": 800}

# Clicks elements with data-action until the game is over, or `most` answers were given; returns how many.
# What it clicks is chosen among the answers in sight, on the board and in the list, by a fixed sequence of numbers.
PLAY = """async ({ most, seed, only, first }) => {
  let last = seed;
  const number = (below) => ((last = (last * 1103515245 + 12345) % 2147483648), Math.floor(last / 65536) % below);
  const body = document.body;
  const position = () => `${body.dataset.ply} ${body.dataset.status} ${document.querySelector(".doors") !== null}`;
  const until = (fits, what) => new Promise((go, stop) => {
    const watch = new MutationObserver(() => fits() && done(go));
    const timer = setTimeout(() => done(() => stop(new Error(`waited for ${what} at ${position()}`))), 30000);
    const done = (way) => { clearTimeout(timer); watch.disconnect(); way(); };
    watch.observe(document, { attributes: true, childList: true, subtree: true });
    if (fits()) done(go);
  });
  for (let given = 0; given < most; given++) {
    await until(() => body.dataset.status !== "waiting" && !body.classList.contains("busy"), "a question");
    if (body.dataset.status === "over") return given;
    const inSight = (which) =>
      [...document.querySelectorAll(which)].filter((lit) => lit.getBoundingClientRect().width > 0);
    const wanted = first ? inSight(first) : [];
    const seen = wanted.length && number(3) ? wanted : inSight(only);
    if (!seen.length) throw new Error(`no answer in sight at ${position()}`);
    const before = position();
    const chosen = seen[number(seen.length)];
    for (const kind of ["pointerdown", "pointerup", "click"]) {
      const how = { bubbles: true, cancelable: true, pointerType: "mouse", detail: 1 };
      chosen.dispatchEvent(new PointerEvent(kind, how));
    }
    await until(() => position() !== before, `what follows ${chosen.dataset.action}`);
  }
  return most;
}"""


def watched(context: Any) -> tuple[Any, list[str]]:
    """A page of this context, and whatever goes wrong on it: errors of scripts, and what the policy blocks."""
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on(
        "console", lambda said: wrong.append(f"{said.text} {said.location['url']}") if said.type == "error" else None
    )
    return page, wrong


def visitor(browser: Any, **settings: Any) -> Any:
    """A browser of one's own, without anything kept, where nothing flies about."""
    return browser.new_context(**{"viewport": WIDE, "reduced_motion": "reduce", **settings})


def start(page: Any, address: str, which: str) -> None:
    """From the lobby into a game with one click."""
    page.goto(address)
    page.click(f"[data-quick={which}]")
    page.wait_for_selector("body[data-ready][data-ply]")


def start_new(page: Any, address: str, seats: list[str], modules: list[str], seed: int = 5) -> None:
    """From the lobby into a game as chosen on the form; `seats` are those behind Red."""
    page.goto(address)
    page.wait_for_selector("body[data-ready]")
    for seat in range(1, 5):
        kind = seats[seat - 1] if seat <= len(seats) else "empty"
        page.check(f"[name=seat{seat}][value={kind}]", force=True)
    for module in modules:
        page.eval_on_selector(f"[name=modules][value={module}]", "box => box.checked || box.click()")
    page.fill("[name=seed]", str(seed))
    page.click("#new .bigb")
    page.wait_for_selector("body[data-ready][data-ply]")


def play(page: Any, most: int = 2000, seed: int = 1, only: str = "[data-action]", first: str = "") -> int:
    """Give answers until the game is over, mostly of those in `first` where there are any; how many it were."""
    given: int = page.evaluate(PLAY, {"most": most, "seed": seed, "only": only, "first": first})
    return given


def status(page: Any) -> str:
    """What the page says of itself."""
    said: str = page.get_attribute("body", "data-status")
    return said


def ply(page: Any) -> int:
    return int(page.get_attribute("body", "data-ply"))


HASTY = 400  # ms after End turn; a click that comes sooner is not taken for an answer of the next turn


def play_by_names(page: Any, most: int = 400) -> int:
    """Give answers by what a screen reader says, no two alike, until the game is over; how many it were."""
    for given in range(most):
        page.wait_for_selector("body:not([data-status=waiting]):not(.busy)", timeout=30000)
        if status(page) == "over":
            return given
        heading = page.get_by_role("heading", level=1)
        assert heading.text_content()
        group = page.get_by_role("group", name="Answers", exact=True)
        names = group.get_by_role("button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        assert len(set(names)) == len(names), names
        before = ply(page)
        button = group.get_by_role("button", name=names[given * 7 % len(names)], exact=True)
        ends = "seal" in (button.get_attribute("class") or "")
        button.click()
        page.wait_for_selector(f'body:not([data-ply="{before}"])')
        if ends:
            page.wait_for_timeout(HASTY)
    return most


def play_by_touch(page: Any, most: int = 400) -> int:
    """Give answers with taps: one chooses and shows, the next, on the button beside it, answers."""
    for given in range(most):
        page.wait_for_selector("body:not([data-status=waiting]):not(.busy)", timeout=30000)
        if status(page) == "over":
            return given
        before = ply(page)
        answers = page.locator("#part-answers [data-action]:visible, .of.lit:visible")
        answers.nth(given * 7 % answers.count()).tap()
        page.locator("[data-confirm]").tap()
        page.wait_for_selector(f'body:not([data-ply="{before}"])')
    return most
