import { SUBPROTOCOL } from '../protocol/limits.ts';
import { LOST, type OpenTransport, readFrame } from './world.ts';

/** The part of a WebSocket used here; fits browsers and Node. */
export interface WebSocketLike {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: { type: string; data?: unknown; code?: number }) => void): void;
  send(text: string): void;
  close(code?: number): void;
}

/** `WebSocket.OPEN`, which is missing in Node's type. */
const OPEN = 1;

export type CreateSocket = (url: string, protocol: string) => WebSocketLike;

/** Opens a WebSocket and sends the hello. `baseUrl` ends in `/chat/`. */
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
    socket.addEventListener('error', () => {}); // always followed by a close event
    function end(code: number): void {
      open = false;
      if (over) return;
      over = true;
      events.closed(code, null);
    }
    return {
      send(frame) {
        // When the server starts closing, `readyState` changes before the `close` event; a frame sent then would be lost.
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
