import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DESK_LANGUAGES } from '../shared/language/desk-languages.ts';
import { checkLocale, readDeskCode, readSourceIds, readUnits } from '../widget/build-texts.ts';
import { shortIds } from '../widget/short-ids.ts';

const WIDGET = join(import.meta.dirname, '../widget');
const { sourceLocale, targetLocales } = JSON.parse(readFileSync(join(WIDGET, 'lit-localize.desk.json'), 'utf8'));
const LOCALES: string[] = targetLocales;
const code = readDeskCode(WIDGET);
const used = readSourceIds(code);
const unitsOf = (locale: string) => readUnits(readFileSync(join(WIDGET, `desk/locales/xliff/${locale}.xlf`), 'utf8'));

it('the desk has twelve languages, the same in its code and in its configuration', () => {
  const wanted = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ar', 'ja', 'zh-Hans'];
  expect([...DESK_LANGUAGES].sort()).toEqual(wanted.sort());
  expect([sourceLocale, ...LOCALES].sort()).toEqual(wanted.sort());
});

it('the build finds every text that the code shows', () => {
  const calls = [...code.matchAll(/\bmsg\(\s*(?:str)?['`]/g)].length;
  const read = [...code.matchAll(/msg\(\s*(?:str)?(['`])([^'`]*)\1,\s*\{\s*id:\s*'([\w-]+)'/g)];
  expect(read).toHaveLength(calls);
  expect(used.size).toBeGreaterThan(350);
  for (const [, , text, id = ''] of read) expect(text?.replace(/\$\{\w+\}/g, '{}'), id).toBe(used.get(id));
});

describe.each(LOCALES)('%s', (locale) => {
  const units = unitsOf(locale);

  it('has every text, with its placeholders and plural forms, and no other text', () => {
    expect(checkLocale(locale, units, used)).toEqual([]);
  });

  it('has no untranslated English sentence', () => {
    const words = (source: string) => source.replace(/<x [^>]*\/>/g, '').split(' ').length;
    const kept = [...units].filter(([, { source, target }]) => target === source && words(source) > 2);
    expect(kept.map(([id]) => id)).toEqual([]);
  });

  it('has built texts equal to the translations', () => {
    const generated = readFileSync(join(WIDGET, `desk/locales/generated/${locale}.ts`), 'utf8');
    for (const [id, { target }] of units) {
      for (const part of (target ?? '').split(/<x [^>]*\/>/))
        expect(generated, `${id}: run npm run i18n:build`).toContain(part);
    }
  });
});

describe('the build of the desk’s texts refuses', () => {
  const source = new Map([['unread', 'one: # unread | other: # unread of {name}']]);
  const faults = (locale: string, target: string) =>
    checkLocale(locale, new Map([['unread', { source: source.get('unread') ?? '', target }]]), source);

  it('a missing or an unknown plural form of a language', () => {
    expect(faults('de', 'one: # von {name} | other: # von {name}')).toEqual([]);
    expect(faults('pl', 'one: # {name} | other: # {name}')).toEqual([
      'pl: unread needs the plural forms few, many, one',
    ]);
    expect(faults('ja', 'one: #{name} | other: #{name}')).toEqual(['ja: unread needs the plural forms other']);
    expect(faults('de', 'ungelesen')).toHaveLength(2);
  });

  it('a plural form without its number or name', () => {
    expect(faults('de', 'one: # von {name} | other: viele von {name}')).toEqual([
      'de: unread lacks a hole in a plural form',
    ]);
    expect(faults('de', 'one: # | other: # von {name}')).toEqual(['de: unread lacks a hole in a plural form']);
    expect(faults('de', 'one: eine von {name} | other: # von {name}')).toEqual([]);
    // French uses the singular form for 0.
    expect(faults('fr', 'one: une de {name} | other: # de {name}')).toEqual([
      'fr: unread lacks a hole in a plural form',
    ]);
  });
});

it('the built code has a number for each id, the same in the code and in the translations', () => {
  const { transform } = shortIds(used.keys());
  if (typeof transform !== 'function') throw new Error('no transform');
  const short = (code: string, file: string) => String(Reflect.apply(transform, {}, [code, file]));
  const shown = short(code, join(WIDGET, 'desk/inbox/composer.ts'));
  expect(shown).not.toMatch(/\bid: 'desk-/);
  const numbers = [...readSourceIds(shown)];
  expect(numbers).toHaveLength(used.size);
  const file = 'desk/locales/generated/de.ts';
  const translated = short(readFileSync(join(WIDGET, file), 'utf8'), join(WIDGET, file));
  for (const [number] of numbers) expect(translated).toMatch(new RegExp(`^\\s*'${number}':`, 'm'));
});
