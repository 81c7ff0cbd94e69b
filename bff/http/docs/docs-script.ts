import { TRY_IT } from './docs-try-it.ts';

/** The script of /docs. It uses plain DOM calls only, so that Trusted Types allow it. */
export const DOCS_SCRIPT = `
const make = (tag, className, ...children) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
};
const link = (name) => Object.assign(make('a', '', name), { href: '#schema-' + name });
const json = (value) => make('pre', '', ...JSON.stringify(value, null, 2)
  .split(/"#\\/components\\/schemas\\/(\\w+)"/).map((part, index) => (index % 2 === 1 ? link(part) : part)));
const folded = (title, ...children) => make('details', '', make('summary', '', title), ...children);

const { paths, components } = await (await fetch('/openapi.json')).json();
const groups = new Map();
for (const [path, operations] of Object.entries(paths)) {
  for (const [method, operation] of Object.entries(operations)) {
    const group = groups.get(operation.tags[0]) ?? [];
    group.push({ path, method, operation });
    groups.set(operation.tags[0], group);
  }
}
${TRY_IT}
const main = document.querySelector('#operations');
main.replaceChildren(...[...groups].map(([tag, entries]) =>
  make('section', '', make('h2', '', tag), ...entries.map(({ path, method, operation }) => {
    const article = make('article', '',
      make('h3', '', make('span', 'method ' + method, method.toUpperCase()), ' ', make('code', '', path)),
      make('p', '', operation.summary + '. Needs ' + operation['x-access'] + '.'));
    article.id = operation.operationId;
    if (operation.parameters.length > 0) article.append(folded('Parameters', json(operation.parameters)));
    for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {})) article.append(folded('Body, ' + type, json(schema)));
    article.append(tryIt(path, method, operation));
    for (const [status, response] of Object.entries(operation.responses)) {
      const resolved = response.$ref ? components.responses[response.$ref.split('/').at(-1)] : response;
      const content = resolved.content?.['application/json'];
      article.append(content ? folded(status, json(content.schema)) : make('p', 'answer', status + ' ' + resolved.description.replaceAll('\x60', '')));
    }
    return article;
  }))));
main.append(make('section', '', make('h2', '', 'Schemas'), ...Object.entries(components.schemas).map(([name, schema]) =>
  Object.assign(folded(name, json(schema)), { id: 'schema-' + name }))));

// An address within the page (a schema, an error) is led to once it is there, and opened.
const follow = () => {
  const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
  target?.scrollIntoView();
};
addEventListener('hashchange', follow);
follow();
`;

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.5rem 0; }
h3 { font-size: 1rem; margin: 0.5rem 0; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
pre { overflow: auto; background: color-mix(in srgb, currentColor 8%, transparent); padding: 0.75rem; }
summary { cursor: pointer; }
.answer { margin: 0.25rem 0; }
form { display: grid; gap: 0.5rem; }
label { display: grid; gap: 0.25rem; }
input, textarea { font: 1rem/1.4 ui-monospace, monospace; padding: 0.5rem; border: 1px solid; border-radius: 6px; max-inline-size: 100%; box-sizing: border-box; }
textarea { min-block-size: 8rem; }
button { font: inherit; min-block-size: 2.75rem; padding: 0 1.25rem; justify-self: start; }
`;
