import type { ReactiveController } from 'lit';
import type { PmsProviderView, PmsStatus, PmsSync } from '../../../shared/api/pms.ts';
import { fields, readPage, text } from '../data/read/read.ts';
import type { DeskElement } from '../ui/desk-element.ts';
import { readProvider, readStatus, readSync } from './read-pms.ts';
import { readPmsRoute, sendToPms } from './source/pms-source.ts';

const PMS = '/api/integrations/pms';
/** Interval while a sync runs; otherwise checks are rare. */
const RUNNING_MS = 700;
const IDLE_MS = 10_000;
/** After a change here, check as often as during a sync for this long, because it starts within seconds. */
const EAGER_MS = 8_000;

/** What is known about the property's PMS. */
export interface PmsNow {
  providers: readonly PmsProviderView[];
  status: PmsStatus;
  /** The running sync, else the newest; null if none. */
  sync: PmsSync | null;
  /** The property's PMSs. */
  all: readonly PmsBeside[];
}

/** One of a property's PMSs, with its hotel's name. */
export interface PmsBeside {
  source: string;
  name: string;
}

function readBeside(value: unknown): PmsBeside | null {
  const from = fields(value);
  const source = text(from?.['source']);
  return source === '' ? null : { source, name: text(fields(from?.['property'])?.['name']) || source };
}

/** The provider the property is or was connected to. */
export function providerOf({ providers, status }: PmsNow): PmsProviderView | null {
  return providers.find(({ provider }) => provider === status.provider) ?? null;
}

/**
 * Keeps a view's PMS status up to date: checks often during a sync, rarely otherwise. Failed checks are ignored and repeated; the
 * first load rejects.
 */
export class PmsWatch implements ReactiveController {
  now: PmsNow | null = null;
  readonly #host: DeskElement;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #shown = false;
  #eagerUntil = 0;

  constructor(host: DeskElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#shown = true;
  }

  hostDisconnected(): void {
    this.#shown = false;
    this.#stop();
  }

  get source(): string {
    return readPmsRoute(this.#host.deskState.route).source;
  }

  /** Loads everything and starts checking. Throws {@link DeskError}. */
  async load(signal?: AbortSignal): Promise<void> {
    this.#stop();
    const options = signal === undefined ? {} : { signal };
    const { send } = this.#host.desk.world;
    const [providers, status, all] = await Promise.all([
      send('GET', `${PMS}/providers`, options),
      sendToPms(this.#host.desk)('GET', `${PMS}/status`, options),
      send('GET', `${PMS}/connections`, options),
    ]);
    await this.#take(readPage(providers, readProvider).items, readStatus(status), readPage(all, readBeside).items);
  }

  /** Checks after a change here, and often for a while. */
  lookAfterChange(): Promise<void> {
    this.#eagerUntil = performance.now() + EAGER_MS;
    return this.look();
  }

  /** Checks the status. */
  async look(): Promise<void> {
    const before = this.now;
    this.#stop();
    if (before === null) return;
    try {
      const send = sendToPms(this.#host.desk);
      const status = readStatus(await send('GET', `${PMS}/status`));
      const isKnown = before.all.some(({ source }) => source === this.source) || !status.connected;
      const all = isKnown
        ? before.all
        : readPage(await this.#host.desk.world.send('GET', `${PMS}/connections`), readBeside).items;
      await this.#take(before.providers, status, all);
    } catch {
      this.#soon(IDLE_MS); // the desk shows by itself that it is offline; the old status stays
    }
  }

  async #take(providers: readonly PmsProviderView[], status: PmsStatus, all: readonly PmsBeside[]): Promise<void> {
    const send = sendToPms(this.#host.desk);
    const newest =
      status.running === null
        ? readPage(await send('GET', `${PMS}/sync?limit=1`), readSync).items[0]
        : readSync(await send('GET', `${PMS}/sync/${encodeURIComponent(status.running)}`));
    this.now = { providers, status, sync: newest ?? null, all };
    this.#host.requestUpdate();
    const isIdle = status.running === null && newest?.state !== 'running' && performance.now() > this.#eagerUntil;
    this.#soon(isIdle ? IDLE_MS : RUNNING_MS);
  }

  #soon(ms: number): void {
    this.#stop();
    if (this.#shown) this.#timer = setTimeout(() => void this.look(), ms);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
