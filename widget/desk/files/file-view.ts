import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { sizeOf } from '../../ui/format.ts';
import type { MessageFile } from '../data/read/types.ts';
import { icon } from '../ui/look/icons.ts';
import { deskLocale } from '../ui/words/format.ts';
import { kindWord } from './file-words.ts';

/** The files of a message: pictures shown, voice notes played, documents to be opened. */
export function filesView(files: readonly MessageFile[]): TemplateResult | typeof nothing {
  if (files.length === 0) return nothing;
  return html`<ul class="files">${files.map((file) => html`<li>${fileView(file)}</li>`)}</ul>`;
}

function fileView(file: MessageFile): TemplateResult {
  const { kind, name, url, state } = file;
  const label = `${kindWord(kind)}: ${name}`;
  if (state === 'coming')
    return html`<p class="file-note" role="status">${label} · ${msg('Being fetched from the guest’s messenger …', { id: 'desk-file-coming' })}</p>`;
  if (state === 'gone')
    return html`<p class="file-note fault">${label} · ${msg('The guest’s messenger does not have it any more. Please ask the guest to send it again.', { id: 'desk-file-gone' })}</p>`;
  if (kind === 'audio') return html`<audio controls preload="metadata" src=${url} aria-label=${label}></audio>`;
  if (kind === 'image') {
    const { width, height } = file;
    return html`<a class="picture" href=${url} target="_blank" rel="noopener" title=${name}><img src=${url} alt=${label} loading="lazy" width=${width ?? nothing} height=${height ?? nothing}></a>`;
  }
  return html`<a class="file" href=${url} download=${name}>${icon('note')} <bdi>${name}</bdi> <span>${sizeOf(file.bytes, deskLocale())}</span></a>`;
}

export const filesStyles = css`
  .files {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  p + .files {
    margin-block-start: var(--space-2);
  }
  .picture {
    display: inline-block;
  }
  .picture img {
    display: block;
    inline-size: auto;
    block-size: auto;
    max-inline-size: min(100%, 22rem);
    max-block-size: 20rem;
    border-radius: var(--radius-m);
    background: var(--surface-2);
  }
  .files audio {
    display: block;
    inline-size: 20rem;
    max-inline-size: 100%;
  }
  .file {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    min-block-size: 2.5rem;
    color: inherit;
    overflow-wrap: anywhere;
  }
  .file svg {
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }
  .file span,
  .file-note {
    font-size: var(--text-s);
  }
`;
