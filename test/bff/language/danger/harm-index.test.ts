import { expect, it } from 'vitest';
import { indexHarm } from '../../../../bff/language/danger/harm-index.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const readRoles = (code: string, text: string) => {
  const language = languageFor(code);
  const told = indexHarm(language.pack.safety.harm, language).find(text, language.lexicon.read(text).found);
  return told === null ? null : { roles: told.spans.map(({ role }) => role).toSorted(), told };
};

it.each([
  ['en', 'my wife fell', ['falls', 'who']],
  ['de', 'meine Frau ist hingefallen', ['falls', 'who']],
  ['en', 'my wife is here', null],
  ['en', 'we fell in love', null],
])('%s: the roles of harm in “%s” are %j', (code, text, roles) => {
  const told = readRoles(code, text)?.roles ?? null;
  if (roles === null) expect(told).toBeNull();
  else expect(told).toEqual(expect.arrayContaining(roles));
});

it('the end of a sentence separates harm from a person, a comma only if the person comes after the harm', () => {
  const findApart = (text: string, isPersonFirst: boolean) => readRoles('en', text)?.told.isParted(1, 2, isPersonFirst);
  expect(findApart('it fell. my wife', true)).toBe(true);
  expect(findApart('it fell, my wife', true)).toBe(false);
  expect(findApart('it fell, my wife', false)).toBe(true);
});

it('the length of a word of harm is counted in letters for languages without spaces', () => {
  const words = (code: string) => indexHarm(languageFor(code).pack.safety.harm, languageFor(code)).wordLength;
  expect([words('en'), words('ja')]).toEqual([1, 2]);
});
