import type { AttachmentKind } from '../../../shared/domain/attachment.ts';

/** A checked file of the guest that is not uploaded yet. */
export interface LocalFile {
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly blob: Blob;
}

/** Why a file is refused; shown to the guest as a text. */
export type FileFault = 'too_large' | 'wrong_type' | 'refused';

/** The server's limits for files, from its welcome frame. */
export interface FileLimits {
  readonly bytes: number;
  readonly types: readonly string[];
}

/** The kind of a file by its MIME type. */
export function kindOf(type: string): AttachmentKind {
  if (type.startsWith('image/')) return 'image';
  return type.startsWith('audio/') ? 'audio' : 'document';
}
