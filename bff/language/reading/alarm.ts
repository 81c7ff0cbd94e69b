import { findScript, SCRIPT_LANGUAGES } from '../../../shared/language/detect/script.ts';
import { addHarm } from '../danger/harm.ts';
import { isSpoken, languageFor } from '../lexicon/registry.ts';
import { EMERGENCY_CONCEPTS } from '../pack/concepts.ts';
import { type Classified, classify } from './classify.ts';

const ALARMS = [...EMERGENCY_CONCEPTS.security, ...EMERGENCY_CONCEPTS.medical];

/** The largest share of unknown words, if the text is to count as this language. */
const UNKNOWN_MAX = 0.4;

/** An emergency, and the language it was reported in. */
export interface Alarm {
  code: string;
  classified: Classified;
}

/**
 * Looks for an emergency in every language of the text's script, after the likely languages found nothing: three words
 * of alarm may be mistaken for another language. Returns null if there is none.
 */
export function readAlarm(text: string, languagesTried: ReadonlySet<string | undefined>): Alarm | null {
  const script = findScript(text);
  let nearest: (Alarm & { unknown: number }) | null = null;
  for (const code of script === null ? [] : SCRIPT_LANGUAGES[script]) {
    if (languagesTried.has(code) || !isSpoken(code)) continue;
    const language = languageFor(code);
    const reading = language.lexicon.read(text);
    const unknownShare = reading.unknown.length / Math.max(1, reading.contentCount);
    if (unknownShare > UNKNOWN_MAX || (nearest !== null && unknownShare >= nearest.unknown)) continue;
    const { concepts } = addHarm(text, reading, language);
    if (!ALARMS.some((concept) => concepts.has(concept))) continue;
    const classified = classify(text, language);
    if (classified.intents.some(({ name }) => name === 'security_emergency' || name === 'medical_emergency'))
      nearest = { code, classified, unknown: unknownShare };
  }
  return nearest;
}
