import { expect, it } from 'vitest';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { MANNER, TOPICLESS } from '../../../../bff/language/pack/topicless.ts';

const topics = (text: string, code: string) =>
  [...languageFor(code).lexicon.read(text).concepts].filter((concept) => !TOPICLESS.has(concept));

it.each([
  ['en', 'when please'],
  ['en', 'how much for a child'],
  ['de', 'wie viel für ein Kind'],
])('%s: “%s” names no topic', (code, text) => expect(topics(text, code)).toEqual([]));

it.each([
  ['en', 'when is breakfast', 'breakfast'],
  ['de', 'wie viel kostet der Parkplatz', 'parking'],
  ['fr', 'où est la piscine', 'pool'],
])('%s: “%s” names the topic %s', (code, text, topic) => expect(topics(text, code)).toContain(topic));

it.each(['room', 'no', 'extra'] as const)(
  'the concept %s is no topic, but changes which facts are asked for',
  (concept) => {
    expect([TOPICLESS.has(concept), MANNER.has(concept)]).toEqual([true, false]);
  },
);
