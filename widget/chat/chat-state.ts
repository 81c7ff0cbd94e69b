import type { Author, ConversationMode, ConversationState } from '../../shared/domain/conversation.ts';
import type { ShownAttachment } from '../../shared/protocol/attachment.ts';
import type { GuestMessage, GuestProperty, WelcomeFrame } from '../../shared/protocol/guest-frames.ts';

/** Delivery state of a guest's message. `waiting`: offline, will be sent when connected again. */
export type Delivery = 'waiting' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed';

/** A line of the conversation. `key` never changes, so the element remains when the server confirms the line. */
export interface Line {
  readonly key: string;
  readonly message: GuestMessage;
  /** Undefined until the server has stored it. */
  readonly seq?: number;
  readonly delivery?: Delivery;
  /** Upload progress from 0 to 1, while files are being uploaded. */
  readonly progress?: number;
  /** The server's reason for refusing it. */
  readonly refusal?: string;
}

export type LinkState = 'idle' | 'connecting' | 'online' | 'offline' | 'stopped';

/** Everything the panel draws. Replaced, never changed in place. */
export interface ChatState {
  readonly link: LinkState;
  /** The close code, when the connection stopped for good. */
  readonly stopCode: number | null;
  readonly property: GuestProperty | null;
  readonly textLengthMax: number;
  /** The files that the server accepts. Without types the server accepts no files. */
  readonly files: { readonly bytes: number; readonly types: readonly string[] };
  readonly lines: readonly Line[];
  readonly typing: Author | null;
  /** The part so far of a reply that is still being written. */
  readonly stream: { readonly messageId: string; readonly text: string } | null;
  readonly state: ConversationState;
  readonly mode: ConversationMode;
  readonly staff: string | null;
  readonly upTo: { readonly delivered: number; readonly read: number };
  /** The smallest number loaded; older messages are fetched when the guest scrolls up. */
  readonly oldestSeq: number;
  readonly newestSeq: number;
  readonly hasOlder: boolean;
  readonly loadingOlder: boolean;
  /** The guest has seen messages up to this number. */
  readonly seenSeq: number;
  /** The version of the consent text that the guest last agreed to. */
  readonly consentedTo: string | null;
  /** The code of an error to show to the guest. */
  readonly problem: string | null;
}

export const EMPTY_STATE: ChatState = {
  link: 'idle',
  stopCode: null,
  property: null,
  textLengthMax: 4_000,
  files: { bytes: 0, types: [] },
  lines: [],
  typing: null,
  stream: null,
  state: 'open',
  mode: 'ai',
  staff: null,
  upTo: { delivered: 0, read: 0 },
  oldestSeq: 0,
  newestSeq: 0,
  hasOlder: false,
  loadingOlder: false,
  seenSeq: 0,
  consentedTo: null,
  problem: null,
};

/** A server frame, or one of a newer protocol version, which is ignored. */
export type AnyFrame = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Version of a consent text that has none. */
const FIRST_VERSION = '1';

/** The version the guest must agree to; null when none is required or they already agreed. */
export function consentDue({ property, consentedTo }: ChatState): string | null {
  if (!property?.consentRequired) return null;
  const version = property.look?.consent?.version ?? FIRST_VERSION;
  return version === consentedTo ? null : version;
}

/** Number of messages the guest has not seen, their own left out. */
export function unreadCount(state: ChatState): number {
  return state.lines.filter(({ seq, message }) => (seq ?? 0) > state.seenSeq && isFromHotel(message)).length;
}

/** True for messages of the assistant or staff. */
export function isFromHotel(message: GuestMessage): boolean {
  return message.author === 'ai' || message.author === 'staff';
}

/** The state after connecting. A snapshot replaces the stored lines, a resume adds to them. */
export function afterWelcome(state: ChatState, frame: WelcomeFrame): ChatState {
  const fresh = frame.mode === 'resume' ? state : withoutStored(state);
  return {
    ...fresh,
    link: 'online',
    stopCode: null,
    problem: null,
    property: frame.property,
    // No consent required of this guest: they already agreed to the current version.
    consentedTo: frame.property.consentRequired ? fresh.consentedTo : (frame.property.look?.consent?.version ?? null),
    textLengthMax: frame.limits.textLength,
    files: { bytes: frame.limits.uploadBytes, types: frame.limits.uploadTypes },
    typing: null,
    stream: null,
    hasOlder: frame.mode === 'new' ? false : fresh.hasOlder || fresh.oldestSeq !== 1,
  };
}

/** Removes what came from the server and keeps the guest's unsent messages. */
export function withoutStored(state: ChatState): ChatState {
  const lines = state.lines.filter((line) => line.seq === undefined);
  return { ...state, lines, stream: null, typing: null, oldestSeq: 0, newestSeq: 0, upTo: EMPTY_STATE.upTo };
}

/** Adds a message, or updates the line with the same id or client id, so that receiving it twice is harmless. */
export function withMessage(state: ChatState, seq: number, message: GuestMessage): ChatState {
  const existingIndex = state.lines.findIndex(
    (line) => line.message.id === message.id || (message.clientId !== undefined && line.key === message.clientId),
  );
  const key = existingIndex >= 0 ? (state.lines[existingIndex]?.key ?? message.id) : (message.clientId ?? message.id);
  const first = existingIndex >= 0 ? (state.lines[existingIndex]?.seq ?? seq) : seq;
  const line: Line = { key, message, seq: first, delivery: deliveryOf(state, message.author, first) };
  const others = state.lines.filter((_, index) => index !== existingIndex);
  return {
    ...state,
    lines: inOrder([...others, line]),
    stream: state.stream?.messageId === message.id || isFromHotel(message) ? null : state.stream,
    typing: message.author === state.typing ? null : state.typing,
  };
}

/** Adds or changes a line that the server has not confirmed. */
export function withPending(
  state: ChatState,
  clientId: string,
  text: string,
  at: string,
  delivery: Delivery,
  attachments?: readonly ShownAttachment[],
): ChatState {
  const existing = state.lines.find((line) => line.key === clientId);
  if (existing?.seq !== undefined) return state;
  const message: GuestMessage = existing?.message ?? {
    id: clientId,
    author: 'guest',
    text,
    language: 'und',
    at,
    clientId,
    ...(attachments && { attachments: [...attachments] }),
  };
  const line: Line = { key: clientId, message, delivery };
  return { ...state, lines: inOrder([...state.lines.filter((other) => other !== existing), line]) };
}

/** Sets the upload progress or the refusal of an unsent line. */
export function withNote(state: ChatState, key: string, note: Pick<Line, 'progress' | 'refusal'>): ChatState {
  const lines = state.lines.map((line) => (line.key === key && line.seq === undefined ? { ...line, ...note } : line));
  return { ...state, lines };
}

/** The server has stored the guest's line. */
export function withAck(state: ChatState, clientId: string, seq: number, messageId: string, at: string): ChatState {
  const line = state.lines.find(({ key }) => key === clientId);
  if (line === undefined) return state;
  return withMessage(state, seq, { ...line.message, id: messageId, at, clientId });
}

/** Marks the guest's lines up to `upTo` as delivered or read. */
export function withReceipt(state: ChatState, upTo: number, kind: 'delivered' | 'read'): ChatState {
  const marks = { ...state.upTo, [kind]: Math.max(state.upTo[kind], upTo) };
  const next = { ...state, upTo: marks };
  const lines = state.lines.map((line) =>
    line.seq === undefined || line.message.author !== 'guest'
      ? line
      : { ...line, delivery: deliveryOf(next, 'guest', line.seq) },
  );
  return { ...next, lines };
}

/** Records the number of a frame, whatever its type. */
export function withSeq(state: ChatState, seq: number): ChatState {
  return {
    ...state,
    oldestSeq: state.oldestSeq === 0 ? seq : Math.min(state.oldestSeq, seq),
    newestSeq: Math.max(state.newestSeq, seq),
    hasOlder: seq === 1 ? false : state.hasOlder,
  };
}

function deliveryOf(state: ChatState, author: Author, seq: number): Delivery | undefined {
  if (author !== 'guest') return undefined;
  if (seq <= state.upTo.read) return 'read';
  return seq <= state.upTo.delivered ? 'delivered' : 'sent';
}

/** Sorts stored lines by number; unsent ones follow in the order they were written. */
function inOrder(lines: Line[]): Line[] {
  const position = (line: Line): number => line.seq ?? Number.MAX_SAFE_INTEGER;
  return lines.sort((one, other) => position(one) - position(other));
}
