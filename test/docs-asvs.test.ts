import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * The number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0. They come before the requirements of level
 * 3, so they have the numbers from 1 on.
 */
const SECTIONS: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1, 0],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7, 0],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

interface Row {
  id: string;
  how: string;
  shownBy: string;
}
const rows = readFileSync('docs/security-asvs.md', 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, id = '', how = '', shownBy = ''] = /^\| (\d[\d.]*) \| (.+) \| (.*)\|$/.exec(line) ?? [];
    return id === '' ? [] : [{ id, how, shownBy }];
  });

describe('the table of OWASP ASVS 5.0, level 2', () => {
  it('has a row for each of the 253 requirements, in their order', () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(REQUIREMENTS);
  });

  it('names only existing tests and pages', () => {
    const tests = rows.flatMap(({ shownBy }) => [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
    expect(tests.filter((file) => !file.endsWith('.test.ts') || !existsSync(`test/${file}`))).toEqual([]);
    const pages = rows.flatMap(({ shownBy }) => [...shownBy.matchAll(/\]\(([^)]+)\)/g)].map(([, page = '']) => page));
    expect(pages.filter((page) => !isThere(page))).toEqual([]);
  });

  it('quotes existing titles of tests', () => {
    const quoted = rows.flatMap(({ id, shownBy }) =>
      [...shownBy.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ id, file, title })),
    );
    expect(quoted.length).toBeGreaterThan(25);
    expect(quoted.filter(({ file, title }) => !readFileSync(`test/${file}`, 'utf8').includes(title))).toEqual([]);
  });

  it('cites proof for each claim, or says why it is not met or does not apply', () => {
    for (const { id, how, shownBy } of rows) {
      expect(how.length, id).toBeGreaterThan(20);
      if (/\*\*(?:Does not apply|Not met)\*\*(?=[: ])/.test(how)) expect(how, id).toMatch(/\*\*.+\S{3}/);
      else expect(shownBy, id).toMatch(/`.+\.test\.ts`|\]\(/);
    }
  });
});

/** Whether such a page exists with such a heading. */
function isThere(page: string): boolean {
  const [path = '', heading] = page.split('#');
  if (!existsSync(`docs/${path}`)) return false;
  const headings = [...readFileSync(`docs/${path}`, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  return heading === undefined || headings.includes(heading);
}

describe('the page of attacks', () => {
  const attacks = readFileSync('docs/attacks.md', 'utf8');
  const quoted = [...attacks.matchAll(/`([^`]+\.ts)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

  it('names for each attack an existing test by its title', () => {
    const [table = ''] = attacks.split('## What a threat model');
    const lines = table.split('\n').filter((line) => /^\| [a-z]/.test(line));
    expect(lines.filter((line) => !/“.+”/.test(line) && !line.startsWith('| attack'))).toEqual([]);
    expect(quoted.filter(({ file, title }) => !readFileSync(`test/${file}`, 'utf8').includes(title))).toEqual([]);
  });
});
