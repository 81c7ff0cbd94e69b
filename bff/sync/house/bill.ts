import type { PmsBill } from '../../../shared/domain/pms.ts';
import { PmsError } from '../../pms/net/errors.ts';
import { findLinkOf } from '../../store/pms/links.ts';
import type { Connections } from '../connection/connections.ts';
import { findPause } from '../connection/paused.ts';
import type { SyncDeps } from '../deps.ts';

/** A guest is waiting: after this time, the last synced balance is used. */
const ASK_MS_MAX = 5_000;

/**
 * A stay's bill, read now: its lines and the balance, as far as the PMS reports them. Null if it reports neither, cannot be asked
 * or no longer has the stay.
 */
export async function readBillNow(
  { db, clock }: Pick<SyncDeps, 'db' | 'clock'>,
  connections: Connections,
  { propertyId, reservationId }: { propertyId: string; reservationId: string },
): Promise<PmsBill | null> {
  const link = await findLinkOf(db, propertyId, 'reservations', reservationId);
  if (link === undefined || (await findPause(db, propertyId, clock())) !== null) return null;
  const open = await connections.open(link).catch(() => null);
  if (open === null) return null;
  const { session } = open;
  const signal = AbortSignal.any([open.signal, AbortSignal.timeout(ASK_MS_MAX)]);
  const [balance, bill] = await Promise.all([
    unlessFailed(async () => {
      const pulledStays = await session.fetch('reservations', link.externalId, signal);
      return pulledStays.find(({ id }) => id === link.externalId)?.record.balance ?? null;
    }),
    unlessFailed(async () => (await session.readBill?.(link.externalId, signal)) ?? null),
  ]);
  const liveBill = { lines: bill?.lines ?? null, balance: balance ?? bill?.balance ?? null };
  return liveBill.lines === null && liveBill.balance === null ? null : liveBill;

  async function unlessFailed<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PmsError)) throw error;
      const message = `A guest’s question for the bill was answered by what was synced: ${error.message}`;
      open?.logBook.add({ level: 'warn', event: 'bill.failed', message, detail: { code: error.code } });
      return null;
    }
  }
}
