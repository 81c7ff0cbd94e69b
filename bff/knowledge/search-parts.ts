import type { FaqMatch } from '../language/faq-match.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import { classify } from '../language/reading/classify.ts';
import { splitClauses } from '../language/reading/split-clauses.ts';
import { isTalk } from './asked.ts';
import { FAQ_SCORE_MIN, type FaqIndex, type SearchOptions } from './faq-index.ts';

/** The most clauses that are searched by themselves. */
const PARTS_MAX = 12;

/**
 * Searches for a message that may hold several questions. Entries are compared with the whole message; an intent left
 * unanswered, because of the other question beside it ("is the garage guarded and when is breakfast?"), is searched
 * again by its clause. `options` apply to the whole message.
 */
export function searchParts(
  index: FaqIndex,
  text: string,
  code: string,
  followed?: ReadonlySet<string>,
  options?: SearchOptions,
): FaqMatch[] {
  const wholeMatches = index.search(text, code, followed, options);
  const language = languageFor(code);
  const { intents } = classify(text, language);
  const intentsAsked = intents.map(({ name }) => name).filter((intent) => !isTalk(intent));
  if (intentsAsked.length < 2) return wholeMatches;
  const unanswered = intentsAsked.filter(
    (intent) => !wholeMatches.some((match) => match.score >= FAQ_SCORE_MIN && match.intents.includes(intent)),
  );
  const clauses = unanswered.length === 0 ? [] : splitClauses(text, language).slice(0, PARTS_MAX);
  const matches = new Map(wholeMatches.map((match) => [`${match.origin} ${match.faqId}`, match]));
  for (const clause of clauses) {
    for (const match of index.search(clause, code)) {
      const key = `${match.origin} ${match.faqId}`;
      const isUnanswered = match.intents.some((intent) => unanswered.includes(intent));
      if (isUnanswered && match.score >= FAQ_SCORE_MIN && match.score > (matches.get(key)?.score ?? 0))
        matches.set(key, match);
    }
  }
  return clauses.length === 0 ? wholeMatches : [...matches.values()].toSorted((a, b) => b.score - a.score);
}
