import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPack, listOfAll, PACK_CODES, readPack } from '../../../../bff/language/pack/packs.ts';

const OWN = new URL('../../../../bff/language/data/en/', import.meta.url);
let data: URL;

beforeAll(() => {
  data = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'packs-'))}/`);
  cpSync(OWN, new URL('xx/', data), { recursive: true });
});
afterAll(() => rmSync(data, { recursive: true }));

/** Reads the copied folder with one changed file, then restores the file. */
function readChanged(
  file: string,
  change: (text: string) => string,
  look: (pack: ReturnType<typeof readPack>) => unknown,
) {
  const url = new URL(`xx/${file}`, data);
  const text = readFileSync(url, 'utf8');
  writeFileSync(url, change(text));
  try {
    return look(readPack('xx', data));
  } finally {
    writeFileSync(url, text);
  }
}

it('a language pack is found by its folder alone', () => {
  expect(PACK_CODES).toContain('en');
  expect(PACK_CODES).not.toContain('schema');
  expect(findPack('en')?.code).toBe('en');
  expect(findPack('xx')).toBeNull();
  expect(readPack('xx', data).topics.pool).toBe(findPack('en')?.topics.pool);
});

it.each([
  ['grammar.json', '"joiners"', '"joinerz"', /grammar\.json[\s\S]*joiners/],
  ['lexicon.json', '"towel"', '"towelz"', /lexicon\.json[\s\S]*towel/],
])('a missing value in %s throws an error that names the value', (file, key, other, fault) => {
  expect(() =>
    readChanged(
      file,
      (text) => text.replace(key, other),
      (pack) => pack.concepts,
    ),
  ).toThrow(fault);
});

it('a line of sentences.tsv without frames throws an error that names the line', () => {
  const change = (text: string) => `train\tno tabs here\n${text}`;
  expect(() => readChanged('sentences.tsv', change, (pack) => pack.sentences)).toThrow(/sentences\.tsv:1/);
});

it('the words of all languages are joined without duplicates', () => {
  const all = listOfAll(({ cues }) => cues.both, ', ').split(', ');
  expect(all).toEqual(expect.arrayContaining(['both', 'beide']));
  expect(listOfAll(() => 'same')).toBe('same');
  expect(listOfAll(() => null)).toBe('');
});
