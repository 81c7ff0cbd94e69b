import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ExercisedCall, exercisedOf, type PmsSubject } from './pms-rig.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'docs/pms/providers.md');
/** Columns of the tables in the docs. */
const COLUMNS = ['opera-cloud', 'mews', 'cloudbeds', 'apaleo', 'rms-cloud', 'custom'];
/** Matches vendors' names of calls: `/rsv/v1/…`, `reservations/getAll/2023-06-06`, `getRooms`. */
const CALL =
  /^(?:\/[a-zA-Z][\w.{}$/-]*|[a-z]\w+\/(?:get|add|update|close|cancel)\w*(?:\/[\d-]+)?|(?:get|post|put|delete)[A-Z]\w+|oauth\/metadata|access_token)$/;
const LITERAL = /(['`])((?:(?!\1)[^\\\n])*)\1/g;

/**
 * Every call of an adapter is tested and documented: compares the calls in its source, the calls that this run made, and the
 * calls that the docs name. Runs last.
 */
export function describeCalls(subject: PmsSubject): void {
  const { provider } = subject.adapter;
  const folder = join(ROOT, 'bff/pms', provider);
  if (!existsSync(folder) || subject.elsewhere === true) return; // a single-file adapter, as in the tutorial

  describe('the calls to the PMS', () => {
    it('[R1] are all made by this suite, and each answer matches the published description if there is one', () => {
      const made = [...exercisedOf(provider).values()];
      const missing = listCalls(folder).filter((call) => !made.some(({ path }) => fits(call, path)));
      expect(missing, 'in the source, and never made').toEqual([]);
      const { description, undescribed = [] } = subject;
      if (description === undefined || description === null) return;
      const unchecked = made.filter(({ checked }) => !checked).map(({ method, path }) => `${method} ${path}`);
      const excused = (call: string) => undescribed.some((one) => one.test(call));
      expect(
        unchecked.filter((call) => !excused(call)),
        'made, and never validated',
      ).toEqual([]);
      expect(
        undescribed.filter((one) => !unchecked.some((call) => one.test(call))),
        'needs no excuse',
      ).toEqual([]);
    });

    it('are all documented, and the documents name no others', () => {
      const named = listDocumentedCalls(provider);
      const made = [...exercisedOf(provider).values()];
      const unsaid = made.filter((call) => !named.some((name) => isNamedBy(name, call)));
      expect(
        unsaid.map(({ method, path }) => `${method} ${path}`),
        'made, and not in docs/pms/providers.md',
      ).toEqual([]);
      const unmade = named.filter((name) => !made.some((call) => isNamedBy(name, call)));
      expect(unmade, 'in docs/pms/providers.md, and never made').toEqual([]);
    });
  });
}

/** Lists the strings in an adapter's source that name a call; interpolated values become `{}`. */
function listCalls(folder: string): string[] {
  const calls = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const code = readFileSync(join(folder, file), 'utf8')
      .replace(/^import .*$/gm, '')
      .replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm, '');
    for (const [, , text = ''] of code.matchAll(LITERAL)) {
      const call =
        text
          .replace(/\$\{[^}]*\}/g, '{}')
          .replace(/\{\w+\}/g, '{}')
          .split('?')[0] ?? '';
      if (CALL.test(call) && !call.startsWith('/{}')) calls.add(call);
    }
  }
  return [...calls].filter((call) => !IGNORED_STRINGS.includes(call)).sort();
}

/** Strings that look like a call but are not: prefixes of paths, and JSON Patch paths. */
const IGNORED_STRINGS = ['/api/v1.3', '/api/connector/v1', '/comment', '/primaryGuest', '/additionalGuests'];

function fits(call: string, path: string): boolean {
  const pattern = call.replace(/[.$*+?^()|[\]\\]/g, '\\$&').replaceAll('{}', '[^/]+');
  return new RegExp(`(?:^|/)${pattern.replace(/^\//, '')}$`).test(path);
}

/** Lists the calls in code spans of the provider's column and section. */
function listDocumentedCalls(provider: string): string[] {
  const text = readFileSync(DOCS, 'utf8');
  const cells = text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => line.split('|')[COLUMNS.indexOf(provider) + 2] ?? '');
  const spans = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span));
  const own = text.split('\n## ').find((part) => part.startsWith(SECTIONS[provider] ?? '-')) ?? '';
  const also = [...own.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]+)`/g)].map(([, span = '']) => span);
  return [...new Set([...spans, ...also])]
    .filter((span) => !IGNORED_STRINGS.includes(span))
    .filter((span) => /^(?:GET|POST|PUT|PATCH|DELETE) [/…]/.test(span) || CALL.test(span));
}

const SECTIONS: Record<string, string> = {
  'opera-cloud': 'OPERA Cloud: to know',
  mews: 'Mews: to know',
  cloudbeds: 'Cloudbeds: to know',
  apaleo: 'apaleo: to know',
  'rms-cloud': 'RMS Cloud: to know',
  custom: 'Own PMS',
};

function isNamedBy(name: string, { method, path }: ExercisedCall): boolean {
  const [verb = '', place = ''] = name.includes(' ') ? name.split(' ') : ['', name];
  if (verb !== '' && verb !== method) return false;
  const call =
    place
      .replace(/^…/, '')
      .replace(/\{\w+\}/g, '{}')
      .split('?')[0] ?? '';
  return fits(call, path);
}
