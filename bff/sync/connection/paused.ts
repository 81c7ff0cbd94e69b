import { PLAN_LIMITS } from '../../../shared/domain/house/plans.ts';
import { findAccount } from '../../store/account/accounts.ts';
import { findProperty } from '../../store/house/properties.ts';
import type { LastError } from '../../store/pms/connections.ts';
import { keyOfSource, type PmsSource } from '../../store/pms/source.ts';
import type { Db } from '../../store/schema/schema.ts';
import type { SyncDeps } from '../deps.ts';
import type { Connections } from './connections.ts';

/**
 * Why a connected PMS is not synced now; null: no reason. The account's plan may not include integrations. Positions, notices and
 * the outbox are kept and continue with a plan that does.
 */
export async function findPause(db: Db, propertyId: string, now: Date): Promise<LastError | null> {
  const property = await findProperty(db, propertyId);
  const account = property === undefined ? undefined : await findAccount(db, property.accountId);
  if (account === undefined || PLAN_LIMITS[account.plan].integrations) return null;
  const message = `The plan ${account.plan} holds no PMS integration: nothing is exchanged until it does, and nothing is lost`;
  return { code: 'plan_limit', message, at: now.toISOString() };
}

/** The connections that may be synced now; work on others is stopped. */
export function createPauses({ db, clock }: Pick<SyncDeps, 'db' | 'clock'>, connections: Connections) {
  const paused = new Set<string>();
  return async (sources: readonly PmsSource[]): Promise<PmsSource[]> => {
    const allowed: PmsSource[] = [];
    for (const of of sources) {
      const pause = await findPause(db, of.propertyId, clock());
      const logBook = connections.logBookOf(of);
      const key = keyOfSource(of);
      if (pause === null) {
        allowed.push(of);
        if (paused.delete(key)) logBook.add({ level: 'info', event: 'resumed', message: 'The plan allows it again' });
      } else if (!paused.has(key)) {
        paused.add(key);
        logBook.add({ level: 'warn', event: 'paused', message: pause.message });
        await connections.reset(of);
      }
    }
    return allowed;
  };
}
