import { expect, it } from 'vitest';
import { chooseSegments, goesBeyond } from '../../../../bff/engine/answering/choose-segments.ts';
import { readAsked } from '../../../../bff/engine/utterance/asked-values.ts';
import { hasNegation } from '../../../../bff/engine/utterance/negation.ts';
import { readSegments } from '../../../../bff/knowledge/facts/segments/segments.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { says } from '../../../support/engine/turns.ts';

const NOW = new Date('2026-11-20T14:05:00Z');
const ask = (text: string) =>
  readAsked(says(text), { before: '', intent: null, frames: [], now: NOW, timezone: 'Europe/Berlin' });
const choose = (entry: string, label: string, question: string) => {
  const segments = readSegments(entry, 'en', 'EUR', hasNegation);
  const { concepts } = languageFor('en').lexicon.read(label);
  return chooseSegments(segments, concepts, ask(question))?.segments.map(({ text }) => text.trim()) ?? null;
};
const SAUNA = 'The sauna is open on Monday from 16:00 to 21:00, on Sunday from 10:00 to 20:00. It costs 12 €.';

it.each([
  ['How much is the sauna?', ['12 €']],
  ['When is the sauna open on Sunday?', ['10:00']],
  ['When is the sauna open on Tuesday?', null],
])('“%s” is answered with the segments %j', (question, told) => {
  const chosen = choose(SAUNA, 'sauna', question);
  if (told === null) expect(chosen).toBeNull();
  else {
    expect(chosen).toHaveLength(told.length);
    for (const part of told) expect(chosen?.join()).toContain(part);
  }
});

it('a question with an unknown word is answered with values only if each value has a name of its own', () => {
  expect(choose('Zirbenschnaps 4 €.', 'drinks', 'How much is a glugglug?')).toHaveLength(1);
  expect(choose('4 €.', 'drinks', 'How much is the sauna?')).toBeNull();
});

it('no value is quoted if the entry denies the thing that the guest asks about', () => {
  const entry = 'Dogs are not allowed. Cats cost 5 €.';
  expect(choose(entry, 'pets', 'Do you have dogs?')).toBeNull();
  expect(choose(entry, 'pets', 'How much is it for pets?')).not.toBeNull();
});

it('a denial of another thing does not suppress a value, but an exception with unknown words does', () => {
  expect(choose('Towels cost 3 €. Shampoo is not there.', 'towels', 'Are there towels?')).toEqual(['Towels cost 3 €']);
  expect(choose('Every room except Fan. Fans keep it at the desk, free.', 'safe', 'Is there a safe?')).toBeNull();
});

it('a value over the entry’s limit for weight or under its limit for age goes beyond it', () => {
  const [limit] = readSegments('Dogs up to 10 kg are welcome.', 'en', 'EUR', hasNegation);
  const [age] = readSegments('From 16 years.', 'en', 'EUR', hasNegation);
  if (limit === undefined || age === undefined) throw new Error('no segment was read');
  expect(goesBeyond(limit, ask('a dog of 12 kg'))).toBe(true);
  expect(goesBeyond(limit, ask('a dog of 8 kg'))).toBe(false);
  expect(goesBeyond(age, ask('my daughter is 12 years old'))).toBe(true);
  expect(goesBeyond(age, ask('my daughter is 17 years old'))).toBe(false);
});

it('opening hours for a day within a season are the hours of that season', () => {
  const entry = 'Dinner 18:30–21:00, in November and December 18:00–20:00.';
  expect(choose(entry, 'dinner', 'When is dinner today?')?.join()).not.toContain('18:30');
  expect(choose(entry, 'dinner', 'When is dinner on 5 May?')?.join()).toContain('18:30');
});
