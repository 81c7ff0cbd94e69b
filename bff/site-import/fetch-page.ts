import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { ServiceError } from '../base/errors.ts';
import { AddressRefused, createAddressGuard } from '../base/network/address-guard.ts';
import { createConnector } from '../base/network/connector.ts';

const FETCH_MS_MAX = 15_000;
const PAGE_BYTES_MAX = 3 * 1_024 * 1_024;
const LEFT_BYTES_MAX = 64 * 1_024;
const REDIRECTS_MAX = 4;
const TO_ONE_SITE_MAX = 2;
const HTML = /^(?:text\/html|application\/xhtml\+xml)(?:;|$)/i;
const UNPACK = { gzip: promisify(gunzip), br: promisify(brotliDecompress), deflate: promisify(inflate) } as const;
const ENCODING = /<meta[^>]+charset=["']?([\w-]+)/i;
const HEAD_BYTES = 2_048;

/** Loads pages of hotels' own sites. No other code does. */
export interface PageFetch {
  /**
   * A page's HTML and its final URL. Throws `validation_failed` at /url if the address is forbidden or not a page,
   * `page_unreachable` if it could not be loaded.
   */
  fetch(url: string): Promise<{ url: string; content: string }>;
  close(): Promise<void>;
}

/** `allowedPrivate`: hosts and networks in the private network that the operator allows. */
export function createPageFetch(allowedPrivate: readonly string[], timeoutMs = FETCH_MS_MAX): PageFetch {
  const guard = createAddressGuard(allowedPrivate);
  const dispatcher = new Agent({
    connect: createConnector(guard, { timeout: timeoutMs }),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connections: TO_ONE_SITE_MAX,
  });
  async function get(url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    guard.checkUrl(url);
    const headers = { 'user-agent': 'ServiceChat', accept: 'text/html', 'accept-encoding': 'gzip, br' };
    return request(url, { method: 'GET', headers, dispatcher, signal });
  }
  return {
    async fetch(given) {
      const signal = AbortSignal.timeout(timeoutMs);
      let url = new URL(given);
      try {
        for (let hops = 0; hops <= REDIRECTS_MAX; hops++) {
          const { statusCode, headers, body } = await get(url, signal);
          if (statusCode >= 300 && statusCode < 400 && typeof headers['location'] === 'string') {
            await leave(body);
            url = new URL(headers['location'], url);
            continue;
          }
          if (statusCode !== 200) {
            await leave(body);
            throw unreachable(`${url.host} answers ${statusCode}`);
          }
          const type = String(headers['content-type'] ?? '');
          if (!HTML.test(type)) {
            await leave(body);
            throw refuse('no_page', 'what is there is no web page');
          }
          const bytes = await unpack(await readBody(body), String(headers['content-encoding'] ?? ''));
          return { url: url.href, content: decode(bytes, type) };
        }
        throw unreachable(`${url.host} leads from one address to the next without end`);
      } catch (error) {
        throw toServiceError(error, url);
      }
    },
    close: () => dispatcher.close(),
  };
}

/** Discards an unneeded body; an endless one is cut off. */
async function leave(body: Dispatcher.ResponseData['body']): Promise<void> {
  await body.dump({ limit: LEFT_BYTES_MAX }).catch(() => undefined);
}

async function readBody(body: Dispatcher.ResponseData['body']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > PAGE_BYTES_MAX) throw refuse('too_long', 'the page is larger than 3 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function unpack(bytes: Buffer, encoding: string): Promise<Buffer> {
  const found = Object.entries(UNPACK).find(([name]) => name === encoding.trim().toLowerCase());
  return found === undefined ? bytes : found[1](bytes, { maxOutputLength: PAGE_BYTES_MAX });
}

/** Decodes the body by the charset of the answer, or of the page, or UTF-8. */
function decode(bytes: Buffer, type: string): string {
  const [, named] = /charset=["']?([\w-]+)/i.exec(type) ?? ENCODING.exec(bytes.toString('latin1', 0, HEAD_BYTES)) ?? [];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    return bytes.toString('utf8'); // An unknown charset.
  }
}

function toServiceError(error: unknown, { host }: URL): ServiceError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ServiceError) return cause;
    if (cause instanceof AddressRefused) return refuse('address_refused', cause.message);
  }
  return unreachable(`${host} gave no page`, error);
}

function unreachable(message: string, cause?: unknown): ServiceError {
  return new ServiceError('page_unreachable', message, { cause });
}

function refuse(code: string, detail: string): ServiceError {
  return new ServiceError('validation_failed', `url: ${detail}`, { fields: [{ pointer: '/url', code, detail }] });
}
