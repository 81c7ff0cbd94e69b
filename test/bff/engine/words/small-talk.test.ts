import { expect, it } from 'vitest';
import { PASSING_TALK, SMALL_TALK } from '../../../../bff/engine/words/small-talk.ts';

it('courtesies are small talk, and a yes or no is small talk that answers', () => {
  for (const courtesy of PASSING_TALK) expect(SMALL_TALK.has(courtesy)).toBe(true);
  for (const answer of ['affirm', 'deny', 'unsure'] as const) {
    expect(SMALL_TALK.has(answer)).toBe(true);
    expect(PASSING_TALK.has(answer)).toBe(false);
  }
});

it.each(['human', 'towels_linen', 'repeat', 'language_switch'] as const)('%s asks for something', (intent) => {
  expect(SMALL_TALK.has(intent)).toBe(false);
});
