import { expect, it } from 'vitest';
import { cloudbedsAdapter } from '../../../bff/distribution/cloudbeds/adapter.ts';
import { createNet } from '../../../bff/pms/net/net-client.ts';
import { startSimulator } from '../../../bff/simulators/cloudbeds/channel.ts';
import { BOOKING } from '../../contract/channel-manager-house.ts';
import { toBooking } from './pulled-side.ts';

/** Cloudbeds filters by the hotel's local time, in which one hour occurs twice in autumn. */
it.each([
  ['in winter', '2026-12-05T10:00:00Z', '2026-12-05T10:01:00Z'],
  ['in summer', '2026-07-05T10:00:00Z', '2026-07-05T10:01:00Z'],
  ['when clocks are set back', '2026-10-25T00:59:00Z', '2026-10-25T01:01:00Z'],
  ['within the hour that is there twice', '2026-10-25T00:30:00Z', '2026-10-25T01:05:00Z'],
  ['when clocks are set forward', '2026-03-29T00:59:00Z', '2026-03-29T01:01:00Z'],
])('a booking that Cloudbeds changes after one pull is part of the next pull, %s', async (_, first, second) => {
  let now = new Date(first);
  const clock = () => now;
  const simulator = await startSimulator({ clock, limits: false });
  const net = createNet({
    ...{ budget: { requests: 100, perMs: 1_000, atOnce: 4 }, allowedPrivate: ['127.0.0.1'] },
    ...{ retries: () => 0, clock, secrets: [] },
  });
  const { credentials } = simulator;
  const discard = async () => undefined;
  const world = { credentials, net, clock, keep: discard, webhook: null, timezone: 'Europe/Berlin' };
  const look = async (cursor: string | null) => {
    const found: string[] = [];
    let next: string | null = null;
    for await (const page of cloudbedsAdapter.open(world).pull(cursor, AbortSignal.timeout(60_000))) {
      found.push(...page.bookings.map(({ otaReference }) => otaReference ?? ''));
      next = page.cursor;
    }
    return { found, next };
  };
  const { next } = await look(null);
  now = new Date(second);
  simulator.put(toBooking(BOOKING));
  expect(await look(next)).toMatchObject({ found: [BOOKING.otaReference] });
  now = new Date(+now + 26 * 3_600_000);
  const later = await look(next);
  expect((await look(later.next)).found).toEqual([]);
  await net.close();
  await simulator.close();
});
