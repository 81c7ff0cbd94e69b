import { expect, it } from 'vitest';
import {
  ClauseModel,
  decodeWeights,
  encodeWeights,
  LinearModel,
  type ModelWeights,
  multiply,
  softmax,
} from '../../../../bff/language/model/model.ts';

/** Two features, two dimensions, one head with two classes. The first feature indicates the first class. */
const WEIGHTS: ModelWeights = {
  dimensions: 2,
  hashes: Uint32Array.of(5, 9),
  vectors: Int8Array.of(100, 0, 0, 100),
  scales: Float32Array.of(0.05, 0.05),
  heads: [Float32Array.of(1, 0, 0, 0, 1, 0)],
};
const predict = (...hashes: number[]) => {
  const [likely] = new LinearModel(WEIGHTS).predict({
    hashes: Uint32Array.from(hashes),
    values: new Float32Array(hashes.length).fill(1),
  });
  return [...(likely ?? [])];
};

it('a known feature raises its class, an unknown feature raises no class', () => {
  const [first = 0, second = 0] = predict(5);
  expect(first).toBeGreaterThan(0.99);
  expect(first + second).toBeCloseTo(1);
  expect(predict(9)[1]).toBeGreaterThan(0.99);
  expect(predict(7)).toEqual([0.5, 0.5]);
});

it('multiply() scores each row against a vector, with the bias as the row’s last value', () => {
  expect([...multiply(Float32Array.of(1, 2, 10, 3, 4, 20), Float32Array.of(1, 1))]).toEqual([13, 27]);
});

it('softmax() sums to 1, even for very large scores', () => {
  expect([...softmax(Float32Array.of(1000, 1000))]).toEqual([0.5, 0.5]);
});

it('encoded weights are decoded unchanged; a broken file or one with too few heads throws an error that names npm run train', () => {
  expect(decodeWeights(encodeWeights(WEIGHTS))).toEqual(WEIGHTS);
  expect(() => decodeWeights(Buffer.alloc(16))).toThrow('npm run train');
  expect(() => new ClauseModel(WEIGHTS).predict({ hashes: Uint32Array.of(5), values: Float32Array.of(1) })).toThrow(
    'npm run train',
  );
});
