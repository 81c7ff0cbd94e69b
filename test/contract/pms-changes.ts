import type { Change, Receipt, StayRef } from '../../bff/pms/port.ts';
import type { Registration } from '../../shared/domain/house/registration.ts';
import type { PmsChangeKind } from '../../shared/domain/pms.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

const CHANGED_AT = '2026-03-02T12:00:00.000Z';

export function makeRequest(stay: StayRef, more: Partial<Of<'request'>> = {}): Of<'request'> {
  return {
    kind: 'request',
    key: 'req-0001',
    at: CHANGED_AT,
    stay,
    category: 'housekeeping',
    department: 'housekeeping',
    priority: 'normal',
    title: 'Two more towels',
    detail: 'Large ones, please',
    dueAt: '2026-03-02T17:00:00.000Z',
    ...more,
  };
}

export function makeCompletion(
  stay: StayRef,
  request: Receipt,
  more: Partial<Of<'completion'>> = {},
): Of<'completion'> {
  return {
    kind: 'completion',
    key: 'done-0001',
    at: CHANGED_AT,
    stay,
    request,
    title: 'Two more towels',
    state: 'done',
    category: 'housekeeping',
    ...more,
  };
}

export function makeChat(stay: StayRef, text: string, earlier: Receipt | null = null): Of<'communication'> {
  return {
    kind: 'communication',
    key: earlier === null ? 'chat-0001' : 'chat-0002',
    at: CHANGED_AT,
    stay,
    conversationId: 'cnv_0001',
    channel: 'web',
    language: 'en',
    startedAt: CHANGED_AT,
    endedAt: null,
    text,
    earlier,
  };
}

export function makeCharge(stay: StayRef, more: Partial<Of<'charge'>> = {}): Of<'charge'> {
  return {
    kind: 'charge',
    key: 'charge-0001',
    at: CHANGED_AT,
    stay,
    description: 'Late checkout',
    quantity: 2,
    unitPrice: { amount: '17.50', currency: 'EUR' },
    serviceDate: '2026-03-02',
    ...more,
  };
}

export function makeVoid(stay: StayRef, charge: Receipt): Of<'charge_void'> {
  return {
    kind: 'charge_void',
    key: 'void-0001',
    at: CHANGED_AT,
    stay,
    charge,
    reason: 'The guest changed their mind',
  };
}

export function makePreference(stay: StayRef): Of<'preference'> {
  return {
    kind: 'preference',
    key: 'pref-0001',
    at: CHANGED_AT,
    stay,
    topic: 'pillow',
    text: 'Feather-free pillow, always',
  };
}

export function makeFields(stay: StayRef): Of<'fields'> {
  return { kind: 'fields', key: 'fields-0001', at: CHANGED_AT, stay, fields: { email: 'new@example.org' } };
}

export function makeArrival(stay: StayRef, more: Partial<Registration> = {}): Of<'arrival'> {
  const registration = {
    arrivalTime: '21:30',
    companions: ['Ben Silva'],
    nationality: 'PT',
    carNumber: 'AA-00-BB',
    ...more,
  };
  return { kind: 'arrival', key: 'arrival-0001', at: CHANGED_AT, stay, checkIn: '2026-03-01', registration };
}

/** One change of each kind that needs no earlier change, and the words by which it is found again. */
export const PLAIN_CHANGES: readonly {
  kind: PmsChangeKind;
  make: (stay: StayRef) => Change;
  /** null: the change is found by its amount. */
  words: string | null;
}[] = [
  { kind: 'request', make: (stay) => makeRequest(stay), words: 'Two more towels' },
  { kind: 'communication', make: (stay) => makeChat(stay, 'Guest: Is the pool open?'), words: 'Is the pool open?' },
  { kind: 'charge', make: (stay) => makeCharge(stay), words: null },
  { kind: 'preference', make: makePreference, words: 'Feather-free pillow, always' },
  { kind: 'arrival', make: (stay) => makeArrival(stay), words: 'Ben Silva' },
];
