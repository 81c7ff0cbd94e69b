import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { ServiceError } from '../../base/errors.ts';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** At most this much of a refused body is read before the connection is cut. */
const DISCARDED_BYTES_MAX = 64 * 1024 * 1024;
const LOOK_MS = 50;

/** A body as text (for the idempotency record) and parsed. */
export interface ReceivedBody {
  text: string;
  value: unknown;
}

/**
 * Reads a JSON body of at most `bytesMax`. A missing body reads as `{}`, so that validation names the missing fields.
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

/** Reads a route's body: JSON, or a plain file if the route accepts one. Throws as {@link readJsonBody} does. */
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

/** Reads a body of at most `bytesMax`. Throws `payload_too_large`, or `bad_request` if it is incomplete. */
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
 * Reads and drops the rest of a refused body, since clients that send everything before reading would otherwise get a reset
 * connection instead of the answer. Endless bodies are cut off.
 */
function discardRest(request: IncomingMessage): void {
  const { socket } = request;
  const end = socket.bytesRead + DISCARDED_BYTES_MAX;
  // Node reads the rest once the answer is sent, without an event for the amount, so poll it.
  const watch = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(watch);
    else if (socket.bytesRead > end) socket.destroy();
  }, LOOK_MS);
  request.on('error', () => undefined); // the request is refused already
  request.resume();
}
