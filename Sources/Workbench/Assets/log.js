// A log that is dropped on the page, or chosen: it goes to the program that shows the page, and nowhere else.
const section = document.querySelector('[data-log]');
const root = document.getElementById('main').dataset.top;
const state = section?.querySelector('[data-log-state]');
const file = section?.querySelector('[data-file]');
const forget = section?.querySelector('[data-forget]');
const most = 256 * 1024 * 1024;

export async function ask(path, question) {
  const response = await fetch(root + 'api/' + path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(question),
  });
  return response.json();
}

function size(bytes) {
  return bytes < 10000 ? bytes + ' bytes' : bytes < 1e7 ? Math.floor(bytes / 1000) + ' kB' : Math.floor(bytes / 1e6) + ' MB';
}

async function send(chosen) {
  if (chosen.length > 1) { state.textContent = 'One log at a time: put them together first.'; return; }
  const log = chosen[0];
  if (log.size > most) { state.textContent = 'This log is larger than 256 MB. In a terminal, primum diff --logs reads it.'; return; }
  if (log.size === 0) { state.textContent = 'This file is empty, or is a folder.'; return; }
  state.textContent = `Reading ${log.name}…`;
  let response;
  try {
    response = await fetch(root + 'api/log?name=' + encodeURIComponent(log.name), {
      method: 'POST', headers: { 'Content-Type': 'application/x-ndjson' }, body: log,
    });
  } catch { /* said below */ }
  if (!response?.ok) { state.textContent = 'The log could not be read.'; return; }
  state.textContent = `${log.name}, ${size(log.size)}`;
  forget.hidden = false;
  tell();
}

function tell() {
  if ('renewed' in section.dataset) location.reload();
  else section.dispatchEvent(new Event('log'));
}

if (section) {
  file.addEventListener('change', () => { if (file.files.length) send(file.files); });
  forget.addEventListener('click', async () => {
    await ask('forget', {});
    forget.hidden = true;
    file.value = '';
    state.textContent = 'No log yet.';
    tell();
  });
  addEventListener('dragover', (event) => { event.preventDefault(); section.classList.add('over'); });
  addEventListener('dragleave', (event) => { if (!event.relatedTarget) section.classList.remove('over'); });
  addEventListener('drop', (event) => {
    event.preventDefault();
    section.classList.remove('over');
    if (event.dataTransfer?.files.length) send(event.dataTransfer.files);
  });
}
