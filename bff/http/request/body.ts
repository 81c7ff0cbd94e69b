import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { ServiceError } from '../../base/errors.ts';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** So much of a body that was refused is taken in before the connection is cut. */
const DISCARDED_BYTES_MAX = 64 * 1024 * 1024;
const LOOK_MS = 50;

/** A body as it came: its text, for the idempotency record, and what the text says. */
export interface ReceivedBody {
  text: string;
  value: unknown;
}

/**
 * Reads a JSON body of at most `bytesMax`. No body at all reads as `{}`, so that what is required is named; a wrong
 * content type is refused whatever comes under it.
 * Throws `payload_too_large`, `unsupported_media_type` or `malformed_json`.
 */
export async function readJsonBody(request: IncomingMessage, bytesMax: number): Promise<ReceivedBody> {
  const type = request.headers['content-type'];
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if ((type !== undefined && !JSON_TYPE.test(type)) || encoding !== 'identity') throw notJson();
  const bytes = await readBytes(request, bytesMax);
  if (bytes.length === 0) return { text: '', value: {} };
  if (type === undefined) throw notJson();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    throw new ServiceError('malformed_json', 'Send one JSON object in UTF-8');
  }
}

/** Reads a route's body: JSON, or the bare file that it takes as well. Throws as {@link readJsonBody} does. */
export async function readBody(
  request: IncomingMessage,
  { bodyBytesMax, bodyType }: { bodyBytesMax: number; bodyType?: string | undefined },
): Promise<ReceivedBody> {
  const [type] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  if (bodyType === undefined || type?.trim() !== bodyType) return readJsonBody(request, bodyBytesMax);
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw notJson();
  try {
    const bytes = await readBytes(request, bodyBytesMax);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, value: { content: text } };
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('bad_request', 'The file is not in UTF-8', { cause: error });
  }
}

function notJson(): ServiceError {
  return new ServiceError('unsupported_media_type', 'Set Content-Type to application/json, in UTF-8, not compressed');
}

/** Reads a body's bytes, of at most `bytesMax`. Throws `payload_too_large`, or `bad_request` where it did not come whole. */
export async function readBytes(request: IncomingMessage, bytesMax: number): Promise<Buffer> {
  try {
    return await getRawBody(request, { limit: bytesMax });
  } catch (error) {
    const type: unknown = error instanceof Error && 'type' in error ? error.type : undefined;
    if (type !== 'entity.too.large') throw new ServiceError('bad_request', 'The body did not arrive whole');
    discardRest(request);
    throw new ServiceError('payload_too_large', `Send at most ${bytesMax} bytes to this path`);
  }
}

/**
 * Takes in what is still to come and keeps none of it: who sends it all before reading gets to read why it was refused, and
 * not a reset connection. Who sends without end is cut off.
 */
function discardRest(request: IncomingMessage): void {
  const { socket } = request;
  const end = socket.bytesRead + DISCARDED_BYTES_MAX;
  // Node itself takes in the rest once the answer is out, and tells nobody how much that is: so this looks.
  const watch = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(watch);
    else if (socket.bytesRead > end) socket.destroy();
  }, LOOK_MS);
  request.on('error', () => undefined); // it is refused already
  request.resume();
}
