import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { icon } from './look/icons.ts';

/** A button that chooses one file of the given types. The browser's own file input would be in the browser's language. */
export function fileButton(
  choose: (file: File) => void,
  {
    accept,
    id = 'file',
    word = msg('Choose a file', { id: 'desk-import-file' }),
    disabled = false,
  }: { accept: string; id?: string; word?: string; disabled?: boolean },
): TemplateResult {
  const chosen = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const file = target.files?.[0];
    target.value = ''; // So that the same file can be chosen again.
    if (file !== undefined) choose(file);
  };
  return html`<label class="button file">${icon('attach')} ${word}<input class="visually-hidden" id=${id} type="file" accept=${accept} ?disabled=${disabled} @change=${chosen} /></label>`;
}
