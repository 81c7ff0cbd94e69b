import type { GuestServerFrame } from '../../../shared/protocol/guest-frames.ts';
import {
  type AnyFrame,
  afterWelcome,
  type ChatState,
  withAck,
  withMessage,
  withoutStored,
  withReceipt,
  withSeq,
} from '../chat-state.ts';

export type FrameOf<Type extends GuestServerFrame['type']> = Extract<GuestServerFrame, { type: Type }>;

/** Type guard by the frame's type. Frames are not validated further: they come from our own server, whose tests check them. */
export function isOf<Type extends GuestServerFrame['type']>(
  frame: AnyFrame,
  type: Type,
): frame is AnyFrame & FrameOf<Type> {
  return frame.type === type;
}

/** The state after a frame. For an unknown type, only its number is recorded. */
export function afterFrame(before: ChatState, frame: AnyFrame): ChatState {
  if (isOf(frame, 'welcome')) {
    const welcomed = afterWelcome(before, frame);
    return frame.mode === 'new' ? { ...welcomed, seenSeq: 0 } : welcomed;
  }
  const { seq } = frame;
  const state = typeof seq === 'number' ? withSeq(before, seq) : before;
  if (isOf(frame, 'message')) return withMessage(state, frame.seq, frame.message);
  if (isOf(frame, 'ack')) return withAck(state, frame.id, frame.seq, frame.messageId, frame.at);
  if (isOf(frame, 'delta')) return withDelta(state, frame);
  if (isOf(frame, 'typing')) return { ...state, typing: frame.on ? frame.author : null };
  if (isOf(frame, 'receipt')) return withReceipt(state, frame.upTo, frame.state);
  if (isOf(frame, 'status')) return withStatus(state, frame);
  if (isOf(frame, 'consent')) return { ...state, consentedTo: frame.granted ? frame.version : null };
  if (isOf(frame, 'history')) return { ...state, loadingOlder: false, hasOlder: frame.more };
  return isOf(frame, 'reset') ? withoutStored(state) : state;
}

function withDelta(state: ChatState, { messageId, text }: FrameOf<'delta'>): ChatState {
  const soFar = state.stream?.messageId === messageId ? state.stream.text : '';
  return { ...state, typing: null, stream: { messageId, text: soFar + text } };
}

function withStatus(state: ChatState, { state: now, mode, staff }: FrameOf<'status'>): ChatState {
  // Staff took over: the assistant will not finish the reply it was writing.
  const stream = now === 'staffed' ? null : state.stream;
  return { ...state, state: now, mode, staff: staff?.name ?? null, stream };
}
