import { ATTACHMENT_TYPES, type AttachmentType } from '../../shared/domain/attachment.ts';
import { cleanWords } from '../../shared/domain/text/clean-words.ts';

const NAME_CHARACTERS_MAX = 80;

/** A safe file name: no path, no characters with a special meaning for file systems, and the extension of the detected type. */
export function nameFile(given: string, type: AttachmentType): string {
  const { kind, ending } = ATTACHMENT_TYPES[type];
  const [last = ''] = cleanWords(given).split(/[\\/]/).slice(-1);
  const stem = last
    .replace(/\.[^.]{0,8}$/, '')
    .replace(/[<>:"|?*\n\t]/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, NAME_CHARACTERS_MAX);
  return `${stem === '' ? kind : stem}.${ending}`;
}
