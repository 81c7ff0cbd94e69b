import type Router from '@koa/router';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { ChatLook, chatLookNow } from '../../../../shared/api/account/operation.ts';
import { idPattern } from '../../../../shared/domain/ids.ts';
import { ServiceError } from '../../../base/errors.ts';
import { addressBucket } from '../../../base/network/address-bucket.ts';
import { describeLauncher } from '../../../conversation/house/describe-launcher.ts';
import type { HttpDeps } from '../../deps.ts';
import type { Dispatch } from '../../dispatch.ts';
import { type EventStream, openEventStream } from '../../listener/event-stream.ts';

const FOLLOWERS_MAX = 5_000;
const FOLLOWERS_PER_ADDRESS_MAX = 200;
/** Proxies close a connection after a minute of silence. */
const SILENCE_MS_MAX = 45_000;
/** Reconnects are spread out, so that not all pages come back at once when a server restarts. */
const RECONNECT_MS = { least: 2_000, spread: 8_000 };
/** A page above the limit gets the present look, is disconnected, and asks again after this time. */
const RETRY_MS = { least: 50_000, spread: 20_000 };
/** How many pages get a change in a row before other work has its turn. */
const PAGES_PER_BATCH = 200;

type Deps = Pick<HttpDeps, 'db' | 'feed' | 'log'>;
type Now = z.infer<typeof chatLookNow>;

/**
 * Streams the launcher's look to pages whose chat is not open, now and on every change. Above the limits a page gets
 * the present look only and asks again in a minute, as browsers do by themselves.
 */
export function addLookStream(router: Router, shared: Pick<Dispatch, 'limits'> & { deps: Deps }): void {
  const followed = new Map<string, FollowedProperty>();
  const addresses = new Map<string, number>();
  let pages = 0;

  function occupy(address: string): (() => void) | null {
    const openHere = addresses.get(address) ?? 0;
    if (pages >= FOLLOWERS_MAX || openHere >= FOLLOWERS_PER_ADDRESS_MAX) return null;
    pages += 1;
    addresses.set(address, openHere + 1);
    return () => {
      pages -= 1;
      const openStreams = (addresses.get(address) ?? 1) - 1;
      if (openStreams === 0) addresses.delete(address);
      else addresses.set(address, openStreams);
    };
  }

  router.get('/chat/config/:propertyId/changes', async (ctx: Context) => {
    const { deps, limits } = shared;
    const address = addressBucket(ctx.state['address']);
    ctx.set(await limits.take('chat', address));
    const propertyId: string = ctx['params'].propertyId;
    if (!idPattern('property').test(propertyId)) throw refusal();
    const property = followed.get(propertyId) ?? new FollowedProperty(deps, propertyId);
    followed.set(propertyId, property);
    const leave = property.enter(() => followed.delete(propertyId));
    try {
      const now = await property.look();
      if (now === undefined) throw refusal();
      ctx.respond = false;
      const release = now.active && ctx.method === 'GET' ? occupy(address) : null;
      const { least, spread } = release === null ? RETRY_MS : RECONNECT_MS;
      const first = `retry: ${Math.round(least + Math.random() * spread)}\n\n`;
      const page = openEventStream(ctx.res, null, { commentEveryMs: SILENCE_MS_MAX, first });
      if (release === null) {
        page.send(now);
        page.end();
        return leave();
      }
      property.add(page, now);
      page.onEnd(() => {
        release();
        property.remove(page);
        leave();
      });
    } catch (error) {
      leave();
      throw error;
    }
  });
}

function refusal(): ServiceError {
  return new ServiceError('not_found', 'There is no such property');
}

function toNow(look: ChatLook | null | undefined): Now | undefined {
  if (look === undefined) return undefined;
  return look === null ? { active: false } : { active: true, ...look };
}

/** A property and the pages that follow its look. */
class FollowedProperty {
  readonly #deps: Deps;
  readonly #propertyId: string;
  readonly #pages = new Set<EventStream>();
  readonly #unsubscribe: () => void;
  /** The open pages, and those about to be opened. */
  #visitors = 0;
  #changes = 0;
  #sentText = '';
  #sending: Promise<void> | null = null;

  constructor(deps: Deps, propertyId: string) {
    this.#deps = deps;
    this.#propertyId = propertyId;
    this.#unsubscribe = deps.feed.onProperty(propertyId, () => {
      this.#changes += 1;
      this.#sending ??= this.#sendChanges().finally(() => {
        this.#sending = null;
      });
    });
  }

  /** Counts a visitor and returns the function to call when they leave. `close` is called with the last one. */
  enter(close: () => void): () => void {
    this.#visitors += 1;
    return () => {
      this.#visitors -= 1;
      if (this.#visitors > 0) return;
      this.#unsubscribe();
      close();
    };
  }

  /** The look, current when this resolves; undefined if there is no such property. */
  async look(): Promise<Now | undefined> {
    for (;;) {
      const before = this.#changes;
      const look = await describeLauncher(this.#deps.db, this.#propertyId);
      if (before === this.#changes) return toNow(look);
    }
  }

  add(page: EventStream, now: Now): void {
    this.#pages.add(page);
    if (this.#pages.size === 1) this.#sentText = JSON.stringify(now); // other pages may not have got this look yet
    page.send(now);
  }

  remove(page: EventStream): void {
    this.#pages.delete(page);
  }

  async #sendChanges(): Promise<void> {
    try {
      for (let handledChanges = -1; handledChanges !== this.#changes; ) {
        handledChanges = this.#changes;
        const now = await this.look();
        const text = JSON.stringify(now);
        if (now === undefined || text === this.#sentText) continue;
        this.#sentText = text;
        let sentCount = 0;
        for (const page of [...this.#pages]) {
          page.send(now);
          sentCount += 1;
          if (sentCount % PAGES_PER_BATCH === 0) await new Promise((resolve) => setImmediate(resolve));
        }
      }
    } catch (error) {
      this.#deps.log.error({ err: error }, 'how a launcher looks could not be read');
    }
  }
}
