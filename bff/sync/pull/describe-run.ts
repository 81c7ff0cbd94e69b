import type { z } from 'zod';
import type { pmsSync } from '../../../shared/api/pms.ts';
import type { SyncRun } from '../../store/pms/runs.ts';

/** A sync run as the API returns it. */
export function describeRun(run: SyncRun): z.input<typeof pmsSync> {
  const { propertyId: _, source: __, range, progress: read, ...shown } = run;
  const steps = Object.entries(read);
  const recordsSynced = Object.fromEntries(steps.map(([entity, { done, rejected }]) => [entity, done - rejected]));
  const progress = Object.fromEntries(steps.map(([entity, { rejected: _, ...step }]) => [entity, step]));
  return { ...shown, dateRange: range, recordsSynced, progress };
}
