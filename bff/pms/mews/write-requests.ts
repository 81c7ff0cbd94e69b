import type { Department } from '../../../shared/domain/task.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { addOnce } from '../adapter/add-once.ts';
import type { Change, Receipt, StayRef } from '../port.ts';
import { writeLocal } from '../values/local-time.ts';
import { markOf, wordRequest, wordStay } from '../values/wording.ts';
import { type Client, INTERVAL_DAYS_MAX, readList } from './client.ts';
import type { PullContext } from './pull-context.ts';
import { toSeconds } from './pull-context.ts';
import { addedTask, department, done, task } from './schema.ts';
import { addGuestNote } from './write-guests.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

const NAME_CHARS_MAX = 100;
/** Each hotel names its departments: the first whose name matches gets the task, or else none. */
const DEPARTMENT_NAMES: Record<Department, RegExp> = {
  front_desk: /front|reception|empfang|rezeption/i,
  housekeeping: /house ?keeping|hausdame|limpieza|étages/i,
  maintenance: /maint|technic|engineer|haustechnik/i,
  restaurant: /restaurant|f ?& ?b|food|kitchen/i,
  concierge: /concierge|guest relation/i,
  reservations: /reserv|booking/i,
  management: /manage|direct/i,
};

/** Adds a task (`tasks/add`). A complaint is also added to the guest, under Mews' heading for complaints. */
export async function writeRequest(
  context: PullContext,
  change: Of<'request'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { client, timezone } = context;
  const text = wordRequest(change, writeLocal(change.dueAt, timezone));
  const taskResult = await addTask(
    context,
    change,
    { text, dueAt: change.dueAt, department: change.department },
    attempt,
    signal,
  );
  if (change.category === 'complaint' && change.stay.guestId !== null)
    await addGuestNote(client, change.stay.guestId, { text, key: change.key, heading: 'Complaints' }, attempt, signal);
  return {
    id: taskResult.found,
    place: 'native',
    detail: `task ${taskResult.found}${taskResult.isNew ? '' : ': already there'}`,
  };
}

/**
 * Closes the task (`tasks/close`). If the request is open again, a new task is added, because Mews cannot reopen one.
 */
export async function writeCompletion(
  context: PullContext,
  change: Of<'completion'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { client } = context;
  const { id } = change.request;
  if (change.state === 'open' || id === null) {
    if (change.state !== 'open') return { id: null, place: 'native', detail: 'there was no task to close' };
    const text = `Open again: ${change.title}\n${wordStay(change.stay)}`;
    const dueAt = new Date(+context.now() + DAY_MS).toISOString();
    const added = await addTask(context, change, { text, dueAt, department: null }, attempt, signal);
    return { id: added.found, place: 'native', detail: `task ${added.found}` };
  }
  const fields = { TaskIds: [id] };
  const [storedTask] = await readList(client, { operation: 'tasks/getAll', fields, name: 'Tasks', item: task }, signal);
  if (storedTask === undefined) return { id, place: 'native', detail: `task ${id} is there no more` };
  if (storedTask.State !== 'Open') return { id, place: 'native', detail: `task ${id}: closed already` };
  await client.write('idempotent', 'tasks/close', fields, done, signal);
  return { id, place: 'native', detail: `task ${id}: closed` };
}

async function addTask(
  { client, now }: PullContext,
  change: { key: string; at: string; stay: StayRef; title: string },
  { text, dueAt, department: to }: { text: string; dueAt: string; department: Department | null },
  attempt: number,
  signal: AbortSignal,
): Promise<{ found: string; isNew: boolean }> {
  const mark = markOf(change.key);
  const { reservationId } = change.stay;
  /** Finds the task of an earlier attempt by its mark, because tasks cannot hold our key. */
  async function find(): Promise<string | null> {
    const begin = Date.parse(change.at) - DAY_MS;
    const end = Math.min(+now() + DAY_MS, begin + INTERVAL_DAYS_MAX * DAY_MS);
    const span = { StartUtc: toSeconds(begin), EndUtc: toSeconds(end) };
    const filter = reservationId === null ? { CreatedUtc: span } : { ServiceOrderIds: [reservationId] };
    const list = { operation: 'tasks/getAll', fields: filter, name: 'Tasks', item: task };
    const all = await readList(client, list, signal);
    return all.find(({ Description }) => Description?.includes(mark) === true)?.Id ?? null;
  }
  const name = `${change.title} – ${wordStay(change.stay)}`;
  const departmentId = to === null ? null : await findDepartment(client, to, signal);
  const fields = {
    Name: name.length > NAME_CHARS_MAX ? `${name.slice(0, NAME_CHARS_MAX - 1)}…` : name,
    Description: `${text}\n${mark}`,
    DeadlineUtc: toSeconds(Date.parse(dueAt)),
    ...(reservationId === null ? {} : { ServiceOrderId: reservationId }),
    ...(departmentId === null ? {} : { DepartmentId: departmentId }),
  };
  const add = async () => (await client.write('append', 'tasks/add', fields, addedTask, signal)).TaskId;
  const { written: found, isNew } = await addOnce(attempt > 1, { find, add });
  return { found, isNew };
}

async function findDepartment(
  client: Client,
  wantedDepartment: Department,
  signal: AbortSignal,
): Promise<string | null> {
  const list = { operation: 'departments/getAll', fields: {}, name: 'Departments', item: department };
  const all = (await readList(client, list, signal)).filter(({ IsActive }) => IsActive !== false);
  return all.find(({ Name }) => DEPARTMENT_NAMES[wantedDepartment].test(Name ?? ''))?.Id ?? null;
}
