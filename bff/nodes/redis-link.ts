import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Log } from '../base/log.ts';
import type { Limiter, LimitSettings } from './port.ts';

/** Interval of test messages to ourselves. */
const PROBE_MS = 1_000;
/** Without a test message for this long, the connection counts as down. */
const SILENT_MS = 3_500;
const CONNECT_MS_MAX = 5_000;
const RECONNECT_MS_MAX = 2_000;
/** A connection without data for this long is dead. */
const IDLE_MS_MAX = 15_000;
const WAITING_MAX = 5_000;
/** If Redis is slower than this, the limit is counted locally. */
const LIMIT_MS_MAX = 300;

/** Messages between nodes by Redis, and limits counted there. Optional: nothing waits for it. */
export interface RedisLink {
  /** Whether our own test messages arrive. */
  isUp(): boolean;
  /** Sends to every node including this one; false if it is down. */
  publish(text: string): boolean;
  limit(settings: LimitSettings): Limiter;
  close(): void;
}

interface RedisLinkOptions {
  url: string;
  /** Prefix of this store's keys and channel. */
  prefix: string;
  log: Log;
  onMessage(text: string): void;
  /** Called when Redis starts or stops answering. */
  onTurn(): void;
}

/** Connects, and retries forever. `url`: redis:// or rediss://. */
export function openRedisLink({ url, prefix, log, onMessage, onTurn }: RedisLinkOptions): RedisLink {
  const channel = `${prefix}:nodes`;
  const probe = createHash('sha256').update(`${process.pid} ${Math.random()}`).digest('hex');
  const client = newClient(url);
  const subscriber = client.duplicate();
  let heardAt = Number.NEGATIVE_INFINITY;
  let wasUp = false;
  let isClosed = false;

  for (const connection of [client, subscriber]) connection.on('error', () => undefined); // the probe logs it once
  const hear = (text: string) => {
    if (text !== probe) return onMessage(text);
    heardAt = performance.now();
    turn();
  };
  const isUp = () => !isClosed && performance.now() - heardAt < SILENT_MS;
  const turn = () => {
    if (isUp() === wasUp || isClosed) return;
    wasUp = !wasUp;
    if (wasUp) log.info('Redis carries what nodes tell each other');
    else log.warn('Redis does not answer: nodes look into the store for what the others wrote');
    onTurn();
  };
  const send = (text: string) => void client.publish(channel, text).catch(() => undefined);

  client.connect().catch(() => undefined);
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, hear))
    .catch(() => undefined);
  const probing = setInterval(() => {
    if (client.isReady) send(probe);
    turn();
  }, PROBE_MS);
  probing.unref();

  return {
    isUp,
    publish(text) {
      if (!isUp() || !client.isReady) return false;
      send(text);
      return true;
    },
    limit: (settings) => limitThere({ client, prefix, isUp }, settings),
    close() {
      isClosed = true;
      clearInterval(probing);
      client.destroy();
      subscriber.destroy();
    },
  };
}

/** Queues nothing while disconnected, and reconnects with growing delays. */
function newClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: WAITING_MAX,
    socket: {
      connectTimeout: CONNECT_MS_MAX,
      socketTimeout: IDLE_MS_MAX,
      reconnectStrategy: (tries) => Math.min(RECONNECT_MS_MAX, 50 * 2 ** Math.min(tries, 10)),
    },
  });
}

/** Counted in Redis under a hash, so that it holds no addresses; also counted here, for when Redis is down. */
function limitThere(
  { client, prefix, isUp }: { client: object; prefix: string; isUp(): boolean },
  { name, points, durationSeconds: duration }: LimitSettings,
): Limiter {
  const here = new RateLimiterMemory({ keyPrefix: name, points, duration });
  const there = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `${prefix}:limit:${name}`,
    points,
    duration,
    insuranceLimiter: here,
  });
  const hide = (bucket: string) => createHash('sha256').update(`${prefix} ${bucket}`).digest('base64url');
  const first = <T>(asked: Promise<T>, else_: () => Promise<T>): Promise<T> => {
    asked.catch(() => undefined); // a late rejection has no receiver
    return Promise.race([asked, new Promise<null>((resolve) => setTimeout(resolve, LIMIT_MS_MAX, null).unref())]).then(
      (answer) => answer ?? else_(),
    );
  };
  return {
    async consume(bucket) {
      const key = hide(bucket);
      return isUp() ? first(there.consume(key), () => here.consume(key)) : here.consume(key);
    },
    async reward(bucket) {
      const key = hide(bucket);
      return isUp() ? first(there.reward(key), () => here.reward(key)) : here.reward(key);
    },
  };
}
