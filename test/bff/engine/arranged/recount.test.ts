import { expect, it } from 'vitest';
import { planRecount, readRecount } from '../../../../bff/engine/arranged/recount.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { countOf, heard, openTask, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const towels = wishFor('towels_linen', { quantity: '2' });
const arranged = keepArranged(NEW_DIALOGUE, towels);
const recount = (
  language: string,
  text: string,
  counts: number[],
  { dialogue = arranged, openTasks = [openTask('towels_linen')] } = {},
) => {
  const said = heard({ language, entities: counts.map((count) => countOf(count)) });
  const step = planRecount(said, turn(text, { openTasks }, language), dialogue)?.steps[0];
  return step?.kind === 'task' ? [step.act, step.wish.quantity] : null;
};

it.each([
  ['en', '3', [3], ['amend', '3']],
  ['en', '3 not 2', [3, 2], ['amend', '3']],
  ['en', 'I said 3', [3], ['amend', '3']],
  ['de', 'nein, 3 bitte', [3], ['amend', '3']],
  ['en', '2 more please', [2], ['amend', '4']],
  ['de', 'noch 2 bitte', [2], ['amend', '4']],
  ['en', '3 or 2', [3, 2], null],
  ['en', '3 persons', [3], null],
])('%s: “%s” with the counts %j, after two towels were requested, leads to: %j', (language, text, counts, wanted) =>
  expect(recount(language, text, counts)).toEqual(wanted),
);

it('after the first request was done, “2 more” is a new request and a bare number corrects nothing', () => {
  expect(recount('en', '2 more please', [2], { openTasks: [] })).toEqual(['new', '2']);
  expect(recount('en', '3', [3], { openTasks: [] })).toBeNull();
});

it('a bare number corrects only the last arranged request', () => {
  const later = keepArranged(arranged, wishFor('room_cleaning'));
  expect(recount('en', '3', [3], { dialogue: later })).toBeNull();
  expect(recount('en', 'no, 3 please', [3], { dialogue: later })).toEqual(['amend', '3']);
});

it('a corrected count removes all intents that the text resembles', () => {
  const said = heard({ intents: ['restaurant', 'deny'], entities: [countOf(3)] });
  const context = turn('no, 3', { openTasks: [openTask('towels_linen')] });
  expect(readRecount(said, arranged, context).intents.map(({ name }) => name)).toEqual(['deny']);
  expect(readRecount(said, NEW_DIALOGUE, context)).toBe(said);
});
