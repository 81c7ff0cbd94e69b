import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../../bff/knowledge/facts/binding/read-facts.ts';
import { ATTRIBUTES } from '../../../../../bff/knowledge/facts/catalogue.ts';
import { fact } from '../../../../../bff/knowledge/facts/fact.ts';
import * as first from '../sentences.ts';
import * as a from '../sentences-a.ts';
import * as b from '../sentences-b.ts';
import * as bMore from '../sentences-b-more.ts';
import { summarise } from '../summary.ts';

const FILES = [first, a, b, bMore];
const SENTENCES = FILES.flatMap((file) => file.SENTENCES);
const NO_FACTS = FILES.flatMap((file) => file.NO_FACTS);

function read(language: string, currency: string, question: string, text: string) {
  return readFacts([{ id: 'faq_1', question, text, language }], currency);
}

describe.each(SENTENCES)('the $language entry “$question” “$text”', ({ language, currency, question, text, facts }) => {
  it('is read as the expected facts, each with its source', () => {
    const found = read(language, currency, question, text);
    expect(found.map(summarise)).toEqual(facts);
    for (const one of found) {
      expect(fact.safeParse(one).success).toBe(true);
      expect(ATTRIBUTES.has(one.attribute)).toBe(true);
      expect(one.source).toEqual({ id: 'faq_1', label: question, quote: text, language, sentence: expect.any(String) });
    }
  });
});

it.each(NO_FACTS)(
  '%s: with currency %s, no fact is read for the question %s from %s',
  (language, currency, question, text) => {
    expect(read(language, currency, question, text).map(summarise)).toEqual([]);
  },
);

it('no fact is read in a language without fact words, and odd texts do not throw', () => {
  expect(read('xx', 'EUR', 'Breakfast?', '7-10')).toEqual([]);
  for (const text of ['', '(', '7-', '€', '/'.repeat(500), '1 '.repeat(500), '24:99-31 €€ <'])
    read('en', 'EUR', 'Breakfast?', text);
});
