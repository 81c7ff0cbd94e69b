/** What stands in many of them and must stand in no log. */
export const GUEST_WORD = 'canaryword';

/** What a stranger sends: bytes in one or several pieces. `end`: what becomes of the connection then. */
export interface Odd {
  name: string;
  chunks: Buffer[];
  /**
   * `close` (by itself): closed once the answer is there; `half`: no more is sent, the answer is waited for; `reset`: broken
   * off at once.
   */
  end?: 'close' | 'half' | 'reset';
}

/** What the tables put into requests so that they reach more than the front door. */
export interface Known {
  session: string;
  apiKey: string;
  propertyId: string;
}

/** What ends a line of a head. */
export const CRLF = '\r\n';
/** What a good handshake has. */
export const UPGRADE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol': 'service-chat.v1',
};
let strangers = 0;

/** Bytes in one or several pieces, written as Latin-1. */
export function odd(name: string, ...texts: string[]): Odd {
  return { name, chunks: texts.filter((text) => text !== '').map((text) => Buffer.from(text, 'latin1')) };
}

/** A request's head. Each comes from another address, so that no limit hides what would become of it. */
export function head(line: string, headers: Record<string, string> = { Connection: 'close' }): string {
  const all = { Host: 'x', 'X-Forwarded-For': stranger(), 'X-Guest': GUEST_WORD, ...headers };
  return [line, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), '', ''].join(CRLF);
}

/** An address that nobody had before. */
export function stranger(): string {
  strangers += 1;
  return `198.18.${strangers >> 8}.${strangers & 255}`;
}
