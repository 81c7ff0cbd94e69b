import type { FaqImport } from '../../../../shared/api/house/faq-import.ts';
import type { Desk } from '../../data/desk.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import { DeskError } from '../../data/request.ts';
import { type FactDraft, readBooking, readExceptions, readValue } from '../facts/fact-value.ts';
import { readImport } from '../faq-found.ts';

/** A fact on a page, with the house's current fact about the same attribute. */
export interface FoundFact extends FactDraft {
  attribute: string;
  subject: string;
  said: string;
  source: { type: 'page'; id: string; quote: string; language: string };
  known: { id: string; said: string; isSame: boolean } | null;
  /** The contradicting statement of an earlier page; null if no page contradicts. */
  otherwise: string | null;
}

/** The statements of the pages of a site that were read. */
export interface SiteFound {
  facts: readonly FoundFact[];
  faqs: FaqImport;
  /** The number of pages read, and the number of known pages. */
  read: number;
  total: number;
  /** Pages that could not be read, with the reason of each. */
  failed: readonly { url: string; error: unknown }[];
  /** True if only the beginning of some page was read. */
  isCut: boolean;
}

const PATH = '/api/knowledge/pages';
export const NOTHING: SiteFound = {
  facts: [],
  faqs: { faqs: [], skipped: [] },
  read: 0,
  total: 0,
  failed: [],
  isCut: false,
};

/** Converts typed text such as "hotel.example" to an address; null if the text is no address. */
export function toAddress(typed: string): string | null {
  const words = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(words) ? words : `https://${words}`);
  return url?.hostname.includes('.') ? url.href : null;
}

/**
 * Reads a site from one page on by following links, at most `pagesMax` pages. `onPage` gets the findings after each page.
 * Aborting `signal` ends the reading with the findings so far. Throws if the first page cannot be read.
 */
export async function readSite(
  desk: Desk,
  { address, language, pagesMax }: { address: string; language: string; pagesMax: number },
  signal: AbortSignal,
  onPage: (found: SiteFound) => void,
): Promise<void> {
  const waiting = [address];
  const met = new Set(waiting);
  let found = NOTHING;
  for (let at = 0; at < waiting.length && at < pagesMax && !signal.aborted; at += 1) {
    const url = waiting[at] ?? '';
    try {
      const page = await desk.world.send('POST', `${PATH}?language=${language}`, { body: { url }, signal });
      const from = fields(page);
      for (const link of [text(from?.['url']), ...list(from?.['links'], maybeText)]) {
        const isNew = !met.has(link);
        met.add(link);
        if (isNew && link !== text(from?.['url'])) waiting.push(link);
      }
      found = join(found, page);
    } catch (error) {
      if (signal.aborted) return;
      // If no page can be read, or the server is overloaded, further pages make no sense.
      if (at === 0 || (error instanceof DeskError && (error.code === 'rate_limited' || error.code === 'offline')))
        throw error;
      found = { ...found, failed: [...found.failed, { url, error }] };
    }
    found = { ...found, total: Math.min(pagesMax, waiting.length) };
    onPage(found);
  }
}

/** Adds the statements of a page. A statement of an earlier page is not repeated. */
function join(before: SiteFound, page: unknown): SiteFound {
  const from = fields(page);
  const facts = [...before.facts];
  for (const fact of list(from?.['facts'], readFound)) {
    const same = facts.find((one) => one.attribute === fact.attribute && keyOf(one) === keyOf(fact));
    if (same !== undefined) continue;
    const other = facts.find(({ attribute }) => attribute === fact.attribute);
    facts.push({ ...fact, otherwise: other?.said ?? null });
  }
  const { faqs, skipped } = readImport(page);
  const knownQuestions = new Set(before.faqs.faqs.map(({ question }) => question));
  return {
    ...before,
    facts,
    faqs: {
      faqs: [...before.faqs.faqs, ...faqs.filter(({ question }) => !knownQuestions.has(question))],
      skipped: [...before.faqs.skipped, ...skipped],
    },
    read: before.read + 1,
    isCut: before.isCut || from?.['isWhole'] === false,
  };
}

function keyOf({ value, booking, exceptions }: FactDraft): string {
  return JSON.stringify([value, booking, exceptions]);
}

function readFound(given: unknown): FoundFact | null {
  const from = fields(given);
  const value = readValue(from?.['value']);
  if (from === null || value === null) return null;
  const source = fields(from['source']);
  const known = fields(from['known']);
  const attribute = text(from['attribute']);
  return {
    attribute,
    subject: attribute.split('.')[0] ?? '',
    value,
    booking: readBooking(from['conditions']),
    exceptions: readExceptions(from['exceptions']),
    said: text(from['said']),
    source: {
      type: 'page',
      id: text(source?.['id']),
      quote: text(source?.['quote']),
      language: text(source?.['language'], 'und'),
    },
    known: known && { id: text(known['id']), said: text(known['said']), isSame: known['isSame'] === true },
    otherwise: null,
  };
}
