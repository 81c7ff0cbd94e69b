import type { LanguageCode } from '../languages.ts';
import { SCRIPT_LANGUAGES, type Script } from './script.ts';

/**
 * Letters that only one of our languages uses. Names can contain foreign letters, so these count much but do not decide alone.
 */
const PECULIAR: Partial<Record<LanguageCode, string>> = {
  ...{
    de: 'ß',
    hu: 'őű',
    tr: 'ğı',
    cs: 'řůě',
    sk: 'ľĺŕ',
    pl: 'łńśź',
    ro: 'țș',
    lv: 'ģķļņā',
    lt: 'ųėį',
    is: 'ðþ',
    fr: 'œ',
  },
  ...{ vi: 'ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ', ca: 'ŀ' },
  ...{ ru: 'ыэё', uk: 'іїєґ', sr: 'ђћљњџј', ur: 'ٹڈڑںےہھ', ar: 'ةىيك' },
};
/** Score added per such letter. */
const LETTER_WEIGHT = 1.5;
const LETTERS_MAX = 2;

/** Inverted marks, used only by Spanish. Log odds. */
const SPANISH_MARKS = /[¿¡]/;
const MARK_WEIGHT = 3;

const owners = new Map<string, LanguageCode>();
for (const [code, letters] of Object.entries(PECULIAR) as [LanguageCode, string][])
  for (const letter of letters) owners.set(letter, code);

/** Adds scores for letters. `words` are in lower case. */
export function addLetterScores(words: readonly string[], script: Script, scores: Float64Array): void {
  const found = new Set<string>();
  for (const word of words) for (const letter of word) if (owners.has(letter)) found.add(letter);
  const counts = new Map<LanguageCode, number>();
  for (const letter of found) {
    const code = owners.get(letter);
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  for (const [code, count] of counts) {
    const index = SCRIPT_LANGUAGES[script].indexOf(code);
    if (index >= 0) scores[index] = (scores[index] ?? 0) + LETTER_WEIGHT * Math.min(count, LETTERS_MAX);
  }
}

/** Adds scores (log odds) for punctuation marks. */
export function addMarkScores(text: string, script: Script, scores: Float64Array): void {
  if (script !== 'Latn' || !SPANISH_MARKS.test(text)) return;
  const spanish = SCRIPT_LANGUAGES[script].indexOf('es');
  scores[spanish] = (scores[spanish] ?? 0) + MARK_WEIGHT;
}
