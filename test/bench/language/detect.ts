/**
 * Measures how often each detector is right, beside franc, franc-min, eld and tinyld, on the half of the development rows on
 * which no weight was fitted. A few constants (the sizes of the models, the ties in words-vote.ts) were chosen with both
 * halves in view.
 */
import { detect as detectInBrowser } from '../../../shared/language/detect/browser.ts';
import { detect as detectServer } from '../../../shared/language/detect/server.ts';
import { LANGUAGE_CODES } from '../../../shared/language/languages.ts';
import { readPackRows } from './browser-rows.ts';
import { weighBundle } from './bundle.ts';
import { atLeast, atMost, type Goal } from './goals.ts';
import { type Guess, type Measures, measure, measureLines } from './measure.ts';
import { PEERS } from './peers.ts';
import { partOf, type Row, readRows } from './rows.ts';
import { toTable } from './table.ts';

const BUNDLES: Readonly<Record<string, string>> = {
  'ours, browser': "export { detect } from '/shared/language/detect/browser.ts'",
  'ours, server': "export { detect } from '/shared/language/detect/server.ts'",
  franc: "export { franc } from 'franc'",
  'franc-min': "export { franc } from 'franc-min'",
  'eld large': "export { eld } from 'eld/large'",
  tinyld: "export { detect } from 'tinyld'",
};

const DETECTORS: Readonly<Record<string, Guess>> = {
  'ours, browser': detectInBrowser,
  'ours, server': detectServer,
  ...PEERS,
};

/** One detector's figures, in % unless said otherwise. */
export interface DetectionReport extends Measures {
  /** The shares right on guests' sentences of the language packs on which neither detector was fitted. */
  packLines: number;
  microseconds: number;
  gzipBytes: number;
}

export interface Detection {
  rows: number;
  guestRows: number;
  reports: Record<string, DetectionReport>;
}

/** Measures every detector on one half of the rows. */
export async function measureDetection(folder: string, half: 'fit' | 'held-out'): Promise<Detection> {
  const rows = readRows(folder, 'langid.jsonl').filter(
    (row) => (partOf(row.id) === 'held-out') === (half === 'held-out'),
  );
  const neutral = readRows(folder, 'langid_neutral.jsonl');
  const sentences = readPackRows('test');
  const reports: Record<string, DetectionReport> = {};
  for (const [name, guess] of Object.entries(DETECTORS)) {
    reports[name] = {
      ...measure(guess, rows, neutral, LANGUAGE_CODES),
      packLines: measureLines(guess, sentences),
      microseconds: timeCall(guess, rows),
      gzipBytes: await weighBundle(BUNDLES[name] ?? ''),
    };
  }
  return { rows: rows.length, guestRows: rows.filter(({ source }) => source === 'guest').length, reports };
}

/**
 * The goals of detection: for the server's detector, and for the browser's, which must lose nothing against its former size of
 * 127 kB and be ahead of every peer.
 */
export function detectionGoals({ reports }: Detection): Goal[] {
  const [browser, server] = ['ours, browser', 'ours, server'].map((name) => reports[name]);
  if (browser === undefined || server === undefined) return [];
  const others = Object.keys(PEERS).flatMap((name) => reports[name] ?? []);
  const bestPeer = (key: 'guest' | 'allSources' | 'singleWords') => Math.max(...others.map((report) => report[key]));
  return [
    atLeast('guest lines, no prior', server.guest, 96.5),
    atLeast('guest lines, close pairs counted right', server.guestClose, 99),
    atLeast('guest lines without marks, lower case', server.guestFolded, 95),
    atLeast('guest lines, browser right in 75 %', server.browserRight75, 98.5),
    atLeast('guest lines, browser wrong', server.browserWrong, 95.5),
    atLeast('all sources', server.allSources, 90),
    atLeast('single words', server.singleWords, 78),
    atLeast('worst language, guest lines', Number(server.worst.split(' ')[1] ?? 0), 80),
    atLeast('neutral lines that keep the language', server.neutral, 97),
    atMost('browser download, kB', browser.gzipBytes / 1_000, 45),
    atLeast('guest lines in the browser, no prior', browser.guest, 100),
    atLeast('guest lines in the browser, no marks, lower case', browser.guestFolded, 99.6),
    atLeast('guest lines in the browser, browser wrong', browser.browserWrong, 100),
    atLeast("the packs' own test sentences in the browser", browser.packLines, 90.9),
    atMost('µs per call', server.microseconds, 100),
    atLeast('guest lines, above the best other', server.guest, bestPeer('guest')),
    atLeast('all sources, above the best other', server.allSources, bestPeer('allSources')),
    atLeast('single words, above the best other', server.singleWords, bestPeer('singleWords')),
  ];
}

/** Formats the figures of every detector, by source, length and language as well. */
export function formatDetection({ rows, guestRows, reports }: Detection): string {
  const names = Object.keys(reports);
  const all = Object.values(reports);
  const row = (label: string, cell: (report: DetectionReport) => string | number) => [label, ...all.map(cell)];
  const summary = [
    row('guest lines', ({ guest }) => guest),
    row('  close pairs counted right', ({ guestClose }) => guestClose),
    row('  no marks, lower case', ({ guestFolded }) => guestFolded),
    row('  browser right in 75 %', ({ browserRight75 }) => browserRight75),
    row('  browser wrong', ({ browserWrong }) => browserWrong),
    row('  worst language', ({ worst }) => worst),
    row("the packs' test sentences", ({ packLines }) => packLines),
    row('all sources', ({ allSources }) => allSources),
    row('single words', ({ singleWords }) => singleWords),
    row('neutral lines kept', ({ neutral }) => neutral),
    row('calibration error (ECE)', ({ ece }) => ece),
    row('µs per call', ({ microseconds }) => microseconds),
    row('bytes, gzip', ({ gzipBytes }) => gzipBytes),
  ];
  const groups = [
    ['by source', 'bySource'],
    ['by length in characters', 'byBucket'],
    ['guest lines by language', 'byLanguage'],
  ] as const;
  const details = groups.map(([title, group]) => {
    const keys = Object.keys(all[0]?.[group] ?? {}).sort();
    return `${title}\n${toTable(
      [],
      keys.map((key) => row(`  ${key}`, (report) => report[group][key] ?? '')),
    )}`;
  });
  return [`${rows} rows, of them ${guestRows} guest lines; in %`, toTable(names, summary), ...details].join('\n\n');
}

function timeCall(guess: Guess, from: readonly Row[]): number {
  const texts = from.filter(({ source }) => source === 'guest' || source === 'tatoeba').map(({ text }) => text);
  // The best of three runs, because other programs use the processor too.
  const passes = [1, 2, 3].map(() => {
    const start = performance.now();
    for (const text of texts) guess(text, {});
    return performance.now() - start;
  });
  return Math.round((1000 * Math.min(...passes)) / Math.max(1, texts.length));
}
