import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import type { Arrived } from '../guest-channel.ts';
import { type GuestPage, guestPage } from '../server/guest-page.ts';
import type { RoutedRequest, RouteTable } from '../server/routes.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { list, missing, ok, PROPERTY, parseJson, refuse } from './answers.ts';

/** Where files of messages lie; whoever asks shows the key. */
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

/** The guests who write in the chats of portals, and what reached them. */
export interface PortalGuests {
  /** In order. */
  arrived: readonly Arrived[];
  /** A guest writes in a chat, which begins with their first words; about a booking of their own. Gives the message's id. */
  say(
    threadId: string,
    text: string,
    more?: { bookingId?: string; files?: readonly { name: string; bytes: Buffer }[] },
  ): string;
  /** Is the Messages app installed? Default: it is. */
  installed(on: boolean): void;
}

/** Channex's messages (messages collection): threads, what stands in them, and what the property writes into them. */
export function createThreads({
  clock,
  bookingIds,
  tell,
}: {
  clock: Clock;
  bookingIds(): readonly string[];
  tell(event: string, payload: object): void;
}): { routes(base: string): RouteTable; guests: PortalGuests; page: GuestPage } {
  const threads = new Map<string, Thread>();
  const arrived: Arrived[] = [];
  const files = new Map<string, Buffer>();
  let isInstalled = true;
  let last = 0;

  /** No two at one instant. */
  const now = () => (last = Math.max(+clock(), last + 1));

  function inThread({ params }: RoutedRequest, answer: (thread: Thread) => SimAnswer): SimAnswer {
    const thread = threads.get(params['id'] ?? '');
    if (!isInstalled) return refuse(403, 'forbidden', 'Forbidden');
    return thread === undefined ? missing() : answer(thread);
  }

  function send(request: RoutedRequest): SimAnswer {
    return inThread(request, (thread) => {
      const read = sendBody.safeParse(parseJson(request.body));
      if (!read.success) return refuse(422, 'validation_error', 'Validation Error', { message: ["can't be blank"] });
      const { message: text } = read.data.message;
      const message: Message = { id: randomUUID(), sender: 'property', text, attachments: [], at: now() };
      thread.messages.push(message);
      arrived.push({ id: message.id, to: thread.id, text });
      return ok(describeMessage(message));
    });
  }

  function say(threadId: string, text: string, more: Parameters<PortalGuests['say']>[2] = {}): string {
    const bookingId = more.bookingId ?? threads.get(threadId)?.bookingId ?? bookingIds()[threads.size] ?? null;
    const thread = threads.get(threadId) ?? { id: threadId, bookingId, isClosed: false, messages: [] };
    threads.set(threadId, thread);
    const attachments = (more.files ?? []).map(({ name, bytes }) => {
      const path = `${FILES}/${randomUUID()}/${name}`;
      files.set(path, bytes);
      return path;
    });
    const message: Message = { id: randomUUID(), sender: 'guest', text, attachments, at: now() };
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

  const guests: PortalGuests = {
    arrived,
    say,
    installed(on) {
      isInstalled = on;
    },
  };
  const page = guestPage({
    label: 'Booking portals',
    guest: FIRST,
    isGuest: (from) => z.uuid().safeParse(from).success,
    simulator: () => ({
      arrived,
      say: (from, text) => say(from, text),
      tap(_, title) {
        throw new Error(`There is nothing to tap in a portal’s chat: write ${title}`);
      },
    }),
  });
  return {
    guests,
    page,
    routes: (base) => ({
      [`GET ${base}/message_threads`]: (request) =>
        isInstalled ? list(request, [...threads.values()].map(describeThread)) : refuse(403, 'forbidden', 'Forbidden'),
      [`GET ${base}/message_threads/{id}`]: (request) => inThread(request, (thread) => ok(describeThread(thread))),
      [`GET ${base}/message_threads/{id}/messages`]: (request) =>
        inThread(request, (thread) => list(ofProperty(request), thread.messages.map(describeMessage))),
      [`POST ${base}/message_threads/{id}/messages`]: send,
      [`POST ${base}/message_threads/{id}/close`]: (request) =>
        inThread(request, (thread) => {
          thread.isClosed = true;
          return ok(describeThread(thread));
        }),
      [`GET ${FILES}/{id}/{name}`]: ({ path }: SimRequest) => {
        const bytes = files.get(path);
        return bytes === undefined ? missing() : { status: 200, body: bytes };
      },
    }),
  };
}

/** Below one conversation no property is asked for. */
function ofProperty(request: RoutedRequest): RoutedRequest {
  const query = new URLSearchParams(request.query);
  query.set('filter[property_id]', PROPERTY);
  return { ...request, query };
}

function describeThread({ id, bookingId, isClosed, messages }: Thread): object {
  const newest = messages.at(-1);
  const heard = messages.findLast(({ sender }) => sender === 'guest');
  return {
    type: 'message_thread',
    id,
    attributes: {
      title: 'Booking',
      is_closed: isClosed,
      provider: 'BookingCom',
      message_count: messages.length,
      last_message: newest === undefined ? null : { message: newest.text, sender: newest.sender },
      last_message_received_at: heard === undefined ? null : stamp(heard.at),
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

/** Its instants have no zone. */
function stamp(at: number): string {
  return new Date(at).toISOString().replace('Z', '000');
}
