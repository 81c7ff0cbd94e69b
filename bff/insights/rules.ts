import { loadActivation } from '../store/house/activation.ts';
import { loadServiceLevel } from '../store/house/service-level.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Rules } from './count-day.ts';

/** The rules that a property's conversations are counted by: time zone, hours with holidays, promises. */
export async function loadRules(db: Db, { id, timezone }: { id: string; timezone: string }): Promise<Rules> {
  const { businessHours } = await loadActivation(db, id);
  const { updatedAt: _, ...promise } = await loadServiceLevel(db, id);
  return { timezone, schedule: businessHours, promise };
}
