import { type StdioOptions, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How long each step of the last `npm test` took here. */
export const STEPS_FILE = 'test/artifacts/steps.json';

/** Each step is a command that also runs by itself. */
export type Step = [name: string, command: string, ...args: string[]];

/** Runs steps and keeps which of them failed. */
export class Steps {
  readonly #env: NodeJS.ProcessEnv;
  readonly #failed: string[] = [];
  readonly #took: { name: string; seconds: number }[] = [];
  #count = 0;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Runs a step and shows what it says while it goes on. */
  async run(step: Step): Promise<void> {
    console.log(`\n── ${step[0]}`);
    (await this.#start(step, 'inherit'))();
  }

  /** Runs a step beside another one; what it said is shown by calling what this returns. */
  async runUnseen(step: Step): Promise<() => void> {
    const said: Buffer[] = [];
    const tell = await this.#start(step, ['ignore', 'pipe', 'pipe'], (chunk) => said.push(chunk));
    return () => {
      console.log(`\n── ${step[0]}`);
      process.stdout.write(Buffer.concat(said));
      tell();
    };
  }

  /** Keeps how long each took, for `npm run shape`. */
  keepTimes(): void {
    mkdirSync(dirname(STEPS_FILE), { recursive: true });
    writeFileSync(STEPS_FILE, JSON.stringify(this.#took));
  }

  /** Says how all of them went, and sets the exit code of the process by it. */
  finish(): void {
    const failed = this.#failed;
    if (failed.length > 0) console.error(`\nFailed: ${failed.join('; ')}`);
    console.log(`\nsteps: ${this.#count - failed.length} passed, ${failed.length} failed`);
    process.exitCode = failed.length === 0 ? 0 : 1;
  }

  /** Resolves once the step is over, with what tells how it went. */
  async #start(
    [name, command, ...args]: Step,
    stdio: StdioOptions,
    onOutput?: (chunk: Buffer) => void,
  ): Promise<() => void> {
    this.#count += 1;
    const begun = performance.now();
    const child = spawn(command, args, { stdio, env: this.#env });
    if (onOutput !== undefined) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    const outcome = await new Promise<number | Error | null>((resolve) =>
      child.on('error', resolve).on('close', resolve),
    );
    if (outcome !== 0) this.#failed.push(name);
    const seconds = (performance.now() - begun) / 1000;
    this.#took.push({ name, seconds });
    return () => {
      if (outcome instanceof Error)
        console.error(`${command}: ${outcome.message} (run this through npm, after npm ci)`);
      console.log(`── ${name}: ${outcome === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
    };
  }
}
