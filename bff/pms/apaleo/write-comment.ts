import { putEntry, readEntry } from '../comment.ts';
import { PmsError } from '../errors.ts';
import { writeLocal } from '../local-time.ts';
import type { Change, Receipt, StayRef } from '../port.ts';
import {
  chatMarkOf,
  hideLongNumbers,
  markOf,
  withState,
  wordCommunication,
  wordPreference,
  wordRequest,
  wordState,
  wordStay,
} from '../wording.ts';
import type { PullWorld } from './pull.ts';
import { type Reservation, reservation } from './schema.ts';
import { addMaintenance, endMaintenance } from './write-maintenance.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** Of a chat the end is kept: the comment is for people who work. */
const CHAT_CHARS_MAX = 1_500;

/** A request is an entry of the reservation's comment; a fault in a known room is a maintenance as well. */
export async function writeRequest(
  world: PullWorld,
  change: Of<'request'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const text = wordRequest(change, writeLocal(change.dueAt, world.timezone));
  const stay = await putNote(world, change.stay, markOf(change.key), () => text, signal);
  if (change.category === 'maintenance' && stay.unit?.id != null)
    await addMaintenance(world, { change, unitId: stay.unit.id, text, look: attempt > 1 }, signal);
  return { id: change.key, place: 'note', detail: `comment of ${stay.id}` };
}

/** The request's entry says how it stands; a room's maintenance ends with it. */
export async function writeCompletion(
  world: PullWorld,
  change: Of<'completion'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const key = change.request.id ?? change.key;
  const mark = markOf(key);
  const state = wordState(change, writeLocal(change.at, world.timezone));
  const reword = (known: string | null) => withState(known ?? `${change.title}\n${wordStay(change.stay)}`, state);
  const stay = await putNote(world, change.stay, mark, reword, signal);
  if (change.category === 'maintenance' && change.state !== 'open' && stay.unit?.id != null)
    await endMaintenance(world, { unitId: stay.unit.id, mark }, signal);
  return { id: key, place: 'note', detail: `comment of ${stay.id}` };
}

export async function writeCommunication(
  world: PullWorld,
  change: Of<'communication'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const lines = wordCommunication(change).split('\n');
  while (lines.length > 2 && lines.join('\n').length > CHAT_CHARS_MAX) lines.splice(1, 1); // the heading stays
  const text = lines.join('\n').slice(0, CHAT_CHARS_MAX);
  const stay = await putNote(world, change.stay, chatMarkOf(change.conversationId), () => text, signal);
  return { id: change.conversationId, place: 'note', detail: `comment of ${stay.id}` };
}

export async function writePreference(
  world: PullWorld,
  change: Of<'preference'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const stay = await putNote(world, change.stay, markOf(change.key), () => wordPreference(change), signal);
  return { id: change.key, place: 'note', detail: `comment of ${stay.id}` };
}

/** The guest's copy in the reservation: the whole of it is put, with what changed. */
export async function writeFields(world: PullWorld, change: Of<'fields'>, signal: AbortSignal): Promise<Receipt> {
  const stay = await readStay(world, change.stay, signal);
  const value = { ...stay.primaryGuest, ...change.fields };
  await world.client.patch(pathOf(stay.id), [{ op: 'replace', path: '/primaryGuest', value }], signal);
  return { id: stay.id, place: 'native', detail: `guest of ${stay.id}: updated` };
}

/** Reads the comment, puts the entry and writes it back, unless it stands there already. */
async function putNote(
  world: PullWorld,
  stayRef: StayRef,
  mark: string,
  word: (known: string | null) => string,
  signal: AbortSignal,
): Promise<Reservation> {
  const stay = await readStay(world, stayRef, signal);
  const comment = stay.comment ?? '';
  const value = putEntry(comment, mark, hideLongNumbers(word(readEntry(comment, mark))));
  if (value !== comment) await world.client.patch(pathOf(stay.id), [{ op: 'add', path: '/comment', value }], signal);
  return stay;
}

async function readStay({ client }: PullWorld, stay: StayRef, signal: AbortSignal): Promise<Reservation> {
  if (stay.reservationId === null)
    throw new PmsError('not_supported', 'apaleo keeps notes with reservations, and this guest has none');
  return client.get(pathOf(stay.reservationId), {}, reservation, signal);
}

export function pathOf(reservationId: string): string {
  return `/booking/v1/reservations/${encodeURIComponent(reservationId)}`;
}
