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
