import type {
  ChannelBooking,
  ChannelGives,
  ChannelManager,
  ChannelNights,
  Delivery,
  Proof,
  SoldRoomType,
} from '../../shared/domain/distribution.ts';
import type { Limits } from '../pms/net/budget.ts';
import type { Check, CredentialField, SessionWorld } from '../pms/port.ts';
import type { CallProof } from '../store/pms/channel-manager-connections.ts';
import type { DateRange } from '../store/pms/runs.ts';

/**
 * One channel manager's API, turned into bookings. An adapter knows nothing of the store, of schedules or of other adapters; a
 * new channel manager is a folder and a line in the registry.
 */
export interface ChannelManagerAdapter {
  provider: ChannelManager;
  /** As its vendor writes it. */
  name: string;
  credentials: readonly CredentialField[];
  capabilities: ChannelManagerCapabilities;
  /** How many requests the vendor allows; `countedBy`: the credentials that it counts by. */
  budget: Limits & { countedBy?: readonly string[] };
  /** How often a minute guests' questions for a room may be put to it; left out: as often as to a PMS. */
  questionsPerMinute?: number;
  /** Does nothing on the network yet. Throws a PmsError `bad_settings` where credentials do not make sense together. */
  open(world: SessionWorld): ChannelManagerSession;
  /**
   * Reads a call to our address, once it is believed. Throws a PmsError `bad_signature` for what is not the vendor's,
   * `malformed_answer` for what cannot be read, and a ServiceError `validation_failed` for a booking that cannot be.
   */
  read(call: IncomingCall, known: { proof: CallProof; externalId: string; now: Date }): ReadCall;
  /** How a call that was taken is answered, where the vendor expects something of its own. */
  answer?(call: IncomingCall, outcome: CallOutcome): CallAnswer;
  /** … and one that was not; null: as everybody is told of errors. */
  refuse?(call: IncomingCall, error: unknown): CallAnswer | null;
  /** The hotels that a call to the address of all hotels is about, as the vendor names them. */
  hotelCodes?(call: IncomingCall): string[];
}

export interface ChannelManagerCapabilities {
  delivery: Delivery;
  /** How its calls are believed. */
  proof: Proof;
  /** Who enters our address there: a person, or the adapter by itself. */
  addressEntered: 'by_hand' | 'by_itself';
  /** How often it is asked what changed, in milliseconds; null: it is not asked. */
  pollMs: number | null;
  gives: readonly ChannelGives[];
}

/** One hotel's connection. Every call may reject with a PmsError and nothing else. */
export interface ChannelManagerSession {
  /** Real calls: reachability, credentials, each right that is needed. Never rejects: what failed stands in the answer. */
  test(signal: AbortSignal): Promise<Check[]>;
  /** The hotel there: proves that credentials and property fit. */
  property(signal: AbortSignal): Promise<{ id: string; name: string }>;
  roomTypes(signal: AbortSignal): Promise<SoldRoomType[]>;
  /** What may be sold in the nights from one date up to, not including, another; where it is asked for that. */
  nights?(span: DateRange, signal: AbortSignal): Promise<ChannelNights>;
  /** What changed since `cursor`, or everything there is for it to tell. Each page only when asked for. */
  pull(cursor: string | null, signal: AbortSignal): AsyncIterable<BookingPage>;
  /** Tells it that these were stored: called after the commit, again where nobody knows whether it arrived. */
  acknowledge(receipts: readonly string[], signal: AbortSignal): Promise<void>;
  /** Asks it to call `webhook.url`; `unsubscribe` ends that. Both may be repeated. */
  subscribe?(signal: AbortSignal): Promise<void>;
  unsubscribe?(signal: AbortSignal): Promise<void>;
}

export interface BookingPage {
  bookings: readonly ChannelBooking[];
  /** One text for each record that cannot be read. */
  faults: readonly string[];
  /** What is told once the page is stored. */
  receipts: readonly string[];
  /** Where the next pull begins; null: where this one began. */
  cursor: string | null;
}

export interface IncomingCall {
  headers: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
  /** The body's bytes as they came, as UTF-8. */
  body: string;
}

export interface ReadCall {
  /** The vendor's own id of the call, where it has one: the same again is passed over. */
  callId: string | null;
  bookings: readonly ChannelBooking[];
  /** What may be sold from now on, where it says that. */
  nights?: ToldNights;
  /** It only says that something changed: what, is asked for. */
  isNudge: boolean;
  /** Fields that nobody here knows. */
  ignored: number;
  /** For the log: what of it could not be used. */
  faults: readonly string[];
}

/** Nights that the channel manager tells of by itself: what it told of the same nights later stays. */
export interface ToldNights extends ChannelNights {
  /** When it was so, in UTC with milliseconds. */
  at: string;
  roomTypes: readonly SoldRoomType[];
}

/**
 * What became of a booking. `older`: a newer state of it is here; `erased`: its guest was erased here; `unusable`: it says too
 * little to be stored.
 */
export type Applied = 'new' | 'changed' | 'same' | 'older' | 'erased' | 'unusable';

export interface CallOutcome {
  /** It was taken before, and nothing was done. */
  isRepeated: boolean;
  applied: readonly Applied[];
}

export interface CallAnswer {
  status: number;
  type: string;
  body: string;
}
