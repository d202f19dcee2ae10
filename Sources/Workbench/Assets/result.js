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
