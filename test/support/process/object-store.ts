import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket that accepts what an S3-compatible store accepts, and refuses the rest with the same error codes. */
export interface ObjectStore {
  baseUrl: string;
  objects: Map<string, Buffer>;
  /** The codes of its refusals, in order. */
  refusals: string[];
  /** Answers 503 to this many of the next requests. */
  failNext(count: number): void;
  close(): Promise<void>;
}

const KEY = { id: 'key-of-the-house', secret: 'nobody/guesses+this' };
export const STORE_KEY = KEY;
export const STORE_REGION = 'eu-test-1';
const CLOCK_SKEW_MS = 15 * 60 * 1_000;

/** Starts the bucket. It checks Signature Version 4 by the published steps and shares no code with the signer. */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  const refusals: string[] = [];
  let failing = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const refusal = failing-- > 0 ? ([503, 'SlowDown'] as const) : findFault(request, body);
    if (refusal === null) {
      objects.set(request.url ?? '', body);
      response.writeHead(200).end();
      return;
    }
    refusals.push(refusal[1]);
    response.writeHead(refusal[0]).end(`<?xml version="1.0"?><Error><Code>${refusal[1]}</Code></Error>`);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refusals,
    failNext: (count) => {
      failing = count;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function findFault(request: IncomingMessage, body: Buffer): [number, string] | null {
  const { headers, method = '', url = '' } = request;
  if (method !== 'PUT') return [405, 'MethodNotAllowed'];
  if (headers['content-length'] !== String(body.length)) return [411, 'MissingContentLength'];
  const hash = headers['x-amz-content-sha256'];
  if (hash !== createHash('sha256').update(body).digest('hex')) return [400, 'XAmzContentSHA256Mismatch'];
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (parsed === null) return [403, 'AccessDenied'];
  const [, id = '', day = '', region = '', names = '', signature = ''] = parsed;
  if (id !== KEY.id) return [403, 'InvalidAccessKeyId'];
  if (region !== STORE_REGION) return [400, 'AuthorizationHeaderMalformed'];
  const at = String(headers['x-amz-date']);
  const time = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - time) < CLOCK_SKEW_MS)) return [403, 'RequestTimeTooSkewed'];
  const signedHeaders = names.split(';');
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!signedHeaders.includes(needed)) return [403, 'AccessDenied'];
  const lines = signedHeaders.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, url, '', lines, names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${KEY.secret}`);
  const expected = Buffer.from(hmac(key, text).toString('hex'));
  return timingSafeEqual(expected, Buffer.from(signature)) ? null : [403, 'SignatureDoesNotMatch'];
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
