import { isTaskAlert } from '../../shared/domain/staff/routing.ts';
import { CLOSE, type CloseCode } from '../../shared/protocol/close.ts';
import { type DeskClientFrame, deskClientFrame } from '../../shared/protocol/desk-frames.ts';
import { HEARTBEAT_MS, HELLO_BYTES_MAX } from '../../shared/protocol/limits.ts';
import { authenticateKey } from '../auth/api-keys.ts';
import { mayComeFrom } from '../auth/network.ts';
import { redeemTicket } from '../auth/one-time.ts';
import { actAt, isPast, may, type Principal } from '../auth/principal.ts';
import { isStillValid } from '../auth/still-valid.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import type { DeskFrame } from '../conversation/feed.ts';
import { markReadByStaff } from '../conversation/staff/staff.ts';
import { toDeskFrame } from '../conversation/views.ts';
import { findConversation } from '../store/conversations/conversations.ts';
import { findDeskRange, readDeskEvents } from '../store/conversations/desk-events.ts';
import { findPropertyOf, listPropertyIds } from '../store/house/properties.ts';
import { findEpoch } from '../store/sqlite/meta.ts';
import type { Connection, ConnectionHandler } from './connection.ts';
import type { DeskPresence } from './desk-presence.ts';
import { readFrame } from './read-frame.ts';
import { TokenBucket } from './token-bucket.ts';

const FRAMES = { perSecond: 20, burst: 100 };
const PAGE_EVENTS = 200;
/** A desk that missed more events than this reloads its lists. */
const RESUME_EVENTS_MAX = 1_000;

type Hello = Extract<DeskClientFrame, { type: 'hello' }>;

/** The socket of a desk: sends one property's events in order, and shows which conversation the colleague views. */
export class DeskSocket implements ConnectionHandler {
  readonly #deps: ConversationDeps;
  readonly #presence: DeskPresence;
  readonly #connection: Connection;
  readonly #mayUseTicket: boolean;
  readonly #address: string;
  readonly #frames: TokenBucket;
  readonly #undo: (() => void)[] = [];
  #who: Principal | null = null;
  #propertyId = '';
  #last = 0;
  #reading = true;
  #again = false;

  /** `isOwn`: the page comes from the server's own origin, as a ticket's must. */
  constructor(
    deps: ConversationDeps,
    presence: DeskPresence,
    connection: Connection,
    { isOwn, address }: { isOwn: boolean; address: string },
  ) {
    this.#deps = deps;
    this.#presence = presence;
    this.#connection = connection;
    this.#mayUseTicket = isOwn;
    this.#address = address;
    this.#frames = new TokenBucket({ ...FRAMES, now: performance.now() });
  }

  async handle(text: string): Promise<void> {
    const read = readFrame(deskClientFrame, text);
    if (this.#who === null) {
      if (read.frame?.type === 'hello' && Buffer.byteLength(text) <= HELLO_BYTES_MAX) return this.#greet(read.frame);
      return this.#connection.close(CLOSE.badFrame, 'the first frame is a hello');
    }
    if (read.frame === null) return this.#connection.refuseFrame(read.fault);
    if (this.#hasEnded()) return;
    if (this.#frames.take(performance.now()) > 0) return; // over the limit; a desk's frames need not be kept
    if (read.frame.type === 'ping') this.#connection.send({ type: 'pong' });
    else if (read.frame.type === 'presence') await this.#look(read.frame, this.#who);
    else this.#connection.refuseFrame('A connection says hello once');
  }

  closed(): void {
    for (const step of this.#undo) step();
    this.#presence.set(this, null);
  }

  async #greet(hello: Hello): Promise<void> {
    const caller = await this.#authenticate(hello);
    if (caller === null) return this.#connection.close(CLOSE.sessionUnknown, 'not signed in');
    if (!(await mayComeFrom(this.#deps.db, caller.accountId, this.#address)))
      return this.#connection.close(CLOSE.refused, 'network');
    if (!mayFollow(caller)) return this.#connection.close(CLOSE.refused, 'rights');
    const propertyId = await this.#chooseProperty(hello, caller);
    const principal = propertyId === null ? null : actAt(caller, propertyId);
    if (propertyId === null || principal === null) return this.#connection.close(CLOSE.gone, 'no such property');
    if (!mayFollow(principal)) return this.#connection.close(CLOSE.refused, 'rights');
    this.#who = principal;
    this.#propertyId = propertyId;
    this.#connection.greeted();
    this.#undo.push(
      this.#deps.feed.onDesk(
        propertyId,
        (frame) => this.#take(frame),
        (event) => this.#catchUp(event),
      ),
      this.#deps.feed.onRevocation(({ userId, keyId, sessionId, networkOf }) => {
        if (networkOf === principal.accountId) void this.#checkNetwork(principal);
        const ended = sessionId !== undefined && 'sessionId' in principal && sessionId === principal.sessionId;
        if (userId === principal.id || keyId === principal.id || ended)
          this.#connection.close(CLOSE.sessionUnknown, 'signed out');
      }),
    );
    await this.#welcome(hello, principal);
    this.#again = true;
    await this.#readOn();
  }

  /**
   * Closes the socket if its session or key has ended. Normally that is published at once; this check is for the case that
   * the node which ended it died first. If the store cannot be read, the socket stays open.
   */
  async lookAgain(): Promise<void> {
    const principal = this.#who;
    if (principal === null || this.#connection.isClosing) return;
    const { db, clock, log } = this.#deps;
    try {
      if (!(await isStillValid(db, clock(), principal))) this.#connection.close(CLOSE.sessionUnknown, 'signed out');
      else if (!(await mayComeFrom(db, principal.accountId, this.#address)))
        this.#connection.close(CLOSE.refused, 'network');
    } catch (error) {
      log.warn({ err: error }, 'it could not be seen whether a desk may stay');
    }
  }

  /** Closes the socket if the account's list of allowed networks no longer includes its address. */
  async #checkNetwork({ accountId }: Principal): Promise<void> {
    const mayStay = await mayComeFrom(this.#deps.db, accountId, this.#address).catch(() => false);
    if (!mayStay) this.#connection.close(CLOSE.refused, 'network');
  }

  async #authenticate({ ticket, apiKey }: Hello): Promise<Principal | null> {
    const now = this.#deps.clock();
    if (apiKey !== undefined) return authenticateKey(this.#deps, now, apiKey);
    if (ticket === undefined || !this.#mayUseTicket) return null;
    return redeemTicket(this.#deps.writer, now, ticket);
  }

  /** The property the hello names, or the account's only one. */
  async #chooseProperty({ propertyId }: Hello, who: Principal): Promise<string | null> {
    const wanted = propertyId ?? who.propertyId;
    if (wanted === null) {
      const [only, ...others] = who.places?.keys() ?? (await listPropertyIds(this.#deps.db, who.accountId, 2));
      return others.length === 0 ? (only ?? null) : null;
    }
    return (await findPropertyOf(this.#deps.db, who.accountId, wanted))?.id ?? null;
  }

  async #welcome(hello: Hello, who: Principal): Promise<void> {
    const epoch = await findEpoch(this.#deps.db);
    const { newest, oldest } = await findDeskRange(this.#deps.db, this.#propertyId);
    const since = hello.lastEvent ?? -1;
    const isSameEpoch = hello.epoch === undefined || hello.epoch === epoch;
    const resumes = isSameEpoch && since >= oldest - 1 && since <= newest && newest - since <= RESUME_EVENTS_MAX;
    this.#last = resumes ? since : newest;
    this.#connection.send({
      type: 'welcome',
      propertyId: this.#propertyId,
      epoch,
      event: newest,
      mode: resumes ? 'resume' : 'snapshot',
      user: { id: who.id, name: who.name, kind: who.kind },
      heartbeatMs: HEARTBEAT_MS,
    });
  }

  async #look(
    { conversationId, typing }: Extract<DeskClientFrame, { type: 'presence' }>,
    who: Principal,
  ): Promise<void> {
    if (!this.#seesConversations) return;
    const { db, feed } = this.#deps;
    const conversation =
      conversationId === null ? undefined : await findConversation(db, this.#propertyId, conversationId);
    if (conversation === undefined) return this.#presence.set(this, null);
    const { id } = conversation;
    this.#presence.set(this, { id: who.id, name: who.name, propertyId: this.#propertyId, conversationId: id, typing });
    if (conversation.state === 'staffed' && conversation.assigneeId === who.id) {
      feed.publishSignal(id, { type: 'typing', author: 'staff', on: typing });
    }
    if (may(who, 'conversations:write')) {
      const userId = who.kind === 'user' ? who.id : null;
      await markReadByStaff(this.#deps, { propertyId: this.#propertyId, conversationId: id, userId });
    }
  }

  /** Whether the API key has expired while the socket was open. If so, the socket is closed. */
  #hasEnded(): boolean {
    const ended = this.#who !== null && isPast(this.#who, this.#deps.clock());
    if (ended) this.#connection.close(CLOSE.sessionUnknown, 'the key has ended');
    return ended;
  }

  get #seesConversations(): boolean {
    return this.#who !== null && may(this.#who, 'conversations:read');
  }

  /** The frame as this user may see it: without the right to read conversations only tasks; others are `withheld`. */
  #asSeen(frame: DeskFrame): DeskFrame {
    if (this.#seesConversations || isAboutTasks(frame)) return frame;
    return { type: 'withheld', event: frame.event ?? 0 };
  }

  /** Sends a live frame if it follows the last one sent; otherwise the missing events are read from the table. */
  #take(frame: DeskFrame): void {
    if (this.#hasEnded()) return;
    if (frame.event === undefined) {
      if (this.#seesConversations) this.#connection.sendIfIdle(frame);
    } else if (!this.#reading && frame.event === this.#last + 1) {
      this.#last = frame.event;
      this.#connection.send(this.#asSeen(frame));
    } else this.#catchUp(frame.event);
  }

  /** Reads the table up to this event number. */
  #catchUp(event: number): void {
    if (event <= this.#last) return;
    this.#again = true;
    if (!this.#reading) void this.#readOn();
  }

  async #readOn(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#again && !this.#connection.isClosing) {
        this.#again = false;
        const events = await readDeskEvents(this.#deps.db, this.#propertyId, this.#last, PAGE_EVENTS);
        for (const event of events) {
          await this.#connection.ready();
          this.#connection.send(this.#asSeen(await toDeskFrame(this.#deps.db, event)));
          this.#last = event.event;
        }
        if (events.length === PAGE_EVENTS) this.#again = true;
      }
    } catch (error) {
      this.#deps.log.error({ err: error }, 'a desk’s stream could not be read');
      this.#connection.close(CLOSE.fault satisfies CloseCode, 'fault');
    } finally {
      this.#reading = false;
    }
  }
}

/** Whether a frame is about tasks. An erased conversation counts, since its tasks are erased too. */
function isAboutTasks({ type, kind, conversation }: DeskFrame): boolean {
  if (type === 'alert') return isTaskAlert(kind);
  return type === 'task' || (type === 'conversation' && conversation === null);
}

/** Whether this user may open a desk socket at all. */
function mayFollow(who: Principal): boolean {
  return may(who, 'conversations:read') || may(who, 'tasks:read');
}
