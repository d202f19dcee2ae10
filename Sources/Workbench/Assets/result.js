// What came of a case, told with text alone: nothing that a rule or a log holds can become part of the page.
function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

// What stands between backticks is a piece of a rule.
function marked(name, text, className) {
  const made = element(name, undefined, className);
  text.split('`').forEach((piece, index) => made.append(index % 2 ? element('code', piece) : piece));
  return made;
}

const parts = [
  ['shown', 'Shown'], ['answered', 'Allowed and refused'], ['heldBack', 'Held back, and why'], ['tables', 'Answers of tables'],
];

// What people read stands in the words as “…”: it is shown as on a telephone.
function said(words) {
  const match = words.match(/^(.*?): “([\s\S]*)”$/);
  if (!match) return element('p', words);
  const box = element('div', undefined, 'phone');
  box.append(element('b', match[1]), ' ', match[2]);
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
  if (item.record !== undefined && follow) {
    const button = element('button', 'Show the entry that made it so');
    button.type = 'button';
    button.addEventListener('click', () => follow(item.record));
    box.append(button);
  }
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

export function verdict(reply, item) {
  if (reply.problem) return 'Not tried: ' + reply.problem + '.';
  const own = parts.flatMap(([key]) => reply.answer[key] ?? []);
  if (!item) {
    const count = (reply.answer.shown ?? []).length;
    return count === 0 ? 'Nothing is shown.' : count === 1 ? 'One thing is shown.' : count + ' things are shown.';
  }
  if (!own.length) return 'Nothing is decided: there is no entry yet.';
  return own[0].answer.toUpperCase() + ': ' + own[0].why.replace(/^[^:]*: /, '').replaceAll('`', '') + '. ' + beside(reply);
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
  for (const problem of new Set(reply.problems ?? [])) place.append(element('p', 'Read as unknown: ' + problem, 'warning'));
  for (const [key, title] of parts) {
    const items = reply.answer[key] ?? [];
    if (!items.length) continue;
    const list = items.map((item) => entry(item, root, pack, follow));
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
    place.append(...reply.beside.map((item) => entry(item, root, pack, follow)));
    if (!reply.beside.length) place.append(element('p', 'Nothing else is shown for this entry.'));
    if (reply.elsewhere?.length) {
      const more = element('details');
      more.append(element('summary', 'To the person as a whole, because of it (' + reply.elsewhere.length + ')'));
      more.append(...reply.elsewhere.map((item) => entry(item, root, pack, follow)));
      place.append(more);
    }
  }
  if (reply.why?.length) {
    const more = element('details');
    more.append(element('summary', 'Step by step'), ...reply.why.map((text) => element('pre', text)));
    place.append(more);
  }
}
