import { toChannelError } from '../channel-errors.ts';
import type { ChannelNet } from '../net.ts';
import { ChannelError, type SentFile } from '../port.ts';
import { LABEL, type TwilioApi } from './client.ts';
import { mediaList } from './schema.ts';

/** The end of a file's address: the ids of the message and of the file. */
const FILE_PATH = /\/Messages\/((?:SM|MM)[0-9a-fA-F]{32})\/Media\/(ME[0-9a-fA-F]{32})(?:\.json)?$/;
const MEDIA = ['image', 'video', 'audio'] as const;
/** Twilio redirects downloads to its storage. */
const HOPS_MAX = 3;
const MOVED = [301, 302, 303, 307, 308];

/** Reads a file's ids from its address. The address's host is ignored, because files are always downloaded from the account's API. */
export function toSentFile(address: string, contentType: string): SentFile {
  const [, message = '', file = ''] = FILE_PATH.exec(URL.parse(address)?.pathname ?? address) ?? [];
  const [family] = contentType.split('/');
  const media = MEDIA.find((known) => known === family) ?? 'document';
  return { media, mediaId: file === '' ? '' : `${message}/${file}`, name: '' };
}

/** Lists the files of a message that came without a call. Rejects with a ChannelError. */
export async function listFiles(api: TwilioApi, sid: string, signal: AbortSignal): Promise<SentFile[]> {
  const { media_list } = await api.read(`/Messages/${sid}/Media.json`, {}, mediaList, signal);
  return media_list.map(({ uri, content_type }) => toSentFile(uri, content_type));
}

/**
 * Downloads a guest's file. Twilio redirects to another company's storage, so the redirected request carries no token. Null:
 * Twilio has deleted the file. Rejects with a ChannelError if a later attempt may succeed.
 */
export async function fetchMedia(
  net: ChannelNet,
  api: TwilioApi,
  mediaId: string,
  bytesMax: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const [message = '', file = ''] = mediaId.split('/');
  let request = api.at(`/Messages/${message}/Media/${file}`);
  for (let hop = 0; hop <= HOPS_MAX; hop++) {
    const { status, headers, bytes } = await net.download(request, bytesMax, signal).catch((error: unknown) => {
      throw toChannelError(error, LABEL);
    });
    if (status === 200) return bytes;
    if (status === 404 || status === 410) return null;
    const next = MOVED.includes(status) ? URL.parse(headers['location'] ?? '', request.url) : null;
    if (next === null) throw new ChannelError('unreachable', `${LABEL} answered ${status} instead of a file`);
    request = { url: next.href, headers: {} };
  }
  throw new ChannelError('unreachable', `${LABEL} sends whoever asks for a file in circles`);
}
