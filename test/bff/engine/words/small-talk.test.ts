import { expect, it } from 'vitest';
import { COURTESIES, SMALL_TALK } from '../../../../bff/engine/words/small-talk.ts';

it('a courtesy is small talk; a yes or no is small talk that answers', () => {
  for (const courtesy of COURTESIES) expect(SMALL_TALK.has(courtesy)).toBe(true);
  for (const answer of ['affirm', 'deny', 'unsure'] as const) {
    expect(SMALL_TALK.has(answer)).toBe(true);
    expect(COURTESIES.has(answer)).toBe(false);
  }
});

it.each(['human', 'towels_linen', 'repeat', 'language_switch'] as const)('%s asks for something', (intent) => {
  expect(SMALL_TALK.has(intent)).toBe(false);
});
