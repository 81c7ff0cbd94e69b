import { expect, it } from 'vitest';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';
import { pickIntents } from '../../../../bff/language/reading/pick-intents.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';

type Scores = Partial<Record<Intent, number>>;
const scores = (given: Scores) => new Map(Object.entries(given) as [Intent, number][]);
const pick = (whole: Scores, parts: Scores[] = [], concepts: Concept[] = []) =>
  pickIntents(scores(whole), parts.map(scores), 0.5, new Set(concepts)).map(({ name }) => name);

it('intents above the threshold are picked, the best first', () => {
  expect(pick({ pool: 0.6, breakfast: 0.9, spa: 0.49 })).toEqual(['breakfast', 'pool']);
});

it('an emergency is picked alone, even if another intent has a higher score', () => {
  expect(pick({ breakfast: 0.99, security_emergency: 0.95 })).toEqual(['security_emergency']);
});

it('no intent is picked if “out of scope” has the highest score', () => {
  expect(pick({ out_of_scope: 0.8, pool: 0.6 })).toEqual([]);
  expect(pick({ out_of_scope: 0.6, pool: 0.8 })).toEqual(['pool']);
});

it('a special intent replaces its general intent, even with a lower score', () => {
  expect(pick({ late_check_out: 0.6, check_out_time: 0.9 })).toEqual(['late_check_out']);
  expect(pick({ late_check_out: 0.52, check_out_time: 0.9 })).toEqual(['check_out_time', 'late_check_out']);
  expect(pick({ booking_create: 0.7, booking_lookup: 0.8 })).toEqual(['booking_lookup']);
});

it('two things to bring are picked if both are named or each has its own clause', () => {
  const both = { pillow_blanket: 0.9, towels_linen: 0.8 };
  expect(pick(both)).toEqual(['pillow_blanket']);
  expect(pick(both, [], ['pillow', 'towel'])).toEqual(['pillow_blanket', 'towels_linen']);
  expect(pick(both, [{ pillow_blanket: 0.9 }, { towels_linen: 0.9 }])).toHaveLength(2);
});

it('intents with about the same score are picked in the order of their clauses', () => {
  expect(pick({}, [{ pool: 0.88 }, { breakfast: 0.9 }])).toEqual(['pool', 'breakfast']);
});
