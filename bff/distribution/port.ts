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
 * Adapter for one channel manager's API. It knows neither store, schedules nor other adapters; a new one is a folder and a line
 * in the registry.
 */
export interface ChannelManagerAdapter {
  provider: ChannelManager;
  /** The vendor's spelling. */
  name: string;
  credentials: readonly CredentialField[];
  capabilities: ChannelManagerCapabilities;
  /** The vendor's request limit; `countedBy`: the credentials by which it counts. */
  budget: Limits & { countedBy?: readonly string[] };
  /** Questions per minute for guests; default: as for a PMS. */
  questionsPerMinute?: number;
  /** No network access yet. Throws a PmsError `bad_settings` if the credentials do not fit together. */
  open(world: SessionWorld): ChannelManagerSession;
  /**
   * Parses a verified call. Throws a PmsError `bad_signature` if it is not the vendor's, `malformed_answer` if unreadable, and a
   * ServiceError `validation_failed` for an invalid booking.
   */
  read(call: IncomingCall, known: { proof: CallProof; externalId: string; now: Date }): ReadCall;
  /** The answer to an accepted call, if the vendor expects a special one. */
  answer?(call: IncomingCall, outcome: CallOutcome): CallAnswer;
  /** The answer to a refused call; null: the usual error. */
  refuse?(call: IncomingCall, error: unknown): CallAnswer | null;
  /** The vendor's codes of the hotels in a call to the shared address. */
  hotelCodes?(call: IncomingCall): string[];
}

export interface ChannelManagerCapabilities {
  delivery: Delivery;
  /** How its calls are verified. */
  proof: Proof;
  /** Whether a person or the adapter enters our address there. */
  addressEntered: 'by_hand' | 'by_itself';
  /** Interval of asking for changes, in milliseconds; null: never asked. */
  pollMs: number | null;
  gives: readonly ChannelGives[];
}

/** One hotel's connection. All calls reject only with a PmsError. */
export interface ChannelManagerSession {
  /** Real calls: reachability, credentials, each required right. Never rejects; failures are in the result. */
  test(signal: AbortSignal): Promise<Check[]>;
  /** The hotel there; proves that credentials and property match. */
  property(signal: AbortSignal): Promise<{ id: string; name: string }>;
  roomTypes(signal: AbortSignal): Promise<SoldRoomType[]>;
  /** Availability from one date up to, not including, another; if it has to be asked. */
  nights?(span: DateRange, signal: AbortSignal): Promise<ChannelNights>;
  /** Changes since `cursor`, or everything. Pages are fetched one by one. */
  pull(cursor: string | null, signal: AbortSignal): AsyncIterable<BookingPage>;
  /** Confirms stored records. Called after the commit, and repeated if the result is unknown. */
  acknowledge(receipts: readonly string[], signal: AbortSignal): Promise<void>;
  /** Registers `webhook.url` there; `unsubscribe` removes it. Both can be repeated. */
  subscribe?(signal: AbortSignal): Promise<void>;
  unsubscribe?(signal: AbortSignal): Promise<void>;
}

export interface BookingPage {
  bookings: readonly ChannelBooking[];
  /** One text per unreadable record. */
  faults: readonly string[];
  /** Passed to `acknowledge` once the page is stored. */
  receipts: readonly string[];
  /** Where the next pull starts; null: as this one. */
  cursor: string | null;
}

export interface IncomingCall {
  headers: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
  /** The raw body, as UTF-8. */
  body: string;
}

export interface ReadCall {
  /** The vendor's id of the call, if any; repeated calls are ignored. */
  callId: string | null;
  bookings: readonly ChannelBooking[];
  /** Availability in the call, if any. */
  nights?: ToldNights;
  /** Only signals a change; the data has to be asked for. */
  isNudge: boolean;
  /** Number of unknown fields. */
  ignored: number;
  /** For the log: what could not be used. */
  faults: readonly string[];
}

/** Availability sent by the channel manager. Newer data of the same nights is kept. */
export interface ToldNights extends ChannelNights {
  /** When it was valid, in UTC with milliseconds. */
  at: string;
  roomTypes: readonly SoldRoomType[];
}

/**
 * Result for a booking. `older`: a newer version is stored; `erased`: its guest was erased here; `unusable`: required data is
 * missing.
 */
export type Applied = 'new' | 'changed' | 'same' | 'older' | 'erased' | 'unusable';

export interface CallOutcome {
  /** Already accepted before; nothing was done. */
  isRepeated: boolean;
  applied: readonly Applied[];
}

export interface CallAnswer {
  status: number;
  type: string;
  body: string;
}
