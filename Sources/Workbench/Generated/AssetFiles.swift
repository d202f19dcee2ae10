// swift-format-ignore-file
// Written by ci/generate-assets from Sources/Workbench/Assets.

extension Assets {
  static let files: [String: String] = [
    "calendar.js": #"""
// A calendar in which days are marked: those with an entry. Two months, the one of `now` and the one before.
const pad = (number) => String(number).padStart(2, '0');

export class Calendar {
  constructor(place, changed) {
    this.place = place;
    this.changed = changed;
    this.record = place.dataset.record;
    this.time = place.dataset.time;
    this.days = new Set();
    this.shown = '';
    this.clock = '09:00';
  }

  get marked() { return [...this.days].sort(); }

  // Whether a day is in one of the months that are shown for `now`.
  holds(day, now) {
    const [year, month] = now.split('-').map(Number);
    const before = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
    return [before, now.slice(0, 7)].includes(day.slice(0, 7));
  }

  // Takes over days and their time.
  mark(days, clock) {
    this.days = new Set(days);
    this.clock = clock;
    const field = this.place.querySelector('[data-clock]');
    if (field) field.value = clock;
  }

  // Shows the months up to a day, such as 2026-03-20.
  show(day) {
    const match = day.match(/^(\d{4})-(\d\d)/);
    if (!match) return;
    if (this.shown !== match[0]) {
      this.shown = match[0];
      const [year, month] = [Number(match[1]), Number(match[2])];
      const count = document.createElement('p');
      count.className = 'soft';
      count.dataset.marked = '';
      this.place.replaceChildren(this.tools(), this.month(year, month - 1), this.month(year, month), count);
    }
    for (const button of this.place.querySelectorAll('[data-day]')) {
      button.setAttribute('aria-pressed', this.days.has(button.dataset.day));
      if (button.dataset.day === day.slice(0, 10)) button.setAttribute('aria-current', 'date');
      else button.removeAttribute('aria-current');
    }
    this.count();
  }

  // How many are marked, those that are not seen too.
  count() {
    const all = this.marked;
    const away = all.filter((day) => !this.place.querySelector(`[data-day="${day}"]`));
    const days = (number) => `${number} ${number === 1 ? 'day' : 'days'}`;
    const rest = away.length ? `, of them ${days(away.length)} of other months: ${away[0]}${away.length > 1 ? ' to ' + away.at(-1) : ''}` : '';
    this.place.querySelector('[data-marked]').textContent = all.length ? `Marked: ${days(all.length)}${rest}.` : '';
  }

  tools() {
    const tools = document.createElement('p');
    const label = document.createElement('label');
    label.textContent = 'At ';
    const clock = document.createElement('input');
    Object.assign(clock, { value: this.clock, size: 6 });
    clock.dataset.clock = '';
    clock.addEventListener('input', () => { this.clock = clock.value.trim() || '09:00'; });
    clock.setAttribute('aria-label', 'Time of day of each entry');
    label.append(clock);
    const button = (text, act) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.textContent = text;
      made.addEventListener('click', () => { act(); this.refresh(); });
      return made;
    };
    tools.append(label, ' ', button('Mark the next day too', () => this.repeat()), ' ', button('Clear the days', () => this.days.clear()));
    return tools;
  }

  // The day after the last that is marked.
  repeat() {
    const last = this.marked.at(-1) ?? this.shown + '-00';
    const [year, month, day] = last.split('-').map(Number);
    const next = new Date(Date.UTC(year, month - 1, day + 1));
    this.days.add(next.toISOString().slice(0, 10));
  }

  month(year, number) {
    const first = new Date(Date.UTC(year, number - 1, 1));
    const box = document.createElement('div');
    box.className = 'month';
    const table = document.createElement('table');
    const caption = document.createElement('caption');
    caption.textContent = first.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const body = document.createElement('tbody');
    const lengths = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
    let row = body.insertRow();
    for (let gap = (first.getUTCDay() + 6) % 7; gap > 0; gap -= 1) row.insertCell();
    for (let day = 1; day <= lengths; day += 1) {
      if (row.cells.length === 7) row = body.insertRow();
      row.insertCell().append(this.day(`${first.getUTCFullYear()}-${pad(first.getUTCMonth() + 1)}-${pad(day)}`, day));
    }
    table.append(caption, this.head(), body);
    box.append(table);
    return box;
  }

  head() {
    const head = document.createElement('thead');
    const row = head.insertRow();
    for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) {
      const cell = document.createElement('th');
      cell.scope = 'col';
      cell.textContent = name.slice(0, 2);
      cell.abbr = name;
      row.append(cell);
    }
    return head;
  }

  day(name, number) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = number;
    button.dataset.day = name;
    button.setAttribute('aria-label', name);
    button.setAttribute('aria-pressed', this.days.has(name));
    button.addEventListener('click', () => {
      if (!this.days.delete(name)) this.days.add(name);
      this.refresh();
    });
    return button;
  }

  // The days on which entries decide are marked, and said in words below.
  shade(windows) {
    for (const button of this.place.querySelectorAll('[data-day]')) {
      const day = button.dataset.day;
      button.parentElement.classList.toggle('inside', windows.some((one) => one.from <= day && day <= one.until));
    }
    this.place.querySelector('.windows')?.remove();
    if (!windows.length) return;
    const words = document.createElement('p');
    words.className = 'windows soft';
    words.textContent = 'Shaded, what counts: ' + windows.map((one) => `${one.says} (${one.from} to ${one.until})`).join('; ') + '.';
    this.place.append(words);
  }

  refresh() {
    for (const button of this.place.querySelectorAll('[data-day]')) {
      button.setAttribute('aria-pressed', this.days.has(button.dataset.day));
    }
    this.count();
    this.changed();
  }
}

"""#,
    "case.js": #"""
// A case: what the form says, as an example of a rule file would say it, and back.
const form = () => document.querySelector('[data-try]');
const own = () => form().querySelector('[data-group=given]');
const ofDays = () => form().querySelector('[data-group=entry]');

export function chosen(field) {
  return field.querySelector('input[type=radio]:checked')?.value ?? 'missing';
}

const ticked = (field) => [...field.querySelectorAll('[data-item]')].filter((box) => box.checked).map((box) => box.value);

// What a field says: undefined where it is missing.
function value(field) {
  const state = chosen(field);
  if (state.startsWith('=')) return state.slice(1);
  if (state !== 'given') return undefined;
  if (field.querySelector('[data-item]')) {
    // A list that came with an address may hold one of them twice, or in an order of its own.
    const kept = field.dataset.list ? JSON.parse(field.dataset.list) : [];
    const boxes = ticked(field);
    return boxes.length === new Set(kept).size && boxes.every((one) => kept.includes(one)) ? kept : boxes;
  }
  const text = field.querySelector('[data-value]').value.trim();
  if (field.dataset.kind === 'list') return text.split(',').map((part) => part.trim()).filter(Boolean);
  return text === '' ? undefined : text;
}

function unreadable(field) {
  const text = field.querySelector('[data-value]')?.value.trim();
  if (field.dataset.kind === 'list') return [...ticked(field), 'not usable'];
  return text || 'not usable';
}

function record(group) {
  const given = {};
  const bad = {};
  for (const field of group?.querySelectorAll('[data-field]') ?? []) {
    if (chosen(field) === 'unreadable') {
      bad[field.dataset.field] = unreadable(field);
    } else {
      const said = value(field);
      if (said !== undefined) given[field.dataset.field] = said;
    }
  }
  return { given, bad };
}

// As an entry of a history.
function entry(group) {
  const { given, bad } = record(group);
  return Object.keys(bad).length ? { ...given, unreadable: bad } : given;
}

// What somebody has entered.
// - calendar: the days that are marked in it; null where there is none.
// - kinds: entries one by one.
// - more: entries that came with the address and are none of the form's.
export function read(calendar, kinds, more) {
  const now = form().querySelector('[data-now]').value.trim();
  const tried = { now };
  if (own()) {
    const { given, bad } = record(own());
    tried.given = given;
    if (Object.keys(bad).length) tried.unreadable = bad;
  }
  const history = {};
  const put = (name, entries) => { if (entries.length) history[name] = (history[name] ?? []).concat(entries); };
  if (calendar) {
    const alike = entry(ofDays());
    put(calendar.record, calendar.marked.map((day) => ({ ...alike, [calendar.time]: `${day}T${calendar.clock}:00${offset(now)}` })));
  }
  for (const kind of kinds) put(kind.name, kind.groups.map(entry));
  for (const [name, entries] of Object.entries(more)) put(name, entries);
  if (Object.keys(history).length) tried.history = history;
  return tried;
}

// The part of the form that an entry of a case comes from; `number` counts those of its kind, and is undefined for the one that is tried.
export function groupOf(name, number, calendar, kinds) {
  if (number === undefined) return own();
  const days = calendar?.record === name ? calendar.marked.length : 0;
  if (number < days) return ofDays();
  return kinds.find((kind) => kind.name === name)?.groups[number - days];
}

const offset = (now) => now.match(/(Z|[+-]\d\d:\d\d)$/)?.[0] ?? '+00:00';

function fill(group, given, bad) {
  for (const field of group?.querySelectorAll('[data-field]') ?? []) {
    const name = field.dataset.field;
    const text = field.querySelector('[data-value]');
    const radios = [...field.querySelectorAll('input[type=radio]')];
    const pick = (wanted) => radios.forEach((radio) => { radio.checked = radio.value === wanted; });
    const tick = (list) => { for (const box of field.querySelectorAll('[data-item]')) box.checked = list.includes(box.value); };
    const said = given?.[name];
    const isBad = Boolean(bad && name in bad);
    if (isBad) {
      pick('unreadable');
      const list = [].concat(bad[name]).filter((one) => typeof one !== 'object').map(String);
      tick(list);
      if (text) text.value = list.join(', ');
    } else if (said === undefined || said === null) {
      pick('missing');
      tick([]);
      if (text) text.value = '';
    } else if (radios.some((radio) => radio.value.startsWith('='))) {
      pick('=' + (said === true ? 'yes' : said === false ? 'no' : said));
      // A word that is none of these is there, and cannot be read.
      if (!radios.some((radio) => radio.checked)) pick('unreadable');
    } else {
      const list = [].concat(said).map(String);
      tick(list);
      field.dataset.list = JSON.stringify(list);
      const isWhole = text || list.every((one) => ticked(field).includes(one));
      pick(isWhole ? 'given' : 'unreadable');
      if (text) text.value = list.join(', ');
    }
    const folded = field.closest('details');
    if (folded && (isBad || (said !== undefined && said !== null))) folded.open = true;
  }
}

// Entries that differ in nothing but their day, all of which a calendar shows: the days, their time, and what each says. Null: they are not.
function days(entries, calendar, now) {
  const fields = [...ofDays().querySelectorAll('[data-field]')].map((field) => field.dataset.field);
  const found = entries.map((one) => {
    const { [calendar.time]: time, unreadable, ...given } = one;
    const parts = typeof time === 'string' ? time.match(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00(.*)$/) : null;
    const isWhole = parts && parts[3] === offset(now) && Object.keys({ ...given, ...unreadable }).every((name) => fields.includes(name));
    return isWhole ? { day: parts[1], clock: parts[2], given, unreadable } : null;
  });
  const first = found[0];
  const like = (one) => one && JSON.stringify({ ...one, day: '' }) === JSON.stringify({ ...first, day: '' });
  const marked = new Set(found.map((one) => one?.day));
  if (!first || marked.size < entries.length || !found.every((one) => like(one) && calendar.holds(one.day, now))) return null;
  return { ...first, days: marked };
}

const most = 40;

// Writes a case into the form; gives the entries that stay as they are.
export function write(tried, calendar, kinds) {
  if (tried.now) form().querySelector('[data-now]').value = tried.now;
  const now = form().querySelector('[data-now]').value.trim();
  fill(own(), tried.given, tried.unreadable);
  calendar?.days.clear();
  for (const kind of kinds) kind.clear();
  const more = {};
  for (const [name, entries] of Object.entries(tried.history ?? {})) {
    const alike = calendar?.record === name ? days(entries, calendar, now) : null;
    const kind = kinds.find((one) => one.name === name);
    const isKnown = (one) => Object.keys({ ...one, ...one.unreadable }).every((field) => field === 'unreadable' || kind.fields.includes(field));
    if (alike) {
      calendar.mark(alike.days, alike.clock);
      fill(ofDays(), alike.given, alike.unreadable);
    } else if (kind && entries.length <= most && entries.every(isKnown)) {
      for (const { unreadable: bad, ...given } of entries) fill(kind.add(), given, bad);
    } else {
      more[name] = entries;
    }
  }
  return more;
}

"""#,
    "change.js": #"""
// The forms that change something: what each says as an edit.
import { element, list, marked, post } from './dom.js';
import { Sheet, language } from './sheet.js';
import { askWho, signer, tellSigner } from './who.js';

const form = document.querySelector('[data-draft]');
const { top } = document.getElementById('main').dataset;
const item = form.dataset.name + '/' + form.dataset.item;
const pieces = (text) => text.split(',').map((one) => one.trim()).filter(Boolean);
const all = (selector) => [...form.querySelectorAll(selector)];
const one = (selector) => form.querySelector(selector);

const forms = {
  number() {
    const [to, from] = [one('[data-to]'), one('[data-from]')];
    const isDated = form.elements.when.value === 'day';
    one('[data-when]').hidden = !isDated;
    const number = { to: to.value.trim() };
    if (!number.to) return { missing: 'Write the new number.' };
    if (isDated) {
      if (!/^\d{4}-\d\d-\d\d$/.test(from.value.trim())) return { missing: 'Write the first day, such as 2027-01-01.' };
      number.from = from.value.trim();
    }
    return { edits: number.to === to.defaultValue ? [] : [{ item, number }] };
  },
  words() {
    const edits = all('[data-locale]').filter((text) => text.value !== text.defaultValue)
      .map((text) => ({ item, words: { locale: text.dataset.locale, to: text.value } }));
    return edits.some((edit) => !edit.words.to.trim()) ? { missing: 'A sentence is empty.' } : { edits };
  },
  names() {
    const add = all('[data-add-name]').map((row) => ({
      name: row.querySelector('[data-name-new]').value.trim(), also: pieces(row.querySelector('[data-also]').value),
    })).filter((row) => row.name);
    const remove = all('[data-remove]:checked').map((box) => box.value);
    const never = pieces(one('[data-never]').value);
    return { edits: add.length + remove.length + never.length ? [{ item, names: { add, remove, never } }] : [] };
  },
  forbid() {
    const [add, within] = [pieces(one('[data-forbid]').value), pieces(one('[data-within]').value)];
    return { edits: add.length + within.length ? [{ item, forbid: { add, 'unless within': within } }] : [] };
  },
  line() {
    const edits = [];
    for (const row of all('[data-line]')) {
      const value = row.querySelector('[data-value]');
      const relation = row.querySelector('[data-relation]').value;
      const isState = /^is (present|missing|unreadable)$/.test(relation);
      row.querySelector('[data-value-of]').hidden = isState;
      const to = [row.querySelector('[data-field]').value, relation, isState ? '' : value.value.trim()].join(' ').trim();
      if (!isState && !value.value.trim()) return { missing: 'A condition has no value yet.' };
      if (to !== row.dataset.was) edits.push({ item, line: { at: row.dataset.line, to } });
    }
    return { edits };
  },
  decide() {
    const [chosen, why] = [one('[data-chosen]').value.trim(), one('[data-why]').value.trim()];
    if (!isTouched) return { edits: [] };
    if (!chosen) return { missing: 'Say what is chosen.' };
    if (!signer()) return { missing: 'Say who decides, and in which document.' };
    const on = new Date().toISOString().slice(0, 10);
    return { edits: [{ item, decide: { chosen, ...(why ? { why } : {}), by: signer(), on } }] };
  },
};
let isTouched = false;

const sheet = new Sheet(document.querySelector('[data-sheet]'), form, forms[form.dataset.kind]);
const said = () => tellSigner(one('[data-signer]'), 'Decided by');
said();
document.addEventListener('who', () => { said(); if (isTouched) sheet.later(); });
document.addEventListener('again', () => { if (sheet.isDirty) sheet.later(); });
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => setTimeout(() => {
  isTouched = false;
  for (const row of all('[data-add-name]').slice(1)) row.remove();
  for (const row of all('[data-line]')) values(row);
  sheet.taken.clear();
  sheet.words.clear();
  sheet.later();
}));
for (const name of ['input', 'change']) form.addEventListener(name, (event) => {
  if (event.target.matches('[data-trial]') || (name === 'change' && event.target.tagName !== 'SELECT')) return;
  isTouched = true;
  if (event.target.matches('[data-field]')) values(event.target.closest('[data-line]'));
  sheet.later();
});

const confirm = one('[data-confirm]');
confirm?.addEventListener('click', () => {
  isTouched = true;
  if (!signer()) askWho();
  sheet.later();
});

// Languages by their names.
for (const label of all('[data-language]')) label.textContent = language(label.dataset.language);

// The value of a field that knows its values is chosen.
function values(row) {
  const [field, place] = [row.querySelector('[data-field]'), row.querySelector('[data-value-of]')];
  const known = field.selectedOptions[0].dataset.values?.split('|');
  const old = place.querySelector('[data-value]');
  if (!known && old.tagName === 'INPUT') return;
  if (!known && row.querySelector('[data-field]').value === row.dataset.was.split(' ')[0]) return;
  const made = element(known ? 'select' : 'input');
  made.id = old.id;
  made.dataset.value = '';
  if (known) made.append(...known.map((word) => new Option(word === 'yes' || word === 'no' ? word : word.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(), word)));
  else made.size = 12;
  if (known?.includes(old.value)) made.value = old.value;
  old.replaceWith(made);
}
for (const row of all('[data-line]')) if (row.querySelector('[data-value]').tagName === 'INPUT') values(row);

// What a check finds in a sentence is marked in it, while somebody types.
form.addEventListener('sheet', ({ detail: answer }) => {
  for (const text of all('[data-locale]')) {
    const preview = text.parentElement.querySelector(`[data-preview][lang="${CSS.escape(text.dataset.locale)}"]`);
    const wrong = preview.nextElementSibling;
    const isChanged = text.value !== text.defaultValue;
    const found = isChanged ? (answer.findings ?? []).filter((finding) => quotes(finding, text.value).length) : [];
    preview.hidden = !found.length;
    wrong.replaceChildren(...list(found.map((finding) => marked('span', finding.message + '.'))).children);
    mark(preview, text.value, found.flatMap((finding) => quotes(finding, text.value)));
  }
});

// What a finding quotes of a sentence.
function quotes(finding, text) {
  const said = [...finding.message.matchAll(/“([^”]+)”|"([^"]+)"|`([^`]+)`/g)].map((match) => match[1] ?? match[2] ?? match[3]);
  return said.filter((words) => words.length < text.length && text.toLowerCase().includes(words.toLowerCase()));
}

function mark(place, text, words) {
  place.replaceChildren();
  let rest = text;
  while (rest) {
    const low = rest.toLowerCase();
    const next = words.map((one) => [low.indexOf(one.toLowerCase()), one.length]).filter(([at]) => at >= 0).sort((a, b) => a[0] - b[0])[0];
    if (!next) break;
    place.append(rest.slice(0, next[0]), element('mark', rest.slice(next[0], next[0] + next[1])));
    rest = rest.slice(next[0] + next[1]);
  }
  place.append(rest);
}

// A name is tried against the list, and a sentence against all words, as they are.
const trial = one('[data-trial]');
trial?.addEventListener('input', async () => {
  const { trial: kind, in: locale } = trial.dataset;
  const tried = trial.value;
  const answer = tried.trim() ? await post(top, kind, { pack: form.dataset.pack, list: form.dataset.item, locale, [kind]: tried }) : { says: '' };
  if (trial.value === tried) one('[data-trial-says]').textContent = answer.says ?? answer.problem;
});

// Several names in one save.
one('[data-another]')?.addEventListener('click', () => {
  const rows = all('[data-add-name]');
  const row = rows[0].cloneNode(true);
  for (const label of row.querySelectorAll('label')) label.htmlFor = `more-${label.htmlFor}-${rows.length}`;
  for (const field of row.querySelectorAll('input')) {
    field.id = `more-${field.id}-${rows.length}`;
    field.value = '';
  }
  rows.at(-1).after(row);
  row.querySelector('input').focus();
});

"""#,
    "dom.js": #"""
// Parts of a page, made with text alone: nothing that a rule or a log holds can become markup.
export function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

// What stands between backticks is a piece of a rule.
export function marked(name, text, className) {
  const made = element(name, undefined, className);
  text.split('`').forEach((piece, index) => made.append(index % 2 ? element('code', piece) : piece));
  return made;
}

export const list = (items, className) => {
  const made = element('ul', undefined, className);
  for (const item of items) {
    const line = element('li');
    line.append(item);
    made.append(line);
  }
  return made;
};

export async function post(top, call, body, signal) {
  const response = await fetch(top + 'api/' + call, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), signal,
  });
  return { status: response.status, ...await response.json() };
}

"""#,
    "entries.js": #"""
// Entries of one kind, added one by one: each is a copy of the pattern that the page holds.
export class Entries {
  // `changed` is called when there is one more or one fewer.
  constructor(section, changed) {
    Object.assign(this, { section, changed, last: 0 });
    this.name = section.dataset.entriesOf;
    this.list = section.querySelector('[data-list]');
    this.pattern = section.querySelector('template').content;
    this.adding = section.querySelector('[data-add]');
    this.adding.addEventListener('click', () => {
      this.add().querySelector('h3').focus();
      this.changed();
    });
    this.list.addEventListener('click', (event) => {
      if (event.target.closest('[data-remove]')) this.remove(event.target.closest('[data-group]'));
    });
  }

  get groups() { return [...this.list.children]; }

  // The fields that the form has for an entry.
  get fields() { return [...this.pattern.querySelectorAll('[data-field]')].map((field) => field.dataset.field); }

  // Names that tell parts of a page apart are those of the copy.
  add() {
    this.last += 1;
    const group = this.pattern.firstElementChild.cloneNode(true);
    for (const name of ['id', 'name', 'aria-describedby']) {
      for (const part of group.querySelectorAll(`[${name}]`)) part.setAttribute(name, part.getAttribute(name) + '.' + this.last);
    }
    this.list.append(group);
    this.tell();
    return group;
  }

  remove(group) {
    const next = group.nextElementSibling ?? group.previousElementSibling;
    group.remove();
    this.tell();
    (next?.querySelector('h3') ?? this.adding).focus();
    this.changed();
  }

  clear() {
    this.list.replaceChildren();
    this.tell();
  }

  // Each says which it is.
  tell() {
    const groups = this.groups;
    groups.forEach((group, index) => {
      const head = group.querySelector('h3');
      head.textContent = `${head.dataset.numbered} ${index + 1}`;
      group.setAttribute('aria-label', head.textContent);
    });
    const count = this.section.querySelector('[data-count]');
    if (count) count.textContent = groups.length || '';
    if (groups.length && count) count.closest('details').open = true;
  }
}

"""#,
    "icon.svg": #"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0B5A8F"/><path d="M5 13V3h4a3 3 0 0 1 0 6H5" fill="none" stroke="#FFF" stroke-width="2"/></svg>

"""#,
    "log.js": #"""
// A log that is dropped on the page, or chosen: it goes to the program that shows the page, and nowhere else.
const section = document.querySelector('[data-log]');
const root = document.getElementById('main').dataset.top;
const state = section?.querySelector('[data-log-state]');
const file = section?.querySelector('[data-file]');
const forget = section?.querySelector('[data-forget]');
const most = 256 * 1024 * 1024;

export async function ask(path, question) {
  const response = await fetch(root + 'api/' + path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(question),
  });
  return response.json();
}

function size(bytes) {
  return bytes < 10000 ? bytes + ' bytes' : bytes < 1e7 ? Math.floor(bytes / 1000) + ' kB' : Math.floor(bytes / 1e6) + ' MB';
}

async function send(chosen) {
  if (chosen.length > 1) { state.textContent = 'One log at a time: put them together first.'; return; }
  const log = chosen[0];
  if (log.size > most) { state.textContent = 'This log is larger than 256 MB. In a terminal, primum diff --logs reads it.'; return; }
  if (log.size === 0) { state.textContent = 'This file is empty, or is a folder.'; return; }
  state.textContent = `Reading ${log.name}…`;
  let response;
  try {
    response = await fetch(root + 'api/log?name=' + encodeURIComponent(log.name), {
      method: 'POST', headers: { 'Content-Type': 'application/x-ndjson' }, body: log,
    });
  } catch { /* said below */ }
  if (!response?.ok) { state.textContent = 'The log could not be read.'; return; }
  state.textContent = `${log.name}, ${size(log.size)}`;
  forget.hidden = false;
  tell();
}

function tell() {
  if ('renewed' in section.dataset) location.reload();
  else section.dispatchEvent(new Event('log'));
}

if (section) {
  file.addEventListener('change', () => { if (file.files.length) send(file.files); });
  forget.addEventListener('click', async () => {
    await ask('forget', {});
    forget.hidden = true;
    file.value = '';
    state.textContent = 'No log yet.';
    tell();
  });
  addEventListener('dragover', (event) => { event.preventDefault(); section.classList.add('over'); });
  addEventListener('dragleave', (event) => { if (!event.relatedTarget) section.classList.remove('over'); });
  addEventListener('drop', (event) => {
    event.preventDefault();
    section.classList.remove('over');
    if (event.dataTransfer?.files.length) send(event.dataTransfer.files);
  });
}

"""#,
    "page.js": #"""
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

"""#,
    "person.js": #"""
// A person of the log: their days as a strip, the entries of a day, and which of them a case is about.
import { ask } from './log.js';

function button(text, pressed, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.setAttribute('aria-pressed', pressed);
  made.addEventListener('click', act);
  return made;
}

export class Person {
  // `changed` is called when another case is to be decided.
  constructor(section, form, changed) {
    Object.assign(this, { section, form, changed });
    this.find = section.querySelector('[data-find]');
    this.list = section.querySelector('[data-people]');
    this.as = section.querySelector('[data-as]');
    this.days = section.querySelector('[data-days]');
    this.entries = section.querySelector('[data-entries]');
    this.said = section.querySelector('[data-person]');
    this.clear();
    section.addEventListener('log', () => { this.clear(); this.people(); changed(); });
    this.find.addEventListener('input', () => this.people());
    this.as.addEventListener('change', () => { this.clear(); this.people(); changed(); });
    this.list.addEventListener('change', () => this.open(Number(this.list.value)));
    this.days.addEventListener('keydown', (event) => this.move(event));
  }

  get pack() { return this.section.dataset.pack; }
  get record() { return this.as.value; }
  get isOpen() { return this.number !== null; }

  clear() {
    Object.assign(this, { number: null, all: [], day: null, at: null });
    this.days.replaceChildren();
    this.entries.replaceChildren();
    this.said.textContent = '';
  }

  async people() {
    const own = this.listed = (this.listed ?? 0) + 1;
    const reply = await ask('people', { pack: this.pack, record: this.record, words: this.find.value });
    if (own !== this.listed) return;
    const found = reply.people ?? [];
    this.section.querySelector('[data-choose]').hidden = Boolean(reply.problem);
    this.list.replaceChildren(...found.map((person) => {
      const option = document.createElement('option');
      option.value = person.person;
      const span = person.first ? `, ${person.first} to ${person.last}` : '';
      option.textContent = `${person.name || '(no name)'}: ${person.entries} ${person.entries === 1 ? 'entry' : 'entries'}${span}`;
      return option;
    }));
    const rest = reply.more ? `${reply.more} more people: write a part of the name.` : '';
    const bad = reply.rejected ? `${reply.rejected} entries could not be read: ${reply.problems.slice(0, 3).join('; ')}. ` : '';
    this.section.querySelector('[data-note]').textContent = reply.problem ? '' : bad + rest;
  }

  // - day: which to begin with; else the last.
  // - entry: the number of the entry that the page is about; else the day as a whole.
  async open(number, day, entry = null) {
    // Arrows pass people faster than they are read.
    const own = this.asked = (this.asked ?? 0) + 1;
    const reply = await ask('person', { pack: this.pack, record: this.record, person: number });
    if (own !== this.asked) return;
    if (reply.problem) { this.said.textContent = reply.problem; return; }
    Object.assign(this, { number, name: reply.name, all: reply.entries });
    this.list.value = String(number);
    const left = reply.left ? ` ${reply.left} earlier entries are left out.` : '';
    this.said.textContent = `${reply.name || 'This person'}: ${reply.entries.length} entries.${left}`;
    const at = entry === null ? -1 : this.all.findIndex((one) => one.number === entry);
    if (at >= 0) return this.show(this.all[at].day, at);
    const days = this.known;
    // Who has no day has at least an entry.
    if (!days.length && this.all.length) return this.show(undefined, 0);
    this.show(days.includes(day) ? day : days.at(-1));
  }

  // The days that have an entry.
  get known() { return [...new Set(this.all.map((entry) => entry.day).filter(Boolean))]; }

  show(day, at = null) {
    Object.assign(this, { day, at });
    this.strip();
    const own = this.all.map((entry, index) => ({ entry, index })).filter(({ entry }) => entry.day === day);
    const label = document.createElement('p');
    label.textContent = day ? `${day}: the day as a whole, or one of its entries` : 'Entries without a date that can be read';
    const whole = day ? [button('The whole day', at === null, () => this.show(day))] : [];
    this.entries.replaceChildren(label, ...whole, ...own.map(({ entry, index }) => {
      const text = `${(entry.at ?? '').slice(11, 16)} ${entry.type} ${entry.key ?? ''}`;
      return button(text, at === index, () => this.show(day, index));
    }));
    this.changed();
  }

  // The entry of a key, wherever it is.
  showKey(key) {
    const index = this.all.findLastIndex((entry) => entry.key === key);
    if (index >= 0) this.show(this.all[index].day, index);
  }

  strip() {
    const counts = new Map();
    for (const entry of this.all) if (entry.day) counts.set(entry.day, (counts.get(entry.day) ?? 0) + 1);
    let month = '';
    const marks = [];
    for (const [day, count] of counts) {
      if (day.slice(0, 7) !== month) {
        month = day.slice(0, 7);
        const head = document.createElement('span');
        head.className = 'soft';
        head.textContent = month;
        marks.push(head);
      }
      const mark = button(String(Number(day.slice(8))), day === this.day, () => this.show(day));
      mark.setAttribute('aria-label', `${day}, ${count} ${count === 1 ? 'entry' : 'entries'}`);
      mark.dataset.day = day;
      mark.tabIndex = day === this.day ? 0 : -1;
      marks.push(mark);
    }
    const undated = this.all.findIndex((entry) => !entry.day);
    if (undated >= 0) {
      const mark = button('no date', !this.day, () => this.show(undefined, undated));
      mark.setAttribute('aria-label', 'Entries without a date that can be read');
      marks.push(mark);
    }
    const isHere = this.days.contains(document.activeElement);
    this.days.replaceChildren(...marks);
    const current = this.days.querySelector('[aria-pressed=true]');
    if (isHere) current?.focus();
    // Only the strip is scrolled, not the page.
    if (current) this.days.scrollTop = current.offsetTop - this.days.offsetTop - 60;
  }

  // Arrows lead from day to day.
  move(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const days = this.known;
    const next = days[days.indexOf(this.day) + step];
    if (next) this.show(next);
  }

  // What the question says of the log.
  get question() {
    if (!this.isOpen) return undefined;
    const until = this.at !== null ? this.at + 1 : this.all.filter((entry) => !entry.day || entry.day <= this.day).length;
    return { person: this.number, record: this.record, until, given: this.tried ? this.at : undefined };
  }

  // The entry that fills the form: one of the kind that the form is about.
  get tried() {
    const entry = this.at === null ? null : this.all[this.at];
    return entry && entry.type === this.form.dataset.record ? entry : null;
  }

  // The moment that is decided at: when the entry was made, or the end of the day.
  get moment() {
    const entry = this.at === null ? this.all.findLast((one) => one.day === this.day) : this.all[this.at];
    if (!entry?.at) return null;
    if (this.at !== null) return entry.at;
    return `${this.day}T23:59:59${entry.at.match(/(Z|[+-]\d\d:\d\d)$/)?.[0] ?? 'Z'}`;
  }

  // Of the whole day only what its own entries cause, and what is about the person.
  concerns(item) {
    if (!this.isOpen || item.record === undefined) return true;
    if (this.at !== null) return item.record === (this.all[this.at].key ?? item.record);
    return this.all.some((entry) => entry.day === this.day && entry.key === item.record);
  }
}

"""#,
    "print.js": #"""
// The button of a page that is made for paper.
const button = document.querySelector('[data-print]');
button.hidden = false;
button.addEventListener('click', () => print());

"""#,
    "read.js": #"""
// Of a long document only what somebody looks for: the choice stays on top.
import { who } from './who.js';

const kinds = {
  all: () => true,
  mine: (part) => part.dataset.own.split(' ').includes(who().role),
  unsigned: (part) => (who().role ? part.dataset.open.split(' ').includes(who().role) : part.dataset.open !== ''),
  changed: (part) => 'edited' in part.dataset,
  flags: (part) => 'flag' in part.dataset,
};
let chosen = 'all';

function apply() {
  const bar = document.querySelector('[data-filter]');
  bar.hidden = false;
  for (const button of bar.querySelectorAll('button')) button.setAttribute('aria-pressed', button.value === chosen);
  bar.querySelector('[value=mine]').hidden = !who().role;
  let count = 0;
  for (const section of document.querySelectorAll('main > section')) {
    const parts = [...section.querySelectorAll('[data-own]')];
    for (const part of parts) part.hidden = !kinds[chosen](part);
    const seen = parts.filter((part) => !part.hidden).length;
    count += seen;
    section.hidden = chosen !== 'all' && !seen;
  }
  bar.querySelector('[role=status]').textContent = chosen === 'all' ? '' : `${count} shown`;
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-filter] button');
  if (!button) return;
  chosen = button.value;
  apply();
});
for (const name of ['who', 'shown']) document.addEventListener(name, apply);
apply();

"""#,
    "result.js": #"""
// What came of a case, told with text alone.
import { element, marked } from './dom.js';

const parts = [
  ['shown', 'Shown'], ['answered', 'Allowed and refused'], ['heldBack', 'Held back, and why'], ['tables', 'Answers of tables'],
];

// A place for a value that the app fills in: by its name, or that there is one.
const places = /%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:@|l{0,2}[du]|f|s)|\{([A-Za-z_]\w*)\}/g;

// What people read stands in the words as “…”: it is shown as on a telephone.
function said(words) {
  const match = words.match(/^(.*?): “([\s\S]*)”$/);
  if (!match) return element('p', words);
  const box = element('div', undefined, 'phone');
  box.append(element('b', match[1]), ' ');
  let at = 0;
  for (const place of match[2].matchAll(places)) {
    box.append(match[2].slice(at, place.index), element('mark', place[1] ?? 'a value'));
    at = place.index + place[0].length;
  }
  box.append(match[2].slice(at));
  if (at) box.append(element('small', 'Marked: the app fills it in.'));
  return box;
}

function entry(item, root, pack, follow) {
  const box = element('article');
  const id = (item.rule ?? item.table ?? item.message).replace(/^[^/]*\//, '');
  const kind = item.rule ? 'rules' : item.table ? 'tables' : 'messages';
  const head = element('h4');
  const link = element('a', item.title ?? id);
  link.href = root + [pack, kind, id].map(encodeURIComponent).join('/');
  head.append(link, ' ', element('span', item.kind ?? '', 'tag'));
  box.append(head, marked('p', item.why, 'line'));
  if (item.record !== undefined && follow) box.append(way(item.record, follow));
  for (const words of item.words ?? []) box.append(said(words));
  for (const words of item.notShown ?? []) box.append(marked('p', words, 'soft'));
  if (item.tests?.length) {
    const more = element('details');
    more.append(element('summary', 'Each test'));
    for (const test of item.tests) more.append(marked('p', test, 'why'));
    box.append(more);
  }
  return box;
}

// The way to the entry that made something so.
function way(record, follow) {
  const button = element('button', 'Show the entry that made it so');
  button.type = 'button';
  button.addEventListener('click', () => follow(record));
  return button;
}

const moments = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g;

// What is said of several entries alike, but for moments, is said once, with how often.
function entries(items, root, pack, follow) {
  const groups = new Map();
  for (const item of items) {
    const key = JSON.stringify({ ...item, record: undefined }).replace(moments, '');
    groups.set(key, [...groups.get(key) ?? [], item]);
  }
  return [...groups.values()].map((group) => {
    if (group.length === 1) return entry(group[0], root, pack, follow);
    const words = (group[0].words ?? []).filter((one) => group.every((item) => item.words.includes(one)));
    const box = entry({ ...group[0], record: undefined, words }, root, pack, null);
    box.querySelector('h4').append(' ', element('span', group.length + ' times', 'tag'));
    const each = element('details');
    each.append(element('summary', 'Each of the ' + group.length));
    for (const item of group) {
      for (const one of item.words ?? []) if (!words.includes(one)) each.append(said(one));
      if (item.record !== undefined && follow) each.append(way(item.record, follow));
    }
    if (each.childElementCount > 1) box.append(each);
    return box;
  });
}

// In a sentence that is text alone, a piece of a rule is in quotation marks.
const quoted = (text) => text.split('`').map((piece, index) => (index % 2 ? `“${piece}”` : piece)).join('');

export function verdict(reply, item) {
  if (reply.problem) return 'Not tried: ' + reply.problem + '.';
  const own = parts.flatMap(([key]) => reply.answer[key] ?? []);
  if (!item) {
    const count = (reply.answer.shown ?? []).length;
    return count === 0 ? 'Nothing is shown.' : count === 1 ? 'One thing is shown.' : count + ' things are shown.';
  }
  if (!own.length) {
    if (reply.unread?.some((one) => one.leftOut)) return 'Nothing is decided: the entry is left out.';
    return reply.log ? 'Nothing is decided: it is not in force for this case.' : 'Nothing is decided: there is no entry yet.';
  }
  const { answer, why } = own[0];
  // What a rule refuses when it fires is an answer of its own.
  const rest = why.startsWith(answer) ? why.slice(answer.length) : ': ' + why.replace(/^[^:]*: /, '');
  return answer.toUpperCase() + quoted(rest) + '. ' + beside(reply);
}

// In one line.
export function brief(reply, item) {
  const own = parts.flatMap(([key]) => reply.answer?.[key] ?? []);
  return item && own.length && !reply.problem ? own[0].answer.toUpperCase() : verdict(reply, item);
}

// What other rules show in the same case: that one is silent does not mean that nothing is said.
function beside(reply) {
  const others = reply.beside ?? [];
  const how = reply.answer.shown?.length ? 'Also shown' : 'Shown by other rules';
  const names = new Set(others.map((item) => '“' + (item.title ?? item.message) + '”'));
  return names.size ? how + ': ' + [...names].join(', ') + '.' : 'Nothing else is shown.';
}

// - follow: shows the entry of a key.
export function show(place, reply, root, pack, isOne, follow = null) {
  place.replaceChildren();
  if (reply.problem) return;
  for (const problem of new Set(reply.unread.map((one) => (one.leftOut ? 'Left out: ' : 'Read as unknown: ') + one.says))) {
    place.append(element('p', problem, 'warning'));
  }
  for (const [key, title] of parts) {
    const items = reply.answer[key] ?? [];
    if (!items.length) continue;
    const list = entries(items, root, pack, follow);
    if (key === 'heldBack' && !isOne && items.length > 5) {
      const more = element('details');
      more.append(element('summary', title + ' (' + items.length + ')'), ...list);
      place.append(more);
    } else {
      place.append(element('h3', title), ...list);
    }
  }
  if (reply.beside) {
    place.append(element('h3', 'Shown by other rules'));
    place.append(...entries(reply.beside, root, pack, follow));
    if (!reply.beside.length) place.append(element('p', 'Nothing else is shown for this entry.'));
    if (reply.elsewhere?.length) {
      const more = element('details');
      more.append(element('summary', 'Also shown to this person (' + reply.elsewhere.length + ')'));
      more.append(...entries(reply.elsewhere, root, pack, follow));
      place.append(more);
    }
  }
  if (reply.why?.length) {
    const more = element('details');
    more.append(element('summary', 'Step by step'), ...reply.why.map((text) => element('pre', text)));
    place.append(more);
  }
}

"""#,
    "sheet.js": #"""
// The sheet of an edit: all that follows from it, before anything is written. One for all forms.
import { element, list, marked, post } from './dom.js';
import { signer } from './who.js';

const { top, root } = document.getElementById('main').dataset;
const pause = 350;

export class Sheet {
  // - edits: what the form says now: { edits }, or { missing } with what is not finished yet.
  constructor(place, form, edits) {
    this.place = place;
    this.form = form;
    this.edits = edits;
    this.state = place.querySelector('[data-state]');
    this.body = place.querySelector('[data-body]');
    // By what somebody has chosen in the sheet itself: it stays from one answer to the next.
    this.taken = new Map();
    this.words = new Map();
    this.reasons = { because: '', by: '' };
    this.seq = 0;
    this.isDirty = false;
    place.addEventListener('change', (event) => {
      if (!event.target.matches('[data-follow]')) return;
      this.taken.set(event.target.value, event.target.checked);
      this.later();
    });
    place.addEventListener('click', (event) => { if (event.target.matches('[data-save]')) this.save(); });
    document.addEventListener('keydown', (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const button = place.querySelector('[data-save]');
      // To review comes first.
      if (button && place.contains(document.activeElement)) this.save();
      else document.getElementById('sheet-title').focus();
    });
    addEventListener('beforeunload', (event) => { if (this.isDirty) event.preventDefault(); });
  }

  get pack() { return this.form.dataset.pack; }

  order() {
    const said = this.edits();
    if (said.missing) return said;
    const more = [...this.words].filter(([, text]) => text.trim()).map(([id, text]) => {
      const [, item, locale] = id.split(':');
      return { item: this.form.dataset.name + '/' + item, words: { locale, to: text } };
    });
    const follow = ['needed', ...[...this.taken].filter(([, isOn]) => isOn).map(([id]) => id)];
    return { pack: this.pack, edits: [...said.edits, ...more], follow };
  }

  // After a rest of the fingers.
  later() {
    this.seq += 1;
    clearTimeout(this.timer);
    this.asked?.abort();
    const order = this.order();
    if (order.missing || !order.edits.length) {
      this.isDirty = Boolean(order.missing);
      this.body.replaceChildren();
      this.state.textContent = order.missing ?? 'Nothing is changed.';
      this.form.dispatchEvent(new CustomEvent('sheet', { detail: {} }));
      return;
    }
    this.isDirty = true;
    this.body.classList.add('stale');
    this.state.textContent = 'Working out what follows…';
    this.timer = setTimeout(() => { this.whole = this.ask(order); }, pause);
  }

  // After few cases at once, and then after as many as saving looks at.
  async ask(order) {
    this.asked = new AbortController();
    this.isWhole = false;
    const own = this.seq;
    for (const thorough of [false, true]) {
      let answer;
      try {
        answer = await post(top, 'change', { ...order, thorough }, this.asked.signal);
      } catch (error) {
        if (error.name === 'AbortError') return;
        answer = { error: 'Primum does not answer; is it still running? What you have written is still here' };
      }
      if (own !== this.seq) return;
      this.isWhole = thorough || Boolean(answer.error ?? answer.problem);
      this.show(answer);
      if (this.isWhole) return;
    }
  }

  show(answer) {
    this.body.classList.remove('stale');
    this.was = answer.was;
    this.said = JSON.stringify([answer.loses, answer.gains, answer.weaker, answer.follows]);
    this.titles = answer.titles ?? {};
    this.form.dispatchEvent(new CustomEvent('sheet', { detail: answer }));
    const refusal = answer.error ?? answer.problem;
    if (refusal) {
      this.body.replaceChildren();
      this.state.textContent = 'This cannot be done: ' + sentence(refusal);
      return;
    }
    this.kept(() => this.body.replaceChildren(...this.parts(answer)));
    const open = answer.findings.length;
    this.state.textContent = open
      ? `With this, ${open === 1 ? 'one check fails' : open + ' checks fail'}.`
      : this.isWhole ? 'Nothing is written yet. Read what follows, then save.' : 'More cases are being looked at…';
  }

  // The focus stays where it is in the sheet.
  kept(change) {
    const at = this.body.contains(document.activeElement) && document.activeElement.id;
    change();
    if (at) document.getElementById(at)?.focus({ preventScroll: true });
  }

  parts(answer) {
    const part = (title, ...content) => {
      const made = element('section');
      made.append(element('h3', title), ...content);
      return made;
    };
    const parts = [
      part('No longer warned', ...this.effects(answer.loses, 'No case was found in which somebody is warned or protected less.')),
      part('Newly warned', ...this.effects(answer.gains, 'No case was found in which somebody is newly warned.')),
    ];
    if (answer.from) parts.unshift(element('p', `From ${answer.from} on. Until then all stays as it is.`, 'from'));
    if (answer.words.length) parts.push(part('What people read', ...answer.words.map((text) => this.changedText(text))));
    if (answer.follows.length) parts.push(part('What follows', ...this.follows(answer.follows)));
    if (answer.findings.length) {
      parts.push(part('What would be wrong', list(answer.findings.map((one) => this.finding(one)), 'findings')));
    }
    if (answer.voids.length) {
      const lines = answer.voids.map((one) => this.named('span', `\`${one.item.split('/').at(-1)}\`: ${one.role}`));
      parts.push(part('Signatures that fall', list(lines)));
    }
    if (answer['stays open'].length) parts.push(part('Stays open', list(answer['stays open'].map((one) => one.title))));
    if (answer.weaker.length) parts.push(part('Gets weaker: is it meant?', ...this.weaker(answer.weaker)));
    parts.push(this.files(answer.files), this.saving());
    return parts;
  }

  effects(effects, none) {
    if (!effects.length) return [element('p', this.isWhole ? none : 'More cases are being looked at…', 'soft')];
    return effects.map((effect) => {
      const box = element('article');
      // The words that people read are below.
      box.append(this.named('p', upper(effect.says.split(/; |: [\w.-]+: `/)[0]) + '.'));
      for (const one of effect.cases.slice(0, 2)) box.append(this.witness(one, effect));
      return box;
    });
  }

  witness(one, effect) {
    const line = element('p', 'For example: ' + inWords(one) + '. ', 'soft');
    const own = this.titles[effect.item?.split('/').at(-1)];
    if (own) {
      const link = element('a', 'Try it as the files are now');
      link.href = `${root}${own.path}/try#case=${encodeURIComponent(JSON.stringify(one))}`;
      line.append(link);
    }
    return line;
  }

  changedText(text) {
    const figure = element('figure', undefined, 'said');
    const words = element('blockquote');
    words.lang = text.locale;
    words.dir = 'auto';
    for (const mark of text.marks) {
      if (mark.kept !== undefined) words.append(mark.kept, ' ');
      for (const [key, name, said] of [['out', 'del', 'was: '], ['in', 'ins', 'now: ']]) {
        if (mark[key] === undefined) continue;
        const made = element(name);
        made.append(element('span', said, 'hidden'), mark[key]);
        words.append(made, ' ');
      }
    }
    const caption = element('figcaption', language(text.locale) + ', ');
    caption.append(this.named('span', `\`${text.text}\``));
    figure.append(caption, words);
    return figure;
  }

  // A sentence in which what stands between backticks is named as people name it.
  named(name, text, className) {
    const made = element(name, undefined, className);
    text.split('`').forEach((piece, index) => {
      const known = index % 2 ? this.titles[piece] : null;
      if (known) {
        const link = element('a', known.title);
        link.href = root + known.path;
        made.append('“', link, '”');
      } else {
        made.append(index % 2 ? element('code', piece) : piece);
      }
    });
    return made;
  }

  // Examples that have to follow are many, and one line.
  follows(proposals) {
    const groups = new Map();
    const rest = [];
    for (const one of proposals) {
      const [kind, item] = one.id.split(':');
      if (one.needed && one.proposed !== null && (kind === 'example' || kind === 'boundary')) groups.set(item, [...groups.get(item) ?? [], one]);
      else rest.push(one);
    }
    const folded = [...groups].map(([item, group]) => {
      const more = element('details');
      const summary = element('summary', `${group.length} ${group.length === 1 ? 'example' : 'examples'} of “${this.titles[item]?.title ?? item}” `);
      summary.append(element('span', '(needed)', 'soft'));
      more.append(summary, list(group.map((one) => this.example(one))));
      return more;
    });
    return [...this.choices(rest), ...folded];
  }

  example(one) {
    const name = one.what.match(/the example “([\s\S]*?)” of/)?.[1];
    const turned = one.what.match(/expected `(.*?)`, but it is `(.*?)`/);
    const line = element('span');
    if (name && turned && one.proposed === turned[2]) line.append(`“${name}”: was ${turned[1]}, now ${turned[2]}`);
    else if (name) line.append(`“${name}” moves with the number: ${one.proposed}`);
    else line.append('New: ', this.newExample(one.proposed));
    return line;
  }

  newExample(proposed) {
    const name = proposed.match(/^\{ it: (?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^,]*)), /);
    const outcome = proposed.match(/(?:outcome|expect): (fires|silent|unknown)/)?.[1];
    const more = element('details');
    more.append(element('summary', `“${name?.[1] ?? name?.[2] ?? name?.[3] ?? 'an example'}”` + (outcome ? `: ${outcome}` : '')), element('pre', proposed));
    return more;
  }

  choices(proposals) {
    return proposals.map((one, index) => {
      const box = element('div', undefined, 'follow');
      const id = 'follow-' + index;
      const what = this.named('span', upper(one.what));
      if (one.proposed === null) {
        const label = element('label');
        label.htmlFor = id;
        label.append(what, '. The words for it:');
        const words = element('textarea');
        words.id = id;
        words.rows = 3;
        words.value = this.words.get(one.id) ?? '';
        words.addEventListener('input', () => { this.words.set(one.id, words.value); this.later(); });
        const isText = /^text:[^:]+:[^:]+$/.test(one.id);
        box.append(isText ? label : what, isText ? words : ' This has to be written by hand.');
        return box;
      }
      const label = element('label', undefined, 'choice');
      const tick = element('input');
      tick.type = 'checkbox';
      tick.id = id;
      tick.value = one.id;
      tick.dataset.follow = '';
      tick.checked = one.needed || (one.taken ?? this.taken.get(one.id) ?? false);
      tick.disabled = one.needed;
      label.append(tick, ' ', what, element('span', one.needed ? ' (needed)' : ' (offered)', 'soft'));
      box.append(label);
      box.append(one.proposed.startsWith('{ it: ') ? this.newExample(one.proposed) : element('blockquote', one.proposed));
      return box;
    });
  }

  finding(one) {
    const line = element('span');
    line.append(this.named('span', upper(one.message) + '. '));
    if (one.advice) line.append(marked('span', upper(one.advice) + '.', 'soft'));
    return line;
  }

  weaker(findings) {
    const fields = [['because', 'Meant, because'], ['by', 'Approved by, with the document']].map(([key, words]) => {
      const line = element('p', undefined, 'field');
      const label = element('label', words);
      const field = element('input');
      label.htmlFor = field.id = 'meant-' + key;
      if (key === 'by' && !this.reasons.by) this.reasons.by = signer();
      field.value = this.reasons[key];
      field.autocomplete = 'off';
      field.addEventListener('input', () => { this.reasons[key] = field.value; });
      line.append(label, ' ', field);
      return line;
    });
    return [list(findings.map((one) => this.named('span', upper(one.message) + '.')), 'findings'), ...fields];
  }

  files(files) {
    const more = element('details');
    const count = files.reduce((sum, file) => sum + file.changes.length, 0);
    more.append(element('summary', `In the files: ${count} ${count === 1 ? 'line' : 'lines'} of ${files.length}`));
    for (const file of files) {
      const lines = element('pre');
      for (const change of file.changes) {
        if (change.was !== null) lines.append(element('del', change.was), '\n');
        if (change.now !== null) lines.append(element('ins', change.now), '\n');
      }
      more.append(element('p', file.file, 'soft'), lines);
    }
    return more;
  }

  saving() {
    const line = element('p');
    const button = element('button', 'Save', 'main');
    button.type = 'button';
    button.dataset.save = '';
    line.append(button);
    return line;
  }

  missing() {
    for (const key of ['because', 'by']) {
      const field = document.getElementById('meant-' + key);
      if (!field || field.value.trim()) continue;
      field.setAttribute('aria-invalid', 'true');
      field.focus();
      return 'Not saved: say why it is meant, and who approves it.';
    }
    return '';
  }

  async save() {
    const wrong = this.missing();
    const order = this.order();
    if (wrong || !order.edits?.length) {
      this.state.textContent = wrong || 'Nothing is changed.';
      return;
    }
    // Nothing is saved that has not been shown.
    if (!this.isWhole) {
      const [own, said] = [this.seq, this.said];
      this.state.textContent = 'Looking at the remaining cases first…';
      await this.whole;
      if (own !== this.seq) return;
      if (said !== this.said) {
        this.state.textContent = 'Nothing is saved yet: more was found. Read it, then save.';
        return;
      }
    }
    const button = this.body.querySelector('[data-save]');
    button.disabled = true;
    this.state.textContent = 'Saving…';
    if (document.getElementById('meant-because')) {
      order.because = this.reasons.because.trim();
      order['approved by'] = this.reasons.by.trim();
    }
    let answer;
    try {
      answer = await post(top, 'save', { ...order, was: this.was });
    } catch {
      answer = { error: 'Primum does not answer; what you have written is still here' };
    }
    button.disabled = false;
    if (answer.status === 200) return this.saved(answer);
    // What has to be said of it may have changed since it was shown.
    if (answer.sheet) this.show(answer.sheet);
    this.state.textContent = 'Nothing is saved: ' + sentence(answer.error ?? answer.problem);
    if (answer.status === 409) this.conflict(answer);
    return undefined;
  }

  conflict(answer) {
    const box = element('div', undefined, 'notice error');
    box.append(element('p', 'Another program has changed the same meanwhile. Both are here; nothing of either is lost.'));
    for (const one of answer.collisions ?? []) {
      box.append(this.named('p', `\`${one.item}\``));
      for (const [key, words] of [['yours', 'Yours'], ['theirs', 'Theirs'], ['was', 'As it was']]) {
        box.append(element('p', words + ':'), element('pre', one[key] ?? 'not there'));
      }
    }
    const again = element('button', 'Make my change of what is there now');
    again.type = 'button';
    again.addEventListener('click', () => this.later());
    box.append(again);
    this.body.prepend(box);
  }

  saved(answer) {
    this.isDirty = false;
    this.seq += 1;
    const box = element('div', undefined, 'notice saved');
    const head = element('p', 'Saved. ');
    head.append(`Written: ${answer.written.join(', ')}. It is not committed yet, and somebody else should read and sign it.`);
    const way = element('a', 'What changes');
    way.href = root + encodeURIComponent(this.pack) + '/changes';
    const again = element('a', 'Change it again');
    again.href = '';
    const more = element('p');
    more.append(way, ' · ', again);
    box.append(head, more);
    this.body.replaceChildren(box);
    this.state.textContent = 'Saved.';
    this.form.replaceChildren();
    document.getElementById('sheet-title').focus();
  }
}

const upper = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
// Of what the command says, without what only a terminal has.
const sentence = (text) => upper(text.replaceAll('`', '').replace(/[;,] (take it with|add) --.*$/, '').replace(/\.$/, '')) + '.';
const languages = new Intl.DisplayNames('en', { type: 'language' });
export const language = (code) => { try { return languages.of(code); } catch { return code; } };
const spaced = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[._-]/g, ' ').toLowerCase();

// A case in a few words: what it says, and how many entries are behind it.
function inWords(one) {
  const own = Object.entries(one.given ?? {}).map(([key, value]) => `${spaced(key)} ${[value].flat().join(', ')}`);
  const bad = Object.keys(one.unreadable ?? {}).map((key) => `${spaced(key)} cannot be read`);
  const before = Object.entries(one.history ?? {}).map(([record, entries]) => {
    const days = entries.length;
    return `${days} ${days === 1 ? 'entry' : 'entries'} of ${spaced(record)}`;
  });
  return [...own, ...bad, ...before].join('; ') + (one.now ? `; on ${one.now.slice(0, 10)}` : '');
}

"""#,
    "sign.js": #"""
// A sitting: what is ticked is signed.
import { element, post } from './dom.js';
import { askWho, signer, tellSigner, who } from './who.js';

const { top } = document.getElementById('main').dataset;
const form = document.querySelector('[data-sitting]');

// The queue of one's own role, where the address names none.
const roles = document.querySelector('[data-roles]');
if (roles) {
  const own = who().role && [...roles.querySelectorAll('a')].find((one) => new URL(one.href).searchParams.get('role') === who().role);
  if (own) roles.prepend(own.parentElement);
}

if (form) {
  const boxes = [...form.querySelectorAll('[data-read]')];
  const every = form.querySelector('[data-all]');
  const button = form.querySelector('[data-sign]');
  const state = form.querySelector('[data-state]');
  const tell = () => {
    const count = boxes.filter((box) => box.checked).length;
    every.checked = count === boxes.length;
    button.textContent = count ? `Sign ${count === 1 ? 'this one' : `these ${count}`}` : 'Sign';
    tellSigner(form.querySelector('[data-signer]'), 'Signed by');
  };
  form.addEventListener('change', (event) => {
    if (event.target === every) for (const box of boxes) box.checked = every.checked;
    tell();
  });
  document.addEventListener('who', tell);
  tell();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const ticked = boxes.filter((box) => box.checked);
    const items = ticked.map((box) => box.value);
    // What was shown is signed, and nothing that has changed since.
    const was = Object.fromEntries(ticked.map((box) => [box.value, box.dataset.shown]));
    if (!items.length) {
      state.textContent = 'Tick what you have read.';
      return;
    }
    if (!signer() || !who().name || !who().document) {
      state.textContent = 'Not signed yet: say who you are, and in which document you agreed. Then sign.';
      askWho();
      return;
    }
    button.disabled = true;
    state.textContent = 'Signing…';
    let answer;
    try {
      answer = await post(top, 'sign', { pack: form.dataset.pack, role: form.dataset.role, by: signer(), items, was });
    } catch {
      answer = { error: 'Primum does not answer' };
    }
    button.disabled = false;
    const refusal = answer.error ?? answer.problem;
    if (refusal) {
      state.textContent = 'Nothing is signed: ' + refusal.replaceAll('`', '').replace(/\.$/, '') + '.';
      return;
    }
    for (const box of ticked) box.closest('article').remove();
    form.querySelector('.signing').replaceChildren(
      element('h2', 'Signed'),
      element('p', `${items.length === 1 ? 'One part is' : items.length + ' parts are'} signed by ${signer()}. The signatures are in the files; whoever keeps them commits them.`));
    const title = form.querySelector('h2:last-of-type');
    title.tabIndex = -1;
    title.focus();
  });
}

"""#,
    "today.js": #"""
// Today begins with what is somebody's own.
import { element, list } from './dom.js';
import { who } from './who.js';

export function arrange(main) {
  main.querySelector('[data-mine]')?.remove();
  const parts = [...main.querySelectorAll('[data-to-sign]')].filter((part) => part.dataset.role === who().role);
  if (!who().role || !main.querySelector('[data-to-sign]')) return;
  const box = element('section', undefined, 'mine');
  box.dataset.mine = '';
  box.append(element('h2', 'For you'));
  const lines = parts.map((part) => {
    const { toSign, changed, asked, pack } = part.dataset;
    const head = part.querySelector('h3');
    const link = element('a', pack);
    link.href = '#' + head.id;
    const line = element('span');
    const counts = [];
    if (Number(changed)) counts.push(`${changed} changed since signed`);
    if (Number(toSign) - Number(changed)) counts.push(`${Number(toSign) - Number(changed)} never signed`);
    if (Number(asked)) counts.push(`${asked} to decide`);
    line.append(link, ': ' + counts.join(', ') + '. ');
    const sign = part.querySelector('a[data-sign]');
    if (Number(toSign)) {
      const way = element('a', 'Read and sign');
      way.href = sign.href;
      way.setAttribute('aria-label', 'Read and sign: ' + pack);
      line.append(way);
    }
    // Its own part comes first among the roles.
    const first = part.parentElement.querySelector('[data-to-sign]');
    if (first !== part) first.before(part);
    return line;
  });
  box.append(parts.length ? list(lines, 'links') : element('p', 'Nothing waits for you.'));
  main.querySelector('h1').after(box);
}

"""#,
    "try.js": #"""
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

"""#,
    "who.js": #"""
// Who somebody is: asked once, and kept by this window alone.
let known = {};
try { known = JSON.parse(sessionStorage.getItem('who')) ?? {}; } catch { /* not known */ }

export const who = () => known;

// As a signature names it: who, and the document.
export const signer = () => [known.name, known.document].filter(Boolean).join(', ');

const dialog = document.querySelector('[data-who]');
const opener = document.querySelector('[data-who-open]');
const form = dialog?.querySelector('form');

const title = () => [...form.elements.role.options].find((one) => one.value === known.role)?.text;

function show() {
  const name = known.name || (known.role && title());
  opener.textContent = name ? 'You: ' + name : 'Who you are';
  document.dispatchEvent(new Event('who'));
}

// Leads to the question, and back to where one was.
export function askWho() {
  for (const key of ['role', 'name', 'document']) form.elements[key].value = known[key] ?? '';
  dialog.showModal();
}

if (dialog) {
  opener.hidden = false;
  opener.addEventListener('click', askWho);
  form.addEventListener('submit', () => {
    known = Object.fromEntries(['role', 'name', 'document'].map((key) => [key, form.elements[key].value.trim()]));
    try { sessionStorage.setItem('who', JSON.stringify(known)); } catch { /* until the page is left */ }
    show();
  });
  queueMicrotask(show);
}

// A sentence with who signs, or that it has to be said.
export function tellSigner(place, words) {
  if (!place) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = signer() ? 'Change' : 'Say who you are';
  button.addEventListener('click', askWho);
  place.replaceChildren(signer() ? `${words} ${signer()} ` : 'A name and a document are needed. ', button);
}

"""#,
    "workbench.css": #"""
/* A document with margin notes: one column of 70 characters, system fonts, light and dark. */
:root {
  color-scheme: light dark;
  --page: #FBFAF7; --ink: #1D1F21; --soft: #54585C; --link: #0B5A8F; --error: #A4161A; --warning: #7A4B00;
  --good: #1B6437; --draft: #5B3A8C; --border: #7A766F; --was: #FBE1E0; --now: #DDF3E2; --mark: #FFF1C9; --field: #FFFFFF;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    --page: #16181A; --ink: #ECEAE4; --soft: #B3B0A8; --link: #86C5F2; --error: #FFA29B; --warning: #F2C063;
    --good: #83D6A0; --draft: #CDB4F5; --border: #8A8E92; --was: #4A1F1F; --now: #173B25; --mark: #43370F; --field: #1F2224;
  }
}
:root[data-theme="dark"] {
  color-scheme: dark;
  --page: #16181A; --ink: #ECEAE4; --soft: #B3B0A8; --link: #86C5F2; --error: #FFA29B; --warning: #F2C063;
  --good: #83D6A0; --draft: #CDB4F5; --border: #8A8E92; --was: #4A1F1F; --now: #173B25; --mark: #43370F; --field: #1F2224;
}
:root[data-theme="light"] { color-scheme: light; }

* { box-sizing: border-box; }
html { background: var(--page); color: var(--ink); font: 17px/26px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 46rem; padding: 0 1rem 4rem; overflow-wrap: anywhere; }
h1, blockquote, .said { font-family: Charter, "Bitstream Charter", "Source Serif Pro", Georgia, "Times New Roman", serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 1.2rem 0 .4rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2rem 0 .5rem; }
h3 { font-size: 1.05rem; line-height: 1.35; margin: 1rem 0 .1rem; }
h3.part { font-size: .95rem; margin: .7rem 0 0; color: var(--soft); font-weight: 600; }
p { margin: .4rem 0; }
a { color: var(--link); }
li:focus-visible, h2:focus-visible, h3:focus-visible, a:focus-visible, button:focus-visible, input:focus-visible, summary:focus-visible, textarea:focus-visible, select:focus-visible, pre:focus-visible, main:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
main:focus { outline: none; }
code, pre, textarea { font: .88em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { white-space: pre-wrap; border: 1px solid var(--border); border-radius: 4px; padding: .6rem; }
ul, ol { padding-left: 1.4rem; margin: .3rem 0; }
li { margin: .2rem 0; }
section { margin: 0; }
summary { cursor: pointer; min-height: 24px; }
summary h2 { display: inline; }
details { margin: .3rem 0; } details.waiting > details { margin-left: 1.2rem; }
.soft, .sub, .place, figcaption { color: var(--soft); font-size: .88rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
::placeholder { color: var(--soft); opacity: 1; }
.skip { position: absolute; left: -100vw; background: var(--page); padding: .5rem; z-index: 2; }
.skip:focus { left: .5rem; top: .5rem; }

/* The top of each page */
.top { display: flex; flex-wrap: wrap; gap: .3rem .8rem; font-size: .94rem; align-items: center; border-bottom: 1px solid var(--border); padding: .6rem 0; }
.top nav { flex: 1 1 auto; }
.top ul, ul.row, .tabs ul { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: 0; }
.top a, .tabs a, ul.row a { display: inline-block; min-height: 24px; text-decoration: none; }
.top a:hover, .tabs a:hover, ul.row a:hover { text-decoration: underline; }
[aria-current] { color: var(--ink); font-weight: 600; border-bottom: 3px solid var(--link); }
.search { flex: 0 1 12rem; } .search input { width: 100%; }
.tabs { border-bottom: 1px solid var(--border); margin: .8rem 0; }
.contents { margin: 1rem 0; }
.trail { margin: 1rem 0 -.8rem; font-size: .88rem; }
.live { margin: 0; color: var(--soft); font-size: .88rem; }
.live:not(:empty) { padding: .3rem 0; }
footer .command { margin-top: 1rem; border-top: 1px solid var(--border); padding-top: .5rem; color: var(--soft); font-size: .85rem; }

/* Marks: a word and a colour, never colour alone */
.tag { border: 1px solid var(--border); border-radius: 4px; padding: 0 .35rem; font-size: .8rem; color: var(--soft); white-space: nowrap; }
.tag.flag, .level { color: var(--error); border-color: var(--error); }
p.good { color: var(--good); }
.tag.warning, p.warning { color: var(--warning); border-color: var(--warning); }
.tag.edit { color: var(--warning); border: 2px solid var(--warning); font-weight: 600; white-space: normal; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
.tag.fails { color: var(--error); border-color: var(--error); font-weight: 600; }
tr.fails > * { border-bottom: 2px solid var(--error); }
.tag.draft { color: var(--draft); border-color: var(--draft); border-style: dashed; }
.notice { border: 1px solid var(--border); border-left-width: 5px; border-radius: 4px; padding: .4rem .8rem; margin: 1rem 0; }
.notice.edited { border-color: var(--warning); } .notice.edited > p > strong { color: var(--warning); }
.notice.error { border-color: var(--error); }
.arriving { color: var(--soft); font-style: italic; }
.arriving:has(~ header) { display: none; }
.working { color: var(--soft); font-style: italic; }
del { background: var(--was); text-decoration: line-through; padding: 0 .15rem; }
ins { background: var(--now); text-decoration: none; padding: 0 .15rem; } ins.less, #weaker ins { background: var(--mark); }

/* Documents */
article { border-top: 1px solid var(--border); padding: .6rem 0; break-inside: avoid; }
article.flag { border-left: 5px solid var(--error); padding-left: .8rem; }
article h3 { margin-top: 0; }
.line { margin: .1rem 0; }
.d1 { padding-left: 1.2rem; } .d2 { padding-left: 2.4rem; } .d3 { padding-left: 3.6rem; } .d4 { padding-left: 4.8rem; } .d5 { padding-left: 6rem; } .d6 { padding-left: 7.2rem; } .d7 { padding-left: 8.4rem; }
a.number { text-decoration-style: dotted; }
a.number code { color: var(--soft); }
.said { margin: .5rem 0; display: grid; grid-template-columns: 4.5rem 1fr; gap: .2rem .6rem; }
.said figcaption { font-family: system-ui, sans-serif; }
blockquote { margin: 0; font-size: 1.08rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; font-size: .92rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--border); font-weight: 400; overflow-wrap: break-word; }
thead th { font-weight: 600; }
td.date, td.when .whole { white-space: nowrap; }
article:target { outline: 3px solid var(--link); outline-offset: 4px; }
tr.now { background: var(--mark); }
.grid td, .grid th { border: 1px solid var(--border); padding: .3rem .5rem; }
.grid .gap td, .grid .gap th { border: 2px dashed var(--error); } .grid .overlap td, .grid .overlap th { border: 2px solid var(--error); }
.clash { color: var(--error); }
svg.time { width: 100%; height: auto; max-height: 8rem; }
svg.narrow { display: none; }
svg .step { fill: var(--border); opacity: .55; } svg .step.now { fill: var(--link); opacity: 1; }
svg text { fill: var(--ink); font-size: 13px; } svg line.today { stroke: var(--error); stroke-width: 2; } svg text.today { fill: var(--error); }
.columns { columns: 2 16rem; }
.findings { list-style: none; padding: 0; }
.findings del { text-decoration: none; } .findings p { margin: .1rem 0; }
.findings li { border-left: 4px solid var(--border); padding-left: .7rem; margin: .7rem 0; }
.findings .error { border-color: var(--error); } .findings .warning { border-color: var(--warning); }
.level { font-size: .8rem; font-weight: 600; border: 0; } .warning > .level { color: var(--warning); } .note > .level { color: var(--soft); }
.hits { list-style: none; padding: 0; } .hits li { margin: .6rem 0; }
dt { font-weight: 600; margin-top: .5rem; } dd { margin-left: 1.2rem; }

/* Findings beside what they are about */
.margin .findings { font-size: .88rem; line-height: 1.4; margin: .4rem 0 0; } .margin .findings li { margin: .4rem 0; padding-left: .5rem; }

/* What examples saw of a condition */
.seen { margin: 0; color: var(--soft); font-size: .85rem; line-height: 1.4; } .seen ul { margin: 0 0 .4rem; } .seen p { margin: .2rem 0 0; }
.never { color: var(--warning); }

dialog { color: var(--ink); background: var(--page); border: 1px solid var(--border); border-radius: 6px; padding: 0 1.4rem 1.2rem; max-width: 34rem; }
dialog::backdrop { background: rgb(0 0 0 / .45); }
dialog form { margin-top: 1rem; }

/* Forms */
input, button, textarea, select { font: inherit; color: var(--ink); background: var(--field); border: 1px solid var(--border); border-radius: 4px; padding: .15rem .45rem; max-width: 100%; }
input[type=radio], input[type=checkbox] { width: 18px; height: 18px; margin: 0 .2rem 0 0; vertical-align: -3px; accent-color: var(--link); }
button { cursor: pointer; min-height: 30px; }
fieldset { border: 0; border-top: 1px solid var(--border); margin: 0; padding: .4rem 0 .5rem; min-width: 0; }
legend { font-weight: 600; padding: 0; float: left; width: 100%; }
legend + * { clear: both; }
legend .soft { font-weight: 400; }
.choice { display: inline-block; margin: .1rem .9rem .1rem 0; min-height: 26px; }
form.choice { display: block; margin: 1rem 0; }
.day { margin-top: 2.5rem; color: var(--soft); font-size: .88rem; }
.field label { display: inline-block; min-width: 8rem; }
[data-now], [data-kind=time] [data-value] { width: 17rem; }
.fields.entry { border-left: 3px solid var(--border); padding-left: .8rem; margin: .8rem 0; }
.wrong { color: var(--error); margin: .1rem 0; } [aria-invalid=true] { border: 2px solid var(--error); }
.brief { display: none; }
.result { border-top: 3px solid var(--link); margin-top: 1.5rem; }
[data-verdict] { font-size: 1.2rem; font-weight: 600; }
.phone { border: 2px solid var(--border); border-radius: 14px; padding: .6rem .9rem; margin: .5rem 0; max-width: 26rem; background: var(--field); font-family: Charter, Georgia, serif; }
.phone b { display: block; font: 600 .8rem system-ui, sans-serif; color: var(--soft); }
.why { white-space: pre-wrap; font-size: .9rem; color: var(--soft); margin: .2rem 0; }
mark { background: var(--mark); color: inherit; border-bottom: 1px dashed var(--border); padding: 0 .15rem; } .phone small { display: block; font: .8rem system-ui, sans-serif; color: var(--soft); }
textarea { width: 100%; }
.month { display: inline-block; vertical-align: top; margin: .5rem .8rem .5rem 0; }
.month table { width: auto; } .month th, .month td { padding: 1px; border: 0; text-align: center; }
.month button { width: 33px; min-height: 34px; padding: 0; }
.month .inside button { background: var(--mark); border-width: 2px; font-weight: 600; }
.month button[aria-current=date] { outline: 2px solid var(--error); outline-offset: -3px; border-bottom-width: 1px; }
.month button[aria-current=date]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.month button[aria-pressed=true] { background: var(--link); color: var(--page); font-weight: 700; border-color: var(--link); }

/* Logs: people, their days, what changes for them */
.log { border: 2px dashed var(--border); border-radius: 6px; padding: .2rem .9rem .6rem; margin: 1.2rem 0; }
.log h2 { margin-top: .6rem; }
.log.over { border-color: var(--link); background: var(--mark); color: var(--ink); }
.log select[size] { width: 100%; min-height: 8rem; }
.strip { position: relative; display: flex; flex-wrap: wrap; gap: 3px; align-items: center; max-height: 9rem; overflow-y: auto; padding: 3px; }
.strip span { flex-basis: 100%; }
.strip button { width: 33px; min-height: 30px; padding: 0; }
.strip button[aria-pressed=true], .entries button[aria-pressed=true] { background: var(--link); color: var(--page); font-weight: 700; border-color: var(--link); }
.entries button { margin: 2px 4px 2px 0; }
.follows [data-group=given], .logged .history { display: none; }
.counts { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; } .counts dd { margin: .5rem 0 0; }
.chart { margin: .5rem 0; } svg.months { width: 100%; height: auto; max-height: 14rem; }
svg .before { fill: var(--page); stroke: var(--ink); stroke-width: 1.2; } svg .after { fill: var(--link); stroke: var(--link); }
svg .axis { stroke: var(--border); } svg .faint { stroke-dasharray: 3 4; }
ol.days { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 2px; font-size: .75rem; line-height: 1.3; }
.days li { min-width: 1.7rem; text-align: center; margin: 0; border-bottom: 2px solid transparent; } .days b { display: block; min-height: 1.3em; } .days span { color: var(--soft); }
.days .on { background: var(--mark); border-color: var(--warning); }

/* What is shown of a document */
.filter { position: sticky; top: 0; z-index: 1; background: var(--page); border-bottom: 1px solid var(--border); padding: .4rem 0; display: flex; flex-wrap: wrap; gap: .3rem; align-items: baseline; }
.filter[hidden] { display: none; }
.filter button[aria-pressed=true] { background: var(--link); color: var(--page); border-color: var(--link); font-weight: 600; }
html:has(.filter) { scroll-padding-top: 4rem; }

/* Drafts, their sheet, signing */
button.main { background: var(--link); color: var(--page); border-color: var(--link); font-weight: 600; padding: .3rem 1.2rem; min-height: 36px; }
button.main:disabled { opacity: .6; }
.choice.whole { display: block; }
.draft h2 { margin-top: 1.2rem; }
.draft textarea, .sheet textarea { font: 1.08rem/1.5 Charter, "Bitstream Charter", Georgia, serif; }
.sheet > [data-state] { font-weight: 600; }
.sheet .stale { opacity: .55; }
.sheet section { border-top: 1px solid var(--border); padding: .1rem 0 .5rem; } .sheet section h3 { margin-top: .5rem; }
.sheet article { border: 0; padding: 0; }
.sheet .said { grid-template-columns: 1fr; }
.follow { margin: .5rem 0; } .follow blockquote { margin-left: 1.6rem; } .follow details { margin-left: 1.6rem; } .follow .choice { display: block; margin-right: 0; }
.sheet pre { font-size: .78rem; } .sheet pre del, .sheet pre ins { display: block; padding: 0; } .sheet pre { line-height: 1.35; }
.notice.saved, section.mine { border-left: 5px solid var(--good); }
section.mine { border-top: 1px solid var(--border); border-bottom: 1px solid var(--border); padding: .2rem .9rem .4rem; margin: 1rem 0; } section.mine h2 { margin-top: .4rem; }
.condition legend { font-weight: 400; font-size: .88rem; color: var(--soft); }
.condition select { max-width: 13rem; } .condition input { width: 7rem; }
[id^=meant-] { width: 100%; }
.covers { font-size: .9rem; line-height: 1.45; } .covers h3 { color: var(--soft); font-size: .9rem; } .covers h4 { margin: .5rem 0 0; font-size: .9rem; }
form article h2 { margin-top: .4rem; } .besides > p { font-size: .88rem; }
.signing { border-top: 3px solid var(--link); margin-top: 1.5rem; }
.besides { margin: .6rem 0; }

@media (min-width: 70rem) {
  body:has(.margin) { max-width: 66rem; }
  body:has(.margin) :is(main, section) > :not(section, .noted, form), body:has(.margin) :is(.noted) > :not(.margin) { max-width: 44rem; }
  .noted { display: grid; grid-template-columns: minmax(0, 44rem) 1fr; gap: 0 2rem; align-items: start; }
  .noted > * { grid-column: 1; min-width: 0; } .noted > .margin { grid-column: 2; grid-row: 1 / span 90; }
  body:has(.desk) { max-width: 72rem; }
  .desk { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 3rem; align-items: start; }
  .desk > * { grid-column: 1; }
  .desk > .result { grid-column: 2; grid-row: 1 / span 4; align-self: stretch; border-top: 0; border-left: 3px solid var(--link); padding: 0 .3rem 1rem 1.2rem; margin-top: 1rem; }
  .desk > .result > [data-verdict] { position: sticky; top: 0; background: var(--page); padding: .5rem 0; z-index: 1; }
}
@media (max-width: 69.99rem) {
  html:has(.brief) { scroll-padding-bottom: 4rem; }
  .brief { display: block; position: sticky; bottom: 0; margin: 0; padding: .3rem 0; background: var(--page); z-index: 1; }
  .brief button { width: 100%; text-align: left; font-weight: 600; border: 2px solid var(--link); }
}
@media (max-width: 30rem) {
  .tag { white-space: normal; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
  h1 { font-size: 1.5rem; }
  .said { grid-template-columns: 1fr; }
  .d1 { padding-left: .7rem; } .d2 { padding-left: 1.4rem; } .d3 { padding-left: 2.1rem; } .d4 { padding-left: 2.8rem; } .d5 { padding-left: 3.5rem; } .d6 { padding-left: 4.2rem; } .d7 { padding-left: 4.9rem; }
  .field label { display: block; }
  .search { flex: 1 1 8rem; }
  svg.wide { display: none; } svg.narrow { display: block; max-height: none; }
  .counts { grid-template-columns: 1fr; } .counts dd { margin: 0 0 .5rem; }
  table { font-size: .84rem; } th, td { padding-right: .4rem; } td.date { white-space: normal; }
  .field input:not([type]), .field input[type=text], [data-value], [data-kind=time] [data-value], [data-now] { width: 100%; }
  .log select[size] { font-size: .8rem; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media (forced-colors: active) { button[aria-pressed=true] { outline: 3px solid; } }
@page { margin: 18mm 16mm 20mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt system-ui, sans-serif; } }
@media print {
  :root, :root[data-theme="dark"] { --page: #FFF; --ink: #000; --soft: #333; --link: #000; --border: #777; --error: #000; --warning: #000; --field: #FFF; --mark: #EEE; --was: #FFF; --now: #FFF; --good: #000; --draft: #000; }
  html { font-size: 10.5pt; line-height: 1.45; }
  body { max-width: none; }
  .top, .tabs, .filter, .skip, .live, footer, .brief, .notice.edited p > a, form.choice, .contents, .log.empty, .notice > a, button, .log p:has([type=file]) { display: none; }
  thead { display: table-header-group; } tr, .said { break-inside: avoid; }
  a { text-decoration: none; }
}

"""#,
  ]
}
