import type { AttachmentKind } from '../../../shared/domain/attachment.ts';

/** A file of the guest's that the server does not have yet, ready to go. */
export interface LocalFile {
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly blob: Blob;
}

/** Why a file is not taken: told to the guest in their words. */
export type FileFault = 'too_large' | 'wrong_type' | 'refused';

/** What the server takes, as its welcome says. */
export interface FileLimits {
  readonly bytes: number;
  readonly types: readonly string[];
}

/** What a file is to the guest, by its type. */
export function kindOf(type: string): AttachmentKind {
  if (type.startsWith('image/')) return 'image';
  return type.startsWith('audio/') ? 'audio' : 'document';
}
