import { expect, it } from 'vitest';
import { findOrder } from '../../../../bff/engine/words/order.ts';
import { type Language, languageFor } from '../../../../bff/language/lexicon/registry.ts';

const read = (text: string, code: string) => {
  const { lexicon }: Language = languageFor(code);
  return findOrder(lexicon.read(text).concepts);
};

it.each([
  ['en', 'a cot please', ['order']],
  ['de', 'ein Babybett bitte', ['order']],
  ['en', 'book a parking space', ['reserve']],
  ['de', 'einen Parkplatz reservieren', ['reserve']],
  ['en', 'how much is a cot please', []],
  ['de', 'wann kommt das Babybett bitte', []],
  ['en', 'the cot is broken, please', []],
])('%s: “%s” has these signals of an order: %s', (code, text, signals) => expect(read(text, code)).toEqual(signals));
