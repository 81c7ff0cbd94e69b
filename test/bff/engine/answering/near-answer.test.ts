import { expect, it } from 'vitest';
import { findNearAnswer, isNearOnly, speaksOfIt } from '../../../../bff/engine/answering/near-answer.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import type { FaqMatch } from '../../../../bff/language/faq-match.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { matchFor, turn } from '../../../support/engine/turns.ts';

const find = (intent: Intent | null, faqMatches: FaqMatch[], language = 'en') =>
  findNearAnswer(intent, { ...turn('', {}, language), faqMatches })?.step.sources[0] ?? null;

it('the entry about an amenity of the house is a near answer at any similarity', () => {
  expect(find('wifi', [matchFor({ intents: ['wifi'], score: 0.1 })])).not.toBeNull();
  expect(find('pool', [matchFor({ score: 0.1 })])).toBeNull();
  expect(find('pool', [matchFor({ score: 0.3 })])).not.toBeNull();
});

it('an entry about another intent is a near answer from a score of 0.25, and a policy text from 0.3', () => {
  expect(find(null, [matchFor({ score: 0.24 })])).toBeNull();
  expect(find(null, [matchFor({ score: 0.25 })])).not.toBeNull();
  expect(find(null, [matchFor({ score: 0.29, origin: 'policies' })])).toBeNull();
  expect(find(null, [matchFor({ score: 0.3, origin: 'policies' })])).toMatchObject({ type: 'training', score: 0.3 });
});

it('a near answer for a guest who waits for a colleague needs a score of 0.35', () => {
  const waiting = { state: 'waiting' as const, dialogue: NEW_DIALOGUE };
  const showWaiting = (score: number) =>
    findNearAnswer(null, { ...turn(''), faqMatches: [matchFor({ score })], conversation: waiting });
  expect([0.34, 0.35].map((score) => showWaiting(score) !== null)).toEqual([false, true]);
});

it('a near answer in the guest’s language is preferred', () => {
  const german = matchFor({ faqId: 'de', language: 'de', score: 0.3 });
  expect(find('pool', [matchFor({ score: 0.5 }), german], 'de')?.id).toBe('de');
});

it('a near answer is marked as near only, even with a high score', () => {
  const near = find('pool', [matchFor({ score: 0.9 })]);
  if (near === null) throw new Error('nothing is near');
  expect(isNearOnly(near)).toBe(true);
  expect(isNearOnly({ ...near, score: 0.4 })).toBe(false);
  expect([0.34, 0.35].map((score) => speaksOfIt({ ...near, score }))).toEqual([false, true]);
});
