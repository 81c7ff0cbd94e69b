import type { DecisionStep, Source } from '../../../shared/domain/decision.ts';
import { localDate } from '../../../shared/domain/local-date.ts';
import type { PmsRoom } from '../../../shared/domain/pms.ts';
import type { Stay } from '../../../shared/domain/stay.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { loadStays } from '../../access/stays.ts';
import type { Reply } from '../../engine/types.ts';
import { say } from '../../language/saying/say.ts';
import { type Conversation, findConversation } from '../../store/conversations/conversations.ts';
import { findHandStates } from '../../store/guests/room-state.ts';
import { deleteRoomWait, insertRoomWait, isRoomTaken, listRoomWaits } from '../../store/guests/room-waits.ts';
import { findRoom, listRooms } from '../../store/pms/house.ts';
import type { Db, Row, Trx } from '../../store/schema/schema.ts';
import { notifyGuest } from '../channels/notify-guest.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';

const AT_ONCE_MAX = 200;

/** Adds to stays that begin today whether their room is ready, if the conversation may see the room. */
export async function withReadiness(
  db: Db | Trx,
  { id, timezone }: { id: string; timezone: string },
  stays: readonly Stay[],
  now: Date,
): Promise<Stay[]> {
  const checked: Stay[] = [];
  for (const stay of stays) {
    const isReady = isDue(stay, localDate(now, timezone)) ? await readReadiness(db, id, stay, now) : null;
    checked.push(isReady === null ? stay : { ...stay, isReady });
  }
  return checked;
}

/** Stores that the guest got the answer "not ready yet", so that a message follows when the room is ready. */
export async function awaitRoom(
  trx: Trx,
  step: Extract<DecisionStep, { kind: 'answer' }>,
  { id: conversationId, propertyId }: Pick<Conversation, 'id' | 'propertyId'>,
  since: string,
): Promise<void> {
  for (const { fact, id: reservationId, quote } of step.sources)
    if (fact === 'ready' && quote.endsWith('not ready'))
      await insertRoomWait(trx, { conversationId, reservationId, propertyId, since });
}

/**
 * Tells guests who asked that their room is ready, each once. Not after check-in or a cancellation, nor if the
 * conversation may no longer see the booking.
 */
export async function notifyOfReadyRooms(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>,
): Promise<void> {
  for (const wait of await listRoomWaits(deps.db, AT_ONCE_MAX)) await notifyOfRoom(deps, wait);
}

/** Checks everything again inside the transaction, since it may have changed after the list was read. */
function notifyOfRoom(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>,
  { timezone, ...wait }: Row<'roomWait'> & { timezone: string },
): Promise<void> {
  const now = deps.clock();
  const { propertyId, conversationId, reservationId } = wait;
  return commitAndAnnounce(deps, async (trx, announce) => {
    const conversation = await findConversation(trx, propertyId, conversationId);
    const stays = await loadStays(trx, { propertyId, conversationId, timezone }, now);
    const stay = stays.find(({ id }) => id === reservationId);
    if (conversation === undefined || conversation.endedAt !== null || stay === undefined || !isAwaited(stay)) {
      await deleteRoomWait(trx, wait);
      return;
    }
    const [current] = await withReadiness(trx, { id: propertyId, timezone }, [stay], now);
    if (current?.isReady !== true || !(await deleteRoomWait(trx, wait))) return;
    const reply = writeReply(current, conversation.language ?? FALLBACK_LANGUAGE);
    const note = `Room ${current.room ?? ''} is ready. The guest asked to be told, and has not been.`;
    const places = { known: { room: current.room ?? '' }, at: now.toISOString() };
    await notifyGuest(trx, announce, conversation, { reply, use: 'room_ready', note, ...places });
  });
}

function writeReply({ id, room }: Stay, language: string): Reply {
  const quote = `${room ?? ''} ready`;
  const source: Source = { type: 'reservation', id, label: 'Booking', quote, language: 'und', fact: 'ready' };
  return { text: say(language, 'room_ready', { room: room ?? '' }), language, sources: [source] };
}

/** Only guests who have not checked in wait for a room. */
function isAwaited({ state }: Stay): boolean {
  return state === 'booked';
}

function isDue(stay: Stay, today: string): boolean {
  return isAwaited(stay) && stay.checkIn <= today && today < stay.checkOut;
}

/** Null if the room is not known from the PMS. */
async function readReadiness(db: Db | Trx, propertyId: string, { id, room }: Stay, now: Date): Promise<boolean | null> {
  if (room === null || room === '') return (await knowsStates(db, propertyId)) ? false : null;
  const found = await findRoom(db, propertyId, room);
  if (found === undefined) return null;
  const handState = (await findHandStates(db, propertyId)).get(found.id);
  const state = handState === undefined ? found : { ...found, housekeeping: handState.housekeeping };
  if (state.housekeeping === 'unknown') return null;
  return isFit(state, now) && !(await isRoomTaken(db, propertyId, { room, except: id }));
}

/** Whether anybody reports of any room whether it is clean. Otherwise nobody will say that a room is ready, either. */
async function knowsStates(db: Db | Trx, propertyId: string): Promise<boolean> {
  const handStates = await findHandStates(db, propertyId);
  const rooms = await listRooms(db, propertyId);
  return rooms.some(({ id, housekeeping }) => (handStates.get(id)?.housekeeping ?? housekeeping) !== 'unknown');
}

function isFit({ housekeeping, availability, occupied, maintenance }: PmsRoom, now: Date): boolean {
  const isClean = housekeeping === 'clean' || housekeeping === 'inspected';
  const at = now.toISOString();
  const isBroken = maintenance.some(({ from, to }) => from <= at && at < to);
  return isClean && availability === 'available' && occupied !== true && !isBroken;
}
