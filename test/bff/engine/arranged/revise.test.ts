import { expect, it } from 'vitest';
import { reviseArranged } from '../../../../bff/engine/arranged/revise.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged, listArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { Understanding } from '../../../../shared/domain/understanding.ts';
import { countOf, dateOf, heard, openTask, roomOf, timeOf, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const call = wishFor('wake_up_call', { time: '07:00', room: '204' });
const towels = wishFor('towels_linen', { quantity: '2', room: '204' });
const arranged = [call, towels].reduce((dialogue, wish) => keepArranged(dialogue, wish), NEW_DIALOGUE);
const openTasks = [openTask('wake_up_call'), openTask('towels_linen')];
const revise = (text: string, said: Understanding, more = {}) =>
  reviseArranged(said, turn(text, { openTasks, ...more }), arranged);
const acts = (plan: ReturnType<typeof revise>) =>
  plan?.steps.map((step) => (step.kind === 'task' ? `${step.act} ${step.intent}` : step.kind)) ?? null;

it('“never mind” withdraws the last arranged request, or the request that the guest names', () => {
  expect(acts(revise('never mind', heard({ signals: ['never_mind'] })))).toEqual(['withdraw towels_linen']);
  const named = heard({ intents: ['wake_up_call'], signals: ['never_mind'] });
  expect(acts(revise('never mind the wake-up call', named))).toEqual(['withdraw wake_up_call']);
});

it('a time corrects the last request that has a time, even if towels were requested after it', () => {
  const plan = revise('no, 7:30', heard({ intents: ['deny'], entities: [timeOf('07:30')] }));
  expect(plan?.steps).toMatchObject([{ act: 'amend', intent: 'wake_up_call', wish: { time: '07:30', room: '204' } }]);
});

it('another room for a request keeps the correction beside the first words, so that staff see both', () => {
  const plan = revise(
    'sorry, I meant 218',
    heard({ intents: ['deny'], entities: [roomOf('218')], signals: ['correction'] }),
  );
  expect(plan?.steps).toMatchObject([
    { act: 'amend', intent: 'wake_up_call', wish: { room: '218', words: `${call.words}\nsorry, I meant 218` } },
    { act: 'amend', intent: 'towels_linen', wish: { room: '218', words: `${towels.words}\nsorry, I meant 218` } },
  ]);
});

it('a count corrects the last request that is counted', () => {
  const plan = revise('no, three towels', heard({ intents: ['deny', 'towels_linen'], entities: [countOf(3)] }));
  expect(plan?.steps).toMatchObject([{ act: 'amend', intent: 'towels_linen', wish: { quantity: '3' } }]);
});

it('“the same for tomorrow” makes a new request with the same details', () => {
  const plan = revise(
    'the same for tomorrow',
    heard({ signals: ['same'], entities: [dateOf('2026-11-21', 'tomorrow')] }),
  );
  expect(plan?.steps).toMatchObject([
    { act: 'new', intent: 'towels_linen', wish: { date: '2026-11-21', quantity: '2' } },
  ]);
  expect(listArranged(plan?.dialogue ?? arranged)).toHaveLength(3);
});

it('a room without other words completes all requests that have no room', () => {
  const nowhere = keepArranged(NEW_DIALOGUE, wishFor('towels_linen', { quantity: '2' }));
  const plan = reviseArranged(heard({ entities: [roomOf('205')] }), turn('205', { openTasks }), nowhere);
  expect(plan?.steps).toMatchObject([{ act: 'amend', completes: true, wish: { room: '205' } }]);
  expect(acts(revise('205', heard({ entities: [roomOf('205')] })))).toBeNull();
});

it('“no” with another room moves all requests for the first room', () => {
  const other = heard({ intents: ['deny'], entities: [roomOf('205')] });
  expect(acts(revise('no, 205, I mixed it up', other))).toEqual(['amend wake_up_call', 'amend towels_linen']);
  const withdrawn = heard({ intents: ['deny'], signals: ['never_mind'], entities: [roomOf('204')] });
  expect(acts(revise('no, never mind 204', withdrawn))).toEqual(['withdraw towels_linen']);
});

it('a request that was already done in the wrong room is requested again for the right room', () => {
  const other = heard({ intents: ['deny'], entities: [roomOf('205')] });
  const plan = revise('no, 205', other, { openTasks: [] });
  expect(plan?.steps).toMatchObject([{ act: 'new', intent: 'towels_linen', wish: { room: '205', quantity: '2' } }]);
});

it('a request that is already done is neither changed nor withdrawn', () => {
  expect(acts(revise('never mind', heard({ signals: ['never_mind'] }), { openTasks: [] }))).toBeNull();
});

it('another intent without a “no” changes no arranged request', () => {
  expect(acts(revise('a taxi please', heard({ intents: ['taxi'] })))).toBeNull();
});
