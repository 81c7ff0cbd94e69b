import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { NODE_FLAGS } from '../../../bff/cli/node-settings.mjs';
import { programAt } from './programs.ts';

const READY_MS_MAX = 120_000;
const RUNNER_VARIABLES = new Set(['BASE_URL', 'NODE_ENV', 'MODE', 'DEV', 'PROD', 'SSR', 'VITEST', 'TEST']);

/** A server in its own process, with its log. */
export interface ServeProcess {
  baseUrl: string;
  child: ChildProcess;
  /** What it has written to stderr so far. */
  logged(): string;
  /** Whether it has ended. */
  isGone(): boolean;
  /** Stops it with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a program of this repository, by default `serve`, and waits for its line `ready <base url>`. */
export async function startServing(
  env: Record<string, string>,
  program: readonly string[] = [programAt('bff/cli/main.ts'), 'serve', '--sample'],
): Promise<ServeProcess> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !RUNNER_VARIABLES.has(name)));
  const child = spawn(process.execPath, [...NODE_FLAGS, ...program], {
    env: { ...inherited, PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString('latin1')));
  const exit = once(child, 'exit');
  const baseUrl = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason}\n${errors.join('')}`));
    const timer = setTimeout(() => fail('Not ready in time'), READY_MS_MAX);
    exit.then(() => fail('It ended before it was ready'), reject);
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
      await exit;
      return child.exitCode;
    },
  };
}
