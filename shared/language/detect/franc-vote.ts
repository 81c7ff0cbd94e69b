import { francAll } from 'franc';
import { data } from 'franc/data.js';
import type { LanguageCode } from '../languages.ts';
import type { Vote } from './detector.ts';
import { leadOf } from './scores.ts';
import { SCRIPT_LANGUAGES, type Script } from './script.ts';

/** Our languages by the names franc has for them. */
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
/** franc knows too little of shorter texts to be asked. */
const CHARS_MIN = 20;
const CHARS_MAX = 200;
/** What a distance of one between two languages (the whole of franc's scale) adds to the score; fitted on the development half. */
const FRANC_WEIGHT = 2;

/** Where the others lead by more than this, franc's voice could hardly change who is first. */
const DOUBT_MAX = 2.5;

/** franc's name of a writing that several of our languages share, and whose trigrams it knows. */
const FRANC_SCRIPTS: Partial<Record<Script, string>> = { Latn: 'Latin', Cyrl: 'Cyrillic', Arab: 'Arabic' };
/** What a trigram adds to a text's distance from a language that does not have it among its 300; franc's own constant. */
const MISSING = 300;

/** What franc knows of a writing. Languages are named by their places in SCRIPT_LANGUAGES. */
interface Trigrams {
  /** Those that franc knows. */
  languages: readonly number[];
  /** Which of them have a trigram, and at which rank: place, rank, place … */
  ranks: ReadonlyMap<string, readonly number[]>;
}

const trigramsOf = new Map<Script, Trigrams>();
for (const [script, name] of Object.entries(FRANC_SCRIPTS) as [Script, string][])
  trigramsOf.set(script, readTrigrams(SCRIPT_LANGUAGES[script], data[name] ?? {}));

function readTrigrams(languages: readonly LanguageCode[], models: Readonly<Record<string, string>>): Trigrams {
  const known: number[] = [];
  const ranks = new Map<string, number[]>();
  for (const [name, model] of Object.entries(models)) {
    const code = FRANC_CODES[name];
    const place = code === undefined ? -1 : languages.indexOf(code);
    if (place < 0) continue;
    known.push(place);
    for (const [rank, trigram] of model.split('|').entries()) {
      const list = ranks.get(trigram) ?? [];
      list.push(place, rank);
      ranks.set(trigram, list);
    }
  }
  return { languages: known, ranks };
}

/**
 * franc's voice, restricted to our languages. Its tables are 110 kB in a browser, so it votes on the server only. They are
 * read here as franc reads them, with the same outcome, but for all languages at once: its own `francAll` takes ten
 * times as long as all other votes.
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
      const place = ranked[i] ?? 0;
      distances[place] = (distances[place] ?? 0) + Math.abs(count - (ranked[i + 1] ?? 0) - 1) - MISSING;
    }
  }
  const least = Math.min(...distances);
  const scale = start.length * MISSING - least;
  for (const place of trigrams.languages) {
    const closeness = 1 - ((distances[place] ?? 0) - least) / scale || 0;
    scores[place] = (scores[place] ?? 0) + closeness * FRANC_WEIGHT;
  }
};

/** How often each trigram stands in a text, cut as franc cuts it: marks and digits are spaces, one space around the whole. */
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

/** What franc itself says: for Han, where it looks at the writing alone. */
function addRanking(text: string, script: Script, scores: Float64Array): void {
  for (const [name, closeness] of francAll(text, { only: ONLY })) {
    const code = FRANC_CODES[name];
    const index = code === undefined ? -1 : SCRIPT_LANGUAGES[script].indexOf(code);
    if (index >= 0) scores[index] = (scores[index] ?? 0) + closeness * FRANC_WEIGHT;
  }
}
