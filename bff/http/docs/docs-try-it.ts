/** The part of the /docs script that sends real calls: each operation has a form, drawn when it is opened. */
export const TRY_IT = `
const resolveRef = (schema) => schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1)] : schema;
const sample = (schemaOrRef, depth = 0) => {
  const schema = resolveRef(schemaOrRef) ?? {};
  if (depth > 6) return null;
  if (schema.examples?.length > 0) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.oneOf ?? schema.anyOf)?.[0];
  if (choice) return sample(choice, depth + 1);
  if (schema.type === 'array') return schema.items ? [sample(schema.items, depth + 1)] : [];
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties)
    .filter(([name]) => !(schema.required?.length > 0) || schema.required.includes(name)).map(([name, one]) => [name, sample(one, depth + 1)]));
  return { string: 'text', integer: 1, number: 1, boolean: true, object: {} }[schema.type] ?? null;
};
const field = (label, value, tag = 'input') => {
  const input = Object.assign(document.createElement(tag), { value });
  return { element: make('label', '', label, input), input };
};
// The desk's session is used by changes with a token of its own alone.
const csrf = async () => {
  const answer = await fetch('/auth/me');
  return answer.ok ? (await answer.json()).csrfToken ?? '' : '';
};
const call = async (path, method, fields, body) => {
  const query = new URLSearchParams();
  let address = path;
  for (const [{ name, in: where }, { input }] of fields) {
    if (where === 'path') address = address.replace('{' + name + '}', encodeURIComponent(input.value));
    if (where === 'query' && input.value !== '') query.set(name, input.value);
  }
  const key = document.querySelector('#key').value.trim();
  const property = document.querySelector('#property').value.trim();
  const headers = {
    ...(key !== '' ? { Authorization: 'Bearer ' + key } : method === 'get' ? {} : { 'X-CSRF-Token': await csrf() }),
    ...(property !== '' ? { 'X-Property-Id': property } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const url = query.size > 0 ? address + '?' + query : address;
  const answer = await fetch(url, { method: method.toUpperCase(), headers, ...(body === undefined ? {} : { body }), credentials: key === '' ? 'same-origin' : 'omit' });
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  return answer.status + ' ' + url + '\\n\\n' + (type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text.slice(0, 4_000));
};
const tryIt = (path, method, operation) => {
  const json = operation.requestBody?.content['application/json'];
  const details = make('details', 'try', make('summary', '', 'Try it'));
  if (operation.requestBody && !json || Object.keys(operation.responses['200']?.content ?? {}).includes('text/event-stream')) return '';
  details.addEventListener('toggle', () => {
    if (details.querySelector('form')) return;
    const fields = operation.parameters.filter(({ in: where }) => where !== 'header')
      .map((parameter) => [parameter, field(parameter.name, parameter.in === 'path' ? parameter.example ?? '' : '')]);
    const body = json && field('Body', JSON.stringify(sample(json.schema), null, 2), 'textarea');
    const answer = make('pre', '');
    answer.hidden = true;
    answer.setAttribute('role', 'status');
    const form = make('form', '', ...fields.map(([, { element }]) => element), ...(body ? [body.element] : []), make('button', '', 'Send ' + method.toUpperCase()));
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      answer.hidden = false;
      answer.textContent = '…';
      answer.textContent = await call(path, method, fields, body?.input.value).catch((error) => 'No answer: ' + error.message);
    });
    details.append(form, answer);
  });
  return details;
};
`;
