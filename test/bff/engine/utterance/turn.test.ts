import { expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { toTurn, toWholeTurn } from '../../../../bff/engine/utterance/turn.ts';
import { planConfirmation } from '../../../../bff/engine/wishes/plan-wish.ts';
import { heard, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const givenTurn = turn('Hi, two towels please');
const understood = heard({ language: 'de', matter: 'two towels' });

it('a guest’s text is read without courtesies, in its language', () => {
  expect(toTurn(understood, givenTurn).utterance).toMatchObject({ text: 'two towels', language: 'de' });
});

it('every word of a guest’s text counts while a question is open or an answer is composed', () => {
  const { dialogue } = planConfirmation(wishFor('taxi'), NEW_DIALOGUE);
  const asked = { ...givenTurn, conversation: { ...givenTurn.conversation, dialogue } };
  expect(toTurn(understood, asked).utterance.text).toBe('Hi, two towels please');
  expect(toWholeTurn(givenTurn, 'fr').utterance).toMatchObject({ text: 'Hi, two towels please', language: 'fr' });
});

it('the text of the message is not passed on', () => {
  expect(toTurn(understood, givenTurn)).not.toHaveProperty('message');
});
