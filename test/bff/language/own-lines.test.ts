import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { understand } from '../../../bff/engine/understand.ts';
import type { FaqEntry } from '../../../bff/knowledge/entry.ts';
import { createFaqIndex, FAQ_SCORE_MIN } from '../../../bff/knowledge/faq-index.ts';
import type { Intent } from '../../../shared/domain/intents.ts';

/**
 * The goals of `npm run bench:language` that need no external data, on the English lines of this project
 * (test/bench/language/own). The lines are understood as a guest's lines are, and answered from the questions of an
 * invented hotel.
 */
const LABELS: Partial<Record<Intent, readonly string[]>> = readLabels();
const HINTS = { now: new Date('2026-06-01T10:00:00Z'), timezone: 'Europe/Berlin' };
const TOP1_MIN = 0.95;
const FALSE_MAX = 0.04;

const RIGHT_MIN = 0.72;
const WRONG_MAX = 0.05;
const UNASKED_MAX = 0.15;

const rows = readRows('intents.txt');

it('at least 95 % of our own lines are understood', () => {
  const asked = rows.filter(({ labels }) => labels.length > 0);
  const missed = asked.filter(({ text, labels }) => {
    const { intents, nearby } = understand(text, HINTS);
    const [first] = [...intents, ...nearby];
    return !(LABELS[first?.name ?? 'out_of_scope'] ?? []).some((label) => labels.includes(label));
  });
  expect(asked.length).toBeGreaterThan(150);
  expect(missed.length / asked.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(1 - TOP1_MIN);
});

it('at most 4 % of the lines without an intent lead to an action', () => {
  const foreign = rows.filter(({ labels }) => labels.length === 0);
  const acted = foreign.filter(({ text }) =>
    understand(text, HINTS).intents.some(({ name }) => (LABELS[name] ?? []).length > 0),
  );
  expect(foreign.length).toBeGreaterThan(30);
  expect(acted.length / foreign.length, acted.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(FALSE_MAX);
});

it('a question is answered from the right FAQ entry, or not at all', () => {
  const entries = readOwn('faq-hotel.jsonl').map((line): FaqEntry => JSON.parse(line));
  const index = createFaqIndex(entries);
  const found = readRows('faq-questions.txt').map(({ text, labels }) => {
    const [best] = index.search(text, 'en');
    return { labels, answer: best !== undefined && best.score >= FAQ_SCORE_MIN ? best.faqId : null };
  });
  const answerable = found.filter(({ labels }) => labels.length > 0);
  const right = answerable.filter(({ labels, answer }) => answer !== null && labels.includes(answer));
  const wrong = answerable.filter(({ labels, answer }) => answer !== null && !labels.includes(answer));
  const unanswerable = found.filter(({ labels }) => labels.length === 0);
  expect(right.length / answerable.length).toBeGreaterThanOrEqual(RIGHT_MIN);
  expect(wrong.length / answerable.length).toBeLessThanOrEqual(WRONG_MAX);
  expect(unanswerable.filter(({ answer }) => answer !== null).length / unanswerable.length).toBeLessThanOrEqual(
    UNASKED_MAX,
  );
});

function readOwn(name: string): string[] {
  return readFileSync(new URL(`../../bench/language/own/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** Each row is `label,label | line`; "-" means no label of ours. */
function readRows(name: string): { text: string; labels: string[] }[] {
  return readOwn(name)
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [labels = '', text = ''] = line.split(' | ');
      return { text, labels: labels === '-' ? [] : labels.split(',') };
    });
}

/** The labels for each intent of the engine. */
function readLabels(): Partial<Record<Intent, readonly string[]>> {
  return Object.fromEntries(
    readOwn('labels.txt')
      .filter((line) => line.includes(': '))
      .map((line) => {
        const [intent = '', labels = ''] = line.split(': ');
        return [intent, labels.split(', ')];
      }),
  );
}
