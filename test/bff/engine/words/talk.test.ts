import { expect, it } from 'vitest';
import { PASSING_TALK } from '../../../../bff/engine/words/small-talk.ts';
import { TALK } from '../../../../bff/engine/words/talk.ts';
import { isTalk } from '../../../../bff/engine/words/topic.ts';

it('small talk contains no topic of the hotel, and each act once', () => {
  expect(TALK.filter((intent) => !isTalk(intent))).toEqual([]);
  expect(new Set(TALK).size).toBe(TALK.length);
});

it('small talk that needs an answer is answered before a courtesy', () => {
  const firstPolite = TALK.findIndex((intent) => PASSING_TALK.has(intent));
  for (const asked of ['bot_identity', 'language_switch', 'repeat'] as const)
    expect(TALK.slice(0, firstPolite)).toContain(asked);
});
