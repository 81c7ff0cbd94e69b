import type { LanguageCode } from '../languages.ts';

/** Scripts of our languages. Each model is for one script; a script with one language decides at once. */
export type Script =
  | 'Latn'
  | 'Cyrl'
  | 'Arab'
  | 'Hani'
  | 'Thai'
  | 'Hang'
  | 'Kana'
  | 'Grek'
  | 'Hebr'
  | 'Deva'
  | 'Beng'
  | 'Geor';

/** Languages per script, similar ones adjacent: the order of the classes in the trained weights. */
export const SCRIPT_LANGUAGES: Record<Script, readonly LanguageCode[]> = {
  Latn: [
    ...(['fil', 'id', 'ms', 'vi', 'tr', 'hu', 'et', 'fi', 'lt', 'lv', 'pl', 'cs', 'sk', 'sl', 'hr', 'sr'] as const),
    ...(['is', 'sv', 'da', 'nb', 'nl', 'de', 'en', 'fr', 'ca', 'es', 'pt', 'it', 'ro'] as const),
  ],
  Cyrl: ['bg', 'ru', 'sr', 'uk'],
  Arab: ['ar', 'fa', 'ur'],
  Hani: ['zh-Hans', 'zh-Hant', 'ja'],
  Thai: ['th'],
  Hang: ['ko'],
  Kana: ['ja'],
  Grek: ['el'],
  Hebr: ['he'],
  Deva: ['hi'],
  Beng: ['bn'],
  Geor: ['ka'],
};

/** First and last UTF-16 unit per script, ascending. Characters outside the basic plane are rare and skipped. */
const RANGES: readonly (readonly [from: number, to: number, script: Script])[] = [
  [0x41, 0x5a, 'Latn'],
  [0x61, 0x7a, 'Latn'],
  [0xc0, 0x24f, 'Latn'],
  [0x370, 0x3ff, 'Grek'],
  [0x400, 0x52f, 'Cyrl'],
  [0x590, 0x5ff, 'Hebr'],
  [0x620, 0x64a, 'Arab'],
  [0x66e, 0x6ef, 'Arab'],
  [0x750, 0x77f, 'Arab'],
  [0x900, 0x97f, 'Deva'],
  [0x980, 0x9ff, 'Beng'],
  [0xe00, 0xe7f, 'Thai'],
  [0x10a0, 0x10ff, 'Geor'],
  [0x1100, 0x11ff, 'Hang'],
  [0x1e00, 0x1eff, 'Latn'],
  [0x1f00, 0x1fff, 'Grek'],
  [0x3041, 0x30ff, 'Kana'],
  [0x3130, 0x318f, 'Hang'],
  [0x3400, 0x9fff, 'Hani'],
  [0xac00, 0xd7af, 'Hang'],
  [0xf900, 0xfaff, 'Hani'],
  [0xfb50, 0xfdff, 'Arab'],
  [0xfe70, 0xfeff, 'Arab'],
  [0xff66, 0xff9d, 'Kana'],
];

/** Latin words such as "wifi" occur in all languages, so a letter of another script counts three times. */
const FOREIGN_WEIGHT = 3;
const ASCII_END = 0x80;

/** The script of most letters, or null if there is none we know. */
export function findScript(text: string): Script | null {
  const counts = new Map<Script, number>();
  let plain = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < ASCII_END) {
      if (isPlainLetter(unit)) plain++;
      continue;
    }
    const script = scriptOf(unit);
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + (script === 'Latn' ? 1 : FOREIGN_WEIGHT));
  }
  if (plain > 0) counts.set('Latn', (counts.get('Latn') ?? 0) + plain);
  // Japanese mixes Han and kana, and Chinese has no kana: one fifth is enough.
  const kana = counts.get('Kana') ?? 0;
  const han = counts.get('Hani') ?? 0;
  if (kana > 0) {
    counts.set(kana * 5 >= han ? 'Kana' : 'Hani', kana + han);
    counts.delete(kana * 5 >= han ? 'Hani' : 'Kana');
  }
  let best: Script | null = null;
  for (const [script, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = script;
  return best;
}

function isPlainLetter(unit: number): boolean {
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function scriptOf(unit: number): Script | null {
  if (unit === 0xd7 || unit === 0xf7) return null; // × and ÷ are in the range of letters
  let low = 0;
  let high = RANGES.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = RANGES[middle];
    if (range === undefined) return null;
    if (unit < range[0]) high = middle - 1;
    else if (unit > range[1]) low = middle + 1;
    else return range[2];
  }
  return null;
}
