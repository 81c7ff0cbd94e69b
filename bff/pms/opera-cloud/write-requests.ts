import { addOnce } from '../adapter/add-once.ts';
import type { Change, Receipt } from '../port.ts';
import { addDays, localDate, writeLocal } from '../values/local-time.ts';
import { hideLongNumbers, markOf, withState, wordRequest, wordState, wordStay } from '../values/wording.ts';
import type { PullWorld } from './pull.ts';
import { anything, maintenances, type RawServiceRequest, serviceRequests } from './schema.ts';
import { addComment, changeComment, findComment, needReservation } from './write-comments.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

const REQUEST = 'request/';
const MAINTENANCE = 'maintenance/';
/** The longest comment of a service request and remark of a maintenance (their descriptions). */
const TEXT_CHARS_MAX = 2_000;
/** Requests are listed by the day they were made, thirty days at most. */
const LOOK_BACK_DAYS = 29;

/** A fault in a room goes to maintenance, all else to service requests; without a code for it, into a comment. */
export async function writeRequest(
  world: PullWorld,
  change: Of<'request'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { codes } = world.settings;
  const text = wordRequest(change, writeLocal(change.dueAt, world.timezone));
  const look = attempt > 1;
  const note = { text, mark: markOf(change.key), look };
  if (change.category === 'maintenance' && codes.maintenance !== undefined && change.stay.room !== null)
    return addMaintenance(world, change.stay.room, codes.maintenance, note, signal);
  const code = codes.serviceRequests[change.department] ?? codes.serviceRequests.default;
  if (code !== undefined) return addServiceRequest(world, change, code, note, signal);
  return addComment(world, needReservation(change), note, signal);
}

interface Note {
  text: string;
  mark: string;
  look: boolean;
}

async function addServiceRequest(
  world: PullWorld,
  change: Of<'request'>,
  code: string,
  note: Note,
  signal: AbortSignal,
): Promise<Receipt> {
  const { hotelId, codes } = world.settings;
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
    openDate: stampOf(world, change.at),
    comment: toText(note),
  };
  const path = '/fof/v1/hotels/{hotelId}/serviceRequests';
  const body = { serviceRequestsDetails: [details] };
  const { written, isNew } = await addOnce(note.look, {
    async find() {
      const there = await findRequest(world, change, (one) => one.comment.includes(note.mark), signal);
      return there === null ? null : { id: there.serviceRequestId?.id ?? null };
    },
    add: () => world.client.send('append', 'POST', path, body, anything, signal),
  });
  return requestReceipt(written.id, isNew ? 'written' : 'already there');
}

/** A request of the same guest that fits, among those of the last days. */
async function findRequest(
  { client, timezone, now }: PullWorld,
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
  const found = await client.get('/fof/v1/hotels/{hotelId}/serviceRequests', query, serviceRequests, signal);
  return found?.serviceRequestsDetails.find(fits) ?? null;
}

async function addMaintenance(
  { client, settings }: PullWorld,
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
  const { written, isNew } = await addOnce(note.look, {
    async find() {
      const query = { roomId: room, maintenanceCodes: [code], roomMaintenanceStatus: 'All' };
      const found = await client.get('/hsk/v1/hotels/{hotelId}/rooms/maintenances', query, maintenances, signal);
      const there = found?.roomMaintenance.roomMaintenance.find(({ remarks }) => remarks.includes(note.mark));
      return there === undefined ? null : { id: there.maintenanceId?.id ?? null };
    },
    add: () => client.send('append', 'POST', path, body, anything, signal),
  });
  return maintenanceReceipt(written.id, isNew ? 'written' : 'already there');
}

/** Closes what the request became, or opens it again. Done twice is done. */
export async function writeCompletion(
  world: PullWorld,
  change: Of<'completion'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const id = change.request.id ?? '';
  if (id.startsWith(REQUEST)) return closeRequest(world, change, id.slice(REQUEST.length), signal);
  if (id.startsWith(MAINTENANCE)) return resolve(world, change, id.slice(MAINTENANCE.length), signal);
  const reservationId = needReservation(change);
  const state = wordState(change, writeLocal(change.at, world.timezone));
  const comment = id === '' ? null : await findComment(world, reservationId, id, signal);
  if (comment !== null) return changeComment(world, reservationId, comment, withState(comment.text, state), signal);
  const text = `${change.title}\n${wordStay(change.stay)}\n${state}`;
  return addComment(world, reservationId, { text, mark: markOf(change.key), look: attempt > 1 }, signal);
}

async function closeRequest(world: PullWorld, change: Of<'completion'>, id: string, signal: AbortSignal) {
  const known = await findRequest(world, change, (one) => one.serviceRequestId?.id === id, signal);
  const at = stampOf(world, change.at);
  const isOpen = change.state === 'open';
  const details = {
    // All of it goes back: whether fields that are left out stay is not published.
    ...(known ?? {}),
    hotelId: world.settings.hotelId,
    serviceRequestId: { id, type: 'ServiceRequestID' },
    status: isOpen ? 'Open' : 'Closed',
    ...(isOpen ? {} : { completionDate: at, closedDate: at }),
    closeDescription: isOpen ? '' : change.state === 'done' ? 'Done' : 'Cancelled',
  };
  const path = '/fof/v1/hotels/{hotelId}/serviceRequests';
  await world.client.send('append', 'PUT', path, { serviceRequestsDetails: [details] }, anything, signal);
  return requestReceipt(id, isOpen ? 'opened again' : 'closed');
}

async function resolve({ client, settings }: PullWorld, change: Of<'completion'>, id: string, signal: AbortSignal) {
  const act = change.state === 'open' ? 'unResolve' : 'resolve';
  const body = {
    criteria: { hotelId: settings.hotelId, maintenanceId: { id, type: 'RoomMaintenanceId' } },
  };
  const path = `/hsk/v1/hotels/{hotelId}/maintenances/${encodeURIComponent(id)}/${act}`;
  await client.send('idempotent', 'PUT', path, body, anything, signal);
  return maintenanceReceipt(id, act === 'resolve' ? 'resolved' : 'opened again');
}

/** OPERA writes tenths and no zone (its published samples). */
function stampOf({ timezone }: PullWorld, instant: string): string {
  return `${writeLocal(instant, timezone)}.0`;
}

function toText({ text, mark }: Note): string {
  const room = TEXT_CHARS_MAX - mark.length - 2;
  const safe = hideLongNumbers(text);
  return `${safe.length > room ? `${safe.slice(0, room - 1)}…` : safe}\n${mark}`;
}

function requestReceipt(id: string | null, what: string): Receipt {
  return { id: id === null ? null : REQUEST + id, place: 'native', detail: `service request ${id ?? ''}: ${what}` };
}

function maintenanceReceipt(id: string | null, what: string): Receipt {
  return { id: id === null ? null : MAINTENANCE + id, place: 'native', detail: `maintenance ${id ?? ''}: ${what}` };
}
