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
/** Proxies take a connection for dead after a minute of silence. */
const SILENCE_MS_MAX = 45_000;
/** Pages whose server went away do not come back at one time. */
const COMES_BACK_MS = { least: 2_000, spread: 8_000 };
/** Pages that are one too many are told and sent away, and come back this much later. */
const ASKS_AGAIN_MS = { least: 50_000, spread: 20_000 };
/** So many are told in one go; then others have their turn. */
const TOLD_AT_ONCE = 200;

type Deps = Pick<HttpDeps, 'db' | 'feed' | 'log'>;
type Now = z.infer<typeof chatLookNow>;

/**
 * Tells pages whose chat was not opened how the launcher looks, now and whenever it changes. Where too many follow, a page is told
 * of now alone and asks again in a minute, as browsers do by themselves.
 */
export function addLookStream(router: Router, shared: Pick<Dispatch, 'limits'> & { deps: Deps }): void {
  const houses = new Map<string, House>();
  const addresses = new Map<string, number>();
  let pages = 0;

  function occupy(address: string): (() => void) | null {
    const here = addresses.get(address) ?? 0;
    if (pages >= FOLLOWERS_MAX || here >= FOLLOWERS_PER_ADDRESS_MAX) return null;
    pages += 1;
    addresses.set(address, here + 1);
    return () => {
      pages -= 1;
      const left = (addresses.get(address) ?? 1) - 1;
      if (left === 0) addresses.delete(address);
      else addresses.set(address, left);
    };
  }

  router.get('/chat/config/:propertyId/changes', async (ctx: Context) => {
    const { deps, limits } = shared;
    const address = addressBucket(ctx.state['address']);
    ctx.set(await limits.take('chat', address));
    const propertyId: string = ctx['params'].propertyId;
    if (!idPattern('property').test(propertyId)) throw refusal();
    const house = houses.get(propertyId) ?? new House(deps, propertyId);
    houses.set(propertyId, house);
    const leave = house.enter(() => houses.delete(propertyId));
    try {
      const now = await house.look();
      if (now === undefined) throw refusal();
      ctx.respond = false;
      const release = now.active && ctx.method === 'GET' ? occupy(address) : null;
      const { least, spread } = release === null ? ASKS_AGAIN_MS : COMES_BACK_MS;
      const first = `retry: ${Math.round(least + Math.random() * spread)}\n\n`;
      const page = openEventStream(ctx.res, null, { commentEveryMs: SILENCE_MS_MAX, first });
      if (release === null) {
        page.send(now);
        page.end();
        return leave();
      }
      house.add(page, now);
      page.onEnd(() => {
        release();
        house.remove(page);
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
class House {
  readonly #deps: Deps;
  readonly #propertyId: string;
  readonly #pages = new Set<EventStream>();
  readonly #ignore: () => void;
  /** Pages, and those that are about to be. */
  #visitors = 0;
  #changes = 0;
  #told = '';
  #telling: Promise<void> | null = null;

  constructor(deps: Deps, propertyId: string) {
    this.#deps = deps;
    this.#propertyId = propertyId;
    this.#ignore = deps.feed.onProperty(propertyId, () => {
      this.#changes += 1;
      this.#telling ??= this.#tell().finally(() => {
        this.#telling = null;
      });
    });
  }

  /** Gives what is called once the visitor has gone; `close` is called with the last. */
  enter(close: () => void): () => void {
    this.#visitors += 1;
    return () => {
      this.#visitors -= 1;
      if (this.#visitors > 0) return;
      this.#ignore();
      close();
    };
  }

  /** How it looks by the time this resolves; undefined: there is no such property. */
  async look(): Promise<Now | undefined> {
    for (;;) {
      const before = this.#changes;
      const look = await describeLauncher(this.#deps.db, this.#propertyId);
      if (before === this.#changes) return toNow(look);
    }
  }

  add(page: EventStream, now: Now): void {
    this.#pages.add(page);
    if (this.#pages.size === 1) this.#told = JSON.stringify(now); // others may still have to be told of it
    page.send(now);
  }

  remove(page: EventStream): void {
    this.#pages.delete(page);
  }

  async #tell(): Promise<void> {
    try {
      for (let seen = -1; seen !== this.#changes; ) {
        seen = this.#changes;
        const now = await this.look();
        const text = JSON.stringify(now);
        if (now === undefined || text === this.#told) continue;
        this.#told = text;
        let told = 0;
        for (const page of [...this.#pages]) {
          page.send(now);
          told += 1;
          if (told % TOLD_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
        }
      }
    } catch (error) {
      this.#deps.log.error({ err: error }, 'how a launcher looks could not be read');
    }
  }
}
