import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { findOwnPort } from '../process/own-port.ts';

const NAME = 'redis-server';
const READY_MS_MAX = 20_000;

/** A Redis for one test, without persistence. */
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  /** Kills it like a crash. */
  kill(): Promise<void>;
  /** Pauses it: it keeps its connections but answers nothing until `goOn`. */
  hang(): void;
  goOn(): void;
}

/**
 * Whether there is a Redis. Installs Debian's package if there is none and this process has the rights. If Redis cannot
 * be had, prints `skipped`.
 */
export function ensureRedis(skipped: string): boolean {
  if (findRedis() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Redis found: installing Debian’s redis-server');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', NAME], { stdio: 'inherit', env });
  }
  const isListening = findRedis() !== null;
  if (!isListening) console.log(`Skipped: ${skipped}, for there is no redis-server here and none can be installed`);
  return isListening;
}

function findRedis(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, NAME)).find((file) => existsSync(file)) ?? null;
}

/** Starts a Redis on a port that stays reserved while it is down. The caller kills it at the end. */
export async function startRedis(): Promise<RedisServer> {
  const program = findRedis();
  if (program === null) throw new Error('There is no Redis here: install redis-server');
  const port = await findOwnPort();
  let child: ChildProcess | null = null;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
        stdio: 'ignore',
      });
      await waitUntilListening(port);
    },
    async kill() {
      const killed = child;
      child = null;
      if (killed === null || killed.exitCode !== null) return;
      killed.kill('SIGKILL');
      await once(killed, 'exit');
    },
    hang: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
  };
  await server.start();
  return server;
}

async function waitUntilListening(port: number): Promise<void> {
  const end = performance.now() + READY_MS_MAX;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isListening = await new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    socket.destroy();
    if (isListening) return;
    if (performance.now() > end) throw new Error('Redis does not listen');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
