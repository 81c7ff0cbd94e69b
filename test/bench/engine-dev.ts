import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classify } from '../../bff/language/classify.ts';
import { isSpoken, languageFor } from '../../bff/language/registry.ts';
import type { Intent } from '../../shared/domain/intents.ts';

/** Prints where the engine stands on development data: `node test/bench/engine-dev.ts FOLDER [misses]`. */
interface Row {
  text: string;
  lang: string;
  intents: string[];
  alt?: string[];
  source: string;
}

const [folder = '', show = ''] = process.argv.slice(2);
const read = (name: string): Row[] =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const labels: Record<string, string[]> = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
const understood = (row: Row) => {
  const { intents, alternatives, reading } = classify(row.text, languageFor(row.lang));
  return { intents, top: intents[0] ?? alternatives[0], all: [...intents, ...alternatives], reading };
};
const labelsOf = (name: Intent | undefined) => (name === undefined ? [] : (labels[name] ?? []));

function topOne(rows: Row[], name: string): void {
  let hits = 0;
  let acted = 0;
  const byLanguage = new Map<string, [number, number]>();
  for (const row of rows) {
    const { top, all, intents, reading } = understood(row);
    const right = labelsOf(top?.name).some((label) => row.intents.includes(label) || row.alt?.includes(label));
    const counts = byLanguage.get(row.lang) ?? [0, 0];
    byLanguage.set(row.lang, [counts[0] + Number(right), counts[1] + 1]);
    if (right) hits++;
    if (right && intents.length > 0) acted++;
    if (!right && show.includes(name[0] ?? ''))
      console.log(
        `${row.lang} ${row.text} | ${row.intents} | ${all.map((one) => `${one.name} ${one.score.toFixed(2)}`).slice(0, 3)} | ${[...reading.concepts]} | ${reading.unknown}`,
      );
  }
  console.log(
    `${name}: top-1 ${percent(hits, rows.length)}, above threshold ${percent(acted, rows.length)} of ${rows.length}`,
  );
  if (byLanguage.size > 1)
    console.log([...byLanguage].map(([code, [right, all]]) => `${code} ${right}/${all}`).join('  '));
}

function f1(rows: Row[]): void {
  const counts = new Map<string, { hit: number; extra: number; missed: number }>();
  const count = (label: string) => {
    const known = counts.get(label) ?? { hit: 0, extra: 0, missed: 0 };
    counts.set(label, known);
    return known;
  };
  for (const row of rows) {
    const given = new Set(understood(row).intents.flatMap(({ name }) => labelsOf(name).slice(0, 1)));
    const all = understood(row).intents.map(({ name }) => labelsOf(name));
    for (const label of row.intents) {
      if (all.some((names) => names.includes(label))) count(label).hit++;
      else count(label).missed++;
    }
    for (const label of given) {
      const names = all.filter(([first]) => first === label).flat();
      if (!names.some((name) => row.intents.includes(name) || row.alt?.includes(name))) {
        count(label).extra++;
        if (show.includes('x')) console.log(`extra ${label}: ${row.text} | ${row.intents}`);
      }
    }
    if (show.includes('z')) {
      for (const label of row.intents)
        if (!all.flat().includes(label)) console.log(`missed ${label}: ${row.text} | ${all.flat()}`);
    }
  }
  const f = ({ hit, extra, missed }: { hit: number; extra: number; missed: number }) =>
    (2 * hit) / Math.max(1, 2 * hit + extra + missed);
  const sum = { hit: 0, extra: 0, missed: 0 };
  for (const one of counts.values()) for (const key of ['hit', 'extra', 'missed'] as const) sum[key] += one[key];
  const each = [...counts.values()].map(f);
  console.log(
    `F1 micro ${f(sum).toFixed(3)}, macro ${(each.reduce((a, b) => a + b, 0) / each.length).toFixed(3)}`,
    sum,
  );
  if (show.includes('f')) console.log([...counts].map(([label, one]) => `${label} ${f(one).toFixed(2)}`).join(', '));
}

function falseAnswers(rows: Row[], name: string): void {
  let answered = 0;
  for (const row of rows) {
    const { intents, reading } = understood(row);
    const acts = intents.filter(({ name: intent }) => labelsOf(intent).length > 0);
    if (acts.length > 0) {
      answered++;
      if (show.includes('o'))
        console.log(
          `${name}: ${row.lang} ${row.text} | ${acts.map((one) => `${one.name} ${one.score.toFixed(2)}`)} | ${[...reading.concepts]}`,
        );
    }
  }
  console.log(`${name}: answered ${answered} of ${rows.length}, ${percent(answered, rows.length)}`);
}

const before = performance.now();
languageFor('en');
console.log(`English ready in ${(performance.now() - before).toFixed(0)} ms`);
const english = read('intents_en.jsonl');
topOne(english, 'english');
topOne(
  english.filter(({ source }) => source === 'para'),
  'para',
);
f1(english);
falseAnswers(read('oos_en.jsonl'), 'far');
falseAnswers(read('oos_near_en.jsonl'), 'near');
falseAnswers(read('inform.jsonl'), 'inform');
topOne(
  read('intents_multi.jsonl').filter(({ lang }) => isSpoken(lang)),
  'multi',
);
falseAnswers(
  read('oos_multi.jsonl').filter(({ lang }) => isSpoken(lang)),
  'multi out of scope',
);
const started = performance.now();
for (const row of english) understood(row);
console.log(`${(((performance.now() - started) * 1000) / english.length).toFixed(0)} µs a message`);
