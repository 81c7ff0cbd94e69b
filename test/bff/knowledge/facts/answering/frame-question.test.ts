import { expect, it } from 'vitest';
import { frameQuestion } from '../../../../../bff/knowledge/facts/answering/frame-question.ts';
import { findEntities } from '../../../../../bff/language/entities/find-entities.ts';
import { languageFor } from '../../../../../bff/language/lexicon/registry.ts';
import type { Intent } from '../../../../../shared/domain/intents.ts';

const NOW = new Date('2026-11-20T14:05:00Z');
const frame = (
  language: string,
  text: string,
  { intent = null, before = '' }: { intent?: Intent | null; before?: string } = {},
) => {
  const entities = findEntities(text, languageFor(language).pack, NOW, 'Europe/Berlin');
  const question = frameQuestion({ text, language, intent, entities, previousText: before });
  return question === null ? null : [question.subject, question.kind, question.conditions];
};

it.each([
  ['en', 'When is breakfast?', ['breakfast', 'hours', {}]],
  ['de', 'Was kostet das Parken?', ['parking', 'price', {}]],
  ['en', 'When is breakfast on Sunday?', ['breakfast', 'hours', { date: '2026-11-22' }]],
  ['en', 'How much is breakfast for a 7 year old?', ['breakfast', 'price', { age: 7 }]],
  ['de', 'Was kostet das Frühstück für Kinder?', ['breakfast', 'price', { isChild: true }]],
  ['en', 'Do you have a pool?', ['pool', 'exists', {}]],
  ['en', 'What is the wifi password?', ['wifi', 'password', {}]],
  ['en', 'Can I bring a dog of 12 kg?', ['pets', 'limit', { weightKg: 12 }]],
  ['en', 'Is the pool heated?', null], // a strange word
  ['en', 'Is there a sauna in the pool?', null], // two things
  ['en', 'How much is breakfast in room 204?', null],
])('%s: the question “%s” is framed as %j', (language, text, question) =>
  expect(frame(language, text)).toEqual(question),
);

it('a follow-up question without a subject takes the subject, and if needed the attribute, of the question before', () => {
  expect(frame('en', 'and on Sunday?', { intent: 'breakfast', before: 'When is breakfast?' })).toEqual([
    'breakfast',
    'hours',
    { date: '2026-11-22' },
  ]);
  expect(frame('en', 'how much is it?', { intent: 'breakfast', before: 'When is breakfast?' })?.[1]).toBe('price');
});

it('a question about breakfast is not framed for the intent parking', () => {
  expect(frame('en', 'When is breakfast?', { intent: 'parking' })).toBeNull();
});
