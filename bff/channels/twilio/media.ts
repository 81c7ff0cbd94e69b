import { toChannelError } from '../lost.ts';
import type { ChannelNet } from '../net.ts';
import { ChannelError, type SentFile } from '../port.ts';
import { LABEL, type TwilioApi } from './client.ts';
import { mediaList } from './schema.ts';

/** The message and the file in it, as the address of a file ends. */
const PLACE = /\/Messages\/((?:SM|MM)[0-9a-fA-F]{32})\/Media\/(ME[0-9a-fA-F]{32})(?:\.json)?$/;
const MEDIA = ['image', 'video', 'audio'] as const;
/** Twilio sends whoever asks on to its storage. */
const HOPS_MAX = 3;
const MOVED = [301, 302, 303, 307, 308];

/** A file of a message by its address; its host is not looked at, for it is fetched from where the account is. */
export function toSentFile(address: string, contentType: string): SentFile {
  const [, message = '', file = ''] = PLACE.exec(URL.parse(address)?.pathname ?? address) ?? [];
  const [family] = contentType.split('/');
  const media = MEDIA.find((known) => known === family) ?? 'document';
  return { media, mediaId: file === '' ? '' : `${message}/${file}`, name: '' };
}

/** The files of a message that was not told but listed. Rejects with a ChannelError. */
export async function listFiles(api: TwilioApi, sid: string, signal: AbortSignal): Promise<SentFile[]> {
  const { media_list } = await api.read(`/Messages/${sid}/Media.json`, {}, mediaList, signal);
  return media_list.map(({ uri, content_type }) => toSentFile(uri, content_type));
}

/**
 * The bytes of a guest's file. Twilio answers its account with where they are; who asks there shows no token: the storage is
 * another's. Null where Twilio does not have it any more. Rejects with a ChannelError where it may be asked again.
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
