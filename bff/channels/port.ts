import type { z } from 'zod';
import type { AttachmentKind } from '../../shared/domain/attachment.ts';
import type { ReachFault } from '../../shared/domain/delivery.ts';
import type { ChannelManager } from '../../shared/domain/distribution.ts';
import type { Limits } from '../pms/net/budget.ts';
import type { OutgoingContent } from '../store/channels/parts.ts';
import type { Begin, ChannelNet } from './net.ts';

/** A guest's file that is still at the platform. `mediaId`: the platform's id of the file; `name`: empty if the file has none. */
export interface SentFile {
  media: 'image' | 'video' | 'audio' | 'document' | 'sticker';
  mediaId: string;
  name: string;
}

/** The content of a guest's message, the same for every platform. `choice`: the guest tapped an offered choice. */
export type InboundContent =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; value: string; label: string }
  | { kind: 'location'; latitude: number; longitude: number; name: string }
  /** A fact for staff, in English, which needs no answer; `about`: id of the guest's message, or of ours. */
  | { kind: 'remark'; text: string; about: string | null }
  /** `emoji`: empty if the guest removed the reaction. */
  | { kind: 'reaction'; emoji: string; to: string }
  /** `files` has at least one file. */
  | {
      kind: 'media';
      caption: string;
      files: readonly SentFile[];
    }
  /** Content that this interface has no kind for. */
  | { kind: 'other'; what: string };

/** A guest's file that came with the message; `name`: empty if the file has none. */
export interface ReceivedFile {
  name: string;
  bytes: Uint8Array;
}

/** Why a platform refused a message, or could not deliver it to the guest. */
export interface SendFault {
  reason: ReachFault;
  /** Tells staff what happened and what to do. Holds no secret and no guest's data. */
  message: string;
  /** The platform's error code; null: the platform gave none. */
  code: string | null;
  /** Whether the whole connection is at fault. If so, all messages wait until staff have repaired the connection. */
  blocksConnection: boolean;
  /** Did the guest opt out of offers only? Then answers to their questions are still delivered. */
  offersOnly?: boolean;
}

/** An event that a platform reports. */
export type ChannelEvent =
  | {
      kind: 'message';
      platformId: string;
      address: string;
      at: string;
      content: InboundContent;
      /** The files that came with the message. */
      files?: readonly ReceivedFile[];
      /** The data for answering in the same thread, in the channel's own form; stored with the guest's address. */
      thread?: string;
      /** If the platform does not verify senders: id of our part that this message provably answers; null: there is none. */
      answers?: string | null;
      /** Set if the guest stopped or restarted messages by a keyword that the platform has already confirmed to them. */
      settled?: 'stop' | 'start';
      /** The channel manager's id of the booking that the message is about; null: unknown. */
      booking?: string | null;
    }
  /** Guests wrote at this address, or at any address (null); their messages have to be fetched. */
  | { kind: 'nudge'; address: string | null; at: string }
  | {
      kind: 'status';
      platformId: string;
      /** The part's id, which was sent with the part; null: the platform does not return the id. */
      partId: string | null;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      /** The cause if `state` is `failed`, else null. */
      fault: SendFault | null;
      at: string;
    }
  /** A notice about the account. `isOver`: an earlier notice of this code is resolved; `detail`: account data that the desk shows. */
  | {
      kind: 'notice';
      notice: { code: string; subject: string; level: 'info' | 'warning' | 'error'; message: string };
      isOver: boolean;
      detail: Readonly<Record<string, string>>;
      at: string;
    }
  /** `wants`: does the guest agree to offers that they did not ask for? */
  | { kind: 'marketing'; address: string; wants: boolean; at: string }
  /** An event that cannot be parsed. `what` names its kind and holds no text of a guest. */
  | { kind: 'unread'; what: string; at: string };

/** The capabilities of a channel. Lengths are in characters. */
export interface ChannelCapabilities {
  textLength: number;
  /** Maximum length of a text with choices below it. */
  choiceTextLength: number;
  buttons: { count: number; labelLength: number } | null;
  list: { count: number; labelLength: number } | null;
  templates: boolean;
  /** Which files can be sent; null: none. Pictures of other types are converted to JPEG. */
  media: {
    pictures: readonly string[];
    pictureBytes: number;
    others: readonly string[];
    /** Whether files are fetched from this server, by the platform or (if the platform cannot carry the file) by the guest. */
    byLink: boolean;
  } | null;
  /** Whether files are sent in the same message as the text. Otherwise each file is sent as a message of its own. */
  filesInSameMessage: boolean;
  /** Whether the channel shows a place on a map. Otherwise a link to a map is sent. */
  places: boolean;
  /** Whether a message may contain the code of a link in the site's chat, by which the guest continues that chat here. */
  acceptsChatLinkCode: boolean;
  /** Whether the channel shows guests the house's terms. A portal's guests have agreed at the portal, which also removes links. */
  showsTerms: boolean;
  /** Whether the platform verifies senders. Otherwise only a message that answers one of ours is surely from the guest. */
  verifiesSender: boolean;
  /** For how long after a guest's message free text may be sent to them; null: always. */
  windowMs: number | null;
  /** Which delivery states the platform reports. */
  receipts: 'none' | 'delivered' | 'read';
  /** Whether the channel can show the guest that an answer is being written. */
  typing: boolean;
  /** Whether the platform charges for each message, or for each segment of a message. */
  cost: 'none' | 'message' | 'segment';
}

/** A call from a platform, with the raw bytes of its body. */
export interface ChannelCall {
  /** The called URL with its query, built from this server's public address. Some platforms sign the URL. */
  url: string;
  /** The time of arrival, for platforms whose events have no time. */
  at: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

/**
 * The outcome of an attempt. `refused`: the platform did not accept the message; the attempt is repeated after `retryAfterMs`, and
 * never if that is null. `unsure`: the platform may have accepted the message.
 */
export type SendResult =
  | { kind: 'sent'; platformId: string }
  | ({ kind: 'refused'; retryAfterMs: number | null } & SendFault)
  | { kind: 'unsure' };

/** A message template as the platform stores it. `variables`: the names of its placeholders in order, such as `1` or `name`. */
export interface ChannelTemplate {
  name: string;
  language: string;
  category: string;
  body: string;
  variables: string[];
  status: string;
}

/** The result of a real call to the platform. */
export interface ChannelCheck {
  name: string;
  ok: boolean;
  detail: string;
}

/**
 * The addresses of a file on this server. The platform may fetch the file for hours and repeatedly, the guest for a week and once.
 */
export interface FileAddresses {
  forPlatform: string;
  forGuest: string;
}

/** A file that is being sent. */
export interface OutgoingMedia {
  kind: AttachmentKind;
  type: string;
  name: string;
  bytes: Uint8Array;
  /** Null if the channel sends the bytes themselves. */
  addresses: FileAddresses | null;
}

type OutgoingText = Extract<OutgoingContent, { text: string }>;

/** The content of one part, with the bytes of its files. */
export type PartContent =
  | Extract<OutgoingContent, { template: unknown } | { place: unknown }>
  | (Omit<OutgoingText, 'files'> & { files: readonly OutgoingMedia[] })
  | { media: OutgoingMedia };

/** A part of a message, which is sent in one call. */
export interface OutgoingPart {
  id: string;
  to: string;
  content: PartContent;
  /** `thread` of the guest's newest message that had one; null: no message had one. */
  thread: string | null;
  /** The conversation of the part. E-mail makes one thread for each conversation. */
  conversationId: string;
}

/** The message templates of an account. Both functions reject with a ChannelError. */
export interface ChannelTemplates {
  list(signal: AbortSignal): Promise<ChannelTemplate[]>;
  add(given: Omit<ChannelTemplate, 'status'>, signal: AbortSignal): Promise<ChannelTemplate>;
}

/** An account at a platform, opened with its credentials. */
export interface ChannelSession {
  /**
   * Sends a part. Awaits `begin` right before the first request that may reach the guest, after the wait for our own rate limits:
   * if the process stops before `begin`, the platform surely did not accept the part. Never rejects.
   */
  send(part: OutgoingPart, begin: Begin, signal: AbortSignal): Promise<SendResult>;
  /**
   * Returns the platform's ids of messages since `since` that may be this part. Missing if the platform offers no such query.
   * Rejects if the query fails.
   */
  findAccepted?(part: OutgoingPart, since: string, signal: AbortSignal): Promise<string[]>;
  /**
   * Lists guests' messages since `since`, the oldest first. Missing if the platform delivers every message by a call. The caller
   * requests the next message only when the last one is stored. `address`: lists only messages from this address. Rejects with a
   * ChannelError if the platform does not answer.
   */
  listReceived?(since: string, signal: AbortSignal, address?: string): AsyncIterable<ChannelEvent>;
  /**
   * Downloads a guest's file. Missing if guests cannot send files by this channel. Null: the platform has deleted the file.
   * Rejects with a ChannelError if a later attempt may succeed.
   */
  fetchMedia?(mediaId: string, bytesMax: number, signal: AbortSignal): Promise<Uint8Array | null>;
  /** Shows the guest that a message was read, and that an answer is being written. Best effort. */
  showSeen?(platformId: string, typing: boolean, signal: AbortSignal): Promise<void>;
  /** Removes the subscription that `connect` made at the platform. Rejects if the platform cannot be reached. */
  leave?(signal: AbortSignal): Promise<void>;
  /** Makes real calls: does the platform answer, does it accept the credentials, is the account ours? Never rejects. */
  check(signal: AbortSignal): Promise<ChannelCheck[]>;
  /** Missing if the channel has no templates. */
  templates?: ChannelTemplates;
}

/** A failed call to a platform. Staff read `message`; `pointer`: the entered field that the platform refused. */
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

/** A verified call whose body does not fit the schema that we published. The answer names the faults to the caller. */
export class UnreadableCall extends Error {
  override readonly name = 'UnreadableCall';
  /** Null if the body is not JSON. */
  readonly issues: readonly z.core.$ZodIssue[] | null;

  constructor(issues: UnreadableCall['issues']) {
    super('The call does not fit the form that is described');
    this.issues = issues;
  }
}

/** The surroundings of a connection: its network access and the facts about the house and this server. */
export interface ChannelWorld {
  net: ChannelNet;
  /** The timeout of a call. */
  callTimeoutMs: number;
  /** The address at which the platform calls this server about the property. */
  webhookUrl: string;
  /** The house's name. */
  houseName: string;
  /** The SMTP server that sends our e-mail; null: none is configured. */
  smtpUrl: string | null;
  /** Hosts and networks inside the private network that may be called. */
  allowedPrivate: readonly string[];
  /** Signs a text for this property, so that the text can be verified when it comes back. */
  sign(text: string): string;
}

type Credentials = Readonly<Record<string, string>>;

/** The result of connecting an account. */
export interface Connecting {
  /** The credentials to store. */
  credentials: Record<string, string>;
  /** The data of the account that the desk shows. */
  detail: Record<string, string>;
  /** Values that staff must enter at the platform besides our address. They are shown once and not stored. */
  platformValues: Record<string, string>;
  /** Codes of functions that work only in part. */
  warnings: string[];
}

/** The calls that a platform makes to this server, below the property's address. */
export interface ChannelCalls {
  /** Each path with its purpose. */
  paths: readonly { path: '' | `/${string}`; summary: string }[];
  /** Maximum size of a call's body. */
  bodyBytesMax: number;
  /** Whether the platform makes calls for this account. Missing: it does for every account. */
  hasIncomingCalls?(detail: Readonly<Record<string, string>>): boolean;
  /** How the platform is polled for guests' messages: the interval, and the maximum age of a message; null: it is not polled. */
  poll: { everyMs: number; backMs: number } | null;
  /** The answer to a call that was stored. */
  successAnswer: { type: string; body: string };
  /** Answers a platform that verifies our address by GET; null: the platform's secret is wrong. */
  challenge?: {
    summary: string;
    query: z.ZodType;
    answer(query: Readonly<Record<string, unknown>>, credentials: Credentials): string | null;
  };
  /** Whether the call is from the platform. Checks the proof over the raw bytes. */
  verify(call: ChannelCall, credentials: Credentials): boolean;
  /**
   * Parses the events of this account in a verified call; unknown fields are ignored. Throws an UnreadableCall for an invalid body
   * that the caller can correct. After any other error the platform gets the usual answer, and staff see a notice.
   */
  parse(
    call: ChannelCall,
    credentials: Credentials,
    world: Pick<ChannelWorld, 'sign'>,
  ): ChannelEvent[] | Promise<ChannelEvent[]>;
}

/** The adapter of a channel, the only code that knows the platform's API. */
export interface ChannelAdapter {
  /** The platform's name. */
  label: string;
  /** The schema of the connect form; its output are texts. */
  form: z.ZodType<Readonly<Record<string, string | undefined>>>;
  /** JSON pointer to the form's field with the platform's address. */
  addressField: string;
  capabilities: ChannelCapabilities;
  /** The channel manager of the same vendor: its credentials are used if none are entered, and messages name its bookings. */
  channelManager?: ChannelManager;
  /** The platform's rate limits for one account. */
  budget: Limits;
  calls: ChannelCalls;
  /** Makes real calls with the entered credentials. Throws a ChannelError if the platform refuses them or does not answer. */
  connect(world: ChannelWorld, given: Credentials, signal: AbortSignal): Promise<Connecting>;
  open(world: ChannelWorld, credentials: Credentials): ChannelSession;
}
