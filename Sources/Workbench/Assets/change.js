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
