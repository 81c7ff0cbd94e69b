import { CLOSE } from '../../shared/protocol/close.ts';
import { type GuestClientFrame, guestClientFrame, type HelloFrame } from '../../shared/protocol/guest-frames.ts';
import { HELLO_BYTES_MAX } from '../../shared/protocol/limits.ts';
import { ServiceError } from '../base/errors.ts';
import { addressKey } from '../base/network/address-bucket.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import { endConversation, markReadByGuest, rateConversation, recordConsent } from '../conversation/guest/guest-acts.ts';
import type { GuestSession } from '../conversation/guest/guest-session.ts';
import { GuestStream } from '../conversation/guest/guest-stream.ts';
import { acceptIdentity } from '../conversation/guest/identity.ts';
import { type FromPage, type OpenedSession, openSession, renewOpened } from '../conversation/guest/open-session.ts';
import { readHistory } from '../conversation/history.ts';
import { eraseOwnConversation } from '../conversation/privacy/erase-own.ts';
import { type PageHints, receiveMessage } from '../conversation/turn/receive.ts';
import type { Turns } from '../conversation/turn/turns.ts';
import type { Connection, ConnectionHandler } from './connection.ts';
import { readFrame } from './read-frame.ts';
import { TokenBucket } from './token-bucket.ts';

const SENDS = { perSecond: 1, burst: 10 };
const OTHERS = { perSecond: 5, burst: 30 };
/** After this many messages over the limit the connection is closed. */
const BREACHES_MAX = 20;

type SendFrame = Extract<GuestClientFrame, { type: 'send' }>;
type ConsentFrame = Extract<GuestClientFrame, { type: 'consent' }>;

/** The socket of a guest's page: one hello, then the frames of its conversation. */
export class GuestSocket implements ConnectionHandler {
  readonly #deps: ConversationDeps;
  readonly #turns: Turns;
  readonly #connection: Connection;
  readonly #from: FromPage & { address: string };
  readonly #sends: TokenBucket;
  readonly #others: TokenBucket;
  #breaches = 0;
  #stream: GuestStream | null = null;
  /** Set once the hello was accepted. Only the session is kept, since a page may stay open for hours. */
  #session: GuestSession | null = null;
  #page: PageHints = {};
  #identityWaits = false;

  constructor(deps: ConversationDeps, turns: Turns, connection: Connection, from: FromPage & { address: string }) {
    this.#deps = deps;
    this.#turns = turns;
    this.#connection = connection;
    this.#from = from;
    this.#sends = new TokenBucket({ ...SENDS, now: performance.now() });
    this.#others = new TokenBucket({ ...OTHERS, now: performance.now() });
  }

  async handle(text: string): Promise<void> {
    const read = readFrame(guestClientFrame, text);
    if (this.#session === null) return this.#greet(read.frame, text);
    if (read.frame === null) return this.#connection.refuseFrame(read.fault, read.id);
    try {
      await this.#obey(read.frame, this.#session);
    } catch (error) {
      this.#report(error, read.frame);
    }
  }

  closed(): void {
    this.#stream?.close();
  }

  async #greet(frame: GuestClientFrame | null, text: string): Promise<void> {
    if (frame?.type !== 'hello' || Buffer.byteLength(text) > HELLO_BYTES_MAX) {
      return this.#connection.close(CLOSE.badFrame, 'the first frame is a hello');
    }
    const opened = await openSession(this.#deps, frame, this.#from);
    if ('refused' in opened) return this.#connection.close(opened.refused, opened.reason);
    this.#page = { ...toPageHints(frame), addressKey: addressKey(this.#deps.secrets, this.#from.address) };
    this.#connection.greeted();
    this.#session = opened.session;
    const { welcomed, isKept } =
      frame.identity === undefined
        ? { welcomed: opened, isKept: false }
        : await this.#identify(frame.identity, opened, frame.consent);
    const { session, frames, after } = welcomed;
    this.#session = session;
    this.#stream = new GuestStream(this.#deps, session, this.#connection);
    await this.#stream.start(frames, after);
    if (frame.consent !== undefined && !isKept) await recordConsent(this.#deps, session, this.#page, frame.consent);
  }

  /** Applies a signed identity. If it is rejected, the guest stays anonymous and is told. Returns whether the consent was stored. */
  async #identify(
    token: string,
    opened: OpenedSession,
    consent: HelloFrame['consent'],
  ): Promise<{ welcomed: OpenedSession; isKept: boolean }> {
    try {
      const accepted = await acceptIdentity(this.#deps, opened.session, this.#page, token, consent);
      this.#identityWaits = accepted.waitsForConsent;
      return { welcomed: await renewOpened(this.#deps, opened, accepted.session), isKept: accepted.consentKept };
    } catch (error) {
      // After any other failure the conversation may be somebody else's: do not show it.
      if (!(error instanceof ServiceError) || error.code !== 'identity_rejected') throw error;
      this.#connection.send({ type: 'error', code: error.code, detail: error.message });
      return { welcomed: opened, isKept: false };
    }
  }

  async #obey(frame: GuestClientFrame, session: GuestSession): Promise<void> {
    const wait = (frame.type === 'send' ? this.#sends : this.#others).take(performance.now());
    if (wait > 0) return this.#slowDown(frame, wait);
    switch (frame.type) {
      case 'hello':
        return this.#connection.refuseFrame('A connection says hello once');
      case 'ping':
        return this.#connection.send({ type: 'pong' });
      case 'send':
        return this.#receive(frame, session);
      case 'typing':
        return this.#deps.feed.publishDeskSignal(session.propertyId, {
          type: 'presence',
          conversationId: session.conversationId,
          guest: { typing: frame.on },
        });
      case 'read':
        return markReadByGuest(this.#deps, session, frame.seq);
      case 'history':
        return this.#history(frame, session);
      case 'rate':
        return rateConversation(this.#deps, session, frame);
      case 'consent':
        return this.#takeConsent(frame, session);
      case 'end':
        await endConversation(this.#deps, session);
        return this.#connection.close(CLOSE.normal, 'ended');
      case 'erase':
        return eraseOwnConversation(this.#deps, session);
      default:
        frame satisfies never;
    }
  }

  /** Stores the consent. A page whose identity waited for it must send its hello again, as that may change the conversation. */
  async #takeConsent(frame: ConsentFrame, session: GuestSession): Promise<void> {
    await recordConsent(this.#deps, session, this.#page, frame);
    if (this.#identityWaits && frame.granted) this.#connection.close(CLOSE.restart, 'agreed: say hello again');
  }

  async #receive(frame: SendFrame, session: GuestSession): Promise<void> {
    const { ack, message, isNew, fresh } = await receiveMessage(this.#deps, session, frame, this.#page);
    this.#connection.send(ack);
    if (isNew) void this.#turns.begin(message, fresh);
  }

  async #history(
    frame: Extract<GuestClientFrame, { type: 'history' }>,
    { conversationId }: GuestSession,
  ): Promise<void> {
    if (frame.before !== undefined && frame.after !== undefined) {
      return this.#connection.refuseFrame('history takes before or after, not both');
    }
    const frames = await readHistory(this.#deps.db, conversationId, frame);
    for (const one of frames) {
      await this.#connection.ready();
      this.#connection.send(one);
    }
  }

  #slowDown(frame: GuestClientFrame, retryAfterMs: number): void {
    if (frame.type !== 'send') return; // other frames may be lost
    this.#connection.send({
      type: 'error',
      code: 'rate_limited',
      detail: 'Too many messages at once',
      id: frame.id,
      retryAfterMs,
    });
    if (++this.#breaches > BREACHES_MAX) this.#connection.close(CLOSE.tooMany, 'too many messages');
  }

  #report(error: unknown, frame: GuestClientFrame): void {
    const code = error instanceof ServiceError ? error.code : 'internal';
    if (code === 'internal') this.#deps.log.error({ err: error, type: frame.type }, 'a guest’s frame failed');
    if (code === 'internal' || code === 'store_unavailable') {
      this.#connection.drop(); // it may have been stored, so do not say that it failed: the page sends it again
    } else if (code === 'not_found') {
      this.#connection.close(CLOSE.gone, 'conversation erased');
    } else {
      const detail = error instanceof Error ? error.message : '';
      this.#connection.send({ type: 'error', code, detail, ...(frame.type === 'send' ? { id: frame.id } : {}) });
    }
  }
}

function toPageHints({ locale, page }: HelloFrame): PageHints {
  return { locale, pageUrl: page?.url };
}
