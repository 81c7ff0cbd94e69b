import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { envelopeOf, reservationOf } from '../../bff/simulators/siteminder/simulator.ts';
import type { ChannelBooking } from '../../shared/domain/distribution.ts';
import { Fleet } from '../load/hot/fleet.ts';
import { serveOn } from '../load/hot/served.ts';
import { call, openHotel } from '../support/chat-server.ts';

/** SiteMinder gives an answer up after a second or two, and sends the booking again. */
export const PUSH_GOAL_MS = 1_000;
const PER_SECOND = 50;
const SECONDS = 10;
const GUESTS = 100;
const LINES_PER_SECOND = 20;
/** Until the engine has read its languages: what that takes is no guest's. */
const SETTLE_MS = 50_000;
const PATIENCE_MS = 60_000;
const DAY_MS = 86_400_000;
/** As the simulator's reservations name the hotel. */
const HOTEL_CODE = '10107';
const LINES = ['When is breakfast?', 'Is there parking?', 'Can I bring my dog?', 'Is there a sauna?'];

/** How long SiteMinder waited for its answers, in milliseconds. */
export interface PushFigures {
  median: number;
  p99: number;
  worst: number;
  /** Answers that were no success. */
  failed: number;
}

/**
 * `nothing`: calls that do nothing, at the same pace in the same run: what the machine itself takes. `quiet`: pushes with no guest in
 * the chat.
 */
export interface PushResult {
  nothing: PushFigures;
  quiet: PushFigures;
  chatting: PushFigures;
  /** Guests' messages that were answered by the engine meanwhile. */
  answered: number;
  /** Of the bookings that were sent, those that stand in the API afterwards. */
  stored: number;
  sent: number;
}

/**
 * SiteMinder pushes 50 bookings a second to a server on one processor, first alone, then while guests chat; sender and guests are on the
 * other. Needs Linux: taskset.
 */
export async function measurePush(): Promise<PushResult> {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-push-'));
  const served = await serveOn(0, ['bff/cli/service-chat.mjs', 'serve'], {
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  try {
    const { propertyId, apiKey } = await openHotel(served.baseUrl);
    const body = { provider: 'siteminder', credentials: { hotelCode: HOTEL_CODE } };
    const connected = await call(served.baseUrl, 'POST', '/api/integrations/channel-manager/connect', apiKey, body);
    const door: Door = connected.body;
    await pause(SETTLE_MS);
    const nothing = await pace((nr) => doNothing(served.baseUrl, nr));
    const quiet = await push(door, 0);
    const fleet = new Fleet(served.baseUrl, propertyId);
    await fleet.open(GUESTS);
    let isOver = false;
    const talk = async () => {
      for (let line = 0; !isOver; line++) {
        fleet.say(line % GUESTS, LINES[line % LINES.length] ?? '');
        await pause(1_000 / LINES_PER_SECOND);
      }
    };
    const talking = talk();
    const chatting = await push(door, PER_SECOND * SECONDS);
    isOver = true;
    await talking;
    const sent = 2 * PER_SECOND * SECONDS;
    const stored = await countStored(served.baseUrl, apiKey, sent);
    fleet.close();
    return { nothing, quiet, chatting, answered: fleet.answered, stored, sent };
  } finally {
    await served.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From ever other addresses: one alone is soon told to wait, and that would be measured. */
async function doNothing(baseUrl: string, nr: number): Promise<boolean> {
  const headers = { 'x-forwarded-for': `10.0.${nr >> 8}.${nr & 255}` };
  const answer = await fetch(`${baseUrl}/health/live`, { headers });
  await answer.arrayBuffer();
  return answer.ok;
}

interface Door {
  webhookUrl: string;
  user: string;
  password: string;
}

function push({ webhookUrl, user, password }: Door, from: number): Promise<PushFigures> {
  return pace(async (nr) => {
    const at = new Date().toISOString();
    const body = envelopeOf(reservationOf(bookingOf(from + nr), at), { at, user, password });
    const headers = { 'content-type': 'application/xml; charset=utf-8' };
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body });
    return (await answer.text()).includes('<Success/>');
  });
}

/** Each call goes out at its moment, whether those before were answered or not. */
async function pace(send: (nr: number) => Promise<boolean>): Promise<PushFigures> {
  const times: number[] = [];
  let failed = 0;
  const timed = async (nr: number) => {
    const began = performance.now();
    if (!(await send(nr))) failed += 1;
    times.push(performance.now() - began);
  };
  const sends: Promise<void>[] = [];
  const start = performance.now();
  for (let nr = 0; nr < PER_SECOND * SECONDS; nr++) {
    const wait = start + (nr * 1_000) / PER_SECOND - performance.now();
    if (wait > 0) await pause(wait);
    sends.push(timed(nr));
  }
  await Promise.all(sends);
  times.sort((a, b) => a - b);
  const rank = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN);
  return { median: rank(0.5), p99: rank(0.99), worst: rank(1), failed };
}

function bookingOf(nr: number): ChannelBooking {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const arrival = 1 + (nr % 200);
  const room = { roomType: { code: 'DBL', name: 'Double' }, ratePlan: 'BAR', adults: 2, children: 0, guestName: null };
  return {
    id: `push-${nr}`,
    version: '1',
    otaName: 'Booking.com',
    otaReference: `OTA-${nr}`,
    confirmationNumber: `P${nr}`,
    state: 'booked',
    rooms: [{ ...room, checkIn: day(arrival), checkOut: day(arrival + 2) }],
    booker: { firstName: 'Nora', lastName: `Nr${nr}`, email: `nr${nr}@guests.example`, phone: '', language: 'en' },
    arrivalTime: null,
    notes: '',
  };
}

/** Counts until all are there, or a minute is over. */
async function countStored(baseUrl: string, apiKey: string, wanted: number): Promise<number> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    let count = 0;
    for (let cursor = ''; ; ) {
      const path = `/api/reservations?limit=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
      const { body } = await call(baseUrl, 'GET', path, apiKey);
      count += body.items.length;
      if (body.nextCursor === null) break;
      cursor = body.nextCursor;
    }
    if (count >= wanted || Date.now() > end) return count;
    await pause(1_000);
  }
}
