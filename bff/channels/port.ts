import type { z } from 'zod';
import type { AttachmentKind } from '../../shared/domain/attachment.ts';
import type { ReachFault } from '../../shared/domain/delivery.ts';
import type { ChannelManager } from '../../shared/domain/distribution.ts';
import type { Limits } from '../pms/net/budget.ts';
import type { OutgoingContent } from '../store/channels/parts.ts';
import type { Begin, ChannelNet } from './net.ts';

/** A file of a guest's that is still at their platform. `mediaId`: what that calls it; `name` empty where it has none. */
export interface SentFile {
  media: 'image' | 'video' | 'audio' | 'document' | 'sticker';
  mediaId: string;
  name: string;
}

/** What a guest sent, in our words. `choice`: they tapped what was offered. */
export type InboundContent =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; value: string; label: string }
  | { kind: 'location'; latitude: number; longitude: number; name: string }
  /** What needs no answer and staff ought to know, in English; `about`: the guest's message, or ours. */
  | { kind: 'remark'; text: string; about: string | null }
  /** `emoji` empty: taken back. */
  | { kind: 'reaction'; emoji: string; to: string }
  /** At least one. */
  | {
      kind: 'media';
      caption: string;
      files: readonly SentFile[];
    }
  /** Something this channel cannot say in our words. */
  | { kind: 'other'; what: string };

/** A file of a guest's that came with their words; `name` empty where it has none. */
export interface ReceivedFile {
  name: string;
  bytes: Uint8Array;
}

/** Why a platform did not take a message, or could not bring it to its guest. */
export interface SendFault {
  reason: ReachFault;
  /** For staff: what happened and what to do. No secret, no guest's data. */
  message: string;
  /** The platform's own code; null: it gave none. */
  code: string | null;
  /** It is the connection that is at fault, so everything waits until that is put right. */
  blocksConnection: boolean;
  /** Where the guest opted out: of offers alone. What they ask for reaches them. */
  offersOnly?: boolean;
}

/** What a platform tells. */
export type ChannelEvent =
  | {
      kind: 'message';
      platformId: string;
      address: string;
      at: string;
      content: InboundContent;
      /** Files that came along, with their bytes. */
      files?: readonly ReceivedFile[];
      /** What the platform needs to answer in the same thread, kept with the guest's address; in the channel's own form. */
      thread?: string;
      /** The part of ours that it proves to answer, where senders are anybody's word; null: it answers none. */
      answers?: string | null;
      /** The guest wants no more messages, or wants them again, and the platform has told them so itself. */
      settled?: 'stop' | 'start';
      /** The booking it is about, as the channel manager names it; null: none that it tells. */
      booking?: string | null;
    }
  /** Guests wrote, there or anywhere (null): what they wrote has to be asked for. */
  | { kind: 'nudge'; address: string | null; at: string }
  | {
      kind: 'status';
      platformId: string;
      /** The part's id as it was given along; null: the platform does not tell it. */
      partId: string | null;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      /** Where it failed. */
      fault: SendFault | null;
      at: string;
    }
  /** Of the account itself. `isOver`: what was told so before does not hold any more; `detail`: what is shown of the account. */
  | {
      kind: 'notice';
      notice: { code: string; subject: string; level: 'info' | 'warning' | 'error'; message: string };
      isOver: boolean;
      detail: Readonly<Record<string, string>>;
      at: string;
    }
  /** Does a guest want offers that they did not ask for? */
  | { kind: 'marketing'; address: string; wants: boolean; at: string }
  /** Something was told that cannot be read; `what`, without a guest's word. */
  | { kind: 'unread'; what: string; at: string };

/** What a channel can do. Lengths in characters. */
export interface ChannelCapabilities {
  textLength: number;
  /** Of a text with choices below it. */
  choiceTextLength: number;
  buttons: { count: number; labelLength: number } | null;
  list: { count: number; labelLength: number } | null;
  templates: boolean;
  /** What files go out; null: none. Pictures of other types are turned into JPEG. */
  media: {
    pictures: readonly string[];
    pictureBytes: number;
    others: readonly string[];
    /** Are files fetched from this server: by the platform, or by the guest where the platform cannot carry them? */
    byLink: boolean;
  } | null;
  /** Does a message go out in one piece with its files? Else each file is one of its own. */
  filesInSameMessage: boolean;
  /** Does it show a place on a map? Else a link leads there. */
  places: boolean;
  /** May a message bring the code of a link from the site's chat? */
  acceptsChatLinkCode: boolean;
  /** Is a guest shown here what the house asks them to agree to? A portal's guests have agreed there, and links are cut out. */
  showsTerms: boolean;
  /** Does the platform vouch for who writes? Else only what answers a message of ours is surely the guest's. */
  verifiesSender: boolean;
  /** For how long after a guest wrote they may be written to freely; null: always. */
  windowMs: number | null;
  /** How far it tells that a message got. */
  receipts: 'none' | 'delivered' | 'read';
  /** Does a guest see that an answer is being written? */
  typing: boolean;
  /** What is paid for: each message, or each segment of one. */
  cost: 'none' | 'message' | 'segment';
}

/** A call of a platform's, with the bytes of its body as they came. */
export interface ChannelCall {
  /** As the platform called it, query and all: some sign it. Made of the address this server is known by. */
  url: string;
  /** When it came, for platforms that do not say when something happened. */
  at: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

/**
 * What became of a try. `refused`: it was not taken; with `retryAfterMs` it is tried again then, else never. `unsure`: it may have
 * been taken.
 */
export type SendResult =
  | { kind: 'sent'; platformId: string }
  | ({ kind: 'refused'; retryAfterMs: number | null } & SendFault)
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

/** Where a file is fetched from: by the platform, for hours, as often as it likes; by the guest, for a week, once. */
export interface FileAddresses {
  forPlatform: string;
  forGuest: string;
}

/** A file on its way out. */
export interface OutgoingMedia {
  kind: AttachmentKind;
  type: string;
  name: string;
  bytes: Uint8Array;
  /** Null: the channel takes the bytes themselves. */
  addresses: FileAddresses | null;
}

type OutgoingText = Extract<OutgoingContent, { text: string }>;

/** What goes out in one piece, with the bytes of its files. */
export type PartContent =
  | Extract<OutgoingContent, { template: unknown } | { place: unknown }>
  | (Omit<OutgoingText, 'files'> & { files: readonly OutgoingMedia[] })
  | { media: OutgoingMedia };

/** What is sent in one piece. */
export interface OutgoingPart {
  id: string;
  to: string;
  content: PartContent;
  /** What the guest's newest message left to be answered with; null: none did. */
  thread: string | null;
  /** Which conversation it is part of, for what has to be told apart by it. */
  conversationId: string;
}

/** The templates of an account, as the platform holds them. Both reject with a ChannelError. */
export interface ChannelTemplates {
  list(signal: AbortSignal): Promise<ChannelTemplate[]>;
  add(given: Omit<ChannelTemplate, 'status'>, signal: AbortSignal): Promise<ChannelTemplate>;
}

/** An account at a platform, opened with its credentials. */
export interface ChannelSession {
  /**
   * `begin` is waited for right before the first thing leaves that may reach the guest, and not while our own limits hold it up:
   * what dies before it was surely not taken. Never rejects.
   */
  send(part: OutgoingPart, begin: Begin, signal: AbortSignal): Promise<SendResult>;
  /**
   * Where the platform can be asked whether it took a part: the ids under which it may have, made since then. Rejects where it
   * does not say.
   */
  findAccepted?(part: OutgoingPart, since: string, signal: AbortSignal): Promise<string[]>;
  /**
   * Where the platform has to be asked: what guests wrote since then, the oldest first. Whoever asks for the next one has the
   * one before on the disk. `address`: what came from there alone. Rejects with a ChannelError where it does not say.
   */
  listReceived?(since: string, signal: AbortSignal, address?: string): AsyncIterable<ChannelEvent>;
  /**
   * Where guests send files by this channel: the bytes of one. Null: the platform does not have it any more. Rejects with a
   * ChannelError where it may be asked again.
   */
  fetchMedia?(mediaId: string, bytesMax: number, signal: AbortSignal): Promise<Uint8Array | null>;
  /** Shows the guest that a message was read, and that an answer is being written. Best effort. */
  showSeen?(platformId: string, typing: boolean, signal: AbortSignal): Promise<void>;
  /** Where connecting had the platform call this server by itself: ends that. Rejects where it cannot be told. */
  leave?(signal: AbortSignal): Promise<void>;
  /** Real calls: does it answer, does it know us, is it ours? Never rejects. */
  check(signal: AbortSignal): Promise<ChannelCheck[]>;
  /** Where the channel has templates. */
  templates?: ChannelTemplates;
}

/** Why a platform could not be worked with. `message` is for staff; `pointer`: the field of what was given that it did not take. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError';
  readonly code: 'rejected_credentials' | 'unreachable' | 'refused' | 'address_refused';
  readonly pointer: string | null;

  constructor(code: ChannelError['code'], message: string, options: { cause?: unknown; pointer?: string } = {}) {
    super(message, options);
    this.code = code;
    this.pointer = options.pointer ?? null;
  }
}

/** A genuine call in a form of our own that does not fit it: whoever calls is told what is wrong, by the fields. */
export class UnreadableCall extends Error {
  override readonly name = 'UnreadableCall';
  /** Null: it is not JSON at all. */
  readonly issues: readonly z.core.$ZodIssue[] | null;

  constructor(issues: UnreadableCall['issues']) {
    super('The call does not fit the form that is described');
    this.issues = issues;
  }
}

/** The world an account is reached through. */
export interface ChannelWorld {
  net: ChannelNet;
  /** How long an answer may take, in ms. */
  callTimeoutMs: number;
  /** Where the platform is to call this property. */
  webhookUrl: string;
  /** What the house is called. */
  houseName: string;
  /** The server that this one hands its e-mail to; null: it has none. */
  smtpUrl: string | null;
  /** Hosts and networks inside this server's own that a platform may be reached at. */
  allowedPrivate: readonly string[];
  /** Signs for this property what is given away and has to be believed when it comes back. */
  sign(text: string): string;
}

type Credentials = Readonly<Record<string, string>>;

/** What came of connecting: what is kept, what of it is shown, and what is told once. */
export interface Connecting {
  credentials: Record<string, string>;
  detail: Record<string, string>;
  /** What is to be entered at the platform beside the address. */
  told: Record<string, string>;
  /** What works only in part, by a code. */
  warnings: string[];
}

/** What a platform calls, below the property's address. */
export interface ChannelCalls {
  /** Where it calls: each path and what it is for. */
  paths: readonly { path: '' | `/${string}`; summary: string }[];
  /** How large a call may be, in bytes. */
  bodyBytesMax: number;
  /** Does this account's platform call at all? Left out: every one does. */
  hasIncomingCalls?(detail: Readonly<Record<string, string>>): boolean;
  /** Where the platform is asked what guests wrote: how often, and how far back at most; in ms. */
  poll: { everyMs: number; backMs: number } | null;
  /** What a call that was taken in is answered with. */
  successAnswer: { type: string; body: string };
  /** What is given back to a platform that verifies the address by GET; null: it is not the one that was connected. */
  challenge?: {
    summary: string;
    query: z.ZodType;
    answer(query: Readonly<Record<string, unknown>>, credentials: Credentials): string | null;
  };
  /** Is the call genuine? Over its bytes as they came. */
  verify(call: ChannelCall, credentials: Credentials): boolean;
  /** Every event of a genuine call that is this account's; what it does not know it passes over. Throws for what is no call: an UnreadableCall
   * where the caller is to be told so, else the platform is answered as if all were well, and staff are told. */
  parse(
    call: ChannelCall,
    credentials: Credentials,
    world: Pick<ChannelWorld, 'sign'>,
  ): ChannelEvent[] | Promise<ChannelEvent[]>;
}

/** A channel: the only place that knows a platform's words. */
export interface ChannelAdapter {
  /** The platform's name. */
  label: string;
  /** What its connect form asks for, as texts. */
  form: z.ZodType<Readonly<Record<string, string | undefined>>>;
  /** Where in it the address stands that is called, as a JSON pointer. */
  addressField: string;
  capabilities: ChannelCapabilities;
  /** Whose platform it is: its credentials serve where none are given, and its bookings are those that messages name. */
  channelManager?: ChannelManager;
  /** What the platform takes of one account. */
  budget: Limits;
  calls: ChannelCalls;
  /** Makes real calls with what was given. Throws a ChannelError where the platform does not know us or does not answer. */
  connect(world: ChannelWorld, given: Credentials, signal: AbortSignal): Promise<Connecting>;
  open(world: ChannelWorld, credentials: Credentials): ChannelSession;
}
