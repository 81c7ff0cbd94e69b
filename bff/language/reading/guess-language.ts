import type { LanguageGuess } from '../../../shared/domain/understanding.ts';
import { findScript } from '../../../shared/language/detect/script.ts';
import { detect } from '../../../shared/language/detect/server.ts';
import { FALLBACK_LANGUAGE, toLanguageCode } from '../../../shared/language/languages.ts';
import { findEntities } from '../entities/find-entities.ts';
import { ADDRESSES } from '../lexicon/addresses.ts';
import { isSpoken, languageFor } from '../lexicon/registry.ts';
import { type Prior, weighLanguages } from '../model/weigh-languages.ts';
import { findPack } from '../pack/packs.ts';

/** The lowest confidence at which the widget's guess is trusted, as the widget also knows the page. */
const WIDGET_SURE = 0.9;
/** The lowest confidence of a guess about one or two words. Below it the lexicons of the likely languages decide. */
const FEW_WORDS_SURE = 0.72;
/** The least confidence at which a guess counts as likely by itself. */
const GUESS_LIKELY = 0.4;
const RECOGNISED = 0.6;
/** The lowest confidence at which the lexicons are not consulted. */
const BEYOND_DOUBT = 0.995;
/** The share of unknown words at which a guess may lose to a language that knows more of them, and by how much more. */
const UNKNOWN_MIN = 0.5;
const BETTER_KNOWN_BY = 0.3;
const SIBLING_BETTER_BY = 0.15;
/** The longest text that is hardly more than an hour or a length of time. */
const MOMENT_LETTERS_MAX = 40;
const EPOCH = new Date(0);
const WEIGHED_LETTERS_MIN = 10;
const WEIGHED_WORDS_MIN = 2;
const UNKNOWN_WORDS_MAX = 3;
const WORD = /[\p{L}\p{M}]+/gu;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

/** Hints about a text's language from its context. */
export interface LanguageHints {
  conversation?: string | undefined;
  page?: string | undefined;
  browser?: readonly string[] | undefined;
  /** The property's working languages. */
  property?: readonly string[] | undefined;
  /** The widget's guess. */
  detected?: { code: string; confidence: number } | undefined;
}

/** The newest guess, as each message's language is asked for twice: when it is stored and when it is understood. */
let newest: { question: string; guess: LanguageGuess } | null = null;

/**
 * Guesses the language of a guest's text. A sentence is clear by itself; a word or two counts as the first likely
 * language that knows it: the conversation's, the page's, the guess, English, the property's.
 */
export function guessLanguage(text: string, hints: LanguageHints): LanguageGuess {
  const { conversation, page, browser, property, detected } = hints;
  const question = JSON.stringify([text, conversation, page, browser, property, detected]);
  if (newest?.question !== question)
    newest = { question: question, guess: weighGuess(text, hints, detectLanguage(text, hints)) };
  return { ...newest.guess };
}

/** Weighs the guess against what guests of each language type. */
function weighGuess(text: string, hints: LanguageHints, guess: LanguageGuess): LanguageGuess {
  // A number, a name, an address or "ok" does not change the conversation's language.
  const words = text.replace(ADDRESSES, ' ').match(WORD) ?? [];
  const isShort = words.join('').length < WEIGHED_LETTERS_MIN || words.length < WEIGHED_WORDS_MIN;
  if (guess.source === 'default' || (isShort && !UNSPACED.test(text))) return guess;
  const priors = priorsOf(hints).map(([code, source]): Prior => [code, source as Prior[1]]);
  const property = (hints.property ?? []).map((code): Prior => [code, 'property']);
  const weighed = weighLanguages(text, guess, [...priors, ...property]);
  // A word or two that no language knows, such as a name or a typing error, does not change the language.
  const isSpaced = !UNSPACED.test(text);
  const isUnknown =
    isSpaced && words.length <= UNKNOWN_WORDS_MAX && weighed.confidence < BEYOND_DOUBT && isSpoken(weighed.code);
  return isUnknown && shareUnknown(text, weighed.code) === 1 ? keepCurrent(hints, weighed) : weighed;
}

function detectLanguage(text: string, hints: LanguageHints): LanguageGuess {
  const { conversation, page, browser, detected } = hints;
  const guess = detect(text, { conversation, page, browser });
  const isWeak = guess.source !== 'text' || guess.confidence < WIDGET_SURE;
  if (isWeak && detected !== undefined && isSpoken(detected.code) && detected.confidence >= WIDGET_SURE) {
    return { ...detected, source: 'text' };
  }
  if (guess.source === 'default') return keepCurrent(hints, guess);
  if (guess.source !== 'text' || guess.confidence >= BEYOND_DOUBT) return guess;
  const latinSibling = findLatinSibling(text, guess, hints);
  if (latinSibling !== null) return { ...guess, code: latinSibling, confidence: RECOGNISED };
  for (const [code, source] of priorsOf(hints)) {
    if (fitsConversation(text, code, guess.code)) return { code, confidence: guess.confidence, source };
  }
  const betterKnown = findBetterKnown(text, guess, hints);
  if (guess.confidence >= FEW_WORDS_SURE) return betterKnown ?? guess;
  return (
    recognizeWords(text, guess, hints) ??
    betterKnown ??
    (guess.confidence < GUESS_LIKELY ? keepCurrent(hints, guess) : guess)
  );
}

/**
 * Returns the language that a text in Latin letters may also be, if it knows as many of the words: Croatian instead of
 * Serbian, which is mostly written in Cyrillic.
 */
function findLatinSibling(text: string, { code }: LanguageGuess, hints: LanguageHints): string | null {
  const sibling = findPack(code)?.script.latinAs ?? null;
  if (sibling === null || findScript(text) !== 'Latn' || !isSpoken(sibling)) return null;
  if (priorsOf(hints).some(([prior]) => prior === code)) return null;
  return shareUnknown(text, sibling) <= shareUnknown(text, code) ? sibling : null;
}

type LikelyLanguage = [code: string | undefined, source: LanguageGuess['source']];

function recognizeWords(text: string, guess: LanguageGuess, hints: LanguageHints): LanguageGuess | null {
  const likely: LikelyLanguage[] = [
    ...priorsOf(hints),
    [guess.confidence >= GUESS_LIKELY ? guess.code : undefined, 'text'],
    ...commonHere(hints),
  ];
  const firstKnowing = likely.find(([code]) => code !== undefined && isSpoken(code) && isWhollyKnown(text, code));
  const [code, source] = firstKnowing ?? [];
  return code === undefined || source === undefined ? null : { code, confidence: RECOGNISED, source };
}

/** Languages suggested by the context. Only the browser's first language is certain to be the guest's. */
function priorsOf({ conversation, page, browser }: LanguageHints): LikelyLanguage[] {
  const first = browser?.[0] === undefined ? undefined : (toLanguageCode(browser[0]) ?? undefined);
  return [
    [conversation, 'conversation'],
    [first, 'browser'],
    [page, 'page'],
  ];
}

function commonHere({ property }: LanguageHints): LikelyLanguage[] {
  return [[FALLBACK_LANGUAGE, 'default'], ...(property ?? []).map((code): LikelyLanguage => [code, 'property'])];
}

/** Finds a likely language that knows far more of the words than the guess: "see ya" is not Indonesian. */
function findBetterKnown(text: string, guess: LanguageGuess, hints: LanguageHints): LanguageGuess | null {
  if (!isSpoken(guess.code) || guess.confidence < GUESS_LIKELY) return null;
  // The guess agrees with the conversation: "mejor tres" in a Spanish conversation is Spanish.
  if (guess.code === hints.conversation && guess.confidence >= FEW_WORDS_SURE) return null;
  const unknown = shareUnknown(text, guess.code);
  if (unknown === 0) return null;
  const isExpected = priorsOf(hints).some(([code]) => code === guess.code);
  const sibling = isExpected ? null : findSibling(text, guess.code, unknown);
  const expected = unknown < UNKNOWN_MIN ? null : findExpected(text, hints, unknown);
  if (expected !== null && (sibling === null || expected.unknown <= sibling.unknown)) return expected.guess;
  return sibling === null ? null : { code: sibling.code, confidence: RECOGNISED, source: 'text' };
}

/** Returns the first likely language that knows far more of the words. */
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

/** Returns the closely related language that knows clearly more of the words. */
function findSibling(text: string, guessed: string, unknown: number): { code: string; unknown: number } | null {
  const best = (findPack(guessed)?.siblings ?? [])
    .filter(isSpoken)
    .map((code) => ({ code, unknown: shareUnknown(text, code) }))
    .toSorted((a, b) => a.unknown - b.unknown)[0];
  return best !== undefined && best.unknown <= unknown - SIBLING_BETTER_BY ? best : null;
}

/** Whether the conversation's language fits a text as well as a closely related guess: then it does not change. */
function fitsConversation(text: string, conversation: string | undefined, guessed: string): conversation is string {
  if (conversation === undefined || conversation === guessed || !isSpoken(conversation)) return false;
  if (findPack(guessed)?.siblings.includes(conversation) !== true) return false;
  return shareUnknown(text, conversation) <= shareUnknown(text, guessed);
}

function shareUnknown(text: string, code: string): number {
  const { contentCount, unknown } = languageFor(code).lexicon.read(text);
  return contentCount === 0 ? 1 : unknown.length / contentCount;
}

/** Keeps the conversation's language for words of no known language. */
function keepCurrent({ conversation, page, property }: LanguageHints, guess: LanguageGuess): LanguageGuess {
  const code = [conversation, page, property?.[0]].find((likely) => likely !== undefined && isSpoken(likely));
  return code === undefined
    ? guess
    : { code, confidence: guess.confidence, source: conversation === code ? 'conversation' : 'default' };
}

/**
 * Whether a language's pack knows every content word. "Quarter past 7" counts as known, as its finders read it as a
 * time.
 */
function isWhollyKnown(text: string, code: string): boolean {
  const { pack, lexicon } = languageFor(code);
  const { contentCount, unknown } = lexicon.read(text);
  if (contentCount > 0 && unknown.length === 0) return true;
  if (text.length > MOMENT_LETTERS_MAX) return false;
  const moments = findEntities(text, pack, EPOCH, 'UTC').filter(({ type }) => type === 'time' || type === 'duration');
  const rest = moments.reduce((left, moment) => left.replace(moment.text, ' '), text);
  return moments.length > 0 && lexicon.read(rest).unknown.length === 0;
}
