import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import type { Arrived } from '../guest-channel.ts';
import { type GuestPage, guestPage } from '../server/guest-page.ts';
import type { RoutedRequest, RouteTable } from '../server/routes.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { list, missing, ok, PROPERTY, parseJson, refuse } from './answers.ts';

/** The path of messages' files; requests need the key. */
const FILES = '/files';
const FIRST = 'b0000000-0000-4000-8000-000000000001';
const sendBody = z.strictObject({ message: z.strictObject({ message: z.string().trim().min(1) }) });

interface Message {
  id: string;
  sender: 'guest' | 'property';
  text: string;
  attachments: string[];
  at: number;
}

interface Thread {
  id: string;
  bookingId: string | null;
  isClosed: boolean;
  messages: Message[];
}

/** The guests in portals' chats, and the messages that reached them. */
export interface PortalGuests {
  /** The messages that reached guests, in order. */
  arrived: readonly Arrived[];
  /** A guest writes in a chat. Their first message opens the chat and a booking. Returns the message's id. */
  say(
    threadId: string,
    text: string,
    more?: { bookingId?: string; files?: readonly { name: string; bytes: Buffer }[] },
  ): string;
  /** Whether the Messages app is installed. Default: it is. */
  installed(on: boolean): void;
}

/** Channex's messages (messages collection): threads, their messages, and the property's replies. */
export interface Threads {
  routes(base: string): RouteTable;
  guests: PortalGuests;
  page: GuestPage;
}

export function createThreads(surroundings: ThreadSurroundings): Threads {
  const chats = new PortalChats(surroundings);
  return {
    routes: (base) => chats.routes(base),
    guests: {
      arrived: chats.arrived,
      say: (threadId, text, more) => chats.say(threadId, text, more),
      installed(on) {
        chats.isInstalled = on;
      },
    },
    page: guestPage({
      label: 'Booking portals',
      guest: FIRST,
      isGuest: (from) => z.uuid().safeParse(from).success,
      simulator: () => ({
        arrived: chats.arrived,
        say: (from, text) => chats.say(from, text),
        tap(_, title) {
          throw new Error(`There is nothing to tap in a portal’s chat: write ${title}`);
        },
      }),
    }),
  };
}

interface ThreadSurroundings {
  clock: Clock;
  bookingIds(): readonly string[];
  tell(event: string, payload: object): void;
}

class PortalChats {
  readonly arrived: Arrived[] = [];
  isInstalled = true;
  readonly #surroundings: ThreadSurroundings;
  readonly #threads = new Map<string, Thread>();
  readonly #files = new Map<string, Buffer>();
  #last = 0;

  constructor(surroundings: ThreadSurroundings) {
    this.#surroundings = surroundings;
  }

  routes(base: string): RouteTable {
    return {
      [`GET ${base}/message_threads`]: (request) =>
        this.isInstalled ? list(request, [...this.#threads.values()].map(describeThread)) : forbidden(),
      [`GET ${base}/message_threads/{id}`]: (request) =>
        this.#inThread(request, (thread) => ok(describeThread(thread))),
      [`GET ${base}/message_threads/{id}/messages`]: (request) =>
        this.#inThread(request, (thread) => list(ofProperty(request), thread.messages.map(describeMessage))),
      [`POST ${base}/message_threads/{id}/messages`]: (request) =>
        this.#inThread(request, (thread) => this.#send(request, thread)),
      [`POST ${base}/message_threads/{id}/close`]: (request) =>
        this.#inThread(request, (thread) => {
          thread.isClosed = true;
          return ok(describeThread(thread));
        }),
      [`GET ${FILES}/{id}/{name}`]: ({ path }: SimRequest) => {
        const bytes = this.#files.get(path);
        return bytes === undefined ? missing() : { status: 200, body: bytes };
      },
    };
  }

  say(threadId: string, text: string, more: Parameters<PortalGuests['say']>[2] = {}): string {
    const { bookingIds, tell } = this.#surroundings;
    const known = this.#threads.get(threadId);
    const bookingId = more.bookingId ?? known?.bookingId ?? bookingIds()[this.#threads.size] ?? null;
    const thread = known ?? { id: threadId, bookingId, isClosed: false, messages: [] };
    this.#threads.set(threadId, thread);
    const attachments = (more.files ?? []).map(({ name, bytes }) => {
      const path = `${FILES}/${randomUUID()}/${name}`;
      this.#files.set(path, bytes);
      return path;
    });
    const message: Message = { id: randomUUID(), sender: 'guest', text, attachments, at: this.#now() };
    thread.messages.push(message);
    tell('message', {
      id: message.id,
      booking_id: bookingId,
      property_id: PROPERTY,
      message_thread_id: threadId,
      ota_message_id: randomUUID(),
      message: text,
      have_attachment: attachments.length > 0,
      attachments,
    });
    return message.id;
  }

  #inThread({ params }: RoutedRequest, answer: (thread: Thread) => SimAnswer): SimAnswer {
    const thread = this.#threads.get(params['id'] ?? '');
    if (!this.isInstalled) return forbidden();
    return thread === undefined ? missing() : answer(thread);
  }

  #send(request: RoutedRequest, thread: Thread): SimAnswer {
    const read = sendBody.safeParse(parseJson(request.body));
    if (!read.success) return refuse(422, 'validation_error', 'Validation Error', { message: ["can't be blank"] });
    const { message: text } = read.data.message;
    const message: Message = { id: randomUUID(), sender: 'property', text, attachments: [], at: this.#now() };
    thread.messages.push(message);
    this.arrived.push({ id: message.id, to: thread.id, text });
    return ok(describeMessage(message));
  }

  /** The current time; no two calls return the same. */
  #now(): number {
    this.#last = Math.max(+this.#surroundings.clock(), this.#last + 1);
    return this.#last;
  }
}

function forbidden(): SimAnswer {
  return refuse(403, 'forbidden', 'Forbidden');
}

/** Requests below one conversation need no property filter. */
function ofProperty(request: RoutedRequest): RoutedRequest {
  const query = new URLSearchParams(request.query);
  query.set('filter[property_id]', PROPERTY);
  return { ...request, query };
}

function describeThread({ id, bookingId, isClosed, messages }: Thread): object {
  const newest = messages.at(-1);
  const lastGuestMessage = messages.findLast(({ sender }) => sender === 'guest');
  return {
    type: 'message_thread',
    id,
    attributes: {
      title: 'Booking',
      is_closed: isClosed,
      provider: 'BookingCom',
      message_count: messages.length,
      last_message: newest === undefined ? null : { message: newest.text, sender: newest.sender },
      last_message_received_at: lastGuestMessage === undefined ? null : stamp(lastGuestMessage.at),
    },
    relationships: {
      property: { data: { type: 'property', id: PROPERTY } },
      booking: { data: bookingId === null ? null : { type: 'booking', id: bookingId } },
    },
  };
}

function describeMessage({ id, sender, text, attachments, at }: Message): object {
  const written = stamp(at);
  return {
    type: 'message',
    id,
    attributes: { message: text, sender, attachments, inserted_at: written, updated_at: written },
  };
}

/** A time without a zone, as in Channex's answers. */
function stamp(at: number): string {
  return new Date(at).toISOString().replace('Z', '000');
}
