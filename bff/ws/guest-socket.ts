import { CLOSE } from '../../shared/protocol/close.ts';
import { type GuestClientFrame, guestClientFrame, type HelloFrame } from '../../shared/protocol/guest-frames.ts';
import { HELLO_BYTES_MAX } from '../../shared/protocol/limits.ts';
import { addressBucket } from '../base/address-bucket.ts';
import { ServiceError } from '../base/errors.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import { eraseOwnConversation } from '../conversation/erase-own.ts';
import { endConversation, markReadByGuest, rateConversation, recordConsent } from '../conversation/guest-acts.ts';
import { GuestStream } from '../conversation/guest-stream.ts';
import { readHistory } from '../conversation/history.ts';
import { acceptIdentity } from '../conversation/identity.ts';
import { type FromPage, type OpenedSession, openSession, renewOpened } from '../conversation/open-session.ts';
import { type PageHints, receiveMessage } from '../conversation/receive.ts';
import type { Turns } from '../conversation/turns.ts';
import type { Connection, ConnectionHandler } from './connection.ts';
import { readFrame } from './read-frame.ts';
import { TokenBucket } from './token-bucket.ts';

const SENDS = { perSecond: 1, burst: 10 };
const OTHERS = { perSecond: 5, burst: 30 };
/** Messages over the limit that are told so before the connection ends. */
const BREACHES_MAX = 20;

type SendFrame = Extract<GuestClientFrame, { type: 'send' }>;

/** A guest's page at the other end of a socket: one hello, then its conversation and nothing else. */
export class GuestSocket implements ConnectionHandler {
  readonly #deps: ConversationDeps;
  readonly #turns: Turns;
  readonly #connection: Connection;
  readonly #from: FromPage & { address: string };
  readonly #sends: TokenBucket;
  readonly #others: TokenBucket;
  #breaches = 0;
  #stream: GuestStream | null = null;
  #opened: OpenedSession | null = null;
  #page: PageHints = {};

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
    if (this.#opened === null) return this.#greet(read.frame, text);
    if (read.frame === null) return this.#connection.refuseFrame(read.fault, read.id);
    try {
      await this.#obey(read.frame, this.#opened);
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
    this.#opened = opened;
    const addressKey = this.#deps.secrets.sign('address', addressBucket(this.#from.address));
    this.#page = { ...toPageHints(frame), addressKey };
    this.#connection.greeted();
    if (frame.identity !== undefined) this.#opened = await this.#identify(frame.identity, opened);
    const { session, frames, after } = this.#opened;
    this.#stream = new GuestStream(this.#deps, session, this.#connection);
    await this.#stream.start(frames, after);
    if (frame.consent !== undefined) await recordConsent(this.#deps, session, this.#page, frame.consent);
  }

  /** A token that proves nothing leaves the guest anonymous, and says so. */
  async #identify(token: string, opened: OpenedSession): Promise<OpenedSession> {
    try {
      const accepted = await acceptIdentity(this.#deps, opened.session, this.#page, token);
      return await renewOpened(this.#deps, opened, accepted);
    } catch (error) {
      // After any other failure it is not known whose the stored conversation is: it is not shown.
      if (!(error instanceof ServiceError) || error.code !== 'identity_rejected') throw error;
      this.#connection.send({ type: 'error', code: error.code, detail: error.message });
      return opened;
    }
  }

  async #obey(frame: GuestClientFrame, { session }: OpenedSession): Promise<void> {
    const wait = (frame.type === 'send' ? this.#sends : this.#others).take(performance.now());
    if (wait > 0) return this.#slowDown(frame, wait);
    switch (frame.type) {
      case 'hello':
        return this.#connection.refuseFrame('A connection says hello once');
      case 'ping':
        return this.#connection.send({ type: 'pong' });
      case 'send':
        return this.#receive(frame);
      case 'typing':
        return this.#deps.feed.publishDesk(session.propertyId, {
          type: 'presence',
          conversationId: session.conversationId,
          guest: { typing: frame.on },
        });
      case 'read':
        return markReadByGuest(this.#deps, session, frame.seq);
      case 'history':
        return this.#history(frame);
      case 'rate':
        return rateConversation(this.#deps, session, frame);
      case 'consent':
        return recordConsent(this.#deps, session, this.#page, frame);
      case 'end':
        await endConversation(this.#deps, session);
        return this.#connection.close(CLOSE.normal, 'ended');
      case 'erase':
        return eraseOwnConversation(this.#deps, session);
      default:
        frame satisfies never;
    }
  }

  async #receive(frame: SendFrame): Promise<void> {
    if (this.#opened === null) return;
    const { ack, message, isNew, fresh } = await receiveMessage(this.#deps, this.#opened.session, frame, this.#page);
    this.#connection.send(ack);
    if (isNew) void this.#turns.begin(message, fresh);
  }

  async #history(frame: Extract<GuestClientFrame, { type: 'history' }>): Promise<void> {
    if (this.#opened === null) return;
    if (frame.before !== undefined && frame.after !== undefined) {
      return this.#connection.refuseFrame('history takes before or after, not both');
    }
    const frames = await readHistory(this.#deps.db, this.#opened.session.conversationId, frame);
    for (const one of frames) {
      await this.#connection.ready();
      this.#connection.send(one);
    }
  }

  #slowDown(frame: GuestClientFrame, retryAfterMs: number): void {
    if (frame.type !== 'send') return; // what is not stored may be lost
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
      this.#connection.drop(); // what is uncertain is never called failed: the page sends it again
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
