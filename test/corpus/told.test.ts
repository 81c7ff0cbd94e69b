import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languageFor } from '../../bff/language/lexicon/registry.ts';
import { readClauses } from '../../bff/model/grounding/clauses.ts';
import { findWords, foldForWords } from '../../bff/model/grounding/words/find-words.ts';
import type { Source } from '../../shared/domain/decision.ts';
import { detect } from '../../shared/language/detect/server.ts';
import { LANGUAGE_CODES } from '../../shared/language/languages.ts';
import { checkReply } from '../support/engine/check-reply.ts';
import { faqSource } from '../support/engine/model-turns.ts';

/*
 * A model's sentences about the sample hotel's entries, or about another source in `says`. told/honest.jsonl holds true
 * sentences, paraphrased or in another language; `refused` names the check that is too strict for a sentence. told/lies.jsonl
 * holds untrue sentences with the `untrue` part; `passes` says why a lie is let through. In the blind files `asks` is the
 * guest's question.
 */
const HONEST_MIN = 0.9;
const STOPPED_MIN = 0.98;
/**
 * The shares reached on sentences by an author who had not seen the checks, after the checks were fixed with them; the goals
 * are those above.
 */
const BLIND = { honestMin: 0.69, stoppedMin: 0.94 };
const HonestLine = z.strictObject({
  entry: z.string(),
  says: z.string().optional(),
  asks: z.string().optional(),
  language: z.string(),
  text: z.string(),
  refused: z.string().optional(),
});
const LieLine = z.strictObject({
  entry: z.string(),
  says: z.string().optional(),
  asks: z.string().optional(),
  language: z.string(),
  text: z.string(),
  untrue: z.string(),
  passes: z.string().optional(),
});
const honest = readLines('honest').map((line) => HonestLine.parse(line));
const lies = readLines('lies').map((line) => LieLine.parse(line));
const blindHonest = readLines('blind-honest').map((line) => HonestLine.parse(line));
const blindLies = readLines('blind-lies').map((line) => LieLine.parse(line));
/** Lies similar to those that were once let through. */
const moreLies = readLines('more-lies').map((line) => LieLine.parse(line));

describe('true sentences of a model pass the checks', () => {
  it.each(Object.entries(Object.groupBy([...honest, ...blindHonest], ({ language }) => language)))(
    'in %s',
    (_, told = []) => {
      for (const one of told) expect.soft(check(one), one.text).toBe(one.refused ?? null);
    },
  );

  it('nearly all true sentences pass, in ten languages or more', () => {
    expect(honest.filter(({ refused }) => refused === undefined).length / honest.length).toBeGreaterThan(HONEST_MIN);
    expect(new Set(honest.map(({ language }) => language)).size).toBeGreaterThan(10);
  });
});

describe('invented sentences of a model are stopped', () => {
  it.each(Object.entries(Object.groupBy([...lies, ...blindLies, ...moreLies], ({ language }) => language)))(
    'in %s',
    (_, told = []) => {
      for (const one of told)
        expect.soft(check(one) === null, `${one.text} (${one.untrue})`).toBe(one.passes !== undefined);
    },
  );

  it('every lie is stopped except those listed with a reason, in ten languages or more', () => {
    expect(lies.filter(({ passes }) => passes === undefined).length / lies.length).toBeGreaterThan(STOPPED_MIN);
    expect(new Set(lies.map(({ language }) => language)).size).toBeGreaterThan(10);
  });
});

describe('sentences of an author who had not seen the checks, in twelve languages', () => {
  it('a true sentence is shown', () => {
    const shown = blindHonest.filter(({ refused }) => refused === undefined);
    expect(shown.length / blindHonest.length).toBeGreaterThan(BLIND.honestMin);
    expect(new Set(blindHonest.map(({ language }) => language)).size).toBe(12);
  });

  it('an untrue sentence is stopped', () => {
    const stopped = blindLies.filter(({ passes }) => passes === undefined);
    expect(stopped.length / blindLies.length).toBeGreaterThan(BLIND.stoppedMin);
  });
});

describe('the tables of words that a reply may not add', () => {
  it.each(LANGUAGE_CODES)('%s: each word of the tables is found as spelled', (language) => {
    const { widening, claims, measures } = languageFor(language).pack.checks;
    for (const table of [widening, claims, measures]) {
      for (const column of Object.values(table)) {
        if (column === null) throw new Error(`A word that replies are checked by is missing: ${language}`);
        const plain = column.split(', ').filter((word) => !/[(*]/.test(word));
        for (const word of plain) expect.soft(findWords(foldForWords(` ${word} `), language), word).not.toEqual([]);
      }
    }
  });

  it.each(LANGUAGE_CODES)('%s: minutes, days and weeks are read as a figure’s unit', (language) => {
    for (const unit of ['minute', 'hour', 'day', 'week', 'month', 'year', 'kilometer', 'meter'] as const) {
      const written = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(45);
      const figures = readClauses(`${written} `, language).flatMap((clause) => clause.figures);
      expect
        .soft(
          figures.flatMap(({ units }) => [...units]),
          written,
        )
        .toEqual([unit]);
    }
  });
});

function check({
  entry,
  says,
  asks,
  language,
  text,
}: z.infer<typeof HonestLine> | z.infer<typeof LieLine>): string | null {
  const source = says === undefined ? faqSource(entry) : otherSource(entry, says);
  return checkReply(`${text} [S1]`, { language, sources: [source], ...(asks === undefined ? {} : { guest: asks }) })
    .fault;
}

function otherSource(label: string, quote: string): Source {
  return { type: 'faq', id: 'faq_other', label, quote, language: detect(quote).code };
}

function readLines(name: string): unknown[] {
  const file = new URL(`./told/${name}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}
