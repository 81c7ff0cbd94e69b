import { DAY_MS } from '../../../shared/domain/time.ts';
import { addOnce } from '../adapter/add-once.ts';
import { unlessMissing } from '../adapter/checks.ts';
import type { Change } from '../port.ts';
import { hideLongNumbers, markOf } from '../values/wording.ts';
import type { PullContext } from './pull.ts';
import { created, maintenances } from './schema.ts';

const PATH = '/operations/v1/maintenances';
const TEXT_CHARS_MAX = 500;

/**
 * Adds a maintenance. `OutOfService` informs housekeeping and leaves the room for sale; taking it off sale is the
 * hotel's decision.
 */
export async function addMaintenance(
  context: PullContext,
  {
    change,
    unitId,
    text,
    findExisting: isRetry,
  }: { change: Extract<Change, { kind: 'request' }>; unitId: string; text: string; findExisting: boolean },
  signal: AbortSignal,
): Promise<void> {
  const mark = markOf(change.key);
  const from = Date.parse(change.at);
  const to = Math.max(Date.parse(change.dueAt), from + 3_600_000);
  const body = {
    unitId,
    from: toSeconds(from),
    to: toSeconds(to),
    type: 'OutOfService',
    description: `${hideLongNumbers(text).slice(0, TEXT_CHARS_MAX)}\n${mark}`,
  };
  // apaleo remembers the key for a day only, so retries look for the maintenance.
  await addOnce(isRetry, {
    find: () => findMaintenance(context, unitId, mark, signal),
    add: async () => (await context.client.post(PATH, body, `${change.key}-m`, created, signal)).id,
  });
}

/** Ends the maintenance. It may be gone already, because staff can end it too. */
export async function endMaintenance(
  context: PullContext,
  { unitId, mark }: { unitId: string; mark: string },
  signal: AbortSignal,
): Promise<void> {
  const id = await findMaintenance(context, unitId, mark, signal);
  if (id !== null) await unlessMissing(context.client.remove(`${PATH}/${encodeURIComponent(id)}`, signal));
}

async function findMaintenance(
  { client, propertyId, now }: PullContext,
  unitId: string,
  mark: string,
  signal: AbortSignal,
): Promise<string | null> {
  const query = { propertyId, unitId, from: toSeconds(+now() - 30 * DAY_MS), pageNumber: 1, pageSize: 100 };
  const { page } = await client.list(PATH, query, maintenances, signal);
  return page?.maintenances.find(({ description }) => description?.includes(mark) === true)?.id ?? null;
}

function toSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
