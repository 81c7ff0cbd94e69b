import type { PmsBill } from '../../../shared/domain/pms.ts';
import { readAmount } from '../values/amount.ts';
import type { PullContext } from './pull.ts';
import { folios, type RawPosting } from './schema.ts';

/** The most lines read for one reservation. */
const POSTINGS_MAX = 1_000;

/** All postings on a reservation's folios (`getFolio`), and the hotel's names of the transaction codes. */
export async function listPostings(
  { client }: PullContext,
  reservationId: string,
  signal: AbortSignal,
): Promise<{ postings: RawPosting[]; names: ReadonlyMap<string, string> } | null> {
  const path = `/csh/v1/hotels/{hotelId}/reservations/${encodeURIComponent(reservationId)}/folios`;
  const query = { fetchInstructions: ['Postings'], limit: POSTINGS_MAX };
  const answer = await client.get(path, query, folios, signal);
  if (answer === null) return null;
  const windows = answer.reservationFolioInformation.folioWindows;
  return {
    postings: windows.flatMap((window) => (window.folios ?? []).flatMap((folio) => folio.postings ?? [])),
    names: new Map(answer.trxCodesInfo.map(({ transactionCode, description }) => [transactionCode, description])),
  };
}

/**
 * The charges on the bill, named by their transaction codes, because remarks are for staff only. Payments are no
 * charges, and wrappers sum up other lines. The balance is in the reservation.
 */
export async function readBill(
  world: PullContext,
  reservationId: string,
  signal: AbortSignal,
): Promise<PmsBill | null> {
  const posted = await listPostings(world, reservationId, signal);
  if (posted === null) return null;
  const lines = posted.postings.flatMap((posting) => {
    const { transactionNo, transactionCode, transactionDescription, transactionType, postedAmount } = posting;
    const price = postedAmount == null ? null : readAmount(postedAmount.amount, postedAmount.currencyCode);
    if (price === null || transactionNo == null || (transactionType || CHARGED) !== CHARGED) return [];
    return { id: transactionNo, text: transactionDescription || (posted.names.get(transactionCode) ?? ''), price };
  });
  return { lines, balance: null };
}

/** The type of charges; the others are Payment and Wrapper. */
const CHARGED = 'Revenue';
