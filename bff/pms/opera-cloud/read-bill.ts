import type { PmsBill } from '../../../shared/domain/pms.ts';
import { readAmount } from '../values/amount.ts';
import type { PullWorld } from './pull.ts';
import { folios, type RawPosting } from './schema.ts';

/** So many lines of one reservation are read at most. */
const POSTINGS_MAX = 1_000;

/** Everything that was posted to a reservation's folios (`getFolio`), and what the hotel calls each transaction code. */
export async function listPostings(
  { client }: PullWorld,
  reservationId: string,
  signal: AbortSignal,
): Promise<{ postings: RawPosting[]; names: ReadonlyMap<string, string> } | null> {
  const path = `/csh/v1/hotels/{hotelId}/reservations/${encodeURIComponent(reservationId)}/folios`;
  const query = { fetchInstructions: ['Postings'], limit: POSTINGS_MAX };
  const found = await client.get(path, query, folios, signal);
  if (found === null) return null;
  const windows = found.reservationFolioInformation.folioWindows;
  return {
    postings: windows.flatMap((window) => (window.folios ?? []).flatMap((folio) => folio.postings ?? [])),
    names: new Map(found.trxCodesInfo.map(({ transactionCode, description }) => [transactionCode, description])),
  };
}

/**
 * What was charged, by the names of the transaction codes: a posting's remark is its staff's. A payment is no line, and a
 * wrapper sums up others. What is still to pay stands in the reservation.
 */
export async function readBill(world: PullWorld, reservationId: string, signal: AbortSignal): Promise<PmsBill | null> {
  const found = await listPostings(world, reservationId, signal);
  if (found === null) return null;
  const lines = found.postings.flatMap((posting) => {
    const { transactionNo, transactionCode, transactionDescription, transactionType, postedAmount } = posting;
    const price = postedAmount == null ? null : readAmount(postedAmount.amount, postedAmount.currencyCode);
    if (price === null || transactionNo == null || (transactionType || CHARGED) !== CHARGED) return [];
    return { id: transactionNo, text: transactionDescription || (found.names.get(transactionCode) ?? ''), price };
  });
  return { lines, balance: null };
}

/** Of Revenue, Payment and Wrapper. */
const CHARGED = 'Revenue';
