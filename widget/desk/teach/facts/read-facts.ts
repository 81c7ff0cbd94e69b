import type { FactValue } from '../../../../shared/api/house/house-facts.ts';
import { FACT_SOURCES, FACT_STATUSES, SOURCE_STATES } from '../../../../shared/domain/house/fact-terms.ts';
import type { Desk } from '../../data/desk.ts';
import { count, fields, list, maybeText, oneOf, readPage, text } from '../../data/read/read.ts';
import { type Booking, type Exception, readBooking, readExceptions, readValue } from './fact-value.ts';

/** A fact as Teach shows it. */
export interface ShownFact {
  id: string;
  attribute: string;
  subject: string;
  value: FactValue;
  booking: Booking | null;
  exceptions: readonly Exception[];
  status: (typeof FACT_STATUSES)[number];
  source: {
    type: (typeof FACT_SOURCES)[number];
    id: string;
    label: string;
    quote: string;
    language: string;
    state: (typeof SOURCE_STATES)[number];
  };
  said: string;
  updatedAt: string;
}

/** An attribute that a house may state about a subject. */
export interface Known {
  attribute: string;
  subject: string;
  label: string;
  type: string;
  kept: 'fact' | 'text';
}

/** The labels of the terms that values use: `per`, `who`, `places`, `items`, `exceptions`. */
export type Terms = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface Catalogue {
  items: readonly Known[];
  byAttribute: ReadonlyMap<string, Known>;
  terms: Terms;
}

export interface Coverage {
  answerable: number;
  asked: number;
  missing: readonly { attribute: string; askedCount: number }[];
  languages: readonly { code: string; facts: number; texts: number; missingTexts: number }[];
}

const PAGES_MAX = 20;

/** All facts of the house, in the order of the catalogue. */
export async function loadFacts(desk: Desk, language: string, signal: AbortSignal): Promise<ShownFact[]> {
  const facts: ShownFact[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const more: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await desk.world.send('GET', `/api/knowledge/facts?limit=200&language=${language}${more}`, {
      signal,
    });
    const page = readPage(answer, readFact);
    facts.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return facts;
}

export async function loadCatalogue(desk: Desk, language: string, signal: AbortSignal): Promise<Catalogue> {
  const answer = await desk.world.send('GET', `/api/knowledge/catalogue?language=${language}`, { signal });
  const from = fields(answer);
  const items = list(from?.['items'], readKnown);
  const terms = Object.entries(fields(from?.['terms']) ?? {}).map(
    ([kind, names]) => [kind, new Map(list(names, readNamed))] as const,
  );
  return { items, byAttribute: new Map(items.map((one) => [one.attribute, one])), terms: new Map(terms) };
}

export async function loadCoverage(desk: Desk, signal: AbortSignal): Promise<Coverage> {
  const from = fields(await desk.world.send('GET', '/api/knowledge/coverage', { signal }));
  return {
    answerable: count(from?.['answerable']),
    asked: count(from?.['asked']),
    missing: list(from?.['missing'], (item) => {
      const one = fields(item);
      return one && { attribute: text(one['attribute']), askedCount: count(one['askedCount']) };
    }),
    languages: list(from?.['languages'], (item) => {
      const { code, facts, texts, missingTexts } = fields(item) ?? {};
      return { code: text(code), facts: count(facts), texts: count(texts), missingTexts: count(missingTexts) };
    }),
  };
}

/** Reads a fact; null if this desk does not know its type. */
export function readFact(given: unknown): ShownFact | null {
  const from = fields(given);
  const value = readValue(from?.['value']);
  if (from === null || value === null) return null;
  const source = fields(from['source']);
  const attribute = text(from['attribute']);
  return {
    id: text(from['id']),
    attribute,
    subject: attribute.split('.')[0] ?? '',
    value,
    booking: readBooking(from['conditions']),
    exceptions: readExceptions(from['exceptions']),
    status: oneOf(FACT_STATUSES, from['status'], 'read'),
    source: {
      type: oneOf(FACT_SOURCES, source?.['type'], 'owner'),
      id: text(source?.['id']),
      label: text(source?.['label']),
      quote: text(source?.['quote']),
      language: text(source?.['language'], 'und'),
      state: oneOf(SOURCE_STATES, source?.['state'], 'current'),
    },
    said: text(from['said']),
    updatedAt: text(from['updatedAt']),
  };
}

function readKnown(given: unknown): Known | null {
  const from = fields(given);
  if (from === null) return null;
  return {
    attribute: text(from['attribute']),
    subject: text(from['subject']),
    label: text(from['label']),
    type: text(from['type']),
    kept: oneOf(['fact', 'text'], from['kept'], 'text'),
  };
}

function readNamed(given: unknown): [string, string] | null {
  const from = fields(given);
  const name = maybeText(from?.['name']);
  return name === null ? null : [name, text(from?.['label'], name)];
}
