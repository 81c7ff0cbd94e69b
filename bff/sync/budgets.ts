import { type Budget, createBudget } from '../pms/net/budget.ts';
import type { PmsAdapter } from '../pms/port.ts';
import { loadBudget, saveBudget } from '../store/pms/budgets.ts';
import type { SyncDeps } from './deps.ts';

/** Whoever has a budget: an adapter of a PMS or of a channel manager. */
type Spender = Pick<PmsAdapter, 'budget' | 'credentials'> & { provider: string };
type Credentials = Readonly<Record<string, string>>;

/** The budgets of this process, each kept in the store for the next one. */
export interface Budgets {
  /** Of what the vendor counts as one: all properties on these credentials share it. `bucket`: limits that it counts apart. */
  of(adapter: Spender, credentials: Credentials): (bucket: string) => Budget;
}

/** A vendor counts requests by its client, not by our properties, and goes on counting while we start again. */
export function createBudgets({ db, writer, secrets }: Pick<SyncDeps, 'db' | 'writer' | 'secrets'>): Budgets {
  const known = new Map<string, Budget>();
  return {
    of(adapter, credentials) {
      const counted = [adapter.provider, ...countedBy(adapter).map((key) => credentials[key] ?? '')];
      return (bucket) => {
        // The rows tell nobody which keys there are.
        const key = secrets.sign('pms-budget', JSON.stringify([...counted, bucket]));
        const budget =
          known.get(key) ??
          createBudget(adapter.budget, {
            load: () => loadBudget(db, key),
            save: (state) => writer.write((trx) => saveBudget(trx, key, state, Date.now())),
          });
        known.set(key, budget);
        return budget;
      };
    },
  };
}

/** Where an adapter does not say what its vendor counts by: the address and the secrets. */
function countedBy({ budget, credentials }: Spender): readonly string[] {
  return (
    budget.countedBy ?? credentials.filter(({ kind }) => kind === 'url' || kind === 'secret').map(({ key }) => key)
  );
}
