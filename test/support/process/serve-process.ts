import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { NODE_FLAGS } from '../../../bff/cli/node-settings.mjs';
import { programAt } from './programs.ts';

const READY_MS_MAX = 120_000;
const RUNNERS_OWN = new Set(['BASE_URL', 'NODE_ENV', 'MODE', 'DEV', 'PROD', 'SSR', 'VITEST', 'TEST']);

/** A server in a process of its own, with everything it logged. */
export interface ServeProcess {
  baseUrl: string;
  child: ChildProcess;
  /** What it wrote to stderr so far. */
  logged(): string;
  /** Has it ended? */
  isGone(): boolean;
  /** Ends it by SIGTERM, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a program of this repository (`serve` by itself) and waits for its line `ready <base url>`. */
export async function startServing(
  env: Record<string, string>,
  program: readonly string[] = [programAt('bff/cli/main.ts'), 'serve', '--sample'],
): Promise<ServeProcess> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !RUNNERS_OWN.has(name)));
  const child = spawn(process.execPath, [...NODE_FLAGS, ...program], {
    env: { ...own, PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString('latin1')));
  const gone = once(child, 'exit');
  const baseUrl = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${errors.join('')}`));
    const timer = setTimeout(() => fail('Not ready in time'), READY_MS_MAX);
    gone.then(() => fail('It ended before it was ready'), reject);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, url] = /^ready (\S+)$/.exec(line) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
  return {
    baseUrl,
    child,
    logged: () => errors.join(''),
    isGone: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
}
