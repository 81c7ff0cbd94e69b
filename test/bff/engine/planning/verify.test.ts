import { expect, it } from 'vitest';
import {
  beginVerification,
  isSameNumber,
  namesOther,
  resumeVerification,
} from '../../../../bff/engine/planning/verify.ts';
import { type Access, NEW_DIALOGUE, type Pending } from '../../../../bff/engine/types.ts';
import type { Understanding } from '../../../../shared/domain/understanding.ts';
import { heard, numberOf, turn } from '../../../support/engine/turns.ts';
import { stayWith, wishFor } from '../../../support/engine/wishes.ts';

type Verifying = Extract<Pending, { kind: 'verify' }>;
const wish = wishFor('booking_lookup');
const access = (more: Partial<Access> = {}): Access => ({ method: 'code', limited: false, attempt: null, ...more });
const acts = (plan: ReturnType<typeof resumeVerification>) =>
  plan?.steps.map((step) => (step.kind === 'verify' ? step.act : step.kind)) ?? null;
const begin = (said: Understanding, more: Partial<Access> = {}) =>
  acts(beginVerification('booking_lookup', wish, said, turn('', { access: access(more) }), NEW_DIALOGUE));
const resume = (
  pending: Partial<Verifying>,
  text: string,
  said: Understanding,
  more: Partial<Access> = {},
  stays = [stayWith()],
) =>
  acts(
    resumeVerification(
      { kind: 'verify', intent: 'booking_lookup', ask: 'number', wish, ...pending },
      said,
      turn(text, { access: access(more), stays }),
      NEW_DIALOGUE,
    ),
  );

it('verification asks for the booking number, then sends a code or asks for the name and the arrival day', () => {
  expect(begin(heard())).toEqual(['ask_number']);
  expect(begin(heard({ entities: [numberOf('LH48213')] }))).toEqual(['send_code']);
  expect(begin(heard({ entities: [numberOf('LH48213')] }), { method: 'details' })).toEqual(['ask_last_name']);
  expect(resume({ ask: 'last_name', number: 'LH48213' }, 'Weber', heard(), { method: 'details' })).toEqual([
    'ask_arrival',
  ]);
});

it('verification is left to a colleague if it is switched off or was tried too often', () => {
  expect(begin(heard(), { method: 'none' })).toEqual(['refer', 'handoff']);
  expect(begin(heard(), { limited: true })).toEqual(['limited', 'handoff']);
});

it('a guest may answer the question for the booking number with the number alone, and a price or time is not one', () => {
  expect(resume({}, '48213', heard())).toEqual(['send_code']);
  expect(resume({}, 'it is 48213', heard())).toEqual(['send_code']);
  expect(resume({}, 'I do not know', heard({ intents: ['unsure'] }))).toEqual(['refer', 'handoff']);
  expect(resume({}, 'breakfast at 730', heard({ intents: ['breakfast'] }))).toBeNull();
});

it('wrong proof is asked for again once, and the second failure is also handed to staff', () => {
  const failed = { attempt: 'failed' } as const;
  expect(resume({ ask: 'code', number: 'LH48213' }, '111111', heard(), failed)).toEqual(['failed']);
  expect(resume({ ask: 'code', number: 'LH48213', failures: 1 }, '111111', heard(), failed)).toEqual([
    'limited',
    'handoff',
  ]);
});

it('the original question is answered after successful verification', () => {
  expect(resume({ ask: 'code', number: 'LH48213' }, '123456', heard(), { attempt: 'opened' })).toEqual([
    'opened',
    'answer',
  ]);
});

it.each([
  ['LH-48213', 'lh48213', true],
  ['LH48213', 'LH48214', false],
])('%s and %s are the same booking number: %s', (one, other, isSo) => expect(isSameNumber(one, other)).toBe(isSo));

it('a number that belongs to no open booking names another booking', () => {
  const withNumber = (number: string) => heard({ entities: [numberOf(number)] });
  const context = turn('', { stays: [stayWith()] });
  expect(namesOther(withNumber('lh-48213'), context, NEW_DIALOGUE)).toBeNull();
  expect(namesOther(withNumber('LH99999'), context, NEW_DIALOGUE)).toBe('LH99999');
  expect(namesOther(withNumber('LH99999'), context, { ...NEW_DIALOGUE, named: ['LH99999'] })).toBeNull();
});
