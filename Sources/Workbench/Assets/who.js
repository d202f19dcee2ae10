// Who somebody is: asked once, and kept by this window alone.
let known = {};
try { known = JSON.parse(sessionStorage.getItem('who')) ?? {}; } catch { /* not known */ }

export const who = () => known;

// As a signature names it: who, and the document.
export const signer = () => [known.name, known.document].filter(Boolean).join(', ');

const dialog = document.querySelector('[data-who]');
const opener = document.querySelector('[data-who-open]');
const form = dialog?.querySelector('form');

const title = () => [...form.elements.role.options].find((one) => one.value === known.role)?.text;

function show() {
  const name = known.name || (known.role && title());
  opener.textContent = name ? 'You: ' + name : 'Who you are';
  document.dispatchEvent(new Event('who'));
}

// Leads to the question, and back to where one was.
export function askWho() {
  for (const key of ['role', 'name', 'document']) form.elements[key].value = known[key] ?? '';
  dialog.showModal();
}

if (dialog) {
  opener.hidden = false;
  opener.addEventListener('click', askWho);
  form.addEventListener('submit', () => {
    known = Object.fromEntries(['role', 'name', 'document'].map((key) => [key, form.elements[key].value.trim()]));
    try { sessionStorage.setItem('who', JSON.stringify(known)); } catch { /* until the page is left */ }
    show();
  });
  queueMicrotask(show);
}

// A sentence with who signs, or that it has to be said.
export function tellSigner(place, words) {
  if (!place) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = signer() ? 'Change' : 'Say who you are';
  button.addEventListener('click', askWho);
  place.replaceChildren(signer() ? `${words} ${signer()} ` : 'A name and a document are needed. ', button);
}
