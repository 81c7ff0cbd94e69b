import { expect, it } from 'vitest';
import { saysThanks } from '../../../../bff/engine/words/says-thanks.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

it.each([
  ['en', 'No towels, thanks', true],
  ['fr', 'Non merci, pas de serviettes', true],
  ['es', 'No gracias, sin toallas', true],
  ['pl', 'Nie dziękuję, bez ręczników', true],
  ['fr', 'Pas de serviettes', false],
  ['en', 'No towels here', false],
])('%s: “%s” says thanks: %s', (code, text, says) => {
  const language = languageFor(code);
  expect(saysThanks(language.lexicon.read(text), language)).toBe(says);
});
