// What every page does by itself: search, light or dark, and news from the server.
const main = document.getElementById('main');
const root = main.dataset.root;
const live = document.querySelector('[data-live]');

const search = document.querySelector('[data-search]');
search.addEventListener('submit', (event) => {
  event.preventDefault();
  location.assign(search.dataset.search + '?q=' + encodeURIComponent(search.elements.q.value));
});
document.addEventListener('keydown', (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    search.elements.q.focus();
    search.elements.q.select();
  }
});

for (const form of document.querySelectorAll('[data-choice]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = [...new FormData(form)].filter(([, value]) => value).map((pair) => pair.map(encodeURIComponent).join('='));
    location.assign(location.pathname + '?' + query.join('&'));
  });
}

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

// News from the server. A page that is not seen closes its stream: a browser has six connections for a server.
let stream = null;
function open() {
  if (stream || document.hidden) return;
  stream = new EventSource(root + 'events');
  stream.addEventListener('files', () => renew(true));
  for (const name of ['findings', 'changes']) {
    stream.addEventListener(name, () => { if (document.querySelector('[data-waits]')) renew(false); });
  }
  stream.onopen = async () => {
    if (live.dataset.lost) {
      delete live.dataset.lost;
      renew(true);
      return;
    }
    // What the page waits for may have come before its stream was open.
    if (document.querySelector('[data-waits]')) {
      const page = await (await fetch(location.href)).text();
      if (!page.includes('data-waits>')) location.reload();
    }
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
function renew(isNews) {
  if (document.querySelector('[data-try]') && isNews) {
    // What somebody has entered stays: only its result is asked for again.
    document.dispatchEvent(new Event('again'));
    live.textContent = live.dataset.updated;
    return;
  }
  try { if (isNews) sessionStorage.setItem('news', 'yes'); } catch { /* not told */ }
  location.reload();
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
    if (document.querySelector('[data-waits]')) location.reload();
  }
});
addEventListener('pagehide', close);
open();
