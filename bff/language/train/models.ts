import { LANGUAGE_TAGS, readLetterFeatures } from '../model/letter-features.ts';
import { HEAD_NAMES, HEADS, type Head, type ModelWeights } from '../model/model.ts';
import type { Example } from './examples.ts';
import { type Lesson, learn } from './learn.ts';

type Log = (line: string) => unknown;

const HEAD_SHARE: Record<Head, number> = { topic: 1, act: 0.6, attribute: 0.4 };

/** The model of what a clause does and is about, over all languages at once. */
export function trainClauses(examples: readonly Example[], log: Log): ModelWeights {
  const lessons = examples.map(
    ({ features, topic, act, attribute }): Lesson => ({
      features,
      classes: [
        HEADS.topic.indexOf(topic),
        act === null ? -1 : HEADS.act.indexOf(act),
        act === null ? -1 : HEADS.attribute.indexOf(attribute),
      ],
    }),
  );
  const heads = HEAD_NAMES.map((name) => ({ classes: HEADS[name].length, share: HEAD_SHARE[name] }));
  return learn(lessons, { dimensions: 48, rounds: 8, rate: 0.12, featuresMax: 120_000, seed: 1, heads }, log);
}

/** The model of which language a guest's line is in, however it is spelt. */
export function trainLanguages(examples: readonly Example[], log: Log): ModelWeights {
  const lessons = examples.map(
    ({ text, code }): Lesson => ({
      features: readLetterFeatures(text),
      classes: [LANGUAGE_TAGS.indexOf(code)],
    }),
  );
  const heads = [{ classes: LANGUAGE_TAGS.length, share: 1 }];
  return learn(lessons, { dimensions: 24, rounds: 6, rate: 0.12, featuresMax: 40_000, seed: 7, heads }, log);
}
