import type { Intent } from '../../shared/domain/intents.ts';
import { detect } from '../../shared/language/detect/server.ts';
import { classify, scoreByRules } from '../language/classify.ts';
import type { Concept } from '../language/concepts.ts';
import type { FaqMatch } from '../language/faq-match.ts';
import { isUnspaced } from '../language/fold.ts';
import type { Reading } from '../language/lexicon.ts';
import { TALK_INTENTS } from '../language/pack.ts';
import { languageFor } from '../language/registry.ts';

/** From this score on an entry answers the question, whatever else is known of it. */
export const FAQ_SCORE_MIN = 0.5;
const MATCHES_MAX = 5;
const SCORE_MIN = 0.2;
/** What an answer holds helps to find it, but the question says what it is about. */
const ANSWER_SHARE = 0.35;
/** How much the wishes, the concepts and words, and the way of asking (when, how much, where) count. */
const WISH_SHARE = 0.5;
const WORD_SHARE = 0.32;
const FACET_SHARE = 0.18;
/** Most counts what of the question the entry covers, a little what else the entry is about. */
const ENTRY_SIDE = 0.3;
const SAME_LANGUAGE_BONUS = 0.03;
const SPOKEN_SHARE = 0.75;
const WHOLLY_SPOKEN = 0.85;
/** A wish weaker than this counts for less even where it is the only one. */
const SURE_WISH = 0.6;
/** A text that speaks of nothing of ours is only found by its words. */
const RULE_SHARE = 0.75;
const TRUST_MIN = 0.45;

/** Ways of asking: breakfast's hours are another question than its price. */
const FACETS: Record<string, readonly Concept[]> = {
  when: ['when', 'hours', 'early', 'late'],
  price: ['price', 'free', 'included'],
  where: ['where', 'route', 'distance'],
  book: ['book', 'availability'],
  change: ['change', 'cancel', 'extend'],
};
const TALK: ReadonlySet<Intent> = new Set(TALK_INTENTS.filter((intent) => intent !== 'human'));
/** Concepts that say how something is asked rather than what; they do not make two questions alike. */
const GENERAL: ReadonlySet<Concept> = new Set<Concept>([
  'when',
  'hours',
  'where',
  'how',
  'have',
  'may',
  'want',
  'bring',
  'please',
  'room',
  'hotel',
  'free',
  'price',
  'included',
  'early',
  'late',
  'extra',
  'call',
  'person',
  'yes',
  'no',
  'ok',
  'greeting',
  'thanks',
  'date',
  'night',
  'door',
  'new',
  'near',
]);

/** What is indexed. A sentence of the policies is its own question. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
  origin?: 'faq' | 'policies';
  /** Where it is known; a longer text tells its language better than one sentence. */
  language?: string;
}

/** A property's questions and answers, searchable in every language the engine speaks. */
export interface FaqIndex {
  /** Entries that may answer the text, best first, scored 0 to 1. */
  search(text: string, language: string): FaqMatch[];
}

/** A text as it is compared with others. */
interface Asked {
  /** How strongly it wants what, the strongest 1. */
  wishes: ReadonlyMap<Intent, number>;
  facets: ReadonlySet<string>;
  /** Concepts (`#parking`) and words of its own language (`en:garage`). */
  terms: ReadonlySet<string>;
  /** How sure it is that this is a matter of the hotel's at all, 0 to 1. */
  trust: number;
}

interface Entry extends Required<FaqEntry> {
  asked: Asked;
  intents: readonly Intent[];
  answerTerms: ReadonlySet<string>;
}

/** Reads every entry once. What it wants and speaks of makes it findable from any language, its own words from its own. */
export function createFaqIndex(given: readonly FaqEntry[]): FaqIndex {
  const entries = given.map(readEntry);
  const counts = new Map<string, number>();
  for (const { asked, answerTerms } of entries) {
    for (const term of new Set([...asked.terms, ...answerTerms])) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const weigh = (term: string): number => Math.log(1 + (entries.length + 1) / ((counts.get(term) ?? 0) + 0.5));
  const byFeature = new Map<string, Set<Entry>>();
  for (const entry of entries) {
    for (const feature of [...entry.asked.wishes.keys(), ...entry.asked.terms, ...entry.answerTerms]) {
      byFeature.set(feature, (byFeature.get(feature) ?? new Set()).add(entry));
    }
  }
  return {
    search(text, code) {
      const asked = readQuestion(text, code).asked;
      const near = new Set<Entry>();
      const kindred = [...asked.wishes.keys()].flatMap((intent) => [...(kin.get(intent)?.keys() ?? [])]);
      for (const feature of [...asked.wishes.keys(), ...kindred, ...asked.terms]) {
        for (const entry of byFeature.get(feature) ?? []) near.add(entry);
      }
      return [...near]
        .map((entry) => toMatch(entry, compare(asked, entry, weigh), code))
        .filter(({ score }) => score > SCORE_MIN)
        .sort((a, b) => b.score - a.score)
        .slice(0, MATCHES_MAX);
    },
  };
}

/** How well an entry fits a question, 0 to 1. */
function compare(asked: Asked, { asked: held, answerTerms, origin }: Entry, weigh: (term: string) => number): number {
  const wish = blend(shareOf(asked.wishes, held.wishes), shareOf(held.wishes, asked.wishes));
  const words = blend(
    shareOfTerms(asked.terms, held.terms, answerTerms, weigh),
    shareOfTerms(held.terms, asked.terms, new Set(), weigh),
  );
  const facet = blend(shareOfFacets(asked.facets, held.facets), shareOfFacets(held.facets, asked.facets));
  const known = asked.wishes.size === 0 ? 0 : WISH_SHARE * wish;
  const fit = known + WORD_SHARE * words + FACET_SHARE * facet * Math.max(wish, words);
  // A sentence of the policies asks nothing itself: that it speaks of all the question speaks of is what counts.
  const spoken = origin === 'policies' ? shareOfTerms(asked.terms, held.terms, new Set(), weigh) : 0;
  const trust = spoken >= WHOLLY_SPOKEN ? 1 : asked.trust;
  return trust * Math.max(fit, SPOKEN_SHARE * spoken);
}

function blend(asked: number, held: number): number {
  return (1 - ENTRY_SIDE) * asked + ENTRY_SIDE * held;
}

/** Wishes that one entry mostly answers together. */
const KIN: readonly (readonly [share: number, ...intents: Intent[]])[] = [
  [0.8, 'check_in_time', 'room_ready'],
  [0.85, 'booking_lookup', 'booking_confirm'],
  [0.75, 'booking_change', 'extend_stay'],
  [0.8, 'towels_linen', 'toiletries', 'pillow_blanket'],
  [0.75, 'food_order', 'room_service'],
  [0.8, 'booking_cancel', 'cancellation_policy'],
  [0.6, 'price_availability', 'booking_create'],
  [0.6, 'price_availability', 'price'],
  [0.5, 'restaurant', 'bar', 'dietary'],
  [0.5, 'room_types', 'minibar', 'tv', 'safe', 'air_conditioning', 'view', 'kitchen'],
  [0.5, 'address_directions', 'public_transport', 'airport_transfer'],
  [0.5, 'taxi', 'airport_transfer'],
  [0.4, 'payment', 'invoice', 'deposit_refund'],
  [0.5, 'local_tips', 'events_tickets'],
  [0.5, 'noise', 'complaint'],
  [0.5, 'children', 'crib_extra_bed'],
  [0.4, 'parking', 'ev_charging'],
];
const kin = new Map<Intent, Map<Intent, number>>();
for (const [share, ...intents] of KIN) {
  for (const one of intents) {
    const near = kin.get(one) ?? new Map<Intent, number>();
    for (const other of intents) if (other !== one) near.set(other, Math.max(share, near.get(other) ?? 0));
    kin.set(one, near);
  }
}

/** How strongly a wish is given here, itself or by its kin. */
function strengthOf(intent: Intent, given: ReadonlyMap<Intent, number>): number {
  let best = given.get(intent) ?? 0;
  for (const [other, share] of kin.get(intent) ?? []) best = Math.max(best, share * (given.get(other) ?? 0));
  return Math.min(1, best);
}

/** How much of what is wanted there is given here; stronger wishes count by their square. */
function shareOf(wanted: ReadonlyMap<Intent, number>, given: ReadonlyMap<Intent, number>): number {
  let [sum, all] = [0, 0];
  for (const [intent, strength] of wanted) {
    all += strength ** 2;
    sum += strength ** 2 * strengthOf(intent, given);
  }
  return all === 0 ? 0 : sum / all;
}

function shareOfTerms(
  wanted: ReadonlySet<string>,
  given: ReadonlySet<string>,
  aside: ReadonlySet<string>,
  weigh: (term: string) => number,
): number {
  let [sum, all] = [0, 0];
  for (const term of wanted) {
    const weight = weigh(term);
    all += weight;
    if (given.has(term)) sum += weight;
    else if (aside.has(term)) sum += weight * ANSWER_SHARE;
  }
  return all === 0 ? 0 : sum / all;
}

function shareOfFacets(wanted: ReadonlySet<string>, given: ReadonlySet<string>): number {
  if (wanted.size === 0) return given.size === 0 ? 1 : 0.5;
  return [...wanted].filter((facet) => given.has(facet)).length / wanted.size;
}

function toMatch({ id, origin, question, answer, language, intents }: Entry, score: number, code: string): FaqMatch {
  const bonus = language === code ? SAME_LANGUAGE_BONUS : 0;
  return {
    faqId: id,
    origin,
    question,
    answer,
    language,
    intents,
    score: Math.round(Math.min(1, score + bonus) * 100) / 100,
  };
}

function readEntry(entry: FaqEntry): Entry {
  const language = entry.language ?? detect(`${entry.question} ${entry.answer}`).code;
  const { asked, intents } = readQuestion(entry.question, language);
  // An entry may hold several questions in one sentence; what the rules find in it counts, though less than what it asks first.
  const wishes = new Map(asked.wishes);
  const { concepts } = languageFor(language).lexicon.read(entry.question);
  for (const [intent, score] of scoreByRules(concepts)) {
    if (!TALK.has(intent)) wishes.set(intent, Math.max(wishes.get(intent) ?? 0, RULE_SHARE * score));
  }
  const answerTerms = readTerms(languageFor(language).lexicon.read(entry.answer), language);
  return { origin: 'faq', ...entry, language, asked: { ...asked, wishes }, intents, answerTerms };
}

function readQuestion(text: string, code: string): { asked: Asked; intents: readonly Intent[] } {
  const { intents, alternatives, reading } = classify(text, languageFor(code));
  const ranked = [...intents, ...alternatives].filter(({ name }) => !TALK.has(name));
  const strongest = ranked[0]?.score ?? 1;
  const wishes = new Map(ranked.map(({ name, score }) => [name, score / Math.max(strongest, SURE_WISH)]));
  const trust = TRUST_MIN + (1 - TRUST_MIN) * Math.min(1, (ranked[0]?.score ?? 0) / SURE_WISH);
  const facets = Object.entries(FACETS).flatMap(([facet, concepts]) =>
    concepts.some((concept) => reading.concepts.has(concept)) ? [facet] : [],
  );
  return {
    asked: { wishes, facets: new Set(facets), terms: readTerms(reading, code), trust },
    intents: intents.map(({ name }) => name),
  };
}

function readTerms({ concepts, words }: Reading, code: string): Set<string> {
  const terms = new Set<string>();
  for (const concept of concepts) if (!GENERAL.has(concept)) terms.add(`#${concept}`);
  const { stemmer, empty } = languageFor(code).lexicon;
  if (isUnspaced(code)) return terms;
  for (const word of words) if (!empty.has(word) && word.length > 2) terms.add(`${code}:${stemmer.stem(word)}`);
  return terms;
}
