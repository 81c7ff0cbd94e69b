/**
 * `npm run bench:language -- FOLDER [--json]`: which detector is right how often, beside franc, franc-min, eld and tinyld.
 * Reported on the half of the development rows no weight was fitted on; `--fit` measures the other half. A few constants
 * (the sizes of the models, the ties in words-vote.ts) were chosen with both halves in view.
 */
import { detect as detectFirst } from '../../../shared/language/detect/first.ts';
import { detect as detectFull } from '../../../shared/language/detect/full.ts';
import { detect as detectServer } from '../../../shared/language/detect/server.ts';
import { LANGUAGE_CODES } from '../../../shared/language/languages.ts';
import { weighBundle } from './bundle.ts';
import { type Guess, type Measures, measure } from './measure.ts';
import { PEERS } from './peers.ts';
import { partOf, type Row, readRows } from './rows.ts';

const BUNDLES: Readonly<Record<string, string>> = {
  'ours, first part': "export { detect } from '/shared/language/detect/first.ts'",
  'ours, both parts': "export { detect } from '/shared/language/detect/full.ts'",
  'ours, server': "export { detect } from '/shared/language/detect/server.ts'",
  franc: "export { franc } from 'franc'",
  'franc-min': "export { franc } from 'franc-min'",
  'eld large': "export { eld } from 'eld/large'",
  tinyld: "export { detect } from 'tinyld'",
};

const DETECTORS: Readonly<Record<string, Guess>> = {
  'ours, first part': detectFirst,
  'ours, both parts': detectFull,
  'ours, server': detectServer,
  ...PEERS,
};

interface Report extends Measures {
  microseconds: number;
  gzipBytes: number;
}

const options = process.argv.slice(2);
const folder = options.find((option) => !option.startsWith('--')) ?? process.env['SERVICE_CHAT_DATA'];
if (folder === undefined) throw new Error('Say where the data is: npm run bench:language -- FOLDER');
const rows = readRows(folder, 'langid.jsonl').filter(
  (row) => (partOf(row.id) === 'held-out') !== options.includes('--fit'),
);
const neutral = readRows(folder, 'langid_neutral.jsonl');

const reports: Record<string, Report> = {};
for (const [name, guess] of Object.entries(DETECTORS)) {
  const measures = measure(guess, rows, neutral, LANGUAGE_CODES);
  reports[name] = {
    ...measures,
    microseconds: timeCall(guess, rows),
    gzipBytes: await weighBundle(BUNDLES[name] ?? ''),
  };
}
const half = options.includes('--fit') ? 'fitted' : 'held-out';
console.log(options.includes('--json') ? JSON.stringify({ half, rows: rows.length, reports }) : write());

function write(): string {
  const guests = rows.filter(({ source }) => source === 'guest').length;
  const lines = [
    `${half} half of the development rows: ${rows.length}, of them guest lines: ${guests}; in % unless said otherwise`,
  ];
  const names = Object.keys(reports);
  const all = Object.values(reports);
  const table = (label: string, cells: readonly (string | number)[]): void => {
    lines.push([label.padEnd(30), ...cells.map((cell) => String(cell).padStart(17))].join(''));
  };
  table('', names);
  table(
    'guest lines',
    all.map(({ guest }) => guest),
  );
  table(
    '  close pairs counted right',
    all.map(({ guestClose }) => guestClose),
  );
  table(
    '  no marks, lower case',
    all.map(({ guestFolded }) => guestFolded),
  );
  table(
    '  browser right in 75 %',
    all.map(({ browserRight75 }) => browserRight75),
  );
  table(
    '  browser wrong',
    all.map(({ browserWrong }) => browserWrong),
  );
  table(
    '  worst language',
    all.map(({ worst }) => worst),
  );
  table(
    'all sources',
    all.map(({ allSources }) => allSources),
  );
  table(
    'single words',
    all.map(({ singleWords }) => singleWords),
  );
  table(
    'neutral lines kept',
    all.map((report) => report.neutral),
  );
  table(
    'calibration error (ECE)',
    all.map(({ ece }) => ece),
  );
  table(
    'µs per call',
    all.map(({ microseconds }) => microseconds),
  );
  table(
    'bytes, gzip',
    all.map(({ gzipBytes }) => gzipBytes),
  );
  for (const group of ['bySource', 'byBucket', 'byLanguage'] as const) {
    lines.push(
      '',
      group === 'byLanguage'
        ? 'guest lines by language'
        : group === 'byBucket'
          ? 'by length in characters'
          : 'by source',
    );
    for (const key of Object.keys(all[0]?.[group] ?? {}).sort())
      table(
        `  ${key}`,
        all.map((report) => report[group][key] ?? ''),
      );
  }
  return lines.join('\n');
}

function timeCall(guess: Guess, from: readonly Row[]): number {
  const texts = from.filter(({ source }) => source === 'guest' || source === 'tatoeba').map(({ text }) => text);
  // The best of three: others use the processor too.
  const passes = [1, 2, 3].map(() => {
    const start = performance.now();
    for (const text of texts) guess(text, {});
    return performance.now() - start;
  });
  return Math.round((1000 * Math.min(...passes)) / Math.max(1, texts.length));
}
