import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findOwnPort } from './own-port.ts';

const READY_MS_MAX = 120_000;
const RUNNER_VARIABLES = new Set(['BASE_URL', 'NODE_ENV', 'MODE', 'DEV', 'PROD', 'SSR', 'VITEST', 'TEST']);

/** A server that is started as the README says, in its own process and with its own data folder. */
export interface NpmServer {
  baseUrl: string;
  /** The lines that it printed before it was ready, such as the addresses for people. */
  lines: string[];
  /** The first printed address that contains `part`. Throws if there is none. */
  address(part: string): string;
  /** Kills it as a power cut would and starts it again on the same folder. `between` runs while it is down. */
  crash(between: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Runs `npm start` or another npm script, and waits for its line `ready <base url>`. */
export async function startByNpm(args: string[] = ['start'], env: Record<string, string> = {}): Promise<NpmServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-'));
  const lines: string[] = [];
  const port = await findOwnPort();
  let child = start();
  const baseUrl = await waitUntilReady();
  return {
    baseUrl,
    lines,
    address(part) {
      const url = lines.flatMap((line) => line.match(/https?:\/\/\S+/g) ?? []).find((url) => url.includes(part));
      if (url === undefined) throw new Error(`No address with ${part} in:\n${lines.join('\n')}`);
      return url;
    },
    async crash(between) {
      await end('SIGKILL');
      await between();
      child = start();
      await waitUntilReady();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };

  function start(): ChildProcess {
    return spawn('npm', args, {
      env: { ...withoutRunner(process.env), PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true, // npm starts a shell that starts node, so the whole process group is ended
    });
  }

  function waitUntilReady(): Promise<string> {
    return Promise.race([readUntilReady(child, lines), failAfter(READY_MS_MAX, lines)]);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, signal);
    await ended;
  }
}

/** The environment without the test runner's variables. BASE_URL and others have a different meaning for the server. */
function withoutRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !RUNNER_VARIABLES.has(name)));
}

async function readUntilReady(child: ChildProcess, lines: string[]): Promise<string> {
  if (child.stdout === null) throw new Error('The child has no standard output');
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const [, baseUrl] = /^ready (\S+)$/.exec(line) ?? [];
    if (baseUrl !== undefined) {
      child.stdout.resume();
      return baseUrl;
    }
  }
  throw new Error(`It ended before it was ready:\n${lines.join('\n')}`);
}

function failAfter(ms: number, lines: string[]): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`Not ready in ${ms} ms:\n${lines.join('\n')}`)), ms).unref();
  });
}
