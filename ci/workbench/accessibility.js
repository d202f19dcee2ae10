// Rules of accessibility that a page can be asked for (WCAG 2.2 AA), each with the criterion that it is of. Gives what is wrong.
(() => {
  const wrong = [];
  const say = (rule, e) => wrong.push(rule + (e ? ': ' + e.outerHTML.replace(/\s+/g, ' ').slice(0, 100) : ''));
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.hidden, .skip');
  const byIds = (e, attribute) => (e.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  const name = (e) => {
    const labels = byIds(e, 'aria-labelledby').map((id) => document.getElementById(id)?.textContent ?? '');
    return (labels.join(' ') || e.getAttribute('aria-label') || [...(e.labels ?? [])].map((l) => l.textContent).join(' ') || e.textContent || '').trim();
  };

  // 3.1.1, 3.1.2, 2.4.2: language and title.
  if (document.documentElement.lang !== 'en') say('no language');
  if (!document.title.includes('·')) say('a title without the name of the program');
  for (const e of all('[lang]')) if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(e.lang)) say('a language that is none', e);

  // 1.3.1, 2.4.1: landmarks, each kind once or by name; everything is in one; a skip link leads to the content.
  for (const selector of ['main', 'h1', 'body > header', 'body > footer']) if (all(selector).length !== 1) say('not one ' + selector);
  const names = all('nav').map(name);
  for (const e of all('nav')) {
    if (!e.getAttribute('aria-label')) say('a navigation without a name', e);
    else if (names.filter((other) => other === name(e)).length > 1) say('two navigations of one name', e);
  }
  for (const e of document.body.children) if (!e.matches('header, main, footer, .skip, [role=status], script')) say('outside of all landmarks', e);
  const skip = document.querySelector('.skip');
  if (!skip || !document.querySelector(skip.getAttribute('href'))) say('no way past the navigation');

  // 1.3.1: headings in order, lists of items, tables with heads.
  let last = 0;
  for (const e of all('h1, h2, h3, h4, h5, h6').filter(seen)) {
    const level = Number(e.tagName[1]);
    if (level > last + 1) say(`h${level} after h${last}`, e);
    if (!name(e)) say('a heading without words', e);
    last = level;
  }
  for (const e of all('ul, ol')) for (const child of e.children) if (child.tagName !== 'LI') say('no item of a list', child);
  for (const e of all('dl')) for (const child of e.children) if (!child.matches('dt, dd, div')) say('neither term nor meaning', child);
  for (const e of all('table')) {
    if (!e.querySelector('th')) say('a table without heads', e);
    for (const head of all('thead th', e)) if (head.scope !== 'col' || !name(head)) say('a head without scope or words', head);
  }

  // 4.1.1 in effect: ids once; references lead somewhere.
  const ids = all('[id]').map((e) => e.id);
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) say('two of id ' + id);
  for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']) {
    for (const e of all(`[${attribute}]`)) for (const id of byIds(e, attribute)) if (!document.getElementById(id)) say(`${attribute} leads nowhere`, e);
  }

  // 4.1.2, 1.1.1, 2.4.4: everything that can be used has a name; pictures too; no two links of one name and row lead to different places.
  for (const e of all('a, button, input:not([type=hidden]), textarea, select, summary, svg[role=img], img, [role=toolbar]')) if (seen(e) && !name(e) && !e.alt) say('no name', e);
  for (const e of all('svg:not([role=img])')) if (!e.closest('[aria-hidden=true]')) say('a picture that is neither named nor hidden', e);
  for (const e of all('a:not([href])')) say('a link that leads nowhere', e);
  for (const e of all('a')) if (/^(here|more|click here|link)$/i.test(name(e))) say('a link that says nothing', e);
  for (const e of all('input[type=radio]')) if (!e.closest('fieldset')?.querySelector('legend')) say('a choice without a question', e);
  for (const e of all('[tabindex]')) if (e.tabIndex > 0) say('an order of its own', e);
  for (const e of all('pre, .scroll').filter(seen)) if (e.scrollWidth > e.clientWidth + 1 && e.tabIndex < 0 && !e.querySelector('a, button')) say('scrolls, and no key can do it', e);

  // 2.5.8: targets of 24 px, but for links in sentences.
  for (const e of all('button, summary, input:not([type=hidden]), select, textarea, .top a, .tabs a, ul.row a').filter(seen)) {
    const own = (e.type === 'radio' || e.type === 'checkbox' ? e.closest('label') ?? e : e).getBoundingClientRect();
    if (own.width && (own.height < 23.5 || own.width < 23.5)) say(`a target of ${own.width.toFixed()} by ${own.height.toFixed()}`, e);
  }

  // 1.4.3, 1.4.11: contrast of words and of the edges of fields.
  const rgb = (text) => text.match(/[\d.]+/g).map(Number);
  const light = (c) => c.slice(0, 3).map((v) => { v /= 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }).reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
  const behind = (e) => { for (; e; e = e.parentElement) { const c = rgb(getComputedStyle(e).backgroundColor); if (c.length < 4 || c[3] > 0) return c; } return [255, 255, 255]; };
  const words = (e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  for (const e of all('body *').filter((one) => words(one) && seen(one) && !one.matches('script, option'))) {
    const style = getComputedStyle(e);
    const own = e instanceof SVGElement ? style.fill : style.color;
    const large = parseFloat(style.fontSize) >= 24 || parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700;
    const found = ratio(rgb(own), behind(e instanceof SVGElement ? e.closest('svg').parentElement : e));
    if (found < (large ? 3 : 4.5)) say(`contrast ${found.toFixed(2)}`, e);
  }
  for (const e of all('input, textarea, select, button').filter(seen)) {
    const style = getComputedStyle(e);
    if (parseFloat(style.borderTopWidth) && ratio(rgb(style.borderTopColor), behind(e.parentElement)) < 3) say('an edge that cannot be seen', e);
  }
  // 1.4.1: a link in a sentence is told by more than its colour.
  for (const e of all('main p a, main li a').filter(seen)) if (!e.closest('nav, ul.row, .tabs') && !getComputedStyle(e).textDecorationLine.includes('underline')) say('a link that only its colour tells', e);

  // 2.4.7, 2.4.11: the focus is seen, and not under anything.
  for (const e of all('a, button, input:not([type=hidden]), summary, textarea, select').filter((one) => seen(one) && !one.disabled).slice(0, 60)) {
    e.focus({ preventScroll: false, focusVisible: true });
    const style = getComputedStyle(e);
    if (document.activeElement === e && (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2)) say('the focus cannot be seen', e);
  }
  document.activeElement?.blur?.();

  // 1.4.10, 1.4.4: nothing is wider than the window.
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    const wide = all('main *').find((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.scroll'));
    say('wider than the window: ' + document.documentElement.scrollWidth, wide);
  }
  return wrong;
})()
