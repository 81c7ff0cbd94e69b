import { HOUR_MS } from '../../shared/domain/time.ts';
import type { FileAddresses } from '../channels/port.ts';
import { fileLinkHash, fileLinkToken } from '../links/file-link.ts';
import { type LinkUser, saveFileLink } from '../store/channels/file-links.ts';
import type { ChannelPart } from '../store/channels/parts.ts';
import type { MessagingDeps } from './deps.ts';

/** A platform fetches a file when it sends the message; a guest may open the link days later. */
const VALID_MS: Readonly<Record<LinkUser, number>> = { platform: 4 * HOUR_MS, guest: 7 * 24 * HOUR_MS };

/** Makes a link to a part's file. `jpegBytesMax`: convert it to a JPEG of at most this size; null: as it is. */
export async function linkFile(
  deps: Pick<MessagingDeps, 'secrets' | 'writer' | 'clock' | 'fileUrl'>,
  { id, propertyId }: Pick<ChannelPart, 'id' | 'propertyId'>,
  uploadId: string,
  jpegBytesMax: number | null,
): Promise<FileAddresses> {
  const now = deps.clock();
  const make = async (user: LinkUser) => {
    const token = fileLinkToken(deps.secrets, id, user);
    const expiresAt = new Date(+now + VALID_MS[user]).toISOString();
    const asJpeg = user === 'platform' ? jpegBytesMax : null;
    const link = { tokenHash: fileLinkHash(token), propertyId, uploadId, user, jpegBytesMax: asJpeg, expiresAt };
    await deps.writer.write((trx) => saveFileLink(trx, { ...link, openedAt: null }, now.toISOString()));
    return deps.fileUrl(token);
  };
  return { forPlatform: await make('platform'), forGuest: await make('guest') };
}
