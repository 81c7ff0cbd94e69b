import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findOwnPort } from '../support/process/own-port.ts';

const GONE_MS_MAX = 15_000;

export interface Served {
  baseUrl: string;
  /** Sends SIGTERM to the command only, as a supervisor does, and returns how the server ended. Throws if it keeps running. */
  stop(): Promise<string>;
}

/** Starts a server with a command like a user, with the Node in `bin` first in PATH and its own data folder. */
export async function serveUnder(given: {
  cwd: string;
  bin?: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
}): Promise<Served> {
  const [command = '', ...args] = given.command;
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-served-'));
  const port = await findOwnPort();
  const PATH = given.bin === undefined ? process.env['PATH'] : `${given.bin}:${withoutModules(process.env['PATH'])}`;
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_(?!EXTRA_CA_CERTS$)|VITEST|BASE_URL)/.test(name),
  );
  const child = spawn(command, args, {
    cwd: given.cwd,
    env: {
      ...Object.fromEntries(kept),
      ...(PATH !== undefined && { PATH }),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...given.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // its own process group, which can be killed as a whole
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith('ready ')) break;
  }
  if (!lines.at(-1)?.startsWith('ready ')) throw new Error(`${given.command.join(' ')}: ${lines.join('\n')}`);
  child.stdout.resume();
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    async stop() {
      const began = Date.now();
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      while (await answers(port)) {
        if (Date.now() - began > GONE_MS_MAX) {
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
          throw new Error(`${given.command.join(' ')} was told to stop, and its server goes on`);
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
      return `SIGTERM ended it in ${((Date.now() - began) / 1_000).toFixed(1)} s`;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Removes this repository's folders from PATH, which npm puts first and which hold the bundled Node. */
function withoutModules(path = ''): string {
  return path
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':');
}
