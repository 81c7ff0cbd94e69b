import type { Department } from '../../../shared/domain/task.ts';
import { addOnce } from '../adapter/add-once.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt, StayRef } from '../port.ts';
import { writeLocal } from '../values/local-time.ts';
import { hideLongNumbers, markOf, withState, wordRequest, wordState, wordStay } from '../values/wording.ts';
import { readAll } from './client.ts';
import { findMarkedTrace, findTrace } from './find-trace.ts';
import { department, oneOf, trace } from './schema.ts';
import { firstId, type WriteContext } from './write-context.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** Each hotel names its departments; the first name that matches gets the trace. */
const DEPARTMENT_NAMES: Record<Department, RegExp> = {
  front_desk: /front|reception|accommodation/i,
  housekeeping: /house ?keeping|clean/i,
  maintenance: /maint|technic|engineer/i,
  restaurant: /restaurant|f ?& ?b|food|kitchen/i,
  concierge: /concierge|guest relation|guest service/i,
  reservations: /reserv|booking/i,
  management: /manage|admin/i,
};
const DESCRIPTION_CHARS_MAX = 100;

/** Adds a trace once (`POST /traces`). Traces have no idempotency key, so a retry searches for the mark. */
export async function writeRequest(
  context: WriteContext,
  change: Of<'request'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const mark = markOf(change.key);
  const { written: id, isNew } = await addOnce(attempt > 1, {
    async find() {
      const earlier = await findMarkedTrace(context, mark, change.at, signal);
      return earlier === null ? null : String(earlier.id);
    },
    add: () => addTrace(context, change, mark, signal),
  });
  return { id, place: 'native', detail: `trace ${id}${isNew ? '' : ': already there'}` };
}

async function addTrace(
  { client, timezone }: WriteContext,
  change: Of<'request'>,
  mark: string,
  signal: AbortSignal,
): Promise<string> {
  const due = writeLocal(change.dueAt, timezone);
  const title = `${change.title} – ${wordStay(change.stay)}`;
  const departments = await readAll(client, '/traces/departments', {}, department, signal);
  const addressee = departments.find(({ name }) => DEPARTMENT_NAMES[change.department].test(name ?? ''));
  const body = {
    description: title.length > DESCRIPTION_CHARS_MAX ? `${title.slice(0, DESCRIPTION_CHARS_MAX - 1)}…` : title,
    longDescription: `${hideLongNumbers(wordRequest(change, due))}\n${mark}`,
    ...findEntity(change.stay),
    ...(addressee === undefined ? {} : { departmentId: addressee.id }),
    fromDate: writeLocal(change.at, timezone),
    toDate: due,
    dueDate: due,
    dateType: 'duedate',
    completed: false,
  };
  const call = { effect: 'append', method: 'POST', path: '/traces', body } as const;
  return firstId(await client.write(call, oneOf(trace), signal), 'traces');
}

function findEntity({ reservationId, guestId }: StayRef): { entityType: string; entityId: number } {
  if (reservationId !== null) return { entityType: 'reservation', entityId: Number(reservationId) };
  if (guestId !== null) return { entityType: 'guest', entityId: Number(guestId) };
  throw new PmsError('not_supported', 'RMS keeps traces at reservations and guests, and this is about neither');
}

/** Updates a trace (`PUT /traces/{id}`). The body is the whole trace, as RMS clears omitted fields. */
export async function writeCompletion(
  context: WriteContext,
  change: Of<'completion'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const id = change.request.id;
  const storedTrace = id === null ? null : await findTrace(context, Number(id), signal);
  if (storedTrace === null) return { id, place: 'native', detail: 'the trace is there no more' };
  const state = wordState(change, writeLocal(change.at, context.timezone));
  const body = {
    ...storedTrace,
    completed: change.state !== 'open',
    longDescription: withState(storedTrace.longDescription ?? '', state),
  };
  await context.client.write(
    { effect: 'append', method: 'PUT', path: `/traces/${storedTrace.id}`, body },
    null,
    signal,
  );
  return { id, place: 'native', detail: `trace ${storedTrace.id}: ${change.state}` };
}
