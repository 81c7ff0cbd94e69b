import { INTENTS, type Intent } from '../../shared/domain/intents.ts';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { findPack } from '../language/pack/packs.ts';
import { embedEach } from './embed-each.ts';
import { BATCH, type Embed } from './embedder.ts';
import { cosine, type KeptVector, packVector, unpackVector } from './vectors.ts';

/** Topics that guests of every house ask about, each unlike the others. */
const MATTERS: readonly Intent[] = [
  'check_in_time',
  'late_check_out',
  'luggage_storage',
  'booking_cancel',
  'payment',
  'wifi',
  'parking',
  'breakfast',
  'pool',
  'spa',
  'laundry',
  'smoking',
  'pets',
  'airport_transfer',
  'wake_up_call',
  'lost_and_found',
];
/** The number of lines of the fallback language per topic, and the number tried in each language. */
const LINES_KNOWN = 3;
const LINES_ASKED = 2;
/** A model that finds a smaller share in a language is not used for it; from this share on its trust grows to 1. */
const FOUND_MIN = 0.8;
const FOUND_FULL = 1;
const ONE_MATTER = /^\w+:(\w+)$/;

/** How often the model found the same topic in the fallback language, in the trial of one language. */
export interface Trial {
  found: number;
  asked: number;
}

/** How far a model is trusted in a tried language, 0 to 1. */
export function trustOf({ found, asked }: Trial): number {
  if (asked === 0) return 0;
  return Math.max(0, Math.min(1, (found / asked - FOUND_MIN) / (FOUND_FULL - FOUND_MIN)));
}

/**
 * Tries a model in languages: typical lines of known topics must be nearest to lines of the same topic in the fallback
 * language. Distances of different models are not comparable, but the order of lines is. Yields each language when it is
 * done; rejects with `EmbeddingError` if the model fails.
 */
export async function* tryLanguages(
  embed: Embed,
  languages: readonly string[],
  signal: () => AbortSignal,
): AsyncGenerator<Trial & { language: string }> {
  const known = MATTERS.flatMap((matter) => linesAbout(FALLBACK_LANGUAGE, matter, LINES_KNOWN));
  const knownVectors: { matter: Intent; vector: KeptVector }[] = [];
  for (let from = 0; from < known.length; from += BATCH) {
    const part = known.slice(from, from + BATCH);
    const vectors = await embedEach(
      embed,
      part.map(({ text }) => text),
      'text',
      signal,
    );
    for (const [place, vector] of vectors.entries()) {
      const matter = part[place]?.matter;
      if (vector !== null && matter !== undefined)
        knownVectors.push({ matter, vector: unpackVector(packVector(vector)) });
    }
  }
  const usedTexts = new Set(known.map(({ text }) => text));
  for (const language of languages) {
    const lines = MATTERS.flatMap((matter) =>
      linesAbout(language, matter, LINES_KNOWN + LINES_ASKED)
        .filter(({ text }) => !usedTexts.has(text))
        .slice(0, LINES_ASKED),
    );
    const questionVectors = await embedEach(
      embed,
      lines.map(({ text }) => text),
      'question',
      signal,
    );
    const found = questionVectors.filter((vector, index) => {
      if (vector === null) return false;
      const nearness = knownVectors.map((other) => cosine(vector, other.vector));
      return knownVectors[nearness.indexOf(Math.max(...nearness))]?.matter === lines[index]?.matter;
    });
    yield { language, found: found.length, asked: lines.length };
  }
}

/** Lines with one clause that guests write about a topic. */
function linesAbout(language: string, matter: Intent, most: number): { matter: Intent; text: string }[] {
  return linesOf(language)
    .filter((line) => line.matter === matter)
    .slice(0, most);
}

/** The lines of the last language, cached because they are needed once per topic and are large. */
let last: { language: string; lines: { matter: Intent; text: string }[] } = { language: '', lines: [] };

function linesOf(language: string): typeof last.lines {
  if (last.language === language) return last.lines;
  const lines = (findPack(language)?.sentences ?? []).flatMap(({ frames, text }) => {
    const matter = INTENTS.find((one) => one === ONE_MATTER.exec(frames)?.[1]);
    return matter === undefined || !MATTERS.includes(matter) ? [] : [{ matter, text }];
  });
  last = { language, lines };
  return lines;
}
