import { z } from 'zod';
import { HOUR_MS } from '../../../shared/domain/time.ts';
import { PmsError } from '../net/errors.ts';
import { writeLocal } from '../values/local-time.ts';
import { PAGE_SIZE } from './client.ts';
import { type Trace, trace } from './schema.ts';
import type { WriteWorld } from './write-world.ts';

/** So many pages are looked through one after the other; a hotel makes thousands of traces in a month. */
const PAGES_MAX = 50;

/** Traces by page, each page asked for once. */
type Pages = (page: number) => Promise<readonly Trace[]>;

/**
 * A trace by its id; null: it is there no more. `GET /traces` (docs/api/traces) has neither a filter nor a call for one, and
 * a hotel has thousands. Their order is not described: where the first page is in the order of ids the page is found
 * by halving, else pages are looked through.
 */
export async function findTrace(world: WriteWorld, id: number, signal: AbortSignal): Promise<Trace | null> {
  const pages = readPages(world, signal);
  const wanted = (one: Trace) => one.id === id;
  const order = orderOf(await pages(0));
  if (order === 'none') return lookThrough(pages, 0, 1, wanted, () => false);
  const isAtOrAfter = (found: readonly Trace[]) => {
    const last = found.at(-1);
    return last === undefined || found.length < PAGE_SIZE || (order === 'rising' ? last.id >= id : last.id <= id);
  };
  return (await pages(await findPage(pages, isAtOrAfter))).find(wanted) ?? null;
}

/**
 * The trace whose text holds a mark, of those that were made since an instant (ISO 8601): the newest are looked through until one
 * was changed last before that, as all behind it are older still. Throws `refused` where there are too many.
 */
export async function findMarkedTrace(
  world: WriteWorld,
  mark: string,
  since: string,
  signal: AbortSignal,
): Promise<Trace | null> {
  const pages = readPages(world, signal);
  const earliest = writeLocal(new Date(Date.parse(since) - HOUR_MS).toISOString(), world.timezone);
  const wanted = ({ longDescription }: Trace) => longDescription?.includes(mark) === true;
  const isOld = ({ modifiedDate }: Trace) => modifiedDate != null && modifiedDate !== '' && modifiedDate < earliest;
  switch (orderOf(await pages(0))) {
    case 'rising': {
      const last = await findPage(pages, (found) => found.length < PAGE_SIZE);
      return lookThrough(pages, last, -1, wanted, isOld);
    }
    case 'falling':
      return lookThrough(pages, 0, 1, wanted, isOld);
    case 'none':
      return lookThrough(pages, 0, 1, wanted, () => false);
  }
}

function readPages({ client }: WriteWorld, signal: AbortSignal): Pages {
  const known = new Map<number, Promise<Trace[]>>();
  return (page) => {
    const asked =
      known.get(page) ?? client.get('/traces', { limit: PAGE_SIZE, offset: page * PAGE_SIZE }, z.array(trace), signal);
    known.set(page, asked);
    return asked;
  };
}

function orderOf(found: readonly Trace[]): 'rising' | 'falling' | 'none' {
  const ids = found.map(({ id }) => id);
  if (ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0))) return 'rising';
  return ids.every((id, index) => index === 0 || id < (ids[index - 1] ?? 0)) ? 'falling' : 'none';
}

/** The first page that is `reached`, as all after it are: by steps that double, then by halving. */
async function findPage(pages: Pages, isReached: (found: readonly Trace[]) => boolean): Promise<number> {
  let before = -1;
  let at = 0;
  while (!isReached(await pages(at))) {
    before = at;
    at = at * 2 + 1;
  }
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (isReached(await pages(middle))) at = middle;
    else before = middle;
  }
  return at;
}

/** Page by page until the one that is wanted, the list's end, or the first that `isOver`. */
async function lookThrough(
  pages: Pages,
  first: number,
  step: 1 | -1,
  isWanted: (one: Trace) => boolean,
  isOver: (one: Trace) => boolean,
): Promise<Trace | null> {
  for (let count = 0; count < PAGES_MAX; count++) {
    const page = first + step * count;
    if (page < 0) return null;
    const found = await pages(page);
    const fitting = found.find(isWanted);
    if (fitting !== undefined) return fitting;
    if (found.some(isOver) || (step === 1 && found.length < PAGE_SIZE)) return null;
  }
  throw new PmsError('refused', 'RMS has too many traces to find one among: look after it there by hand');
}
