import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Exercised, exercisedOf, type PmsSubject } from './pms-rig.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'docs/pms/providers.md');
/** Columns of the tables in the docs. */
const COLUMNS = ['opera-cloud', 'mews', 'cloudbeds', 'apaleo', 'rms-cloud', 'custom'];
/** `/rsv/v1/…`, `reservations/getAll/2023-06-06`, `getRooms`: how vendors name their calls. */
const CALL =
  /^(?:\/[a-zA-Z][\w.{}$/-]*|[a-z]\w+\/(?:get|add|update|close|cancel)\w*(?:\/[\d-]+)?|(?:get|post|put|delete)[A-Z]\w+|oauth\/metadata|access_token)$/;
const LITERAL = /(['`])((?:(?!\1)[^\\\n])*)\1/g;

/**
 * Nothing an adapter can call is left untried, and nothing it calls is left unsaid: the calls in its source, those that this
 * suite's run made, and those that the docs name are held against each other. Runs last.
 */
export function describeCalls(subject: PmsSubject): void {
  const { provider } = subject.adapter;
  const folder = join(ROOT, 'bff/pms', provider);
  if (!existsSync(folder) || subject.elsewhere === true) return; // an adapter of one file, as in the tutorial

  describe('its calls', () => {
    it('[R1] are all made by this suite, and each answer held against the published description where there is one', () => {
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

    it('are listed in the docs, and the docs list no others', () => {
      const named = listNamed(provider);
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

/** Every text in an adapter's source that names a call; what is put into it becomes `{}`. */
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
  return [...calls].filter((call) => !IGNORED.includes(call)).sort();
}

/** What looks like a call and is none: beginnings of all paths, and places within a record (JSON Patch). */
const IGNORED = ['/api/v1.3', '/api/connector/v1', '/comment', '/primaryGuest', '/additionalGuests'];

function fits(call: string, path: string): boolean {
  const pattern = call.replace(/[.$*+?^()|[\]\\]/g, '\\$&').replaceAll('{}', '[^/]+');
  return new RegExp(`(?:^|/)${pattern.replace(/^\//, '')}$`).test(path);
}

/** The calls in code spans of the provider's column and of its own section. */
function listNamed(provider: string): string[] {
  const text = readFileSync(DOCS, 'utf8');
  const cells = text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => line.split('|')[COLUMNS.indexOf(provider) + 2] ?? '');
  const spans = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span));
  const own = text.split('\n## ').find((part) => part.startsWith(SECTIONS[provider] ?? '-')) ?? '';
  const also = [...own.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]+)`/g)].map(([, span = '']) => span);
  return [...new Set([...spans, ...also])]
    .filter((span) => !IGNORED.includes(span))
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

function isNamedBy(name: string, { method, path }: Exercised): boolean {
  const [verb = '', place = ''] = name.includes(' ') ? name.split(' ') : ['', name];
  if (verb !== '' && verb !== method) return false;
  const call =
    place
      .replace(/^…/, '')
      .replace(/\{\w+\}/g, '{}')
      .split('?')[0] ?? '';
  return fits(call, path);
}
