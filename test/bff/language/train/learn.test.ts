import { expect, it } from 'vitest';
import { type Features, toFeatures } from '../../../../bff/language/model/features.ts';
import { encodeWeights, LinearModel } from '../../../../bff/language/model/model.ts';
import { type Lesson, learn } from '../../../../bff/language/train/learn.ts';

const features = (...hashes: number[]): Features => toFeatures(new Map(hashes.map((hash) => [hash, 1])));
/** Feature 1 indicates the first class, feature 2 the second. Feature 9 is in each lesson, feature 7 in only one. */
const LESSONS: Lesson[] = Array.from({ length: 40 }, (_, index) => ({
  features: features(index % 2 === 0 ? 1 : 2, 9, ...(index === 0 ? [7] : [])),
  classes: [index % 2, -1],
}));
const RECIPE = {
  dimensions: 4,
  rounds: 12,
  rate: 0.3,
  featuresMax: 10,
  seed: 7,
  heads: [
    { classes: 2, share: 1 },
    { classes: 3, share: 1 },
  ],
};
const lines: string[] = [];
const weights = learn(LESSONS, RECIPE, (line) => lines.push(line));

it('the trained model predicts the classes of its lessons', () => {
  const model = new LinearModel(weights);
  const likely = (hash: number) => [...(model.predict(features(hash, 9))[0] ?? [])];
  expect(likely(1)[0]).toBeGreaterThan(0.9);
  expect(likely(2)[1]).toBeGreaterThan(0.9);
});

it('the same lessons give the same bytes of weights', () => {
  expect(encodeWeights(learn(LESSONS, RECIPE, () => {})).equals(encodeWeights(weights))).toBe(true);
});

it('another seed gives other bytes of weights', () => {
  expect(encodeWeights(learn(LESSONS, { ...RECIPE, seed: 8 }, () => {})).equals(encodeWeights(weights))).toBe(false);
});

it('a feature that occurs in one lesson only is dropped', () => {
  expect([...weights.hashes]).toEqual([1, 2, 9]);
  expect([...learn(LESSONS, { ...RECIPE, featuresMax: 1 }, () => {}).hashes]).toEqual([9]);
});

it('each training round is reported', () => {
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toMatch(/^round 12 of 12: loss 0\.\d{4}$/);
});
