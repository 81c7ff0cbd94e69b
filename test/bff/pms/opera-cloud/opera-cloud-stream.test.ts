import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operaCloudAdapter } from '../../../../bff/pms/opera-cloud/adapter.ts';
import type { ChangeNotice, PmsSession } from '../../../../bff/pms/port.ts';
import { type OperaSimulator, startSimulator } from '../../../../bff/simulators/opera-cloud/simulator.ts';
import { createWorld, type World } from '../../../../bff/simulators/world/world.ts';
import { openSession, SIGNAL } from '../../../support/pms/pms-session.ts';

const HOUR_MS = 3_600_000;
const STREAM = { events: 'stream', extSystemCode: '' };

let now: number;
let world: World;
let simulator: OperaSimulator;
let session: PmsSession;
let kept: ChangeNotice[];
const opened: { close(): Promise<void> }[] = [];

function open(credentials: Record<string, string> = {}): PmsSession {
  const made = openSession(operaCloudAdapter, simulator, { credentials: { ...STREAM, ...credentials } });
  opened.push(made.net);
  return made.session;
}
const read = (from = session) =>
  from.readQueue?.(SIGNAL, async (notices) => {
    kept.push(...notices);
  }) ?? Promise.reject(new Error('No events'));
const cancelOne = () => {
  const [stay] = world.findReservations({ states: ['booked'] }).slice(0, 1);
  if (stay === undefined) throw new Error('An empty house');
  world.cancel(stay.id);
  return String(212_000 + stay.id);
};
/** Waits until this many events have arrived. */
const until = (count: number) =>
  expect
    .poll(async () => {
      await read();
      return kept.length;
    })
    .toBeGreaterThanOrEqual(count);
const subscribed = (count: number) => expect.poll(() => simulator.stream.subscriptions().length).toBe(count);

beforeEach(async () => {
  now = Date.parse('2026-03-04T10:00:00Z');
  kept = [];
  world = createWorld({ clock: () => new Date(now), reservations: 40 });
  simulator = await startSimulator({ world, requestsPerSecond: 10_000 });
  session = open();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  await simulator.close();
});

describe('OPERA Cloud’s stream of business events', () => {
  it('delivers changes through a subscription of the chain and hotel', async () => {
    await read();
    await subscribed(1);
    expect(simulator.stream.subscriptions()[0]).toContain('chainCode:"CHN",hotelCode:"AURORA",delta:true}');
    const id = cancelOne();
    world.setRoom('101', { housekeeping: 'dirty' });
    await until(2);
    expect(kept.map(({ entity, id: about }) => [entity, about])).toEqual([
      ['reservations', id],
      ['rooms', '101'],
    ]);
  });

  it('keeps an event until it is stored, and a repeated event is recognized', async () => {
    await read();
    await subscribed(1);
    cancelOne();
    await until(1);
    simulator.stream.repeat();
    await until(2);
    expect(new Set(kept.map(({ noticeId }) => noticeId)).size).toBe(1);
    cancelOne();
    const failed = () =>
      session.readQueue?.(SIGNAL, async (notices) => {
        if (notices.length > 0) throw new Error('The store is full');
      });
    await expect.poll(() => failed()?.then(() => 'nothing yet', String)).toContain('The store is full');
    await until(3);
  });

  it('is continued after the last stored event when the connection breaks, after ten seconds at the earliest', async () => {
    await read();
    await subscribed(1);
    cancelOne();
    await until(1);
    simulator.stream.drop();
    await expect.poll(() => read().then(() => 'well', String)).toContain('the stream ended');
    const missed = cancelOne();
    await read();
    expect(simulator.stream.subscriptions()).toHaveLength(1);
    now += 11_000;
    await read();
    await subscribed(2);
    expect(simulator.stream.subscriptions()[1]).toContain(',offset:"0"}');
    await until(2);
    expect(kept.at(-1)).toMatchObject({ entity: 'reservations', id: missed });
  });

  it('is opened on a new socket before the token expires', async () => {
    await read();
    await subscribed(1);
    now += HOUR_MS;
    await read(); // the old socket is closed; the new one opens after its end
    const again = async () => {
      now += 11_000;
      await read().catch(() => undefined); // the gateway may not have noticed the old socket's end yet
      return simulator.stream.subscriptions().length;
    };
    await expect.poll(again).toBe(2);
    const id = cancelOne();
    await until(1);
    expect(kept[0]).toMatchObject({ id });
  });

  it('reports that another consumer uses the stream', async () => {
    await read();
    await subscribed(1);
    await expect(read(open())).rejects.toMatchObject({ code: 'busy', message: expect.stringContaining('consumer') });
  });

  it('reports a refused token, and is opened with a new one', async () => {
    await read();
    await subscribed(1);
    simulator.stream.drop(4_401);
    await expect.poll(() => read().then(() => 'well', String)).toContain('refused the token');
    now += 11_000;
    await read();
    await subscribed(2);
  });

  it('is not opened for another application, nor at a private address', async () => {
    const stranger = openSession(operaCloudAdapter, simulator, { credentials: STREAM });
    opened.push(stranger.net);
    await expect(
      stranger.net.open(
        {
          url: `${simulator.url.replace('http', 'ws')}/subscriptions?key=0`,
          protocol: 'graphql-transport-ws',
          onMessage() {},
          onClose() {},
        },
        SIGNAL,
      ),
    ).rejects.toMatchObject({ code: 'unreachable' });
    const inside = { url: 'wss://10.0.0.7/subscriptions', protocol: 'x', onMessage() {}, onClose() {} };
    await expect(stranger.net.open(inside, SIGNAL)).rejects.toMatchObject({ code: 'address_refused' });
    const named = { ...inside, url: 'wss://localhost:8443/subscriptions' };
    await expect(stranger.net.open(named, SIGNAL)).rejects.toMatchObject({
      code: expect.stringMatching(/address_refused|unreachable/),
    });
  });

  it('needs the chain’s code', () => {
    expect(() => open({ enterpriseId: '' })).toThrow(expect.objectContaining({ code: 'bad_settings' }));
  });
});
