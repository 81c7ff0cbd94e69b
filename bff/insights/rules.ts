import { loadActivation } from '../store/house/activation.ts';
import { loadServiceLevel } from '../store/house/service-level.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Rules } from './count-day.ts';

/** By what a property's conversations are counted at present: its clock, its hours with their holidays, what it promises. */
export async function loadRules(db: Db, { id, timezone }: { id: string; timezone: string }): Promise<Rules> {
  const { businessHours } = await loadActivation(db, id);
  const { updatedAt: _, ...promise } = await loadServiceLevel(db, id);
  return { timezone, schedule: businessHours, promise };
}
