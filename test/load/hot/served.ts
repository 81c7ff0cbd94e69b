import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const TICK_MS = 10; // the unit of the times in /proc

/** A server in its own process, on its own processor. */
export interface Served {
  baseUrl: string;
  /** The CPU time of all its threads so far, in milliseconds. */
  cpuMs(): number;
  /** Its resident memory, in kilobytes. */
  residentKb(): number;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Runs a program on a processor and waits for its line `ready <base url>`. Needs Linux: taskset and /proc. */
export async function serveOn(
  processor: number,
  program: readonly string[],
  env: Record<string, string> = {},
): Promise<Served> {
  const child = spawn('taskset', ['-c', String(processor), process.execPath, ...program], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const baseUrl = await readReady(child);
  const readProcFile = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  const gone = once(child, 'exit');
  return {
    baseUrl,
    cpuMs() {
      const fields = readProcFile('stat')
        .replace(/^.*\) /, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    residentKb: () => Number(/VmRSS:\s+(\d+)/.exec(readProcFile('status'))?.[1]),
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await gone;
    },
  };
}

async function readReady(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^ready (\S+)$/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended before it was ready');
}
