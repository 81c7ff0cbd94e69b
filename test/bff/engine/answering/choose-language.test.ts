import { expect, it } from 'vitest';
import { chooseLanguage } from '../../../../bff/engine/answering/choose-language.ts';
import { turn } from '../../../support/engine/turns.ts';

const { property } = turn('');

it.each([
  ['fr', ['de', 'en'], 'fr'],
  ['xx', ['de', 'en'], 'de'],
  ['xx', ['yy', 'it'], 'it'],
  ['xx', [], 'en'],
])('%s in a house that works in %j is answered in %s', (code, languages, chosen) => {
  expect(chooseLanguage(code, { property: { ...property, languages } })).toBe(chosen);
});
