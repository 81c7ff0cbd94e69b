import type { ReactiveController } from 'lit';
import type { ChannelManagerProviderView, ChannelManagerStatusView } from '../../../../shared/api/channel-manager.ts';
import { readPage } from '../../data/read/read.ts';
import type { DeskElement } from '../../ui/desk-element.ts';
import { BASE, readChannelManager, readChannelManagerStatus } from './read.ts';

const RUNNING_MS = 1_000;
const IDLE_MS = 10_000;

/** The data about the property's channel manager. */
export interface ChannelManagerNow {
  providers: readonly ChannelManagerProviderView[];
  status: ChannelManagerStatusView;
}

/** The provider the property is or was connected to. */
export function channelManagerOf({ providers, status }: ChannelManagerNow): ChannelManagerProviderView | null {
  return providers.find(({ provider }) => provider === status.provider) ?? null;
}

/** Keeps a view's channel manager status up to date. Failed checks are ignored and repeated; the first load rejects. */
export class ChannelManagerWatch implements ReactiveController {
  now: ChannelManagerNow | null = null;
  readonly #host: DeskElement;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #shown = false;

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

  /** Loads everything and starts checking. Throws {@link DeskError}. */
  async load(signal?: AbortSignal): Promise<void> {
    this.#stop();
    const options = signal === undefined ? {} : { signal };
    const { send } = this.#host.desk.world;
    const [providers, status] = await Promise.all([
      send('GET', `${BASE}/providers`, options),
      send('GET', `${BASE}/status`, options),
    ]);
    this.#take(readPage(providers, readChannelManager).items, status);
  }

  /** Checks the status. */
  async look(): Promise<void> {
    const before = this.now;
    this.#stop();
    if (before === null) return;
    try {
      this.#take(before.providers, await this.#host.desk.world.send('GET', `${BASE}/status`));
    } catch {
      this.#soon(IDLE_MS); // The desk shows by itself that it is offline; the old status stays.
    }
  }

  #take(providers: readonly ChannelManagerProviderView[], answer: unknown): void {
    const status = readChannelManagerStatus(answer);
    this.now = { providers, status };
    this.#host.requestUpdate();
    this.#soon(status.running === null ? IDLE_MS : RUNNING_MS);
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
