import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { understand } from '../../bff/engine/understand.ts';
import { createFaqIndex, FAQ_SCORE_MIN } from '../../bff/knowledge/faq-index.ts';
import { isSpoken, languageFor } from '../../bff/language/lexicon/registry.ts';
import { classify } from '../../bff/language/reading/classify.ts';
import type { Intent } from '../../shared/domain/intents.ts';

/**
 * Prints the engine's figures on development data: `node test/bench/engine-dev.ts FOLDER [LETTERS]`.
 * Letters print misses: e(nglish), m(ulti), o(ut of scope), x and z (labels too many, too few), f (each label), q and Q (FAQs);
 * U calls `understand`, which detects the language itself, instead of passing the language.
 */
/** */
interface Row {
  text: string;
  lang: string;
  intents: string[];
  alt?: string[];
  source: string;
}

const [folder = '', show = ''] = process.argv.slice(2);
const readDevRows = (name: string): Row[] =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const labels: Record<string, string[]> = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
const formatCount = show.includes('U');
const understandRow = (row: Row) => {
  if (formatCount) {
    const { intents, nearby, language } = understand(row.text, { now: new Date(), timezone: 'UTC' });
    const reading = { concepts: new Set([`read as ${language.code}`]), unknown: [] };
    return { intents, top: intents[0] ?? nearby[0], all: [...intents, ...nearby], reading };
  }
  const { intents, alternatives, reading } = classify(row.text, languageFor(row.lang));
  return { intents, top: intents[0] ?? alternatives[0], all: [...intents, ...alternatives], reading };
};
const labelsOf = (name: Intent | undefined) => (name === undefined ? [] : (labels[name] ?? []));

function printTopOne(rows: Row[], name: string): void {
  let hits = 0;
  let acted = 0;
  const byLanguage = new Map<string, [number, number]>();
  for (const row of rows) {
    const { top, all, intents, reading } = understandRow(row);
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

function printF1(rows: Row[]): void {
  const counts = new Map<string, { hit: number; extra: number; missed: number }>();
  const countsOf = (label: string) => {
    const known = counts.get(label) ?? { hit: 0, extra: 0, missed: 0 };
    counts.set(label, known);
    return known;
  };
  for (const row of rows) {
    const given = new Set(understandRow(row).intents.flatMap(({ name }) => labelsOf(name).slice(0, 1)));
    const all = understandRow(row).intents.map(({ name }) => labelsOf(name));
    for (const label of row.intents) {
      if (all.some((names) => names.includes(label))) countsOf(label).hit++;
      else countsOf(label).missed++;
    }
    for (const label of given) {
      const names = all.filter(([first]) => first === label).flat();
      if (!names.some((name) => row.intents.includes(name) || row.alt?.includes(name))) {
        countsOf(label).extra++;
        if (show.includes('x')) console.log(`extra ${label}: ${row.text} | ${row.intents}`);
      }
    }
    if (show.includes('z')) {
      for (const label of row.intents)
        if (!all.flat().includes(label)) console.log(`missed ${label}: ${row.text} | ${all.flat()}`);
    }
  }
  const f1Of = ({ hit, extra, missed }: { hit: number; extra: number; missed: number }) =>
    (2 * hit) / Math.max(1, 2 * hit + extra + missed);
  const sum = { hit: 0, extra: 0, missed: 0 };
  for (const one of counts.values()) for (const key of ['hit', 'extra', 'missed'] as const) sum[key] += one[key];
  const each = [...counts.values()].map(f1Of);
  console.log(
    `F1 micro ${f1Of(sum).toFixed(3)}, macro ${(each.reduce((a, b) => a + b, 0) / each.length).toFixed(3)}`,
    sum,
  );
  if (show.includes('f')) console.log([...counts].map(([label, one]) => `${label} ${f1Of(one).toFixed(2)}`).join(', '));
}

function printFalseAnswers(rows: Row[], name: string): void {
  let answered = 0;
  for (const row of rows) {
    const { intents, reading } = understandRow(row);
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
const english = readDevRows('intents_en.jsonl');
printTopOne(english, 'english');
printTopOne(
  english.filter(({ source }) => source === 'para'),
  'para',
);
printF1(english);
printFalseAnswers(readDevRows('oos_en.jsonl'), 'far');
printFalseAnswers(readDevRows('oos_near_en.jsonl'), 'near');
printFalseAnswers(readDevRows('inform.jsonl'), 'inform');
printTopOne(
  readDevRows('intents_multi.jsonl').filter(({ lang }) => isSpoken(lang)),
  'multi',
);
printFalseAnswers(
  readDevRows('oos_multi.jsonl').filter(({ lang }) => isSpoken(lang)),
  'multi out of scope',
);
const entries = readFileSync(join(folder, 'faq_hotel.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): { id: string; question: string; answer: string } => JSON.parse(line));
const index = createFaqIndex(entries);

/**
 * Prints how FAQs are found: the right entry first or among the first three, and right or wrong where its score reaches the
 * threshold.
 */
function printFaqFigures(rows: (Row & { faq: string[] })[], name: string): void {
  let [first, three, right, wrong, asked, falsely, foreign] = [0, 0, 0, 0, 0, 0, 0];
  const byLanguage = new Map<string, [number, number]>();
  for (const row of rows) {
    const found = index.search(row.text, row.lang);
    const [best] = found;
    const fits = best !== undefined && best.score >= FAQ_SCORE_MIN;
    if (row.faq.length === 0) {
      foreign++;
      if (fits) falsely++;
      if (fits && show.includes('q')) console.log(`${name} FALSE ${row.text} | ${best.faqId} ${best.score}`);
      continue;
    }
    asked++;
    const hit = best !== undefined && row.faq.includes(best.faqId);
    const counts = byLanguage.get(row.lang) ?? [0, 0];
    byLanguage.set(row.lang, [counts[0] + Number(hit && fits), counts[1] + 1]);
    if (hit) first++;
    if (found.slice(0, 3).some(({ faqId }) => row.faq.includes(faqId))) three++;
    if (fits && hit) right++;
    if (fits && !hit) wrong++;
    if ((!hit || !fits) && show.includes(name === 'faq' ? 'q' : 'Q'))
      console.log(
        `${row.lang} ${row.text} | ${row.faq} | ${found.slice(0, 3).map(({ faqId, score }) => `${faqId} ${score}`)}`,
      );
  }
  console.log(
    `${name}: recall@1 ${percent(first, asked)}, @3 ${percent(three, asked)}, right ${percent(right, asked)}, wrong ${percent(wrong, asked)} of ${asked}; answered without an FAQ ${falsely} of ${foreign}`,
  );
  if (byLanguage.size > 1)
    console.log([...byLanguage].map(([code, [hits, all]]) => `${code} ${hits}/${all}`).join('  '));
}
const readFaqs = (name: string) => readDevRows(name) as (Row & { faq: string[] })[];
printFaqFigures(readFaqs('faq.jsonl'), 'faq');
printFaqFigures(
  readFaqs('faq_multi.jsonl').filter(({ lang }) => isSpoken(lang)),
  'faq multi',
);
const far = readDevRows('oos_en.jsonl');
const farAnswered = far.filter(({ text }) => (index.search(text, 'en')[0]?.score ?? 0) >= FAQ_SCORE_MIN);
console.log(`faq far: answered ${percent(farAnswered.length, far.length)}`);
if (show.includes('q'))
  for (const row of farAnswered)
    console.log(
      `far: ${row.text} | ${index.search(row.text, 'en')[0]?.faqId} ${index.search(row.text, 'en')[0]?.score}`,
    );
const started = performance.now();
for (const row of english) understandRow(row);
console.log(`${(((performance.now() - started) * 1000) / english.length).toFixed(0)} µs a message`);
