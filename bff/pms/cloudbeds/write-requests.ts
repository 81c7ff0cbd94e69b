import type { Change, Receipt } from '../port.ts';
import { localDate, writeLocal } from '../values/local-time.ts';
import {
  chatMarkOf,
  hideLongNumbers,
  markOf,
  withState,
  wordCommunication,
  wordRequest,
  wordState,
  wordStay,
} from '../values/wording.ts';
import { listHousekeeping, type PullContext } from './pull.ts';
import type { RawHousekeeping } from './schema.ts';
import { done } from './schema.ts';
import { addNote, changeNote, findNotebook, listNotes } from './write-notes.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
const COMMENT_CHARS_MAX = 120;

/**
 * Writes a request as a note at its reservation, because Cloudbeds has no tasks. Work for housekeeping in a known room
 * today is also written into the room's comment in the housekeeping list.
 */
export async function writeRequest(
  context: PullContext,
  change: Of<'request'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const text = wordRequest(change, writeLocal(change.dueAt, context.timezone));
  const note = { text, mark: markOf(change.key), findExisting: attempt > 1 };
  const receipt = await addNote(context, findNotebook(change.stay), note, signal);
  const { timezone } = context;
  const isToday = localDate(change.dueAt, timezone) === localDate(context.now(), timezone);
  if (change.category === 'housekeeping' && change.stay.room !== null && isToday)
    await putRoomComment(context, change.stay.room, receipt.id ?? '', shorten(change.title), signal);
  return receipt;
}

/** Updates the state in the request's note, or writes a new note if staff deleted it. */
export async function writeCompletion(
  context: PullContext,
  change: Of<'completion'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const book = findNotebook(change.stay);
  const state = wordState(change, writeLocal(change.at, context.timezone));
  const note = (await listNotes(context, book, signal)).find(({ id }) => id === change.request.id);
  if (change.category === 'housekeeping' && change.stay.room !== null && change.state !== 'open')
    await putRoomComment(context, change.stay.room, change.request.id ?? '', '', signal);
  if (note !== undefined) return changeNote(context, book, { id: note.id, text: withState(note.text, state) }, signal);
  const text = `${change.title}\n${wordStay(change.stay)}\n${state}`;
  return addNote(context, book, { text, mark: markOf(change.key), findExisting: attempt > 1 }, signal);
}

/** Writes one note per conversation; its text is replaced as the conversation continues. */
export async function writeCommunication(
  context: PullContext,
  change: Of<'communication'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const book = findNotebook(change.stay);
  const mark = chatMarkOf(change.conversationId);
  const text = wordCommunication(change);
  // After a lost first attempt there may be a note without a receipt.
  const mayExist = change.earlier !== null || attempt > 1;
  const notes = mayExist ? await listNotes(context, book, signal) : [];
  const note = notes.find(({ id }) => id === change.earlier?.id) ?? notes.find((one) => one.text.includes(mark));
  if (note === undefined) return addNote(context, book, { text, mark, findExisting: false }, signal);
  return changeNote(context, book, { id: note.id, text: `${hideLongNumbers(text)}\n${mark}` }, signal);
}

/**
 * Adds a line to a room's comment in the housekeeping list, or removes it (empty `text`); other lines stay. The room's
 * condition is sent along, because a call without it would toggle it (the call's own description).
 */
async function putRoomComment(
  context: PullContext,
  roomName: string,
  noteId: string,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  await context.client.turns.take(`room ${roomName}`, async () => {
    const room = (await listHousekeeping(context, signal)).find((state) => state.roomName === roomName);
    if (room === undefined) return; // the note is there anyway
    const comments = withLine(room, `#${noteId}`, text);
    if (comments === room.roomComments) return;
    const fields = {
      propertyID: context.propertyId,
      roomID: room.roomID,
      roomCondition: room.roomCondition,
      roomComments: comments,
    };
    await context.client.send('append', 'POST', 'postHousekeepingStatus', fields, done, signal);
  });
}

function withLine({ roomComments }: RawHousekeeping, mark: string, text: string): string {
  const others = roomComments.split(' | ').filter((line) => line !== '' && !line.startsWith(`${mark} `));
  return [...others, ...(text === '' ? [] : [`${mark} ${text}`])].join(' | ');
}

function shorten(title: string): string {
  const plain = hideLongNumbers(title).replaceAll('|', '/');
  return plain.length > COMMENT_CHARS_MAX ? `${plain.slice(0, COMMENT_CHARS_MAX)}…` : plain;
}
