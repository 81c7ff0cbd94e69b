import { isUnspaced } from '../../../language/lexicon/fold.ts';
import type { Unit } from '../fact.ts';
import { type FactWords, sourceOf } from '../words.ts';
import type { Marking } from './marks.ts';

const DASH = '[-–—~〜～]';
const NUMBER = String.raw`(?<![\d:]|\d[.,])(\d+(?:[.,]\d{1,3})?)`;

/** Signs of units. Latin ones are the same in most languages; those of other scripts stand beside them. */
const UNIT_SIGNS: readonly [Unit, string, number?][] = [
  [
    'kilogram',
    'kgs?|kil[oó](?![mwcb])\\p{L}{0,6}|кг|к[иі]ло(?!м|в)\\p{L}{0,6}|公斤|千克|キロ|킬로(?!미)\\p{L}{0,3}|키로|กก\\.?|กิโลกรัม|كجم|كغ|كيلو|κιλ[άο]|קילו|ק["״]ג|किलो',
  ],
  ['pound', 'lbs|lb|pounds'],
  [
    'kilometer',
    'km|kms|кm|км|公里|キロメートル|กม\\.?|كم|χλμ\\.?|χιλι[όο]μετρ[αο]|킬로미터|kilometri(?:ä|n|m)?|कि\\.?मी\\.?|kilometer|kilometers|kilometre|kilometres',
  ],
  ['mile', 'miles|mile|mi'],
  ['centimeter', 'cm|εκ\\.?|εκατοστ[άα]|센티미터|센티|см|厘米|センチ|ซม\\.?|سم'],
  [
    'meter',
    'm|μ(?!\\.?\\s?μ)\\.?|μ[έε]τρα|미터|m[eé]t|metriä|metrin|metri(?:m|em)|metru|mt|mts|meters|metres|meter|metre|metros|mètres|metri|м|米|公尺|メートル|เมตร|متر|मीटर',
  ],
  ['foot', 'ft|feet'],
];
const NO_UNIT = /^\s?(?:²|³|2|3|\^|bit|(?:w|kwh|kw|a)(?![\p{L}\p{M}]))/u;
/** "1m95", "2 m 10". */
const METERS = /(?<![\d.,])([1-9])\s?m\s?(\d{2})(?![\d.,])/gu;

interface Patterns {
  /** A word for children at the end of the text before. */
  child: RegExp;
  age: RegExp;
  ages: RegExp;
  agesFrom: RegExp;
  agesTo: RegExp;
  ageUnder: RegExp;
  bareAges: RegExp;
  minutes: RegExp;
}
const patternsOf = new Map<string, Patterns>();
const UNITS = UNIT_SIGNS.map(([unit, signs]) => ({
  unit,
  pattern: new RegExp(`${NUMBER}\\s?(?:${signs})(?![\\p{M}\\d²³]|(?<=[a-z])\\p{Script=Latin}|(?<![a-z])\\p{L})`, 'gu'),
}));

/** Marks weights, heights, distances and lengths of time. */
export function markMeasures(marking: Marking, words: FactWords): void {
  for (const { unit, pattern } of UNITS) {
    marking.find(pattern, (match) => {
      const after = marking.plain.slice(match.index + match[0].length);
      return NO_UNIT.test(after) ? null : { kind: 'measure', unit, value: Number((match[1] ?? '').replace(',', '.')) };
    });
  }
  marking.find(METERS, ([, meters, rest]) => ({ kind: 'measure', unit: 'meter', value: Number(`${meters}.${rest}`) }));
  const { minutes } = patternsFor(words);
  marking.find(minutes, ([, number]) => ({ kind: 'measure', unit: 'minute', value: Number(number) }));
}

/** Marks ages: figures with a word for years behind or for age before them, and "under 6", "<6y". */
export function markAges(marking: Marking, words: FactWords): void {
  const { age, ages, agesFrom, agesTo, ageUnder } = patternsFor(words);
  marking.find(ages, ({ groups = {} }) => toAges(groups['a'] ?? groups['c'], groups['b'] ?? groups['d']));
  marking.find(ageUnder, ({ groups = {} }) =>
    toAges(undefined, String(Number(groups['a'] ?? groups['b'] ?? groups['c'] ?? groups['d'] ?? groups['e']) - 1)),
  );
  marking.find(agesFrom, ({ groups = {} }) => toAges(groups['a'] ?? groups['b'], undefined));
  marking.find(agesTo, ({ groups = {} }) => toAges(undefined, groups['a'] ?? groups['b'] ?? groups['c']));
  marking.find(age, ({ groups = {} }) => toAges(groups['a'] ?? groups['b'], groups['a'] ?? groups['b']));
}

/** Marks figures right behind a word for children as ages: "children 4–11", "kids under 6". */
export function markBareAges(marking: Marking, words: FactWords): void {
  const { bareAges, child } = patternsFor(words);
  marking.find(bareAges, (match) => {
    if (!child.test(marking.plain.slice(0, match.index))) return null;
    const { a, b, from, to, under } = match.groups ?? {};
    if (a !== undefined && b !== undefined) return toAges(a, b);
    if (from !== undefined) return toAges(from, undefined);
    if (to !== undefined) return toAges(undefined, to);
    return under === undefined ? null : toAges(undefined, String(Number(under) - 1));
  });
}

function toAges(from: string | undefined, until: string | undefined) {
  const min = from === undefined ? null : Number(from);
  const max = until === undefined ? null : Number(until);
  return { kind: 'ages' as const, ages: { min, max } };
}

function patternsFor(words: FactWords): Patterns {
  const patterns = patternsOf.get(words.language) ?? build(words);
  patternsOf.set(words.language, patterns);
  return patterns;
}

function build({ language, roles, who }: FactWords): Patterns {
  const source = (...lists: string[]) => sourceOf(language, ...lists);
  const n = (name: string) => `(?<![\\d:]|\\d[.,])(?<${name}>\\d{1,2})(?![\\d:]|[.,]\\d)`;
  const years = `\\s?-?(?:${source(roles.years)})`;
  const dot = '\\.?';
  const aged = `(?:${source(roles.aged)})\\s*`;
  const to = `\\s*(?:${DASH}|${source(roles.to, roles.and)})\\s*`;
  const under = source(roles.under);
  const from = source(roles.from, roles.at_least);
  const until = source(roles.until, roles.at_most);
  // If the language puts "from" behind the figure, it does the same with "under": "6세 미만".
  const behind = roles.from_after === '' ? '' : `|${n('e')}(?:${years})\\s?(?:${under})`;
  const older = `\\s?(?:${source(roles.and_older)})`;
  return {
    child: new RegExp(`(?:${source(who.child ?? '', who.baby ?? '')})\\s*[(:]?\\s*$`, 'u'),
    age: new RegExp(`${n('a')}${years}${dot}|${aged}${n('b')}`, 'gu'),
    ages: new RegExp(
      `(?:${aged}|${from}\\s*)?${n('a')}(?:${years})?${to}${n('b')}(?:${years})${dot}|${aged}${n('c')}${to}${n('d')}`, // Node 22 allows no group name twice
      'gu',
    ),
    ageUnder: new RegExp(
      `(?:${under})\\s*${n('d')}(?=\\s*,?\\s*(?:${source(roles.free)}))|(?:${aged})?(?:${under})\\s*${n('a')}(?:${years})${dot}|<\\s?${n('b')}(?:${years})?|${aged}(?:${under})\\s*${n('c')}${behind}`,
      'gu',
    ),
    agesFrom: new RegExp(
      `(?:${from}\\s*)${n('a')}(?:${years})${dot}(?:${older})?|(?:${aged})?${n('b')}(?:${years})?${older}(?:${years})?`,
      'gu',
    ),
    agesTo: new RegExp(
      `(?:${until}\\s*)${n('a')}(?:${years})${dot}|${n('b')}(?:${years})?\\s?(?:${source(roles.and_younger)})|(?:${until}\\s*)${aged}${n('c')}`,
      'gu',
    ),
    bareAges: new RegExp(
      `${n('a')}\\s*(?:${DASH}|${source(roles.to)})\\s*${n('b')}|(?:${source(roles.from)})\\s*${n('from')}|(?:${source(roles.until)})\\s*${n('to')}|(?:${under})\\s*${n('under')}`,
      'gu',
    ),
    minutes: new RegExp(
      `${NUMBER}\\s?-?(?:${source(roles.minutes)})\\.?${isUnspaced(language) ? '' : '(?![\\p{L}])'}`,
      'gu',
    ),
  };
}
