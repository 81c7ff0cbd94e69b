import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebhookMessage, webhook } from '../../shared/client/webhook.ts';

/** A hotel's own program that receives webhooks. It verifies the signature and answers as the test sets. */
export interface HookEnd {
  host: string;
  url: string;
  /** All calls in order, whatever their answer was. */
  calls: { headers: Record<string, string>; body: string }[];
  /** Sets how the next calls are answered. Default: 204. */
  answer(how: (response: ServerResponse) => void): void;
  /** The events of all calls, each verified. */
  read(secret: string): Promise<WebhookMessage[]>;
  close(): Promise<void>;
}

/** `now`: the clock for the check of signatures. */
export async function startHookEnd(now: () => Date): Promise<HookEnd> {
  const calls: HookEnd['calls'] = [];
  let respond: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    calls.push({ headers, body: Buffer.concat(chunks).toString('utf8') });
    respond(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/hook`,
    calls,
    answer(how) {
      respond = how;
    },
    read: (secret) => Promise.all(calls.map((call) => webhook.verify({ secret, ...call }, now))),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
