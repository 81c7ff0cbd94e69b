import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { formatMoney, type Money } from '../../../shared/domain/house/money.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { mayRead, type Stay } from '../../../shared/domain/stay.ts';
import { isMailbox } from '../../../shared/domain/text/mailbox.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { loadStays } from '../../access/stays.ts';
import { queueMail } from '../../delivery/deliveries.ts';
import { sayBill, sayStayFact } from '../../engine/saying/compose-stay.ts';
import type { Dialogue } from '../../engine/types.ts';
import { say } from '../../language/saying/say.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { findGuest } from '../../store/guests/guests.ts';
import { findReservation } from '../../store/guests/reservations.ts';
import { listCharges } from '../../store/house/offers.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import type { Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';

const ABOUT_BILL: ReadonlySet<Intent> = new Set<Intent>(['payment', 'invoice', 'billing_dispute', 'price']);
/** A guest who asks again within the hour has the mail already. */
const HOUR_LETTERS = 'YYYY-MM-DDTHH'.length;

/** May a message be about the guest's own bill, or settle a question that is? */
export function asksForBill({ intents, signals }: Understanding, { pending }: Dialogue): boolean {
  if (signals.includes('balance')) return true;
  return [...intents.map(({ name }) => name), pending?.intent].some((one) => one != null && ABOUT_BILL.has(one));
}

/** The stays with their bills as the PMS has them now, where one is asked for and the conversation may see it. */
export async function withBills(
  deps: Pick<ConversationDeps, 'db' | 'mail' | 'readBalance'>,
  propertyId: string,
  stays: readonly Stay[],
  isAsked: boolean,
): Promise<Stay[]> {
  const known: Stay[] = [];
  for (const stay of stays) {
    const mayBeTold = isAsked && mayRead(stay.level, 'balance');
    const balance = mayBeTold ? ((await deps.readBalance?.(propertyId, stay.id)) ?? null) : null;
    known.push(balance === null ? stay : { ...stay, bill: await readBill(deps, propertyId, stay.id), balance });
  }
  return known;
}

async function readBill(
  { db, mail }: Pick<ConversationDeps, 'db' | 'mail'>,
  propertyId: string,
  stayId: string,
): Promise<NonNullable<Stay['bill']>> {
  const isMailable = mail !== null && (await findMailbox(db, propertyId, stayId)) !== null;
  return { extras: await listExtras(db, propertyId, stayId), isMailable };
}

/** Mails the bill that the guest was told, to the address on the booking and to no other; once an hour. */
export async function mailBill(
  { secrets }: Pick<ConversationDeps, 'secrets'>,
  trx: Trx,
  step: Extract<DecisionStep, { kind: 'answer' }>,
  {
    serving,
    conversation,
    language,
    at,
  }: {
    serving: Serving;
    conversation: Pick<Conversation, 'id'>;
    language: string;
    at: string;
  },
): Promise<void> {
  const told = step.sources.find(({ fact }) => fact === 'bill_mailed');
  if (told === undefined) return;
  const { property } = serving;
  const holder = { propertyId: property.id, conversationId: conversation.id, timezone: property.timezone };
  const stays = await loadStays(trx, holder, new Date(at));
  const stay = stays.find(({ id, level }) => id === told.id && mayRead(level, 'balance'));
  const to = stay === undefined ? null : await findMailbox(trx, property.id, stay.id);
  if (stay === undefined || to === null) return; // closed since it was decided
  const extras = await listExtras(trx, property.id, stay.id);
  const balance = readBalance(step.sources.find(({ fact }) => fact === 'balance')?.quote ?? '');
  const text = [
    property.name,
    sayStayFact(step, { ...told, fact: 'summary' }, [stay], language),
    extras.length === 0 ? '' : sayBill(extras, language),
    balance === null ? '' : say(language, 'stay_balance', { price: formatMoney(balance, language) }),
  ];
  const mail = {
    to,
    subject: say(language, 'bill_mail_subject', { property: property.name }),
    text: text.filter(Boolean).join('\n\n'),
  };
  const key = `bill-${stay.id}-${at.slice(0, HOUR_LETTERS)}`;
  await queueMail(trx, secrets, { propertyId: property.id, key, mail, at });
}

function readBalance(quote: string): Money | null {
  const [amount, currency] = quote.split(' ');
  return amount === undefined || currency === undefined ? null : { amount, currency };
}

/** What was sold in the chat and stands on the bill. */
async function listExtras(
  db: Db | Trx,
  propertyId: string,
  reservationId: string,
): Promise<{ text: string; price: Money }[]> {
  const charges = await listCharges(db, propertyId, reservationId);
  return charges
    .filter(({ state }) => state !== 'void')
    .map(({ description, amount, currency }) => ({ text: description, price: { amount, currency } }));
}

async function findMailbox(db: Db | Trx, propertyId: string, reservationId: string): Promise<string | null> {
  const reservation = await findReservation(db, propertyId, reservationId);
  const guest = reservation === undefined ? undefined : await findGuest(db, propertyId, reservation.guestId);
  return guest !== undefined && isMailbox(guest.email) ? guest.email : null;
}
