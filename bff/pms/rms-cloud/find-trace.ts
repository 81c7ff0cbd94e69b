import { z } from 'zod';
import { HOUR_MS } from '../../../shared/domain/time.ts';
import { PmsError } from '../net/errors.ts';
import { writeLocal } from '../values/local-time.ts';
import { PAGE_SIZE } from './client.ts';
import { type Trace, trace } from './schema.ts';
import type { WriteContext } from './write-context.ts';

/** The most pages to search one after another; a hotel makes thousands of traces per month. */
const PAGES_MAX = 50;

/** Reads a page of traces; each page is requested only once. */
type Pages = (page: number) => Promise<readonly Trace[]>;

/**
 * Finds a trace by its id; null if it was deleted. `GET /traces` (docs/api/traces) has no filter, there is no call for
 * a single trace, and their order is not documented. If the first page is sorted by id, a binary search finds the page;
 * otherwise all pages are searched.
 */
export async function findTrace(world: WriteContext, id: number, signal: AbortSignal): Promise<Trace | null> {
  const pages = readPages(world, signal);
  const isWanted = (one: Trace) => one.id === id;
  const order = orderOf(await pages(0));
  if (order === 'none') return searchPages(pages, 0, 1, isWanted, () => false);
  const isAtOrAfter = (traces: readonly Trace[]) => {
    const last = traces.at(-1);
    return last === undefined || traces.length < PAGE_SIZE || (order === 'rising' ? last.id >= id : last.id <= id);
  };
  return (await pages(await findPage(pages, isAtOrAfter))).find(isWanted) ?? null;
}

/**
 * Finds the trace whose text contains a mark, among traces created since an instant (ISO 8601). It searches from the
 * newest to the first one that was last changed before that. Throws `refused` if there are too many.
 */
export async function findMarkedTrace(
  world: WriteContext,
  mark: string,
  since: string,
  signal: AbortSignal,
): Promise<Trace | null> {
  const pages = readPages(world, signal);
  const earliest = writeLocal(new Date(Date.parse(since) - HOUR_MS).toISOString(), world.timezone);
  const hasMark = ({ longDescription }: Trace) => longDescription?.includes(mark) === true;
  const isOld = ({ modifiedDate }: Trace) => modifiedDate != null && modifiedDate !== '' && modifiedDate < earliest;
  switch (orderOf(await pages(0))) {
    case 'rising': {
      const last = await findPage(pages, (found) => found.length < PAGE_SIZE);
      return searchPages(pages, last, -1, hasMark, isOld);
    }
    case 'falling':
      return searchPages(pages, 0, 1, hasMark, isOld);
    case 'none':
      return searchPages(pages, 0, 1, hasMark, () => false);
  }
}

function readPages({ client }: WriteContext, signal: AbortSignal): Pages {
  const requestedPages = new Map<number, Promise<Trace[]>>();
  return (page) => {
    const request =
      requestedPages.get(page) ??
      client.get('/traces', { limit: PAGE_SIZE, offset: page * PAGE_SIZE }, z.array(trace), signal);
    requestedPages.set(page, request);
    return request;
  };
}

function orderOf(traces: readonly Trace[]): 'rising' | 'falling' | 'none' {
  const ids = traces.map(({ id }) => id);
  if (ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0))) return 'rising';
  return ids.every((id, index) => index === 0 || id < (ids[index - 1] ?? 0)) ? 'falling' : 'none';
}

/**
 * The first page for which `isReached` is true; it is true for all later pages too. Doubles the step, then halves the
 * range.
 */
async function findPage(pages: Pages, isReached: (found: readonly Trace[]) => boolean): Promise<number> {
  let lastNotReached = -1;
  let firstReached = 0;
  while (!isReached(await pages(firstReached))) {
    lastNotReached = firstReached;
    firstReached = firstReached * 2 + 1;
  }
  while (firstReached - lastNotReached > 1) {
    const middle = Math.floor((lastNotReached + firstReached) / 2);
    if (isReached(await pages(middle))) firstReached = middle;
    else lastNotReached = middle;
  }
  return firstReached;
}

/** Searches page by page until the wanted trace, the end of the list, or a trace for which `isOver` is true. */
async function searchPages(
  pages: Pages,
  first: number,
  step: 1 | -1,
  isWanted: (one: Trace) => boolean,
  isOver: (one: Trace) => boolean,
): Promise<Trace | null> {
  for (let count = 0; count < PAGES_MAX; count++) {
    const page = first + step * count;
    if (page < 0) return null;
    const traces = await pages(page);
    const wantedTrace = traces.find(isWanted);
    if (wantedTrace !== undefined) return wantedTrace;
    if (traces.some(isOver) || (step === 1 && traces.length < PAGE_SIZE)) return null;
  }
  throw new PmsError('refused', 'RMS has too many traces to find one among: look after it there by hand');
}
