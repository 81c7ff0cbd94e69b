import { expect, it } from 'vitest';
import { type Prior, weighLanguages } from '../../../../bff/language/model/weigh-languages.ts';

const weigh = (text: string, code: string, confidence: number, ...priors: Prior[]) =>
  weighLanguages(text, { code, confidence, source: 'text' }, priors);

it('letters that speak for a language outweigh a faint guess', () => {
  expect(weigh('Wann gibt es morgen Frühstück bei Ihnen?', 'nl', 0.2)).toMatchObject({ code: 'de', source: 'text' });
});

it('a guess that the letters bear stands as it is', () => {
  const guess = { code: 'de', confidence: 0.9, source: 'text' as const };
  expect(weighLanguages('Wann gibt es morgen Frühstück bei Ihnen?', guess, [])).toBe(guess);
});

it('what was likely before tells where it comes from', () => {
  const { code, source } = weigh('kal subah nashta kitne baje', 'en', 0.2, ['hi', 'conversation']);
  expect([code, source]).toEqual(['hi', 'conversation']);
});
