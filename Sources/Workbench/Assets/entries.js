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
