import { isIP } from 'node:net';

const PRIVATE = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[(?:::1|f[cd]|fe80))/i;

/** Whether guests' words and an API key may be sent to this URL. Plain HTTP on the open internet is refused. */
export function isSafeUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return true;
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return PRIVATE.test(hostname);
  return !hostname.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/i.test(hostname);
}
