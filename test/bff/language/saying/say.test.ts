import { expect, it } from 'vitest';
import { nameTopic, say } from '../../../../bff/language/saying/say.ts';

it.each([
  ['en', /^Hello|welcome/i],
  ['de', /Willkommen|Guten Tag|Hallo/],
])('%s: a sentence has its values put in', (code, text) => {
  expect(say(code, 'hello', { property: 'Lindenhof' })).toMatch(text);
  expect(say(code, 'hello', { property: 'Lindenhof' })).toContain('Lindenhof');
});

it('a number chooses the form', () => {
  expect(say('en', 'wish_nights', { count: 1 })).not.toBe(say('en', 'wish_nights', { count: 2 }).replace('2', '1'));
});

it('English stands in for what is not spoken', () => {
  expect(say('xx', 'handoff_done')).toBe(say('en', 'handoff_done'));
  expect([nameTopic('de', 'breakfast'), nameTopic('xx', 'breakfast')]).toEqual(['Frühstück', 'Breakfast']);
});
