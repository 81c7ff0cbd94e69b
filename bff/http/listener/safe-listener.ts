import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Log } from '../../base/log.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Lets a server answer requests so that none can end it: what fails outside of the app's own answer to failures costs the
 * connection that it came on. A connection that could not be taken (no file descriptors left) costs that connection.
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
