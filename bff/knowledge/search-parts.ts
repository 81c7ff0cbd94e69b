import type { FaqMatch } from '../language/faq-match.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import { classify } from '../language/reading/classify.ts';
import { splitClauses } from '../language/reading/split-clauses.ts';
import { isTalk } from './asked.ts';
import { FAQ_SCORE_MIN, type FaqIndex, type SearchOptions } from './faq-index.ts';

/** Beside more questions than these nobody's is looked up a second time. */
const PARTS_MAX = 12;

/**
 * Entries for a message that may hold several questions. Each is compared with the message as a whole; one that none
 * answers then, because of what stands beside it ("is the garage guarded and when is breakfast?"), is looked up by its own clause.
 * `options`: for the message as a whole.
 */
export function searchParts(
  index: FaqIndex,
  text: string,
  code: string,
  followed?: ReadonlySet<string>,
  options?: SearchOptions,
): FaqMatch[] {
  const whole = index.search(text, code, followed, options);
  const language = languageFor(code);
  const { intents } = classify(text, language);
  const asked = intents.map(({ name }) => name).filter((intent) => !isTalk(intent));
  if (asked.length < 2) return whole;
  const open = asked.filter(
    (intent) => !whole.some((match) => match.score >= FAQ_SCORE_MIN && match.intents.includes(intent)),
  );
  const parts = open.length === 0 ? [] : splitClauses(text, language).slice(0, PARTS_MAX);
  const found = new Map(whole.map((match) => [`${match.origin} ${match.faqId}`, match]));
  for (const part of parts) {
    for (const match of index.search(part, code)) {
      const key = `${match.origin} ${match.faqId}`;
      const isOpen = match.intents.some((intent) => open.includes(intent));
      if (isOpen && match.score >= FAQ_SCORE_MIN && match.score > (found.get(key)?.score ?? 0)) found.set(key, match);
    }
  }
  return parts.length === 0 ? whole : [...found.values()].toSorted((a, b) => b.score - a.score);
}
