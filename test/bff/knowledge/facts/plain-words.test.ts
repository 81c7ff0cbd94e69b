import { expect, it } from 'vitest';
import { isWritten, markingWords } from '../../../../bff/knowledge/facts/plain-words.ts';
import { READ_LANGUAGES } from '../../../../bff/knowledge/facts/words.ts';
import { PACK_CODES } from '../../../../bff/language/pack/packs.ts';

it('a language’s own words, where somebody wrote them', () => {
  expect(isWritten('en')).toBe(true);
  expect(markingWords('en').roles.from).not.toBe('');
});

it('else what its grammar holds beside figures and signs, and nothing that denies', () => {
  const unwritten = PACK_CODES.filter((code) => !READ_LANGUAGES.includes(code));
  for (const code of unwritten) {
    const { roles, units } = markingWords(code);
    expect([isWritten(code), roles.not, roles.except, roles.from]).toEqual([false, '', '', '']);
    expect(
      [roles.minutes, units.day].every((words) => words !== ''),
      code,
    ).toBe(true);
    expect(markingWords(code)).toBe(markingWords(code));
  }
});
