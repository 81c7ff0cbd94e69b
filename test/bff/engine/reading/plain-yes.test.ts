import { expect, it } from 'vitest';
import { readAnswer } from '../../../../bff/engine/reading/plain-yes.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { heard, says } from '../../../support/engine/turns.ts';

const readYesOrNo = (
  language: string,
  text: string,
  intents: Intent[],
  more: { choice?: string; about?: Intent; signals?: ('terms' | 'never_mind')[] } = {},
) =>
  readAnswer(heard({ language, intents, signals: more.signals ?? [] }), more.about ?? 'taxi', says(text, language), {
    choice: more.choice ?? null,
  });

it.each<[string, string, Intent[], string | null]>([
  ['en', 'yes please', ['affirm'], 'yes'],
  ['de', 'Ja, bitte', ['affirm'], 'yes'],
  ['fr', 'oui', ['affirm'], 'yes'],
  ['en', 'yes, a taxi please', ['affirm', 'taxi'], 'yes'],
  ['en', 'no thanks', ['deny'], 'no'],
  ['de', 'Nein', ['deny'], 'no'],
  ['en', 'yes and no', ['deny'], 'acknowledged'],
  ['en', 'I see', ['acknowledge'], 'acknowledged'],
  ['en', 'yes?', ['affirm'], 'acknowledged'],
  ['en', 'yes, blabla', ['affirm'], 'acknowledged'],
  ['en', 'yes, and breakfast', ['affirm', 'breakfast'], 'acknowledged'],
  ['en', 'when is breakfast?', ['breakfast'], null],
])('%s: “%s” (%j) is: %s', (language, text, intents, answer) =>
  expect(readYesOrNo(language, text, intents)).toBe(answer),
);

it('a tapped choice is the answer, whatever the text says', () => {
  expect(readYesOrNo('en', '…', [], { choice: 'affirm' })).toBe('yes');
  expect(readYesOrNo('en', '…', [], { choice: 'deny#3' })).toBe('no');
});

it('a conditional yes is only an acknowledgement, and “never mind” is a no', () => {
  expect(readYesOrNo('en', 'yes if it is free', ['affirm'], { signals: ['terms'] })).toBe('acknowledged');
  expect(readYesOrNo('en', 'never mind', ['acknowledge'], { signals: ['never_mind'] })).toBe('no');
});

it('“cancel it” as an answer to “shall I cancel your booking?” is neither yes nor no', () => {
  expect(readYesOrNo('en', 'cancel it', ['booking_cancel'], { about: 'booking_cancel', signals: ['never_mind'] })).toBe(
    'acknowledged',
  );
});
