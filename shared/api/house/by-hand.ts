import { z } from 'zod';
import { ARRIVAL_COLUMNS, ARRIVAL_FAULTS } from '../../domain/house/arrival-table.ts';
import { HOUSEKEEPING_STATES } from '../../domain/pms.ts';
import { text } from '../common.ts';
import { createGuestBody, updateReservationBody } from '../guests.ts';

/** Rooms and stays that staff enter, because no PMS reports them. */

export const ROOMS_AT_ONCE_MAX = 500;
/** Maximum number of lines in a table of arrivals. */
export const IMPORT_ROWS_MAX = 1_000;
export const IMPORT_BYTES_MAX = 512 * 1024;

const roomFields = {
  number: text(20).describe('The room number on the door'),
  type: z
    .string()
    .max(100)
    .meta({ description: 'The hotel’s name for this type of room; may be empty', examples: ['Double'] }),
  floor: z.string().max(20).describe('The floor; may be empty'),
};
const housekeeping = z
  .enum(HOUSEKEEPING_STATES)
  .describe('The housekeeping status set by staff; valid until the PMS sends a new one');

const roomEntry = z.strictObject({
  number: roomFields.number,
  type: roomFields.type.default(''),
  floor: roomFields.floor.default(''),
  housekeeping: housekeeping.default('unknown'),
});
export const addRoomsBody = z.strictObject({
  rooms: z
    .array(roomEntry)
    .min(1)
    .max(ROOMS_AT_ONCE_MAX)
    .describe('The rooms; none is added if one of them is invalid'),
});
export type RoomToAdd = z.output<typeof roomEntry>;

export const changeRoomBody = z
  .strictObject({ ...roomFields, housekeeping })
  .partial()
  .refine((given) => Object.keys(given).length > 0, {
    path: ['housekeeping'],
    error: 'Say at least one of these',
    params: { code: 'required' },
  })
  .meta({ minProperties: 1 });

const stayGuest = createGuestBody.omit({ externalId: true, notes: true });

export const changeStayBody = updateReservationBody
  .omit({ externalId: true, inclusions: true, balance: true, total: true })
  .extend({ guest: stayGuest.optional() });
export type StayChange = z.output<typeof changeStayBody>;

/** A booking as it is entered: its guest with it. */
export const addStayBody = changeStayBody
  .extend({
    state: z
      .enum(['booked', 'checked_in'])
      .optional()
      .describe('`checked_in`: the guest has already arrived; absent: booked'),
    guest: stayGuest
      .extend({ lastName: text(100) })
      .describe('The guest; an existing guest with the same name and the same e-mail address or phone is used'),
  })
  .required({ checkIn: true, checkOut: true, guest: true })
  .describe('If `confirmationNumber` is absent, one is created, with which the guest opens the booking in the chat');
export type StayToAdd = z.output<typeof addStayBody>;

const column = z.enum(ARRIVAL_COLUMNS);

export const importStaysBody = z.strictObject({
  table: text(IMPORT_BYTES_MAX).meta({
    description: 'CSV with a header line, separated by commas, semicolons or tabs',
    examples: ['Name,checkIn,checkOut\nSilva,2026-12-24,2026-12-27'],
  }),
  columns: z
    .record(z.string().max(200), column.nullable())
    .default({})
    .meta({
      description: 'The field of each heading; an absent heading is read if its name matches a field',
      examples: [{ Name: 'lastName' }],
    }),
  store: z.boolean().default(false).describe('false: the table is only checked, nothing is stored'),
});

const fault = z.strictObject({
  field: column,
  code: z.enum(ARRIVAL_FAULTS),
  detail: z.string(),
});

export const importedStays = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        heading: z.string().meta({ description: 'The heading in the table', examples: ['Name'] }),
        field: column.nullable().describe('The field; null: the column is not read'),
      }),
    )
    .meta({ description: 'The headings of the table, in order', examples: [[{ heading: 'Name', field: 'lastName' }]] }),
  rows: z.array(
    z.strictObject({
      line: z.int().describe('The line number in the file, counted from 1'),
      outcome: z
        .enum(['new', 'known', 'faulty'])
        .describe('`new`: the booking is stored; `known`: the booking already exists; `faulty`: see `faults`'),
      name: z.string(),
      checkIn: z.string(),
      checkOut: z.string(),
      room: z.string(),
      confirmationNumber: z.string().describe('The confirmation number; empty: one is created'),
      faults: z.array(fault).describe('The errors of the line'),
    }),
  ),
  stored: z.int().describe('The number of bookings stored'),
});
export type ImportedStays = z.output<typeof importedStays>;
export type ImportedRow = ImportedStays['rows'][number];
