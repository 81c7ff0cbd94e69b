import { findScript, SCRIPT_LANGUAGES } from '../../../shared/language/detect/script.ts';
import { addHarm } from '../danger/harm.ts';
import { isSpoken, languageFor } from '../lexicon/registry.ts';
import { EMERGENCY_CONCEPTS } from '../pack/concepts.ts';
import { type Classified, classify } from './classify.ts';

const ALARMS = [...EMERGENCY_CONCEPTS.security, ...EMERGENCY_CONCEPTS.medical];

/** Of a language whose words these are, most are known. */
const UNKNOWN_MAX = 0.4;

/** An emergency that was heard, and the language it was cried in. */
export interface Alarm {
  code: string;
  classified: Classified;
}

/**
 * Listens for an emergency in every language of the text's script, where the likely ones understood nothing: who cries
 * for help in three words may be taken for a speaker of any of them. Null where there is none.
 */
export function readAlarm(text: string, heard: ReadonlySet<string | undefined>): Alarm | null {
  const script = findScript(text);
  let nearest: (Alarm & { unknown: number }) | null = null;
  for (const code of script === null ? [] : SCRIPT_LANGUAGES[script]) {
    if (heard.has(code) || !isSpoken(code)) continue;
    const language = languageFor(code);
    const reading = language.lexicon.read(text);
    const share = reading.unknown.length / Math.max(1, reading.contentCount);
    if (share > UNKNOWN_MAX || (nearest !== null && share >= nearest.unknown)) continue;
    const { concepts } = addHarm(text, reading, language);
    if (!ALARMS.some((concept) => concepts.has(concept))) continue;
    const classified = classify(text, language);
    if (classified.intents.some(({ name }) => name === 'security_emergency' || name === 'medical_emergency'))
      nearest = { code, classified, unknown: share };
  }
  return nearest;
}
