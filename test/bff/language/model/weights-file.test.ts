import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HEADS } from '../../../../bff/language/model/model.ts';
import {
  CLAUSE_WEIGHTS,
  clauseModel,
  LANGUAGE_WEIGHTS,
  languageModel,
} from '../../../../bff/language/model/weights-file.ts';

const NOTHING = { hashes: new Uint32Array(), values: new Float32Array() };

it('the weights are read once and have a class for each topic, act, attribute and language', () => {
  expect([CLAUSE_WEIGHTS, LANGUAGE_WEIGHTS].every((url) => existsSync(url))).toBe(true);
  expect([clauseModel(), languageModel()]).toEqual([clauseModel(), languageModel()]);
  const { topic, act, attribute } = clauseModel().predict(NOTHING);
  expect([topic.length, act.length, attribute.length]).toEqual([
    HEADS.topic.length,
    HEADS.act.length,
    HEADS.attribute.length,
  ]);
});
