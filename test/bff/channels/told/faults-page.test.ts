import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What `docs/channels/faults.md` says is tested, held against the tests. */
const page = readFileSync('docs/channels/faults.md', 'utf8');
const named = [...page.matchAll(/\]\(\.\.\/\.\.\/(test\/[\w/.-]+)\): “([^”]+)”/g)];

it.each(named.map(([, path = '', name = '']) => [path, name]))('%s has the test that is named: %s', (path, name) => {
  expect(readFileSync(path, 'utf8')).toContain(name);
});

it('every fault is told of for every channel', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  expect(rows.length).toBeGreaterThan(12);
  for (const row of rows) {
    const cells = row.split('|').slice(1, -1);
    expect(cells, row).toHaveLength(4);
    for (const cell of cells) expect(cell.trim(), row).not.toBe('');
  }
});
