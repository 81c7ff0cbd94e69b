import { isIntent } from '../../shared/domain/intents.ts';
import type { IntentScore, LanguageGuess, Tone, Understanding, Urgency } from '../../shared/domain/understanding.ts';
import { detect } from '../../shared/language/detect/full.ts';
import { type Classified, classify } from '../language/classify.ts';
import { findEntities } from '../language/entities.ts';
import { isSpoken, languageFor } from '../language/registry.ts';
import type { UnderstandHints } from './types.ts';

const TEXT_LETTERS_MAX = 4_000;
/** A language guessed with less is worth a second look through the other likely ones. */
const SURE_OF_LANGUAGE = 0.9;
const NAMES_NO_WORDS = /https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+/gu;
const EMOJI = /\p{Extended_Pictographic}/u;
const NOD = /^(?:👍|👌|✅|🆗|\p{Emoji_Modifier}|[\s!.])+$/u;
const HEART = /^(?:🙏|❤|♥|💕|😊|🥰|😍|\ufe0f|\p{Emoji_Modifier}|[\s!.])+$/u;

/** Reads one guest message: language, wishes, values, tone and urgency. Pure; never throws, whatever the text. */
export function understand(text: string, hints: UnderstandHints): Understanding {
  const words = text.slice(0, TEXT_LETTERS_MAX);
  const language = guessLanguage(words, hints);
  const read = readIntents(words, language, hints);
  const { intents, alternatives, reading } = read.classified;
  const guess = read.code === language.code ? language : { ...language, code: read.code };
  const emergency = intents.some(({ name }) => name === 'security_emergency' || name === 'medical_emergency');
  return {
    language: guess,
    intents,
    nearby: alternatives,
    entities: findEntities(words, languageFor(guess.code).pack, hints.now, hints.timezone),
    tone: toneOf(intents),
    urgency: emergency ? 'emergency' : urgencyOf(intents, reading.concepts.has('waiting')),
  };
}

function guessLanguage(text: string, { conversation, page, browser, detected }: UnderstandHints): LanguageGuess {
  const guess = detect(text, { conversation, page, browser });
  if (
    detected !== undefined &&
    guess.source !== 'text' &&
    isSpoken(detected.code) &&
    detected.confidence >= SURE_OF_LANGUAGE
  ) {
    return { code: detected.code, confidence: detected.confidence, source: 'text' };
  }
  return guess;
}

/** Reads in the likeliest language; where that says nothing and the language is not sure, in the others that may be meant. */
function readIntents(
  text: string,
  language: LanguageGuess,
  hints: UnderstandHints,
): { code: string; classified: Classified } {
  const { code, confidence } = language;
  const plain = text.replace(NAMES_NO_WORDS, ' ');
  const nothing = { concepts: new Set<never>(), words: [], found: [], unknown: [], contentCount: 0 };
  if (hints.choice !== undefined && isIntent(hints.choice)) {
    return { code, classified: { intents: [{ name: hints.choice, score: 1 }], alternatives: [], reading: nothing } };
  }
  if (NOD.test(plain) && EMOJI.test(plain)) return { code, classified: only('acknowledge', nothing) };
  if (HEART.test(plain) && EMOJI.test(plain)) return { code, classified: only('thanks', nothing) };
  if (!/\p{L}/u.test(plain)) return { code, classified: { intents: [], alternatives: [], reading: nothing } };
  const first = classify(plain, languageFor(code));
  if (first.intents.length > 0 || confidence >= SURE_OF_LANGUAGE) return { code, classified: first };
  const others = [hints.conversation, hints.page, 'en'].filter(
    (other) => other !== undefined && other !== code && isSpoken(other),
  );
  for (const other of others) {
    if (other === undefined) continue;
    const classified = classify(plain, languageFor(other));
    if (classified.intents.length > 0) return { code, classified };
  }
  return { code, classified: first };
}

function only(name: IntentScore['name'], reading: Classified['reading']): Classified {
  return { intents: [{ name, score: 0.9 }], alternatives: [], reading };
}

const COMPLAINTS: ReadonlySet<string> = new Set(['complaint', 'noise', 'cleanliness', 'billing_dispute']);
const PRESSING: ReadonlySet<string> = new Set(['maintenance', 'key_card', 'noise', 'complaint', 'billing_dispute']);

function toneOf(intents: readonly IntentScore[]): Tone {
  if (intents.some(({ name }) => COMPLAINTS.has(name))) return 'complaint';
  return intents.some(({ name }) => name === 'thanks' || name === 'feedback') ? 'thanks' : 'neutral';
}

function urgencyOf(intents: readonly IntentScore[], hasWaited: boolean): Urgency {
  return hasWaited || intents.some(({ name }) => PRESSING.has(name)) ? 'urgent' : 'normal';
}
