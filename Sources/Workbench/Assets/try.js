// A case is tried whenever something is entered; an answer that is not the newest is dropped.
import { chosen, groupOf, read, write } from './case.js';
import { Calendar } from './calendar.js';
import { Entries } from './entries.js';
import { Person } from './person.js';
import { brief, show, verdict } from './result.js';

const form = document.querySelector('[data-try]');
const { top, root } = document.getElementById('main').dataset;
const said = document.querySelector('[data-verdict]');
const place = document.querySelector('[data-result]');
const now = form.querySelector('[data-now]');
const short = document.querySelector('[data-brief]');
const title = document.getElementById('result-title');
const note = form.querySelector('[data-more]');
let more = {};
let seq = 0;
let asked = null;

const strip = form.querySelector('[data-calendar]');
const calendar = strip ? new Calendar(strip, () => ask()) : null;
const kinds = [...form.querySelectorAll('[data-entries-of]')].map((section) => new Entries(section, () => ask()));

const person = new Person(document.querySelector('[data-log]'), form, follow);

function tried() {
  const found = read(calendar, kinds, more);
  // The history is that of the log.
  if (person.isOpen) delete found.history;
  // A day as a whole is about no single entry.
  if (person.isOpen && !person.tried) {
    delete found.given;
    delete found.unreadable;
  }
  return found;
}

// The form follows what is chosen in the log.
function follow() {
  form.classList.toggle('follows', person.isOpen && !person.tried);
  form.classList.toggle('logged', person.isOpen);
  if (!person.isOpen) return ask();
  now.value = person.moment ?? now.value;
  const entry = person.tried;
  if (entry) write({ given: entry.given, unreadable: entry.unreadable }, calendar, kinds);
  more = {};
  tell();
  return ask();
}

async function ask() {
  calendar?.show(now.value);
  asked?.abort();
  asked = new AbortController();
  seq += 1;
  const own = seq;
  const question = {
    pack: form.dataset.pack, item: form.dataset.item, record: form.dataset.record, case: tried(),
    diary: strip?.dataset.record, zone: form.querySelector('[data-zone]').value.trim(), log: person.question, seq: own,
  };
  // What a log says is in no address.
  const address = person.isOpen ? location.pathname + location.search : '#case=' + encodeURIComponent(JSON.stringify(question.case));
  history.replaceState(null, '', address);
  document.querySelector('[data-linked]').hidden = person.isOpen;
  let reply;
  try {
    const response = await fetch(top + 'api/ask', {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(question), signal: asked.signal,
    });
    reply = await response.json();
  } catch (error) {
    if (error.name === 'AbortError') return;
    reply = { problem: 'Primum does not answer; is it still running?' };
  }
  if (own !== seq) return;
  for (const [key, items] of Object.entries(reply.answer ?? {})) {
    if (Array.isArray(items) && key !== 'decisions') reply.answer[key] = items.filter((item) => person.concerns(item));
  }
  calendar?.shade(reply.windows ?? []);
  reply.unread = wrong(reply.unread ?? []);
  reply.beside = reply.beside?.filter((item) => person.concerns(item));
  said.textContent = verdict(reply, form.dataset.item);
  short.textContent = brief(reply, form.dataset.item);
  show(place, reply, root, form.dataset.pack, Boolean(form.dataset.item), person.isOpen && person.at === null ? (key) => person.showKey(key) : null);
  document.getElementById('kept-example').value = reply.example ?? '';
  document.getElementById('kept-log').value = reply.log ?? '';
}

const hint = (text) => text.getAttribute('aria-describedby').split(' ')[0];

// Says at each field that it holds nothing that can be read, and gives what there is to say: not of those that are to be unreadable.
function wrong(unread) {
  for (const old of form.querySelectorAll('.wrong')) old.remove();
  for (const text of form.querySelectorAll('[aria-invalid]')) {
    text.removeAttribute('aria-invalid');
    text.setAttribute('aria-describedby', hint(text));
  }
  return unread.filter((one) => {
    const group = groupOf(one.record, one.entry, calendar, kinds);
    const field = [...group?.querySelectorAll('[data-field]') ?? []].find((part) => part.dataset.field === one.field);
    if (!field || person.isOpen) return true;
    if (chosen(field) === 'unreadable') return false;
    const text = field.querySelector('[data-value]');
    if (!text) return true;
    const words = document.createElement('p');
    words.className = 'wrong';
    words.id = text.id + '-wrong';
    const what = field.dataset.kind === 'time' ? 'This is no time' : one.says;
    words.textContent = `${what}, so ${one.leftOut ? 'this entry is left out' : 'it counts as unreadable'}.`;
    text.after(words);
    text.setAttribute('aria-invalid', 'true');
    text.setAttribute('aria-describedby', `${hint(text)} ${words.id}`);
    return true;
  });
}

short.addEventListener('click', () => {
  title.focus({ preventScroll: true });
  title.scrollIntoView();
});

// To write in a field, or to tick a box, is to answer it.
form.addEventListener('input', (event) => {
  const field = event.target.closest('[data-field]');
  const given = field?.querySelector('input[type=radio][value=given]');
  if (given && event.target.matches('[data-item]')) given.checked = true;
  if (given && event.target.matches('[data-value]')) {
    const bad = field.querySelector('input[value=unreadable]').checked;
    const missing = field.querySelector('input[value=missing]');
    if (event.target.value.trim() === '') missing.checked = true;
    else if (!bad) given.checked = true;
  }
  ask();
});
form.addEventListener('reset', () => {
  more = {};
  for (const kind of kinds) kind.clear();
  person.clear();
  setTimeout(() => { calendar?.mark([], '09:00'); tell(); calendar?.refresh(); follow(); });
});
form.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('again', ask);

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const text = document.getElementById(button.dataset.copy);
    text.select();
    try { await navigator.clipboard.writeText(text.value); button.textContent = 'Copied'; } catch { /* it is marked to be copied by hand */ }
  });
}

function tell() {
  if (!note) return;
  const count = Object.values(more).reduce((sum, list) => sum + list.length, 0);
  note.replaceChildren();
  if (!count) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Leave them out';
  button.addEventListener('click', () => { more = {}; tell(); ask(); });
  note.append(`And ${count} ${count === 1 ? 'entry' : 'entries'} that came with the address, as they are. `, button);
}

try {
  const match = location.hash.match(/^#case=(.*)$/s);
  if (match) more = write(JSON.parse(decodeURIComponent(match[1])), calendar, kinds);
} catch { /* an address that was cut off says nothing */ }
// What was written before this module was there is an answer too.
for (const text of form.querySelectorAll('[data-value]')) {
  const field = text.closest('[data-field]');
  if (text.value.trim() && field.querySelector('input[value=missing]')?.checked) field.querySelector('input[value=given]').checked = true;
}
tell();
// Only numbers lead from a page to a person of the log.
const led = new URLSearchParams(location.hash.slice(1));
if (led.has('person')) {
  person.as.value = led.get('as') ?? '';
  const entry = led.has('entry') ? Number(led.get('entry')) : null;
  // Who comes by a link wants to see what was decided: the page begins there.
  person.people().then(() => person.open(Number(led.get('person')), led.get('day'), entry)).then(() => title.focus());
} else {
  ask();
  person.people();
}
