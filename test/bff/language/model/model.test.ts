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

it('a feature speaks for its class; one that is not known for none', () => {
  const [first = 0, second = 0] = predict(5);
  expect(first).toBeGreaterThan(0.99);
  expect(first + second).toBeCloseTo(1);
  expect(predict(9)[1]).toBeGreaterThan(0.99);
  expect(predict(7)).toEqual([0.5, 0.5]);
});

it('a class is held against a sum of vectors, its bias last', () => {
  expect([...multiply(Float32Array.of(1, 2, 10, 3, 4, 20), Float32Array.of(1, 1))]).toEqual([13, 27]);
});

it('likelihoods are one together, however large the scores', () => {
  expect([...softmax(Float32Array.of(1000, 1000))]).toEqual([0.5, 0.5]);
});

it('what is written is read; another file, or one of too few heads, is an error that says what to do', () => {
  expect(decodeWeights(encodeWeights(WEIGHTS))).toEqual(WEIGHTS);
  expect(() => decodeWeights(Buffer.alloc(16))).toThrow('npm run train');
  expect(() => new ClauseModel(WEIGHTS).predict({ hashes: Uint32Array.of(5), values: Float32Array.of(1) })).toThrow(
    'npm run train',
  );
});
