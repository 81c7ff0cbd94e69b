import MiniSearch from 'minisearch';
import { NlpManager } from 'node-nlp';

/** A label with its confidence; confidences are only comparable within one method. */
export interface Ranked {
  name: string;
  score: number;
}

/** A function from a text to ranked labels, best first. */
export type Ranker = (text: string) => Ranked[] | Promise<Ranked[]>;

/** A training text with its known meaning. */
export interface Lesson {
  text: string;
  name: string;
}

const NONE = 'None';

/** Full-text search over the lessons: the best matching lesson gives the likeliest meaning. */
export function trainBm25(lessons: readonly Lesson[]): Ranker {
  const index = new MiniSearch<Lesson & { id: number }>({ fields: ['text'], storeFields: ['name'] });
  index.addAll(lessons.map((lesson, id) => ({ ...lesson, id })));
  return (text) => {
    const best = new Map<string, number>();
    for (const { name, score } of index.search(text, { fuzzy: 0.2, prefix: true })) {
      best.set(String(name), Math.max(best.get(String(name)) ?? 0, score));
    }
    return toRanked(best);
  };
}

/** nlp.js as its authors recommend: one manager, English. Its intent None counts as no answer. */
export async function trainNlpJs(lessons: readonly Lesson[], foreign: readonly string[]): Promise<Ranker> {
  const manager = new NlpManager({
    languages: ['en'],
    autoSave: false,
    autoLoad: false,
    forceNER: false,
    nlu: { log: false },
  });
  for (const { text, name } of lessons) manager.addDocument('en', text, name);
  for (const text of foreign) manager.addDocument('en', text, NONE);
  await manager.train();
  return async (text) => {
    const { classifications } = await manager.process('en', text);
    const [first] = classifications;
    if (first?.intent === NONE) return [];
    return toRanked(new Map(classifications.map(({ intent, score }) => [intent, score])));
  };
}

function toRanked(scores: ReadonlyMap<string, number>): Ranked[] {
  return [...scores]
    .filter(([name]) => name !== NONE)
    .map(([name, score]) => ({ name, score }))
    .toSorted((a, b) => b.score - a.score);
}
