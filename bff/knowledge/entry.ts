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

/** What is indexed. A sentence of the policies is its own question. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
  origin?: 'faq' | 'policies';
  /** Where it is known; a longer text tells its language better than one sentence. */
  language?: string;
}

/** An entry's side of a comparison: its question, and what its answer holds. */
export interface Held extends Required<FaqEntry> {
  asked: Asked;
  told: Pick<Asked, 'concepts' | 'words' | 'facets'> & { topics: Topics; embeddings: readonly Float32Array[] };
  /** The beginnings of words that may be spelt alike in other languages. */
  spelt: ReadonlySet<string>;
  /** What either speaks of. */
  wide: Pick<Asked, 'concepts' | 'words' | 'facets'>;
}

/** What was read of an entry's words, kept while a property edits one of many: about 10 kB each. */
const READ_MAX = 2_000;
const read = new Map<string, Held>();

/**
 * Reads an entry. What it wants and speaks of makes it findable from any language, its own words from its own. The same
 * words are read once, whichever index asks: of those not asked for longest the oldest are forgotten.
 */
export function readEntry(entry: FaqEntry): Held {
  const key = [entry.language ?? '', entry.question, entry.answer].join('\n\0');
  const held = read.get(key) ?? reread(entry);
  read.delete(key);
  read.set(key, held);
  const [oldest] = read.keys();
  if (read.size > READ_MAX && oldest !== undefined) read.delete(oldest);
  return { ...held, id: entry.id, origin: entry.origin ?? 'faq' };
}

function reread(entry: FaqEntry): Held {
  const language = entry.language ?? detect(`${entry.question} ${entry.answer}`).code;
  const asked = readAsked(entry.question, language);
  const reading = languageFor(language).lexicon.read(entry.answer);
  const terms = readTerms(entry.answer, reading, language);
  const told = {
    ...terms,
    ...readTold(entry.answer, reading, language),
    facets: readToldFacets(entry.answer, reading.concepts, terms.facets, language),
  };
  const wide = {
    concepts: new Set([...asked.concepts, ...told.concepts]),
    words: new Set([...asked.words, ...told.words]),
    facets: new Set([...asked.facets, ...told.facets]),
  };
  const spelt = new Set(
    splitWords(fold(`${entry.question} ${entry.answer}`))
      .filter(mayBeName)
      .map(nameKey),
  );
  return { origin: 'faq', ...entry, language, asked, told, wide, spelt };
}

/** What the answer is about, as a whole and sentence by sentence. */
function readTold(answer: string, reading: Reading, language: string): Pick<Held['told'], 'topics' | 'embeddings'> {
  const { topics, embedding } = readMatter(answer, reading, language);
  const sentences = splitSentences(answer);
  const { lexicon } = languageFor(language);
  const parts =
    sentences.length < 2 ? [] : sentences.map((one) => readMatter(one, lexicon.read(one), language).embedding);
  return { topics, embeddings: [embedding, ...parts] };
}

/** An answer that names a time, a price or that something is free tells when or how much, whatever was asked. */
function readToldFacets(
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
