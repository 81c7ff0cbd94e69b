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
import { noteReport } from './undelivered.ts';

const AT_ONCE_MAX = 50;
/** The number of files fetched at the same time; each file is in memory until it is stored. */
const FETCHES_MAX = 4;
/** The name of the claim for sending: only one node sends. */
export const WRITING = 'writing to guests by their channels';

/** Receives and sends messages on all channels except the site's chat. */
export interface Messaging extends ChannelSetUp {
  /**
   * Handles a platform's call: verifies its signature and stores all its events before it resolves. Throws `unauthorized` if
   * the call is not the platform's, and UnreadableCall if its content is invalid.
   */
  accept(from: From, call: ChannelCall): Promise<void>;
  /** Answers a platform that verifies this server's address. Throws `forbidden` if the verify token is wrong. */
  challenge(from: From, query: Readonly<Record<string, unknown>>): Promise<string>;
  /** Throws `conflict` if the channel has no templates, as does `addTemplate`. */
  listTemplates(from: From): Promise<ChannelTemplate[]>;
  addTemplate(from: From, given: Omit<ChannelTemplate, 'status'>): Promise<ChannelTemplate>;
  /** Sends the due parts: those of one conversation in order, different conversations side by side. */
  sweep(): Promise<void>;
  /** Fetches guests' messages that the platforms of these channels did not deliver; absent: of all channels that can be polled. */
  catchUp(channels?: readonly ConnectedChannel[]): Promise<void>;
  /** Runs `sweep` soon, without waiting for it. */
  nudge(): void;
  /** Settles when no work is running. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export function createMessaging(deps: MessagingDeps): Messaging {
  const connections = createChannelConnections(deps);
  const stopping = new AbortController();
  const sending = new Map<string, Promise<void>>();
  const workByAddress = new Map<string, Promise<unknown>>();
  const runningWork = new Set<Promise<unknown>>();
  const fetching = new Set<string>();

  /** Runs the work of one address in sequence, so that two first messages of a guest start a single conversation. */
  async function inTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
    const previousWork = workByAddress.get(address) ?? Promise.resolve();
    const done = previousWork.catch(() => undefined).then(work);
    workByAddress.set(address, done);
    return done.finally(() => {
      if (workByAddress.get(address) === done) workByAddress.delete(address);
    });
  }

  async function take(from: From, open: OpenChannel, event: ChannelEvent): Promise<void> {
    if (event.kind === 'status') return takeStatus(from, event).then(nudge); // a failed message may be sent another way
    if (event.kind === 'notice') return takeNotice(deps, from, open, event);
    if (event.kind === 'marketing') return takeMarketingWish(deps, from, event);
    if (event.kind === 'unread') return takeUnread(deps, from, open.adapter.label, event.what);
    if (event.kind === 'nudge') return fetchSoon(from, open, event.address);
    const place = `${from.propertyId} ${from.channel} ${event.address}`;
    const received = await inTurn(place, () => receiveInbound(deps, from, event));
    nudge(); // a confirmation may have been queued
    if (received === null) return;
    const seen = open.session.showSeen?.(event.platformId, true, AbortSignal.timeout(CALL_MS_MAX));
    if (seen !== undefined) follow(seen);
    follow(deps.turns.begin(received.message, received.fresh).then(nudge));
  }

  /** Fetches the hinted messages after the call was answered. If the server crashes in between, `catchUp` fetches them. */
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
      if (isNew) await noteReport(trx, from, { part, fault, isThrough, at });
    });
  }

  function follow(work: Promise<unknown>): void {
    const done = work
      .catch((error: unknown) => deps.log.error({ err: error }, 'following up on a guest’s message failed'))
      .finally(() => runningWork.delete(done));
    runningWork.add(done);
  }

  function serve(part: ChannelPart): void {
    const { conversationId } = part;
    if (sending.has(conversationId)) return;
    const done = sendPart(deps, connections, part, stopping.signal)
      .then(nudge) // sends the next part of the same conversation
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
      // A call may contain several events, in any order.
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
      while (sending.size + runningWork.size + workByAddress.size > 0)
        await Promise.all([
          ...sending.values(),
          ...runningWork,
          ...[...workByAddress.values()].map((one) => one.catch(() => null)),
        ]);
    },
    async close() {
      stopping.abort();
      await Promise.all([...sending.values(), ...runningWork]);
      await connections.close();
    },
  };
}

function byTime(a: ChannelEvent, b: ChannelEvent): number {
  return Date.parse(a.at) - Date.parse(b.at);
}

/** A verified call that cannot be parsed becomes an `unread` event: refusing it would only make the platform repeat it. */
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
