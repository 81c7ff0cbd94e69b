import { z } from 'zod';
import type { Effect } from '../net/effect.ts';
import { PmsError } from '../net/errors.ts';
import { DAY_ORDERS } from '../values/day.ts';

/**
 * Settings that map another REST API to the bridge's contract: the calls, the fields in their answers, the formats of
 * days, instants and money, and the paging. They consist of paths and tables only, without code.
 */
const path = z.string().max(300);
const words = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The source of a field: a path (`guest.names[0].last`), or a path with a table that translates its values. */
const source = z.union([
  path,
  z.strictObject({
    path: path.optional(),
    /** From the API's value to ours; `*`: any other value. */
    words: words.optional(),
    /** The value if the API has none. */
    default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  }),
]);
export type Source = z.infer<typeof source>;

/** The source of each field of the contract's record. `primaryGuest.lastName` is a field of an inner record. */
const fields = z.record(z.string(), source);
export type Fields = z.infer<typeof fields>;

const call = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
  /** `/bookings/{id}/memos`; `{+id}` is inserted without encoding. */
  path: z.string().regex(/^(?:\/|\{\+)/, { error: 'begins with / or {+' }),
  /** `{ "since": "{updatedSince}" }`; parameters without a value are left out. */
  query: z.record(z.string(), z.string()).default({}),
});

const paging = z.discriminatedUnion('style', [
  z.strictObject({ style: z.literal('none') }),
  z.strictObject({ style: z.literal('cursor'), send: z.string(), read: path }),
  z.strictObject({
    style: z.literal('page'),
    send: z.string(),
    first: z.int().default(1),
    size: z.string().optional(),
    limit: z.int().min(1).max(1_000),
  }),
  z.strictObject({
    style: z.literal('offset'),
    send: z.string(),
    size: z.string().optional(),
    limit: z.int().min(1).max(1_000),
  }),
]);

const list = call.extend({
  /** The path of the list in the answer; empty: the answer is the list. */
  list: path.default(''),
  paging: paging.default({ style: 'none' }),
  fields,
});
const one = call.extend({ fields });

const write = call.extend({
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  /** Any JSON; placeholders in texts are filled (`"{unitPrice.amount}"`). */
  body: z.json().optional(),
  /** For placeholders: from our value to the API's. */
  words: z.record(z.string(), words).default({}),
  /** The fields of the answer: `id`. Without it our own id identifies the record. */
  fields: fields.default({}),
  /**
   * Whether a repeated call has no further effect. Assumed for PUT, PATCH and DELETE; for POST only with an
   * `Idempotency-Key`.
   */
  idempotent: z.boolean().optional(),
  /** If not idempotent: the call that finds an existing record before it is written a second time. */
  find: call
    .extend({ list: path.default(''), where: path, is: z.string().default('{externalId}'), id: path })
    .optional(),
});
export type WriteCall = z.infer<typeof write>;

/** The effect of a call: as set in the shape, or else by its method. A POST adds a record each time. */
export function effectOfWrite({ method, idempotent = method !== 'POST' }: WriteCall): Exclude<Effect, 'read'> {
  if (!idempotent) return 'append';
  return method === 'DELETE' ? 'delete' : 'idempotent';
}

const READS = {
  reservations: list,
  reservation: one.partial({ fields: true }),
  guests: list,
  guest: one.partial({ fields: true }),
  rooms: list,
  room: one.partial({ fields: true }),
  roomTypes: list,
  rates: list,
  availability: list,
} as const;
const WRITES = {
  request: write,
  requestStatus: write,
  communication: write,
  charge: write,
  chargeVoid: write,
  preference: write,
  guestChange: write,
  arrival: write,
  note: write,
} as const;
export type WriteName = keyof typeof WRITES;

const shape = z
  .strictObject({
    version: z.literal(1),
    dates: z.enum(DAY_ORDERS).default('YYYY-MM-DD'),
    /**
     * `iso`: with `Z` or an offset, or without one in the hotel's local time; `local`: `2026-03-02 16:00:00` at the
     * hotel; `unix`: seconds.
     */
    instants: z.enum(['iso', 'local', 'unix']).default('iso'),
    money: z.strictObject({ unit: z.enum(['decimal', 'minor']), currency: z.string().regex(/^[A-Z]{3}$/) }).optional(),
    property: one,
    reads: z.strictObject(READS).partial().required({ reservations: true }),
    writes: z.strictObject(WRITES).partial().default({}),
  })
  .superRefine(({ writes, reads, money }, context) => {
    const fault = (at: (string | number)[], message: string) => context.addIssue({ code: 'custom', path: at, message });
    for (const [name, one] of Object.entries(writes))
      if (effectOfWrite(one) === 'append' && one.find === undefined)
        fault(['writes', name], `a ${one.method} needs idempotent or find, or it would be there twice`);
    const priced = {
      balance: reads.reservations.fields['balance'],
      total: reads.reservations.fields['total'],
      price: reads.rates?.fields['price'],
      charge: writes.charge,
    };
    for (const [name, one] of Object.entries(priced))
      if (one !== undefined && money === undefined) fault(['money'], `needed for ${name}`);
    for (const field of ['id', 'confirmationNumber', 'status', 'arrivalDate', 'departureDate'])
      if (reads.reservations.fields[field] === undefined)
        fault(['reads', 'reservations', 'fields', field], 'is needed');
  });
export type Shape = z.infer<typeof shape>;
export type ListCall = z.infer<typeof list>;

/** Parses the settings. Throws `bad_settings` with the place of the fault. */
export function readShape(text: string): Shape {
  let parsedJson: unknown;
  try {
    parsedJson = JSON.parse(text);
  } catch (cause) {
    throw new PmsError('bad_settings', 'The shape of the API is not JSON', { cause });
  }
  const parsed = shape.safeParse(parsedJson);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'the whole'}: ${issue.message}`);
  throw new PmsError('bad_settings', `The shape of the API does not fit: ${faults.join('; ')}`);
}
