import { z } from 'zod';
import { ARRIVAL_COLUMNS, ARRIVAL_FAULTS } from '../../domain/house/arrival-table.ts';
import { HOUSEKEEPING_STATES } from '../../domain/pms.ts';
import { text } from '../common.ts';
import { createGuestBody, updateReservationBody } from '../guests.ts';

/** Rooms and stays that staff enter, because no PMS tells of them. */

export const ROOMS_AT_ONCE_MAX = 500;
/** Of a table of arrivals. */
export const IMPORT_ROWS_MAX = 1_000;
export const IMPORT_BYTES_MAX = 512 * 1024;

const roomFields = {
  number: text(20).describe('As it stands on the door'),
  type: z
    .string()
    .max(100)
    .meta({ description: 'What the house calls this kind of room; may be empty', examples: ['Double'] }),
  floor: z.string().max(20).describe('May be empty'),
};
const housekeeping = z
  .enum(HOUSEKEEPING_STATES)
  .describe('As staff found it; it holds until the PMS tells something new of the room');

const roomEntry = z.strictObject({
  number: roomFields.number,
  type: roomFields.type.default(''),
  floor: roomFields.floor.default(''),
  housekeeping: housekeeping.default('unknown'),
});
export const addRoomsBody = z.strictObject({
  rooms: z.array(roomEntry).min(1).max(ROOMS_AT_ONCE_MAX).describe('All of them, or none where one is at fault'),
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
      .describe('`checked_in`: a guest who is here already; left out: booked'),
    guest: stayGuest
      .extend({ lastName: text(100) })
      .describe('A guest of this name with the same e-mail address or phone is the same one'),
  })
  .required({ checkIn: true, checkOut: true, guest: true })
  .describe('Without `confirmationNumber` one is made, by which the guest opens the booking in the chat');
export type StayToAdd = z.output<typeof addStayBody>;

const column = z.enum(ARRIVAL_COLUMNS);

export const importStaysBody = z.strictObject({
  table: text(IMPORT_BYTES_MAX).meta({
    description: 'CSV with a first line of headings, divided by commas, semicolons or tabs',
    examples: ['Name,checkIn,checkOut\nSilva,2026-12-24,2026-12-27'],
  }),
  columns: z
    .record(z.string().max(200), column.nullable())
    .default({})
    .meta({
      description: 'What each heading means; one that is left out is read where it is called as a field is',
      examples: [{ Name: 'lastName' }],
    }),
  store: z.boolean().default(false).describe('false: looked through only, nothing is stored'),
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
        heading: z.string().meta({ description: 'As it stands in the table', examples: ['Name'] }),
        field: column.nullable().describe('null: it is not read'),
      }),
    )
    .meta({ description: 'The table’s headings, in order', examples: [[{ heading: 'Name', field: 'lastName' }]] }),
  rows: z.array(
    z.strictObject({
      line: z.int().describe('Its line in the file, from 1'),
      outcome: z
        .enum(['new', 'known', 'faulty'])
        .describe('`new`: it is stored; `known`: this booking is here already; `faulty`: see `faults`'),
      name: z.string(),
      checkIn: z.string(),
      checkOut: z.string(),
      room: z.string(),
      confirmationNumber: z.string().describe('Empty: one is made'),
      faults: z.array(fault).describe('What is wrong with the line'),
    }),
  ),
  stored: z.int().describe('How many bookings were stored'),
});
export type ImportedStays = z.output<typeof importedStays>;
export type ImportedRow = ImportedStays['rows'][number];
