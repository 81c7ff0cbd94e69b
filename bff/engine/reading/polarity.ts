import type { Intent } from '../../../shared/domain/intents.ts';
import type { DeniedIntent, IntentScore } from '../../../shared/domain/understanding.ts';
import { fold, isUnspaced, splitWords } from '../../language/lexicon/fold.ts';
import { toLine } from '../../language/lexicon/phrases.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { scoreByRules } from '../../language/reading/classify.ts';
import { splitClauses } from '../../language/reading/split-clauses.ts';
import { denialWordsOf } from '../utterance/denied-words.ts';
import { WORK } from '../wishes/work-table.ts';
import { TALK } from '../words/talk.ts';
import { type Named, type ReadClause, readClause, toClause } from './clause-denials.ts';
import { MENDABLE, TROUBLE_AS, WANTED_AS } from './deniable.ts';

/** Which of a message's intents are wanted, which it denies, and which it only asks after. */
export interface Polarity {
  wanted: IntentScore[];
  denied: DeniedIntent[];
  asked: Intent[];
  /** Does it say not to forget? Then nothing is taken back. */
  reminds?: boolean;
}

/** What else is known of a message. */
interface Beside {
  /** A thank-you stood around it: who lacks something gives none. */
  isPolite?: boolean;
  /** Counts, hours and days in it: what is counted or put off is wanted. */
  values?: readonly string[];
}

const STOPS = /[.!?！？。؟\n]/gu;
const ASKING = /[?？؟]/u;
/** "Nobody needs to come and repair it": what is done follows a no that names nothing. */
const DEEDS: ReadonlySet<Concept> = new Set<Concept>(['repair', 'clean']);
/** A room without breakfast is booked all the same. */
const MEALS: ReadonlySet<Concept> = new Set<Concept>(['breakfast']);
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
 * nothing, nor does a no that tells of something lacking: "there is no hot water", "why don't I have towels". Who has enough of a
 * thing, or their own, wants none either.
 */
export function readPolarity(
  text: string,
  code: string,
  reading: Reading,
  intents: readonly IntentScore[],
  { isPolite = false, values = [] }: Beside = {},
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
  const asked = new Set<Intent>();
  const reads: ReadClause[] = [];
  let isMended = false;
  let stillFails = false;
  for (const clause of isTail || clauses.length === 0 ? [null] : clauses) {
    const place = clause === null ? whole : toClause(language.lexicon.read(clause), clause, code);
    const isAsking = isQuestion(clause);
    if (isAsking && (words.isDone(place.line) || asksAfter(place.reading)))
      for (const concept of place.reading.concepts) for (const intent of WANTED_AS[concept] ?? []) asked.add(intent);
    const isCounted = values.some((value) => (clause ?? text).includes(value));
    const read = readClause(place, words, { isAsking, isTail, isPolite, isCounted, empty });
    reads.push(read);
    const mends = !read.asks && words.isMended(place.line);
    isMended ||= mends;
    stillFails ||= !mends && words.endsInNo(place.line);
  }
  const named = spreadRefusals(reads);
  // Who cancels by the word is heard where it is known what was arranged.
  const cancels = intents.some(({ name }) => name === 'booking_cancel') && named.some(isCancelling);
  // "The shower works again, but the TV does not."
  const denied = cancels || (isMended && stillFails) ? [] : intents.flatMap((one) => judge(one, named));
  // Read as it was typed: what is no word of ours would be mended into one.
  if (words.leavesAsleep(typed) && !ASKING.test(text) && !denied.some(({ name }) => name === 'wake_up_call'))
    // "Not before six" puts off no call that was ordered, and is no order for six.
    denied.push({ name: 'wake_up_call', score: LIKELY, how: words.asks(typed) ? 'kept' : 'refused' });
  if (denied.length === 0) {
    const isNameless = refusesNameless(reads) && named.every(({ isTold }) => isTold === true);
    const polarity = isNameless && !reads.some(({ asksBeside }) => asksBeside) ? denyNameless(intents) : asIs;
    return { ...polarity, asked: [...asked] };
  }
  return { wanted: dropDenied(intents, denied, named, reads), denied, asked: [...asked] };
}

/**
 * What a message names, after what one clause says of another's things: "I need no towels and pillows", "shampoo and soap we have
 * brought", "two pillows are plenty, no more please".
 */
function spreadRefusals(reads: readonly ReadClause[]): Named[] {
  const named: Named[] = [];
  /** The bare things that stand right before a clause. */
  let bareBefore: Named[] = [];
  /** Does the clause before refuse, and does it name what? */
  let before: 'nothing' | 'something' | 'nameless' = 'nothing';
  for (const read of reads) {
    const follows = ({ concept }: Named) =>
      read.isBare && (before === 'something' || (before === 'nameless' && DEEDS.has(concept)));
    const own = read.named.map(
      (one): Named => ({ ...one, isTold: read.isTold, how: follows(one) ? 'refused' : one.how }),
    );
    const isNameless = own.length === 0 && read.refuses;
    if (isNameless || own.some(({ how, isBefore }) => how === 'refused' && isBefore === true))
      for (const one of bareBefore) one.how = 'refused';
    // "Shampoo and soap we have, bring none": the first is only told of, too.
    if (read.isTold && own.length > 0) for (const one of bareBefore) one.isTold = true;
    const isRefused = own.find(({ how }) => how !== 'wanted')?.how === 'refused';
    bareBefore = read.isBare && !isRefused ? [...bareBefore, ...own] : [];
    before = isNameless ? 'nameless' : isRefused ? 'something' : 'nothing';
    named.push(...own);
  }
  // Without a second no, what is counted may be what is wanted.
  if (!refusesNameless(reads)) return named;
  const enough = reads.flatMap((read) => read.named.map(() => read.isEnough));
  return named.map((one, index) => (enough[index] === true ? { ...one, how: 'refused' } : one));
}

/** Does a clause refuse that names nothing itself? */
function refusesNameless(reads: readonly ReadClause[]): boolean {
  return reads.some(
    ({ named, refuses, saysWithout }, index) =>
      named.length === 0 &&
      (refuses || (saysWithout && reads.slice(0, index).some((read) => read.isEnough && read.named.length > 0))),
  );
}

/** What is wanted still: nothing that is denied, and no shadow of it that the message only resembles. */
function dropDenied(
  intents: readonly IntentScore[],
  denied: readonly DeniedIntent[],
  named: readonly Named[],
  reads: readonly ReadClause[],
): IntentScore[] {
  const isDenied = (name: Intent) => denied.some((one) => one.name === name);
  const isOver = ({ concept, how, isTold }: Named) =>
    !MEALS.has(concept) &&
    (how !== 'wanted' || (isTold === true && WANTED_AS[concept]?.some((intent) => isDenied(intent)) === true));
  const isWholly = named.every(isOver) && !reads.some(({ asksBeside }) => asksBeside);
  const isShadow = (name: Intent) => isWholly && !NO_SHADOWS.has(name) && !isOfOther(name, named);
  return intents.filter(({ name }) => !isDenied(name) && !isShadow(name));
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

/** What the clauses say of one intent: nothing where something else still speaks for it. */
function judge({ name, score }: IntentScore, named: readonly Named[]): DeniedIntent[] {
  const about = named.filter(({ concept }) => isAbout(concept, name));
  const denials = about.flatMap(({ how }) => (how === 'wanted' ? [] : [how]));
  const [first] = denials;
  if (first === undefined || about.some(({ how, isTold }) => how === 'wanted' && isTold !== true)) return [];
  return [{ name, score, how: denials.every((how) => how === 'refused') ? 'refused' : first }];
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
  const isMeant = ({ name }: IntentScore) => DENIABLE.has(name) && WORK[name] !== undefined && !TOLD_BY_NONE.has(name);
  return {
    wanted: intents.filter((one) => !isMeant(one)),
    denied: intents.filter(isMeant).map(({ name, score }) => ({ name, score, how: 'refused' as const })),
  };
}
