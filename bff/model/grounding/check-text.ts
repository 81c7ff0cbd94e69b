import { passesLuhn } from '../../../shared/domain/text/private-numbers.ts';
import { detect } from '../../../shared/language/detect/server.ts';
import { toNarrow } from './facts.ts';

/** What is wrong with a whole text, as a code for records. */
export type TextFault = 'leak' | 'markup' | 'secret' | 'language' | 'length';

export const REPLY_LETTERS_MAX = 1_200;
/** Fewer letters say too little of their language. */
const LANGUAGE_LETTERS_MIN = 24;
const LANGUAGE_SURE = 0.6;
/** So many letters of the rules in a row are no coincidence. */
const RULE_LETTERS_MAX = 40;

const CAPITALISED = /\p{Lu}[\p{L}\p{M}'’-]+/gu;
const NOTHING: ReadonlySet<string> = new Set();
const MARKUP = /[<>`{}[\]【】]|\*\*|__|^#{1,6}\s|https?:\/\/\S*@|javascript:|data:\w+\//imu;
/** Characters that make a text look like another one. */
const HIDDEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;
const SECRET =
  /\b(?:sck|sk|pk|rk|ghp|gho|xox[abp]|AKIA|AIza)[_-]?[A-Za-z0-9_-]{12,}|\beyJ[\w-]{8,}\.|-----BEGIN|\bBearer\s+\S{12,}|\b[0-9a-f]{32,}\b|(?:cnv|prp|gst|rsv|usr|msg|acc|key)_[0-9A-HJKMNP-TV-Z]{10,}/u;
const CARD = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/gu;

/** What no reply may hold, whatever its sources: looked for each time a sentence is about to be let out. */
export function checkText(text: string, { canary, rules }: { canary: string; rules: string }): TextFault | null {
  if (text.length > REPLY_LETTERS_MAX) return 'length';
  const away = givesAway(text, { canary, rules });
  if (away === 'leak') return away;
  if (MARKUP.test(text) || HIDDEN.test(text)) return 'markup';
  return away;
}

/** Does a text tell what nobody outside may read: the call's own words, keys, ids, card numbers? */
export function givesAway(
  text: string,
  { canary, rules }: { canary: string; rules: string },
): 'leak' | 'secret' | null {
  if (leaks(text, canary, rules)) return 'leak';
  return SECRET.test(text) || (toNarrow(text).match(CARD) ?? []).some(isCardNumber) ? 'secret' : null;
}

/**
 * Is the text in this language, as far as its letters tell? Null: too short to tell. `names`: words of the hotel's own, which are the
 * same in every language.
 */
export function isInLanguage(whole: string, language: string, names: ReadonlySet<string> = NOTHING): boolean | null {
  const text = names.size === 0 ? whole : whole.replace(CAPITALISED, (word) => (names.has(word) ? '' : word));
  if (text.replace(/[^\p{L}]/gu, '').length < lettersFor(text)) return null;
  const guess = detect(text, { conversation: language }); // close neighbours count as the one that is expected
  return guess.code === language || guess.source !== 'text' || guess.confidence < LANGUAGE_SURE;
}

/** The capitalised words of texts in other languages: names that a reply takes over as they are. */
export function foreignNames(
  texts: readonly { text: string; language: string }[],
  language: string,
): ReadonlySet<string> {
  const theirs = texts.filter((one) => one.language !== language);
  return new Set(theirs.flatMap(({ text }) => text.match(CAPITALISED) ?? []));
}

/** A letter of these scripts says as much as a word of ours. */
function lettersFor(text: string): number {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text)
    ? LANGUAGE_LETTERS_MIN / 4
    : LANGUAGE_LETTERS_MIN;
}

/** The call's secret, forwards or backwards and with anything between its letters, or a stretch of the rules. */
function leaks(text: string, canary: string, rules: string): boolean {
  const bare = toBare(text);
  const mark = toBare(canary);
  if (bare.includes(mark) || bare.includes([...mark].toReversed().join(''))) return true;
  const known = toBare(rules);
  for (let start = 0; start + RULE_LETTERS_MAX <= bare.length; start++) {
    if (known.includes(bare.slice(start, start + RULE_LETTERS_MAX))) return true;
  }
  return false;
}

function toBare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
}

/** The check digit of payment cards (ISO/IEC 7812-1, annex B). */
function isCardNumber(written: string): boolean {
  return passesLuhn([...written.replace(/\D/g, '')]);
}
