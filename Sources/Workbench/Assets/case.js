// A case: what the form says, as an example of a rule file would say it, and back.
const form = () => document.querySelector('[data-try]');

function chosen(field) {
  return field.querySelector('input[type=radio]:checked')?.value ?? 'missing';
}

// What a field says: undefined where it is missing.
function value(field) {
  const state = chosen(field);
  if (state.startsWith('=')) return state.slice(1);
  if (state !== 'given') return undefined;
  const boxes = [...field.querySelectorAll('[data-item]')];
  if (boxes.length) return boxes.filter((box) => box.checked).map((box) => box.value);
  const text = field.querySelector('[data-value]').value.trim();
  if (field.dataset.kind === 'list') return text.split(',').map((part) => part.trim()).filter(Boolean);
  return text === '' ? undefined : text;
}

function unreadable(field) {
  const text = field.querySelector('[data-value]')?.value.trim();
  if (field.dataset.kind === 'list') return ['not usable'];
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

// What somebody has entered. `days` are those marked in the calendar, `more` entries that came with the address.
export function read(days, more) {
  const now = form().querySelector('[data-now]').value.trim();
  const tried = { now };
  const own = form().querySelector('[data-group=given]');
  if (own) {
    const { given, bad } = record(own);
    tried.given = given;
    if (Object.keys(bad).length) tried.unreadable = bad;
  }
  const calendar = form().querySelector('[data-calendar]');
  const history = structuredClone(more);
  if (calendar && days.length) {
    const { given, bad } = record(form().querySelector('[data-group=entry]'));
    const name = calendar.dataset.record;
    history[name] = (history[name] ?? []).concat(days.map((day) => {
      const entry = { ...given };
      if (calendar.dataset.time) entry[calendar.dataset.time] = day + 'T' + clock() + offset(now);
      if (Object.keys(bad).length) entry.unreadable = bad;
      return entry;
    }));
  }
  if (Object.keys(history).length) tried.history = history;
  return tried;
}

export const clock = () => (document.querySelector('[data-clock]')?.value || '09:00') + ':00';
export const offset = (now) => now.match(/(Z|[+-]\d\d:\d\d)$/)?.[0] ?? '+00:00';

function fill(group, given, bad) {
  for (const field of group?.querySelectorAll('[data-field]') ?? []) {
    const name = field.dataset.field;
    const text = field.querySelector('[data-value]');
    const radios = [...field.querySelectorAll('input[type=radio]')];
    const pick = (wanted) => radios.forEach((radio) => { radio.checked = radio.value === wanted; });
    const said = given?.[name];
    if (bad && name in bad) {
      pick('unreadable');
      if (text) text.value = [].concat(bad[name]).filter((one) => typeof one !== 'object').join(', ');
    } else if (said === undefined || said === null) {
      pick('missing');
      if (text) text.value = '';
    } else if (radios.some((radio) => radio.value.startsWith('='))) {
      pick('=' + (said === true ? 'yes' : said === false ? 'no' : said));
    } else {
      pick('given');
      const list = [].concat(said).map(String);
      for (const box of field.querySelectorAll('[data-item]')) box.checked = list.includes(box.value);
      if (text) text.value = list.join(', ');
    }
    const folded = field.closest('details');
    if (folded && (said !== undefined || (bad && name in bad))) folded.open = true;
  }
}

// Writes a case into the form; gives the entries that stay as they are.
export function write(tried) {
  if (tried.now) form().querySelector('[data-now]').value = tried.now;
  fill(form().querySelector('[data-group=given]'), tried.given, tried.unreadable);
  return tried.history ?? {};
}
