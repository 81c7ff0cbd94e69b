import { expect, it } from 'vitest';
import { WAYS_OF_ASKING } from '../../../../bff/engine/words/ways-of-asking.ts';

it.each(['price', 'opening_hours', 'children', 'policies'] as const)(
  '%s is a way of asking about a topic',
  (intent) => {
    expect(WAYS_OF_ASKING.has(intent)).toBe(true);
  },
);

it.each(['breakfast', 'parking', 'spa', 'taxi'] as const)('%s is a topic', (intent) => {
  expect(WAYS_OF_ASKING.has(intent)).toBe(false);
});
