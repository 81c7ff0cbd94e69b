import { understand } from '../../../bff/engine/understand.ts';
import { isSpoken } from '../../../bff/language/lexicon/registry.ts';
import { INTENT_THRESHOLD } from '../../../bff/language/reading/classify.ts';
import { type Ranked, type Ranker, trainBm25, trainNlpJs } from './baselines.ts';
import { atLeast, atMost, type Goal } from './goals.ts';
import { type Half, type IntentRow, readIntentRows, readLabels, readOwnIntents, rowsOf } from './intent-rows.ts';
import { percent, toTable } from './table.ts';
import { thresholdFor } from './threshold.ts';
import { mistype } from './typos.ts';

const HINTS = { now: new Date('2026-06-01T10:00:00Z'), timezone: 'Europe/Berlin' };

/** One method's figures, in % unless said otherwise. */
export interface IntentReport {
  top1: number;
  /** The share of lines that are right and acted on, at the threshold that lets 5 % of the far out-of-scope lines through. */
  rightCautious: number;
  microF1: number;
  macroF1: number;
  falseFar: number;
  falseNear: number;
  typosLost: number;
  ownTop1: number;
  ownFalse: number;
  localesTop1: number;
  worstLocale: string;
  localesFalse: number;
  microseconds: number;
}

interface Method {
  rank: Ranker;
  /** The score from which the method acts: its own threshold, or the cautious one if it has none. */
  threshold: number | null;
}

interface Read {
  row: IntentRow;
  ranked: Ranked[];
}

export interface Intents {
  rows: number;
  reports: Record<string, IntentReport>;
}

/** Measures our engine, search and nlp.js on one half of the rows; search and nlp.js are trained on the other half. */
export async function measureIntents(folder: string, half: Half): Promise<Intents> {
  const other: Half = half === 'fit' ? 'held-out' : 'fit';
  const english = readIntentRows(folder, 'intents_en.jsonl');
  const far = readIntentRows(folder, 'oos_en.jsonl');
  const near = readIntentRows(folder, 'oos_near_en.jsonl');
  const lessons = rowsOf(english, other).flatMap(({ text, intents }) => {
    const name = intents[0];
    return name === undefined ? [] : [{ text, name }];
  });
  const foreign = rowsOf([...far, ...near], other).map(({ text }) => text);
  const methods: Record<string, Method> = {
    ours: { rank: understandText, threshold: INTENT_THRESHOLD },
    'BM25 (minisearch)': { rank: trainBm25(lessons), threshold: null },
    'nlp.js': { rank: await trainNlpJs(lessons, foreign), threshold: 0.5 },
  };
  const reports: Record<string, IntentReport> = {};
  for (const [name, method] of Object.entries(methods)) {
    reports[name] = await report(method, folder, half, { english, far, near });
  }
  return { rows: rowsOf(english, half).length, reports };
}

async function report(
  { rank, threshold }: Method,
  folder: string,
  half: Half,
  given: Record<'english' | 'far' | 'near', IntentRow[]>,
): Promise<IntentReport> {
  const labelsOf = readLabels(folder);
  const isRight = ({ row, ranked }: Read) =>
    labelsOf(ranked[0]?.name ?? '').some((label) => row.intents.includes(label) || row.alt.includes(label));
  const shareTop1 = (all: readonly Read[]) => percent(all.filter(isRight).length, all.length);
  const scoreOf = ({ ranked }: Read) => ranked.find(({ name }) => labelsOf(name).length > 0)?.score ?? 0;

  const english = await readAll(rank, rowsOf(given.english, half));
  const far = await readAll(rank, rowsOf(given.far, half));
  const near = await readAll(rank, rowsOf(given.near, half));
  const typos = await readAll(
    rank,
    english.map(({ row }) => ({ ...row, text: mistype(row.text) })),
  );
  const own = rowsOf(readOwnIntents(), half);
  const ownLines = await readAll(
    rank,
    own.filter(({ intents }) => intents.length > 0),
  );
  const ownForeign = await readAll(
    rank,
    own.filter(({ intents }) => intents.length === 0),
  );
  const shareInLanguage = (name: string) => readIntentRows(folder, name).filter(({ lang }) => isSpoken(lang));
  const locales = await readAll(rank, shareInLanguage('intents_multi.jsonl'));
  const localesForeign = await readAll(rank, shareInLanguage('oos_multi.jsonl'));

  const cautious = thresholdFor(far.map(scoreOf));
  const least = threshold ?? cautious;
  const answeredIn = (all: readonly Read[]) => percent(all.filter((one) => scoreOf(one) >= least).length, all.length);
  const byLocale = Object.entries(Object.groupBy(locales, ({ row }) => row.lang)).map(
    ([code, all = []]): [string, number] => [code, shareTop1(all)],
  );
  const [worst] = byLocale.toSorted((a, b) => a[1] - b[1]);
  const { micro, macro } = scoreF1(english, least, labelsOf);
  return {
    top1: shareTop1(english),
    rightCautious: percent(english.filter((one) => isRight(one) && scoreOf(one) >= cautious).length, english.length),
    microF1: micro,
    macroF1: macro,
    falseFar: answeredIn(far),
    falseNear: answeredIn(near),
    typosLost: Math.round(10 * (shareTop1(english) - shareTop1(typos))) / 10,
    ownTop1: shareTop1(ownLines),
    ownFalse: answeredIn(ownForeign),
    localesTop1: shareTop1(locales),
    worstLocale: worst?.join(' ') ?? '',
    localesFalse: answeredIn(localesForeign),
    microseconds: await timeRank(
      rank,
      english.map(({ row }) => row),
    ),
  };
}

/** Runs the engine as a guest meets it, with the language detected. Readings that it would not act on come last. */
function understandText(text: string): Ranked[] {
  const { intents, nearby } = understand(text, HINTS);
  return [...intents, ...nearby];
}

async function readAll(rank: Ranker, rows: readonly IntentRow[]): Promise<Read[]> {
  const all: Read[] = [];
  for (const row of rows) all.push({ row, ranked: await rank(row.text) });
  return all;
}

/**
 * Computes F1 over all labels together, and the mean F1 of the labels. A label that `alt` allows counts as neither right
 * nor wrong.
 */
function scoreF1(
  all: readonly Read[],
  least: number,
  labelsOf: (name: string) => readonly string[],
): { micro: number; macro: number } {
  const counts = new Map<string, { hit: number; extra: number; missed: number }>();
  const countOf = (label: string) => {
    const known = counts.get(label) ?? { hit: 0, extra: 0, missed: 0 };
    counts.set(label, known);
    return known;
  };
  for (const { row, ranked } of all) {
    const given = ranked.filter(({ score }) => score >= least).map(({ name }) => labelsOf(name));
    for (const label of row.intents) {
      if (given.some((labels) => labels.includes(label))) countOf(label).hit++;
      else countOf(label).missed++;
    }
    const allowed = [...row.intents, ...row.alt];
    const extra = given.filter((labels) => labels.length > 0 && !labels.some((label) => allowed.includes(label)));
    for (const label of new Set(extra.map(([first = '']) => first))) countOf(label).extra++;
  }
  const f1 = ({ hit, extra, missed }: { hit: number; extra: number; missed: number }) =>
    (200 * hit) / Math.max(1, 2 * hit + extra + missed);
  const each = [...counts.values()];
  const sum = each.reduce(
    (total, one) => ({
      hit: total.hit + one.hit,
      extra: total.extra + one.extra,
      missed: total.missed + one.missed,
    }),
    { hit: 0, extra: 0, missed: 0 },
  );
  const mean = each.reduce((total, one) => total + f1(one), 0) / Math.max(1, each.length);
  return { micro: Math.round(10 * f1(sum)) / 10, macro: Math.round(10 * mean) / 10 };
}

/** Microseconds per message, the better of two passes. */
async function timeRank(rank: Ranker, rows: readonly IntentRow[]): Promise<number> {
  const passes: number[] = [];
  for (let pass = 0; pass < 2; pass++) {
    const start = performance.now();
    for (const { text } of rows) await rank(text);
    passes.push(performance.now() - start);
  }
  return Math.round((1_000 * Math.min(...passes)) / Math.max(1, rows.length));
}

/** The goals of understanding. */
export function intentGoals({ reports }: Intents): Goal[] {
  const ours = reports['ours'];
  if (ours === undefined) return [];
  return [
    atLeast('English top-1', ours.top1, 91),
    atLeast('English right, at ≤ 5 % far out of scope answered', ours.rightCautious, 80),
    atLeast('English micro F1', ours.microF1, 83),
    atLeast('English macro F1', ours.macroF1, 74),
    atMost('false answers, far', ours.falseFar, 4),
    atMost('false answers, near', ours.falseNear, 10),
    atMost('English top-1 lost to typos', ours.typosLost, 3),
    atLeast('locales, mean top-1', ours.localesTop1, 92),
    atLeast('locales, worst top-1', Number(ours.worstLocale.split(' ')[1] ?? 0), 82),
    atMost('locales, out of scope answered', ours.localesFalse, 2),
    atMost('µs per message, language included', ours.microseconds, 1_000),
  ];
}

/** Formats the figures of every method. */
export function formatIntents({ rows, reports }: Intents): string {
  const row = (label: string, cell: (report: IntentReport) => string | number) => [
    label,
    ...Object.values(reports).map(cell),
  ];
  return [
    `${rows} English lines; all lines in other languages, for nothing was fitted on them; in %`,
    toTable(Object.keys(reports), [
      row('English top-1', ({ top1 }) => top1),
      row('English right, ≤ 5 % far answered', ({ rightCautious }) => rightCautious),
      row('English micro F1', ({ microF1 }) => microF1),
      row('English macro F1', ({ macroF1 }) => macroF1),
      row('false answers, far', ({ falseFar }) => falseFar),
      row('false answers, near', ({ falseNear }) => falseNear),
      row('top-1 lost to typos', ({ typosLost }) => typosLost),
      row('our own lines, top-1', ({ ownTop1 }) => ownTop1),
      row('our own lines, out of scope answered', ({ ownFalse }) => ownFalse),
      row('locales, mean top-1', ({ localesTop1 }) => localesTop1),
      row('locales, worst', ({ worstLocale }) => worstLocale),
      row('locales, out of scope answered', ({ localesFalse }) => localesFalse),
      row('µs per message', ({ microseconds }) => microseconds),
    ]),
  ].join('\n\n');
}
