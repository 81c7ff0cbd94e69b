import { expect, it } from 'vitest';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { stripCourtesies } from '../../../../bff/language/reading/courtesies.ts';

it.each([
  ['en', 'Hello, two towels please', 'two towels please'],
  ['en', 'two towels please, thank you!', 'two towels please'],
  ['de', 'Guten Tag, wann gibt es Frühstück? Danke', 'wann gibt es Frühstück?'],
  ['fr', 'Bonjour ! Où est le parking ? Merci', 'Où est le parking ?'],
  ['en', '👋 Hi! when is breakfast? 🙏', 'when is breakfast?'],
  ['en', 'Hello!', 'Hello!'], // the greeting only
  ['en', 'thanks', 'thanks'],
  ['en', 'when is breakfast?', 'when is breakfast?'],
])('%s: “%s” without courtesies is “%s”', (code, text, matter) => {
  expect(stripCourtesies(text, languageFor(code)).trim()).toBe(matter);
});
