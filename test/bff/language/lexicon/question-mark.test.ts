import { expect, it } from 'vitest';
import { endsInQuestionMark } from '../../../../bff/language/lexicon/question-mark.ts';

it.each([
  ['Is it open?', true],
  ['هل هو مفتوح؟ ', true],
  ['開いていますか？', true],
  ['Είναι ανοιχτό;', true],
  ['Really? Yes.', false],
  ['Je ne mange pas de porc ;', false],
  ['Έχετε χώρο 24;', true],
])('“%s” ends in a question mark: %s', (text, isSo) => expect(endsInQuestionMark(text)).toBe(isSo));
