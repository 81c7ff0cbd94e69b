import type { AttachmentKind } from '../../shared/domain/attachment.ts';
import type { ReachFault } from '../../shared/domain/delivery.ts';
import type { OutgoingContent } from '../store/channel-parts.ts';
import type { ChannelNet } from './net.ts';

/** What a guest sent, in our words. `choice`: they tapped what was offered. */
export type InboundContent =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; value: string; label: string }
  | { kind: 'location'; latitude: number; longitude: number; name: string }
  /** `emoji` empty: taken back. */
  | { kind: 'reaction'; emoji: string; to: string }
  /** `mediaId`: what the platform calls it; `name` empty where it has none. */
  | {
      kind: 'media';
      media: 'image' | 'video' | 'audio' | 'document' | 'sticker';
      caption: string;
      mediaId: string;
      name: string;
    }
  /** Something this channel cannot say in our words. */
  | { kind: 'other'; what: string };

/** What a platform tells. */
export type ChannelEvent =
  | { kind: 'message'; platformId: string; address: string; at: string; content: InboundContent }
  | {
      kind: 'status';
      platformId: string;
      /** The part's id as it was given along; null: the platform does not tell it. */
      partId: string | null;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      reason: ReachFault | null;
      at: string;
    };

/** What a channel can do. Lengths in characters. */
export interface ChannelCapabilities {
  textLength: number;
  /** Of a text with choices below it. */
  choiceTextLength: number;
  buttons: { count: number; labelLength: number } | null;
  list: { count: number; labelLength: number } | null;
  templates: boolean;
  /** What files go out; null: none. Pictures of other types are turned into JPEG. */
  media: { pictures: readonly string[]; pictureBytes: number; others: readonly string[] } | null;
  /** For how long after a guest wrote they may be written to freely; null: always. */
  windowMs: number | null;
}

/** A call of a platform's, with the bytes of its body as they came. */
export interface ChannelCall {
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

/**
 * What became of a try. `refused`: it was not taken; with `retryAfterMs` it is tried again then, else never. `holdsBack`: it
 * is the connection that is at fault, so everything waits until that is put right. `unsure`: it may have been taken.
 */
export type SendResult =
  | { kind: 'sent'; platformId: string }
  | {
      kind: 'refused';
      reason: ReachFault;
      /** For staff: what happened and what to do. No secret, no guest's data. */
      message: string;
      retryAfterMs: number | null;
      holdsBack: boolean;
    }
  | { kind: 'unsure' };

/** A template as the platform holds it. `variables`: what stands for its places in order, such as `1` or `name`. */
export interface ChannelTemplate {
  name: string;
  language: string;
  category: string;
  body: string;
  variables: string[];
  status: string;
}

/** A real call and what it told. */
export interface ChannelCheck {
  name: string;
  ok: boolean;
  detail: string;
}

/** A file on its way out. */
export interface OutgoingMedia {
  kind: AttachmentKind;
  type: string;
  name: string;
  bytes: Uint8Array;
}

/** What goes out in one piece, with a file's bytes where it is one. */
export type PartContent = Exclude<OutgoingContent, { file: unknown }> | { media: OutgoingMedia };

/** An account at a platform, opened with its credentials. Rejects with a ChannelError where that says so. */
export interface ChannelSession {
  /** Never rejects. */
  send(part: { id: string; to: string; content: PartContent }, signal: AbortSignal): Promise<SendResult>;
  /** The bytes of what a guest sent; null: the platform does not have it any more. Rejects where it may be asked again. */
  fetchMedia(mediaId: string, bytesMax: number, signal: AbortSignal): Promise<Uint8Array | null>;
  /** Shows the guest that a message was read, and that an answer is being written. Best effort. */
  showSeen(platformId: string, typing: boolean, signal: AbortSignal): Promise<void>;
  /** Real calls: does it answer, does it know us, is it ours? Never rejects. */
  check(signal: AbortSignal): Promise<ChannelCheck[]>;
  listTemplates(signal: AbortSignal): Promise<ChannelTemplate[]>;
  addTemplate(given: Omit<ChannelTemplate, 'status'>, signal: AbortSignal): Promise<ChannelTemplate>;
}

/** Why a platform could not be worked with. `message` is for staff. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError';
  readonly code: 'rejected_credentials' | 'unreachable' | 'refused' | 'address_refused';

  constructor(code: ChannelError['code'], message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.code = code;
  }
}

/** A channel: the only place that knows a platform's words. `credentials` are what its form asks for, as texts. */
export interface ChannelAdapter {
  capabilities: ChannelCapabilities;
  /**
   * Makes real calls with what was given and gives what is to be kept, and what of it is shown. Throws a ChannelError where
   * the platform does not know us or does not answer.
   */
  connect(
    net: ChannelNet,
    given: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<{ credentials: Record<string, string>; detail: Record<string, string> }>;
  /** Is the call genuine? Over its bytes as they came. */
  verify(call: ChannelCall, credentials: Readonly<Record<string, string>>): boolean;
  /** Every event of a genuine call that is this account's; what it does not know it passes over. Throws for what is no call. */
  parse(call: ChannelCall, credentials: Readonly<Record<string, string>>): ChannelEvent[];
  open(net: ChannelNet, credentials: Readonly<Record<string, string>>): ChannelSession;
}
