import { passesLuhn } from '../../../shared/domain/text/private-numbers.ts';
import { detect } from '../../../shared/language/detect/server.ts';
import { toNarrow } from './facts.ts';

/** The fault of a whole text, as a code for records. */
export type TextFault = 'leak' | 'markup' | 'secret' | 'language' | 'length';

export const REPLY_LETTERS_MAX = 1_200;
/** The smallest number of letters from which the language can be detected. */
const LANGUAGE_LETTERS_MIN = 24;
const LANGUAGE_SURE = 0.6;
/** The number of consecutive letters of the rules from which a match counts as a leak. */
const RULE_LETTERS_MAX = 40;

const CAPITALISED = /\p{Lu}[\p{L}\p{M}'’-]+/gu;
const NOTHING: ReadonlySet<string> = new Set();
const MARKUP = /[<>`{}[\]【】]|\*\*|__|^#{1,6}\s|https?:\/\/\S*@|javascript:|data:\w+\//imu;
/** Invisible characters that make a text look like a different text. */
const HIDDEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;
const SECRET =
  /\b(?:sck|sk|pk|rk|ghp|gho|xox[abp]|AKIA|AIza)[_-]?[A-Za-z0-9_-]{12,}|\beyJ[\w-]{8,}\.|-----BEGIN|\bBearer\s+\S{12,}|\b[0-9a-f]{32,}\b|(?:cnv|prp|gst|rsv|usr|msg|acc|key)_[0-9A-HJKMNP-TV-Z]{10,}/u;
const CARD = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/gu;

/** Finds content that no reply may contain, whatever its sources. The check runs before each sentence is shown. */
export function checkText(text: string, { canary, rules }: { canary: string; rules: string }): TextFault | null {
  if (text.length > REPLY_LETTERS_MAX) return 'length';
  const disclosure = findDisclosure(text, { canary, rules });
  if (disclosure === 'leak') return disclosure;
  if (MARKUP.test(text) || HIDDEN.test(text)) return 'markup';
  return disclosure;
}

/** Finds confidential content: the prompt's own text (`leak`), or keys, ids and card numbers (`secret`); null: none. */
export function findDisclosure(
  text: string,
  { canary, rules }: { canary: string; rules: string },
): 'leak' | 'secret' | null {
  if (leaks(text, canary, rules)) return 'leak';
  return SECRET.test(text) || (toNarrow(text).match(CARD) ?? []).some(isCardNumber) ? 'secret' : null;
}

/**
 * Whether the text is in this language; null: the text is too short to detect its language. `names`: the hotel's own names, which
 * are the same in every language.
 */
export function isInLanguage(whole: string, language: string, names: ReadonlySet<string> = NOTHING): boolean | null {
  const text = names.size === 0 ? whole : whole.replace(CAPITALISED, (word) => (names.has(word) ? '' : word));
  if (text.replace(/[^\p{L}]/gu, '').length < minLettersFor(text)) return null;
  const guess = detect(text, { conversation: language }); // closely related languages count as the expected language
  return guess.code === language || guess.source !== 'text' || guess.confidence < LANGUAGE_SURE;
}

/** The capitalised words of texts in other languages: names that a reply may contain unchanged. */
export function foreignNames(
  texts: readonly { text: string; language: string }[],
  language: string,
): ReadonlySet<string> {
  const foreignTexts = texts.filter((one) => one.language !== language);
  return new Set(foreignTexts.flatMap(({ text }) => text.match(CAPITALISED) ?? []));
}

/** The smallest number of letters for a text's script: in these scripts one letter carries as much information as a word. */
function minLettersFor(text: string): number {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text)
    ? LANGUAGE_LETTERS_MIN / 4
    : LANGUAGE_LETTERS_MIN;
}

/** Whether a text contains the call's secret, forwards or backwards and with any characters in between, or a passage of the rules. */
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
