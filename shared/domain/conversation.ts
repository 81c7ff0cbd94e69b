/** Channels of conversations. `portal`: the chat of a booking portal. */
export const CHANNELS = ['widget', 'whatsapp', 'sms', 'email', 'portal'] as const;
export type Channel = (typeof CHANNELS)[number];
/** Channels that need an account at a platform, or a mailbox. */
export type ConnectedChannel = Exclude<Channel, 'widget'>;

/** Purposes of a one-time link that continues a conversation: on another device, or in WhatsApp. */
export const LINK_PURPOSES = ['resume', 'whatsapp'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Channels on which a web chat guest can continue: by an e-mail address, or a link. */
export const CARRY_ON_WAYS = ['email', 'whatsapp'] as const;

/** `auto` sends the engine's replies, `assisted` drafts them for staff, `manual` only routes. */
export const AI_MODES = ['auto', 'assisted', 'manual'] as const;
export type AiMode = (typeof AI_MODES)[number];

export const CONVERSATION_STATES = ['open', 'waiting', 'staffed', 'resolved'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** Who answers the guest now: the engine, the engine with staff's approval, or only staff. */
export const CONVERSATION_MODES = ['ai', 'assisted', 'staff'] as const;
export type ConversationMode = (typeof CONVERSATION_MODES)[number];

export const AUTHORS = ['guest', 'ai', 'staff', 'system'] as const;
export type Author = (typeof AUTHORS)[number];

/** Transitions of a conversation. `guest_writes` reopens a resolved one and changes no other. */
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

/** The state after a move; null if the move is not allowed, which the caller must treat as an error. */
export function nextState(state: ConversationState, move: ConversationMove): ConversationState | null {
  return NEXT[move][state] ?? null;
}
