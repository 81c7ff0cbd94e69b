import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, findSubjects, SUBJECTS } from '../../../../bff/knowledge/facts/catalogue.ts';
import { TEMPLATE_NAMES, TEMPLATES } from '../../../../bff/knowledge/facts/terms.ts';
import { factTexts, SAID_LANGUAGES, textsFor } from '../../../../bff/knowledge/facts/texts.ts';

/** Ages are in plural forms, which need a number. */
const AGES: Record<string, number> = { age: 7, min: 4, max: 9 };

describe('the catalogue of attributes', () => {
  it('has at least 200 attributes, each of a listed subject', () => {
    expect(ATTRIBUTES.size).toBeGreaterThanOrEqual(200);
    const names = new Set(SUBJECTS.map(({ name }) => name));
    for (const id of ATTRIBUTES.keys()) expect(names).toContain(id.split('.')[0]);
  });

  it('distinguishes a late check-out from a check-out, and finds breakfast in a question about its price', () => {
    const findNames = (...concepts: Parameters<typeof findSubjects>[0] extends ReadonlySet<infer C> ? C[] : never) =>
      findSubjects(new Set(concepts)).map(({ name }) => name);
    expect(findNames('check_out', 'late')).toEqual(['lateCheckOut']);
    expect(findNames('check_out', 'when')).toEqual(['checkOut']);
    expect(findNames('breakfast', 'price')).toEqual(['breakfast']);
  });
});

describe.each([...SAID_LANGUAGES])('the texts of facts in %s', (language) => {
  const texts = textsFor(language);

  it.each(TEMPLATE_NAMES)('the template %s contains each of its values once', (name) => {
    const template = texts?.templates[name] ?? '';
    const values: readonly string[] = TEMPLATES[name];
    const marks = Object.fromEntries(values.map((value) => [value, AGES[value] ?? `⟦${value}⟧`]));
    const said = String(new IntlMessageFormat(template, language, undefined, { ignoreTag: true }).format(marks));
    for (const value of values) {
      const age = AGES[value];
      const digits = age === undefined ? [] : [`${age}`, new Intl.NumberFormat(language).format(age)];
      const shown = age === undefined ? `⟦${value}⟧` : (digits.find((digit) => said.includes(digit)) ?? `${age}`);
      expect(said.split(shown)).toHaveLength(2);
    }
    expect(said).not.toMatch(/[{}#]/);
  });

  it('the templates of ages have every plural category of the language', () => {
    const templateOf = (name: 'age_under' | 'age_up_to' | 'age_from') => texts?.templates[name] ?? '';
    for (const name of ['age_under', 'age_up_to', 'age_from'] as const) {
      if (!templateOf(name).includes('plural')) continue;
      for (const category of new Intl.PluralRules(language).resolvedOptions().pluralCategories)
        if (category !== 'many' || !['es', 'fr', 'it', 'pt', 'ca'].includes(language))
          if (category !== 'other')
            // used only for millions
            expect(templateOf(name)).toContain(`${category} {`);
    }
  });

  it('each “per” text contains the price once', () => {
    for (const line of Object.values(texts?.per ?? {})) expect(line.split('{price}')).toHaveLength(2);
  });
});

it('texts of facts with a missing or an unknown template are refused', () => {
  const english = textsFor('en');
  const { yes: _, ...rest } = english?.templates ?? { yes: '' };
  expect(factTexts.safeParse(english).success).toBe(true);
  expect(factTexts.safeParse({ ...english, templates: rest }).success).toBe(false);
  expect(factTexts.safeParse({ ...english, more: {} }).success).toBe(false);
});
