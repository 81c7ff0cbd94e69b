import type { ReactiveController } from 'lit';
import type { ChannelManagerProviderView, ChannelManagerStatusView } from '../../../../shared/api/channel-manager.ts';
import { readPage } from '../../data/read/read.ts';
import type { DeskElement } from '../../ui/desk-element.ts';
import { BASE, readChannelManager, readChannelManagerStatus } from './read.ts';

const RUNNING_MS = 1_000;
const IDLE_MS = 10_000;

/** What is known of the property's channel manager. */
export interface ChannelManagerNow {
  providers: readonly ChannelManagerProviderView[];
  status: ChannelManagerStatusView;
}

/** The one the property is connected to, or was last. */
export function channelManagerOf({ providers, status }: ChannelManagerNow): ChannelManagerProviderView | null {
  return providers.find(({ provider }) => provider === status.provider) ?? null;
}

/**
 * Keeps a view's knowledge of the channel manager fresh while the view is on the page. What fails once is left as it was and tried
 * again; the first load rejects.
 */
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

  /** Reads everything, and goes on looking from then on. Throws {@link DeskError}. */
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

  /** Reads how things stand now. */
  async look(): Promise<void> {
    const before = this.now;
    this.#stop();
    if (before === null) return;
    try {
      this.#take(before.providers, await this.#host.desk.world.send('GET', `${BASE}/status`));
    } catch {
      this.#soon(IDLE_MS); // The desk tells by itself that it is offline; what was seen stays on the screen.
    }
  }

  #take(providers: readonly ChannelManagerProviderView[], status: unknown): void {
    const status = readChannelManagerStatus(status);
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
