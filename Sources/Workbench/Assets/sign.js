// A sitting: what is ticked is signed.
import { element, post } from './dom.js';
import { askWho, signer, tellSigner, who } from './who.js';

const { top } = document.getElementById('main').dataset;
const form = document.querySelector('[data-sitting]');

// The queue of one's own role, where the address names none.
const roles = document.querySelector('[data-roles]');
if (roles) {
  const own = who().role && [...roles.querySelectorAll('a')].find((one) => new URL(one.href).searchParams.get('role') === who().role);
  if (own) roles.prepend(own.parentElement);
}

if (form) {
  const boxes = [...form.querySelectorAll('[data-read]')];
  const every = form.querySelector('[data-all]');
  const button = form.querySelector('[data-sign]');
  const state = form.querySelector('[data-state]');
  const tell = () => {
    const count = boxes.filter((box) => box.checked).length;
    every.checked = count === boxes.length;
    button.textContent = count ? `Sign ${count === 1 ? 'this one' : `these ${count}`}` : 'Sign';
    tellSigner(form.querySelector('[data-signer]'), 'Signed by');
  };
  form.addEventListener('change', (event) => {
    if (event.target === every) for (const box of boxes) box.checked = every.checked;
    tell();
  });
  document.addEventListener('who', tell);
  tell();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const ticked = boxes.filter((box) => box.checked);
    const items = ticked.map((box) => box.value);
    // What was shown is signed, and nothing that has changed since.
    const was = Object.fromEntries(ticked.map((box) => [box.value, box.dataset.shown]));
    if (!items.length) {
      state.textContent = 'Tick what you have read.';
      return;
    }
    if (!signer() || !who().name || !who().document) {
      state.textContent = 'Not signed yet: say who you are, and in which document you agreed. Then sign.';
      askWho();
      return;
    }
    button.disabled = true;
    state.textContent = 'Signing…';
    let answer;
    try {
      answer = await post(top, 'sign', { pack: form.dataset.pack, role: form.dataset.role, by: signer(), items, was });
    } catch {
      answer = { error: 'Primum does not answer' };
    }
    button.disabled = false;
    const refusal = answer.error ?? answer.problem;
    if (refusal) {
      state.textContent = 'Nothing is signed: ' + refusal.replaceAll('`', '').replace(/\.$/, '') + '.';
      return;
    }
    for (const box of ticked) box.closest('article').remove();
    form.querySelector('.signing').replaceChildren(
      element('h2', 'Signed'),
      element('p', `${items.length === 1 ? 'One part is' : items.length + ' parts are'} signed by ${signer()}. The signatures are in the files; whoever keeps them commits them.`));
    const title = form.querySelector('h2:last-of-type');
    title.tabIndex = -1;
    title.focus();
  });
}
