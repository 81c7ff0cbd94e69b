import { addOnce } from '../adapter/add-once.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, JsonObject, Receipt } from '../port.ts';
import {
  arrivalMarkOf,
  chatMarkOf,
  hideLongNumbers,
  markOf,
  wordArrival,
  wordCommunication,
  wordFields,
  wordPreference,
} from '../values/wording.ts';
import type { PullContext } from './pull.ts';
import { anything, comments } from './schema.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** No maximum length is published for comments; this is common. A longer text keeps its beginning and its end. */
const COMMENT_CHARS_MAX = 4_000;
/** The prefix of a receipt's id if a comment was written. */
export const COMMENT = 'comment/';

export interface Comment {
  id: string;
  type: string;
  text: string;
}

/**
 * Adds an internal comment to a reservation. With `look`, it first looks for a comment with this mark and returns that.
 */
export async function addComment(
  context: PullContext,
  reservationId: string,
  { text, mark, findExisting }: { text: string; mark: string; findExisting: boolean },
  signal: AbortSignal,
): Promise<Receipt> {
  const find = () => findComment(context, reservationId, mark, signal);
  const { written, isNew } = await addOnce(findExisting, {
    find,
    async add() {
      await putComment(context, reservationId, `${hideLongNumbers(text)}\n${mark}`, null, signal);
      return find(); // the answer to this call has no id
    },
  });
  return toReceipt(written?.id ?? null, isNew ? 'written' : 'already there');
}

export async function changeComment(
  context: PullContext,
  reservationId: string,
  comment: Comment,
  text: string,
  signal: AbortSignal,
): Promise<Receipt> {
  await putComment(context, reservationId, text, comment, signal);
  return toReceipt(comment.id, 'brought up to date');
}

/** Finds a comment by its mark, or by the id of a receipt. */
export async function findComment(
  context: PullContext,
  reservationId: string,
  mark: string,
  signal: AbortSignal,
): Promise<Comment | null> {
  const path = `/rsv/v1/hotels/{hotelId}/reservations/${encodeURIComponent(reservationId)}`;
  const answer = await context.client.get(path, { fetchInstructions: ['Comments'] }, comments, signal);
  const allComments = (answer?.reservations.reservation ?? []).flatMap((one) => one.comments);
  const match = allComments.find(
    ({ id, comment }) => mark === COMMENT + id || (comment?.text?.value ?? '').includes(mark),
  );
  return match === undefined ? null : { id: match.id, type: match.type, text: match.comment?.text?.value ?? '' };
}

async function putComment(
  context: PullContext,
  reservationId: string,
  text: string,
  comment: Comment | null,
  signal: AbortSignal,
): Promise<void> {
  const { codes } = context.settings;
  const commentBody = {
    comment: {
      text: { value: shorten(text) },
      commentTitle: 'ServiceChat',
      notificationLocation: 'RESERVATION',
      type: codes.commentType,
      internal: true,
    },
    ...(comment === null ? {} : { id: comment.id, type: comment.type || 'Comment' }),
  };
  // Each `putReservation` adds a comment without an id again.
  await putReservation(
    context,
    reservationId,
    comment === null ? 'append' : 'idempotent',
    { comments: [commentBody] },
    signal,
  );
}

/** Changes a reservation (`putReservation`); only the branches that are sent change. */
async function putReservation(
  { client, settings }: PullContext,
  reservationId: string,
  effect: 'append' | 'idempotent',
  branches: JsonObject,
  signal: AbortSignal,
): Promise<void> {
  const reservationRef = { hotelId: settings.hotelId, reservationIdList: [{ id: reservationId, type: 'Reservation' }] };
  const body = { reservations: [{ ...reservationRef, ...branches }] };
  const path = `/rsv/v1/hotels/{hotelId}/reservations/${encodeURIComponent(reservationId)}`;
  // Two concurrent calls would lock the reservation for each other.
  await client.turns.take(`reservation ${reservationId}`, () =>
    client.send(effect, 'PUT', path, body, anything, signal),
  );
}

/** Writes one comment per conversation, which is replaced as it continues. */
export async function writeCommunication(
  context: PullContext,
  change: Of<'communication'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const reservationId = requireReservation(change);
  const mark = chatMarkOf(change.conversationId);
  const text = wordCommunication(change);
  const mayExist = change.earlier !== null || attempt > 1;
  const comment = mayExist ? await findComment(context, reservationId, mark, signal) : null;
  if (comment === null) return addComment(context, reservationId, { text, mark, findExisting: false }, signal);
  return changeComment(context, reservationId, comment, `${hideLongNumbers(text)}\n${mark}`, signal);
}

/** Writes the arrival time into the stay's field, and the rest as one comment, which is replaced when it changes. */
export async function writeArrival(
  context: PullContext,
  change: Of<'arrival'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const reservationId = requireReservation(change);
  const { checkIn, registration } = change;
  const { arrivalTime } = registration;
  if (arrivalTime !== null) {
    const expectedTimes = { reservationExpectedArrivalTime: `${checkIn} ${arrivalTime}:00.0` };
    await putReservation(context, reservationId, 'idempotent', { roomStay: { expectedTimes } }, signal);
  }
  const text = wordArrival(change, { timeElsewhere: true });
  const mark = arrivalMarkOf(change.stay);
  const existing = await findComment(context, reservationId, mark, signal);
  if (existing !== null) {
    const commentText = `${hideLongNumbers(text === '' ? 'Before arrival the guest told nothing more' : text)}\n${mark}`;
    if (existing.text !== commentText) await changeComment(context, reservationId, existing, commentText, signal);
  } else if (text !== '') await addComment(context, reservationId, { text, mark, findExisting: attempt > 1 }, signal);
  return { id: reservationId, place: 'native', detail: `expected arrival of ${reservationId}` };
}

/** Writes a preference without a code as a comment. */
export function notePreference(context: PullContext, change: Of<'preference'>, attempt: number, signal: AbortSignal) {
  const note = { text: wordPreference(change), mark: markOf(change.key), findExisting: attempt > 1 };
  return addComment(context, requireReservation(change), note, signal);
}

export function noteFields(context: PullContext, change: Of<'fields'>, attempt: number, signal: AbortSignal) {
  const note = { text: wordFields(change), mark: markOf(change.key), findExisting: attempt > 1 };
  return addComment(context, requireReservation(change), note, signal);
}

/** The reservation of a change. Throws `not_supported` if there is none. */
export function requireReservation({ stay }: Change): string {
  if (stay.reservationId !== null) return stay.reservationId;
  throw new PmsError('not_supported', 'OPERA Cloud keeps this at reservations, and this is about none');
}

/** The receipt of a written comment. */
export function toReceipt(id: string | null, outcome: string): Receipt {
  return {
    id: id === null ? null : COMMENT + id,
    place: 'note',
    detail: `reservation comment ${id ?? ''}: ${outcome}`,
  };
}

function shorten(text: string): string {
  if (text.length <= COMMENT_CHARS_MAX) return text;
  const half = COMMENT_CHARS_MAX / 2 - 5;
  return `${text.slice(0, half)}\n…\n${text.slice(-half)}`;
}
