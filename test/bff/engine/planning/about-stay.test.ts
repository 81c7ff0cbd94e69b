import { expect, it } from 'vitest';
import { chooseNamedStay, planOtherBooking, planStaySignals } from '../../../../bff/engine/planning/about-stay.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { heard, numberOf, timeOf, turn } from '../../../support/engine/turns.ts';
import { stayWith } from '../../../support/engine/wishes.ts';

const CODE = { method: 'code', limited: false, attempt: null } as const;
const stays = [stayWith(), stayWith({ id: 'res_2', confirmationNumber: 'LH-70011' })];

it.each([
  ['LH48213', 'res_1'],
  ['lh 70011', 'res_2'],
  ['LH99999', null],
])('a guest with two stays who writes %s means %s', (number, id) => {
  const chosen = chooseNamedStay(heard({ entities: [numberOf(number)] }), turn('', { stays }), NEW_DIALOGUE);
  expect(chosen.stayId).toBe(id);
});

it('a guest who names a booking that is not open has to verify it first', () => {
  const other = heard({ intents: ['booking_lookup'], entities: [numberOf('LH99999')], signals: ['own_stay'] });
  const plan = (access: Parameters<typeof turn>[1]) =>
    planOtherBooking(['booking_lookup'], other, turn('my booking LH99999', { stays, ...access }), NEW_DIALOGUE);
  expect(plan({ access: CODE })?.steps).toMatchObject([{ kind: 'verify', act: 'send_code', number: 'LH99999' }]);
  expect(plan({ access: { ...CODE, method: 'none' } })).toBeNull();
  const own = heard({ intents: ['booking_lookup'], entities: [numberOf('LH48213')] });
  expect(planOtherBooking(['booking_lookup'], own, turn('', { stays, access: CODE }), NEW_DIALOGUE)).toBeNull();
});

it.each([
  ['en', 'We will arrive at 18:00', 'task'],
  ['en', 'Can we check in at 18:00?', 'answer'],
  ['de', 'Wir kommen um 18:00 an', 'task'],
])('%s: “%s” leads to the step: %s', (language, text, kind) => {
  const told = heard({ language, entities: [timeOf('18:00')], signals: ['arrival_time'] });
  const about = planStaySignals(['check_in_time'], told, turn(text, { stays: [stayWith()], facts: [] }), NEW_DIALOGUE);
  expect(about?.plan.steps[0]?.kind).toBe(kind);
});

it('a time in a message about a taxi is the time of the taxi, not of the arrival', () => {
  const told = heard({ intents: ['taxi'], entities: [timeOf('18:00')], signals: ['arrival_time'] });
  expect(planStaySignals(['taxi'], told, turn('a taxi at 18:00'), NEW_DIALOGUE)).toBeNull();
});

it('“which room?” alone asks for the guest’s own room', () => {
  const about = planStaySignals([], heard(), turn('which room?', { stays: [stayWith()] }), NEW_DIALOGUE);
  expect(about?.plan.steps).toMatchObject([{ kind: 'answer', sources: [{ fact: 'room', quote: '204' }] }]);
  expect(planStaySignals([], heard(), turn('which rooms do you have?'), NEW_DIALOGUE)).toBeNull();
});
