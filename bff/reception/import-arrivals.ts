import type { ImportedRow, ImportedStays } from '../../shared/api/house/by-hand.ts';
import type { ArrivalColumn } from '../../shared/domain/house/arrival-table.ts';
import { normaliseNumber } from '../store/guests/reservations.ts';
import { isSameName } from '../store/guests/same-stay.ts';
import { listNamesArriving } from '../store/guests/stays.ts';
import { loadReservationsByNumber } from '../store/pms/reservations.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import type { EntryContext } from './entry-context.ts';
import { KnownGuests } from './known-guests.ts';
import { type ArrivalLine, type ArrivalTable, readArrivals, TWICE } from './read-arrivals.ts';
import { addStay } from './stays.ts';

export type Meanings = Readonly<Record<string, ArrivalColumn | null>>;

/** Previews the import of a table of arrivals, line by line; nothing is stored. */
export async function previewArrivals(
  db: Db | Trx,
  propertyId: string,
  table: string,
  meanings: Meanings,
): Promise<ImportedStays> {
  const read = readArrivals(table, meanings);
  return { columns: read.columns, rows: await judge(db, propertyId, read), stored: 0 };
}

/** Stores the table's new bookings that have no faults. A second import of the same table adds nothing. */
export async function importArrivals(
  trx: Trx,
  doing: EntryContext,
  table: string,
  meanings: Meanings,
): Promise<ImportedStays & { ids: string[] }> {
  const read = readArrivals(table, meanings);
  const rows = await judge(trx, doing.propertyId, read);
  const stays = read.lines.flatMap(({ stay }, index) =>
    stay === null || rows[index]?.outcome !== 'new' ? [] : [stay],
  );
  const contacts = stays.map(({ guest }) => guest);
  const known = await KnownGuests.load(trx, doing.propertyId, contacts);
  const ids: string[] = [];
  for (const stay of stays) ids.push((await addStay(trx, doing, stay, known)).id);
  return { columns: read.columns, rows, stored: ids.length, ids };
}

async function judge(db: Db | Trx, propertyId: string, { lines }: ArrivalTable): Promise<ImportedRow[]> {
  const numbers = lines.map(({ cells }) => normaliseNumber(cells.confirmationNumber));
  const known = await loadReservationsByNumber(db, propertyId, [...new Set(numbers.filter((number) => number !== ''))]);
  const days = lines.flatMap(({ stay }) => stay?.checkIn ?? []);
  const here = await listNamesArriving(db, propertyId, [...new Set(days)]);
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const number = numbers[index] ?? '';
    const isTwice = number !== '' && seen.has(number);
    if (line.stay !== null) seen.add(number);
    const faults = isTwice ? [...line.faults, TWICE] : line.faults;
    const isKnown = number === '' ? here.some((one) => isSameStay(one, line)) : known.has(number);
    const { checkIn, checkOut } = line.stay ?? line.cells;
    return {
      line: line.line,
      outcome: faults.length > 0 ? 'faulty' : isKnown ? 'known' : 'new',
      name: `${line.cells.firstName} ${line.cells.lastName}`.trim(),
      checkIn,
      checkOut,
      room: line.cells.room,
      confirmationNumber: line.cells.confirmationNumber,
      faults,
    };
  });
}

/** Whether both are the same booking. Without a number, its name, its days and (if both have one) its room are compared. */
function isSameStay(
  here: { checkIn: string; checkOut: string; firstName: string; lastName: string; room: string | null },
  { stay, cells }: ArrivalLine,
): boolean {
  return (
    here.checkIn === stay?.checkIn &&
    here.checkOut === stay.checkOut &&
    isSameName(here.lastName, cells.lastName) &&
    (cells.firstName === '' || here.firstName === '' || isSameName(here.firstName, cells.firstName)) &&
    (cells.room === '' || here.room === null || here.room === cells.room)
  );
}
