import type { Secrets } from '../../base/secrets/secrets.ts';
import { forgetMailsAbout } from '../../delivery/deliveries.ts';
import { join, type Signature, sign } from '../../learning/signature.ts';
import type { DeskEvent } from '../../store/conversations/desk-events.ts';
import { eraseConversations, eraseTraces } from '../../store/guests/erasure.ts';
import { listConversationsOf } from '../../store/guests/guest-record.ts';
import { deleteGuest, type Guest } from '../../store/guests/guests.ts';
import { listReservations } from '../../store/guests/reservations.ts';
import { findGroup, listQuestionsOf, saveSignature } from '../../store/house/unanswered.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { ConversationDeps } from '../deps.ts';
import { recordErased } from './announce-erased.ts';

const STAYS_MAX = 1_000;
/** Shorter names would match parts of other words. */
const NAME_LETTERS_MIN = 3;

/** The result of an erasure. */
export interface ErasedGuest {
  /** Conversations whose pages must close. */
  conversations: string[];
  /** Events to publish to the desks after the commit. */
  deskEvents: DeskEvent[];
  /** Ids, numbers, addresses and names of the guest, to find them in encrypted data that must be searched. */
  marks: string[];
}

/**
 * Erases a guest in one transaction: all their conversations, stays, tasks about them, queued mails, and their part in the
 * unanswered questions.
 */
export async function eraseGuest(
  { engine, secrets }: Pick<ConversationDeps, 'engine'> & { secrets: Secrets },
  trx: Trx,
  guest: Guest,
  at: string,
): Promise<ErasedGuest> {
  const { propertyId, id: guestId } = guest;
  const conversations = (await listConversationsOf(trx, propertyId, guestId)).map(({ id }) => id);
  const { items: stays } = await listReservations(trx, propertyId, { guestId, limit: STAYS_MAX });
  const marks = [
    guestId,
    guest.email,
    guest.phone,
    ...stays.flatMap(({ id, confirmationNumber, numberWritten }) => [id, confirmationNumber, numberWritten]),
    ...conversations,
  ].filter((mark) => mark !== '');
  await forgetMailsAbout(trx, secrets, propertyId, marks);
  const tasks = await eraseTraces(trx, propertyId, { guestId, reservationIds: stays.map(({ id }) => id), at });
  const groups = await eraseConversations(trx, propertyId, conversations, at);
  await rebuildGroups(engine, trx, propertyId, groups);
  await deleteGuest(trx, propertyId, guestId, at);
  const deskEvents = await recordErased(trx, propertyId, { conversations, tasks }, at);
  const names = [guest.firstName, guest.lastName].filter(({ length }) => length >= NAME_LETTERS_MIN);
  return { conversations, deskEvents, marks: [...marks, ...names] };
}

/** Computes the signatures of groups of questions again from the remaining questions, without the erased words. */
export async function rebuildGroups(
  engine: ConversationDeps['engine'],
  trx: Trx,
  propertyId: string,
  groupIds: readonly string[],
): Promise<void> {
  for (const id of groupIds) {
    const group = await findGroup(trx, propertyId, id);
    if (group === undefined) continue;
    const signatures = (await listQuestionsOf(trx, id)).map(({ text, language }) =>
      sign(engine.readKept(text, language), language, group.signature.intents),
    );
    const [first, ...rest] = signatures;
    if (first !== undefined) await saveSignature(trx, id, rest.reduce<Signature>(join, first));
  }
}
