import { type Budget, createBudget } from '../pms/net/budget.ts';
import type { PmsAdapter } from '../pms/port.ts';
import { loadBudget, saveBudget } from '../store/pms/budgets.ts';
import type { SyncDeps } from './deps.ts';

/** An adapter with a request budget: of a PMS or a channel manager. */
type Spender = Pick<PmsAdapter, 'budget' | 'credentials'> & { provider: string };
type Credentials = Readonly<Record<string, string>>;

/** The request budgets, stored so that they survive a restart. */
export interface Budgets {
  /** The budget shared by all properties with these credentials. `bucket`: a limit counted separately. */
  of(adapter: Spender, credentials: Credentials): (bucket: string) => Budget;
}

/** A vendor counts requests per client, not per property, and continues while we restart. */
export function createBudgets({ db, writer, secrets }: Pick<SyncDeps, 'db' | 'writer' | 'secrets'>): Budgets {
  const budgets = new Map<string, Budget>();
  return {
    of(adapter, credentials) {
      const counted = [adapter.provider, ...countedBy(adapter).map((key) => credentials[key] ?? '')];
      return (bucket) => {
        // Hashed, so that the rows do not show credentials.
        const key = secrets.sign('pms-budget', JSON.stringify([...counted, bucket]));
        const budget =
          budgets.get(key) ??
          createBudget(adapter.budget, {
            load: () => loadBudget(db, key),
            save: (state) => writer.write((trx) => saveBudget(trx, key, state, Date.now())),
          });
        budgets.set(key, budget);
        return budget;
      };
    },
  };
}

/** Default for adapters that do not name the counted credentials: address and secrets. */
function countedBy({ budget, credentials }: Spender): readonly string[] {
  return (
    budget.countedBy ?? credentials.filter(({ kind }) => kind === 'url' || kind === 'secret').map(({ key }) => key)
  );
}
