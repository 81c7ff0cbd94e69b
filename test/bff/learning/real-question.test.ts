import { expect, it } from 'vitest';
import { isRealQuestion } from '../../../bff/learning/real-question.ts';

const readingIn = (code: string, urgency: 'normal' | 'emergency' = 'normal') => ({
  language: { code, confidence: 1, source: 'text' as const },
  urgency,
});

it.each([
  ['en', 'casino?'],
  ['en', 'do you rent boats'],
  ['en', 'hello, do you rent boats at the lake'],
  ['en', 'good morning, where is the casino'],
  ['de', 'Gibt es einen Golfplatz in der Nähe'],
  ['ja', 'カジノはありますか'],
  ['ar', 'هل يوجد كازينو'],
  ['zh-Hans', '附近有赌场吗'],
])('%s: “%s” is a question for staff', (code, text) => {
  expect(isRealQuestion(text, readingIn(code))).toBe(true);
});

it.each([
  ['en', 'asdfgh jklqwe'],
  ['en', 'aaaaaaaa?'],
  ['de', '204'],
  ['de', 'Zimmer 204'],
  ['en', 'Camera 204'],
  ['de', 'Guten Abend zusammen'],
  ['en', '👍 👍'],
  ['en', '?!'],
  ['es', 'https://maps.example/lindau?von=Bregenz&zeit=18-30'],
  ['en', 'ok'],
])('%s: “%s” is not a question for staff', (code, text) => {
  expect(isRealQuestion(text, readingIn(code))).toBe(false);
});

it('a call for help is not a question for staff, even with a question mark', () => {
  expect(isRealQuestion('Can somebody help, there is smoke?', readingIn('en', 'emergency'))).toBe(false);
});
