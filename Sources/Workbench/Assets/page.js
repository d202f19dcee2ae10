// What every page does by itself: search, light or dark, and news from the server.
import { arrange } from './today.js';

const main = document.getElementById('main');
const root = main.dataset.top;
const live = document.querySelector('[data-live]');

const search = document.querySelector('[data-search]');
search.addEventListener('submit', (event) => {
  event.preventDefault();
  const within = search.elements.in?.value;
  location.assign(search.dataset.search + '?q=' + encodeURIComponent(search.elements.q.value) + (within ? '&in=' + encodeURIComponent(within) : ''));
});
document.addEventListener('keydown', (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    search.elements.q.focus();
    search.elements.q.select();
  }
});

// All keys, over the page.
const keys = document.querySelector('[data-keys]');
document.addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key !== '/') return;
  event.preventDefault();
  if (keys.open) keys.close();
  else keys.showModal();
});

// From one finding to the next.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'F8') return;
  const all = [...main.querySelectorAll('.findings > li')].filter((one) => one.checkVisibility());
  if (!all.length) return;
  event.preventDefault();
  const at = all.indexOf(document.activeElement.closest('.findings > li'));
  const next = all[(at < 0 && event.shiftKey ? 0 : at) + (event.shiftKey ? -1 : 1)] ?? all.at(event.shiftKey ? -1 : 0);
  next.tabIndex = -1;
  next.focus();
});

for (const form of document.querySelectorAll('[data-choice]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = [...new FormData(form)].filter(([, value]) => value).map((pair) => pair.map(encodeURIComponent).join('='));
    location.assign(location.pathname + '?' + query.join('&'));
  });
}

// What is wider than the window is moved sideways with keys too.
function reachable() {
  for (const part of document.querySelectorAll('.scroll')) {
    if (part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  }
}
addEventListener('resize', reachable);
main.addEventListener('toggle', reachable, true);
reachable();

// Paper has nothing to open: what is closed is printed too, but for the lines of a file and the
// examples behind a count.
addEventListener('beforeprint', () => {
  for (const part of document.querySelectorAll('details:not([open], .file, .seen)')) {
    part.open = true;
    part.dataset.printed = '';
  }
});
addEventListener('afterprint', () => {
  for (const part of document.querySelectorAll('details[data-printed]')) {
    part.open = false;
    delete part.dataset.printed;
  }
});

// The choice between light and dark lasts as long as the window: nothing is kept on disk for longer.
const theme = document.querySelector('[data-theme]');
const kept = () => { try { return sessionStorage.getItem('theme'); } catch { return null; } };
function show(name) {
  if (name) document.documentElement.dataset.theme = name;
}
show(kept());
theme.hidden = false;
theme.addEventListener('click', () => {
  const isDark = (document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
  const next = isDark ? 'light' : 'dark';
  show(next);
  try { sessionStorage.setItem('theme', next); } catch { /* not kept */ }
});

for (const name of ['who', 'shown']) document.addEventListener(name, () => arrange(main));

// What an address names may come later than the page: then it is led to, once.
let isLed = false;
function lead() {
  let name = '';
  try { name = decodeURIComponent(location.hash.slice(1)); } catch { return; }
  const place = name && document.getElementById(name);
  if (isLed || !place) return;
  isLed = true;
  for (let part = place; part; part = part.parentElement) if (part.tagName === 'DETAILS') part.open = true;
  location.replace(location.hash);
}
lead();

// News from the server. A page that is not seen closes its stream: a browser has six connections for a server.
let stream = null;
function open() {
  if (stream || document.hidden) return;
  stream = new EventSource(root + 'events');
  stream.addEventListener('files', () => renew(true));
  for (const name of ['findings', 'changes']) {
    stream.addEventListener(name, () => { if (document.querySelector('[data-waits]')) renew(false); });
  }
  stream.onopen = () => {
    if (live.dataset.lost) {
      delete live.dataset.lost;
      renew(true);
      return;
    }
    // What the page waits for may have come before its stream was open.
    if (document.querySelector('[data-waits]')) renew(false, true);
  };
  stream.onerror = () => {
    live.textContent = live.dataset.stopped;
    live.dataset.lost = 'yes';
  };
}
function close() {
  stream?.close();
  stream = null;
}
// - onlyIfDone: not while the page would still wait for as much.
const count = (page) => page.querySelectorAll('[data-waits]').length;
function renew(isNews, onlyIfDone = false) {
  const isFilled = document.querySelector('[data-try], [data-draft], [data-sitting]');
  if (isFilled && isNews) {
    // What somebody has entered stays: its result is asked for again, and what is said above it.
    document.dispatchEvent(new Event('again'));
    live.textContent = live.dataset.updated;
  }
  const request = new XMLHttpRequest();
  request.open('GET', location.href.split('#')[0]);
  request.responseType = 'document';
  request.onload = () => {
    const fresh = request.response?.getElementById('main');
    if (onlyIfDone && fresh && count(fresh) >= count(main)) return;
    if (fresh && isFilled) {
      const waiting = [...main.querySelectorAll('[data-waits]')].map((one) => one.closest('section[id]')?.id).filter(Boolean);
      const parts = [...fresh.querySelectorAll('[data-renewed]'), ...waiting.map((id) => fresh.querySelector('#' + CSS.escape(id))).filter(Boolean)];
      for (const part of parts) document.getElementById(part.id)?.replaceWith(document.adoptNode(part));
      return;
    }
    // Forms and logs have more than their words.
    if (!fresh || main.querySelector('[data-choice], [data-log]')) {
      try { if (isNews) sessionStorage.setItem('news', 'yes'); } catch { /* not told */ }
      location.reload();
      return;
    }
    replace(fresh);
    document.title = request.response.title;
    if (isNews) live.textContent = live.dataset.updated;
  };
  request.send();
}

// What is shown becomes what it is now. The focus stays in its place, and what was opened stays open.
function replace(fresh) {
  const names = (details) => details.querySelector('summary')?.textContent.replace(/\d+/g, '').trim();
  const opened = new Set([...main.querySelectorAll('details[open]')].map(names));
  const way = [];
  for (let e = document.activeElement; e && e !== main && main.contains(e); e = e.parentElement) way.unshift([...e.parentElement.children].indexOf(e));
  main.replaceChildren(...document.adoptNode(fresh).childNodes);
  reachable();
  lead();
  document.dispatchEvent(new Event('shown'));
  for (const details of main.querySelectorAll('details')) if (opened.has(names(details))) details.open = true;
  if (!way.length) return;
  let place = main;
  for (const index of way) place = place.children[index] ?? place;
  (place === main ? main : place).focus({ preventScroll: true });
}

try {
  if (sessionStorage.getItem('news')) {
    sessionStorage.removeItem('news');
    live.textContent = live.dataset.updated;
  }
} catch { /* not told */ }
document.addEventListener('visibilitychange', () => {
  if (document.hidden) {
    close();
  } else {
    open();
    if (document.querySelector('[data-waits]')) renew(false, true);
  }
});
addEventListener('pagehide', close);
open();
