import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePostgres } from '../../support/postgres/cluster.ts';
import { ensureRedis } from '../../support/redis/redis-server.ts';
import { openNodeHouse } from './node-house.ts';
import { measureTakeOver, runStorm } from './storm.ts';

/**
 * `npm run prove:nodes [-- --nodes=3 --guests=2000 --per-second=70 --seconds=180 --no-redis --json]`: the guests of a chain of
 * hotels write to several nodes behind a balancer, while nodes are killed at random, one after the other, and Redis and
 * PostgreSQL are restarted once. It prints the ack times, the times until other nodes took over a dead node's work, and every
 * broken promise; exit code 1 if there is one. The nodes are shipped servers; their engine loads all languages first.
 */
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    guests: { type: 'string', default: '2000' },
    'per-second': { type: 'string', default: '70' },
    seconds: { type: 'string', default: '180' },
    settle: { type: 'string', default: '90' },
    'no-redis': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [count, guests, perSecond, seconds] = [values.nodes, values.guests, values['per-second'], values.seconds].map(
  Number,
) as [number, number, number, number];
const KILL_EVERY_SECONDS = 30;
const TAKEN_OVER_MS_MAX = 30_000;

if (ensurePostgres() === null || !ensureRedis('the proof of several nodes')) process.exit(1);
const memory = existsSync('/dev/shm') ? '/dev/shm' : '/tmp';
const clusterFolder = mkdtempSync(join(memory, 'service-chat-prove-'));
chmodSync(clusterFolder, 0o711);
const printProgress = (words: string) => void (values.json || process.stdout.write(`${words}\n`));
const house = await openNodeHouse(count, { program: 'real', withRedis: !values['no-redis'], clusterFolder });
try {
  printProgress(`${count} nodes serve; their engines read all languages for ${values.settle} s`);
  await new Promise((resolve) => setTimeout(resolve, Number(values.settle) * 1_000));
  const takeOvers: Promise<number>[] = [];
  const kill = async () => {
    const places = house.places().filter((place) => place !== null);
    const place = places[Math.floor(Math.random() * places.length)] ?? 0;
    const id = await house.kill(place);
    printProgress(`node ${place} was killed`);
    if (id !== null) takeOvers.push(measureTakeOver(house.db, id));
    await house.start(place);
  };
  const figures = await runStorm(house, {
    guests,
    perSecond,
    seconds,
    blows: [
      ...Array.from({ length: Math.floor(seconds / KILL_EVERY_SECONDS) }, (_, n) => ({
        atSeconds: 10 + n * KILL_EVERY_SECONDS,
        strike: kill,
      })),
      {
        atSeconds: seconds / 3,
        async strike() {
          printProgress('Redis is restarted');
          await house.redis.kill();
          await new Promise((resolve) => setTimeout(resolve, 3_000));
          await house.redis.start();
        },
      },
      {
        atSeconds: (seconds * 2) / 3,
        async strike() {
          printProgress('PostgreSQL crashes and is started again');
          house.postgres.stop('immediate');
          house.postgres.start();
        },
      },
    ],
  });
  const takenOverMs = await Promise.all(takeOvers);
  const { faults, ...rest } = figures;
  const told = { nodes: count, perSecond, seconds, ...rest, takenOverMs, faults: faults.length };
  process.stdout.write(values.json ? `${JSON.stringify(told)}\n` : `${JSON.stringify(told, null, 1)}\n`);
  for (const fault of faults.slice(0, 50)) printProgress(fault);
  const isGood = faults.length === 0 && takenOverMs.every((ms) => ms <= TAKEN_OVER_MS_MAX);
  process.exitCode = isGood && figures.acknowledged === figures.sent ? 0 : 1;
} finally {
  await house.close();
  rmSync(clusterFolder, { recursive: true, force: true });
}
