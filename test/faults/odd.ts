/** A guest's word in many of the requests, which no log may contain. */
export const GUEST_WORD = 'canaryword';

/** The malformed bytes that a stranger sends, in one or several pieces. `end`: how the connection ends. */
export interface Odd {
  name: string;
  chunks: Buffer[];
  /**
   * `close` (default): closed after the response; `half`: the sending side is closed, and the response is awaited;
   * `reset`: reset at once.
   */
  end?: 'close' | 'half' | 'reset';
}

/** Valid values for the requests, so that they get past authentication. */
export interface Known {
  session: string;
  apiKey: string;
  propertyId: string;
}

/** The end of a header line. */
export const CRLF = '\r\n';
/** The headers of a valid handshake. */
export const UPGRADE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol': 'service-chat.v1',
};
let strangerCount = 0;

/** Creates bytes in one or several pieces from Latin-1 texts. */
export function createOdd(name: string, ...texts: string[]): Odd {
  return { name, chunks: texts.filter((text) => text !== '').map((text) => Buffer.from(text, 'latin1')) };
}

/** Builds the head of a request. Each request has a new client address, so that no rate limit hides its effect. */
export function requestHead(line: string, headers: Record<string, string> = { Connection: 'close' }): string {
  const all = { Host: 'x', 'X-Forwarded-For': newAddress(), 'X-Guest': GUEST_WORD, ...headers };
  return [line, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), '', ''].join(CRLF);
}

/** Returns an unused client address. */
export function newAddress(): string {
  strangerCount += 1;
  return `198.18.${strangerCount >> 8}.${strangerCount & 255}`;
}
