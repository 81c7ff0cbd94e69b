import { expect, it } from 'vitest';
import { nameTopic, say } from '../../../../bff/language/saying/say.ts';

it.each([
  ['en', /^Hello|welcome/i],
  ['de', /Willkommen|Guten Tag|Hallo/],
])('%s: values are inserted into a sentence', (code, text) => {
  expect(say(code, 'hello', { property: 'Lindenhof' })).toMatch(text);
  expect(say(code, 'hello', { property: 'Lindenhof' })).toContain('Lindenhof');
});

it('the number chooses the plural form', () => {
  expect(say('en', 'wish_nights', { count: 1 })).not.toBe(say('en', 'wish_nights', { count: 2 }).replace('2', '1'));
});

it('English texts replace those of an unknown language', () => {
  expect(say('xx', 'handoff_done')).toBe(say('en', 'handoff_done'));
  expect([nameTopic('de', 'breakfast'), nameTopic('xx', 'breakfast')]).toEqual(['Frühstück', 'Breakfast']);
});
