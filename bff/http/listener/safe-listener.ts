import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Log } from '../../base/log.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Handles requests so that no failure ends the process: an error that the app did not handle closes only its
 * connection. The same goes for a connection that could not be accepted (no file descriptors left).
 */
export function listenSafely(server: Server, handle: Handle, log: Log): void {
  server.on('error', (error) => log.error({ err: error }, 'a connection could not be taken'));
  server.on('request', (request, response) => {
    const fail = (error: unknown) => {
      log.error({ err: error }, 'a request could not be answered');
      response.destroy();
    };
    try {
      handle(request, response).catch(fail);
    } catch (error) {
      fail(error);
    }
  });
}
