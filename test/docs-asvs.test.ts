import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every test that the ASVS table names is there, and every line says something', () => {
  const rows = readFileSync('docs/security-asvs.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(30);
  const named = rows.flatMap((row) => [...row.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, file]) => file ?? ''));
  expect(named.filter((file) => !existsSync(`test/${file}`))).toEqual([]);
  for (const row of rows) expect(row).toMatch(/^\| [\d., –]+ \| .{20,} \| .*\|$/);
});
