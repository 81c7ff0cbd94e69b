import { expect, it } from 'vitest';
import { PASSING_TALK } from '../../../../bff/engine/words/small-talk.ts';
import { TALK } from '../../../../bff/engine/words/talk.ts';
import { isTalk } from '../../../../bff/engine/words/topic.ts';

it('names no matter of the hotel, each once', () => {
  expect(TALK.filter((intent) => !isTalk(intent))).toEqual([]);
  expect(new Set(TALK).size).toBe(TALK.length);
});

it('answers what asks for something before what is only polite', () => {
  const firstPolite = TALK.findIndex((intent) => PASSING_TALK.has(intent));
  for (const asked of ['bot_identity', 'language_switch', 'repeat'] as const)
    expect(TALK.slice(0, firstPolite)).toContain(asked);
});
