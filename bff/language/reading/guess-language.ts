import type { LanguageGuess } from '../../../shared/domain/understanding.ts';
import { findScript } from '../../../shared/language/detect/script.ts';
import { detect } from '../../../shared/language/detect/server.ts';
import { FALLBACK_LANGUAGE, toLanguageCode } from '../../../shared/language/languages.ts';
import { findEntities } from '../entities/find-entities.ts';
import { ADDRESSES } from '../lexicon/addresses.ts';
import { isSpoken, languageFor } from '../lexicon/registry.ts';
import { type Prior, weighLanguages } from '../model/weigh-languages.ts';
import { findPack } from '../pack/packs.ts';

/** The widget is sure of what it tapped or read with the page in view. */
const WIDGET_SURE = 0.9;
/** Below this, a word or two may be anything: what they mean decides, in the languages that are likely here. */
const FEW_WORDS_SURE = 0.72;
/** So sure the guess must be to count as likely by itself. */
const GUESS_LIKELY = 0.4;
const RECOGNISED = 0.6;
/** From here on the guess stands, whatever the words are. */
const BEYOND_DOUBT = 0.995;
/** A guess most of whose words its own language does not know gives way to one that knows so much more of them. */
const UNKNOWN_MIN = 0.5;
const BETTER_KNOWN_BY = 0.3;
const SIBLING_BETTER_BY = 0.15;
/** An hour or a length of time, and hardly anything else. */
const MOMENT_LETTERS_MAX = 40;
const EPOCH = new Date(0);
const WEIGHED_LETTERS_MIN = 10;
const WEIGHED_WORDS_MIN = 2;
const UNKNOWN_WORDS_MAX = 3;
const WORD = /[\p{L}\p{M}]+/gu;
/** Scripts that part no words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

/** What is known of a text's language besides the text. */
export interface LanguageHints {
  conversation?: string | undefined;
  page?: string | undefined;
  browser?: readonly string[] | undefined;
  /** The languages the property works in. */
  property?: readonly string[] | undefined;
  /** The widget's own guess. */
  detected?: { code: string; confidence: number } | undefined;
}

/** The newest guess: a message's language is asked for when it is stored, and again when it is understood. */
let newest: { asked: string; guess: LanguageGuess } | null = null;

/**
 * The language of a guest's text. A sentence speaks for itself; a word or two is taken to be in the first likely
 * language whose words it is: the conversation's, the page's, the guess, English, the property's.
 */
export function guessLanguage(text: string, hints: LanguageHints): LanguageGuess {
  const { conversation, page, browser, property, detected } = hints;
  const asked = JSON.stringify([text, conversation, page, browser, property, detected]);
  if (newest?.asked !== asked) newest = { asked, guess: weigh(text, hints, guessAgain(text, hints)) };
  return { ...newest.guess };
}

/** A text with letters is weighed against what guests of each language type. */
function weigh(text: string, hints: LanguageHints, guess: LanguageGuess): LanguageGuess {
  // A number, a name, an address or an “ok” leaves the conversation as it is.
  const words = text.replace(ADDRESSES, ' ').match(WORD) ?? [];
  const isShort = words.join('').length < WEIGHED_LETTERS_MIN || words.length < WEIGHED_WORDS_MIN;
  if (guess.source === 'default' || (isShort && !UNSPACED.test(text))) return guess;
  const priors = priorsOf(hints).map(([code, source]): Prior => [code, source as Prior[1]]);
  const property = (hints.property ?? []).map((code): Prior => [code, 'property']);
  const weighed = weighLanguages(text, guess, [...priors, ...property]);
  // A word or two that no language knows, a name or a slip of the keys, are no change of language.
  const isSpaced = !UNSPACED.test(text);
  const isUnknown =
    isSpaced && words.length <= UNKNOWN_WORDS_MAX && weighed.confidence < BEYOND_DOUBT && isSpoken(weighed.code);
  return isUnknown && shareUnknown(text, weighed.code) === 1 ? keep(hints, weighed) : weighed;
}

function guessAgain(text: string, hints: LanguageHints): LanguageGuess {
  const { conversation, page, browser, detected } = hints;
  const guess = detect(text, { conversation, page, browser });
  const isWeak = guess.source !== 'text' || guess.confidence < WIDGET_SURE;
  if (isWeak && detected !== undefined && isSpoken(detected.code) && detected.confidence >= WIDGET_SURE) {
    return { ...detected, source: 'text' };
  }
  if (guess.source === 'default') return keep(hints, guess);
  if (guess.source !== 'text' || guess.confidence >= BEYOND_DOUBT) return guess;
  const latin = findLatinSibling(text, guess, hints);
  if (latin !== null) return { ...guess, code: latin, confidence: RECOGNISED };
  for (const [code, source] of priorsOf(hints)) {
    if (isJustAsWell(text, code, guess.code)) return { code, confidence: guess.confidence, source };
  }
  const known = findBetterKnown(text, guess, hints);
  if (guess.confidence >= FEW_WORDS_SURE) return known ?? guess;
  return recognise(text, guess, hints) ?? known ?? (guess.confidence < GUESS_LIKELY ? keep(hints, guess) : guess);
}

/** In Latin letters and without a word that only Serbian has, it is Croatian: Serbian guests write Cyrillic as well. */
function findLatinSibling(text: string, { code }: LanguageGuess, hints: LanguageHints): string | null {
  const sibling = findPack(code)?.script.latinAs ?? null;
  if (sibling === null || findScript(text) !== 'Latn' || !isSpoken(sibling)) return null;
  if (priorsOf(hints).some(([prior]) => prior === code)) return null;
  return shareUnknown(text, sibling) <= shareUnknown(text, code) ? sibling : null;
}

type Likely = [code: string | undefined, source: LanguageGuess['source']];

function recognise(text: string, guess: LanguageGuess, hints: LanguageHints): LanguageGuess | null {
  const likely: Likely[] = [
    ...priorsOf(hints),
    [guess.confidence >= GUESS_LIKELY ? guess.code : undefined, 'text'],
    ...commonHere(hints),
  ];
  const found = likely.find(([code]) => code !== undefined && isSpoken(code) && isWhollyKnown(text, code));
  const [code, source] = found ?? [];
  return code === undefined || source === undefined ? null : { code, confidence: RECOGNISED, source };
}

/** What speaks for a language before a word is read. Of the browser's languages only the first is surely the guest's. */
function priorsOf({ conversation, page, browser }: LanguageHints): Likely[] {
  const first = browser?.[0] === undefined ? undefined : (toLanguageCode(browser[0]) ?? undefined);
  return [
    [conversation, 'conversation'],
    [first, 'browser'],
    [page, 'page'],
  ];
}

function commonHere({ property }: LanguageHints): Likely[] {
  return [[FALLBACK_LANGUAGE, 'default'], ...(property ?? []).map((code): Likely => [code, 'property'])];
}

/** A language that is likely here and knows far more of the words than the guessed one: "see ya" is no Indonesian. */
function findBetterKnown(text: string, guess: LanguageGuess, hints: LanguageHints): LanguageGuess | null {
  if (!isSpoken(guess.code) || guess.confidence < GUESS_LIKELY) return null;
  // What it looks like and what was spoken before agree: "mejor tres" amid Spanish is Spanish.
  if (guess.code === hints.conversation && guess.confidence >= FEW_WORDS_SURE) return null;
  const unknown = shareUnknown(text, guess.code);
  if (unknown === 0) return null;
  const isExpected = priorsOf(hints).some(([code]) => code === guess.code);
  const sibling = isExpected ? null : findSibling(text, guess.code, unknown);
  const expected = unknown < UNKNOWN_MIN ? null : findExpected(text, hints, unknown);
  if (expected !== null && (sibling === null || expected.unknown <= sibling.unknown)) return expected.guess;
  return sibling === null ? null : { code: sibling.code, confidence: RECOGNISED, source: 'text' };
}

/** The first language that is likely here and knows far more of the words. */
function findExpected(
  text: string,
  hints: LanguageHints,
  unknown: number,
): { guess: LanguageGuess; unknown: number } | null {
  for (const [code, source] of [...priorsOf(hints), ...commonHere(hints)]) {
    if (code === undefined || !isSpoken(code)) continue;
    const share = shareUnknown(text, code);
    if (share <= unknown - BETTER_KNOWN_BY) return { guess: { code, confidence: RECOGNISED, source }, unknown: share };
  }
  return null;
}

/** Of languages near to each other it is the one that knows all the words. */
function findSibling(text: string, guessed: string, unknown: number): { code: string; unknown: number } | null {
  const best = (findPack(guessed)?.siblings ?? [])
    .filter(isSpoken)
    .map((code) => ({ code, unknown: shareUnknown(text, code) }))
    .toSorted((a, b) => a.unknown - b.unknown)[0];
  return best !== undefined && best.unknown <= unknown - SIBLING_BETTER_BY ? best : null;
}

/** A sentence that may as well be of the conversation's language as of its sibling does not switch. */
function isJustAsWell(text: string, conversation: string | undefined, guessed: string): conversation is string {
  if (conversation === undefined || conversation === guessed || !isSpoken(conversation)) return false;
  if (findPack(guessed)?.siblings.includes(conversation) !== true) return false;
  return shareUnknown(text, conversation) <= shareUnknown(text, guessed);
}

function shareUnknown(text: string, code: string): number {
  const { contentCount, unknown } = languageFor(code).lexicon.read(text);
  return contentCount === 0 ? 1 : unknown.length / contentCount;
}

/** Words of no language we know are written in the one that is spoken here. */
function keep({ conversation, page, property }: LanguageHints, guess: LanguageGuess): LanguageGuess {
  const code = [conversation, page, property?.[0]].find((likely) => likely !== undefined && isSpoken(likely));
  return code === undefined
    ? guess
    : { code, confidence: guess.confidence, source: conversation === code ? 'conversation' : 'default' };
}

/** Is every word with a meaning one that the language's pack knows? "Quarter past 7" is the hour that its finders read. */
function isWhollyKnown(text: string, code: string): boolean {
  const { pack, lexicon } = languageFor(code);
  const { contentCount, unknown } = lexicon.read(text);
  if (contentCount > 0 && unknown.length === 0) return true;
  if (text.length > MOMENT_LETTERS_MAX) return false;
  const moments = findEntities(text, pack, EPOCH, 'UTC').filter(({ type }) => type === 'time' || type === 'duration');
  const rest = moments.reduce((left, moment) => left.replace(moment.text, ' '), text);
  return moments.length > 0 && lexicon.read(rest).unknown.length === 0;
}
