import { expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { dropArranged, keepArranged, listArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const [towels, taxi, pillows] = [wishFor('towels_linen'), wishFor('taxi'), wishFor('pillow_blanket')];
const arrange = (...wishes: (typeof towels)[]) =>
  wishes.reduce((dialogue, wish) => keepArranged(dialogue, wish), NEW_DIALOGUE);

it('arranged requests are listed with the newest first', () => {
  expect(listArranged(NEW_DIALOGUE)).toEqual([]);
  expect(listArranged(arrange(towels, taxi))).toEqual([taxi, towels]);
});

it('a changed request replaces the old one and becomes the newest', () => {
  const later = { ...towels, time: '09:00' };
  expect(listArranged(keepArranged(arrange(towels, taxi), later, towels))).toEqual([later, taxi]);
});

it('a withdrawn request is removed, and the one before it is the newest again', () => {
  expect(dropArranged(arrange(towels, taxi), taxi).last).toBe(towels);
  expect(dropArranged(arrange(towels), towels).last).toBeNull();
});

it('at most six arranged requests are remembered', () => {
  const intents: Intent[] = ['towels_linen', 'taxi', 'laundry', 'noise', 'spa', 'parking', 'restaurant'];
  const all = listArranged(arrange(...intents.map((intent) => wishFor(intent)), pillows));
  expect(all).toHaveLength(6);
  expect(all[0]).toBe(pillows);
});
