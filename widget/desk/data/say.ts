import type { CardOf } from '../../../shared/protocol/card.ts';
import type { DeskCore } from './core.ts';
import { mergeMessages } from './live/apply.ts';
import type { SentFile } from './read/types.ts';
import { reasonOf } from './reason.ts';
import { DeskError } from './request.ts';
import type { Outgoing } from './state.ts';

/** Sending replies: shown at once, sent in order, and retried with the same key until the server has them. */

const RETRY_MS = 5_000;

/** Conversations whose replies are being sent now. */
const leaving = new Set<string>();

/** Sends a reply, optionally with files and a card, or stores an internal note. */
export function say(
  desk: DeskCore,
  conversationId: string,
  text: string,
  {
    internal = false,
    files = [],
    card,
  }: { internal?: boolean; files?: readonly SentFile[]; card?: CardOf<'list'> | undefined } = {},
): void {
  const line: Outgoing = {
    key: crypto.randomUUID(),
    conversationId,
    text,
    ...(files.length > 0 && { files }),
    ...(card !== undefined && { card }),
    internal,
    state: 'waiting',
    reason: '',
    at: new Date().toISOString(),
  };
  desk.store.update((state) => ({ ...state, outgoing: [...state.outgoing, line] }));
  void sendOn(desk, conversationId);
}

/** Sends a failed or waiting reply again; its key prevents a duplicate. */
export function sayAgain(desk: DeskCore, line: Outgoing): void {
  updateReply(desk, line.key, { state: 'waiting', reason: '' });
  void sendOn(desk, line.conversationId);
}

/** Drops a reply that could not be sent. */
export function forget(desk: DeskCore, { key }: Outgoing): void {
  desk.store.update((state) => ({ ...state, outgoing: state.outgoing.filter((line) => line.key !== key) }));
}

/** Sends all waiting replies. */
export function sendWaiting(desk: DeskCore): void {
  const waiting = desk.state.outgoing.filter(({ state }) => state === 'waiting');
  for (const id of new Set(waiting.map(({ conversationId }) => conversationId))) void sendOn(desk, id);
}

/** Sends a conversation's waiting replies one after another, to keep their order. */
async function sendOn(desk: DeskCore, conversationId: string): Promise<void> {
  if (leaving.has(conversationId)) return;
  leaving.add(conversationId);
  try {
    for (;;) {
      const next = desk.state.outgoing.find(
        (line) => line.conversationId === conversationId && line.state === 'waiting',
      );
      if (next === undefined || !(await deliver(desk, next))) return;
    }
  } finally {
    leaving.delete(conversationId);
  }
}

/** Sends one reply; returns false when the server cannot be reached and sending should stop. */
async function deliver(desk: DeskCore, line: Outgoing): Promise<boolean> {
  const { propertyId } = desk.state;
  const { key, conversationId } = line;
  updateReply(desk, key, { state: 'sending', reason: '' });
  try {
    const message = await desk.world.api.say(line);
    // The property has been switched: the reply is stored with its own and settled there.
    if (desk.state.propertyId !== propertyId) return false;
    desk.store.update((state) => mergeMessages(state, conversationId, [message]));
    forget(desk, line);
    return true;
  } catch (error) {
    const waits = isUnreachable(error);
    updateReply(desk, key, { state: waits ? 'waiting' : 'failed', reason: reasonOf(error) });
    if (!waits) return true;
    desk.doubtLine();
    desk.world.setTimeout(() => sendWaiting(desk), RETRY_MS);
    return false;
  }
}

/** No answer, or one of a proxy or a starting server. */
function isUnreachable(error: unknown): boolean {
  return error instanceof DeskError && (error.code === 'offline' || [502, 503, 504].includes(error.status));
}

function updateReply(desk: DeskCore, key: string, change: Partial<Outgoing>): void {
  desk.store.update((state) => ({
    ...state,
    outgoing: state.outgoing.map((line) => (line.key === key ? { ...line, ...change } : line)),
  }));
}
