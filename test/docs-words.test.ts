import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../widget/locales/launcher-texts.ts';

/** Compares the docs' statements about the desk and the package with the desk and the package. */
const read = (path: string): string => readFileSync(path, 'utf8');
const settings = read('widget/desk/settings/settings.ts');
const sections = [...settings.matchAll(/word: \(\) => msg\('([^']+)'/g)].map(([, word = '']) => word);
const pages = ['README.md', 'widget/README.md', 'widget/element/description.ts', ...globSync('docs/**/*.md')];

it('every place in the settings that a page or an error names is a word of the desk’s menu', () => {
  expect(sections.length).toBeGreaterThan(10);
  const lost = [...pages, 'bff/http/docs/advice.ts'].flatMap((path) =>
    [...read(path).matchAll(/\bSettings(?:,| →)\s+(?=[A-Z])([\s\S]{3,40})/g)]
      .filter(([, said = '']) => !sections.some((word) => new RegExp(`^${word}(?![\\w ]*\\w\\*)`).test(flat(said))))
      .map(([said]) => `${path}: ${flat(said)}`),
  );
  // The example of a house's own PMS has its own settings.
  expect(lost.filter((one) => !one.includes('write-an-adapter.md: Settings, Access'))).toEqual([]);
});

it('texts for users of the package name nothing that only a clone of the repository has', () => {
  const told = [...globSync('docs/guide/*.md'), 'docs/client.md', 'docs/playground.md'].map((path) => ({
    path,
    text: read(path),
  }));
  for (const { path, text } of told) expect(text, path).not.toMatch(/`(?:shared|launcher|bff|widget)\/[\w/.-]+`/);
  expect(read('widget/README.md')).toMatch(
    /import the types\s+from 'service-chat'|import type \{[^}]*\} from 'service-chat'/,
  );
});

it('the languages of the chat are those that the options name', () => {
  const [, row = ''] = read('widget/README.md').match(/^\| `locale` \|.*BCP 47; (.*) \|$/m) ?? [];
  expect([...row.matchAll(/`([^`]+)`/g)].map(([, locale]) => locale).sort()).toEqual([...LOCALES].sort());
});

it('code for an application imports the names it uses', () => {
  const blocks = [...read('docs/guide/developer.md').matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
  const used = blocks.filter((code) => code.includes('ServiceChat.init('));
  expect(used.length).toBeGreaterThan(0);
  for (const code of used) expect(code).toContain("import { ServiceChat } from 'service-chat'");
});

it('an install for a front end leaves out what only a server needs', () => {
  for (const page of ['developer', 'frameworks'])
    expect(read(`docs/guide/${page}.md`)).toMatch(/^npm install service-chat --omit=optional$/m);
});

function flat(text: string): string {
  return text.replace(/\s+/g, ' ');
}
