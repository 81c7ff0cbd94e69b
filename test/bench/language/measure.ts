import type { DetectHints } from '../../../shared/language/detect/types.ts';
import { fold, type Row } from './rows.ts';

/** A detector under comparison: takes a text and returns one of our language codes or "". */
export type Guess = (text: string, hints: DetectHints) => { code: string; confidence: number };

const CLOSE: readonly (readonly string[])[] = [
  ['hr', 'sr'],
  ['id', 'ms'],
  ['nb', 'da'],
  ['cs', 'sk'],
];

export interface Measures {
  guest: number;
  guestClose: number;
  guestFolded: number;
  browserRight75: number;
  browserWrong: number;
  allSources: number;
  singleWords: number;
  worst: string;
  neutral: number;
  /** Expected calibration error over ten bins of confidence, all sources. */
  ece: number;
  byLanguage: Record<string, number>;
  byBucket: Record<string, number>;
  bySource: Record<string, number>;
}

/**
 * Measures one detector on these rows, in %, as the goals need. Neutral lines are tried in conversations of several languages;
 * a detector that returns "" keeps the conversation's language too.
 */
export function measure(
  guess: Guess,
  rows: readonly Row[],
  neutral: readonly Row[],
  languages: readonly string[],
): Measures {
  const guests = rows.filter((row) => row.source === 'guest');
  const right = (row: Row, hints: DetectHints = {}, text = row.text): boolean => isRight(row, guess(text, hints).code);
  const other = (row: Row, i: number): string => {
    const rest = languages.filter((code) => code !== row.lang);
    return rest[(i * 7 + 3) % rest.length] ?? 'en';
  };
  const byLanguage = shares(
    guests,
    (row) => row.lang,
    (row) => right(row),
  );
  const [worst] = Object.entries(byLanguage).sort((a, b) => a[1] - b[1]);
  const kept = neutral.flatMap((row) =>
    ['de', 'fr', 'th', 'ar', 'zh-Hans', 'pl', 'id'].map((code) =>
      ['', code].includes(guess(row.text, { conversation: code }).code),
    ),
  );
  return {
    guest: share(guests.map((row) => right(row))),
    guestClose: share(
      guests.map(
        (row) => right(row) || CLOSE.some((pair) => pair.includes(row.lang) && pair.includes(guess(row.text, {}).code)),
      ),
    ),
    guestFolded: share(guests.map((row) => right(row, {}, fold(row.text)))),
    browserRight75: share(guests.map((row, i) => right(row, { browser: [i % 4 === 0 ? other(row, i) : row.lang] }))),
    browserWrong: share(guests.map((row, i) => right(row, { browser: [other(row, i)] }))),
    allSources: share(rows.map((row) => right(row))),
    singleWords: share(rows.filter((row) => row.source === 'lingua-single-words').map((row) => right(row))),
    worst: worst === undefined ? '' : `${worst[0]} ${worst[1]}`,
    neutral: share(kept),
    ece: calibrationError(rows, guess),
    byLanguage,
    byBucket: shares(
      rows,
      (row) => row.bucket,
      (row) => right(row),
    ),
    bySource: shares(
      rows,
      (row) => row.source,
      (row) => right(row),
    ),
  };
}

/** The share of lines, in %, that are detected correctly without hints. */
export function measureLines(guess: Guess, rows: readonly Row[]): number {
  return share(rows.map((row) => isRight(row, guess(row.text, {}).code)));
}

/** Rows marked only "zh" accept both scripts. */
export function isRight(row: Row, code: string): boolean {
  return code === row.lang || (row.lang === 'zh-Hans' && row.variant === '' && code === 'zh-Hant');
}

function calibrationError(rows: readonly Row[], guess: Guess): number {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, right: 0, sum: 0 }));
  for (const row of rows) {
    const { code, confidence } = guess(row.text, {});
    const bin = bins[Math.min(9, Math.floor(confidence * 10))];
    if (bin === undefined) continue;
    bin.count++;
    bin.sum += confidence;
    if (isRight(row, code)) bin.right++;
  }
  const total = bins.reduce((sum, { right, sum: expected }) => sum + Math.abs(right - expected), 0);
  return Math.round((1000 * total) / Math.max(1, rows.length)) / 10;
}

function share(outcomes: readonly boolean[]): number {
  return Math.round((1000 * outcomes.filter(Boolean).length) / Math.max(1, outcomes.length)) / 10;
}

function shares(rows: readonly Row[], key: (row: Row) => string, right: (row: Row) => boolean): Record<string, number> {
  const groups = Object.groupBy(rows, key);
  return Object.fromEntries(Object.entries(groups).map(([name, group = []]) => [name, share(group.map(right))]));
}
