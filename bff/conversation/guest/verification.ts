import { Temporal } from 'temporal-polyfill';
import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Stay } from '../../../shared/domain/stay.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { arrivalDay } from '../../access/arrival-day.ts';
import { issueCodes, readCode, redeemCode, tryDetails } from '../../access/codes.ts';
import { ACCESS_LIMITS, isLimited, type Trier } from '../../access/limits.ts';
import { loadStays } from '../../access/stays.ts';
import { queueMail } from '../../delivery/deliveries.ts';
import type { Access, Dialogue } from '../../engine/types.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Serving } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';

type Deps = Pick<ConversationDeps, 'db' | 'clock' | 'secrets' | 'mail' | 'engine'>;

/** The stays a conversation may see, and its access. */
export interface KnownStays {
  stays: Stay[];
  access: Access;
}

/** Reads the stays a conversation has access to. `mayHold`: false if it is known to have no grant. Changes nothing. */
export async function readStays(
  deps: Deps,
  conversation: Conversation | null,
  serving: Serving,
  mayHold: boolean,
): Promise<KnownStays> {
  const { keepsBookings } = serving;
  const { id: propertyId, timezone } = serving.property;
  const now = deps.clock();
  const method = !keepsBookings ? 'none' : deps.mail !== null ? 'code' : 'details';
  if (conversation === null || !keepsBookings) return { stays: [], access: { method, limited: false, attempt: null } };
  const holder = { propertyId, conversationId: conversation.id, timezone };
  const stays = mayHold ? await loadStays(deps.db, holder, now) : [];
  const limited = await isLimited(deps.db, toTrier(conversation), now);
  return { stays, access: { method, limited, attempt: null } };
}

/** Whether the guest was asked to prove a booking. Only then does a message prove one. */
export function awaitsProof({ pending }: Dialogue): boolean {
  return pending?.kind === 'verify';
}

/**
 * Checks a message for the proof we asked for: the code, or the last of the three booking details. Runs in a transaction
 * of its own before anything is decided. A message that is processed twice proves its booking once.
 */
export async function tryProof(
  deps: Deps & Pick<ConversationDeps, 'writer'>,
  given: {
    conversation: Conversation;
    dialogue: Dialogue;
    understanding: Understanding;
    message: { id: string; text: string };
    timezone: string;
  },
): Promise<Access['attempt']> {
  const { conversation, understanding, message } = given;
  const { pending } = given.dialogue;
  if (pending?.kind !== 'verify') return null;
  const trier = { ...toTrier(conversation), messageId: message.id };
  const now = deps.clock();
  if (pending.ask === 'code') {
    const code = readCode(message.text);
    if (code === null) return null;
    const result = await deps.writer.write((trx) => redeemCode(trx, deps.secrets, trier, code, now));
    return result === 'none' ? 'failed' : result;
  }
  const day = understanding.entities.find((entity) => entity.type === 'date');
  const { number, lastName } = pending;
  if (pending.ask !== 'arrival' || day === undefined || number === undefined || lastName === undefined) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(given.timezone).toPlainDate();
  const arrival = arrivalDay(day, message.text, today.toString());
  const result = await deps.writer.write((trx) =>
    tryDetails(trx, deps.secrets, trier, { number, lastName, arrival }, now),
  );
  return result === 'limited' ? null : result;
}

/** Sends the codes a decision asks for. It stores the same rows whether the booking exists or not, so as to reveal nothing. */
export async function sendCode(
  deps: Deps,
  trx: Trx,
  {
    step,
    conversation,
    serving,
    language,
  }: {
    step: Extract<DecisionStep, { kind: 'verify' }>;
    conversation: Conversation;
    serving: Serving;
    language: string;
  },
): Promise<void> {
  if (step.act !== 'send_code' || step.number === undefined) return;
  const now = deps.clock();
  const { propertyId } = conversation;
  for (const { id, code, to } of await issueCodes(trx, deps.secrets, toTrier(conversation), step.number, now)) {
    const mail = deps.engine.sayCode(language, {
      property: serving.property.name,
      code,
      minutes: ACCESS_LIMITS.codeValidMinutes,
    });
    await queueMail(trx, deps.secrets, { propertyId, key: id, mail: { to, ...mail }, at: now.toISOString() });
  }
}

function toTrier({ propertyId, id, addressKey }: Conversation): Trier {
  return { propertyId, conversationId: id, addressKey };
}
