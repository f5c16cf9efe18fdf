// News from the server over one connection for all pages of this browser: the page that holds the lock keeps it and
// passes on what it hears. Where there are no locks, a page follows by itself for as long as it is seen.

const AGAIN = 3000; // ms
const game = document.body.dataset.game;
const shared = Boolean(navigator.locks && globalThis.BroadcastChannel);
const channel = shared ? new BroadcastChannel("gugong-news") : null;
const me = `${Date.now()}-${Math.random()}`;
const pages = new Map(); // by page: its game and its mark, as the page that keeps the connection knows them
let stream = null;
let leads = false;
let soon = 0;
let page = null; // { mark, heard, state }: what the page gives us

/** Follow this page's game. */
export function follow(given) {
  page = given;
  if (!shared) return alone();
  channel.addEventListener("message", (event) => told(event.data));
  addEventListener("pagehide", () => {
    channel.postMessage({ gone: me });
    stream?.close();
  });
  addEventListener("pageshow", (event) => event.persisted && location.reload());
  hello();
  navigator.locks.request("gugong-news", async () => {
    leads = true;
    pages.set(me, { game, mark: page.mark() });
    channel.postMessage({ who: true });
    open();
    await new Promise(() => {}); // held for as long as this page is there
  });
}

/** Say which game this page follows, and what it has. */
function hello() {
  channel.postMessage({ page: me, game, mark: page.mark() });
}

function told(news) {
  if (news.who) hello();
  else if (news.state && !leads) page.state(news.state);
  else if (news.data && news.game === game) page.heard(news.data);
  else if (leads && news.page) {
    const known = [...pages.values()].some((other) => other.game === news.game);
    pages.set(news.page, { game: news.game, mark: news.mark });
    if (known && stream) channel.postMessage({ state: stream.readyState === 1 ? "open" : "error" });
    if (!known || !news.mark) open();
  } else if (leads && news.gone) {
    const { game: left } = pages.get(news.gone) ?? {};
    pages.delete(news.gone);
    if (left && ![...pages.values()].some((other) => other.game === left)) open();
  }
}

/** Open the connection for all games that pages follow; several that come at once share it. */
function open() {
  clearTimeout(soon);
  soon = setTimeout(() => {
    const wanted = new Map([...pages.values()].map((other) => [other.game, other.mark]));
    wanted.set(game, page.mark());
    listen([...wanted].map(([id, mark]) => `game=${id}&have=${mark}`).join("&"));
  }, 20);
}

function listen(query) {
  stream?.close();
  stream = new EventSource(`/stream?${query}`);
  const say = (state) => {
    page.state(state);
    channel?.postMessage({ state });
  };
  stream.addEventListener("open", () => say("open"));
  stream.addEventListener("error", () => {
    say("error");
    if (stream.readyState === EventSource.CLOSED) setTimeout(again, AGAIN, stream); // the server had other trouble
  });
  stream.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.game === game) page.heard(message);
    for (const other of pages.values()) if (other.game === message.game) other.mark = message.mark;
    channel?.postMessage({ game: message.game, data: message });
  });
}

/** Try once more, unless another connection has been opened since. */
function again(closed) {
  if (stream !== closed) return;
  if (shared) open();
  else listen(`game=${game}&have=${page.mark()}`);
}

/** Without locks: one connection a page, closed while nobody sees it. */
function alone() {
  const look = () => {
    if (document.hidden) {
      stream?.close();
      stream = null;
    } else if (!stream) listen(`game=${game}&have=${page.mark()}`);
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("pagehide", () => stream?.close());
  look();
}
