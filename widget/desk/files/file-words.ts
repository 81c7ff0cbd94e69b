import { msg, str } from '@lit/localize';
import { ATTACHMENT_BYTES_MAX, type AttachmentKind } from '../../../shared/domain/attachment.ts';
import { sizeOf } from '../../ui/format.ts';
import { deskLocale } from '../ui/words/format.ts';

/** The desk's texts about files. */
export const fileWords = {
  tooLarge: () => {
    const size = sizeOf(ATTACHMENT_BYTES_MAX, deskLocale());
    return msg(str`A file may have at most ${size}.`, { id: 'desk-file-too-large' });
  },
  noMicrophone: () => msg('The microphone is not available.', { id: 'desk-no-microphone' }),
};

/** Returns the label of a file's kind. */
export function kindWord(kind: AttachmentKind): string {
  if (kind === 'image') return msg('Picture', { id: 'desk-file-picture' });
  return kind === 'audio'
    ? msg('Voice note', { id: 'desk-file-voice' })
    : msg('Document', { id: 'desk-file-document' });
}
