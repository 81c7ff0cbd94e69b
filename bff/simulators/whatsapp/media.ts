import { createHash, randomInt } from 'node:crypto';
import { DAY_MS } from '../../../shared/domain/time.ts';
import type { Clock } from '../../base/clock.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import type { SimOutgoing } from './validate.ts';
import { refuse } from './words.ts';

/** The size limits by type (media page of 2026-06-16). */
const TAKEN: Readonly<Record<string, number>> = {
  'image/jpeg': 5,
  'image/png': 5,
  'audio/aac': 16,
  'audio/amr': 16,
  'audio/mpeg': 16,
  'audio/mp4': 16,
  'audio/ogg': 16,
  'application/pdf': 100,
};
const MEGABYTE = 1_024 * 1_024;
/** How long a media id is valid: of an upload, and of a guest's file. */
const KEPT_MS = { uploaded: 30 * DAY_MS, sent: 7 * DAY_MS };
/** How long the download address of a file is valid. */
const ADDRESS_MS = 5 * 60 * 1_000;

interface Held {
  type: string;
  bytes: Buffer;
  /** The end of the id's validity, in ms. */
  until: number;
}

/** The files stored at Meta. */
export interface MediaShelf {
  /** Stores a guest's file. Returns its id. */
  put(type: string, bytes: Buffer): string;
  has(id: string): boolean;
  find(id: string): Held | undefined;
  /** Deletes a file before its expiry. */
  drop(id: string): void;
  take(request: SimRequest): Promise<SimAnswer>;
  place(id: string, url: string): SimAnswer;
  /** Returns the bytes at the address from `place`, or the requested range of them. */
  give(id: string, request: Pick<SimRequest, 'query' | 'headers'>): SimAnswer;
}

/** `clock` decides what has expired. */
export function createMediaShelf(clock: Clock): MediaShelf {
  const files = new Map<string, Held>();
  const find = (id: string) => {
    const found = files.get(id);
    return found !== undefined && found.until > +clock() ? found : undefined;
  };
  function hold(type: string, bytes: Buffer, keptMs: number): string {
    const id = String(randomInt(1e9, 1e12));
    files.set(id, { type, bytes, until: +clock() + keptMs });
    return id;
  }
  const refuseMissing = () => refuse(100, 'Unsupported get request. Object does not exist', 33);
  const shelf: MediaShelf = {
    put: (type, bytes) => hold(type, bytes, KEPT_MS.sent),
    has: (id) => find(id) !== undefined,
    find,
    drop: (id) => {
      files.delete(id);
    },
    async take(call) {
      const form = await readForm(call);
      const file = form?.get('file');
      if (form?.get('messaging_product') !== 'whatsapp' || !(file instanceof Blob)) return refuse(131009, 'file');
      const type = String(form.get('type'));
      if (file.type !== type || TAKEN[type] === undefined) return refuse(131053, `type ${type}`);
      if (file.size > TAKEN[type] * MEGABYTE) return refuse(131053, 'too large');
      return { status: 200, body: { id: hold(type, Buffer.from(await file.arrayBuffer()), KEPT_MS.uploaded) } };
    },
    place(id, url) {
      const found = find(id);
      if (found === undefined) return refuseMissing();
      const { type, bytes } = found;
      return {
        status: 200,
        body: {
          messaging_product: 'whatsapp',
          url: `${url}/v23.0/${id}/bytes?until=${+clock() + ADDRESS_MS}`,
          mime_type: type,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          file_size: String(bytes.length),
          id,
        },
      };
    },
    give(id, { query, headers }) {
      const found = find(id);
      if (found === undefined || Number(query.get('until')) <= +clock()) return { status: 404, body: 'URL expired' };
      const { type, bytes } = found;
      const [, from] = /^bytes=(\d+)-$/.exec(headers['range'] ?? '') ?? [];
      const whole: SimAnswer = { status: 200, headers: { 'content-type': type }, body: bytes };
      if (from === undefined) return whole;
      const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
      const headersOfPart = { ...whole.headers, 'content-range': range };
      return { status: 206, headers: headersOfPart, body: bytes.subarray(Number(from)) };
    },
  };
  return shelf;
}

/** Parses an upload form; null if it is invalid. */
function readForm({ headers, bytes }: Parameters<MediaShelf['take']>[0]): Promise<FormData | null> {
  const type = headers['content-type'] ?? '';
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => null);
}

/** The media id in a message; null: none. */
export function idOfMedia(message: SimOutgoing): string | null {
  if (message.type === 'image') return message.image.id;
  if (message.type === 'audio') return message.audio.id;
  return message.type === 'document' ? message.document.id : null;
}
