import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NoticeRequest } from '../../bff/pms/port.ts';

/** A server that accepts webhooks and keeps them. */
export interface Hook {
  url: string;
  calls: NoticeRequest[];
  close(): Promise<void>;
}

export async function startHook(): Promise<Hook> {
  const calls: NoticeRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { searchParams } = new URL(request.url ?? '/', 'http://hook');
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    calls.push({ headers, query: Object.fromEntries(searchParams), body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
