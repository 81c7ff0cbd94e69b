import { type StdioOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The file with the durations of the steps of the last `npm test`. */
export const STEPS_FILE = 'test/artifacts/steps.json';

/** The unit in which Linux reports processor times. */
const TICKS_PER_SECOND = 100;

/** The name of a step with its command, which can also be run by itself. */
export type Step = [name: string, command: string, ...args: string[]];

const PROJECTS = { 'server and tests': 'tsconfig.json', 'the browser code': 'widget/tsconfig.json' } as const;

/** Checks the types. What the compiler found is kept, so that the next check looks only at what changed and what uses that. */
export function typesOf(what: keyof typeof PROJECTS): Step {
  const kept = `test/artifacts/types/${what.replaceAll(' ', '-')}.tsbuildinfo`;
  const incremental = ['--incremental', '--tsBuildInfoFile', kept];
  return [`types of ${what}`, 'tsc', '-p', PROJECTS[what], '--checkers', '2', ...incremental];
}

/** Runs steps and keeps which of them failed. */
export class Steps {
  readonly #env: NodeJS.ProcessEnv;
  readonly #failed: string[] = [];
  readonly #took: { name: string; seconds: number }[] = [];
  #count = 0;
  #cpuBefore = readChildrenCpu();

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Runs a step and prints its output while it runs. */
  async run(step: Step): Promise<void> {
    console.log(`\n── ${step[0]}`);
    (await this.#start(step, 'inherit'))();
  }

  /** Runs a step in the background; the returned function prints its output. */
  async runUnseen(step: Step): Promise<() => void> {
    const said: Buffer[] = [];
    const tell = await this.#start(step, ['ignore', 'pipe', 'pipe'], (chunk) => said.push(chunk));
    return () => {
      console.log(`\n── ${step[0]}`);
      process.stdout.write(Buffer.concat(said));
      tell();
    };
  }

  /** Saves the durations for `npm run shape`. */
  keepTimes(): void {
    mkdirSync(dirname(STEPS_FILE), { recursive: true });
    writeFileSync(STEPS_FILE, JSON.stringify(this.#took));
  }

  /** Prints the results of all steps, and sets the exit code of the process. */
  finish(): void {
    const failed = this.#failed;
    if (failed.length > 0) console.error(`\nFailed: ${failed.join('; ')}`);
    console.log(`\nsteps: ${this.#count - failed.length} passed, ${failed.length} failed`);
    process.exitCode = failed.length === 0 ? 0 : 1;
  }

  /** Resolves with the result after the step has ended. */
  async #start(
    [name, command, ...args]: Step,
    stdio: StdioOptions,
    onOutput?: (chunk: Buffer) => void,
  ): Promise<() => void> {
    this.#count += 1;
    const begun = performance.now();
    const child = spawn(command, args, { stdio, env: this.#env });
    if (onOutput !== undefined) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    let cpu = 0;
    child.on('exit', () => {
      cpu = this.#takeCpu();
    });
    const outcome = await new Promise<number | Error | null>((resolve) =>
      child.on('error', resolve).on('close', resolve),
    );
    if (outcome !== 0) this.#failed.push(name);
    const seconds = (performance.now() - begun) / 1000;
    this.#took.push({ name, seconds });
    return () => {
      if (outcome instanceof Error)
        console.error(`${command}: ${outcome.message} (run this through npm, after npm ci)`);
      const how = outcome === 0 ? 'passed' : 'FAILED';
      console.log(
        `── ${name}: ${how} in ${seconds.toFixed(1)} s${cpu > 0 ? `, ${cpu.toFixed(0)} s of processor` : ''}`,
      );
    };
  }

  /** The CPU time of the step that just ended, with its child processes; 0 if the system does not report it. */
  #takeCpu(): number {
    const all = readChildrenCpu();
    const taken = all - this.#cpuBefore;
    this.#cpuBefore = all;
    return taken;
  }
}

/** Reads the CPU seconds of this process's ended children, as Linux counts them. */
function readChildrenCpu(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND; // cutime and cstime of proc(5)
}
