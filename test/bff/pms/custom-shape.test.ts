import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { customAdapter } from '../../../bff/pms/custom/adapter.ts';
import { readShape } from '../../../bff/pms/custom/shape.ts';
import { fillBody, fillIn, readRecord, writeValues } from '../../../bff/pms/custom/shape-values.ts';
import type { PmsAdapter } from '../../../bff/pms/port.ts';
import type { SimulatorOptions } from '../../../bff/simulators/simulator.ts';
import { describePmsAdapter } from '../../contract/pms.ts';
import { startTinyPms } from '../../support/pms/tiny-pms.ts';

const TINY = readFileSync(new URL('../../../docs/pms/tiny-shape.json', import.meta.url), 'utf8');
const NONE = { place: 'none', where: '' } as const;
const { takes } = customAdapter.capabilities;
/** The adapter refuses what this API cannot store, so the suite only tests the rest. */
const adapter: PmsAdapter = {
  ...customAdapter,
  capabilities: {
    ...customAdapter.capabilities,
    pulls: ['rooms', 'reservations'],
    incremental: ['reservations'],
    takes: { ...takes, completion: NONE, communication: NONE, preference: NONE, fields: NONE, arrival: NONE },
    notices: 'none',
  },
};

async function startShaped(options: SimulatorOptions) {
  const tiny = await startTinyPms(options);
  const { key: token = '', address: baseUrl = '' } = tiny.credentials;
  const credentials = { baseUrl, auth: 'apiKeyHeader', headerName: 'X-Tiny-Key', token, shape: TINY };
  return { ...tiny, provider: 'custom' as const, credentials };
}

describe('a custom API with its own field names and formats', () => {
  const wrong: [string, (shape: ReturnType<typeof JSON.parse>) => unknown, RegExp][] = [
    ['no JSON', () => 'not json', /not JSON/],
    ['another version', (shape) => ({ ...shape, version: 2 }), /version/],
    ['a field of no use', (shape) => ({ ...shape, colour: 'red' }), /colour/],
    [
      'a POST that could be there twice',
      (shape) => ({ ...shape, writes: { request: { ...shape.writes.request, find: undefined } } }),
      /writes\.request: a POST needs idempotent or find/,
    ],
    ['money without its unit', (shape) => ({ ...shape, money: undefined }), /money: needed for/],
    [
      'stays without a status',
      (shape) => ({
        ...shape,
        reads: { reservations: { ...shape.reads.reservations, fields: { id: 'no', confirmationNumber: 'no' } } },
      }),
      /reads\.reservations\.fields\.status/,
    ],
    [
      'a path that is none',
      (shape) => ({ ...shape, property: { ...shape.property, path: 'hotel' } }),
      /property\.path/,
    ],
  ];
  it.each(wrong)('is refused with the reason for %s', (_, change, expected) => {
    const changed = change(JSON.parse(TINY));
    const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
    expect(() => readShape(text)).toThrow(expected);
  });

  it('has its days, times, amounts, words and lists read in its own formats', () => {
    const world = {
      shape: { dates: 'DD.MM.YYYY', instants: 'local', money: { unit: 'minor', currency: 'EUR' } },
      timezone: 'Europe/Berlin',
    } as const;
    const raw = {
      nr: 7,
      in: '2.3.2026',
      at: '2026-03-02 16:00:00',
      due: 1_250,
      cur: 'JPY',
      who: [{ n: 'Silva' }],
      likes: ['quiet'],
      gone: 'yes',
      state: 'X',
    };
    const fields = {
      id: 'nr',
      arrivalDate: 'in',
      updatedAt: 'at',
      balance: 'due',
      'balance.currency': 'cur',
      confirmationNumber: 'nr',
      total: 'due',
      'total.currency': 'cur',
      'primaryGuest.lastName': 'who[0].n',
      'primaryGuest.preferences': 'likes',
      deleted: 'gone',
      status: { path: 'state', words: { A: 'booked', '*': 'cancelled' } },
      adults: { path: 'nothing', default: 2 },
    };
    expect(readRecord(world, raw, fields)).toEqual({
      id: '7',
      arrivalDate: '2026-03-02',
      updatedAt: '2026-03-02T15:00:00.000Z',
      balance: { amount: 1_250, currency: 'JPY' },
      confirmationNumber: '7',
      total: { amount: 1_250, currency: 'JPY' },
      primaryGuest: { lastName: 'Silva', preferences: [{ key: '0', value: 'quiet' }] },
      deleted: true,
      status: 'cancelled',
      adults: 2,
    });
  });

  it('is written to in its own formats, and no value can change the path of a call', () => {
    const world = {
      shape: { dates: 'DD/MM/YYYY', instants: 'unix', money: { unit: 'decimal', currency: 'EUR' } },
      timezone: 'Europe/Berlin',
    } as const;
    const values = writeValues(world, {
      serviceDate: '2026-03-02',
      dueAt: '2026-03-02T15:00:00.000Z',
      unitPrice: { amount: 1_750, currency: 'EUR' },
      quantity: 2,
      reservationId: '../admin?x=1',
      guestId: null,
    });
    const body = {
      on: '{serviceDate}',
      due: '{dueAt}',
      price: '{unitPrice.amount}',
      n: '{quantity}',
      who: '{guestId}',
    };
    expect(fillBody(body, values)).toEqual({ on: '02/03/2026', due: 1_772_463_600, price: 17.5, n: 2, who: null });
    expect(fillIn('/bookings/{reservationId}/memos', values, true)).toBe('/bookings/..%2Fadmin%3Fx%3D1/memos');
    expect(fillIn('/guests/{guestId}', values, true)).toBeNull();
  });
});

describePmsAdapter({
  adapter,
  startSimulator: startShaped,
  listCall: /^GET \/bookings\?/,
  writeCalls: /^(?:POST|PUT|DELETE) /,
  confirmationOf: ({ id }) => `T${id}`,
  lacks: ['preferences', 'guestId', 'arrivalTime', 'merge', 'inspected', 'offers'],
  hasTokens: false,
  elsewhere: true,
});
