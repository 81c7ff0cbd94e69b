import { Agent, request } from 'undici';
import { createAddressGuard } from '../base/network/address-guard.ts';
import { createConnector } from '../base/network/connector.ts';
import type { PostBytes } from './push.ts';

const TIMEOUT_MS = 10_000;
const CONNECTIONS_MAX = 8;

/** Posts to push services. Their addresses come from browsers, so private ones are refused after name resolution. */
export function createPostBytes(allowedPrivate: readonly string[]): { post: PostBytes; close(): Promise<void> } {
  const guard = createAddressGuard(allowedPrivate);
  const agent = new Agent({
    connect: createConnector(guard, { timeout: TIMEOUT_MS }),
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    connections: CONNECTIONS_MAX,
  });
  return {
    async post(url, { headers, body }, signal) {
      guard.checkUrl(new URL(url));
      const answer = await request(url, { method: 'POST', headers, body, signal, dispatcher: agent });
      await answer.body.dump();
      return answer.statusCode;
    },
    close: () => agent.close(),
  };
}
