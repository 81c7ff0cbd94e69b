import { detect } from '../../shared/language/detect/server.ts';
import { findEntities } from '../language/entities/find-entities.ts';
import { fold, splitWords } from '../language/lexicon/fold.ts';
import type { Reading } from '../language/lexicon/reading.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import type { Concept } from '../language/pack/concepts.ts';
import { type Asked, type Facet, readAsked, readTerms } from './asked.ts';
import { mayBeName, nameKey } from './names.ts';
import { splitSentences } from './statements.ts';
import { readMatter, type Topics } from './topics.ts';

const EPOCH = new Date(0);

/** An entry of the index. A sentence of the policies is its own question. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
  origin?: 'faq' | 'policies';
  /** Set if known; it is more reliable than detection from one sentence. */
  language?: string;
}

/** An entry prepared for comparison: its question, and the content of its answer. */
export interface PreparedEntry extends Required<FaqEntry> {
  asked: Asked;
  answered: Pick<Asked, 'concepts' | 'words' | 'facets'> & { topics: Topics; embeddings: readonly Float32Array[] };
  /** Keys of words that may be names, which other languages may spell alike. */
  nameKeys: ReadonlySet<string>;
  /** What the question and the answer contain together. */
  combined: Pick<Asked, 'concepts' | 'words' | 'facets'>;
}

/** Room for prepared entries, about 10 kB each, so that editing one entry does not read all again. */
const PREPARED_MAX = 2_000;
const prepared = new Map<string, PreparedEntry>();

/**
 * Prepares an entry. Its intents and concepts make it findable from any language, its words from its own. Equal texts
 * are read once for all indexes; the least recently used are dropped.
 */
export function readEntry(entry: FaqEntry): PreparedEntry {
  const key = [entry.language ?? '', entry.question, entry.answer].join('\n\0');
  const entryRead = prepared.get(key) ?? prepare(entry);
  prepared.delete(key);
  prepared.set(key, entryRead);
  const [oldest] = prepared.keys();
  if (prepared.size > PREPARED_MAX && oldest !== undefined) prepared.delete(oldest);
  return { ...entryRead, id: entry.id, origin: entry.origin ?? 'faq' };
}

function prepare(entry: FaqEntry): PreparedEntry {
  const language = entry.language ?? detect(`${entry.question} ${entry.answer}`).code;
  const questionRead = readAsked(entry.question, language);
  const reading = languageFor(language).lexicon.read(entry.answer);
  const terms = readTerms(entry.answer, reading, language);
  const answer = {
    ...terms,
    ...readAnswerTopics(entry.answer, reading, language),
    facets: answerFacets(entry.answer, reading.concepts, terms.facets, language),
  };
  const combined = {
    concepts: new Set([...questionRead.concepts, ...answer.concepts]),
    words: new Set([...questionRead.words, ...answer.words]),
    facets: new Set([...questionRead.facets, ...answer.facets]),
  };
  const nameKeys = new Set(
    splitWords(fold(`${entry.question} ${entry.answer}`))
      .filter(mayBeName)
      .map(nameKey),
  );
  return {
    origin: 'faq',
    ...entry,
    language,
    asked: questionRead,
    answered: answer,
    combined,
    nameKeys: nameKeys,
  };
}

/** Reads what the answer is about, as a whole and sentence by sentence. */
function readAnswerTopics(
  answer: string,
  reading: Reading,
  language: string,
): Pick<PreparedEntry['answered'], 'topics' | 'embeddings'> {
  const { topics, embedding } = readMatter(answer, reading, language);
  const sentences = splitSentences(answer);
  const { lexicon } = languageFor(language);
  const parts =
    sentences.length < 2 ? [] : sentences.map((one) => readMatter(one, lexicon.read(one), language).embedding);
  return { topics, embeddings: [embedding, ...parts] };
}

/**
 * Returns the facets an answer covers: one that names a time tells when, one that names a price or "free" tells how
 * much.
 */
function answerFacets(
  answer: string,
  concepts: ReadonlySet<Concept>,
  asked: ReadonlySet<Facet>,
  language: string,
): Set<Facet> {
  const { pack } = languageFor(language);
  const facets = new Set(asked);
  facets.delete('when');
  if (!concepts.has('free')) facets.delete('price');
  for (const { type } of findEntities(answer, pack, EPOCH, 'UTC')) {
    if (type === 'time') facets.add('when');
    if (type === 'money') facets.add('price');
  }
  return facets;
}
