import type { ConnectedChannel } from '../../shared/domain/conversation.ts';
import { ServiceError } from '../base/errors.ts';
import {
  type ChannelCall,
  type ChannelEvent,
  type ChannelTemplate,
  type ChannelTemplates,
  UnreadableCall,
} from '../channels/port.ts';
import { CONNECTED_CHANNELS } from '../channels/registry.ts';
import { commitAndAnnounce } from '../conversation/commit.ts';
import { type ChannelPart, findPart, listDueParts } from '../store/channels/parts.ts';
import { listDueUploads, type Upload } from '../store/channels/uploads.ts';
import { catchUp, fetchNow } from './catch-up.ts';
import { createChannelConnections, type OpenChannel } from './connections.ts';
import type { MessagingDeps } from './deps.ts';
import { fetchUpload } from './fetch-media.ts';
import type { From } from './from.ts';
import { receiveInbound } from './inbound.ts';
import { keepVariants } from './keep-variants.ts';
import { sendPart, settleAndAnnounce } from './outbound.ts';
import { CALL_MS_MAX, type ChannelSetUp, createChannelSetUp } from './set-up.ts';
import { takeMarketingWish, takeNotice, takeUnread } from './take-notice.ts';
import { noteTold } from './undelivered.ts';

const AT_ONCE_MAX = 50;
/** Files that are fetched at the same time: each is in memory until it is kept. */
const FETCHES_MAX = 4;
/** What sending is called among nodes, of which one does it. */
export const WRITING = 'writing to guests by their channels';

/** Guests who write by other channels than the site's own chat. */
export interface Messaging extends ChannelSetUp {
  /**
   * Takes a platform's call in: verified over its bytes, every event of it stored before this resolves. Throws `unauthorized`
   * for what is not the platform's, which changes nothing, and an UnreadableCall where the caller is to mend what it sends.
   */
  accept(from: From, call: ChannelCall): Promise<void>;
  /** What a platform that verifies this server's address is given back. Throws `forbidden` where it is not the one that was connected. */
  challenge(from: From, query: Readonly<Record<string, unknown>>): Promise<string>;
  /** Throws `conflict` where the channel has no templates, as does `addTemplate`. */
  listTemplates(from: From): Promise<ChannelTemplate[]>;
  addTemplate(from: From, given: Omit<ChannelTemplate, 'status'>): Promise<ChannelTemplate>;
  /** Sends what is due. Parts of one conversation go one after another, in order; those of different ones beside each other. */
  sweep(): Promise<void>;
  /** Takes in what guests wrote that these channels' platforms did not tell by themselves; left out: all that can be asked. */
  catchUp(channels?: readonly ConnectedChannel[]): Promise<void>;
  /** As `sweep`, soon and without being waited for. */
  nudge(): void;
  /** Settles when nothing is under way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export function createMessaging(deps: MessagingDeps): Messaging {
  const connections = createChannelConnections(deps);
  const stopping = new AbortController();
  const sending = new Map<string, Promise<void>>();
  const taking = new Map<string, Promise<unknown>>();
  const underWay = new Set<Promise<unknown>>();
  const fetching = new Set<string>();

  /** One after another for each address: two first messages of a guest make one conversation. */
  async function inTurn<T>(place: string, work: () => Promise<T>): Promise<T> {
    const before = taking.get(place) ?? Promise.resolve();
    const done = before.catch(() => undefined).then(work);
    taking.set(place, done);
    return done.finally(() => {
      if (taking.get(place) === done) taking.delete(place);
    });
  }

  async function take(from: From, open: OpenChannel, event: ChannelEvent): Promise<void> {
    if (event.kind === 'status') return takeStatus(from, event).then(nudge); // what failed may go another way
    if (event.kind === 'notice') return takeNotice(deps, from, open, event);
    if (event.kind === 'marketing') return takeMarketingWish(deps, from, event);
    if (event.kind === 'unread') return takeUnread(deps, from, open.adapter.label, event.what);
    if (event.kind === 'nudge') return fetchSoon(from, open, event.address);
    const place = `${from.propertyId} ${from.channel} ${event.address}`;
    const received = await inTurn(place, () => receiveInbound(deps, from, event));
    nudge(); // a confirmation may wait
    if (received === null) return;
    const seen = open.session.showSeen?.(event.platformId, true, AbortSignal.timeout(CALL_MS_MAX));
    if (seen !== undefined) follow(seen);
    follow(deps.turns.begin(received.message, received.fresh).then(nudge));
  }

  /** What a hint leads to is asked for after it was answered: a crash in between is made good by the next regular look. */
  function fetchSoon(from: From, open: OpenChannel, address: string | null): void {
    follow(
      inTurn(`${from.propertyId} ${from.channel} asked`, () =>
        fetchNow(deps, open, take, { from, address, stopping: stopping.signal }),
      ),
    );
  }

  async function takeStatus(from: From, event: Extract<ChannelEvent, { kind: 'status' }>): Promise<void> {
    const { state, fault, platformId, at } = event;
    const { reason = null, message: hint = null, code = null } = fault ?? {};
    const isThrough = state === 'delivered' || state === 'read';
    await commitAndAnnounce(deps, async (trx, announce) => {
      const part = await findPart(trx, from.propertyId, event);
      if (part === undefined) return;
      const isNew = await settleAndAnnounce(trx, announce, part, { state, reason, hint, code, platformId, at });
      if (isNew) await noteTold(trx, from, { part, fault, isThrough, at });
    });
  }

  function follow(work: Promise<unknown>): void {
    const done = work
      .catch((error: unknown) => deps.log.error({ err: error }, 'following up on a guest’s message failed'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  function serve(part: ChannelPart): void {
    const { conversationId } = part;
    if (sending.has(conversationId)) return;
    const done = sendPart(deps, connections, part, stopping.signal)
      .then(nudge) // the next of the same conversation
      .catch((error: unknown) => deps.log.error({ err: error }, 'sending to a guest failed'))
      .finally(() => sending.delete(conversationId));
    sending.set(conversationId, done);
  }

  function fetch(upload: Upload): void {
    if (fetching.has(upload.id)) return;
    fetching.add(upload.id);
    follow(fetchUpload(deps, connections, upload, stopping.signal).finally(() => fetching.delete(upload.id)));
  }

  async function sweep(): Promise<void> {
    if (stopping.signal.aborted || !(await deps.nodes.takes(WRITING))) return;
    const now = deps.clock().toISOString();
    for (const part of await listDueParts(deps.db, now, AT_ONCE_MAX, [...sending.keys()])) serve(part);
    for (const upload of await listDueUploads(deps.db, now, FETCHES_MAX)) fetch(upload);
  }

  function nudge(): void {
    if (stopping.signal.aborted) return;
    const done = new Promise<void>((resolve) => setImmediate(resolve)).then(sweep);
    follow(done);
  }

  async function requireOpen({ propertyId, channel }: From): Promise<OpenChannel> {
    const open = await connections.open(propertyId, channel);
    if (open === undefined) throw new ServiceError('channel_not_connected', `Connect ${channel} first`);
    return open;
  }

  const setUp = createChannelSetUp(deps, connections, nudge);
  return {
    ...setUp,
    async accept(from, call) {
      const open = await connections.open(from.propertyId, from.channel);
      if (open === undefined || !open.adapter.calls.verify(call, open.credentials))
        throw new ServiceError('unauthorized', 'The call does not verify');
      // A platform may put several into one call, in any order.
      for (const event of (await readEvents(open, call)).toSorted(byTime)) await take(from, open, event);
    },
    async challenge(from, query) {
      const open = await connections.open(from.propertyId, from.channel);
      const answer = open?.adapter.calls.challenge?.answer(query, open.credentials) ?? null;
      if (answer === null) throw new ServiceError('forbidden', 'The token is not the one that was given');
      return answer;
    },
    async listTemplates(from) {
      const listed = await setUp.asCaller(requireOpen(from), (open, signal) => requireTemplates(open).list(signal));
      await keepVariants(deps, from, listed);
      return listed;
    },
    addTemplate: (from, given) =>
      setUp.asCaller(requireOpen(from), (open, signal) => requireTemplates(open).add(given, signal)),
    sweep,
    async catchUp(channels = CONNECTED_CHANNELS) {
      if (!stopping.signal.aborted) await catchUp(deps, connections, take, channels, stopping.signal);
    },
    nudge,
    async idle() {
      while (sending.size + underWay.size + taking.size > 0)
        await Promise.all([
          ...sending.values(),
          ...underWay,
          ...[...taking.values()].map((one) => one.catch(() => null)),
        ]);
    },
    async close() {
      stopping.abort();
      await Promise.all([...sending.values(), ...underWay]);
      await connections.close();
    },
  };
}

function byTime(a: ChannelEvent, b: ChannelEvent): number {
  return Date.parse(a.at) - Date.parse(b.at);
}

/** A genuine call that cannot be read is the platform's fault, and would only come again. */
async function readEvents({ adapter, credentials, world }: OpenChannel, call: ChannelCall): Promise<ChannelEvent[]> {
  try {
    return await adapter.calls.parse(call, credentials, world);
  } catch (error) {
    if (error instanceof UnreadableCall) throw error;
    return [{ kind: 'unread', what: 'call', at: call.at }];
  }
}

function requireTemplates({ session }: OpenChannel): ChannelTemplates {
  if (session.templates === undefined)
    throw new ServiceError('conflict', 'Templates are for guests who write by a channel that has them');
  return session.templates;
}
