import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensurePostgres } from '../../support/postgres/cluster.ts';
import { ensureRedis } from '../../support/redis/redis-server.ts';
import type { Outcome, Row } from '../row.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const STORM_SECONDS_MAX = 180;
const NODES_OWN_SECONDS = 200;
const TEXTS_A_SECOND = 40;
const LINES_SHOWN = 15;

/** Several nodes on one PostgreSQL, with nodes, Redis and PostgreSQL killed under load. */
export const nodes: Row = {
  name: 'nodes',
  says: 'three nodes, killed one after the other, with Redis and PostgreSQL restarted: nothing is lost, doubled or shown otherwise',
  unit: 'seconds',
  goal: STORM_SECONDS_MAX,
  short: 0,
  weight: 3,
  async run({ goal, endsAt }) {
    if (ensurePostgres() === null || !ensureRedis('the proof of several nodes'))
      return { done: 0, faults: [], notRun: 'there is no PostgreSQL or no Redis here' };
    const left = (endsAt - performance.now()) / 1_000 - NODES_OWN_SECONDS;
    if (left < 60) return { done: 0, faults: [], notRun: 'less than 5 minutes were left for it' };
    const seconds = Math.min(goal, Math.floor(left));
    return runCommand(seconds, 'test/faults/nodes/prove.ts', `--seconds=${seconds}`, '--guests=500');
  },
};

/** Texts that are hard to read, through the real engine. */
export const texts: Row = {
  name: 'texts',
  says: 'no text takes the engine longer than its deadline, and the server answers at once all the while',
  unit: 'texts',
  goal: 20_000,
  short: 0,
  weight: 2,
  async run({ goal, endsAt, random }) {
    const count = Math.min(goal, Math.floor(((endsAt - performance.now()) / 1_000) * TEXTS_A_SECOND));
    if (count < 1) return { done: 0, faults: [], notRun: 'no time was left for it' };
    return runCommand(count, 'test/fuzz/engine.ts', `--texts=${count}`, `--seed=${Math.floor(random() * 1e6)}`);
  },
};

/** Runs another command of this repository, which says by its exit code whether it found anything. */
async function runCommand(done: number, ...args: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => lines.push(...bytes.toString().split('\n').filter(Boolean)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { done, faults: code === 0 ? [] : [`${args[0]} ended with ${code}`, ...lines.slice(-LINES_SHOWN)] };
}
