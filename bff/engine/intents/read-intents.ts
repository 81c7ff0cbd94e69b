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

/** A language guessed with less is worth a second look through the other likely ones. */
const SURE_OF_LANGUAGE = 0.9;
const ACKNOWLEDGED_SCORE = 0.9;
const ALARM_SCORE = 0.95;
const EMOJI = /\p{Extended_Pictographic}/u;
const ACKNOWLEDGES = /^(?:👍|👌|✅|🆗|\p{Emoji_Modifier}|[\s!.])+$/u;
const HEART = /^(?:🙏|❤|♥|💕|😊|🥰|😍|\ufe0f|\p{Emoji_Modifier}|[\s!.])+$/u;
const DANGERS: ReadonlySet<Concept> = new Set<Concept>([...EMERGENCY_CONCEPTS.security, ...EMERGENCY_CONCEPTS.medical]);

/** What was read of a text without words. */
export const NOTHING: Reading = {
  concepts: new Set(),
  things: new Set(),
  foundThings: [],
  words: [],
  found: [],
  unknown: [],
  contentCount: 0,
};

/** What a text wants; `spokenIn`: the language that it turned out to be in, null where it is the guessed one. */
export interface ReadIntents extends Classified {
  spokenIn: string | null;
}

/** Reads in the likeliest language; where that is not sure, the others that may be meant are heard as well. */
export function readIntents(text: string, language: LanguageGuess, hints: UnderstandHints): ReadIntents {
  const plain = text.replace(ADDRESSES, ' ');
  return readWithoutWords(plain, hints) ?? readWords(plain, language, hints);
}

/** Is somebody or something in danger? */
export function isEmergency(intents: readonly IntentScore[]): boolean {
  return intents.some(({ name }) => name === 'security_emergency' || name === 'medical_emergency');
}

/** What was tapped, a picture of a thumb or a heart, or no letter at all. */
function readWithoutWords(plain: string, { choice }: UnderstandHints): ReadIntents | null {
  const chosen = readChoice(choice ?? null)?.value;
  if (chosen !== undefined && isIntent(chosen)) return only(chosen, 1);
  if (ACKNOWLEDGES.test(plain) && EMOJI.test(plain)) return only('acknowledge', ACKNOWLEDGED_SCORE);
  if (HEART.test(plain) && EMOJI.test(plain)) return only('thanks', ACKNOWLEDGED_SCORE);
  return /\p{L}/u.test(plain) ? null : { intents: [], alternatives: [], reading: NOTHING, spokenIn: null };
}

function readWords(plain: string, { code, confidence }: LanguageGuess, hints: UnderstandHints): ReadIntents {
  const first: ReadIntents = { ...classify(plain, languageFor(code)), spokenIn: null };
  const cried = isEmergency(first.intents) ? null : findDistress(plain, code);
  if (cried !== null) return cried;
  // What the language of the conversation knows as harmless is no danger in another that has a like word.
  const isHarmless = code === hints.conversation && first.reading.concepts.has('no_alarm');
  if (confidence >= SURE_OF_LANGUAGE || isHarmless || isEmergency(first.intents)) return first;
  return readInOthers(plain, code, first, hints);
}

/** In the languages of the conversation and the page, those like the guessed one, and English. */
function readInOthers(plain: string, code: string, first: ReadIntents, hints: UnderstandHints): ReadIntents {
  const others = new Set([hints.conversation, hints.page, ...(findPack(code)?.siblings ?? []), FALLBACK_LANGUAGE]);
  others.delete(code);
  const heard = [...others].flatMap((other): (ReadIntents & { spokenIn: string })[] =>
    other !== undefined && isSpoken(other) ? [{ ...classify(plain, languageFor(other)), spokenIn: other }] : [],
  );
  const alarm = heard.find(
    (one) => isEmergency(one.intents) && (one.spokenIn !== FALLBACK_LANGUAGE || isToTheLetter(one, plain)),
  );
  if (alarm !== undefined) return alarm;
  const calls = callsSomebody(new Utterance(plain, code));
  const caller = calls ? undefined : heard.find((one) => callsSomebody(new Utterance(plain, one.spokenIn)));
  if (caller !== undefined) return caller;
  if (calls || first.intents.length > 0) return first;
  const understood = heard.find(({ intents }) => intents.length > 0 && !isEmergency(intents));
  if (understood !== undefined) return understood;
  const danger = readAlarm(plain, others.add(code));
  return danger === null ? first : { ...danger.classified, spokenIn: danger.code };
}

/** Who calls for help and says no more is in danger where the call is loud, hasty or firm ("au secours"); else wants somebody. */
function findDistress(text: string, code: string): ReadIntents | null {
  const danger = readDistress(text);
  if (danger === null) return null;
  const isFirm = danger.codes.some((spoken) => isEmergency(classify(text, languageFor(spoken)).intents));
  const spokenIn = danger.codes.includes(code) ? null : (danger.codes[0] ?? null);
  return { ...only(danger.isLoud || isFirm ? 'security_emergency' : 'human', ALARM_SCORE), spokenIn };
}

/** Is the danger in words as they were typed? The Croatian for a table is one slip from the English "stole". */
function isToTheLetter({ reading }: Classified, text: string): boolean {
  const typed = splitWords(fold(text));
  const isTyped = (start: number, end: number) =>
    reading.words.slice(start, end).every((word, index) => word === typed[start + index]);
  const dangers = reading.found.filter(({ concept }) => DANGERS.has(concept));
  return dangers.length === 0 ? isTyped(0, typed.length) : dangers.some(({ start, end }) => isTyped(start, end));
}

function only(name: IntentScore['name'], score: number): ReadIntents {
  return { intents: [{ name, score }], alternatives: [], reading: NOTHING, spokenIn: null };
}
