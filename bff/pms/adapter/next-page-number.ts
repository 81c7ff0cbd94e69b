import { z } from 'zod';
import { PmsError } from '../net/errors.ts';

const place = z.object({ number: z.int().positive(), total: z.int().min(0).nullable() });

/**
 * For lists with page numbers (from 1): turns the `page` of a ListPlace into a number and, after the page was read,
 * makes the `next` for it. If the total has fallen meanwhile, later records moved up, so it goes back by as many pages
 * as they may have moved. Throws a PmsError for a `page` that it did not make.
 */
export function nextPageNumber(
  page: string | null,
  size: number,
): { number: number; next(counts: { count: number; total: number | null }): string | null } {
  const { number, total: totalBefore } = readPlace(page);
  return {
    number,
    next({ count, total }) {
      const removedCount = totalBefore === null || total === null ? 0 : totalBefore - total;
      const earlierPage = removedCount > 0 && number > 1 ? Math.max(1, number - Math.ceil(removedCount / size)) : null;
      const isLast = count < size || (total !== null && number * size >= total);
      if (earlierPage === null && isLast) return null;
      return JSON.stringify({ number: earlierPage ?? number + 1, total });
    },
  };
}

function readPlace(page: string | null): z.infer<typeof place> {
  if (page === null) return { number: 1, total: null };
  try {
    return place.parse(JSON.parse(page));
  } catch (cause) {
    throw new PmsError('malformed_answer', 'The place in the list is none that was given before', { cause });
  }
}
