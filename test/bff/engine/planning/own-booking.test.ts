import { expect, it } from 'vitest';
import { planOwnBooking, planOwnStay, stepUp } from '../../../../bff/engine/planning/own-booking.ts';
import { NEW_DIALOGUE, type TurnContext } from '../../../../bff/engine/types.ts';
import { handOff } from '../../../../bff/engine/wishes/join-plans.ts';
import type { Stay } from '../../../../shared/domain/stay.ts';
import { heard, turn } from '../../../support/engine/turns.ts';
import { stayWith, wishFor } from '../../../support/engine/wishes.ts';

const plan = (level: Stay['level'], method: TurnContext['access']['method']) =>
  planOwnBooking(
    'booking_cancel',
    wishFor('booking_cancel'),
    heard({ intents: ['booking_cancel'] }),
    turn('cancel my booking', { stays: [stayWith({ level })], access: { method, limited: false, attempt: null } }),
    NEW_DIALOGUE,
  ).steps.map(({ kind }) => kind);

it.each([
  ['booking', 'code', ['clarify']],
  ['details', 'code', ['verify']],
  ['details', 'details', ['handoff']],
] as const)('for a booking opened by %s in a house that verifies by %s, the steps are %j', (level, method, kinds) => {
  expect(plan(level, method)).toEqual(kinds);
});

it('a plan that needs no proof is unchanged', () => {
  const context = turn('', {
    stays: [stayWith({ level: 'details' })],
    access: { method: 'code', limited: false, attempt: null },
  });
  const other = handOff('policy', 'front_desk', 'another reason', NEW_DIALOGUE);
  expect(stepUp(other, { intent: 'booking_cancel', wish: wishFor('booking_cancel') }, heard(), context)).toBe(other);
});

it.each([
  ['check_out_time', [], ['departure']],
  ['breakfast', ['included'], ['inclusions']],
  ['breakfast', [], null],
  ['price', ['balance'], ['balance']],
] as const)('the intent %s with the signals %j is answered from the guest’s stay with %j', (intent, signals, facts) => {
  const said = heard({ intents: [intent], signals: [...signals] });
  const balance = { amount: '10.00', currency: 'EUR' };
  const own = planOwnStay(
    intent,
    [intent],
    said,
    turn('', { stays: [stayWith({ balance })], facts: [] }),
    NEW_DIALOGUE,
  );
  const [step] = own?.steps ?? [];
  expect(step?.kind === 'answer' ? step.sources.map(({ fact }) => fact) : null).toEqual(facts);
});
