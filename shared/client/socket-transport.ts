import { SUBPROTOCOL } from '../protocol/limits.ts';
import { LOST, type OpenTransport, readFrame } from './world.ts';

/** What is used of a WebSocket; a browser's and Node's both fit. */
export interface WebSocketLike {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: { type: string; data?: unknown; code?: number }) => void): void;
  send(text: string): void;
  close(code?: number): void;
}

/** `WebSocket.OPEN`, which Node's own type of a socket lacks. */
const OPEN = 1;

export type CreateSocket = (url: string, protocol: string) => WebSocketLike;

/** Connects over a WebSocket and says hello as soon as it is open. `baseUrl` ends in `/chat/`. */
export function openSocketTransport(createSocket: CreateSocket, baseUrl: string): OpenTransport {
  return (hello, events) => {
    const socket = createSocket(`${baseUrl.replace(/^http/, 'ws')}socket`, SUBPROTOCOL);
    let open = false;
    let over = false;
    socket.addEventListener('open', () => {
      if (over) return socket.close();
      open = true;
      socket.send(JSON.stringify(hello));
    });
    socket.addEventListener('message', ({ data }) => {
      if (over) return;
      events.alive();
      const frame = readFrame(String(data));
      if (frame !== null) events.frame(frame);
    });
    socket.addEventListener('close', ({ code }) => end(code ?? LOST));
    socket.addEventListener('error', () => {}); // a close follows, and says what we need
    function end(code: number): void {
      open = false;
      if (over) return;
      over = true;
      events.closed(code, null);
    }
    return {
      send(frame) {
        // A socket that the server began to close is told of it before its `close` event is: what is sent then is lost.
        if (open && socket.readyState === OPEN) socket.send(JSON.stringify(frame));
      },
      close() {
        over = true;
        if (open) socket.close(1000);
        open = false;
      },
    };
  };
}
