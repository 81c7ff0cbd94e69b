import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { findEntities } from '../../../bff/language/entities/find-entities.ts';
import { toLanguage } from '../../../bff/language/lexicon/registry.ts';
import { PACK_CODES, readPack } from '../../../bff/language/pack/packs.ts';
import { SCHEMAS, toJsonSchema } from '../../../bff/language/pack/schemas.ts';
import { classify } from '../../../bff/language/reading/classify.ts';
import { LANGUAGE_CODES } from '../../../shared/language/languages.ts';

const BFF = fileURLToPath(new URL('../../../bff/', import.meta.url));
const DATA = new URL('../../../bff/language/data/', import.meta.url);
const FILES = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[];
const folders: string[] = [];

/** A data directory that has one language's folder under another tag. */
function copyFolder(from: string, to: string): URL {
  const data = mkdtempSync(join(tmpdir(), 'languages-'));
  folders.push(data);
  cpSync(new URL(`${from}/`, DATA), join(data, to), { recursive: true });
  return pathToFileURL(`${data}/`);
}

/** Reads all parts of a folder, which are otherwise read at their first use. */
function readWhole(code: string, data: URL = DATA): object[] {
  const { concepts, search, topics, texts, cues, safety, checks, sentences } = readPack(code, data);
  return [concepts, search, topics, texts, cues, safety, checks, sentences];
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('the folder of each language', () => {
  it('exists for each language of the service', () => {
    expect(PACK_CODES).toEqual(LANGUAGE_CODES.toSorted());
  });

  it.each(PACK_CODES)('%s: has every part, and no part is empty', (code) => {
    for (const part of readWhole(code)) expect(Object.keys(part)).not.toEqual([]);
  });

  it.each(FILES)(
    '%s: the schema is current (npm run schemas), and the file of every folder fits the schema',
    (file) => {
      const written = readFileSync(new URL(`schema/${file}`, DATA), 'utf8');
      expect(written).toBe(toJsonSchema(file));
      const fits = new Ajv2020({ strict: false }).compile(JSON.parse(written));
      for (const code of PACK_CODES) {
        const given = JSON.parse(readFileSync(new URL(`${code}/${file}`, DATA), 'utf8'));
        expect([code, given.$schema]).toEqual([code, `../schema/${file}`]);
        expect.soft([code, fits(given), fits.errors]).toEqual([code, true, null]);
      }
    },
  );

  it.each(FILES)('%s: an error names a missing key', (file) => {
    const data = copyFolder('de', 'de');
    const url = new URL(`de/${file}`, data);
    const given: Record<string, unknown> = JSON.parse(readFileSync(url, 'utf8'));
    const key = Object.keys(given).at(-1) ?? '';
    delete given[key];
    writeFileSync(url, JSON.stringify(given));
    expect(() => readWhole('de', data)).toThrow(new RegExp(`${file}[^]*${key}`));
  });
});

describe('a language that is added', () => {
  it('is read, understood and used in answers from its folder alone', () => {
    const language = toLanguage(readPack('xx', copyFolder('de', 'xx')));
    expect(language.pack.code).toBe('xx');
    const { intents } = classify('Bitte bringen Sie uns drei Handtücher auf Zimmer 204', language);
    expect(intents.map(({ name }) => name)).toEqual(['towels_linen']);
    const { intents: grave } = classify('Meine Frau ist gestürzt und antwortet nicht', language);
    expect(grave.map(({ name }) => name)).toEqual(['medical_emergency']);
    const found = findEntities('um halb acht für zwei Personen, übermorgen', language.pack, new Date(0), 'UTC');
    expect(found.map(({ type, value }) => `${type} ${value}`)).toEqual(['time 07:30', 'count 2', 'date 1970-01-03']);
  });
});

/** Folders that are not scanned, with the reason: their codes are not ours, or their words are needed. */
const NOT_SCANNED: Record<string, string> = {
  'language/data/': 'the languages themselves',
  'simulators/': 'the guests and houses of simulated systems',
  'pms/': 'field names and values of other systems',
  'cli/sample/sample-hotel.ts': 'the sample hotel',
  'cli/sample/sample-stays.ts': 'the sample hotel’s guests',
  'knowledge/facts/words.ts': 'examples of what guests and houses write',
  'knowledge/facts/marks/mark-seasons.ts': 'months by their Roman numbers',
  'knowledge/facts/marks/mark-measures.ts': 'the signs of units',
  'knowledge/facts/marks/mark-text.ts': 'what a full stop does not end',
  'knowledge/facts/marks/mark-times.ts': 'hours by their numbers',
  'knowledge/facts/marks/mark-words.ts': 'short words for "at most"',
};
/** Tags that are also other words: a column and an SQL operator. */
const OTHER_WORDS = new Set(['id', 'is']);

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const name = relative(BFF, path);
    if (Object.keys(NOT_SCANNED).some((skipped) => `${name}/`.startsWith(skipped) || name === skipped)) return [];
    return entry.isDirectory() ? listSources(path) : name.endsWith('.ts') ? [name] : [];
  });
}

describe('the code', () => {
  const sources = listSources(BFF).map((name) => ({ name, text: readFileSync(join(BFF, name), 'utf8') }));

  it('contains only ASCII letters', () => {
    const found = sources.flatMap(({ name, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (/(?![a-z])\p{L}/iu.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('contains no language tag', () => {
    const tags = PACK_CODES.filter((code) => !OTHER_WORDS.has(code)).join('|');
    const tag = new RegExp(`(['\`])(?:${tags})\\1|^\\s*'?(?:${tags})'?: |startsWith\\('zh`);
    const found = sources.flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, index) => (tag.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
