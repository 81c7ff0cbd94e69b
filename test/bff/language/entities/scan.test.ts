import { expect, it } from 'vitest';
import { anyOf, beginningsOf, numberWords, perPack, Scan } from '../../../../bff/language/entities/scan.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const count = (match: RegExpExecArray, text: string) => ({ type: 'count' as const, text, value: Number(match[0]) });

it('entities do not overlap: the first one found is kept', () => {
  const scan = new Scan('12 and 34');
  scan.find(/12/gu, count);
  scan.find(/\d+/gu, count);
  expect(scan.entities().map(({ entity, start }) => [entity.value, start])).toEqual([
    [12, 0],
    [34, 7],
  ]);
});

it('skipped text is not read as an entity', () => {
  const scan = new Scan('12 34');
  scan.skip(/12/gu);
  scan.find(/\d+/gu, count);
  expect(scan.entities().map(({ entity }) => entity.value)).toEqual([34]);
});

it('digits of any script become ASCII digits without a change of the text’s length', () => {
  const { plain, text, hasDigit } = new Scan('Zimmer ٢٣ ３ İ');
  expect(plain.startsWith('zimmer 23 3 ')).toBe(true);
  expect([plain.length, hasDigit, new Scan('none').hasDigit]).toEqual([text.length, true, false]);
});

it('a pattern with an empty match ends, also inside a surrogate pair', () => {
  const scan = new Scan('😀😀');
  scan.find(/x*/gu, count);
  expect(scan.entities()).toEqual([]);
});

it('mayHold() rules out a pattern by the beginnings of its words', () => {
  const { pack } = languageFor('en');
  const begins = beginningsOf(pack, 'tomorrow');
  expect(new Scan('see you tomorrow').mayHold(begins)).toBe(true);
  expect(new Scan('see you').mayHold(begins)).toBe(false);
  expect(beginningsOf(languageFor('ja').pack, '明日')).toBeNull();
  expect(new Scan('').mayHold(null)).toBe(true);
});

it('anyOf() matches the longest word first, and a star stands for any ending', () => {
  const pattern = new RegExp(`^(?:${anyOf('half, half past, hour*')})`, 'u');
  expect(pattern.exec('half past seven')?.[0]).toBe('half past');
  expect(pattern.exec('hourly')?.[0]).toBe('hourly');
  expect(new RegExp(anyOf(''), 'u').test('anything')).toBe(false);
});

it('numbers are read from words and from digits', () => {
  const { read, source } = numberWords(languageFor('de').pack.numbers);
  expect(['eins', 'zwölf', '7'].map(read)).toEqual([1, 12, 7]);
  expect(new RegExp(`^(?:${source})$`, 'u').test('zwei')).toBe(true);
});

it('perPack() computes its value once per pack', () => {
  let made = 0;
  const of = perPack(() => ++made);
  const { pack } = languageFor('en');
  expect([of(pack), of(pack), of(languageFor('de').pack)]).toEqual([1, 1, 2]);
});
