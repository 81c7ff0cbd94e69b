import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_TYPES,
  type AttachmentKind,
  type AttachmentType,
} from '../../shared/domain/attachment.ts';
import { ServiceError } from '../base/errors.ts';
import { nameFile } from './name-file.ts';
import { redraw } from './picture.ts';
import type { Scan } from './scanner.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { typeOf } from './type-of.ts';

/** An accepted and stored file. */
export interface KeptFile {
  hash: string;
  kind: AttachmentKind;
  type: AttachmentType;
  name: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

/** The files that guests and staff send each other. */
export interface Files extends Pick<Shelf, 'read' | 'has' | 'remove'> {
  /**
   * Detects a file's type, scans it for viruses, re-encodes a picture, and stores the file. Throws `payload_too_large`,
   * `unsupported_media_type`, `upload_refused`, `scanner_unavailable` or `overloaded`.
   */
  take(bytes: Uint8Array, name: string): Promise<KeptFile>;
}

export function openFiles(dataDir: string, scan: Scan): Files {
  const shelf = openShelf(dataDir);
  return {
    read: shelf.read,
    has: shelf.has,
    remove: shelf.remove,
    async take(bytes, name) {
      if (bytes.length > ATTACHMENT_BYTES_MAX) throw tooLarge();
      const type = await typeOf(bytes);
      const { kind } = ATTACHMENT_TYPES[type];
      await scan(bytes); // The original bytes are scanned: re-encoding would remove a virus, but the decoder itself could be its target.
      const picture = kind === 'image' ? await redraw(bytes, type) : null;
      const storedBytes = picture?.bytes ?? bytes;
      const { width = null, height = null } = picture ?? {};
      return {
        hash: await shelf.put(storedBytes),
        kind,
        type,
        name: nameFile(name, type),
        bytes: storedBytes.length,
        width,
        height,
      };
    },
  };
}

export function tooLarge(): ServiceError {
  const megabytes = ATTACHMENT_BYTES_MAX / 1_024 / 1_024;
  return new ServiceError('payload_too_large', `Send files of at most ${megabytes} MB each`);
}
