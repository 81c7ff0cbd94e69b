import { francAll } from 'franc';
import type { LanguageCode } from '../languages.ts';
import type { Vote } from './detector.ts';
import { SCRIPT_LANGUAGES } from './script.ts';

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

/** Where the others lead by more than this, franc (slower than all of them) is not asked. */
const DOUBT_MAX = 2.5;

/** franc's voice, restricted to our languages. Its tables are 110 kB in a browser, so it votes on the server only. */
export const voteByFranc: Vote = (text, script, scores) => {
  if (text.length < CHARS_MIN || lead(scores) > DOUBT_MAX) return;
  const languages = SCRIPT_LANGUAGES[script];
  for (const [name, closeness] of francAll(text.slice(0, CHARS_MAX), { only: ONLY })) {
    const code = FRANC_CODES[name];
    const index = code === undefined ? -1 : languages.indexOf(code);
    if (index >= 0) scores[index] = (scores[index] ?? 0) + closeness * FRANC_WEIGHT;
  }
};

/** How far the best score is ahead of the next. */
function lead(scores: Float64Array): number {
  const [best = 0, next = 0] = scores.toSorted().reverse();
  return best - next;
}
