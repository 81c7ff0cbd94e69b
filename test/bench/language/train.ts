/**
 * Fits the detectors' weights and writes them to shared/language/detect/weights/: `node test/bench/language/train.ts FOLDER
 * [--only=browser|server] [TARGET]`. The fit is deterministic and takes about five minutes. The server's `second` model learns
 * the errors of its `first`; `browser` is one small separate model of guests' sentences.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cutWords } from '../../../shared/language/detect/features.ts';
import { addLetterScores } from '../../../shared/language/detect/letters.ts';
import { addScores, type PackedModel, unpackModel } from '../../../shared/language/detect/model.ts';
import { findScript, SCRIPT_LANGUAGES, type Script } from '../../../shared/language/detect/script.ts';
import { readBrowserRows } from './browser-rows.ts';
import { type FitOptions, fitModel, type Sample } from './fit.ts';
import { type Row, readTrainingRows } from './rows.ts';

type Knobs = Omit<FitOptions, 'script'>;

/** Chosen by size and on the development rows; bench:language shows the outcome. */
const SERVER: Partial<Record<Script, readonly [first: Knobs, second: Knobs]>> = {
  Latn: [
    { sparsity: 20, countMin: 10, rounds: 3, step: 0.8 },
    { sparsity: 3.85, countMin: 4, rounds: 4, step: 0.7 },
  ],
  Cyrl: [
    { sparsity: 12, countMin: 3, rounds: 5, step: 0.8 },
    { sparsity: 3.6, countMin: 3, rounds: 5, step: 0.6 },
  ],
  Arab: [
    { sparsity: 14, countMin: 3, rounds: 5, step: 0.8 },
    { sparsity: 5, countMin: 3, rounds: 5, step: 0.6 },
  ],
};

const BROWSER: Partial<Record<Script, Knobs>> = {
  Latn: { sparsity: 10, countMin: 6, rounds: 3, step: 0.8 },
  Cyrl: { sparsity: 9, countMin: 3, rounds: 5, step: 0.8 },
  Arab: { sparsity: 11, countMin: 3, rounds: 5, step: 0.8 },
};

const options = process.argv.slice(2);
const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
const [folder = process.env['SERVICE_CHAT_DATA'], named] = options.filter((option) => !option.startsWith('--'));
if (folder === undefined) throw new Error('Say where the data is: node test/bench/language/train.ts FOLDER');
const target = named ?? join(import.meta.dirname, '../../../shared/language/detect/weights');
mkdirSync(target, { recursive: true });
if (only !== 'browser') trainServer(readTrainingRows(folder));
if (only !== 'server') trainBrowser(readBrowserRows(folder));

function trainServer(rows: readonly Row[]): void {
  for (const [script, [first, second]] of Object.entries(SERVER) as [Script, [Knobs, Knobs]][]) {
    const samples = toSamples(script, rows);
    const small = fitModel(samples, { script, ...first });
    writeWeights(`first-${script.toLowerCase()}`, small);
    const model = unpackModel(small);
    for (const { words, base } of samples) addScores([model], words, base);
    writeWeights(`second-${script.toLowerCase()}`, fitModel(samples, { script, ...second }));
  }
}

function trainBrowser(rows: readonly Row[]): void {
  for (const [script, knobs] of Object.entries(BROWSER) as [Script, Knobs][])
    writeWeights(`browser-${script.toLowerCase()}`, fitModel(toSamples(script, rows), { script, ...knobs }));
}

function toSamples(script: Script, from: readonly Row[]): Sample[] {
  const languages: readonly string[] = SCRIPT_LANGUAGES[script];
  return from.flatMap(({ text, lang, weight }) => {
    const label = languages.indexOf(lang);
    if (label < 0 || findScript(text) !== script) return [];
    const words = cutWords(text);
    const base = new Float64Array(languages.length);
    addLetterScores(words, script, base);
    return words.length === 0 ? [] : [{ words, label, weight, base }];
  });
}

function writeWeights(name: string, { script, keys, classes, values, step }: PackedModel): void {
  const source = [
    '// Made by test/bench/language/train.ts from the corpora named in ../ATTRIBUTION.md. Do not edit.',
    "import type { PackedModel } from '../model.ts';",
    '',
    'export const WEIGHTS: PackedModel = {',
    `  script: '${script}',`,
    `  step: ${step},`,
    ...Object.entries({ keys, classes, values }).map(([key, text]) => `  ${key}: ${JSON.stringify(text)},`),
    '};',
    '',
  ].join('\n');
  writeFileSync(join(target, `${name}.ts`), source);
  console.log(`${name}: ${values.length} weights, ${gzipSync(source, { level: 9 }).length} B gzip`);
}
