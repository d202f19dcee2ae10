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
