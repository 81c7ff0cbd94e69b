import { Temporal } from 'temporal-polyfill';
import { DAY_MINUTES } from '../../../shared/domain/time.ts';
import type { DurationRelation, Entity } from '../../../shared/domain/understanding.ts';
import type { Words } from '../pack/grammar.ts';
import type { LanguagePack } from '../pack/pack.ts';
import { PACKS } from '../pack/packs.ts';
import { anyOf, beginningsOf, perPack, type Scan } from './scan.ts';

const LONG_FORM = 3;
const LATIN = /^[\s\p{Script=Latin}]+$/u;
const MINUTES_MAX = 92 * DAY_MINUTES;
const TENS = [15, 20, 30, 40, 45] as const;

/** One way to express a length of time, and its relation to the present. */
interface Shape {
  relation: DurationRelation;
  pattern: RegExp;
}

interface Reader {
  /** Matches any unit of time. */
  hint: RegExp;
  begins: ReturnType<typeof beginningsOf>;
  shapes: Shape[];
  read: (groups: Record<string, string | undefined>) => number;
}

const readerOf = perPack(toReader);

/**
 * Finds lengths of time: "in two hours", "half an hour later", "30 minutes". A number with a unit of time is neither a
 * count nor an hour of the clock. Whole days from now become a date ("in a week").
 */
export function findDurations(scan: Scan, pack: LanguagePack, now: Date, timezone: string): void {
  const reader = readerOf(pack);
  // Short units ("h", "p") always stand beside a digit. As beginnings of words they would match almost any text.
  if (!(scan.hasDigit || scan.mayHold(reader.begins)) || !reader.hint.test(scan.plain)) return;
  for (const { pattern, relation } of reader.shapes) {
    scan.find(pattern, ({ groups = {} }, text): Entity | null => {
      const value = reader.read(groups);
      if (!(value > 0 && value <= MINUTES_MAX)) return null;
      if (relation === 'from_now' && value % DAY_MINUTES === 0)
        return { type: 'date', text, value: dayAfter(value / DAY_MINUTES, now, timezone) };
      return { type: 'duration', text, value, relation: groups['of'] === undefined ? relation : 'length' };
    });
  }
}

/** Whether a unit of time stands at this position, so that the number before it is no date ("1.5 hours"). */
export function isUnitAt(scan: Scan, place: number, pack: LanguagePack): boolean {
  const unit = unitOf(pack);
  unit.lastIndex = place;
  return unit.test(scan.plain);
}

const unitOf = perPack((pack: LanguagePack): RegExp => {
  const { durations: words } = pack;
  const close = pack.script.unspaced ? '' : '(?![\\p{L}\\p{M}])';
  return new RegExp(`\\s*(?:${anyOf([words.minute, words.hour, words.day, words.week].join(','))})${close}`, 'uy');
});

function dayAfter(days: number, now: Date, timezone: string): string {
  const today = Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timezone).toPlainDate();
  return today.add({ days }).toString();
}

function toReader(pack: LanguagePack): Reader {
  const { durations: words } = pack;
  const { minute, hour, day, week, andHalf, one, tens, tellsClock, ofSomething } = words;
  const namedDurations = words.named ?? {};
  const isLoose = hasNoWordBounds(pack);
  const [open, close] = isLoose ? ['(?<![\\d.,])', ''] : ['(?<![\\p{L}\\p{M}\\d.,])', '(?![\\p{L}\\p{M}\\d])'];
  const space = isLoose ? '\\s*' : '\\s+';
  const numbers = readNumbers(words.ones ?? pack.numbers.slice(1), tens ?? [], one);
  const half = andHalf === null ? '' : `(?:\\s*(?<half>${anyOf(andHalf)}))?`;
  const halfBehind = andHalf === null ? '' : `(?:\\s*(?<halfBehind>${anyOf(andHalf)})${close})?`;
  const units = (isLength: boolean) =>
    [['minute', minute], ...(isLength && tellsClock ? [] : [['hour', hour]]), ['day', day], ['week', week]]
      .map(([name, forms]) => `(?<${name}>${anyOf(forms ?? '')})`)
      .join('|');
  const namedLengths = Object.entries(namedDurations).map(([minutes, forms]) => ({
    minutes: Number(minutes),
    form: new RegExp(`^(?:${anyOf(forms)})$`, 'u'),
  }));
  const name = anyOf(Object.values(namedDurations).join(','));
  const allUnits = [minute, hour, day, week, ...Object.values(namedDurations)].join(',');
  // "Two to three hours" counts as three.
  const rangeJoiner = isLoose
    ? `\\s*(?:[-–~～〜]|${listRangeJoiners(true)})\\s*`
    : `(?:\\s*[-–]\\s*|\\s+(?:${listRangeJoiners(false)})\\s+)`;
  const amount = `(?:(?:${numbers.source})${rangeJoiner})??(?<amount>${numbers.source})`;
  const extraMinutes = `(?:\\s*(?:\\p{L}{1,3}\\s+)?(?<more>\\d{1,2})\\s*(?:${anyOf(minute)})|(?<attached>\\d{2})(?!\\d))?`;
  // "Two more days".
  const extra = isLoose ? '' : `(?:(?:${anyOf(pack.concepts.extra)})\\s+)?`;
  const length = (isNumbered: boolean, isLength: boolean) =>
    `(?:(?<named>${name})|(?:${amount}${half}${isLoose ? '\\s*' : `\\s*-?\\s*${extra}`})${isNumbered ? '' : '?'}(?:${units(isLength)})${halfBehind}${extraMinutes})`;
  const [bare, unambiguous] = [length(false, false), length(true, true)];
  const of = ofSomething === null ? '' : `(?:(?=\\s+(?<of>${anyOf(ofSomething)})(?![\\p{L}\\p{M}]))|)`;
  // "In about an hour".
  const about = isLoose ? '' : `(?:\\p{L}+\\s+(?=${numbers.source}|${name}))??`;
  /** "7 h 30 min" is a time of the clock, not a length. */
  const noClock = `(?<!\\d\\s*(?:${anyOf(pack.times.clock)})\\s*)`;
  const shape = (relation: DurationRelation, templates: Words): Shape[] =>
    groupFrames(templates, space, isLoose).map(([head, tail]) => ({
      relation,
      pattern: new RegExp(`${open}${head}${head === '' ? '' : about}${bare}${tail}${close}${of}`, 'gu'),
    }));
  return {
    hint: new RegExp(`${isLoose ? '' : '(?<![\\p{L}\\p{M}])'}(?:${anyOf(allUnits)})`, 'u'),
    begins: beginningsOf(
      pack,
      allUnits
        .split(',')
        .filter((form) => form.trim().length >= LONG_FORM || !LATIN.test(form))
        .join(','),
    ),
    shapes: [
      ...shape('later', words.later),
      ...shape('earlier', words.earlier),
      ...shape('from_now', words.fromNow),
      ...(words.lasting === null ? [] : shape('length', words.lasting)),
      { relation: 'length', pattern: new RegExp(`${open}${noClock}${unambiguous}${close}`, 'gu') },
    ],
    read(groups) {
      const namedLength = namedLengths.find(({ form }) => form.test(groups['named'] ?? ''));
      if (namedLength !== undefined) return namedLength.minutes;
      const unit = groups['minute'] ? 1 : groups['hour'] ? 60 : groups['day'] ? 1_440 : 10_080;
      const count = groups['amount'] === undefined ? 1 : numbers.read(groups['amount']);
      const isHalf = groups['half'] !== undefined || groups['halfBehind'] !== undefined;
      return Math.round((count + (isHalf ? 0.5 : 0)) * unit) + Number(groups['more'] ?? groups['attached'] ?? 0);
    },
  };
}

function hasNoWordBounds({ script }: LanguagePack): boolean {
  return script.unspaced || script.attachedEndings;
}

/**
 * The words between two numbers before a unit ("to", "or"), from all languages that write spaces in the same way: they
 * mean nothing else there.
 */
function listRangeJoiners(isLoose: boolean): string {
  const allUnits = PACKS.filter((pack) => hasNoWordBounds(pack) === isLoose).flatMap(({ rangeJoiners }) =>
    rangeJoiners.split(', '),
  );
  return [...new Set(allUnits)].filter(Boolean).join('|');
}

/**
 * The text before and behind a length, as pattern sources: first frames with both, then those with only a tail, then
 * those with only a head.
 */
function groupFrames(templates: Words, space: string, isLoose: boolean): [head: string, tail: string][] {
  const frames = templates
    .split(',')
    .toSorted((one, other) => other.length - one.length)
    .map((template): [string, string] => {
      const [before = '', behind = ''] = template.trim().split('D');
      const head = `(?:${anyOf(before.trim())})${before.endsWith(' ') || isLoose ? space : ''}`;
      const tail = `${behind.startsWith(' ') ? space : ''}(?:${anyOf(behind.trim())})`;
      return [before === '' ? '' : head, behind === '' ? '' : tail];
    });
  const oneOf = (sources: string[]) => `(?:${sources.join('|')})`;
  const heads = frames.filter(([, tail]) => tail === '').map(([head]) => head);
  const tails = frames.filter(([head]) => head === '').map(([, tail]) => tail);
  return [
    ...frames.filter(([head, tail]) => head !== '' && tail !== ''),
    ...(tails.length === 0 ? [] : [['', oneOf(tails)] satisfies [string, string]]),
    ...(heads.length === 0 ? [] : [[oneOf(heads), ''] satisfies [string, string]]),
  ];
}

/** Numbers before a unit: digits, one to twelve in words, and round minutes in words. */
function readNumbers(ones: readonly Words[], tens: readonly Words[], one: Words | null) {
  const numberForms = [
    ...ones.map((forms, index) => ({ value: index + 1, forms })),
    ...(one === null ? [] : [{ value: 1, forms: one }]),
    ...tens.map((forms, index) => ({ value: TENS[index] ?? 0, forms })),
  ].map(({ value, forms }) => ({ value, source: anyOf(forms), form: new RegExp(`^(?:${anyOf(forms)})$`, 'u') }));
  const sources = numberForms.map(({ source }) => source).toReversed();
  return {
    source: ['\\d{1,3}(?:[.,]\\d)?', ...sources].join('|'),
    read(written: string): number {
      if (/^\d/.test(written)) return Number(written.replace(',', '.'));
      return numberForms.find(({ form }) => form.test(written))?.value ?? 0;
    },
  };
}
