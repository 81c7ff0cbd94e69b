import { randomInt } from 'node:crypto';
import type { SimAnswer, SimRequest } from '../serve.ts';
import type { SimOutgoing } from './validate.ts';
import { refuse } from './words.ts';

/** What Meta takes of each kind (media page of 2026-06-16). */
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

interface Held {
  type: string;
  bytes: Buffer;
}

/** Meta's shelf of files. */
export interface MediaShelf {
  /** A guest's phone hands a file over; gives its id. */
  put(type: string, bytes: Buffer): string;
  has(id: string): boolean;
  find(id: string): Held | undefined;
  /** As after seven days. */
  drop(id: string): void;
  take(request: SimRequest): Promise<SimAnswer>;
  place(id: string, url: string): SimAnswer;
  give(id: string): SimAnswer;
}

export function createMediaShelf(): MediaShelf {
  const held = new Map<string, Held>();
  const gone = () => refuse(100, 'Unsupported get request. Object does not exist', 33);
  const shelf: MediaShelf = {
    put(type, bytes) {
      const id = String(randomInt(1e9, 1e12));
      held.set(id, { type, bytes });
      return id;
    },
    has: (id) => held.has(id),
    find: (id) => held.get(id),
    drop: (id) => {
      held.delete(id);
    },
    async take({ headers, bytes }) {
      const type = headers['content-type'] ?? '';
      const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
        .formData()
        .catch(() => null);
      const file = form?.get('file');
      if (form?.get('messaging_product') !== 'whatsapp' || !(file instanceof Blob)) return refuse(131009, 'file');
      const said = String(form.get('type'));
      if (file.type !== said || TAKEN[said] === undefined) return refuse(131053, `type ${said}`);
      if (file.size > TAKEN[said] * MEGABYTE) return refuse(131053, 'too large');
      return { status: 200, body: { id: shelf.put(said, Buffer.from(await file.arrayBuffer())) } };
    },
    place(id, url) {
      const found = held.get(id);
      if (found === undefined) return gone();
      const { type, bytes } = found;
      return {
        status: 200,
        body: {
          messaging_product: 'whatsapp',
          url: `${url}/v23.0/${id}/bytes`,
          mime_type: type,
          file_size: bytes.length,
          id,
        },
      };
    },
    give(id) {
      const found = held.get(id);
      return found === undefined ? gone() : { status: 200, headers: { 'content-type': found.type }, body: found.bytes };
    },
  };
  return shelf;
}

/** The file that a message speaks of; null: it speaks of none. */
export function idOfMedia(message: SimOutgoing): string | null {
  if (message.type === 'image') return message.image.id;
  if (message.type === 'audio') return message.audio.id;
  return message.type === 'document' ? message.document.id : null;
}
