import { recordOf } from '../../../shared/domain/record-of.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';
import { PER } from './terms.ts';
import { type FactWords, ROLES, wordsFor } from './words.ts';

const LETTERS_MIN = 3;
const SSID = 'ssid, wifi name, wlan';
const plain = new Map<string, FactWords>();

/** By which words the values of a language's texts are found: its own, or, of a new one whose words nobody has written, its grammar's. */
export function markingWords(language: string): FactWords {
  const own = wordsFor(language);
  if (own !== null) return own;
  const known = plain.get(language);
  if (known !== undefined) return known;
  const made = wordsOfGrammar(languageFor(language).pack);
  plain.set(language, made);
  return made;
}

/** Has the language words of its own, "from" and "until" among them? */
export function isWritten(language: string): boolean {
  return wordsFor(language) !== null;
}

/**
 * What a grammar holds beside figures and signs. Nothing is known by it of what denies or excepts: no sentence can be read in
 * full.
 */
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

/** Words of some length, and no bare beginnings. */
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
