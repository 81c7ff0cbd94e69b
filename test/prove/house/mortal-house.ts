import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { databasePath, openReadOnly } from '../../../bff/store/sqlite/database.ts';
import { checkHistory } from '../../faults/history-checker.ts';
import { compareViews, readStore, SETTLE_MS_MAX, waitUntilSettled } from '../../faults/judge.ts';
import type { NodeDesk } from '../../faults/nodes/node-desk.ts';
import type { NodeGuest } from '../../faults/nodes/node-guest.ts';
import { openHotel } from '../../support/chat-server.ts';
import { findOwnPort } from '../../support/process/own-port.ts';
import { programAt } from '../../support/process/programs.ts';
import type { MortalOrders } from './mortal-process.ts';

const PROCESS = programAt('test/prove/house/mortal-process.ts');
const READY_MS_MAX = 120_000;
const RUNNERS_OWN = /^(?:BASE_URL|NODE_ENV|MODE|DEV|PROD|SSR|TEST|VITEST.*)$/;

/** How a life begins: by itself, as the product does. */
export type Birth = Partial<Pick<MortalOrders, 'death' | 'planted' | 'isUnflushed'>> & {
  /** A program that runs the server's, such as a tracer, with its arguments. */
  under?: readonly string[];
};

/** A hotel whose server is killed again and again over the same folder, at the same address. */
export class MortalHouse {
  readonly baseUrl: string;
  propertyId = '';
  apiKey = '';
  /** Where the server died by itself, life by life. */
  readonly deaths: string[] = [];
  readonly #dataDir: string;
  readonly #port: number;
  #child: ChildProcess | null = null;
  #pid = 0;

  private constructor(dataDir: string, port: number) {
    this.#dataDir = dataDir;
    this.#port = port;
    this.baseUrl = `http://127.0.0.1:${port}`;
  }

  /** A house in a new folder below this one, with its hotel open for guests. */
  static async open(parent: string, { birth = {}, aiMode = 'auto' }: { birth?: Birth; aiMode?: string } = {}) {
    const house = new MortalHouse(mkdtempSync(join(parent, 'house-')), await findOwnPort());
    await house.start(birth);
    const { propertyId, apiKey } = await openHotel(house.baseUrl, { aiMode });
    house.propertyId = propertyId;
    house.apiKey = apiKey;
    return house;
  }

  /** The server's own, whatever runs it. */
  get pid(): number {
    return this.#pid;
  }

  /** Starts the server and waits until it serves. False: it died before that, where it was told to. */
  async start({ death = null, planted = null, isUnflushed = false, under = [] }: Birth = {}): Promise<boolean> {
    const orders: MortalOrders = { dataDir: this.#dataDir, port: this.#port, death, planted, isUnflushed };
    const [program = '', ...args] = [...under, process.execPath, PROCESS, JSON.stringify(orders)];
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !RUNNERS_OWN.test(name)));
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    this.#child = child;
    this.#pid = 0;
    const lines = createInterface({ input: child.stdout });
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Not ready in ${READY_MS_MAX} ms`)), READY_MS_MAX);
      lines.on('line', (line) => {
        const [, pid] = /^ready \S+ (\d+)$/.exec(line) ?? [];
        if (pid !== undefined) {
          this.#pid = Number(pid);
          resolve(true);
        }
        if (line.startsWith('died ')) this.deaths.push(line.slice('died '.length));
      });
      child.once('exit', (code, signal) => {
        if (signal === 'SIGKILL') resolve(false);
        else reject(new Error(`The server ended by itself with ${code ?? signal}`));
      });
      lines.on('close', () => clearTimeout(late));
      child.once('exit', () => clearTimeout(late));
    });
  }

  /** Waits until the server is dead by itself, at most so long; then it is killed. True: it did that by itself. */
  async untilDead(ms: number): Promise<boolean> {
    const child = this.#child;
    if (child === null || isGone(child)) return true;
    const late = setTimeout(() => child.kill('SIGKILL'), ms);
    const before = this.deaths.length;
    await once(child, 'exit');
    clearTimeout(late);
    return this.deaths.length > before;
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || isGone(child)) return;
    const gone = once(child, 'exit');
    // Who runs it ends with it. Before it serves it has told nobody who it is.
    if (this.#pid === 0) child.kill('SIGKILL');
    else process.kill(this.#pid, 'SIGKILL');
    await gone;
  }

  /**
   * Waits until all is acknowledged, answered and shown, kills the server, and holds what guests and desk saw against the store.
   * The guests are closed. Gives every broken promise.
   */
  async judge(
    guests: readonly NodeGuest[],
    { desk = null, settleMs = SETTLE_MS_MAX }: { desk?: NodeDesk | null; settleMs?: number } = {},
  ): Promise<string[]> {
    const db = openReadOnly(databasePath(this.#dataDir));
    try {
      const unsettled = await waitUntilSettled(db, guests, desk, settleMs);
      for (const guest of guests) guest.close();
      desk?.close();
      await this.kill();
      const sent = guests.flatMap((guest) => guest.sent);
      const stored = await readStore(db);
      const unanswered = sent.length - new Set(stored.decided).size;
      return [
        ...unsettled,
        ...checkHistory(sent, stored),
        ...(unanswered === 0 ? [] : [`${unanswered} were not decided upon`]),
        ...guests.flatMap((guest, n) => guest.faults.map((fault) => `guest ${n}: ${fault}`)),
        ...(desk?.faults ?? []).map((fault) => `desk: ${fault}`),
        ...(await compareViews(db, guests)),
        ...(await this.check()),
      ];
    } finally {
      await db.destroy();
    }
  }

  /** Is the file whole? Gives what is not. */
  async check(): Promise<string[]> {
    const db = openReadOnly(databasePath(this.#dataDir));
    try {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      return rows.map((row) => row.integrity_check).filter((words) => words !== 'ok');
    } finally {
      await db.destroy();
    }
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isGone(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
