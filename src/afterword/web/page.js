// What a script adds to pages that work without it: answers without a reload, news as it comes, and the palette.
// Only this server is spoken to. Text from it is parsed as a document and moved over, never built from strings.
"use strict";

(() => {
  const base = document.body.dataset.base;
  const FRESH = 90_000; // milliseconds; a ticket is good for two minutes, the way there and back included
  const SETTLE = 800; // milliseconds in which a pointer presses nothing that came or moved under it just now
  let drawn = Date.now();
  let stood = null; // where the buttons stood before the page was drawn anew; null where it never was
  let here = location.href.split("#")[0];
  let busy = false;
  let presses = 0;
  let asked = null; // the ids of the row from which a question was asked that is being read
  let seq = document.body.dataset.seq; // the record's last line when this was drawn

  const main = () => document.getElementById("main");
  const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
  const keyed = (root, key) => [...root.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);

  // Fetching

  const TAB = { "x-afterword-tab": String(Math.random()) }; // what an answer came to is said to the tab that pressed
  const NEWS = { headers: { "x-afterword-news": "1" } }; // and not to one that only looks

  async function fetched(address, options = {}) {
    const answer = await fetch(address, { credentials: "same-origin", cache: "no-store", headers: TAB, ...options });
    if (answer.headers.has("x-afterword-refused")) throw new Error(answer.headers.get("x-afterword-refused"));
    return { page: parsed(await answer.text()), url: answer.url, ok: answer.ok };
  }

  // Putting a new state of the page in place of the old one

  function anchor() {
    const shown = [...main().querySelectorAll("li[id], section, h1")].find((one) => one.getBoundingClientRect().top >= 0);
    return shown && { id: shown.id, label: shown.getAttribute("aria-labelledby"), top: shown.getBoundingClientRect().top };
  }

  function found(mark) {
    if (!mark) return null;
    if (mark.id) return document.getElementById(mark.id);
    return mark.label ? main().querySelector(`[aria-labelledby="${CSS.escape(mark.label)}"]`) : null;
  }

  function replace(page, { still }) {
    const fresh = page.getElementById("main");
    if (!fresh) return false;
    const open = new Map([...main().querySelectorAll("details")].map((one, place) => [one.id || place, one.open]));
    const mark = still ? anchor() : null;
    const outcome = document.getElementById("outcome");
    const told = fresh.querySelector("#outcome");
    stood = new Set([...main().querySelectorAll("button")].map(standing));
    main().replaceChildren(...fresh.childNodes);
    if (still) [...main().querySelectorAll("details")].forEach((one, place) => {
      if (open.has(one.id || place)) one.open = open.get(one.id || place);
    });
    // The live region itself stays the same element, or nobody would hear that its words changed.
    if (outcome && told) {
      const words = [...told.childNodes];
      if (!still || words.some((one) => one.nodeType === 1)) outcome.replaceChildren(...words);
      main().querySelector("#outcome").replaceWith(outcome);
    }
    const menu = page.getElementById("menu");
    if (menu) document.getElementById("menu").replaceChildren(...menu.childNodes);
    document.title = page.title;
    const place = found(mark);
    if (place) window.scrollBy(0, place.getBoundingClientRect().top - mark.top);
    drawn = Date.now();
    seq = page.body.dataset.seq;
    return true;
  }

  // A press that was meant for what stood there a moment before is none.

  function standing(button) {
    const place = button.getBoundingClientRect();
    return [button.dataset.key, button.textContent, Math.round(place.left), Math.round(place.top)].join(" ");
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("#main form[data-answer] button");
    const hasty = event.detail > 0 && stood && Date.now() - drawn < SETTLE; // a keyboard's click has no detail
    if (button && hasty && !stood.has(standing(button))) event.preventDefault();
  }, true);

  // Answers

  function rowOf(element) {
    const row = element.closest("#outcome, li[id], section");
    const rows = row && row.tagName === "LI" ? [...row.parentElement.children] : [];
    const at = rows.indexOf(row);
    return [row, ...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0)).reverse()].map((one) => one?.id).filter(Boolean);
  }

  function focusAfter(ids, still) {
    const refused = main().querySelector("#outcome .bad") && main().querySelector("[data-kept]");
    if (refused && refused.value) return refused.focus(); // to be said in other words
    const places = still ? ids.map((id) => document.getElementById(id)) : [];
    rest(places.find((one) => one && one.childElementCount) || main().querySelector("h1"));
  }

  // The focus stays near what was pressed, and on nothing that Enter would press.
  function rest(place) {
    place.tabIndex = -1;
    place.focus({ preventScroll: place.id === "outcome" }); // which is in sight, wherever the page stands
  }

  // Which page, and of which thing: parts of a long list are one page.
  function subject(address) {
    const one = new URL(address);
    one.hash = "";
    one.searchParams.delete("page");
    one.searchParams.sort();
    return one.href;
  }

  function sameForm(form, button, page) {
    const other = button.dataset.key && keyed(page, button.dataset.key);
    const theirs = other && other.form;
    return theirs && theirs.dataset.words === form.dataset.words ? { form: theirs, button: other } : null;
  }

  // What is done without an answer needs a fresh ticket alone, where around the button stands what stood there.
  async function ticketOf(button) {
    if (button.form.dataset.words || Date.now() - drawn <= FRESH) return button.value;
    const other = keyed((await fetched(here, NEWS)).page, button.dataset.key);
    const around = (one) => one.closest("section, .panel, .pile")?.textContent;
    return other && around(other) === around(button) ? other.value : button.value;
  }

  async function press(form, button) {
    const row = asked || rowOf(button); // of the press that led to a question
    let sent = { form, button };
    if (form.dataset.words && Date.now() - drawn > FRESH) {
      const now = await fetched(here, NEWS);
      const same = sameForm(form, button, now.page);
      replace(now.page, { still: true });
      if (!same) {
        say("It changed since you saw it. Nothing was done; please look again.");
        return focusAfter(row, true);
      }
      sent = { form: same.form, button: same.button };
    }
    const body = new URLSearchParams(new FormData(sent.form));
    if (sent.button.name) body.append(sent.button.name, await ticketOf(sent.button));
    const came = await fetched(sent.form.action, { method: "POST", body });
    const still = subject(came.url) === subject(here);
    const asks = came.url.includes("/answer/");
    asked = asks ? row : null;
    if (!replace(came.page, { still })) return location.assign(here);
    if (!asks) moveTo(came.url.split("#")[0], still);
    if (!still) window.scrollTo(0, 0);
    focusAfter(row, still);
  }

  function moveTo(address, still) {
    if (address === here) return;
    here = address;
    const over = still || /\/edit\?/.test(location.href); // what was changed there is no more to be changed
    if (over) history.replaceState(null, "", here); else history.pushState(null, "", here);
  }

  function say(words) {
    const told = document.createElement("div");
    told.className = "told bad";
    told.append(Object.assign(document.createElement("p"), { textContent: words }));
    document.getElementById("outcome").replaceChildren(told);
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.hasAttribute("data-answer")) return;
    event.preventDefault();
    if (busy) return;
    busy = true;
    presses += 1;
    const button = event.submitter || form.querySelector("button");
    button.setAttribute("aria-busy", "true");
    try {
      await press(form, button);
    } catch {
      say("No answer came: this page was left too long, or Afterword has stopped. Open it anew with: afterword open");
    } finally {
      busy = false;
      button.removeAttribute("aria-busy");
    }
  });

  // Going to a place on the same page is a move in history, too.
  window.addEventListener("popstate", () => { if (location.href.split("#")[0] !== here) location.reload(); });

  // News

  const writing = () => {
    const at = document.activeElement;
    return at && main().contains(at) && at.matches("input, textarea, select") && at.value !== (at.defaultValue ?? at.value);
  };

  async function renew() {
    if (busy || writing() || document.hidden || document.querySelector("dialog[open]")) return false;
    if (main().querySelector("form[action*='/answer/'] a.button")) return true; // a question is being read
    const before = presses;
    const now = await fetched(here, NEWS);
    if (busy || before !== presses || writing()) return false; // what was pressed meanwhile is newer
    if (!now.ok || now.page.querySelector("[data-trouble]")) return false; // what is shown is better than none
    const at = document.activeElement;
    const key = at && at.dataset ? at.dataset.key : "";
    const id = at ? at.id : "";
    const inside = at && at !== main() && main().contains(at);
    const resting = inside && at.tabIndex < 0;
    const link = inside && at.href;
    const typed = main().querySelector("[data-kept]");
    replace(now.page, { still: true });
    const field = main().querySelector("[data-kept]");
    if (typed && field) field.value = typed.value;
    const linked = () => [...main().querySelectorAll("a[href]")].find((one) => one.href === link);
    const same = (key && keyed(main(), key)) || (id && document.getElementById(id)) || (link && linked());
    const again = same || (inside && main().querySelector("h1"));
    if (again && (resting || !same)) again.tabIndex = -1;
    if (again) again.focus({ preventScroll: true });
    return true;
  }

  function listen() {
    let due = false;
    const news = new EventSource(`${base}/live`);
    const look = async () => { if (due) due = !(await renew().catch(() => false)); };
    const heard = (event) => { if (event.data !== seq) { due = true; look(); } };
    news.addEventListener("now", heard); // what came before the stream, or while it was cut off
    news.addEventListener("moved", heard);
    document.addEventListener("visibilitychange", look);
    document.addEventListener("focusout", () => setTimeout(look, 200));
    window.addEventListener("pagehide", () => news.close());
    window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); }); // kept by the browser
  }

  // The palette

  const palette = document.getElementById("palette");
  const words = document.getElementById("palette-words");
  const entries = [...document.querySelectorAll("#palette-entries [role=option]")];
  const opener = document.getElementById("open-palette");
  let chosen = null;

  const visible = () => entries.filter((one) => !one.hidden);

  function choose(entry) {
    chosen = entry;
    entries.forEach((one) => one.setAttribute("aria-selected", String(one === entry)));
    if (entry) words.setAttribute("aria-activedescendant", entry.id); else words.removeAttribute("aria-activedescendant");
    if (entry) entry.scrollIntoView({ block: "nearest" });
  }

  function filter() {
    const typed = words.value.trim().toLocaleLowerCase();
    for (const one of entries) {
      if ("search" in one.dataset) continue;
      one.hidden = Boolean(typed) && !one.textContent.toLocaleLowerCase().includes(typed);
    }
    const search = entries.find((one) => "search" in one.dataset);
    search.firstElementChild.textContent = typed ? `Search for “${words.value.trim()}”` : "Search what it knows";
    choose(visible()[0]);
  }

  function enter(entry) {
    if (!entry) return;
    palette.close();
    if ("search" in entry.dataset) {
      location.assign(`${base}/search?q=${encodeURIComponent(words.value.trim())}`);
    } else if (entry.dataset.press) {
      const button = document.querySelector(`#${entry.dataset.press} button`);
      if (button) button.click(); else location.assign(`${base}/chats`);
    } else {
      location.assign(entry.dataset.href);
    }
  }

  function show() {
    if (palette.open) return palette.close();
    words.value = "";
    filter();
    palette.showModal();
    words.focus();
  }

  function keys(event) {
    const shown = visible();
    const at = shown.indexOf(chosen);
    const moves = { ArrowDown: (at + 1) % shown.length, ArrowUp: (at - 1 + shown.length) % shown.length, Home: 0, End: shown.length - 1 };
    if (event.key in moves && shown.length) { event.preventDefault(); choose(shown[moves[event.key]]); }
    if (event.key === "Enter" && !event.isComposing) { event.preventDefault(); enter(chosen); }
  }

  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k") { event.preventDefault(); show(); }
  });
  words.addEventListener("input", filter);
  words.addEventListener("keydown", keys);
  palette.addEventListener("click", (event) => {
    const entry = event.target.closest("[role=option]");
    if (entry) { event.preventDefault(); enter(entry); }
    if (event.target === palette) palette.close();
  });
  opener.hidden = false;
  opener.addEventListener("click", show);
  if (/Mac|iPhone|iPad/.test(navigator.platform)) opener.querySelector("kbd").textContent = "⌘K";

  requestAnimationFrame(() => setTimeout(listen)); // once this is painted
})();
