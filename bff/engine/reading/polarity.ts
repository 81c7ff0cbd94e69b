import type { Intent } from '../../../shared/domain/intents.ts';
import type { DeniedIntent, IntentScore } from '../../../shared/domain/understanding.ts';
import { fold, isUnspaced, splitWords } from '../../language/lexicon/fold.ts';
import type { Found } from '../../language/lexicon/found.ts';
import { type Span, toLine } from '../../language/lexicon/phrases.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { scoreByRules } from '../../language/reading/classify.ts';
import { splitClauses } from '../../language/reading/split-clauses.ts';
import { REQUESTS } from '../wishes/requests.ts';
import { type DenialWords, denialWordsOf } from '../words/denied-words.ts';
import { TALK } from '../words/talk.ts';
import { MENDABLE, SUPPLIES, TROUBLE_AS, UNDOING, WANTED_AS } from './deniable.ts';

/** Which of a message's intents are wanted, which it denies, and which it only asks after. */
export interface Polarity {
  wanted: IntentScore[];
  denied: DeniedIntent[];
  asked: Intent[];
  /** Does it say not to forget? Then nothing is taken back. */
  reminds?: boolean;
}

type How = DeniedIntent['how'];

/** A thing or trouble that a clause names, and what it says of it. */
interface Named {
  concept: Concept;
  how: How | 'wanted';
}

const STOPS = /[.!?！？。؟\n]/gu;
const ASKING = /[?？؟]/u;
/** By these a message asks for something besides. */
const ASKS_BESIDE: readonly Concept[] = [
  'when',
  'where',
  'how',
  'price',
  'hours',
  'have',
  'may',
  'recommend',
  'included',
];
/** Beside a "no towels" these tell that it is a wish and no report. */
const WISHES: readonly Concept[] = ['please', 'thanks', 'want', 'bring', 'date', 'never_mind', 'order', 'call', 'book'];
/** By these something is taken back without a no. */
const TAKEN_BACK: readonly Concept[] = ['never_mind', 'cancel'];
const LIKELY = 0.7;
/** A no beside no thing denies these, where the message is about one of them. */
const TOLD_BY_NONE: ReadonlySet<Intent> = new Set<Intent>(['maintenance', 'human', 'booking_change', 'key_card']);
/** Said by a no themselves, or beside any matter. */
const NO_SHADOWS: ReadonlySet<Intent> = new Set<Intent>([...TALK, 'do_not_disturb', 'dietary', 'out_of_scope']);
const DENIABLE: ReadonlySet<Intent> = new Set(Object.values(WANTED_AS).flat());

/**
 * Reads what a message denies, clause by clause: "no towels", "don't cancel", "it is not noisy any more". A question denies
 * nothing, nor does a no that tells of something lacking: "there is no hot water", "why don't I have towels". `isPolite`: a thank-you
 * stood around the text: who lacks something gives none.
 */
export function readPolarity(
  text: string,
  code: string,
  reading: Reading,
  intents: readonly IntentScore[],
  isPolite = false,
): Polarity {
  const words = denialWordsOf(code);
  const asIs: Polarity = { wanted: [...intents], denied: [], asked: [] };
  if (words === null) return asIs;
  const typed = isUnspaced(code) ? fold(text) : toLine(splitWords(fold(text)));
  if (words.reminds(typed)) {
    const about = [...reading.concepts].flatMap((concept) => WANTED_AS[concept] ?? []);
    return { ...asIs, asked: [...new Set(about)], reminds: true };
  }
  const isAsked = ASKING.test(text) && (asksAfter(reading) || words.isDone(typed));
  if (!isAsked && !TAKEN_BACK.some((concept) => reading.concepts.has(concept)) && !words.mayDeny(typed)) return asIs;
  const language = languageFor(code);
  const { empty } = language.lexicon;
  const whole = toClause(reading, text, code);
  const clauses = splitClauses(text, language);
  const isTail = words.endsInNeither(whole.line);
  const isQuestion = ASKING.test(text) ? findQuestions(fold(text)) : () => false;
  const named: Named[] = [];
  const asked = new Set<Intent>();
  let isWholly = true;
  let asksBeside = false;
  let deniesNameless = false;
  let goesOn = false;
  let isMended = false;
  let stillFails = false;
  for (const clause of isTail || clauses.length === 0 ? [null] : clauses) {
    const place = clause === null ? whole : toClause(language.lexicon.read(clause), clause, code);
    const { concepts, unknown } = place.reading;
    const isAsking = isQuestion(clause);
    if (isAsking && (words.isDone(place.line) || asksAfter(place.reading)))
      for (const concept of concepts) for (const intent of WANTED_AS[concept] ?? []) asked.add(intent);
    const asks = isAsking || words.asks(place.line);
    const found = asks ? listNamed(place.reading) : readClause(place, words, { isTail, isPolite }, empty);
    // "I need no towels and pillows": a bare thing goes the way of the one before it.
    const isBare = found.length > 0 && concepts.size === found.length && unknown.length === 0;
    const told: Named[] = goesOn && isBare ? found.map(({ concept }) => ({ concept, how: 'refused' })) : found;
    goesOn = told.find(({ how }) => how !== 'wanted')?.how === 'refused';
    named.push(...told);
    const mends = !asks && words.isMended(place.line);
    isMended ||= mends;
    stillFails ||= !mends && words.endsInNo(place.line);
    deniesNameless ||= told.length === 0 && !asks && words.findUnwanted(place.line).length > 0;
    isWholly &&= told.every(({ how }) => how !== 'wanted');
    asksBeside ||= isAsking || ASKS_BESIDE.some((concept) => concepts.has(concept));
  }
  // Who cancels by the word is heard where it is known what was arranged.
  const cancels = intents.some(({ name }) => name === 'booking_cancel') && named.some(isCancelling);
  // "The shower works again, but the TV does not."
  const denied = cancels || (isMended && stillFails) ? [] : intents.flatMap((one) => judge(one, named));
  // Read as it was typed: what is no word of ours would be mended into one.
  if (words.leavesAsleep(typed) && !ASKING.test(text) && !denied.some(({ name }) => name === 'wake_up_call'))
    // "Not before six" puts off no call that was ordered, and is no order for six.
    denied.push({ name: 'wake_up_call', score: LIKELY, how: words.asks(typed) ? 'kept' : 'refused' });
  if (denied.length === 0 && deniesNameless && named.length === 0)
    return { ...denyNameless(intents), asked: [...asked] };
  if (denied.length === 0) return { ...asIs, asked: [...asked] };
  const isDenied = (name: Intent) => denied.some((one) => one.name === name);
  // What else a message resembles that only denies is its shadow.
  const isShadow = (name: Intent) => isWholly && !asksBeside && !NO_SHADOWS.has(name) && !isOfOther(name, named);
  return {
    wanted: intents.filter(({ name }) => !isDenied(name) && !isShadow(name)),
    denied,
    asked: [...asked],
  };
}

/** When will it come, and where is it? */
function asksAfter({ concepts }: Reading): boolean {
  return concepts.has('when') || concepts.has('where');
}

/** Tells of each clause, in their order, whether a question mark ends its sentence. */
function findQuestions(folded: string): (clause: string | null) => boolean {
  let from = 0;
  return (clause) => {
    const start = clause === null ? -1 : folded.indexOf(fold(clause), from);
    from = start < 0 || clause === null ? from : start + clause.length;
    STOPS.lastIndex = from;
    const stop = STOPS.exec(folded);
    return stop !== null && ASKING.test(stop[0]);
  };
}

/** A clause with its words in one line, and where what was found stands, letter by letter. */
export interface Clause {
  reading: Reading;
  line: string;
  placeOf: (found: Span) => Span;
}

/** A text's words in one line. */
export function toClause(reading: Reading, text: string, code: string): Clause {
  if (isUnspaced(code)) return { reading, line: fold(text), placeOf: (found) => found };
  const starts = [1];
  for (const word of reading.words) starts.push((starts.at(-1) ?? 0) + word.length + 1);
  const at = (index: number) => starts[index] ?? 0;
  return {
    reading,
    line: toLine(reading.words),
    placeOf: ({ start, end }) => ({ start: at(start), end: at(end) - 1 }),
  };
}

function listNamed({ found }: Reading): Named[] {
  return found.flatMap(({ concept }): Named[] =>
    WANTED_AS[concept] === undefined && TROUBLE_AS[concept] === undefined ? [] : [{ concept, how: 'wanted' }],
  );
}

function readClause(
  { reading, line, placeOf }: Clause,
  words: DenialWords,
  { isTail, isPolite }: { isTail: boolean; isPolite: boolean },
  empty: ReadonlySet<string>,
): Named[] {
  const { found, concepts } = reading;
  if (TASTES.some((concept) => concepts.has(concept))) return listNamed(reading);
  const things = dropDoubles(found)
    .filter(({ concept }) => WANTED_AS[concept] !== undefined)
    .filter((one, _, all) => !UNDOING.has(one.concept) || !all.some((other) => isSpokenIn(one, other)))
    .map((one) => ({ ...one, ...placeOf(one) }));
  const hows = new Map<(typeof things)[number], How>();
  const asides = found.filter(({ concept }) => concept === 'never_mind').map(placeOf);
  for (const no of [...words.findUnwanted(line), ...asides]) {
    // "Cancel that" cancels, and never mind the cancelling is not said by it.
    const about = asides.includes(no) ? things.filter(({ concept }) => !UNDOING.has(concept)) : things;
    const ahead = about.filter(({ end }) => end > no.start);
    const behind = about.filter(({ start }) => start < no.end);
    const [near, far] = words.isVerbFinal ? [behind, ahead] : [ahead, behind];
    for (const thing of near.length > 0 ? near : far) hows.set(thing, 'refused');
  }
  const undone = things.filter(({ concept }) => UNDOING.has(concept));
  if (undone.some((thing) => hows.has(thing))) {
    for (const thing of things) hows.set(thing, UNDOING.has(thing.concept) ? 'refused' : 'kept');
  } else if (undone.some(({ concept }) => concept === 'cancel')) {
    for (const thing of things) if (!UNDOING.has(thing.concept) && !hows.has(thing)) hows.set(thing, 'where_arranged');
  }
  const isLack = words.speaksOfLack(line);
  const isWish = isPolite || WISHES.some((concept) => concepts.has(concept));
  for (const no of isLack ? [] : words.findWithout(line)) {
    const thing = things.find(({ start }) => start === no.end + 1);
    if (thing === undefined || hows.has(thing) || UNDOING.has(thing.concept)) continue;
    const isSupply = WANTED_AS[thing.concept]?.some((intent) => SUPPLIES.has(intent)) === true;
    hows.set(thing, isSupply && !isWish ? 'where_arranged' : 'refused');
  }
  const last = things.at(-1);
  if (isTail && last !== undefined && !hows.has(last)) hows.set(last, 'where_arranged');
  const isMended = words.isMended(line) && !MENDING_WANTED.some((concept) => concepts.has(concept));
  const troubles = dropDoubles(found.filter(({ concept }) => TROUBLE_AS[concept] !== undefined));
  const isOver = (one: Found) => words.isDenied(line, placeOf(one), empty);
  return [
    ...things.map(
      (thing): Named => ({
        concept: thing.concept,
        how: hows.get(thing) ?? (isMended && thing.concept === 'repair' ? 'refused' : 'wanted'),
      }),
    ),
    ...troubles.map(
      (one): Named => ({
        concept: one.concept,
        // "Not noisy anymore": the last word alone would be tired of it.
        how:
          isMended || isOver(one) || troubles.some((it) => it.end === one.start && isOver(it)) ? 'refused' : 'wanted',
      }),
    ),
    ...(isMended ? [{ concept: 'repair', how: 'refused' } as const] : []),
  ];
}

/** Who wants no feather pillow states a preference. */
const TASTES: readonly Concept[] = ['pillow_kind', 'prefer', 'diet'];

/** What several entries of a list find in one place is one thing. */
function dropDoubles(found: readonly Found[]): Found[] {
  return found.filter(
    (one, index) =>
      found.findIndex(
        ({ concept, start, end }) => concept === one.concept && start === one.start && end === one.end,
      ) === index,
  );
}

/** The Hungarian for a towel begins like the word for cancelling. */
function isSpokenIn(act: Found, thing: Found): boolean {
  return !UNDOING.has(thing.concept) && thing.start <= act.start && act.end <= thing.end;
}

/** Who asks for the repair has not been told that it is done. */
const MENDING_WANTED: readonly Concept[] = ['please', 'want', 'may', 'when', 'bring', 'waiting', 'missing'];

/** What the clauses say of one intent: nothing where something else still speaks for it. */
function judge({ name, score }: IntentScore, named: readonly Named[]): DeniedIntent[] {
  const about = named.filter(({ concept }) => isAbout(concept, name));
  const first = about[0]?.how;
  if (first === undefined || first === 'wanted' || about.some(({ how }) => how === 'wanted')) return [];
  return [{ name, score, how: about.every(({ how }) => how === 'refused') ? 'refused' : first }];
}

function isAbout(concept: Concept, intent: Intent): boolean {
  if (concept === 'repair' && MENDABLE.has(intent)) return true;
  return WANTED_AS[concept]?.includes(intent) === true || TROUBLE_AS[concept]?.includes(intent) === true;
}

function isCancelling({ concept, how }: Named): boolean {
  return concept === 'cancel' && how === 'wanted';
}

/** Is it made by what nobody denied? */
function isOfOther(name: Intent, named: readonly Named[]): boolean {
  const left = new Set(named.flatMap(({ concept, how }) => (how === 'wanted' ? [concept] : [])));
  return left.size > 0 && (scoreByRules(left).get(name) ?? 0) >= LIKELY;
}

/** "I do not need it to be brought", of a message whose matter was read from all of its words. */
function denyNameless(intents: readonly IntentScore[]): Pick<Polarity, 'wanted' | 'denied'> {
  const isMeant = ({ name }: IntentScore) =>
    DENIABLE.has(name) && REQUESTS[name] !== undefined && !TOLD_BY_NONE.has(name);
  return {
    wanted: intents.filter((one) => !isMeant(one)),
    denied: intents.filter(isMeant).map(({ name, score }) => ({ name, score, how: 'refused' as const })),
  };
}
