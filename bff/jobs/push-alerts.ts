import type { ConversationDeps } from '../conversation/deps.ts';
import { createPostBytes } from '../delivery/post-bytes.ts';
import { ensureVapidKeys, sendPushNotices } from '../delivery/push.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 2_000;

export interface PushedAlerts {
  /** The public key browsers subscribe with. */
  publicKey: string;
  close(): Promise<void>;
}

/** Starts sending push messages for alerts; outdated ones are dropped. */
export async function startPushingAlerts(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'log' | 'secrets' | 'nodes'>,
  { allowedPrivate, contact }: { allowedPrivate: readonly string[]; contact: string },
): Promise<PushedAlerts> {
  const keys = await ensureVapidKeys(deps);
  const stopping = new AbortController();
  const posts = createPostBytes(allowedPrivate);
  const given = { ...deps, post: posts.post, keys, contact };
  const rounds = doRegularly({ ...deps, everyMs: EVERY_MS, what: 'waking staff' }, () =>
    sendPushNotices(given, stopping.signal),
  );
  return {
    publicKey: keys.publicKey,
    async close() {
      stopping.abort();
      await rounds.close();
      await posts.close();
    },
  };
}
