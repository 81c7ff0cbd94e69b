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
/** Shorter names stand in other words by chance. */
const NAME_LETTERS_MIN = 3;

/** What an erasure took out, and by what a guest can be recognised in what is sealed and must be looked through. */
export interface ErasedGuest {
  /** Conversations whose pages must close. */
  conversations: string[];
  /** What desks are to be told of it after the commit. */
  deskEvents: DeskEvent[];
  /** Ids, numbers, addresses and names of the guest, for answers kept elsewhere. */
  marks: string[];
}

/**
 * Erases a guest and every conversation of theirs, however it came to be theirs, in one transaction: their words,
 * their stays, staff's tasks about them, mails on their way, and what their questions taught.
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

/** What groups of questions have in common, told again from those that are left: none of the erased words stay in it. */
export async function rebuildGroups(
  engine: ConversationDeps['engine'],
  trx: Trx,
  propertyId: string,
  groupIds: readonly string[],
): Promise<void> {
  for (const id of groupIds) {
    const group = await findGroup(trx, propertyId, id);
    if (group === undefined) continue;
    const told = (await listQuestionsOf(trx, id)).map(({ text, language }) =>
      sign(engine.readKept(text, language), language, group.signature.intents),
    );
    const [first, ...rest] = told;
    if (first !== undefined) await saveSignature(trx, id, rest.reduce<Signature>(join, first));
  }
}
