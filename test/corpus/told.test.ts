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
 * What a model made of the sample hotel's entries, or of what another one `says`. told/honest.jsonl: as a good one says them, paraphrased or in another
 * language; `refused` where our checks are too strict, with the check. told/lies.jsonl: with what is `untrue` in each; where one
 * is let through, `passes` says why nobody notices. The blind files: `asks` is what the guest asked.
 */
const HONEST_MIN = 0.9;
const STOPPED_MIN = 0.98;
/** Of what was written by somebody who had not seen the checks, after they were mended on it; the goals are those above. */
const BLIND = { honestMin: 0.69, stoppedMin: 0.94 };
const Honest = z.strictObject({
  entry: z.string(),
  says: z.string().optional(),
  asks: z.string().optional(),
  language: z.string(),
  text: z.string(),
  refused: z.string().optional(),
});
const Lie = z.strictObject({
  entry: z.string(),
  says: z.string().optional(),
  asks: z.string().optional(),
  language: z.string(),
  text: z.string(),
  untrue: z.string(),
  passes: z.string().optional(),
});
const honest = readLines('honest').map((line) => Honest.parse(line));
const lies = readLines('lies').map((line) => Lie.parse(line));
const blindHonest = readLines('blind-honest').map((line) => Honest.parse(line));
const blindLies = readLines('blind-lies').map((line) => Lie.parse(line));
/** Lies near those that were let through once. */
const moreLies = readLines('more-lies').map((line) => Lie.parse(line));

describe('what a good model says passes', () => {
  it.each(Object.entries(Object.groupBy([...honest, ...blindHonest], ({ language }) => language)))(
    'in %s',
    (_, told = []) => {
      for (const one of told) expect.soft(check(one), one.text).toBe(one.refused ?? null);
    },
  );

  it('nearly all of it, in ten languages and more', () => {
    expect(honest.filter(({ refused }) => refused === undefined).length / honest.length).toBeGreaterThan(HONEST_MIN);
    expect(new Set(honest.map(({ language }) => language)).size).toBeGreaterThan(10);
  });
});

describe('what a model makes up does not', () => {
  it.each(Object.entries(Object.groupBy([...lies, ...blindLies, ...moreLies], ({ language }) => language)))(
    'in %s',
    (_, told = []) => {
      for (const one of told)
        expect.soft(check(one) === null, `${one.text} (${one.untrue})`).toBe(one.passes !== undefined);
    },
  );

  it('all but what is listed with its reason, in ten languages and more', () => {
    expect(lies.filter(({ passes }) => passes === undefined).length / lies.length).toBeGreaterThan(STOPPED_MIN);
    expect(new Set(lies.map(({ language }) => language)).size).toBeGreaterThan(10);
  });
});

describe('what was written without sight of the checks, in twelve languages', () => {
  it('is shown where it is true', () => {
    const shown = blindHonest.filter(({ refused }) => refused === undefined);
    expect(shown.length / blindHonest.length).toBeGreaterThan(BLIND.honestMin);
    expect(new Set(blindHonest.map(({ language }) => language)).size).toBe(12);
  });

  it('and stopped where it is not', () => {
    const stopped = blindLies.filter(({ passes }) => passes === undefined);
    expect(stopped.length / blindLies.length).toBeGreaterThan(BLIND.stoppedMin);
  });
});

describe('the words a reply may not add', () => {
  it.each(LANGUAGE_CODES)('%s: each word of the tables is found as it is written', (language) => {
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

function check({ entry, says, asks, language, text }: z.infer<typeof Honest> | z.infer<typeof Lie>): string | null {
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
