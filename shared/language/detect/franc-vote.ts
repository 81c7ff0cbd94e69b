import { francAll } from 'franc';
import { data } from 'franc/data.js';
import type { LanguageCode } from '../languages.ts';
import type { Vote } from './detector.ts';
import { leadOf } from './scores.ts';
import { SCRIPT_LANGUAGES, type Script } from './script.ts';

/** Our languages by franc's codes. */
export const FRANC_CODES: Readonly<Record<string, LanguageCode>> = {
  ...{
    arb: 'ar',
    bul: 'bg',
    ben: 'bn',
    cat: 'ca',
    ces: 'cs',
    dan: 'da',
    deu: 'de',
    ell: 'el',
    eng: 'en',
    spa: 'es',
    ekk: 'et',
    pes: 'fa',
  },
  ...{
    fin: 'fi',
    tgl: 'fil',
    fra: 'fr',
    heb: 'he',
    hin: 'hi',
    hrv: 'hr',
    hun: 'hu',
    ind: 'id',
    isl: 'is',
    ita: 'it',
    jpn: 'ja',
    kat: 'ka',
  },
  ...{
    kor: 'ko',
    lit: 'lt',
    lvs: 'lv',
    zlm: 'ms',
    nob: 'nb',
    nld: 'nl',
    pol: 'pl',
    por: 'pt',
    ron: 'ro',
    rus: 'ru',
    slk: 'sk',
    slv: 'sl',
  },
  ...{ srp: 'sr', swe: 'sv', tha: 'th', tur: 'tr', ukr: 'uk', urd: 'ur', vie: 'vi', cmn: 'zh-Hans' },
};

const ONLY = Object.keys(FRANC_CODES);
/** franc is unreliable for shorter texts. */
const CHARS_MIN = 20;
const CHARS_MAX = 200;
/** Score per unit of distance on franc's scale; fitted on the development half. */
const FRANC_WEIGHT = 2;

/** If the leader is ahead by more than this, franc is skipped: it could hardly change the result. */
const DOUBT_MAX = 2.5;

/** franc's names of scripts shared by several of our languages. */
const FRANC_SCRIPTS: Partial<Record<Script, string>> = { Latn: 'Latin', Cyrl: 'Cyrillic', Arab: 'Arabic' };
/** Distance added for a trigram that is not among a language's 300; franc's own constant. */
const MISSING = 300;

/** franc's data for one script. Languages are indices into SCRIPT_LANGUAGES. */
interface Trigrams {
  /** Languages known to franc. */
  languages: readonly number[];
  /** For each trigram the languages and ranks: index, rank, index, rank … */
  ranks: ReadonlyMap<string, readonly number[]>;
}

const trigramsOf = new Map<Script, Trigrams>();
for (const [script, name] of Object.entries(FRANC_SCRIPTS) as [Script, string][])
  trigramsOf.set(script, readTrigrams(SCRIPT_LANGUAGES[script], data[name] ?? {}));

function readTrigrams(languages: readonly LanguageCode[], models: Readonly<Record<string, string>>): Trigrams {
  const indices: number[] = [];
  const ranks = new Map<string, number[]>();
  for (const [name, model] of Object.entries(models)) {
    const code = FRANC_CODES[name];
    const index = code === undefined ? -1 : languages.indexOf(code);
    if (index < 0) continue;
    indices.push(index);
    for (const [rank, trigram] of model.split('|').entries()) {
      const list = ranks.get(trigram) ?? [];
      list.push(index, rank);
      ranks.set(trigram, list);
    }
  }
  return { languages: indices, ranks };
}

/**
 * franc's vote, limited to our languages. Its tables are 110 kB, so it runs only on the server. This reads franc's tables for all
 * languages at once, with the same result, because `francAll` takes ten times as long as all other votes.
 */
export const voteByFranc: Vote = (text, script, scores) => {
  if (text.length < CHARS_MIN || leadOf(scores) > DOUBT_MAX) return;
  const start = text.slice(0, CHARS_MAX);
  const trigrams = trigramsOf.get(script);
  if (trigrams === undefined) return addRanking(start, script, scores);
  const counts = countTrigrams(start);
  const distances = new Float64Array(scores.length).fill(MISSING * counts.size);
  for (const [trigram, count] of counts) {
    const ranked = trigrams.ranks.get(trigram) ?? [];
    for (let i = 0; i < ranked.length; i += 2) {
      const index = ranked[i] ?? 0;
      distances[index] = (distances[index] ?? 0) + Math.abs(count - (ranked[i + 1] ?? 0) - 1) - MISSING;
    }
  }
  const least = Math.min(...distances);
  const scale = start.length * MISSING - least;
  for (const index of trigrams.languages) {
    const closeness = 1 - ((distances[index] ?? 0) - least) / scale || 0;
    scores[index] = (scores[index] ?? 0) + closeness * FRANC_WEIGHT;
  }
};

/** Counts trigrams as franc does: marks and digits become spaces, with one space at each end. */
function countTrigrams(text: string): Map<string, number> {
  const clean = ` ${text
    .replace(/[!-@]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()} `;
  const counts = new Map<string, number>();
  for (let i = 0; i + 3 <= clean.length; i++) {
    const trigram = clean.slice(i, i + 3);
    counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  }
  return counts;
}

/** Uses franc itself for Han, where it only looks at the script. */
function addRanking(text: string, script: Script, scores: Float64Array): void {
  for (const [name, closeness] of francAll(text, { only: ONLY })) {
    const code = FRANC_CODES[name];
    const index = code === undefined ? -1 : SCRIPT_LANGUAGES[script].indexOf(code);
    if (index >= 0) scores[index] = (scores[index] ?? 0) + closeness * FRANC_WEIGHT;
  }
}
