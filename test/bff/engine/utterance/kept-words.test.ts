import { expect, it } from 'vitest';
import { splitKept, splitParts } from '../../../../bff/engine/utterance/kept-words.ts';

it.each([
  ['en', 'cancel all except the taxi', 'cancel all', 'the taxi'],
  ['de', 'alles stornieren außer dem Taxi', 'alles stornieren', 'dem taxi'],
  ['en', 'cancel the towels, keep the taxi', 'cancel the towels', 'keep the taxi'],
  ['fr', 'annulez tout sauf le taxi', 'annulez tout', 'le taxi'],
])('%s: “%s” cancels “%s” and keeps “%s”', (code, text, goes, stays) => {
  const kept = splitKept(text, code);
  expect(kept?.goes.trim()).toBe(goes);
  expect(kept?.stays.trim()).toBe(stays);
});

it.each([
  ['en', 'cancel the taxi'],
  ['de', 'das Taxi bitte stornieren'],
])('%s: “%s” keeps nothing', (code, text) => expect(splitKept(text, code)).toBeNull());

it('punctuation marks split a text into parts', () => {
  expect(splitParts('cancel the towels, keep the taxi')).toEqual(['cancel the towels', ' keep the taxi']);
  expect(splitParts('タオルは不要、タクシーは必要')).toHaveLength(2);
});
