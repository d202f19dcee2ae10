// Parts of a page, made with text alone: nothing that a rule or a log holds can become markup.
export function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

// What stands between backticks is a piece of a rule.
export function marked(name, text, className) {
  const made = element(name, undefined, className);
  text.split('`').forEach((piece, index) => made.append(index % 2 ? element('code', piece) : piece));
  return made;
}

export const list = (items, className) => {
  const made = element('ul', undefined, className);
  for (const item of items) {
    const line = element('li');
    line.append(item);
    made.append(line);
  }
  return made;
};

export async function post(top, call, body, signal) {
  const response = await fetch(top + 'api/' + call, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), signal,
  });
  return { status: response.status, ...await response.json() };
}
