import type { Money } from '../../../shared/domain/house/money.ts';
import { PmsError } from '../../pms/net/errors.ts';
import { findLinkOf } from '../../store/pms/links.ts';
import type { Connections } from '../connection/connections.ts';
import { findPause } from '../connection/paused.ts';
import type { SyncDeps } from '../deps.ts';

/** A guest waits for the answer: a slower PMS is answered for by what it told last. */
const ASK_MS_MAX = 5_000;

/** What is still to pay for a stay, read by its id now. Null where the PMS does not say, cannot be asked or has it no more. */
export async function readBalanceNow(
  { db, clock }: Pick<SyncDeps, 'db' | 'clock'>,
  connections: Connections,
  { propertyId, reservationId }: { propertyId: string; reservationId: string },
): Promise<Money | null> {
  const link = await findLinkOf(db, propertyId, 'reservations', reservationId);
  if (link === undefined || (await findPause(db, propertyId, clock())) !== null) return null;
  const open = await connections.open(link).catch(() => null);
  if (open === null) return null;
  const signal = AbortSignal.any([open.signal, AbortSignal.timeout(ASK_MS_MAX)]);
  try {
    const found = await open.session.fetch('reservations', link.externalId, signal);
    return found.find(({ id }) => id === link.externalId)?.record.balance ?? null;
  } catch (error) {
    if (!(error instanceof PmsError)) throw error;
    const message = `A guest’s question for the bill was answered by what was synced: ${error.message}`;
    open.book.add({ level: 'warn', event: 'bill.failed', message, detail: { code: error.code } });
    return null;
  }
}
