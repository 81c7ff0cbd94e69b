import {
  ARRIVAL_COLUMNS,
  ARRIVAL_FAULTS,
  type ArrivalColumn,
  type ArrivalFault,
} from '../../../../shared/domain/house/arrival-table.ts';
import { count, fields, list, oneOf, text } from '../../data/read/read.ts';

export interface TableColumn {
  heading: string;
  field: ArrivalColumn | null;
}

export interface TableRow {
  line: number;
  outcome: 'new' | 'known' | 'faulty';
  name: string;
  checkIn: string;
  checkOut: string;
  room: string;
  number: string;
  faults: readonly { field: ArrivalColumn; code: ArrivalFault }[];
}

/** The server's reading of a table of arrivals. */
export interface ArrivalTable {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  stored: number;
}

export function readTable(value: unknown): ArrivalTable {
  const from = fields(value);
  return {
    columns: list(from?.['columns'], (one) => {
      const { heading, field } = fields(one) ?? {};
      return { heading: text(heading), field: ARRIVAL_COLUMNS.find((column) => column === field) ?? null };
    }),
    rows: list(from?.['rows'], readRow),
    stored: count(from?.['stored']),
  };
}

function readRow(value: unknown): TableRow | null {
  const from = fields(value);
  if (from === null) return null;
  return {
    line: count(from['line']),
    outcome: oneOf(['new', 'known', 'faulty'] as const, from['outcome'], 'faulty'),
    name: text(from['name']),
    checkIn: text(from['checkIn']),
    checkOut: text(from['checkOut']),
    room: text(from['room']),
    number: text(from['confirmationNumber']),
    faults: list(from['faults'], (one) => {
      const { field, code } = fields(one) ?? {};
      return { field: oneOf(ARRIVAL_COLUMNS, field, 'lastName'), code: oneOf(ARRIVAL_FAULTS, code, 'missing') };
    }),
  };
}
