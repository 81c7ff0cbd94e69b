import { expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { chosenStay } from '../../../../bff/engine/wishes/chosen-stay.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';
import { stayWith } from '../../../support/engine/wishes.ts';

const [first, second] = [stayWith(), stayWith({ id: 'res_2' })];
const choose = (stays: (typeof first)[], stayId: string | null) =>
  chosenStay(new EngineGuest({ stays }).say('hello').context, { ...NEW_DIALOGUE, stayId })?.id ?? null;

it.each([
  [[], null, null],
  [[first], null, 'res_1'],
  [[first], 'res_9', 'res_1'],
  [[first, second], 'res_2', 'res_2'],
  [[first, second], null, null],
  [[first, second], 'res_9', null],
])('if the stays are %o and %s was chosen before, the current stay is %s', (stays, before, chosen) =>
  expect(choose(stays, before)).toBe(chosen),
);
