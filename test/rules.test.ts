import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The pages for developers are checked: each rule is cited by a test, each room is described, each named file exists. */
const PAGES = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/dependencies.md',
  'widget/desk/README.md',
  ...globSync('{bff,shared}/**/{README,SPEC}.md'),
];
const PAGE_LINES_MAX = 100;

const read = (path: string): string => readFileSync(path, 'utf8');
const repositoryFiles = globSync('{bff,shared,widget,docs,test,.github}/**/*.{ts,mts,mjs,json,yml,html,css}').concat(
  globSync('*.{ts,json}'),
);

describe.each(['shared/protocol/SPEC.md', 'bff/sync/README.md'])('the rules of %s', (page) => {
  const rules = [...read(page).matchAll(/^- \*\*([A-Z]\d+)\.\*\*/gm)].map(([, rule = '']) => rule);
  const letter = rules[0]?.[0] ?? '';

  it('are numbered without gaps', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(rules).toEqual(rules.map((_, index) => `${letter}${index + 1}`));
  });

  it('are each cited by a test, and tests cite no other rule', () => {
    const cited = globSync('test/**/*.ts').flatMap((file) =>
      [...read(file).matchAll(/^\s*(?:it|describe)[.(].*/gm)].flatMap(([title]) =>
        [...title.matchAll(new RegExp(`\\[(${letter}\\d+)\\]`, 'g'))].map(([, rule = '']) => rule),
      ),
    );
    expect([...new Set(cited)].toSorted()).toEqual(rules.toSorted());
  });
});

it('a README with a table of its folders lists all of them, with a rule for changes', () => {
  const tables = PAGES.filter((path) => read(path).includes('| folder | content | rule for changes |'));
  expect(tables.length).toBeGreaterThan(3);
  for (const page of tables) {
    const listed = [...read(page).matchAll(/^\| `([\w-]+)\/` \| .{10,} \| .{10,} \|$/gm)].map(([, name = '']) => name);
    const folders = readdirSync(dirname(page), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(listed.toSorted(), page).toEqual(folders.map(({ name }) => name).toSorted());
  }
});

it('every file that a page names exists', () => {
  const lost = PAGES.flatMap((page) =>
    [...read(page).matchAll(/`([\w./-]+\.(?:ts|mts|mjs|json))`/g)]
      .map(([, named = '']) => named)
      .filter(
        (named) =>
          !named.startsWith('/') && !repositoryFiles.some((file) => file === named || file.endsWith(`/${named}`)),
      )
      .map((named) => `${page}: ${named}`),
  );
  expect(lost).toEqual([]);
});

it('every link of a page leads somewhere', () => {
  const lost = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(`${dirname(page)}/${target}`))
      .map((target) => `${page}: ${target}`),
  );
  expect(lost).toEqual([]);
});

it('ARCHITECTURE.md fits on two screens', () => {
  expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(PAGE_LINES_MAX);
});
