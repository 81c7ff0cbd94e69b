import { z } from 'zod';
import type { Effect } from '../net/effect.ts';
import { PmsError } from '../net/errors.ts';
import { DAY_ORDERS } from '../values/day.ts';

/**
 * Settings that map a REST API of another shape onto the bridge's contract: which call stands for which of the contract's, where
 * in its answers the fields are, how it writes days, hours and money, how its lists go on. Paths and tables only, no code.
 */
const path = z.string().max(300);
const words = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Where a field's value comes from: a path (`guest.names[0].last`), or a path with words of theirs put into ours. */
const source = z.union([
  path,
  z.strictObject({
    path: path.optional(),
    /** Theirs → ours; `*`: whatever else there is. */
    words: words.optional(),
    /** Where there is nothing. */
    default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  }),
]);
export type Source = z.infer<typeof source>;

/** Fields of the contract's record → where they are. `primaryGuest.lastName` is a field of a record within. */
const fields = z.record(z.string(), source);
export type Fields = z.infer<typeof fields>;

const call = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
  /** `/bookings/{id}/memos`; `{+id}` is put in as it is. */
  path: z.string().regex(/^(?:\/|\{\+)/, { error: 'begins with / or {+' }),
  /** `{ "since": "{updatedSince}" }`; what a placeholder has no value for is left out. */
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
  /** Where the list stands in the answer; empty: the answer is the list. */
  list: path.default(''),
  paging: paging.default({ style: 'none' }),
  fields,
});
const one = call.extend({ fields });

const write = call.extend({
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  /** Any JSON; texts with placeholders are filled in (`"{unitPrice.amount}"`). */
  body: z.json().optional(),
  /** Of placeholders: ours → theirs. */
  words: z.record(z.string(), words).default({}),
  /** Of the answer: `id`. Without it the record is known by our own id. */
  fields: fields.default({}),
  /** Does the same again do nothing more? PUT, PATCH and DELETE are taken to; POST by an `Idempotency-Key` alone. */
  idempotent: z.boolean().optional(),
  /** Else: where what is there already is looked for before it is written a second time. */
  find: call
    .extend({ list: path.default(''), where: path, is: z.string().default('{externalId}'), id: path })
    .optional(),
});
export type WriteCall = z.infer<typeof write>;

/** What such a call does, by its method where the shape does not say: a POST adds each time. */
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
    /** `iso`: with `Z` or an offset, or the hotel's hour without; `local`: `2026-03-02 16:00:00` at the hotel; `unix`: seconds. */
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

/** Reads the settings. Throws `bad_settings` that says where they are wrong. */
export function readShape(text: string): Shape {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (cause) {
    throw new PmsError('bad_settings', 'The shape of the API is not JSON', { cause });
  }
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const told = parsed.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'the whole'}: ${issue.message}`);
  throw new PmsError('bad_settings', `The shape of the API does not fit: ${told.join('; ')}`);
}
