import { describe, expect, it } from 'vitest';
import { languageFor } from '../../bff/language/lexicon/registry.ts';
import { readClauses } from '../../bff/model/grounding/clauses.ts';
import { findWords, foldForWords } from '../../bff/model/grounding/words/find-words.ts';
import { LANGUAGE_CODES } from '../../shared/language/languages.ts';
import { judgeTold, readTold } from './told-lines.ts';

/* What a model made of hotels' entries, with what the checks make of each: told/README.md describes the files. */
const HONEST_MIN = 0.9;
const STOPPED_MIN = 0.98;
/** Of what was written by somebody who had not seen the checks, after they were mended on it; the goals are those above. */
const BLIND = { honestMin: 0.8, stoppedMin: 0.94 };
const honest = readTold('honest');
const lies = readTold('lies');
const blindHonest = readTold('blind-honest');
const blindLies = readTold('blind-lies');
/** Lies near those that were let through once. */
const moreLies = readTold('more-lies');

describe('true sentences of a model pass the checks', () => {
  it.each(Object.entries(Object.groupBy([...honest, ...blindHonest], ({ language }) => language)))(
    'in %s',
    (_, told = []) => {
      for (const one of told) expect.soft(judgeTold(one).fault, one.text).toBe(one.refused ?? null);
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
        expect.soft(judgeTold(one).fault === null, `${one.text} (${one.untrue})`).toBe(one.passes !== undefined);
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
