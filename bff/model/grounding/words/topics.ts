import { isUnspaced } from '../../../language/lexicon/fold.ts';
import type { Found } from '../../../language/lexicon/found.ts';
import { languageFor } from '../../../language/lexicon/registry.ts';
import type { Concept } from '../../../language/pack/concepts.ts';

/** What a text names in any language: concepts, and the finer things and subjects by which entries are told apart. */
export interface Topics {
  named: ReadonlySet<Concept>;
  found: readonly Found[];
  /** The words with content that name none of them. */
  unknown: readonly string[];
}

export function readTopics(text: string, language: string): Topics {
  const { lexicon, searchLexicon, pack } = languageFor(language);
  const reading = lexicon.read(text);
  const isAsTyped = isUnspaced(language) || pack.script.tones;
  const finer = searchLexicon.read(isAsTyped ? text : reading.words.join(' '));
  const fine = [...reading.foundThings, ...finer.found, ...finer.foundThings];
  const isNamed = isUnspaced(language)
    ? (word: string) => fine.some(({ start, end }) => reading.words.slice(start, end).join('').includes(word))
    : (word: string) => fine.some(({ start, end }) => reading.words.slice(start, end).includes(word));
  return {
    named: new Set([...reading.concepts, ...fine.map(({ concept }) => concept)]),
    found: [...reading.found, ...fine],
    unknown: reading.unknown.filter((word) => !isNamed(word)),
  };
}
