import { expect, it } from 'vitest';
import { conceptsOf, isRide } from '../../../../bff/engine/words/things.ts';

it('no small-talk intent stands for a thing', () => {
  expect(conceptsOf('towels_linen').has('towel')).toBe(true);
  expect(conceptsOf('bot_identity').has('towel')).toBe(false);
});

it('a taxi and a transfer are one service', () => {
  expect(['taxi', 'airport_transfer', 'parking'].map(isRide)).toEqual([true, true, false]);
});
