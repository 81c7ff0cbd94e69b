import { type Dispatcher, WebSocket } from 'undici';
import { PmsError } from './errors.ts';
import type { NetSocket, SocketRequest } from './net.ts';
import { readCause } from './refusal.ts';

const OPEN_TIMEOUT_MS = 30_000;
const MESSAGE_CHARS_MAX = 4 * 1_024 * 1_024;

/**
 * Opens a WebSocket through the outbound client, with its address checks and TLS. Rejects with a PmsError if it cannot
 * be opened.
 */
export function openSocket(
  dispatcher: Dispatcher,
  { url, protocol, onMessage, onClose }: SocketRequest,
  signal: AbortSignal,
): Promise<NetSocket> {
  return new Promise((resolve, reject) => {
    const { host } = new URL(url);
    const socket = new WebSocket(url, { protocols: [protocol], dispatcher });
    let isOpen = false;
    const fail = (error: PmsError) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      socket.close();
      reject(error);
    };
    const stop = () => fail(new PmsError('cancelled', 'The call was stopped'));
    const timer = setTimeout(
      () => fail(new PmsError('unreachable', `${host} did not open a socket in time`)),
      OPEN_TIMEOUT_MS,
    );
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    socket.addEventListener('open', () => {
      isOpen = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve({ send: (text) => socket.send(text), close: () => socket.close(1_000) });
    });
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && data.length <= MESSAGE_CHARS_MAX) onMessage(data);
      else socket.close(1_009);
    });
    socket.addEventListener('error', ({ error }: { error?: unknown }) => {
      if (!isOpen)
        fail(readCause(error) ?? new PmsError('unreachable', `${host} did not open a socket`, { cause: error }));
    });
    socket.addEventListener('close', ({ code, reason }) => {
      if (isOpen) onClose({ code, reason });
      else fail(new PmsError('unreachable', `${host} did not open a socket`));
    });
  });
}
