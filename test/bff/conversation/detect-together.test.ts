import { expect, it } from 'vitest';
import { detectTogether } from '../../../bff/conversation/language/detect-together.ts';
import type { LanguageGuess } from '../../../shared/domain/understanding.ts';

const guessOf = (text: string): LanguageGuess => ({ code: text.slice(0, 2), confidence: 1, source: 'text' });

/** A detector that counts its calls and fails a call with a text that it cannot read. */
function rig() {
  const calls: string[][] = [];
  const detect = detectTogether(async (asked) => {
    const texts = asked.map(({ text }) => text);
    calls.push(texts);
    if (texts.some((text) => text.includes('hard'))) throw new Error('its time was up');
    return texts.map(guessOf);
  });
  return { calls, ask: (text: string) => detect(text, {}) };
}

it('the languages of texts that arrive together are detected in one call, each with its own result', async () => {
  const { calls, ask } = rig();
  const guesses = await Promise.all(['en a', 'de b', 'fr c'].map(ask));
  expect(guesses.map(({ code }) => code)).toEqual(['en', 'de', 'fr']);
  expect(calls).toEqual([['en a', 'de b', 'fr c']]);
});

it('the languages of many texts are detected in short calls, limited by number and by length', async () => {
  const { calls, ask } = rig();
  await Promise.all(Array.from({ length: 100 }, (_, number) => ask(`en ${number}`)));
  expect(Math.max(...calls.map(({ length }) => length))).toBe(64);
  calls.length = 0;
  await Promise.all(Array.from({ length: 10 }, () => ask('en'.repeat(2_000))));
  expect(calls.map(({ length }) => length)).toEqual([4, 4, 2]);
});

it('a text whose language is not detected in time does not affect the other texts', async () => {
  const { calls, ask } = rig();
  const told = await Promise.allSettled(['en a', 'hard', 'de b'].map(ask));
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(calls).toEqual([['en a', 'hard', 'de b'], ['en a'], ['hard'], ['de b']]);
});
