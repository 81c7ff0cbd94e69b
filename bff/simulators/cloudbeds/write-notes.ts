import type { Written } from '../world/world-types.ts';

import { findGuest } from './read-guests.ts';
import { type CloudbedsState, type Given, need, Refusal, stamp } from './state.ts';

const FIRST_NOTE = 990_000;
/** Notes that may contain a card number are refused. */
const LONG_NUMBER = /\d(?:[ -]?\d){12,}/;

type Kind = 'reservation' | 'guest';

export function postNote(state: CloudbedsState, given: Given, kind: Kind) {
  const text = checkText(need(given, kind === 'reservation' ? 'reservationNote' : 'guestNote'));
  const about = aboutOf(state, given, kind);
  const call = kind === 'reservation' ? 'POST postReservationNote' : 'POST postGuestNote';
  const written = state.world.writes.add({ kind: 'note', call, text, ...about });
  return kind === 'reservation' ? { reservationNoteID: toNoteId(written) } : { guestNoteID: toNoteId(written) };
}

export function getNotes(state: CloudbedsState, given: Given, kind: Kind) {
  const about = aboutOf(state, given, kind);
  const own = state.world.written().filter((one) => isNote(one, about) && !one.gone);
  return {
    data: own.map((one) => {
      const base = { userName: 'API', dateCreated: stamp(state, one.at), dateModified: stamp(state, one.at) };
      return kind === 'reservation'
        ? { reservationNoteID: toNoteId(one), ...base, reservationNote: one.text }
        : { guestNoteID: toNoteId(one), ...base, guestNote: one.text };
    }),
  };
}

export function putNote(state: CloudbedsState, given: Given, kind: Kind) {
  const note = findNote(state, given, kind);
  state.world.writes.change(note.id, {
    text: checkText(need(given, kind === 'reservation' ? 'reservationNote' : 'guestNote')),
  });
  return {};
}

export function deleteNote(state: CloudbedsState, given: Given, kind: Kind) {
  state.world.writes.change(findNote(state, given, kind).id, { gone: true });
  return {};
}

function findNote(state: CloudbedsState, given: Given, kind: Kind): Written {
  const id = need(given, kind === 'reservation' ? 'reservationNoteID' : 'noteID');
  const about = aboutOf(state, given, kind);
  const found = state.world.written().find((one) => isNote(one, about) && !one.gone && toNoteId(one) === id);
  if (found === undefined) throw new Refusal('Note not found');
  return found;
}

function aboutOf(state: CloudbedsState, given: Given, kind: Kind) {
  if (kind === 'guest')
    return { guestId: findGuest(state, { guestID: need(given, 'guestID') }).id, reservationId: null };
  const [first] = state.ids.rooms(need(given, 'reservationID'));
  if (first === undefined || state.world.reservation(first) === undefined) throw new Refusal('Reservation not found');
  return { reservationId: first, guestId: null };
}

function isNote(one: Written, { reservationId, guestId }: { reservationId: number | null; guestId: number | null }) {
  return one.kind === 'note' && one.reservationId === reservationId && one.guestId === guestId;
}

function toNoteId({ id }: Written): string {
  return String(FIRST_NOTE + Number(id.slice(1)));
}

function checkText(text: string): string {
  if (LONG_NUMBER.test(text)) throw new Refusal('Notes must not contain credit card numbers');
  return text;
}

/** `putReservation`: this simulator accepts only the estimated time of arrival. */
export function putReservation(state: CloudbedsState, given: Given) {
  const { reservationId } = aboutOf(state, given, 'reservation');
  const arrivalTime = need(given, 'estimatedArrivalTime');
  if (!/^\d{2}:\d{2}(?::\d{2})?$/.test(arrivalTime)) throw new Refusal('Invalid estimatedArrivalTime');
  if (reservationId !== null) state.world.changeStay(reservationId, { arrivalTime: arrivalTime.slice(0, 5) }, 'api');
  return {};
}
