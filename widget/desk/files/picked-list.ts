import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { icon } from '../ui/look/icons.ts';
import { isUploading, type PickedFile, type ReplyFiles } from './reply-files.ts';
import type { VoiceNote } from './voice-note.ts';

/** Kinds of files instead of exact types, so that a phone offers its camera. */
const ACCEPTED = 'image/*,audio/*,application/pdf';

/** The button that chooses files, and the one that records a voice note. */
export function pickButtons(files: ReplyFiles, place: string, voice: VoiceNote): TemplateResult {
  const attach = msg('Attach a file', { id: 'desk-attach' });
  const recordWord = voice.isRecording
    ? msg('Finish recording', { id: 'desk-record-finish' })
    : msg('Record a voice note', { id: 'desk-record' });
  const choose = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLElement) currentTarget.parentElement?.querySelector('input')?.click();
  };
  const chosen = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    files.add(place, [...(target.files ?? [])]);
    target.value = ''; // the same file may be chosen again
  };
  return html`<span class="pick"><input type="file" hidden multiple accept=${ACCEPTED} @change=${chosen}>
    <button type="button" class="tab tool" title=${attach} @click=${choose}>${icon('attach')}<span class="visually-hidden">${attach}</span></button></span>
    <button type="button" class="tab tool ${voice.isRecording ? 'recording' : ''}" title=${recordWord} @click=${() => voice.turn((file) => files.add(place, [file]))}>${icon(voice.isRecording ? 'stop' : 'voice')}<span class="visually-hidden">${recordWord}</span></button>`;
}

/** Draws the chosen files with the progress of their upload. */
export function pickedList(files: ReplyFiles, place: string, { fault }: VoiceNote): TemplateResult | typeof nothing {
  const picked = files.filesOf(place);
  if (picked.length === 0 && fault === '') return nothing;
  return html`<ul class="picked">${picked.map((file) => html`<li class=${file.fault === '' ? '' : 'refused'}>${pickedView(files, place, file)}</li>`)}</ul>
    ${fault === '' ? nothing : html`<p class="fault open" role="alert">${fault}</p>`}`;
}

function pickedView(files: ReplyFiles, place: string, file: PickedFile): TemplateResult {
  const { key, name, fault } = file;
  const removeWord = msg(str`Remove ${name}`, { id: 'desk-attach-remove' });
  return html`<bdi>${name}</bdi>
    ${isUploading(file) ? html`<span role="status">${msg('Uploading …', { id: 'desk-uploading' })}</span>` : nothing}
    ${
      fault === ''
        ? nothing
        : html`<span class="fault" role="alert">${fault}</span>
          <button type="button" class="tab" @click=${() => files.retry(place, key)}>${msg('Try again', { id: 'desk-try-again' })}</button>`
    }
    <button type="button" class="tab" title=${removeWord} @click=${() => files.remove(place, key)}>${icon('close')}<span class="visually-hidden">${removeWord}</span></button>`;
}

export const pickedStyles = css`
  .pick {
    display: contents;
  }
  .tool {
    display: grid;
    place-items: center;
  }
  .tool svg {
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }
  .recording {
    color: var(--danger, var(--note));
  }
  .picked {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: var(--space-2) var(--space-3) 0;
    list-style: none;
  }
  .picked li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    max-inline-size: 100%;
    padding-inline-start: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    font-size: var(--text-s);
    overflow-wrap: anywhere;
  }
  .picked svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`;
