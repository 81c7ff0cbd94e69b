import type { ChannelEvent } from '../channels/port.ts';
import { commitAndAnnounce } from '../conversation/commit.ts';
import { mergeChannelDetail, noteChannelHealth } from '../store/channels/connections.ts';
import { findContact, saveMarketingWish } from '../store/channels/contacts.ts';
import { endNotice, findNotice, saveNotice } from '../store/channels/notices.ts';
import type { OpenChannel } from './connections.ts';
import type { MessagingDeps } from './deps.ts';
import type { From } from './from.ts';
import { noteAt } from './notes.ts';

type Of<K extends ChannelEvent['kind']> = Extract<ChannelEvent, { kind: K }>;

/** Stores a platform's notice about the account. A notice of level `error` sets the channel's health until the platform ends it. */
export async function takeNotice(
  { writer }: Pick<MessagingDeps, 'writer'>,
  from: From,
  { id }: Pick<OpenChannel, 'id'>,
  { notice, isOver, detail, at }: Of<'notice'>,
): Promise<void> {
  const { level, message } = notice;
  await writer.write(async (trx) => {
    const known = await findNotice(trx, from, notice.code, notice.subject);
    // A repeated notice is stored once; a late notice does not replace a newer one.
    const isSame = known?.at === at && known.message === message && known.isOver === isOver;
    if (isSame || (known !== undefined && known.at > at)) return;
    if (Object.keys(detail).length > 0) await mergeChannelDetail(trx, id, detail);
    if (isOver) await endNotice(trx, from, notice, at);
    else await saveNotice(trx, from, notice, at);
    if (level !== 'error') return;
    if (!isOver) await noteChannelHealth(trx, id, { code: 'not_allowed', message, at, toldLater: true });
    else if (known?.isOver === false) await noteChannelHealth(trx, id, null);
  });
}

/** Stores whether a guest wants offers, and notes the change for staff. Replies to the guest's own requests are not affected. */
export async function takeMarketingWish(
  deps: MessagingDeps,
  { propertyId, channel }: From,
  { address, wants, at }: Of<'marketing'>,
): Promise<void> {
  const contact = await findContact(deps.db, propertyId, channel, address);
  if (contact === undefined || (contact.noMarketingAt === null) === wants) return;
  const { conversationId } = contact;
  const words = wants
    ? 'The guest wants offers on this channel again.'
    : 'The guest wants no offers on this channel: templates that advertise are not sent to them.';
  await commitAndAnnounce(deps, async (trx, announce) => {
    await saveMarketingWish(trx, conversationId, wants ? null : at);
    await noteAt(trx, announce, { propertyId, conversationId, at: deps.clock().toISOString() }, words);
  });
}

/** Counts a platform's call that could not be parsed, so that staff see that a call arrived. The log omits the call's content. */
export async function takeUnread(
  { writer, log, clock }: Pick<MessagingDeps, 'writer' | 'log' | 'clock'>,
  from: From,
  label: string,
  what: string,
): Promise<void> {
  log.warn({ channel: from.channel, what }, 'a channel’s call could not be read');
  const subject = what;
  const message = `${label} told something that cannot be read here (${what}). Where a guest’s message may be missing, look at ${label} itself`;
  const notice = { code: 'unreadable_call', subject, level: 'warning', message } as const;
  await writer.write((trx) => saveNotice(trx, from, notice, clock().toISOString()));
}
