import { expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { dropArranged, keepArranged, listArranged } from '../../../../bff/engine/wishes/arranged.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const [towels, taxi, pillows] = [wishFor('towels_linen'), wishFor('taxi'), wishFor('pillow_blanket')];
const arrange = (...wishes: (typeof towels)[]) =>
  wishes.reduce((dialogue, wish) => keepArranged(dialogue, wish), NEW_DIALOGUE);

it('the newest comes first', () => {
  expect(listArranged(NEW_DIALOGUE)).toEqual([]);
  expect(listArranged(arrange(towels, taxi))).toEqual([taxi, towels]);
});

it('what is changed takes the place of what it was, and is the newest', () => {
  const later = { ...towels, time: '09:00' };
  expect(listArranged(keepArranged(arrange(towels, taxi), later, towels))).toEqual([later, taxi]);
});

it('what is taken back is gone; the one before it is the newest again', () => {
  expect(dropArranged(arrange(towels, taxi), taxi).last).toBe(towels);
  expect(dropArranged(arrange(towels), towels).last).toBeNull();
});

it('six can be spoken of', () => {
  const intents: Intent[] = ['towels_linen', 'taxi', 'laundry', 'noise', 'spa', 'parking', 'restaurant'];
  const all = listArranged(arrange(...intents.map((intent) => wishFor(intent)), pillows));
  expect(all).toHaveLength(6);
  expect(all[0]).toBe(pillows);
});
