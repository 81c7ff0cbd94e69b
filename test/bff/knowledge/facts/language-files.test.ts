import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageFiles } from '../../../../bff/knowledge/facts/language-files.ts';

let folder: URL;
beforeAll(() => {
  folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'files-'))}/`);
  writeFileSync(new URL('en.json', folder), '{"a":1}');
  writeFileSync(new URL('xx.json', folder), '{}');
  writeFileSync(new URL('README.md', folder), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a language’s file is read on its first use and only once', () => {
  const read: unknown[] = [];
  const files = languageFiles(folder, (value) => {
    read.push(value);
    return JSON.stringify(value);
  });
  expect([files.languages.toSorted(), read]).toEqual([['en', 'xx'], []]);
  expect([files.find('en'), files.find('en'), files.find('de')]).toEqual(['{"a":1}', '{"a":1}', null]);
  expect(read).toHaveLength(1);
});

it('a language file that fails validation throws', () => {
  const files = languageFiles(folder, (value) => {
    if (JSON.stringify(value) === '{}') throw new Error('a is missing');
    return value;
  });
  expect(() => files.find('xx')).toThrow('a is missing');
});
