import { expect, it } from 'vitest';
import { INTENT_RULES } from '../../../../bff/language/reading/intent-rules.ts';

it('a rule has what must be there, one of each, and what must not', () => {
  const rule = INTENT_RULES.find(({ intent, none }) => intent === 'security_emergency' && none.length > 0);
  expect(rule).toEqual({ intent: 'security_emergency', all: [['police']], none: ['sight', 'distance'], score: 0.95 });
});

it('each is a likelihood, and needs something', () => {
  expect(INTENT_RULES.filter(({ score }) => !(score > 0 && score < 1))).toEqual([]);
  expect(INTENT_RULES.filter(({ all }) => all.length === 0 || all.some((names) => names.length === 0))).toEqual([]);
});

it('no two of an intent ask for the same', () => {
  const keys = INTENT_RULES.map(({ intent, all, none }) =>
    JSON.stringify([intent, all.map((names) => names.toSorted()).toSorted(), none]),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
