import { expect, it } from 'vitest';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';
import { pickIntents } from '../../../../bff/language/reading/pick-intents.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';

type Scores = Partial<Record<Intent, number>>;
const scores = (given: Scores) => new Map(Object.entries(given) as [Intent, number][]);
const pick = (whole: Scores, parts: Scores[] = [], concepts: Concept[] = []) =>
  pickIntents(scores(whole), parts.map(scores), 0.5, new Set(concepts)).map(({ name }) => name);

it('what is surely wanted, best first', () => {
  expect(pick({ pool: 0.6, breakfast: 0.9, spa: 0.49 })).toEqual(['breakfast', 'pool']);
});

it('an emergency stands alone', () => {
  expect(pick({ breakfast: 0.99, security_emergency: 0.95 })).toEqual(['security_emergency']);
});

it('what is most like none of ours is none', () => {
  expect(pick({ out_of_scope: 0.8, pool: 0.6 })).toEqual([]);
  expect(pick({ out_of_scope: 0.6, pool: 0.8 })).toEqual(['pool']);
});

it('the special case makes the general one mean nothing more, though it is weaker', () => {
  expect(pick({ late_check_out: 0.6, check_out_time: 0.9 })).toEqual(['late_check_out']);
  expect(pick({ late_check_out: 0.52, check_out_time: 0.9 })).toEqual(['check_out_time', 'late_check_out']);
  expect(pick({ booking_create: 0.7, booking_lookup: 0.8 })).toEqual(['booking_lookup']);
});

it('things to bring are two where they are named, or asked for in clauses of their own', () => {
  const both = { pillow_blanket: 0.9, towels_linen: 0.8 };
  expect(pick(both)).toEqual(['pillow_blanket']);
  expect(pick(both, [], ['pillow', 'towel'])).toEqual(['pillow_blanket', 'towels_linen']);
  expect(pick(both, [{ pillow_blanket: 0.9 }, { towels_linen: 0.9 }])).toHaveLength(2);
});

it('wishes about equally sure are met in the order they were said', () => {
  expect(pick({}, [{ pool: 0.88 }, { breakfast: 0.9 }])).toEqual(['pool', 'breakfast']);
});
