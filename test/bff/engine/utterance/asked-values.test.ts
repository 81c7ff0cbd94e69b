import { expect, it } from 'vitest';
import { readAsked } from '../../../../bff/engine/utterance/asked-values.ts';
import { says } from '../../../support/engine/turns.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T14:05:00Z');
const read = (text: string, language: string, before = '') =>
  readAsked(says(text, language), { before, intent: null, frames: [], now: NOW, timezone: 'Europe/Berlin' });

it.each([
  ['en', 'How much is it?', ['price']],
  ['de', 'Wann gibt es Frühstück?', ['hours']],
  ['en', 'How far is the station?', ['length']],
  ['en', 'Do you have a pool?', []],
])('%s: “%s” asks for %j', (language, text, kinds) => expect([...read(text, language).kinds]).toEqual(kinds));

it.each([
  ['en', 'Is it open on Sunday?', { day: 6 }],
  ['de', 'Ist sonntags offen?', { day: 6 }],
  ['en', 'Can I bring my dog of 12 kg?', { weight: 12 }],
  ['en', 'My son is 10', { age: 10, isChild: true }],
  ['en', 'A table for 10 people', { age: null, persons: 10 }],
  ['en', 'What does parking cost for 3 nights?', { nights: 3, persons: null }],
  ['sv', 'och hunden, 3 nätter, vad kostar det', { nights: 3, persons: null }],
  ['fr', '2 adultes, 4 nuits, combien ?', { nights: 4, persons: 2 }],
  ['sv', 'vad kostar 4 kilo tvätt', { persons: null }],
  ['en', 'Is it free?', { isWhether: true }],
  ['en', 'How much is it, or is it free?', { isWhether: false }],
])('%s: “%s” asks about %j', (language, text, asked) => expect(read(text, language)).toMatchObject(asked));

it('a small number with a child is a number of children', () => {
  expect(read('2 children', 'en')).toMatchObject({ age: null, persons: 2 });
});

it('a clause without a topic is about the topic of the clause before', () => {
  expect([...read('how much is it?', 'en', 'the sauna').concepts]).toEqual(['spa']);
  expect([...read('how much is the parking?', 'en', 'the sauna').concepts]).toEqual(['parking']);
});
