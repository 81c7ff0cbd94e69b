import type { NetAnswer } from '../../pms/net/net.ts';
import { parseJson, toChannelError } from '../channel-errors.ts';
import { ChannelError, type OutgoingMedia } from '../port.ts';
import { type Graph, LABEL, readCode } from './client.ts';
import { failure, mediaPlace } from './schema.ts';

/** The Cloud API's error for a missing or expired file: code 100 with subcode 33. */
const BAD_PARAMETER = 100;
const MISSING = 33;

/**
 * Downloads a guest's file by first reading its URL, which is valid for five minutes. Null: Meta has deleted the file. Rejects with
 * a ChannelError if a later attempt may succeed.
 */
export async function fetchMedia(
  graph: Graph,
  { mediaId, phoneNumberId }: { mediaId: string; phoneNumberId: string },
  bytesMax: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const path = `/${encodeURIComponent(mediaId)}?phone_number_id=${encodeURIComponent(phoneNumberId)}`;
  const answer = await graph.call('GET', path, null, signal).catch(unanswered);
  if (answer.status !== 200) {
    if (isGone(answer)) return null;
    throw new ChannelError('unreachable', `WhatsApp answered ${answer.status} to the question where a file is`);
  }
  const file = mediaPlace.safeParse(parseJson(answer.body)).data;
  if (file === undefined) throw new ChannelError('unreachable', 'WhatsApp did not say where a file is');
  const { status, bytes } = await graph.download(file.url, bytesMax, signal).catch(unanswered);
  if (status !== 200) throw new ChannelError('unreachable', `WhatsApp answered ${status} instead of a file`);
  return bytes;
}

function unanswered(error: unknown): never {
  throw error instanceof ChannelError ? error : toChannelError(error, LABEL);
}

function isGone(answer: NetAnswer): boolean {
  if (readCode(answer) !== BAD_PARAMETER) return false;
  return failure.safeParse(parseJson(answer.body)).data?.error.error_subcode === MISSING;
}

/** Uploads a file, which is then sent by the id in the answer. */
export function uploadMedia(
  graph: Graph,
  phoneNumberId: string,
  { type, name, bytes }: OutgoingMedia,
  signal: AbortSignal,
): Promise<NetAnswer> {
  const form = new FormData();
  form.append('messaging_product', 'whatsapp');
  form.append('type', type);
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  return graph.post(`/${phoneNumberId}/media`, form, signal);
}
