import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShape } from './shape/read-shape.ts';
import { listDuplicates, listLong, readTree, type ShapedFile } from './shape/read-tree.ts';

/** Limits on the shape of the code, which may only fall; `npm run shape` lists all figures. */
const FUNCTION_LINES_MAX = 60;
const LONG_FUNCTIONS_MAX = 32;
const LONGEST_FUNCTION = 198;
const CASTS_MAX = 128;
const DUPLICATES_MAX = 98;

/** Parts of names for which ARCHITECTURE.md prescribes another word. */
const OTHER_WORDS =
  /^(?:deeds?|nods?|nodded|cry|cries|tastes?|stances?|kin|anew|rethinks?|thoughts?|overtake[sn]?|improved?|pressing|woken)$/i;
const OTHER_FILE_NAMES =
  /(?:^|-)(?:deeds?|nods?|nodded|cry|tastes?|likes|stances?|kin|anew|hear|tell|rethink|thoughts?|overtake|improve|note-site|ring-pressing|wake-staff|given-back)(?=[-.])/;
/** Matches names with "tell" or "hear"; names say announce, report, describe or explain instead. */
const TELL_NAMES = /^(?:tell|hear)s?(?:[A-Z]|$)|[a-z](?:Tell|Hear)(?:s|ing)?(?:[A-Z]|$)/;
/** Allowed names: a column of the store, a key of the language packs, and the bare verbs of simulators. */
const ALLOWED_NAMES = new Set(['tell', 'tells', 'hear', 'tellAt', 'tellGuests', 'tellsClock', 'notWoken']);
/** Files with other words: corpora and benches use their data's words, and released migrations do not change. */
const WORDS_ELSEWHERE = /^test\/(?:bench|corpus)\/|^bff\/store\/migrations\//;

let files: ShapedFile[];
let code: ShapedFile[];

beforeAll(() => {
  files = readTree('.');
  code = files.filter(({ path }) => !path.startsWith('test/'));
});

describe('the shape of a source', () => {
  const source = [
    'export const LIMIT_MS = 5_000;',
    'export function first(a: unknown): string {',
    '  const second = () => a as string;',
    '  return second();',
    '}',
    "const kinds = ['a'] as const;",
    '',
  ].join('\n');

  it('is read from its syntax tree', () => {
    const shape = readShape('x.ts', source);
    expect(shape).toMatchObject({ lines: 6, casts: 1, exported: 2, constants: [{ name: 'LIMIT_MS', value: '5_000' }] });
    expect(shape.functions).toEqual([
      { name: 'first', line: 2, lines: 4 },
      { name: 'second', line: 3, lines: 1 },
    ]);
    expect(shape.names).toContain('kinds');
  });

  it('is an error for an unreadable source', () => {
    expect(() => readShape('x.ts', 'const = 1')).toThrow('x.ts');
  });
});

it(`no more functions than before are longer than ${FUNCTION_LINES_MAX} lines, and none is longer than the longest was`, () => {
  const long = listLong(code, FUNCTION_LINES_MAX);
  expect(long.length, long.map(({ path, name, lines }) => `${lines} ${path} ${name}`).join('\n')).toBeLessThanOrEqual(
    LONG_FUNCTIONS_MAX,
  );
  expect(long[0]?.lines).toBeLessThanOrEqual(LONGEST_FUNCTION);
});

it('there are no more casts than before', () => {
  expect(code.reduce((sum, { casts }) => sum + casts, 0)).toBeLessThanOrEqual(CASTS_MAX);
});

it('no more constants than before are defined in several files, and each length of time is defined in one', () => {
  const duplicates = listDuplicates(code);
  expect(duplicates.size, [...duplicates.keys()].join('\n')).toBeLessThanOrEqual(DUPLICATES_MAX);
  const own = code.filter(({ path }) => !WORDS_ELSEWHERE.test(path) && path !== 'shared/domain/time.ts');
  const lengths = own.flatMap(({ path, constants }) =>
    constants.filter(({ name }) => /^(?:SECOND|MINUTE|HOUR|DAY)_MS$/.test(name)).map(({ name }) => `${path}: ${name}`),
  );
  expect(lengths).toEqual([]);
});

it('one word for one thing: no name has a word that ARCHITECTURE.md gives another for', () => {
  const wrong = files
    .filter(({ path }) => !WORDS_ELSEWHERE.test(path))
    .flatMap(({ path, names }) =>
      [
        ...[...names].filter(
          (name) => name.split(/_|(?=[A-Z])/).some((part) => OTHER_WORDS.test(part)) && !ALLOWED_NAMES.has(name),
        ),
        ...[...names].filter((name) => TELL_NAMES.test(name) && !ALLOWED_NAMES.has(name)),
        ...(OTHER_FILE_NAMES.test(basename(path)) ? ['the file’s own name'] : []),
      ].map((name) => `${path}: ${name}`),
    );
  expect(wrong).toEqual([]);
});
