import { expect, it } from 'vitest';
import type { Topic } from '../../../../bff/engine/types.ts';
import { frameQuestions } from '../../../../bff/engine/utterance/fact-questions.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { says } from '../../../support/engine/turns.ts';

const around = (topic: Topic | null = null) => ({
  topic,
  now: new Date('2026-11-20T14:05:00Z'),
  timezone: 'Europe/Berlin',
});
const ask = (text: string, intent: Intent | null, others: Intent[] = [], topic: Topic | null = null, code = 'en') =>
  frameQuestions(says(text, code), intent, others, around(topic)).map(({ subject, kind }) => [subject, kind]);

it.each([
  ['en', 'When does the sauna open?', 'spa', [['spa', 'hours']]],
  ['fr', 'À quelle heure ouvre le sauna ?', 'spa', [['spa', 'hours']]],
] as const)('%s: “%s” with the intent %s asks for the facts %j', (code, text, intent, wanted) => {
  expect(ask(text, intent, [], null, code)).toEqual(wanted);
});

it('each clause of a message with several requests asks for its own facts', () => {
  expect(
    ask('When does the sauna open? How much is parking?', 'spa', ['parking']).map(([subject]) => subject),
  ).toContain('spa');
});

it('a clause without a topic asks about the previous topic', () => {
  const topic: Topic = { intent: null, words: 'the sauna', until: '2026-11-20T15:00:00.000Z' };
  expect(ask('and how much is it?', null, [], topic)).toEqual([['spa', 'price']]);
  expect(ask('and how much is it?', null)).toEqual([]);
});
