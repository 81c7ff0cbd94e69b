import { expect, it } from 'vitest';
import { readCode } from '../../../../bff/engine/utterance/read-code.ts';
import { says } from '../../../support/engine/turns.ts';

it.each([
  ['en', 'send me a new code', 'renew'],
  ['de', 'bitte einen neuen Code', 'renew'],
  ['en', 'the code is not working', 'renew'],
  ['en', 'I have no code', 'renew'],
  ['en', 'the code', 'named'],
  ['de', 'der Code', 'named'],
  ['en', 'two towels please', null],
  ['de', 'zwei Handtücher bitte', null],
])('%s: “%s” is about the verification code: %s', (code, text, said) => expect(readCode(says(text, code))).toBe(said));
