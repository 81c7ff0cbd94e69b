import type { Author, ConversationMode, ConversationState } from '../../shared/domain/conversation.ts';
import type { ShownAttachment } from '../../shared/protocol/attachment.ts';
import type { GuestMessage, GuestProperty, WelcomeFrame } from '../../shared/protocol/guest-frames.ts';

/** Where a guest's own line is on its way. `waiting`: there is no connection, it goes out by itself later. */
export type Delivery = 'waiting' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed';

/** One line of the conversation. `key` stays the same from the moment a guest's line is drawn until it is stored. */
export interface Line {
  readonly key: string;
  readonly message: GuestMessage;
  /** Undefined until the server has it. */
  readonly seq?: number;
  readonly delivery?: Delivery;
  /** How much of its files is through, from 0 to 1, while they are on their way. */
  readonly progress?: number;
  /** Why the server will not have it, where it said so. */
  readonly refusal?: string;
}

export type LinkState = 'idle' | 'connecting' | 'online' | 'offline' | 'stopped';

/** Everything the panel draws. Replaced, never changed in place. */
export interface ChatState {
  readonly link: LinkState;
  /** The close code that stopped the link, where one did. */
  readonly stopCode: number | null;
  readonly property: GuestProperty | null;
  readonly textLengthMax: number;
  /** What files the server takes; no types: none. */
  readonly files: { readonly bytes: number; readonly types: readonly string[] };
  readonly lines: readonly Line[];
  readonly typing: Author | null;
  /** A reply that is being written, as far as it has come. */
  readonly stream: { readonly messageId: string; readonly text: string } | null;
  readonly state: ConversationState;
  readonly mode: ConversationMode;
  readonly staff: string | null;
  readonly upTo: { readonly delivered: number; readonly read: number };
  /** The smallest number seen; what came before is fetched when the guest scrolls up. */
  readonly oldestSeq: number;
  readonly newestSeq: number;
  readonly hasOlder: boolean;
  readonly loadingOlder: boolean;
  /** Up to here the guest has seen it. */
  readonly seenSeq: number;
  /** The version of the property's text that the guest agreed to last. */
  readonly consentedTo: string | null;
  /** An error the guest should know of: its code. */
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

/** A frame from the server, or one of a later version that we pass over. */
export type AnyFrame = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Of a text that names no version. */
const FIRST_VERSION = '1';

/** The version the guest is asked to agree to; null where nothing is asked, or they have agreed. */
export function consentDue({ property, consentedTo }: ChatState): string | null {
  if (!property?.consentRequired) return null;
  const version = property.look?.consent?.version ?? FIRST_VERSION;
  return version === consentedTo ? null : version;
}

/** Lines of others that the guest has not seen. */
export function unreadCount(state: ChatState): number {
  return state.lines.filter(({ seq, message }) => (seq ?? 0) > state.seenSeq && isFromHotel(message)).length;
}

/** Whether a line is said to the guest, as opposed to by the guest or about the conversation. */
export function isFromHotel(message: GuestMessage): boolean {
  return message.author === 'ai' || message.author === 'staff';
}

/** The state after connecting: a snapshot replaces what was stored, a resume adds to it. */
export function afterWelcome(state: ChatState, frame: WelcomeFrame): ChatState {
  const fresh = frame.mode === 'resume' ? state : withoutStored(state);
  return {
    ...fresh,
    link: 'online',
    stopCode: null,
    problem: null,
    property: frame.property,
    // Asked of this very guest no more: they have agreed to what stands there.
    consentedTo: frame.property.consentRequired ? fresh.consentedTo : (frame.property.look?.consent?.version ?? null),
    textLengthMax: frame.limits.textLength,
    files: { bytes: frame.limits.uploadBytes, types: frame.limits.uploadTypes },
    typing: null,
    stream: null,
    hasOlder: frame.mode === 'new' ? false : fresh.hasOlder || fresh.oldestSeq !== 1,
  };
}

/** Drops what the server told us and keeps what the guest has yet to send. */
export function withoutStored(state: ChatState): ChatState {
  const lines = state.lines.filter((line) => line.seq === undefined);
  return { ...state, lines, stream: null, typing: null, oldestSeq: 0, newestSeq: 0, upTo: EMPTY_STATE.upTo };
}

/** Puts a line in its place: merged by id or by the guest's own id, so that a repeat changes nothing. */
export function withMessage(state: ChatState, seq: number, message: GuestMessage): ChatState {
  const known = state.lines.findIndex(
    (line) => line.message.id === message.id || (message.clientId !== undefined && line.key === message.clientId),
  );
  const key = known >= 0 ? (state.lines[known]?.key ?? message.id) : (message.clientId ?? message.id);
  const first = known >= 0 ? (state.lines[known]?.seq ?? seq) : seq;
  const line: Line = { key, message, seq: first, delivery: deliveryOf(state, message.author, first) };
  const others = state.lines.filter((_, index) => index !== known);
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
  const known = state.lines.find((line) => line.key === clientId);
  if (known?.seq !== undefined) return state;
  const message: GuestMessage = known?.message ?? {
    id: clientId,
    author: 'guest',
    text,
    language: 'und',
    at,
    clientId,
    ...(attachments && { attachments: [...attachments] }),
  };
  const line: Line = { key: clientId, message, delivery };
  return { ...state, lines: inOrder([...state.lines.filter((other) => other !== known), line]) };
}

/** Notes something of a line that is on its way, such as how far its files are. */
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

/** Counts a numbered frame, whatever it says. */
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

/** Stored lines by number, then the guest's waiting ones in the order they were written. */
function inOrder(lines: Line[]): Line[] {
  const place = (line: Line): number => line.seq ?? Number.MAX_SAFE_INTEGER;
  return lines.sort((one, other) => place(one) - place(other));
}
