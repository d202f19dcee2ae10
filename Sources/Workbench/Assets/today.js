// Today begins with what is somebody's own.
import { element, list } from './dom.js';
import { who } from './who.js';

export function arrange(main) {
  main.querySelector('[data-mine]')?.remove();
  const parts = [...main.querySelectorAll('[data-to-sign]')].filter((part) => part.dataset.role === who().role);
  if (!who().role || !main.querySelector('[data-to-sign]')) return;
  const box = element('section', undefined, 'mine');
  box.dataset.mine = '';
  box.append(element('h2', 'For you'));
  const lines = parts.map((part) => {
    const { toSign, changed, asked, pack } = part.dataset;
    const head = part.querySelector('h3');
    const link = element('a', pack);
    link.href = '#' + head.id;
    const line = element('span');
    const counts = [];
    if (Number(changed)) counts.push(`${changed} changed since signed`);
    if (Number(toSign) - Number(changed)) counts.push(`${Number(toSign) - Number(changed)} never signed`);
    if (Number(asked)) counts.push(`${asked} to decide`);
    line.append(link, ': ' + counts.join(', ') + '. ');
    const sign = part.querySelector('a[data-sign]');
    if (Number(toSign)) {
      const way = element('a', 'Read and sign');
      way.href = sign.href;
      way.setAttribute('aria-label', 'Read and sign: ' + pack);
      line.append(way);
    }
    // Its own part comes first among the roles.
    const first = part.parentElement.querySelector('[data-to-sign]');
    if (first !== part) first.before(part);
    return line;
  });
  box.append(parts.length ? list(lines, 'links') : element('p', 'Nothing waits for you.'));
  main.querySelector('h1').after(box);
}
