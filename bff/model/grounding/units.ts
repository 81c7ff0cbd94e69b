import type { Concept } from '../../language/concepts.ts';
import { fold, isUnspaced } from '../../language/fold.ts';
import { languageFor } from '../../language/registry.ts';
import type { WordClass } from './words/find-words.ts';

/** What Intl names in every language. */
const MEASURED = ['minute', 'hour', 'day', 'week', 'month', 'year', 'kilometer', 'meter', 'percent'] as const;
export type Unit = (typeof MEASURED)[number] | 'kwh' | 'kw' | 'night' | 'person' | 'child' | 'room' | 'whole_stay';

/** A unit and the letters it stands on. */
export interface FoundUnit {
  is: Unit;
  start: number;
  end: number;
}

/** A figure and where it stands; `free` is one as well: it is a price. */
export interface Figure {
  kind: 'sum' | 'time' | 'number';
  value: string;
  /** What it counts, or for how long, how much or how many a sum is. */
  units: ReadonlySet<Unit>;
  start: number;
  end: number;
}

/** Concepts and words of the tables that a price may be for. */
const NAMED = new Map<Concept | WordClass, Unit>([
  ...([
    ['night', 'night'],
    ['person', 'person'],
    ['child', 'child'],
    ['baby', 'child'],
    ['room', 'room'],
    ['each_person', 'person'],
    ['whole_stay', 'whole_stay'],
  ] as const),
]);
/** Signs that many languages share. Of power and energy Intl has no names. */
const SIGNS: [Unit, RegExp][] = [
  ['kwh', /kw[\s·⋅]?h(?!\p{L})|квт[\s·⋅-]*ч\p{L}*|千瓦[时時]|キロワット時|킬로와트시|كيلوواط ساعه/gu],
  ['kw', /kw(?![\s·⋅]?h(?!\p{L}))(?!\p{L})|квт(?![\s·⋅-]*ч)|千瓦(?![时時])|キロワット(?!時)|킬로와트(?!시)/gu],
  ['percent', /[%٪]/gu],
];
/** Forms Intl does not give: cases, adverbs, other words and another script, as "unit: words" between slashes. */
const MORE_NAMES: Record<string, string> = {
  ar: 'day: اليوم يوميا / week: الاسبوع اسبوعيا / hour: الساعه / month: الشهر شهريا / minute: الدقيقه',
  bg: 'day: деня дневно / week: седмично / hour: часа / month: месечно',
  bn: 'day: দিনে / week: সপ্তাহে / hour: ঘণ্টায় / month: মাসে',
  cs: 'day: denně / week: týdně / hour: hodinu hodinově / month: měsíčně / year: roky roku',
  da: 'day: dagen døgn døgnet / week: ugen ugentlig / month: måneden',
  de: 'day: tages tagen / week: wöchentlich / month: monatlich / hour: stündlich',
  el: 'day: μερα μερες ημερησιως / week: εβδομαδιαιως / month: μηνα μηνιαιως / year: χρονια ετων',
  et: 'day: päev päeva päevas päevad / week: nädalas / hour: tunnis / month: kuus kuud kuu',
  fa: 'day: روزانه / week: هفتگی / month: ماهانه ماه',
  fi: 'day: päivässä päivältä vuorokausi vuorokaudessa / week: viikossa viikolta / hour: tunnissa tunnilta / month: kuukaudessa',
  fr: 'year: année années / day: journée',
  he: 'day: ליום / week: לשבוע / hour: לשעה / month: לחודש / minute: לדקה דקות',
  hi: 'day: दिनों / week: हफ्ते हफ़्ते सप्ताहों / month: महीने माह',
  hr: 'day: dnevno / week: tjedno tjedan / month: mjesečno',
  hu: 'day: naponta napi / week: hetente heti / hour: óránként / month: havonta havi',
  is: 'day: dag degi / week: viku / hour: klst tíma tímann / month: mánuði',
  ja: 'week: 週',
  ko: 'day: 하루 / week: 주일 / month: 달 / hour: 시간당',
  lt: 'day: dieną parą / week: savaitę / hour: valandą / month: mėnesį',
  lv: 'day: dienā dienu / week: nedēļā / hour: stundā / month: mēnesī',
  nb: 'day: dag dager dagen døgnet / week: uken uka / month: måneden',
  nl: 'day: dags / month: maandelijks',
  pl: 'day: dziennie doba dobę / week: tygodniowo / hour: godzinę / month: miesięcznie',
  ru: 'day: сутки / week: неделю / month: мес',
  sk: 'day: denne / week: týždenne / hour: hodinu / month: mesačne',
  sl: 'day: dnevno / week: tedensko / hour: uro / month: mesečno',
  sr: 'day: dan dana dnevno / week: nedelja nedelju nedeljno / hour: sat sata sati / month: mesec meseca mesečno / minute: minut minuta minuta / year: godina godine / kilometer: kilometar kilometara / meter: metar metara',
  sv: 'day: dag dagar dagen dygnet / week: veckan / hour: timma / month: månaden',
  tr: 'day: günlük günde / week: haftalık haftada / hour: saatlik saatte / month: aylık ayda / minute: dakikada',
  uk: 'day: добу / week: тижня / month: місяць',
  'zh-Hans': 'day: 日 / week: 星期 / hour: 钟头',
  'zh-Hant': 'day: 日 / week: 星期 / hour: 鐘頭',
};
const COUNTS = [1, 2, 3, 5, 20, 1.5];
const WORD = /[\p{L}\p{M}]+/gu;
/** A compound ends as its unit does, "Gehminuten", if that has so many letters. */
const ENDING_LETTERS_MIN = 5;
/** Between figures and words nothing stands in these languages. */
const JOINED: ReadonlySet<string> = new Set(['ko']);

interface Names {
  words: ReadonlyMap<string, Unit>;
  stems: ReadonlyMap<string, Unit>;
  /** For scripts without spaces, and languages that join a word to its figure. */
  joined: RegExp;
}
const names = new Map<string, Names>();

/** Looks for units in a folded text of this language; `named`: its concepts and words of the tables. */
export function findUnits(
  folded: string,
  language: string,
  named: readonly { is: Concept | WordClass; start: number; end: number }[],
): FoundUnit[] {
  const known = names.get(language) ?? readNames(language);
  names.set(language, known);
  const found: FoundUnit[] = named.flatMap(({ is, start, end }) => {
    const unit = NAMED.get(is);
    // "Per" alone is read as a person where the packs shorten the word.
    return unit === undefined || folded.slice(start, end) === 'per' ? [] : [{ is: unit, start, end }];
  });
  for (const [is, sign] of SIGNS)
    for (const { 0: written, index } of folded.matchAll(sign))
      found.push({ is, start: index, end: index + written.length });
  if (isUnspaced(language) || JOINED.has(language)) {
    for (const { 0: written, index } of folded.matchAll(known.joined)) {
      const is = known.words.get(written.replace(/\s/gu, ''));
      if (is !== undefined) found.push({ is, start: index, end: index + written.length });
    }
  } else {
    const { stemmer } = languageFor(language).lexicon;
    let before = '';
    for (const { 0: word, index } of folded.matchAll(WORD)) {
      const pair = known.words.get(before + word); // written apart: "کلو میٹر"
      before = word;
      const is = pair ?? known.words.get(word) ?? known.stems.get(stemmer.stem(word)) ?? endingOf(word, known.words);
      if (is === undefined) continue;
      // "Anys" are years before they are a child's.
      for (let at = found.length - 1; at >= 0; at--) if (found[at]?.start === index) found.splice(at, 1);
      found.push({ is, start: index, end: index + word.length });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function endingOf(word: string, words: Names['words']): Unit | undefined {
  for (let start = 1; start <= word.length - ENDING_LETTERS_MIN; start++) {
    const unit = words.get(word.slice(start));
    if (unit !== undefined) return unit;
  }
  return undefined;
}

function readNames(language: string): Names {
  const words = new Map<string, Unit>([
    ['km', 'kilometer'],
    ['m', 'meter'],
    ['min', 'minute'],
  ]);
  for (const unit of MEASURED) {
    for (const unitDisplay of ['long', 'short'] as const) {
      if (unitDisplay === 'short' && unit === 'hour') continue; // "7 h" is a time of day as well
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, numberingSystem: 'latn' });
      for (const count of COUNTS) {
        const parts = format.formatToParts(count).filter(({ type }) => type === 'unit' || type === 'literal');
        const name = fold(parts.map(({ value }) => value).join('')).replace(/[^\p{L}\p{M}]/gu, '');
        if (name !== '' && !words.has(name)) words.set(name, unit);
      }
    }
  }
  for (const entry of (MORE_NAMES[language] ?? '').split(' / ')) {
    const [unit, forms = ''] = entry.split(': ');
    const measured = MEASURED.find((one) => one === unit);
    if (measured !== undefined) for (const form of forms.split(' ')) words.set(fold(form), measured);
  }
  const { stemmer } = languageFor(language).lexicon;
  const stems = new Map<string, Unit>();
  for (const [word, unit] of words) if (word.length > 3) stems.set(stemmer.stem(word), unit);
  const longest = [...words.keys()].toSorted((a, b) => b.length - a.length).map((name) => [...name].join('\\s?'));
  // Thai units are long enough to be told anywhere; a 日 or 分 counts only behind a figure, "each" or "a".
  const behind = language === 'th' ? '' : '(?<=[\\d每毎一半數数]\\s?|\\d個?)';
  const alone = language === 'ko' ? '하루|' : ''; // a day, of which there is one
  return { words, stems, joined: new RegExp(`${alone}${behind}(?:${longest.join('|')})`, 'gu') };
}
