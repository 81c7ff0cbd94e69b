import { expect, it } from 'vitest';
import { isTalk, toTopic } from '../../../../bff/engine/words/topic.ts';

it.each(['breakfast', 'parking', 'towels_linen'] as const)('%s is a topic', (intent) => {
  expect(toTopic(intent)).toBe(intent);
  expect(isTalk(intent)).toBe(false);
});

it.each(['greeting', 'thanks', 'affirm', 'repeat'] as const)('%s is small talk', (intent) => {
  expect(isTalk(intent)).toBe(true);
  expect(toTopic(intent)).toBeNull();
});

it.each(['breakfasts', '', null])('%s is no intent', (name) => expect(toTopic(name)).toBeNull());
