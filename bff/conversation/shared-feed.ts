import { z } from 'zod';
import { AUTHORS } from '../../shared/domain/conversation.ts';
import type { Arrival, Nodes } from '../nodes/port.ts';
import { findDeskEnds, findGuestEnds } from '../store/nodes/stream-ends.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Feed, GuestSignal } from './feed.ts';

/** For hints about changes that each node also reads from the tables. A lost hint only delays the change. */
const HINT: Arrival = { kept: false, isFrequent: true };
/** For typing signals and presence. */
const PASSING: Arrival = { kept: false };
/** For the parts of a reply while it is written, many times a second. */
const STREAMED: Arrival = { kept: false, isFrequent: true };
/** For events that the recipients cannot read from a table. */
const RELIABLE: Arrival = { kept: true };

const topics = {
  guestEnd: z.object({ conversationId: z.string(), seq: z.int() }),
  deskEnd: z.object({ propertyId: z.string(), event: z.int() }),
  signal: z.object({
    conversationId: z.string(),
    signal: z.discriminatedUnion('type', [
      z.object({ type: z.literal('typing'), author: z.enum(AUTHORS), on: z.boolean() }),
      z.object({ type: z.literal('delta'), messageId: z.string(), text: z.string() }),
    ]) satisfies z.ZodType<GuestSignal>,
  }),
  deskSignal: z.object({ propertyId: z.string(), frame: z.looseObject({ type: z.string() }) }),
  revocation: z.object({
    userId: z.string().optional(),
    keyId: z.string().optional(),
    sessionId: z.string().optional(),
    networkOf: z.string().optional(),
  }),
  closing: z.object({ conversationId: z.string(), code: z.int(), below: z.int().optional() }),
  property: z.object({ propertyId: z.string() }),
} as const;

type Topics = { [Topic in keyof typeof topics]: z.infer<(typeof topics)[Topic]> };
const schemas: { readonly [Topic in keyof Topics]: z.ZodType<Topics[Topic]> } = topics;

/**
 * A feed shared by several processes: what one publishes reaches the listeners of all. For streams only the latest number is
 * sent; listeners read the events from the tables.
 */
export function shareFeed(here: Feed, { bus, id }: Nodes, db: Db): Feed {
  if (id === null) return here;
  const publish = <Topic extends keyof Topics>(topic: Topic, body: Topics[Topic], arrival: Arrival) =>
    bus.publish(topic, body, arrival);
  const subscribe = <Topic extends keyof Topics>(topic: Topic, listener: (body: Topics[Topic]) => void) =>
    bus.on(topic, (body) => {
      const parsed = schemas[topic].safeParse(body);
      if (parsed.success) listener(parsed.data); // Messages of a newer version in an unknown format are ignored.
    });

  subscribe('guestEnd', ({ conversationId, seq }) => here.publishGuestEnd(conversationId, seq));
  subscribe('deskEnd', ({ propertyId, event }) => here.publishDeskEnd(propertyId, event));
  subscribe('signal', ({ conversationId, signal }) => here.publishSignal(conversationId, signal));
  subscribe('deskSignal', ({ propertyId, frame }) => here.publishDeskSignal(propertyId, frame));
  subscribe('revocation', (revocation) => here.publishRevocation(revocation));
  subscribe('closing', ({ conversationId, code, below }) => here.publishClosing(conversationId, code, below));
  subscribe('property', ({ propertyId }) => here.publishProperty(propertyId));
  bus.onLook(createLook(here, db));

  return {
    ...here,
    publishGuest(event) {
      here.publishGuest(event);
      publish('guestEnd', { conversationId: event.conversationId, seq: event.seq }, HINT);
    },
    publishDesk(propertyId, frame) {
      here.publishDesk(propertyId, frame);
      if (frame.event !== undefined) publish('deskEnd', { propertyId, event: frame.event }, HINT);
    },
    publishDeskEnd(propertyId, event) {
      here.publishDeskEnd(propertyId, event);
      publish('deskEnd', { propertyId, event }, HINT);
    },
    publishSignal(conversationId, signal) {
      here.publishSignal(conversationId, signal);
      publish('signal', { conversationId, signal }, signal.type === 'delta' ? STREAMED : PASSING);
    },
    publishDeskSignal(propertyId, frame) {
      here.publishDeskSignal(propertyId, frame);
      publish('deskSignal', { propertyId, frame }, PASSING);
    },
    publishRevocation(revocation) {
      here.publishRevocation(revocation);
      publish('revocation', revocation, RELIABLE);
    },
    publishClosing(conversationId, code, below) {
      here.publishClosing(conversationId, code, below);
      publish('closing', { conversationId, code, ...(below === undefined ? {} : { below }) }, RELIABLE);
    },
    publishProperty(propertyId) {
      here.publishProperty(propertyId);
      publish('property', { propertyId }, RELIABLE);
    },
  };
}

/** Tells a stream's listeners in this process the latest number in the tables. */
function createLook(feed: Feed, db: Db): () => Promise<void> {
  let desks = new Map<string, number>();
  let guests = new Map<string, number>();
  return async () => {
    const { conversations, properties } = feed.followed();
    const [deskEnds, guestEnds] = [await findDeskEnds(db, properties), await findGuestEnds(db, conversations)];
    for (const [id, event] of deskEnds) if (desks.get(id) !== event) feed.publishDeskEnd(id, event);
    for (const [id, seq] of guestEnds) if (guests.get(id) !== seq) feed.publishGuestEnd(id, seq);
    desks = deskEnds;
    guests = guestEnds;
  };
}
