import { addOnce } from '../adapter/add-once.ts';
import type { Change, Receipt } from '../port.ts';
import { addDays, localDate, writeLocal } from '../values/local-time.ts';
import { hideLongNumbers, markOf, withState, wordRequest, wordState, wordStay } from '../values/wording.ts';
import type { PullContext } from './pull.ts';
import { anything, maintenances, type RawServiceRequest, serviceRequests } from './schema.ts';
import { addComment, changeComment, findComment, requireReservation } from './write-comments.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

const REQUEST = 'request/';
const MAINTENANCE = 'maintenance/';
/** The longest comment of a service request and the longest remark of a maintenance task. */
const TEXT_CHARS_MAX = 2_000;
/** Requests are listed by creation day, for at most thirty days. */
const LOOK_BACK_DAYS = 29;

/**
 * Writes a fault in a room as a maintenance task and everything else as a service request. Without a code for it in the
 * settings, it becomes a comment of the reservation.
 */
export async function writeRequest(
  context: PullContext,
  change: Of<'request'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { codes } = context.settings;
  const text = wordRequest(change, writeLocal(change.dueAt, context.timezone));
  const findExisting = attempt > 1;
  const note = { text, mark: markOf(change.key), findExisting };
  if (change.category === 'maintenance' && codes.maintenance !== undefined && change.stay.room !== null)
    return addMaintenance(context, change.stay.room, codes.maintenance, note, signal);
  const code = codes.serviceRequests[change.department] ?? codes.serviceRequests.default;
  if (code !== undefined) return addServiceRequest(context, change, code, note, signal);
  return addComment(context, requireReservation(change), note, signal);
}

interface Note {
  text: string;
  mark: string;
  findExisting: boolean;
}

async function addServiceRequest(
  context: PullContext,
  change: Of<'request'>,
  code: string,
  note: Note,
  signal: AbortSignal,
): Promise<Receipt> {
  const { hotelId, codes } = context.settings;
  const { reservationId, guestId, room } = change.stay;
  const department = codes.departments[change.department];
  const priority = codes.priorities[change.priority];
  const details = {
    hotelId,
    code,
    status: 'Open',
    ...(priority === undefined ? {} : { priority }),
    ...(department === undefined ? {} : { department: { code: department } }),
    ...(reservationId === null ? {} : { reservationIdList: [{ id: reservationId, type: 'Reservation' }] }),
    ...(guestId === null ? {} : { profileId: { id: guestId, type: 'Profile' } }),
    ...(room === null ? {} : { room }),
    openDate: stampOf(context, change.at),
    comment: toText(note),
  };
  const path = '/fof/v1/hotels/{hotelId}/serviceRequests';
  const body = { serviceRequestsDetails: [details] };
  const { written, isNew } = await addOnce(note.findExisting, {
    async find() {
      const earlierRequest = await findRequest(context, change, (one) => one.comment.includes(note.mark), signal);
      return earlierRequest === null ? null : { id: earlierRequest.serviceRequestId?.id ?? null };
    },
    add: () => context.client.send('append', 'POST', path, body, anything, signal),
  });
  return requestReceipt(written.id, isNew ? 'written' : 'already there');
}

/** Finds a request of the same guest that `fits`, among those of the last days. */
async function findRequest(
  { client, timezone, now }: PullContext,
  { stay }: Change,
  fits: (request: RawServiceRequest) => boolean,
  signal: AbortSignal,
): Promise<RawServiceRequest | null> {
  const today = localDate(now(), timezone);
  const query = {
    ...(stay.reservationId === null
      ? { room: stay.room ?? undefined }
      : { reservationId: stay.reservationId, reservationIdType: 'Reservation' }),
    creationStartDate: addDays(today, -LOOK_BACK_DAYS),
    creationEndDate: addDays(today, 1),
  };
  const answer = await client.get('/fof/v1/hotels/{hotelId}/serviceRequests', query, serviceRequests, signal);
  return answer?.serviceRequestsDetails.find(fits) ?? null;
}

async function addMaintenance(
  { client, settings }: PullContext,
  room: string,
  code: string,
  note: Note,
  signal: AbortSignal,
): Promise<Receipt> {
  const { hotelId } = settings;
  const body = {
    criteria: { hotelId, maintenanceCode: code, remarks: toText(note), roomIds: [room] },
    includeDetails: false,
  };
  const path = `/hsk/v1/hotels/{hotelId}/rooms/maintenanceCodes/${encodeURIComponent(code)}`;
  const { written, isNew } = await addOnce(note.findExisting, {
    async find() {
      const query = { roomId: room, maintenanceCodes: [code], roomMaintenanceStatus: 'All' };
      const answer = await client.get('/hsk/v1/hotels/{hotelId}/rooms/maintenances', query, maintenances, signal);
      const earlierTask = answer?.roomMaintenance.roomMaintenance.find(({ remarks }) => remarks.includes(note.mark));
      return earlierTask === undefined ? null : { id: earlierTask.maintenanceId?.id ?? null };
    },
    add: () => client.send('append', 'POST', path, body, anything, signal),
  });
  return maintenanceReceipt(written.id, isNew ? 'written' : 'already there');
}

/** Closes or reopens what the request was written as. Repeating it changes nothing. */
export async function writeCompletion(
  context: PullContext,
  change: Of<'completion'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const id = change.request.id ?? '';
  if (id.startsWith(REQUEST)) return closeRequest(context, change, id.slice(REQUEST.length), signal);
  if (id.startsWith(MAINTENANCE)) return resolve(context, change, id.slice(MAINTENANCE.length), signal);
  const reservationId = requireReservation(change);
  const state = wordState(change, writeLocal(change.at, context.timezone));
  const comment = id === '' ? null : await findComment(context, reservationId, id, signal);
  if (comment !== null) return changeComment(context, reservationId, comment, withState(comment.text, state), signal);
  const text = `${change.title}\n${wordStay(change.stay)}\n${state}`;
  return addComment(context, reservationId, { text, mark: markOf(change.key), findExisting: attempt > 1 }, signal);
}

async function closeRequest(context: PullContext, change: Of<'completion'>, id: string, signal: AbortSignal) {
  const storedRequest = await findRequest(context, change, (one) => one.serviceRequestId?.id === id, signal);
  const at = stampOf(context, change.at);
  const isOpen = change.state === 'open';
  const details = {
    // Send the whole request: OPERA does not say whether omitted fields are preserved.
    ...(storedRequest ?? {}),
    hotelId: context.settings.hotelId,
    serviceRequestId: { id, type: 'ServiceRequestID' },
    status: isOpen ? 'Open' : 'Closed',
    ...(isOpen ? {} : { completionDate: at, closedDate: at }),
    closeDescription: isOpen ? '' : change.state === 'done' ? 'Done' : 'Cancelled',
  };
  const path = '/fof/v1/hotels/{hotelId}/serviceRequests';
  await context.client.send('append', 'PUT', path, { serviceRequestsDetails: [details] }, anything, signal);
  return requestReceipt(id, isOpen ? 'opened again' : 'closed');
}

async function resolve({ client, settings }: PullContext, change: Of<'completion'>, id: string, signal: AbortSignal) {
  const action = change.state === 'open' ? 'unResolve' : 'resolve';
  const body = {
    criteria: { hotelId: settings.hotelId, maintenanceId: { id, type: 'RoomMaintenanceId' } },
  };
  const path = `/hsk/v1/hotels/{hotelId}/maintenances/${encodeURIComponent(id)}/${action}`;
  await client.send('idempotent', 'PUT', path, body, anything, signal);
  return maintenanceReceipt(id, action === 'resolve' ? 'resolved' : 'opened again');
}

/** A time as OPERA writes it: with tenths of a second and without a zone (published samples). */
function stampOf({ timezone }: PullContext, instant: string): string {
  return `${writeLocal(instant, timezone)}.0`;
}

function toText({ text, mark }: Note): string {
  const available = TEXT_CHARS_MAX - mark.length - 2;
  const safe = hideLongNumbers(text);
  return `${safe.length > available ? `${safe.slice(0, available - 1)}…` : safe}\n${mark}`;
}

function requestReceipt(id: string | null, what: string): Receipt {
  return { id: id === null ? null : REQUEST + id, place: 'native', detail: `service request ${id ?? ''}: ${what}` };
}

function maintenanceReceipt(id: string | null, what: string): Receipt {
  return { id: id === null ? null : MAINTENANCE + id, place: 'native', detail: `maintenance ${id ?? ''}: ${what}` };
}
