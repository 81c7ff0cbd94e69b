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
import { saysThanks } from '../words/says-thanks.ts';
import { TALK } from '../words/talk.ts';
import { type NamedThing, type ReadClause, readClause, toClause } from './clause-denials.ts';
import { MENDABLE, TROUBLE_AS, WANTED_AS } from './deniable.ts';

/** The intents of a message: wanted, denied, and only asked about. */
export interface Polarity {
  wanted: IntentScore[];
  denied: DeniedIntent[];
  asked: Intent[];
  /** The message reminds staff of a request ("do not forget"), so it withdraws nothing. */
  reminds?: boolean;
}

/** The context of a message. */
interface Beside {
  /** The message has a thank-you. A guest who reports that something is missing would not write one. */
  isPolite?: boolean;
  /** The counts, times and days of the message. They show that a thing is wanted. */
  values?: readonly string[];
}

const STOPS = /[.!?！？。؟\n]/gu;
const ASKING = /[?？؟]/u;
/** Acts that may follow a no without a thing: "nobody needs to come and repair it". */
const ACTS_BEHIND_NO: ReadonlySet<Concept> = new Set<Concept>(['repair', 'clean']);
/** Things that a booking may do without. */
const MEALS: ReadonlySet<Concept> = new Set<Concept>(['breakfast']);
/** Concepts that withdraw something without a no. */
const TAKEN_BACK: readonly Concept[] = ['never_mind', 'cancel'];
const LIKELY = 0.7;
/** Intents that a no without a thing does not deny. */
const TOLD_BY_NONE: ReadonlySet<Intent> = new Set<Intent>(['maintenance', 'human', 'booking_change', 'key_card']);
/** Intents that no denial removes. */
const NO_SHADOWS: ReadonlySet<Intent> = new Set<Intent>([
  ...TALK,
  'do_not_disturb',
  'dietary',
  'complaint',
  'out_of_scope',
]);
const DENIABLE: ReadonlySet<Intent> = new Set(Object.values(WANTED_AS).flat());

/**
 * Reads what a message denies, clause by clause: "no towels", "don't cancel", "it is not noisy any more". Questions and
 * reports of a lack deny nothing: "there is no hot water", "why don't I have towels". A guest who has enough of a thing
 * wants none either.
 */
export function readPolarity(
  text: string,
  code: string,
  reading: Reading,
  intents: readonly IntentScore[],
  { isPolite = false, values = [] }: Beside = {},
): Polarity {
  const words = denialWordsOf(code);
  const unchanged: Polarity = { wanted: [...intents], denied: [], asked: [] };
  if (words === null) return unchanged;
  const typedLine = toDenialLine(text, code);
  if (words.reminds(typedLine)) {
    const aboutIntent = [...reading.concepts].flatMap((concept) => WANTED_AS[concept] ?? []);
    return { ...unchanged, asked: [...new Set(aboutIntent)], reminds: true };
  }
  const isAsked = ASKING.test(text) && (asksAfter(reading) || words.isDone(typedLine));
  if (!isAsked && !TAKEN_BACK.some((concept) => reading.concepts.has(concept)) && !words.mayDeny(typedLine))
    return unchanged;
  const language = languageFor(code);
  const { functionWords: empty } = language.lexicon;
  const whole = toClause(reading, text, code);
  const clauses = splitClauses(text, language);
  const isTail = words.endsInNeither(whole.line);
  const isQuestion = ASKING.test(text) ? findQuestions(fold(text)) : () => false;
  const askedIntents = new Set<Intent>();
  const reads: ReadClause[] = [];
  let isRepaired = false;
  let stillFails = false;
  for (const [index, clause] of (isTail || clauses.length === 0 ? [null] : clauses).entries()) {
    const clauseLine = clause === null ? whole : toClause(language.lexicon.read(clause), clause, code);
    const laterReadings = () => clauses.slice(index + 1).map((later) => language.lexicon.read(later));
    const isAsking =
      isQuestion(clause) && (clause === null || !saysThanks(reading, language) || !belongsToLater(text, laterReadings));
    if (isAsking && (words.isDone(clauseLine.line) || asksAfter(clauseLine.reading)))
      for (const concept of clauseLine.reading.concepts)
        for (const intent of WANTED_AS[concept] ?? []) askedIntents.add(intent);
    const isCounted = values.some((value) => (clause ?? text).includes(value));
    const read = readClause(clauseLine, words, { isAsking, isTail, isPolite, isCounted, empty });
    reads.push(read);
    const isMendingClause = !read.asks && words.isRepaired(clauseLine.line);
    isRepaired ||= isMendingClause;
    stillFails ||= !isMendingClause && words.endsInNo(clauseLine.line);
  }
  const namedThings = spreadRefusals(reads);
  // An explicit cancellation is handled where it is known what was arranged.
  const cancels = intents.some(({ name }) => name === 'booking_cancel') && namedThings.some(isCancelling);
  // "The shower works again, but the TV does not."
  const denied = cancels || (isRepaired && stillFails) ? [] : intents.flatMap((one) => judgeIntent(one, namedThings));
  // Uses the words as typed, as correction could change unknown ones.
  if (words.leavesAsleep(typedLine) && !ASKING.test(text) && !denied.some(({ name }) => name === 'wake_up_call'))
    // "Not before six" neither moves an ordered call nor orders one for six.
    denied.push({ name: 'wake_up_call', score: LIKELY, how: words.asks(typedLine) ? 'kept' : 'refused' });
  if (denied.length === 0) {
    const isNameless = refusesNameless(reads) && namedThings.every(({ isTold }) => isTold === true);
    const polarity = isNameless && !reads.some(({ asksBeside }) => asksBeside) ? denyNameless(intents) : unchanged;
    return { ...polarity, asked: [...askedIntents] };
  }
  return { wanted: dropDenied(intents, denied, namedThings, reads), denied, asked: [...askedIntents] };
}

/**
 * Returns the things of a message, with refusals extended between clauses: "I need no towels and pillows", "shampoo and
 * soap we have brought", "two pillows are plenty, no more please".
 */
function spreadRefusals(reads: readonly ReadClause[]): NamedThing[] {
  const namedThings: NamedThing[] = [];
  /** The bare things right before the clause. */
  let bareBefore: NamedThing[] = [];
  /** Whether the clause before refuses, and whether it names what. */
  let previousRefusal: 'nothing' | 'something' | 'nameless' = 'nothing';
  for (const read of reads) {
    const followsRefusal = ({ concept }: NamedThing) =>
      read.isBare &&
      (previousRefusal === 'something' || (previousRefusal === 'nameless' && ACTS_BEHIND_NO.has(concept)));
    const clauseThings = read.named.map(
      (one): NamedThing => ({ ...one, isTold: read.isTold, how: followsRefusal(one) ? 'refused' : one.how }),
    );
    const isNameless = clauseThings.length === 0 && read.refuses;
    if (isNameless || clauseThings.some(({ how, isBefore }) => how === 'refused' && isBefore === true))
      for (const one of bareBefore) one.how = 'refused';
    // "Shampoo and soap we have, bring none": the first clause only mentions them.
    if (read.isTold && clauseThings.length > 0) for (const one of bareBefore) one.isTold = true;
    const isRefused = clauseThings.find(({ how }) => how !== 'wanted')?.how === 'refused';
    bareBefore = read.isBare && !isRefused ? [...bareBefore, ...clauseThings] : [];
    previousRefusal = isNameless ? 'nameless' : isRefused ? 'something' : 'nothing';
    namedThings.push(...clauseThings);
  }
  // Without a second no, a counted thing may be wanted.
  if (!refusesNameless(reads)) return namedThings;
  const enough = reads.flatMap((read) => read.named.map(() => read.isEnough));
  return namedThings.map((one, index) => (enough[index] === true ? { ...one, how: 'refused' } : one));
}

/** Whether a clause refuses without naming a thing. */
function refusesNameless(reads: readonly ReadClause[]): boolean {
  return reads.some(
    ({ named, refuses, saysWithout }, index) =>
      named.length === 0 &&
      (refuses || (saysWithout && reads.slice(0, index).some((read) => read.isEnough && read.named.length > 0))),
  );
}

/** Returns the intents still wanted, without denied ones and their echoes. */
function dropDenied(
  intents: readonly IntentScore[],
  denied: readonly DeniedIntent[],
  named: readonly NamedThing[],
  reads: readonly ReadClause[],
): IntentScore[] {
  const isDenied = (name: Intent) => denied.some((one) => one.name === name);
  const isDropped = ({ concept, how, isTold }: NamedThing) =>
    !MEALS.has(concept) &&
    (how !== 'wanted' || (isTold === true && WANTED_AS[concept]?.some((intent) => isDenied(intent)) === true));
  const isWholly = named.every(isDropped) && !reads.some(({ asksBeside }) => asksBeside);
  const isShadow = (name: Intent) => isWholly && !NO_SHADOWS.has(name) && !isFromUndenied(name, named);
  return intents.filter(({ name }) => !isDenied(name) && !isShadow(name));
}

/** Returns a text's words as typed, in the form in which words of denial are searched. */
export function toDenialLine(text: string, code: string): string {
  return isUnspaced(code) ? fold(text) : toLine(splitWords(fold(text)));
}

/**
 * Whether the only question mark of a message belongs to a later clause: "No towels, thanks, but when is breakfast?" Only
 * beside thanks, because a guest who misses something does not thank for it.
 */
function belongsToLater(text: string, later: () => Reading[]): boolean {
  return text.split(ASKING).length === 2 && later().some(asksAfter);
}

/** Whether the text asks when or where. */
function asksAfter({ concepts }: Reading): boolean {
  return concepts.has('when') || concepts.has('where');
}

/** Returns a function that says for each clause in order whether its sentence ends in a question mark. */
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

/** Returns how the clauses deny an intent; empty if another clause wants it. */
function judgeIntent({ name, score }: IntentScore, named: readonly NamedThing[]): DeniedIntent[] {
  const aboutIntent = named.filter(({ concept }) => isAbout(concept, name));
  const denials = aboutIntent.flatMap(({ how }) => (how === 'wanted' ? [] : [how]));
  const [first] = denials;
  if (first === undefined || aboutIntent.some(({ how, isTold }) => how === 'wanted' && isTold !== true)) return [];
  return [{ name, score, how: denials.every((how) => how === 'refused') ? 'refused' : first }];
}

function isAbout(concept: Concept, intent: Intent): boolean {
  if (concept === 'repair' && MENDABLE.has(intent)) return true;
  return WANTED_AS[concept]?.includes(intent) === true || TROUBLE_AS[concept]?.includes(intent) === true;
}

function isCancelling({ concept, how }: NamedThing): boolean {
  return concept === 'cancel' && how === 'wanted';
}

/** Whether the undenied things alone give the intent. */
function isFromUndenied(name: Intent, named: readonly NamedThing[]): boolean {
  const undenied = new Set(named.flatMap(({ concept, how }) => (how === 'wanted' ? [concept] : [])));
  return undenied.size > 0 && (scoreByRules(undenied).get(name) ?? 0) >= LIKELY;
}

/** Denies the message's intents after a refusal without a thing: "I do not need it to be brought". */
function denyNameless(intents: readonly IntentScore[]): Pick<Polarity, 'wanted' | 'denied'> {
  const isMeant = ({ name }: IntentScore) => DENIABLE.has(name) && WORK[name] !== undefined && !TOLD_BY_NONE.has(name);
  return {
    wanted: intents.filter((one) => !isMeant(one)),
    denied: intents.filter(isMeant).map(({ name, score }) => ({ name, score, how: 'refused' as const })),
  };
}
