import { spawn } from 'node:child_process';
import { programAt } from './programs.ts';

/** The exit code and the output of a command. */
export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a `service-chat` command on a data folder until it ends. */
export function runCommand(
  args: readonly string[],
  {
    dataDir,
    env = {},
    input = '',
    file = programAt('bff/cli/main.ts'),
    uid,
  }: { dataDir: string; env?: Record<string, string>; input?: string; file?: string; uid?: number | undefined },
): Promise<CommandResult> {
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
