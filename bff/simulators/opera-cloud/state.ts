import { z } from 'zod';
import { writeStamp } from '../../base/local-stamp.ts';
import type { Faults } from '../server/faults.ts';
import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { World } from '../world/world.ts';
import type { WorldReservation } from '../world/world-types.ts';

export const HOTEL_ID = 'AURORA';
export const CHAIN = 'CHN';
const FIRST_RESERVATION = 212_000;
const FIRST_CONFIRMATION = 2_348_000;
const FIRST_PROFILE = 110_000;

/** The hotel's configured codes; others are refused. */
export const CODES = {
  serviceRequestCodes: ['CHAT', 'TOWEL', 'CLEAN'],
  roomMaintenance: ['GEN', 'AC'],
  postingTransactionCodes: ['5010', '5020'],
  commentTypes: ['GEN', 'CSH'],
  departments: ['HSK', 'FO', 'ENG'],
};
/** The hotel's preferences by type and value. */
export const PREFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SPECIALS: { FF: 'Feather-free pillow', QR: 'Quiet room', HF: 'High floor', VB: 'Vegan breakfast' },
};
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'E',
  de: 'D',
  fr: 'F',
  es: 'S',
  it: 'I',
  pt: 'P',
  pl: 'PL',
  ja: 'J',
};

export interface QueuedEvent {
  id: string;
  moduleName: string;
  actionType: string;
  actionId: number;
  primaryKey: string;
  at: string;
  details: { dataElement: string; oldValue: string; newValue: string }[];
}

/** The state that all calls share. */
export interface OperaState {
  world: World;
  faults: Faults;
  queue: QueuedEvent[];
  /** The ids of locked reservations. */
  locked: Set<number>;
  /** OPERA's own fields of service requests and maintenances, by written id. */
  details: Map<string, Record<string, unknown>>;
}

/** An error in OPERA's format (`exceptionDetailType`). */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, detail: string, code = 'OPERAWS-GEN0001') {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

export const NOTHING: SimAnswer = { status: 204 };

export function ok(body: unknown, status = 200, headers: Record<string, string> = {}): SimAnswer {
  return { status, headers, body };
}

/** A time such as `2026-03-02 16:00:00.0` by the hotel's clock, which may be set wrong. */
export function stamp({ world, faults }: OperaState, instant: string): string {
  return `${writeStamp(Date.parse(instant) + faults.clockSkewMs, world.hotel.timezone)}.0`;
}

export const toReservationId = (id: number) => String(FIRST_RESERVATION + id);
export const toConfirmation = (id: number) => String(FIRST_CONFIRMATION + id);
export const toProfileId = (id: number) => String(FIRST_PROFILE + id);
export const fromProfileId = (id: string) => Number(id) - FIRST_PROFILE;
export const fromReservationId = (id: string) => Number(id) - FIRST_RESERVATION;

export function findReservation({ world }: OperaState, id: string): WorldReservation {
  const found = world.reservation(fromReservationId(id));
  if (found === undefined) throw new Problem(404, 'Reservation not found', 'OPERAWS-RSV00070');
  return found;
}

/** Parses a body by its schema; refuses it if invalid. */
export function readBody<T>({ body }: RoutedRequest, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(body));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    throw new Problem(
      400,
      `Invalid payload${issue === undefined ? '' : ` at ${issue.path.join('.')}`}`,
      'OPERAWS-GEN0016',
    );
  }
}

/** A page by `limit` and `offset`, with the paging fields of lists. */
export function pageOf({ query }: RoutedRequest, total: number, limitByDefault = 20) {
  const limit = Number(query.get('limit') ?? limitByDefault);
  const offset = Number(query.get('offset') ?? 0);
  if (!Number.isInteger(limit) || limit < 1 || !Number.isInteger(offset) || offset < 0)
    throw new Problem(400, 'Invalid limit or offset', 'OPERAWS-GEN0017');
  const count = Math.max(0, Math.min(limit, total - offset));
  return {
    start: offset,
    end: offset + limit,
    told: {
      limit,
      offset,
      count,
      totalResults: total,
      totalPages: Math.ceil(total / limit),
      hasMore: offset + limit < total,
    },
  };
}
