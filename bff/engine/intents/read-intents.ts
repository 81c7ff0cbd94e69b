import { isIntent } from '../../../shared/domain/intents.ts';
import type { IntentScore, LanguageGuess } from '../../../shared/domain/understanding.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { readDistress } from '../../language/danger/distress.ts';
import { ADDRESSES } from '../../language/lexicon/addresses.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import { isSpoken, languageFor } from '../../language/lexicon/registry.ts';
import { type Concept, EMERGENCY_CONCEPTS } from '../../language/pack/concepts.ts';
import { findPack } from '../../language/pack/packs.ts';
import { readAlarm } from '../../language/reading/alarm.ts';
import { type Classified, classify } from '../../language/reading/classify.ts';
import { callsSomebody } from '../reading/read-caller.ts';
import type { UnderstandHints } from '../types.ts';
import { Utterance } from '../utterance/utterance.ts';
import { readChoice } from '../words/choice.ts';

/** The lowest confidence at which the other likely languages are not tried. */
const SURE_OF_LANGUAGE = 0.9;
const ACKNOWLEDGED_SCORE = 0.9;
const ALARM_SCORE = 0.95;
const EMOJI = /\p{Extended_Pictographic}/u;
const ACKNOWLEDGES = /^(?:👍|👌|✅|🆗|\p{Emoji_Modifier}|[\s!.])+$/u;
const HEART = /^(?:🙏|❤|♥|💕|😊|🥰|😍|\ufe0f|\p{Emoji_Modifier}|[\s!.])+$/u;
const DANGERS: ReadonlySet<Concept> = new Set<Concept>([...EMERGENCY_CONCEPTS.security, ...EMERGENCY_CONCEPTS.medical]);

/** The reading of a text without words. */
export const NOTHING: Reading = {
  concepts: new Set(),
  things: new Set(),
  foundThings: [],
  words: [],
  found: [],
  unknown: [],
  contentCount: 0,
};

/** A text's intents. `spokenIn`: the language it turned out to be in, null if it is the guessed one. */
export interface ReadIntents extends Classified {
  spokenIn: string | null;
}

/** Reads a text's intents in the likeliest language, and in others if that is not certain. */
export function readIntents(text: string, language: LanguageGuess, hints: UnderstandHints): ReadIntents {
  const plain = text.replace(ADDRESSES, ' ');
  return readWithoutWords(plain, hints) ?? readWords(plain, language, hints);
}

/** Whether the intents hold an emergency. */
export function isEmergency(intents: readonly IntentScore[]): boolean {
  return intents.some(({ name }) => name === 'security_emergency' || name === 'medical_emergency');
}

/** Reads a tapped choice, an emoji, or a text without letters. */
function readWithoutWords(plain: string, { choice }: UnderstandHints): ReadIntents | null {
  const chosen = readChoice(choice ?? null)?.value;
  if (chosen !== undefined && isIntent(chosen)) return only(chosen, 1);
  if (ACKNOWLEDGES.test(plain) && EMOJI.test(plain)) return only('acknowledge', ACKNOWLEDGED_SCORE);
  if (HEART.test(plain) && EMOJI.test(plain)) return only('thanks', ACKNOWLEDGED_SCORE);
  return /\p{L}/u.test(plain) ? null : { intents: [], alternatives: [], reading: NOTHING, spokenIn: null };
}

function readWords(plain: string, { code, confidence }: LanguageGuess, hints: UnderstandHints): ReadIntents {
  const first: ReadIntents = { ...classify(plain, languageFor(code)), spokenIn: null };
  const distress = isEmergency(first.intents) ? null : findDistress(plain, code);
  if (distress !== null) return distress;
  // A phrase that is harmless in the conversation's language is no danger, even if another language has a similar word.
  const isHarmless = code === hints.conversation && first.reading.concepts.has('no_alarm');
  if (confidence >= SURE_OF_LANGUAGE || isHarmless || isEmergency(first.intents)) return first;
  return readInOthers(plain, code, first, hints);
}

/** Tries the languages of the conversation and the page, those related to the guess, and English. */
function readInOthers(plain: string, code: string, first: ReadIntents, hints: UnderstandHints): ReadIntents {
  const otherLanguages = new Set([
    hints.conversation,
    hints.page,
    ...(findPack(code)?.siblings ?? []),
    FALLBACK_LANGUAGE,
  ]);
  otherLanguages.delete(code);
  const readings = [...otherLanguages].flatMap((other): (ReadIntents & { spokenIn: string })[] =>
    other !== undefined && isSpoken(other) ? [{ ...classify(plain, languageFor(other)), spokenIn: other }] : [],
  );
  const alarm = readings.find(
    (one) => isEmergency(one.intents) && (one.spokenIn !== FALLBACK_LANGUAGE || isTypedExactly(one, plain)),
  );
  if (alarm !== undefined) return alarm;
  const isCallingSomebody = callsSomebody(new Utterance(plain, code));
  const caller = isCallingSomebody
    ? undefined
    : readings.find((one) => callsSomebody(new Utterance(plain, one.spokenIn)));
  if (caller !== undefined) return caller;
  if (isCallingSomebody || first.intents.length > 0) return first;
  const understood = readings.find(({ intents }) => intents.length > 0 && !isEmergency(intents));
  if (understood !== undefined) return understood;
  const alarmFound = readAlarm(plain, otherLanguages.add(code));
  return alarmFound === null ? first : { ...alarmFound.classified, spokenIn: alarmFound.code };
}

/**
 * Reads a bare call for help: an emergency if it is loud, urgent or clear ("au secours"), otherwise a wish for a
 * person.
 */
function findDistress(text: string, code: string): ReadIntents | null {
  const alarmFound = readDistress(text);
  if (alarmFound === null) return null;
  const isFirm = alarmFound.languages.some((spoken) => isEmergency(classify(text, languageFor(spoken)).intents));
  const spokenIn = alarmFound.languages.includes(code) ? null : (alarmFound.languages[0] ?? null);
  return { ...only(alarmFound.isLoud || isFirm ? 'security_emergency' : 'human', ALARM_SCORE), spokenIn };
}

/** Whether the word for the danger was typed exactly, without correction: Croatian "table" is one letter from English "stole". */
function isTypedExactly({ reading }: Classified, text: string): boolean {
  const typed = splitWords(fold(text));
  const isTyped = (start: number, end: number) =>
    reading.words.slice(start, end).every((word, index) => word === typed[start + index]);
  const dangers = reading.found.filter(({ concept }) => DANGERS.has(concept));
  return dangers.length === 0 ? isTyped(0, typed.length) : dangers.some(({ start, end }) => isTyped(start, end));
}

function only(name: IntentScore['name'], score: number): ReadIntents {
  return { intents: [{ name, score }], alternatives: [], reading: NOTHING, spokenIn: null };
}
