import { expect, it } from 'vitest';
import { type Prior, weighLanguages } from '../../../../bff/language/model/weigh-languages.ts';

const weigh = (text: string, code: string, confidence: number, ...priors: Prior[]) =>
  weighLanguages(text, { code, confidence, source: 'text' }, priors);

it('letters typical of a language outweigh an uncertain guess', () => {
  expect(weigh('Wann gibt es morgen Frühstück bei Ihnen?', 'nl', 0.2)).toMatchObject({ code: 'de', source: 'text' });
});

it('a guess that agrees with the letters is returned unchanged', () => {
  const guess = { code: 'de', confidence: 0.9, source: 'text' as const };
  expect(weighLanguages('Wann gibt es morgen Frühstück bei Ihnen?', guess, [])).toBe(guess);
});

it('a language likely from the conversation has the source “conversation”', () => {
  const { code, source } = weigh('kal subah nashta kitne baje', 'en', 0.2, ['hi', 'conversation']);
  expect([code, source]).toEqual(['hi', 'conversation']);
});
