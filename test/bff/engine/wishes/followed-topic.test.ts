import { expect, it } from 'vitest';
import { findFollowedTopic, listFollowed } from '../../../../bff/engine/wishes/followed-topic.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

const NOW = new Date('2026-11-20T14:05:00Z');
const topic = { intent: 'breakfast' as const, words: 'breakfast', until: '2026-11-20T14:20:00.000Z' };
const guest = new EngineGuest();
const read = (line: string) => guest.say(line).understanding;

it.each([
  ['and on Sundays?', NOW, topic],
  ['how much is it?', NOW, topic],
  ['is there a pool?', NOW, null],
  ['and on Sundays?', new Date('2026-11-20T14:21:00Z'), null],
])('“%s”, asked at %s, follows the topic %j', (line, now, followed) => {
  expect(findFollowedTopic(read(line), { ...guest.dialogue, topic }, now)).toEqual(followed);
});

it('there is no topic to follow at the start of a conversation', () => {
  expect(findFollowedTopic(read('and on Sundays?'), { ...guest.dialogue, topic: null }, NOW)).toBeNull();
});

it('the last shown entries are followed while the topic is fresh', () => {
  const told = { ...guest.dialogue, topic: { ...topic, entries: ['faq_1'] } };
  expect(listFollowed(told, NOW)).toEqual(['faq_1']);
  expect(listFollowed(told, new Date('2026-11-20T14:21:00Z'))).toEqual([]);
});
