import type Router from '@koa/router';
import type { Context } from 'koa';
import { type GuestClientFrame, guestClientFrame, type HelloFrame } from '../../../../shared/protocol/guest-frames.ts';
import { FRAME_BYTES_MAX, HELLO_BYTES_MAX } from '../../../../shared/protocol/limits.ts';
import { ServiceError } from '../../../base/errors.ts';
import { toFieldErrors } from '../../../base/field-errors.ts';
import { addressBucket, addressKey } from '../../../base/network/address-bucket.ts';
import type { ConversationDeps } from '../../../conversation/deps.ts';
import {
  endConversation,
  markReadByGuest,
  rateConversation,
  recordConsent,
} from '../../../conversation/guest/guest-acts.ts';
import type { GuestSession } from '../../../conversation/guest/guest-session.ts';
import { GuestStream } from '../../../conversation/guest/guest-stream.ts';
import { acceptIdentity } from '../../../conversation/guest/identity.ts';
import { renewOpened } from '../../../conversation/guest/open-session.ts';
import { readHistory } from '../../../conversation/history.ts';
import { eraseOwnConversation } from '../../../conversation/privacy/erase-own.ts';
import { type PageHints, receiveMessage } from '../../../conversation/turn/receive.ts';
import type { HttpDeps } from '../../deps.ts';
import type { Dispatch } from '../../dispatch.ts';
import { openEventStream } from '../../listener/event-stream.ts';
import { answerOnce } from '../../request/answer-once.ts';
import { readJsonBody } from '../../request/body.ts';
import { authenticateGuest, bearer, openGuest, toHello } from '../../request/guest-caller.ts';

const WAIT_SECONDS_MAX = 25;
const STREAMS_MAX = 10_000;
const STREAMS_PER_ADDRESS_MAX = 200;
const PAGES_MAX = 10_000;

type Deps = ConversationDeps & Pick<HttpDeps, 'config' | 'turns'>;
type Shared = Pick<Dispatch, 'limits' | 'inFlight'> & { deps: Deps };

/**
 * The guest's frames over HTTP, for networks that block sockets: the client POSTs its frames, and the server's frames
 * come as an event stream. Both use the socket's own functions.
 */
export function addGuestTransport(router: Router, shared: Shared): void {
  const transport = new GuestTransport(shared);
  router.post('/chat/session', (ctx) => transport.begin(ctx));
  router.post('/chat/messages', (ctx) => transport.take(ctx));
  router.get('/chat/events', (ctx) => transport.stream(ctx));
}

class GuestTransport {
  readonly #shared: Shared;
  /**
   * What a page said of itself in its hello, for the conversation that its first message creates. Only hints: they may
   * be lost.
   */
  readonly #pages = new Map<string, PageHints>();
  readonly #streams = new Map<string, number>();
  #streaming = 0;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async begin(ctx: Context): Promise<void> {
    const bucket = addressBucket(ctx.state['address']);
    ctx.set(await this.#shared.limits.take('chatHello', bucket));
    const { frame: hello, bodyText } = await readFrame(ctx, 'hello', HELLO_BYTES_MAX);
    if (hello.type !== 'hello') throw new ServiceError('bad_request', 'Send a hello here');
    const request = { scope: `public:${bucket}`, propertyId: hello.propertyId, bodyText };
    await answerOnce(ctx, this.#shared, 200, request, () => this.#welcome(ctx, hello));
  }

  async take(ctx: Context): Promise<void> {
    const { deps, limits } = this.#shared;
    ctx.set(await limits.take('chat', addressBucket(ctx.state['address'])));
    const session = authenticateGuest(deps, ctx);
    const { sessionId, propertyId } = session;
    const { frame, bodyText } = await readFrame(ctx, 'send', FRAME_BYTES_MAX);
    ctx.set(await limits.take(frame.type === 'send' ? 'chatSend' : 'chatOther', sessionId));
    await answerOnce(ctx, this.#shared, 200, { scope: sessionId, propertyId, bodyText }, async () => {
      await openGuest(deps, ctx, toHello(session, bearer(ctx)));
      const key = addressKey(deps.secrets, ctx.state['address']);
      return handleFrame(deps, session, this.#pages.get(sessionId) ?? { addressKey: key }, frame);
    });
  }

  async stream(ctx: Context): Promise<void> {
    const { deps, limits } = this.#shared;
    const session = authenticateGuest(deps, ctx);
    ctx.set(await limits.take('chatOther', session.sessionId));
    const hello = { ...toHello(session, bearer(ctx)), ...readCursor(ctx) };
    const wait = readWholeNumber(ctx, 'wait');
    const { session: present, frames, after } = await openGuest(deps, ctx, hello);
    const release = this.#occupy(addressBucket(ctx.state['address']));
    ctx.respond = false;
    const eventStream = openEventStream(
      ctx.res,
      wait === undefined ? null : { waitMs: Math.min(wait, WAIT_SECONDS_MAX) * 1_000 },
    );
    const stream = new GuestStream(deps, present, eventStream);
    eventStream.onEnd(() => {
      stream.close();
      release();
    });
    const resets = frames.filter(({ type }) => type === 'reset');
    await stream.start(resets, after).catch((error: unknown) => {
      deps.log.error({ err: error }, 'a guest’s stream could not be read');
      eventStream.end();
    });
  }

  async #welcome(ctx: Context, hello: HelloFrame): Promise<unknown> {
    const { deps } = this.#shared;
    const opened = await openGuest(deps, ctx, hello);
    const { session } = opened;
    const key = addressKey(deps.secrets, ctx.state['address']);
    const page = { locale: hello.locale, pageUrl: hello.page?.url, addressKey: key };
    const { identity, consent } = hello;
    const accepted = identity === undefined ? undefined : await acceptIdentity(deps, session, page, identity, consent);
    const renewedSession = accepted?.session ?? session;
    this.#remember(renewedSession, page);
    if (consent !== undefined && accepted?.consentKept !== true)
      await recordConsent(deps, renewedSession, page, consent);
    return (identity === undefined ? opened : await renewOpened(deps, opened, renewedSession)).frames[0];
  }

  #remember({ sessionId }: GuestSession, page: PageHints): void {
    this.#pages.delete(sessionId);
    this.#pages.set(sessionId, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > PAGES_MAX && oldest !== undefined) this.#pages.delete(oldest);
  }

  #occupy(address: string): () => void {
    const openHere = this.#streams.get(address) ?? 0;
    if (this.#streaming >= STREAMS_MAX) throw new ServiceError('overloaded', 'Too many pages are connected');
    if (openHere >= STREAMS_PER_ADDRESS_MAX)
      throw new ServiceError('rate_limited', 'Too many connections from this address', { retryAfterMs: 30_000 });
    this.#streaming += 1;
    this.#streams.set(address, openHere + 1);
    return () => {
      this.#streaming -= 1;
      const openStreams = (this.#streams.get(address) ?? 1) - 1;
      if (openStreams === 0) this.#streams.delete(address);
      else this.#streams.set(address, openStreams);
    };
  }
}

/** Handles a frame and returns the answer: a frame, several for `history`, or nothing. */
async function handleFrame(
  deps: Deps,
  session: GuestSession,
  page: PageHints,
  frame: GuestClientFrame,
): Promise<unknown> {
  switch (frame.type) {
    case 'hello':
      throw new ServiceError('bad_request', 'Send a hello to /chat/session');
    case 'send': {
      const { ack, message, isNew, fresh } = await receiveMessage(deps, session, frame, page);
      if (isNew) void deps.turns.begin(message, fresh);
      return ack;
    }
    case 'history':
      return readHistory(deps.db, session.conversationId, frame);
    case 'typing':
      return deps.feed.publishDeskSignal(session.propertyId, {
        type: 'presence',
        conversationId: session.conversationId,
        guest: { typing: frame.on },
      });
    case 'read':
      return markReadByGuest(deps, session, frame.seq);
    case 'rate':
      return rateConversation(deps, session, frame);
    case 'consent':
      return recordConsent(deps, session, page, frame);
    case 'end':
      return endConversation(deps, session);
    case 'erase':
      return eraseOwnConversation(deps, session);
    case 'ping':
      return { type: 'pong' };
    default:
      return frame satisfies never;
  }
}

function readCursor(ctx: Context): { lastSeq?: number; epoch?: string } {
  const after = readWholeNumber(ctx, 'after') ?? readLastEventId(ctx);
  const epoch = ctx.query['epoch'];
  return {
    ...(after === undefined ? {} : { lastSeq: after }),
    ...(typeof epoch === 'string' && epoch !== '' ? { epoch } : {}),
  };
}

function readLastEventId(ctx: Context): number | undefined {
  const id = ctx.get('Last-Event-ID');
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

function readWholeNumber(ctx: Context, name: string): number | undefined {
  const value = ctx.query[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  throw new ServiceError('validation_failed', `${name}: a whole number`, {
    fields: [{ pointer: '', parameter: name, code: 'invalid_type', detail: `${name}: must be a whole number` }],
  });
}

/** Reads the body as a frame. `type` may be left out, because the path implies it. */
async function readFrame(
  ctx: Context,
  type: 'hello' | 'send',
  bytesMax: number,
): Promise<{ frame: GuestClientFrame; bodyText: string }> {
  const { value, text } = await readJsonBody(ctx.req, bytesMax);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const parsed = guestClientFrame.safeParse(isObject ? { type, ...value } : value, { reportInput: true });
  if (parsed.success) return { frame: parsed.data, bodyText: text };
  throw new ServiceError('validation_failed', 'The body is no frame', { fields: toFieldErrors(parsed.error.issues) });
}
