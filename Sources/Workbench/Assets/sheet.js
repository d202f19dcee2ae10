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
