import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERRORS } from '../bff/base/errors.ts';
import { docsText } from '../bff/http/docs/docs-page.ts';
import { openApiText } from '../bff/http/docs/openapi-text.ts';
import { describedCalls } from '../docs/site/described.ts';
import { createPages } from '../docs/site/pages.ts';

/** Tests the sources of the site for developers: `npm run docs` renders these pages as HTML and refuses broken links. */
const pages = createPages();
const served = docsText('/docs') ?? '';

it.each(Object.keys(ERRORS))('a problem of the type %s leads to a page that says what to do', (code) => {
  expect(served).toContain(`id="error-${code}"`);
  const page = pages.get(`errors/${code}.md`) ?? '';
  expect(page).toMatch(/## What to do\n\n.{15,}/);
  expect(page).toMatch(/## Where it comes from\n\n.{10,}/);
});

it('every call is in the reference, with an example and its errors', () => {
  for (const { id, tag, path } of describedCalls()) {
    const page = pages.get(`api/${tag}.md`) ?? '';
    const [, told = ''] = page.split(`## ${id} {#${id.toLowerCase()}}`);
    expect(told, id).toContain(`path="${path}"`);
    expect(told.split('\n## ')[0], id).toMatch(/```bash\ncurl [\s\S]*\*\*Errors\*\*: \[/);
  }
});

it('the server’s API description equals the site’s', async () => {
  const { paths } = JSON.parse(String(await openApiText('https://chat.example'))) as { paths: Record<string, object> };
  const served = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(
    describedCalls()
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual(served.sort());
});

it('an example has a key only if the call needs one, a guest’s session if the call needs that, and no buffering for a stream', () => {
  const chat = pages.get('api/chat.md') ?? '';
  expect(chat).toContain('curl -N "https://chat.example/chat/config/prp_01J00000000000000000000000/changes"\n');
  expect(chat).toContain('-X PUT "https://chat.example/chat/follow-up" -H "Authorization: Bearer $SESSION"');
  expect(chat).toMatch(/-X POST "https:\/\/chat.example\/chat\/uploads" .*SESSION" \\\n {2}-F "file=@picture.jpg"/);
  expect(chat).toContain('the `data` of each event holds a [');
});

it('links lead to existing pages', () => {
  const there = new Set([...pages.keys()].map((path) => `/${path.replace(/(?:index)?\.md$/, '')}`));
  const lost: string[] = [];
  for (const [path, text] of pages)
    for (const [, target = ''] of text.matchAll(/\]\((\/[^)#\s]*)/g))
      if (!there.has(target)) lost.push(`${path}: ${target}`);
  expect(lost).toEqual([]);
});

it('every page is in the menu or linked from a page in the menu, and the menu names only pages', () => {
  const menu = readFileSync('docs/site/config.mts', 'utf8');
  const named = [...menu.matchAll(/link: '(\/[^']*)'/g)].map(([, link = '']) => link);
  const there = new Set([...pages.keys()].map((path) => `/${path.replace(/(?:index)?\.md$/, '')}`));
  expect(named.filter((link) => !there.has(link))).toEqual([]);
  const unnamed = [...there].filter((link) => !named.includes(link) && !/^\/(?:errors|api)\/|^\/$/.test(link));
  const text = [...pages.values()].join('\n');
  expect(unnamed.filter((link) => !text.includes(`](${link}`))).toEqual([]);
});

it('the changelog has an entry for this version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(pages.get('changelog.md')).toContain(`\n## ${version}\n`);
});
