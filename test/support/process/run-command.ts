import { spawn } from 'node:child_process';
import { programAt } from './programs.ts';

/** How a command ended, and what it said. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of `service-chat` to its end over a data folder. */
export function runCommand(
  args: readonly string[],
  {
    dataDir,
    env = {},
    input = '',
    file = programAt('bff/cli/main.ts'),
    uid,
  }: { dataDir: string; env?: Record<string, string>; input?: string; file?: string; uid?: number | undefined },
): Promise<Ended> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    ...(uid === undefined ? {} : { uid }),
  });
  const [out, err]: [string[], string[]] = [[], []];
  child.stdout.on('data', (chunk) => out.push(String(chunk)));
  child.stderr.on('data', (chunk) => err.push(String(chunk)));
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout: out.join(''), stderr: err.join('') }));
  });
}
