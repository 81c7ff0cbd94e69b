import { recordOf } from '../../../shared/domain/record-of.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';
import { PER } from './terms.ts';
import { type FactWords, ROLES, wordsFor } from './words.ts';

const LETTERS_MIN = 3;
const SSID = 'ssid, wifi name, wlan';
const cache = new Map<string, FactWords>();

/**
 * Returns the words for finding a language's values: its own, or those of its grammar if nobody has written them yet.
 */
export function markingWords(language: string): FactWords {
  const own = wordsFor(language);
  if (own !== null) return own;
  const cached = cache.get(language);
  if (cached !== undefined) return cached;
  const words = wordsOfGrammar(languageFor(language).pack);
  cache.set(language, words);
  return words;
}

/** Whether the language has fact words of its own, such as "from" and "until". */
export function hasFactWords(language: string): boolean {
  return wordsFor(language) !== null;
}

/** Builds fact words from a grammar. They lack denials and exceptions, so no sentence can be read completely. */
export function wordsOfGrammar(pack: LanguagePack): FactWords {
  const { code, durations, functionWords, concepts, joiners } = pack;
  const roles = recordOf(ROLES, () => '');
  const units = recordOf(PER, () => '');
  return {
    language: code as FactWords['language'],
    roles: {
      ...roles,
      free: listPlain(concepts.free ?? ''),
      password: listPlain(concepts.password ?? ''),
      and: joiners,
      per: '/',
      minutes: join(durations.minute, 'min'),
      network: SSID,
      round_clock: '24/7, 24h, 24 h',
      filler: functionWords,
    },
    days: ['', '', '', '', '', '', ''],
    units: { ...units, day: durations.day, hour: join(durations.hour, 'h'), week: durations.week, kwh: 'kwh' },
    rates: {},
    who: {},
    places: {},
    items: {},
    exceptions: {},
  };
}

/** Drops short words and bare beginnings. */
function listPlain(words: string): string {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word.length >= LETTERS_MIN && !/^\d/.test(word))
    .join(', ');
}

function join(...lists: (string | null | undefined)[]): string {
  return lists.filter(Boolean).join(', ');
}
