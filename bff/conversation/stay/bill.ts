import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { formatMoney, type Money } from '../../../shared/domain/house/money.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { PmsBill } from '../../../shared/domain/pms.ts';
import { type BillLine, mayRead, type Stay, type StayFact } from '../../../shared/domain/stay.ts';
import { cleanWords } from '../../../shared/domain/text/clean-words.ts';
import { isMailbox } from '../../../shared/domain/text/mailbox.ts';
import { hidePrivateNumbers } from '../../../shared/domain/text/private-numbers.ts';
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
import { findSentPush } from '../../store/pms/pushes.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import type { Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';

const ABOUT_BILL: ReadonlySet<Intent> = new Set<Intent>(['payment', 'invoice', 'billing_dispute', 'price']);
/** The mail's key contains the hour, so that asking again within the hour sends no second mail. */
const HOUR_LETTERS = 'YYYY-MM-DDTHH'.length;

/** Whether a message is about the guest's bill, or answers a question about it. */
export function asksForBill({ intents, signals }: Understanding, { pending }: Dialogue): boolean {
  if (signals.includes('balance')) return true;
  return [...intents.map(({ name }) => name), pending?.intent].some((one) => one != null && ABOUT_BILL.has(one));
}

/** Adds the present bills from the PMS to the stays, if one is asked for and the conversation may see it. */
export async function withBills(
  deps: Pick<ConversationDeps, 'db' | 'mail' | 'readBill'>,
  propertyId: string,
  stays: readonly Stay[],
  isAsked: boolean,
): Promise<Stay[]> {
  const withBill: Stay[] = [];
  for (const stay of stays) {
    const mayBeTold = isAsked && mayRead(stay.level, 'balance');
    const bill = mayBeTold ? ((await deps.readBill?.(propertyId, stay.id)) ?? null) : null;
    if (bill === null) {
      withBill.push(stay);
      continue;
    }
    const isMailable = deps.mail !== null && (await findMailbox(deps.db, propertyId, stay.id)) !== null;
    const lines = await listLines(deps.db, propertyId, stay.id, bill);
    withBill.push({ ...stay, bill: { lines, isMailable }, balance: bill.balance ?? stay.balance });
  }
  return withBill;
}

/** Mails the bill the reply was about, only to the address on the booking, at most once an hour. */
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
  const billSource = step.sources.find(({ fact }) => fact === 'bill_mailed');
  if (billSource === undefined) return;
  const { property } = serving;
  const holder = { propertyId: property.id, conversationId: conversation.id, timezone: property.timezone };
  const stays = await loadStays(trx, holder, new Date(at));
  const stay = stays.find(({ id, level }) => id === billSource.id && mayRead(level, 'balance'));
  const to = stay === undefined ? null : await findMailbox(trx, property.id, stay.id);
  if (stay === undefined || to === null) return; // access has ended since the decision
  const quoteOf = (fact: StayFact) => step.sources.find((source) => source.fact === fact)?.quote ?? '';
  const lines = readLines(quoteOf('bill'));
  const balance = readBalance(quoteOf('balance'));
  const text = [
    property.name,
    sayStayFact(step, { ...billSource, fact: 'summary' }, [stay], language),
    lines.length === 0 ? '' : sayBill(lines, language),
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

const LINE = /^(.+) (-?[\d.]+) ([A-Z]{3})$/u;

/** Reads the lines that `quoteFact` wrote, so that the mail says the same as the reply. */
function readLines(quote: string): BillLine[] {
  return quote.split('; ').flatMap((line) => {
    const [, text, amount, currency] = LINE.exec(line) ?? [];
    return text === undefined || amount === undefined || currency === undefined
      ? []
      : { text, price: { amount, currency } };
  });
}

const LINES_MAX = 30;
const LINE_LETTERS_MAX = 80;

/**
 * The lines of a bill: extras sold in the chat, in our words, and all other charges of the PMS. A charge of ours that was
 * deleted in the PMS is left out, because the PMS decides.
 */
async function listLines(
  db: Db,
  propertyId: string,
  reservationId: string,
  { lines: theirs }: PmsBill,
): Promise<BillLine[]> {
  const pmsLineIds = new Set(theirs?.map(({ id }) => id));
  const knownLineIds = new Set<string>();
  const soldHere: BillLine[] = [];
  for (const { id, state, description, amount, currency } of await listCharges(db, propertyId, reservationId)) {
    const posted = (await findSentPush(db, id, 'charge'))?.receipt;
    const voided = (await findSentPush(db, id, 'charge_void'))?.receipt;
    for (const receipt of [posted, voided]) if (receipt?.id != null) knownLineIds.add(receipt.id);
    const isOff = theirs !== null && posted?.place === 'native' && posted.id !== null && !pmsLineIds.has(posted.id);
    if (state !== 'void' && !isOff) soldHere.push({ text: description, price: { amount, currency } });
  }
  const others = (theirs ?? []).filter(({ id, text }) => !knownLineIds.has(id) && text.trim() !== '');
  return [...others.map(({ text, price }) => ({ text: plainText(text), price })), ...soldHere].slice(-LINES_MAX);
}

/** A PMS's text on one line, without card numbers and without the characters that separate lines in a quote. */
function plainText(text: string): string {
  const line = hidePrivateNumbers(cleanWords(text)).replace(/\s+/gu, ' ').replaceAll(';', ',');
  return line.slice(0, LINE_LETTERS_MAX).trim();
}

async function findMailbox(db: Db | Trx, propertyId: string, reservationId: string): Promise<string | null> {
  const reservation = await findReservation(db, propertyId, reservationId);
  const guest = reservation === undefined ? undefined : await findGuest(db, propertyId, reservation.guestId);
  return guest !== undefined && isMailbox(guest.email) ? guest.email : null;
}
