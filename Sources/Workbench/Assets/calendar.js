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
