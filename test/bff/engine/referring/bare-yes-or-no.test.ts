import { expect, it } from 'vitest';
import { toYesOrNo } from '../../../../bff/engine/referring/bare-yes-or-no.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { planConfirmation } from '../../../../bff/engine/wishes/plan-wish.ts';
import { heard, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const openDialogue = planConfirmation(wishFor('taxi'), NEW_DIALOGUE).dialogue;
const first = (text: string, said = heard(), dialogue = openDialogue) =>
  toYesOrNo(said, dialogue, turn(text)).intents[0]?.name;

it.each([
  ['nein', 'deny'],
  ['Ja', 'affirm'],
  ['oui', 'affirm'],
  ['いいえ', 'deny'],
  ['maybe', undefined],
  ['ja, morgen um acht', undefined],
])('while a question is open, “%s” in an English chat is: %s', (text, name) => expect(first(text)).toBe(name));

it('a bare yes or no changes no recognized intent, and means nothing without an open question', () => {
  expect(first('nein', heard({ intents: ['breakfast'] }))).toBe('breakfast');
  expect(first('nein', heard({ signals: ['never_mind'] }))).toBeUndefined();
  expect(first('nein', heard(), NEW_DIALOGUE)).toBeUndefined();
});
