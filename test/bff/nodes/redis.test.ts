import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it as test, vi } from 'vitest';
import type { Nodes } from '../../../bff/nodes/port.ts';
import { readNodeMessages } from '../../../bff/store/nodes/node-messages.ts';
import { ensureRedis, type RedisServer, startRedis } from '../../support/redis/redis-server.ts';
import { type NodeRig, openNodeRig } from './node-rig.ts';

const hasRedis = ensureRedis('what nodes do with Redis');
const it = test.skipIf(!hasRedis);

let redis: RedisServer;
let rig: NodeRig;
beforeAll(async () => {
  if (hasRedis) redis = await startRedis();
}, 60_000);
afterAll(() => redis?.kill());
beforeEach(async () => {
  rig = await openNodeRig();
});
afterEach(() => rig.close());

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
const LOST = { kept: false, isFrequent: true };

async function joinTwo(secrets: [number, number] = [7, 7]): Promise<[Nodes, Nodes]> {
  const redisUrl = redis.url;
  const [a, b] = [await rig.join({ redisUrl, secret: secrets[0] }), await rig.join({ redisUrl, secret: secrets[1] })];
  await until(() =>
    expect([a, b].map((one) => [one.countOthers(), one.redis()?.isUp])).toEqual([
      [1, true],
      [1, true],
    ]),
  );
  return [a, b];
}

function listen(node: Nodes): unknown[] {
  const heard: unknown[] = [];
  node.bus.on('x', (body) => void heard.push(body));
  return heard;
}

/** Takes one request from a bucket, and returns whether that was allowed. */
async function mayTake(node: Nodes, bucket: string): Promise<boolean> {
  const limiter = node.limit({ name: 'tries', points: 3, durationSeconds: 60 });
  return limiter.consume(bucket).then(
    () => true,
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    },
  );
}

it('Redis carries messages that may be lost, and the store carries messages that must arrive', async () => {
  const [a, b] = await joinTwo();
  const heard = listen(b);
  a.bus.publish('x', { n: 1 }, LOST);
  await until(() => expect(heard).toEqual([{ n: 1 }]));
  a.bus.publish('x', { n: 2 }, { kept: true });
  await until(async () => expect(await readNodeMessages(rig.db, 0, 10)).toHaveLength(1));
  expect(heard).toContainEqual({ n: 2 });
});

it('if Redis is killed or hangs, nodes use the store after a moment, and use Redis again when it is back', async () => {
  const [a, b] = await joinTwo();
  const heard = listen(b);
  for (const [fail, mend] of [
    [() => redis.kill(), () => redis.start()],
    [async () => redis.hang(), async () => redis.goOn()],
  ] as const) {
    heard.length = 0;
    await fail();
    await until(() => expect([a.redis()?.isUp, b.redis()?.isUp]).toEqual([false, false]));
    a.bus.publish('x', { n: 1 }, { kept: false });
    a.bus.publish('x', { n: 2 }, { kept: true });
    await until(() => expect(heard).toEqual([{ n: 1 }, { n: 2 }]));
    await mend();
    await until(() => expect([a.redis()?.isUp, b.redis()?.isUp]).toEqual([true, true]));
    a.bus.publish('x', { n: 3 }, LOST);
    await until(() => expect(heard).toContainEqual({ n: 3 }));
  }
}, 90_000);

it('messages without the master key of the nodes are ignored, and cannot be read by others', async () => {
  const [stranger, b] = await joinTwo([8, 7]);
  const heard = listen(b);
  stranger.bus.publish('x', { n: 1 }, LOST);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(heard).toEqual([]);
});

it('rate limits hold over all nodes, and per node if Redis does not answer', async () => {
  const [a, b] = await joinTwo();
  expect([await mayTake(a, 'mia'), await mayTake(b, 'mia'), await mayTake(a, 'mia')]).toEqual([true, true, true]);
  expect([await mayTake(a, 'mia'), await mayTake(b, 'mia')]).toEqual([false, false]);
  expect(await mayTake(b, 'ben')).toBe(true);
  const limiter = a.limit({ name: 'tries', points: 3, durationSeconds: 60 });
  redis.hang();
  const began = performance.now();
  await limiter.consume('eva');
  expect(performance.now() - began).toBeLessThan(5_000); // it does not wait for a silent Redis
  redis.goOn();
}, 60_000);
