/** Where a conversation comes from. `portal`: the chat of the site a booking was made at. */
export const CHANNELS = ['widget', 'whatsapp', 'sms', 'email', 'portal'] as const;
export type Channel = (typeof CHANNELS)[number];
/** Those that need an account at a platform, or a mailbox. */
export type ConnectedChannel = Exclude<Channel, 'widget'>;

/** Where a one-time link carries a conversation on: to another device, or to WhatsApp. */
export const LINK_PURPOSES = ['resume', 'whatsapp'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Channels that a guest of the site's chat can go on by: an address that they leave, or a link. */
export const CARRY_ON_WAYS = ['email', 'whatsapp'] as const;

/** `auto` sends the engine's replies, `assisted` drafts them for staff, `manual` only routes. */
export const AI_MODES = ['auto', 'assisted', 'manual'] as const;
export type AiMode = (typeof AI_MODES)[number];

export const CONVERSATION_STATES = ['open', 'waiting', 'staffed', 'resolved'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** Who writes to the guest at present: the engine, the engine through staff's approval, or staff alone. */
export const CONVERSATION_MODES = ['ai', 'assisted', 'staff'] as const;
export type ConversationMode = (typeof CONVERSATION_MODES)[number];

export const AUTHORS = ['guest', 'ai', 'staff', 'system'] as const;
export type Author = (typeof AUTHORS)[number];

/** What can happen to a conversation. `guest_writes` reopens a resolved one and leaves the others where they are. */
export const CONVERSATION_MOVES = [
  'handoff',
  'takeover',
  'release',
  'idle',
  'resolve',
  'reopen',
  'guest_writes',
] as const;
export type ConversationMove = (typeof CONVERSATION_MOVES)[number];

const NEXT: Record<ConversationMove, Partial<Record<ConversationState, ConversationState>>> = {
  handoff: { open: 'waiting', waiting: 'waiting' },
  takeover: { open: 'staffed', waiting: 'staffed', staffed: 'staffed' },
  release: { staffed: 'open' },
  idle: { staffed: 'waiting' },
  resolve: { open: 'resolved', waiting: 'resolved', staffed: 'resolved' },
  reopen: { resolved: 'open' },
  guest_writes: { open: 'open', waiting: 'waiting', staffed: 'staffed', resolved: 'open' },
};

/** The state after a move, or null where the move is not allowed: the caller makes that an error, never a no-op. */
export function nextState(state: ConversationState, move: ConversationMove): ConversationState | null {
  return NEXT[move][state] ?? null;
}
