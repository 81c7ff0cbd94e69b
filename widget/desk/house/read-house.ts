import { HOUSEKEEPING_STATES, type HousekeepingState } from '../../../shared/domain/pms.ts';
import { fields, list, maybeText, oneOf, text } from '../data/read/read.ts';

/** A stay as the house view shows it. Days are the property's. */
export interface HouseStay {
  id: string;
  number: string;
  name: string;
  phone: string;
  checkIn: string;
  checkOut: string;
  arrivalTime: string | null;
  room: string | null;
  roomType: string;
  /** The newest conversation that is open, or null. */
  conversationId: string | null;
  taskCount: number;
}

export interface HouseRoom {
  id: string;
  number: string;
  type: string;
  housekeeping: HousekeepingState;
  /** The colleague who said so; null: the PMS. */
  by: string | null;
  occupied: boolean | null;
  stay: HouseStay | null;
  tasks: readonly string[];
}

export function readStay(value: unknown): HouseStay | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  const guest = fields(from['guest']);
  const [conversation] = list(from['conversations'], (one) => maybeText(fields(one)?.['id']));
  return {
    id: from['id'],
    number: text(from['confirmationNumber']),
    name: `${text(guest?.['firstName'])} ${text(guest?.['lastName'])}`.trim(),
    phone: text(guest?.['phone']),
    checkIn: text(from['checkIn']),
    checkOut: text(from['checkOut']),
    arrivalTime: maybeText(from['arrivalTime']),
    room: maybeText(from['room']),
    roomType: text(from['roomType']),
    conversationId: conversation ?? null,
    taskCount: list(from['tasks'], fields).length,
  };
}

export function readRoom(value: unknown): HouseRoom | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  return {
    id: from['id'],
    number: text(from['number']),
    type: text(fields(from['type'])?.['name']),
    housekeeping: oneOf(HOUSEKEEPING_STATES, from['housekeeping'], 'unknown'),
    by: maybeText(fields(from['byHand'])?.['by']),
    occupied: typeof from['occupied'] === 'boolean' ? from['occupied'] : null,
    stay: readStay(from['stay']),
    tasks: list(from['tasks'], (task) => maybeText(fields(task)?.['title'])),
  };
}
