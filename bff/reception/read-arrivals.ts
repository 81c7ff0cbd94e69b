import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { addStayBody, IMPORT_ROWS_MAX, type StayToAdd } from '../../shared/api/house/by-hand.ts';
import { ARRIVAL_COLUMNS, type ArrivalColumn, type ArrivalFault } from '../../shared/domain/house/arrival-table.ts';
import { ServiceError } from '../base/errors.ts';
import { readPhone } from '../pms/values/phone.ts';
import { cleanText } from '../sync/pull/clean.ts';
import { createDayReader, type DayReader } from './read-days.ts';

const CELL_MAX = 4_000;
const DELIMITERS = [',', ';', '\t'];
/** The faults of columns with a value that the schema refuses. */
const CODES: Readonly<Partial<Record<ArrivalColumn, ArrivalFault>>> = {
  email: 'not_an_address',
  phone: 'not_a_phone',
  language: 'not_a_language',
  confirmationNumber: 'not_a_booking_number',
  arrivalTime: 'not_a_time',
  adults: 'not_a_number',
  children: 'not_a_number',
};

export interface FaultInLine {
  field: ArrivalColumn;
  code: ArrivalFault;
  detail: string;
}

/** A line of the table with its faults. `stay` is null if there is any fault. */
export interface ArrivalLine {
  line: number;
  cells: Readonly<Record<ArrivalColumn, string>>;
  stay: StayToAdd | null;
  faults: FaultInLine[];
}

export interface ArrivalTable {
  columns: { heading: string; field: ArrivalColumn | null }[];
  lines: ArrivalLine[];
}

const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/**
 * Parses a table of arrivals. `meanings` assigns headings to fields; other headings are recognised by a field's name. Throws
 * `validation_failed` if the text is no table or has too many lines.
 */
export function readArrivals(table: string, meanings: Readonly<Record<string, ArrivalColumn | null>>): ArrivalTable {
  const [head, ...records] = parseRows(table);
  if (records.length > IMPORT_ROWS_MAX)
    throw new ServiceError('validation_failed', `At most ${IMPORT_ROWS_MAX} lines at once: divide the table`);
  const columns = nameColumns(head?.cells ?? [], meanings);
  const rows = records.map(({ line, cells }) => ({ line, cells: byField(columns, cells) }));
  const readDay = createDayReader(rows.flatMap(({ cells }) => [cells.checkIn, cells.checkOut]));
  return { columns, lines: rows.map(({ line, cells }) => readLine(line, cells, readDay)) };
}

function readLine(line: number, cells: Record<ArrivalColumn, string>, readDay: DayReader): ArrivalLine {
  const faults: FaultInLine[] = [];
  const day = (field: 'checkIn' | 'checkOut') => {
    const read = cells[field] === '' ? { fault: 'missing' as const } : readDay(cells[field]);
    if ('day' in read) return read.day;
    faults.push({ field, code: read.fault, detail: DETAILS[read.fault] });
    return '';
  };
  const [checkIn, checkOut] = [day('checkIn'), day('checkOut')];
  if (checkIn !== '' && checkOut !== '' && checkOut < checkIn)
    faults.push({ field: 'checkOut', code: 'out_of_order', detail: DETAILS.out_of_order });
  if (cells.lastName === '') faults.push({ field: 'lastName', code: 'missing', detail: DETAILS.missing });
  const read = addStayBody.safeParse(toStay(cells, { checkIn, checkOut }));
  const faultyFields = new Set(faults.map(({ field }) => field));
  for (const issue of read.error?.issues ?? []) {
    const field = ARRIVAL_COLUMNS.find((one) => one === issue.path.at(-1));
    if (field === undefined || faultyFields.has(field)) continue;
    faultyFields.add(field);
    const code = codeOf(field, issue.code);
    faults.push({ field, code, detail: DETAILS[code] });
  }
  faults.sort((a, b) => ARRIVAL_COLUMNS.indexOf(a.field) - ARRIVAL_COLUMNS.indexOf(b.field));
  return { line, cells, stay: faults.length === 0 && read.success ? read.data : null, faults };
}

function toStay(cells: Record<ArrivalColumn, string>, days: { checkIn: string; checkOut: string }): unknown {
  const given = (value: string) => (value === '' ? undefined : value);
  return {
    ...days,
    room: given(cells.room),
    roomType: given(cells.roomType),
    confirmationNumber: given(cells.confirmationNumber),
    arrivalTime: given(cells.arrivalTime.replace(/^(\d):/, '0$1:').replace(/^(\d\d:\d\d):\d\d$/, '$1')),
    adults: count(cells.adults),
    children: count(cells.children),
    notes: given(cells.notes),
    guest: {
      lastName: cells.lastName,
      firstName: cells.firstName,
      email: cells.email,
      phone: readPhone(cells.phone),
      language: given(cells.language.replace('_', '-')),
    },
  };
}

/** Parses a number. Other texts are returned unchanged, so that the schema reports them. */
function count(cell: string): number | string | undefined {
  if (cell === '') return undefined;
  return /^\d{1,4}$/.test(cell) ? Number(cell) : cell;
}

function codeOf(field: ArrivalColumn, issue: string): ArrivalFault {
  const code = CODES[field];
  return issue === 'too_big' && code !== 'not_a_number' ? 'too_long' : (code ?? 'missing');
}

const DETAILS: Readonly<Record<ArrivalFault, string>> = {
  missing: 'It is needed and empty',
  not_a_date: 'No day such as 2026-12-24',
  ambiguous_date: 'Day and month may be either: write it as 2026-12-24',
  out_of_order: 'Before the day of arrival',
  not_a_time: 'No time such as 15:30',
  not_a_number: 'No number of persons',
  not_a_language: 'No language such as de',
  not_a_booking_number: 'No letter and no digit in it',
  not_an_address: 'No e-mail address',
  not_a_phone: 'No number with its country such as +4983825501',
  too_long: 'Too long',
  twice: 'Another line of the table has this number',
};

/** Returns the fault of a booking number that occurs twice in the table. */
export const TWICE: FaultInLine = { field: 'confirmationNumber', code: 'twice', detail: DETAILS.twice };

function nameColumns(
  head: readonly string[],
  meanings: Readonly<Record<string, ArrivalColumn | null>>,
): ArrivalTable['columns'] {
  const usedFields = new Set<string>();
  return head.map((heading) => {
    const plain = heading.toLowerCase().replace(/[^a-z]/g, '');
    const meaning = Object.hasOwn(meanings, heading) ? meanings[heading] : undefined;
    const field =
      meaning === undefined ? (ARRIVAL_COLUMNS.find((one) => one.toLowerCase() === plain) ?? null) : meaning;
    if (field === null || usedFields.has(field)) return { heading, field: null };
    usedFields.add(field);
    return { heading, field };
  });
}

function byField(columns: ArrivalTable['columns'], cells: readonly string[]): Record<ArrivalColumn, string> {
  const at = (field: ArrivalColumn) => cells[columns.findIndex((one) => one.field === field)] ?? '';
  return {
    lastName: at('lastName'),
    firstName: at('firstName'),
    checkIn: at('checkIn'),
    checkOut: at('checkOut'),
    room: at('room'),
    roomType: at('roomType'),
    confirmationNumber: at('confirmationNumber'),
    email: at('email'),
    phone: at('phone'),
    language: at('language'),
    arrivalTime: at('arrivalTime'),
    adults: at('adults'),
    children: at('children'),
    notes: at('notes'),
  };
}

function parseRows(table: string): { line: number; cells: string[] }[] {
  const [head = ''] = table.split(/\r?\n/, 1);
  const delimiter = DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  try {
    const read: unknown = parse(table, {
      delimiter,
      bom: true,
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
    return parsed.parse(read).map(({ record, info }) => ({
      // `lines` is the record's last line; a record with line breaks begins that many lines earlier.
      line: info.lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0),
      cells: record.map((cell) => cleanText(cell, CELL_MAX + 1)),
    }));
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it cannot be read';
    throw new ServiceError('validation_failed', `The table could not be read: ${why}`, { cause: error });
  }
}
