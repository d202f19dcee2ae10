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
