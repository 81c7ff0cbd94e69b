import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { listOpenGrants } from '../../access/open-grants.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { findFolioCurrency, isBillable } from '../../store/guests/folio-currency.ts';
import { findOffer, insertCharge, insertOfferMade, settleOfferMade, withdrawOffer } from '../../store/house/offers.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Serving } from '../../store/sqlite/serving.ts';
import { noteAskedAgain, storeTask, withdrawTask } from '../../tasks/store-task.ts';
import type { Announce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { sendCode } from '../guest/verification.ts';
import { mailBill } from '../stay/bill.ts';
import { noteArrival } from '../stay/note-arrival.ts';
import { awaitRoom } from '../stay/room-ready.ts';
import type { Arranged } from './dialogue.ts';

/** The message whose decision is carried out. */
export interface Doing {
  serving: Serving;
  conversation: Conversation;
  messageId: string;
  /** The guest's language. */
  language: string;
  at: string;
}

/**
 * Carries out a decision's steps except the reply: tasks, codes, offers and their charges, all in the caller's
 * transaction. Returns the task made for each wish.
 */
export async function carryOut(
  deps: Pick<ConversationDeps, 'db' | 'clock' | 'secrets' | 'mail' | 'engine'>,
  trx: Trx,
  announce: Announce,
  steps: readonly DecisionStep[],
  doing: Doing,
): Promise<Arranged[]> {
  const { serving, conversation, language, at } = doing;
  const arranged: Arranged[] = [];
  for (const step of steps) {
    if (step.kind === 'verify') await sendCode(deps, trx, { step, conversation, serving, language });
    if (step.kind === 'answer') {
      await awaitRoom(trx, step, conversation, at);
      await mailBill(deps, trx, step, doing);
    }
    if (step.kind === 'offer') arranged.push(...(await carryOutOffer(trx, announce, step, doing)));
    if (step.kind !== 'task') continue;
    const { taskId } = step.wish;
    if (step.act === 'known') await noteAskedAgain(trx, announce, { conversation, request: step.task, taskId, at });
    else if (step.act === 'withdraw')
      await withdrawTask(trx, announce, { conversation, kind: step.task.kind, taskId, at });
    else {
      const amends = step.act === 'amend';
      const existingTask = amends ? { taskId } : {};
      const things = deps.engine.nameThings(step.task.kind, step.wish.words, language);
      const newTask = { conversation, request: step.task, amends, ...existingTask, language, things, at };
      const task = await storeTask(trx, announce, newTask);
      arranged.push({ wish: step.wish, taskId: task.id });
      await noteArrival(trx, step, doing);
    }
  }
  return arranged;
}

/** Stores an offer that was made. An accepted one becomes a task for staff, and a charge if nothing prevents it. */
async function carryOutOffer(
  trx: Trx,
  announce: Announce,
  step: Extract<DecisionStep, { kind: 'offer' }>,
  { serving, conversation, messageId, language, at }: Doing,
): Promise<Arranged[]> {
  const { propertyId, id: conversationId, guestId } = conversation;
  const { offerId, wish, price } = step;
  if (step.act === 'made') {
    await insertOfferMade(trx, {
      propertyId,
      conversationId,
      guestId,
      reservationId: wish.reservationId ?? null,
      offerId,
      state: 'offered',
      price: price === null ? null : JSON.stringify(price),
      messageId,
      at,
    });
    return [];
  }
  if (step.act === 'unavailable' || step.act === 'told') return [];
  if (step.act === 'withdrawn') {
    await withdrawOffer(trx, { conversationId, offerId, at });
    const kind = await kindOf(trx, propertyId, offerId);
    await withdrawTask(trx, announce, { conversation, kind, taskId: wish.taskId, at });
    return [];
  }
  const state = step.act === 'declined' ? 'declined' : 'accepted';
  const settledOffer = await settleOfferMade(trx, { conversationId, offerId, state, at });
  if (settledOffer === undefined || step.task === undefined) return []; // answered before: do not book it twice
  const task = await storeTask(trx, announce, { conversation, request: step.task, amends: false, language, at });
  const arranged = [{ wish, taskId: task.id }];
  if (step.act !== 'booked' || price === null || wish.reservationId === undefined) return arranged;
  const offer = await findOffer(trx, propertyId, offerId);
  if (offer?.active !== true) return arranged; // no longer on sale: staff have the task and settle it
  const holder = { propertyId, conversationId, timezone: serving.property.timezone };
  const openStays = await listOpenGrants(trx, holder, new Date(at));
  const isStayOpen = openStays.some((stay) => stay.id === wish.reservationId && stay.state !== 'cancelled');
  if (!isStayOpen) return arranged; // the stay has ended: staff have the task and settle it
  if (!isBillable(price, await findFolioCurrency(trx, propertyId, wish.reservationId))) return arranged;
  await insertCharge(trx, {
    propertyId,
    reservationId: wish.reservationId,
    conversationId,
    taskId: task.id,
    offerMadeId: settledOffer.id,
    description: step.sources[0]?.label ?? step.task.title,
    price,
    at,
  });
  return arranged;
}

/** The kind of task an offer became. */
async function kindOf(trx: Trx, propertyId: string, offerId: string): Promise<string> {
  return (await findOffer(trx, propertyId, offerId))?.kind ?? 'other';
}
