import { expect, it } from 'vitest';
import { findAnswer } from '../../../../bff/engine/answering/answers.ts';
import type { FaqMatch } from '../../../../bff/language/faq-match.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { matchFor, turn } from '../../../support/engine/turns.ts';

const find = (
  intent: Intent | null,
  faqMatches: FaqMatch[],
  {
    others = [],
    language = 'en',
    text = 'Do you have a pool?',
  }: { others?: Intent[]; language?: string; text?: string } = {},
) => findAnswer(intent, others, turn(text, { faqMatches, facts: [] }, language))?.step.sources[0]?.id ?? null;

it('an FAQ entry about the recognized intent needs a lower similarity to answer than an entry about another intent', () => {
  expect(find('pool', [matchFor({ score: 0.45 })])).toBe('faq_x');
  expect(find('pool', [matchFor({ score: 0.45, intents: ['spa'] })])).toBeNull();
  expect(find(null, [matchFor({ score: 0.45 })])).toBeNull();
});

it('an entry about this intent alone is preferred to one that mentions it in passing, and an FAQ entry to a policy text', () => {
  const inPassing = matchFor({ faqId: 'passing', intents: ['spa', 'pool'], score: 0.85 });
  expect(find('pool', [inPassing, matchFor()])).toBe('faq_x');
  expect(find('pool', [matchFor({ faqId: 'policy', origin: 'policies', score: 0.85 }), matchFor()])).toBe('faq_x');
});

it('an entry about another intent of the same message does not answer this intent', () => {
  expect(find('spa', [matchFor({ score: 0.9 })])).toBe('faq_x');
  expect(find('spa', [matchFor({ score: 0.9 })], { others: ['pool'] })).toBeNull();
});

it('an entry in the guest’s language is preferred unless its score is much lower', () => {
  const german = (score: number) => matchFor({ faqId: 'de', language: 'de', score });
  expect(find('pool', [matchFor({ score: 0.8 }), german(0.65)], { language: 'de' })).toBe('de');
  expect(find('pool', [matchFor({ score: 0.8 }), german(0.55)], { language: 'de' })).toBe('faq_x');
});

it('a guest who speaks none of the entries’ languages gets the English entry', () => {
  expect(find('pool', [matchFor({ faqId: 'de', language: 'de', score: 0.9 }), matchFor()], { language: 'sv' })).toBe(
    'faq_x',
  );
});

it.each<[Intent, string, string | null]>([
  ['check_in_time', 'When can I check in?', 'checkIn'],
  ['check_out_time', 'When must I leave?', 'checkOut'],
  ['address_directions', 'Where are you?', 'address'],
  ['address_directions', 'How far is the station?', null],
  ['policies', 'What are the rules?', 'policies'],
  ['spa', 'Do you have a sauna?', 'amenities'],
  ['spa', 'When does the sauna open?', null],
])('%s: “%s” is answered from the setting %s', (intent, text, id) => expect(find(intent, [], { text })).toBe(id));

it('an FAQ entry replaces the answer from the hotel’s settings only if the entry matches the question closely', () => {
  const entry = (score: number) => matchFor({ intents: ['check_in_time'], score });
  expect(find('check_in_time', [entry(0.8)])).toBe('faq_x');
  expect(find('check_in_time', [entry(0.7)])).toBe('checkIn');
});
