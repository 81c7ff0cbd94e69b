import type { Source } from '../../../shared/domain/decision.ts';
import { readSegments } from '../../knowledge/facts/segments/segments.ts';
import { splitWords } from '../../language/lexicon/fold.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { TOPICLESS } from '../../language/pack/topicless.ts';
import { hasNegation } from '../words/negation.ts';
import { isQualified } from './answer-polarity.ts';

/**
 * The guest's word for what they ask after, where the hotel's words deny just that and except nothing: "cats cannot come",
 * "cash is not accepted at any outlet". Null where a word of the text may mean it otherwise.
 */
export function findDeniedThing(
  { quote, language, label }: Pick<Source, 'quote' | 'language' | 'label'>,
  asked: { text: string; language: string },
  currency: string,
): string | null {
  if (hasNegation(asked.text, asked.language) || isQualified(quote)) return null;
  const { lexicon } = languageFor(language);
  const said = readSegments(quote, language, currency, hasNegation)
    .filter(({ isAside }) => !isAside)
    .map(({ text, isDenied, values }) => ({
      // A season, an hour or a sum beside the no bounds what it denies.
      isDenied: isDenied && values.length === 0 && !/\p{Nd}/u.test(text),
      named: namesOf(lexicon.read(text)),
    }));
  const about = namesOf(lexicon.read(label));
  const guest = languageFor(asked.language).lexicon.read(asked.text);
  for (const name of namesOf(guest)) {
    const naming = said.filter(({ named }) => named.has(name));
    // What the entry is about by its title may be meant by each of its sentences.
    const isDenied = naming.length > 0 && naming.every((one) => one.isDenied) && !(about.has(name) && said.length > 1);
    if (isDenied) return wordOf(guest, name, asked.text);
  }
  return null;
}

/** The finest names of what a text speaks of: a cat rather than a pet. */
function namesOf({ concepts, things }: Pick<Reading, 'concepts' | 'things'>): ReadonlySet<string> {
  return things.size > 0 ? things : new Set([...concepts].filter((concept) => !TOPICLESS.has(concept)));
}

/** The guest's own word for it, as they typed it; a thing stands where the concept that holds it was found. */
function wordOf({ found, words }: Reading, name: string, text: string): string | null {
  const typed = splitWords(text);
  const place =
    found.find(({ concept }) => concept === name) ??
    found.find(({ concept }) => HOLDS_MANY.has(concept)) ??
    found.find(({ concept }) => !TOPICLESS.has(concept));
  if (place === undefined || typed.length !== words.length) return null;
  return typed.slice(place.start, place.end).join(' ');
}

/** Each of these is known by its own name: a lifeguard, a tennis court. */
const HOLDS_MANY: ReadonlySet<Concept> = new Set<Concept>(['detail', 'sport']);
