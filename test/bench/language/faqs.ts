import { createFaqIndex, FAQ_SCORE_MIN } from '../../../bff/knowledge/faq-index.ts';
import { isSpoken } from '../../../bff/language/lexicon/registry.ts';
import { detect } from '../../../shared/language/detect/server.ts';
import { type Ranked, type Ranker, trainBm25, trainNlpJs } from './baselines.ts';
import { type FaqRow, readEntries, readFaqRows } from './faq-rows.ts';
import { atLeast, atMost, type Goal } from './goals.ts';
import type { Half } from './intent-rows.ts';
import { percent, toTable } from './table.ts';
import { thresholdFor } from './threshold.ts';

/** One method's figures, in %. */
export interface FaqReport {
  recall1: number;
  recall3: number;
  right: number;
  wrong: number;
  farAnswered: number;
  localesRight: number;
  localesWrong: number;
  localesFarAnswered: number;
  /**
   * The share of hotel questions without an answering entry that were answered nevertheless, in our own lines and in the
   * data's.
   */
  unanswerable: number;
  ownRight: number;
  ownWrong: number;
}

export interface Faqs {
  rows: number;
  reports: Record<string, FaqReport>;
}

interface Found {
  row: FaqRow;
  ranked: Ranked[];
}

/**
 * Measures our search, BM25 and nlp.js on one half of the questions; BM25 and nlp.js are trained on the entries and the
 * other half.
 */
export async function measureFaqs(folder: string, half: Half): Promise<Faqs> {
  const entries = readEntries(folder);
  const all = readFaqRows(folder).filter(({ lang, set }) => isSpoken(lang) && set !== 'fit');
  const rows = all.filter(({ part }) => part === half);
  const others = all.filter(({ part, lang }) => part !== half && lang === 'en');
  const lessons = [
    ...entries.flatMap(({ id, question, answer }) => [
      { text: question, name: id },
      { text: answer, name: id },
    ]),
    ...others.flatMap(({ text, faq }) => faq.slice(0, 1).map((name) => ({ text, name }))),
  ];
  const foreign = others.filter(({ faq }) => faq.length === 0).map(({ text }) => text);
  const index = createFaqIndex(entries);
  const searchOurs: Ranker = (text) =>
    index.search(text, detect(text).code).map(({ faqId, score }) => ({ name: faqId, score }));
  return {
    rows: rows.filter(({ set, faq }) => set === 'hotel' && faq.length > 0).length,
    reports: {
      ours: await report(searchOurs, rows, FAQ_SCORE_MIN),
      'BM25 (minisearch)': await report(trainBm25(lessons), rows, null),
      'nlp.js': await report(await trainNlpJs(lessons, foreign), rows, null),
    },
  };
}

/** `threshold` null: the lowest score at which 5 % of the far lines are answered. */
async function report(rank: Ranker, rows: readonly FaqRow[], threshold: number | null): Promise<FaqReport> {
  const found: Found[] = [];
  for (const row of rows) found.push({ row, ranked: await rank(row.text) });
  const rowsOfSet = (set: FaqRow['set'], hasAnswer: boolean) =>
    found.filter(({ row }) => row.set === set && row.faq.length > 0 === hasAnswer);
  const scoreOf = ({ ranked }: Found) => ranked[0]?.score ?? 0;
  const far = rowsOfSet('far', false);
  const least = threshold ?? thresholdFor(far.map(scoreOf));
  const isHit = ({ row, ranked }: Found, among = 1) =>
    ranked.slice(0, among).some(({ name }) => row.faq.includes(name));
  const shareAnswered = (all: readonly Found[]) => all.filter((one) => scoreOf(one) >= least);
  const shareRight = (all: readonly Found[]) =>
    percent(shareAnswered(all).filter((one) => isHit(one)).length, all.length);
  const shareWrong = (all: readonly Found[]) =>
    percent(shareAnswered(all).filter((one) => !isHit(one)).length, all.length);
  const hotel = rowsOfSet('hotel', true);
  const unanswerable = [...rowsOfSet('own', false), ...rowsOfSet('hotel', false)];
  return {
    recall1: percent(hotel.filter((one) => isHit(one)).length, hotel.length),
    recall3: percent(hotel.filter((one) => isHit(one, 3)).length, hotel.length),
    right: shareRight(hotel),
    wrong: shareWrong(hotel),
    farAnswered: percent(shareAnswered(far).length, far.length),
    localesRight: shareRight(rowsOfSet('locales', true)),
    localesWrong: shareWrong(rowsOfSet('locales', true)),
    localesFarAnswered: percent(shareAnswered(rowsOfSet('locales', false)).length, rowsOfSet('locales', false).length),
    unanswerable: percent(shareAnswered(unanswerable).length, unanswerable.length),
    ownRight: shareRight(rowsOfSet('own', true)),
    ownWrong: shareWrong(rowsOfSet('own', true)),
  };
}

/** The goals of the search. */
export function faqGoals({ reports }: Faqs): Goal[] {
  const ours = reports['ours'];
  if (ours === undefined) return [];
  return [
    atLeast('English recall@1', ours.recall1, 85),
    atLeast('English recall@3', ours.recall3, 95),
    atLeast('English right', ours.right, 72),
    atMost('English wrong', ours.wrong, 5),
    atMost('far out of scope answered', ours.farAnswered, 5),
    atLeast('locales, right', ours.localesRight, 82),
    atMost('locales, wrong', ours.localesWrong, 5),
    atMost('hotel questions no entry answers, answered', ours.unanswerable, 15),
  ];
}

/** Formats the figures of every method. */
export function formatFaqs({ rows, reports }: Faqs): string {
  const row = (label: string, cell: (report: FaqReport) => number) => [label, ...Object.values(reports).map(cell)];
  return [
    `${rows} English questions to 57 entries; the two others answer at the threshold of 5 % far; in %`,
    toTable(Object.keys(reports), [
      row('English recall@1', ({ recall1 }) => recall1),
      row('English recall@3', ({ recall3 }) => recall3),
      row('English right', ({ right }) => right),
      row('English wrong', ({ wrong }) => wrong),
      row('far out of scope answered', ({ farAnswered }) => farAnswered),
      row('our own lines, right', ({ ownRight }) => ownRight),
      row('our own lines, wrong', ({ ownWrong }) => ownWrong),
      row('no entry answers, answered all the same', ({ unanswerable }) => unanswerable),
      row('locales, right', ({ localesRight }) => localesRight),
      row('locales, wrong', ({ localesWrong }) => localesWrong),
      row('locales, out of scope answered', ({ localesFarAnswered }) => localesFarAnswered),
    ]),
  ].join('\n\n');
}
