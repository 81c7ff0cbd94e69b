import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { mayChange } from '../../../shared/domain/stay.ts';
import { loadStays } from '../../access/stays.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { reportArrival } from '../../store/guests/registrations.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Serving } from '../../store/sqlite/serving.ts';

const ARRIVAL_TIME = 'arrival_time';

/**
 * Stores the arrival time a guest names and sends it to the PMS. Only for a stay the conversation may change, that has not
 * begun, and for its first day.
 */
export async function noteArrival(
  trx: Trx,
  { task }: Extract<DecisionStep, { kind: 'task' }>,
  { serving, conversation, at }: { serving: Serving; conversation: Pick<Conversation, 'id'>; at: string },
): Promise<void> {
  const { kind, time, date, reservationId } = task;
  if (kind !== ARRIVAL_TIME || time === null || reservationId === null) return;
  const { id: propertyId, timezone } = serving.property;
  const stays = await loadStays(trx, { propertyId, conversationId: conversation.id, timezone }, new Date(at));
  const stay = stays.find(({ id, level }) => id === reservationId && mayChange(level));
  if (stay === undefined || stay.state !== 'booked' || (date !== null && date !== stay.checkIn)) return;
  await reportArrival(trx, { propertyId, id: reservationId }, { arrivalTime: time }, at);
}
