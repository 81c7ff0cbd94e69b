import { afterAll, beforeAll, expect, it as test } from 'vitest';
import { ensurePostgres } from '../support/postgres/cluster.ts';
import { CLUSTERS } from '../support/postgres/store-url.ts';
import { ensureRedis } from '../support/redis/redis-server.ts';
import { type NodeHouse, openNodeHouse } from './nodes/node-house.ts';
import { measureTakeOver, runStorm } from './nodes/storm.ts';

const TAKEN_OVER_MS_MAX = 30_000;
const hasBoth = ensurePostgres() !== null && ensureRedis('several nodes on one store');
const it = test.skipIf(!hasBoth);

let house: NodeHouse;
beforeAll(async () => {
  if (hasBoth) house = await openNodeHouse(3, { program: 'quick', clusterFolder: process.env[CLUSTERS] });
}, 240_000);
afterAll(() => house?.close());

it('three nodes under kills and drains, with Redis and PostgreSQL restarts, lose, repeat and change no acknowledged message', async () => {
  // A second try begins with the nodes that the first one left stopped.
  for (const [place, running] of house.places().entries()) if (running === null) await house.start(place);
  const takeOvers: Promise<number>[] = [];
  const kill = async (place: number) => {
    const id = await house.kill(place);
    if (id !== null) takeOvers.push(measureTakeOver(house.db, id));
    await house.start(place);
  };
  const figures = await runStorm(house, {
    guests: 12,
    perSecond: 10,
    seconds: 25,
    blows: [
      { atSeconds: 3, strike: () => kill(0) },
      {
        atSeconds: 8,
        async strike() {
          await house.redis.kill();
          await new Promise((resolve) => setTimeout(resolve, 2_000));
          await house.redis.start();
        },
      },
      {
        atSeconds: 14,
        async strike() {
          house.postgres.stop('immediate');
          house.postgres.start();
        },
      },
      {
        atSeconds: 18,
        async strike() {
          await house.drain(1);
          await house.start(1);
        },
      },
      { atSeconds: 22, strike: () => kill(2) },
    ],
  });
  expect(figures.faults).toEqual([]);
  expect(figures.acknowledged).toBe(figures.sent);
  expect(figures.answered).toBe(figures.sent);
  expect(figures.sent).toBeGreaterThan(100);
  for (const ms of await Promise.all(takeOvers)) expect(ms).toBeLessThan(TAKEN_OVER_MS_MAX);
}, 300_000);
