import { z } from 'zod';
import { PmsError } from '../net/errors.ts';

const place = z.object({ number: z.int().positive(), total: z.int().min(0).nullable() });

/**
 * For lists that are asked for by page number (from 1): which page `page` of a ListPlace stands for, and, once that is read, the
 * `next` of it. Where the total fell meanwhile, records behind the page moved up, so it goes back as many pages as they may have
 * moved. Throws a PmsError for a place that is not one of its own.
 */
export function nextPageNumber(
  page: string | null,
  size: number,
): { number: number; next(found: { count: number; total: number | null }): string | null } {
  const { number, total: known } = readPlace(page);
  return {
    number,
    next({ count, total }) {
      const gone = known === null || total === null ? 0 : known - total;
      const back = gone > 0 && number > 1 ? Math.max(1, number - Math.ceil(gone / size)) : null;
      const isLast = count < size || (total !== null && number * size >= total);
      if (back === null && isLast) return null;
      return JSON.stringify({ number: back ?? number + 1, total });
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
