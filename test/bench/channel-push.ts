import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { envelopeOf, reservationOf } from '../../bff/simulators/siteminder/simulator.ts';
import type { ChannelBooking } from '../../shared/domain/distribution.ts';
import { Fleet } from '../load/hot/fleet.ts';
import { serveOn } from '../load/hot/served.ts';
import { call, openHotel } from '../support/chat-server.ts';

/** SiteMinder stops waiting for a response after a second or two, and sends the booking again. */
export const PUSH_GOAL_MS = 1_000;
const PUSHES_PER_SECOND = 50;
const SECONDS = 10;
const GUESTS = 100;
const LINES_PER_SECOND = 20;
/** The wait until the engine has loaded its languages, so that the loading is not measured. */
const SETTLE_MS = 50_000;
const PATIENCE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The hotel code in the simulator's reservations. */
const HOTEL_CODE = '10107';
const GUEST_LINES = ['When is breakfast?', 'Is there parking?', 'Can I bring my dog?', 'Is there a sauna?'];

/** How long SiteMinder waited for each response, in milliseconds. */
export interface PushFigures {
  median: number;
  p99: number;
  worst: number;
  /** The number of responses that were not successful. */
  failed: number;
}

/**
 * `nothing`: calls that do nothing, at the same pace in the same run, which show the machine's own share. `quiet`: pushes
 * while no guest is in the chat.
 */
export interface PushResult {
  nothing: PushFigures;
  quiet: PushFigures;
  chatting: PushFigures;
  /** The number of guests' messages that the engine answered meanwhile. */
  answered: number;
  /** The number of pushed bookings that the API lists afterwards. */
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
    const nothing = await sendAtPace((nr) => callNothing(served.baseUrl, nr));
    const quiet = await pushBooking(door, 0);
    const fleet = new Fleet(served.baseUrl, propertyId);
    await fleet.open(GUESTS);
    let isOver = false;
    const talkAsGuests = async () => {
      for (let line = 0; !isOver; line++) {
        fleet.say(line % GUESTS, GUEST_LINES[line % GUEST_LINES.length] ?? '');
        await pause(1_000 / LINES_PER_SECOND);
      }
    };
    const talking = talkAsGuests();
    const chatting = await pushBooking(door, PUSHES_PER_SECOND * SECONDS);
    isOver = true;
    await talking;
    const sent = 2 * PUSHES_PER_SECOND * SECONDS;
    const stored = await countStored(served.baseUrl, apiKey, sent);
    fleet.close();
    return { nothing, quiet, chatting, answered: fleet.answered, stored, sent };
  } finally {
    await served.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each call comes from a new address, because the rate limit of a single address would be measured otherwise. */
async function callNothing(baseUrl: string, nr: number): Promise<boolean> {
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

function pushBooking({ webhookUrl, user, password }: Door, from: number): Promise<PushFigures> {
  return sendAtPace(async (nr) => {
    const at = new Date().toISOString();
    const body = envelopeOf(reservationOf(bookingOf(from + nr), at), { at, user, password });
    const headers = { 'content-type': 'application/xml; charset=utf-8' };
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body });
    return (await answer.text()).includes('<Success/>');
  });
}

/** Sends each call at its scheduled moment, whether the earlier calls were answered or not. */
async function sendAtPace(send: (nr: number) => Promise<boolean>): Promise<PushFigures> {
  const times: number[] = [];
  let failed = 0;
  const timed = async (nr: number) => {
    const began = performance.now();
    if (!(await send(nr))) failed += 1;
    times.push(performance.now() - began);
  };
  const sends: Promise<void>[] = [];
  const start = performance.now();
  for (let nr = 0; nr < PUSHES_PER_SECOND * SECONDS; nr++) {
    const wait = start + (nr * 1_000) / PUSHES_PER_SECOND - performance.now();
    if (wait > 0) await pause(wait);
    sends.push(timed(nr));
  }
  await Promise.all(sends);
  times.sort((a, b) => a - b);
  const percentileOf = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN);
  return { median: percentileOf(0.5), p99: percentileOf(0.99), worst: percentileOf(1), failed };
}

function bookingOf(nr: number): ChannelBooking {
  const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const arrival = 1 + (nr % 200);
  const room = { roomType: { code: 'DBL', name: 'Double' }, ratePlan: 'BAR', adults: 2, children: 0, guestName: null };
  return {
    id: `push-${nr}`,
    version: '1',
    otaName: 'Booking.com',
    otaReference: `OTA-${nr}`,
    confirmationNumber: `P${nr}`,
    state: 'booked',
    rooms: [{ ...room, checkIn: dateIn(arrival), checkOut: dateIn(arrival + 2) }],
    booker: { firstName: 'Nora', lastName: `Nr${nr}`, email: `nr${nr}@guests.example`, phone: '', language: 'en' },
    arrivalTime: null,
    notes: '',
  };
}

/** Counts the stored bookings until all are there or a minute has passed. */
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
