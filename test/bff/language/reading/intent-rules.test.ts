import { expect, it } from 'vitest';
import { INTENT_RULES } from '../../../../bff/language/reading/intent-rules.ts';

it('an intent rule lists required groups of concepts and excluded concepts', () => {
  const rule = INTENT_RULES.find(({ intent, none }) => intent === 'security_emergency' && none.length > 0);
  expect(rule).toEqual({ intent: 'security_emergency', all: [['police']], none: ['sight', 'distance'], score: 0.95 });
});

it('each intent rule has a score between 0 and 1 and at least one required concept', () => {
  expect(INTENT_RULES.filter(({ score }) => !(score > 0 && score < 1))).toEqual([]);
  expect(INTENT_RULES.filter(({ all }) => all.length === 0 || all.some((names) => names.length === 0))).toEqual([]);
});

it('no two rules of an intent have the same concepts', () => {
  const keys = INTENT_RULES.map(({ intent, all, none }) =>
    JSON.stringify([intent, all.map((names) => names.toSorted()).toSorted(), none]),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
