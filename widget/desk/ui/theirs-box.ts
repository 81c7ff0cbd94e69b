import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';

/**
 * Shows a colleague's concurrent change and lets the person choose. `theirs` is null if they deleted it. Styles: `theirsStyles`.
 */
export function theirsBox(theirs: TemplateResult | null, choose: { take(): void; keep(): void }): TemplateResult {
  return html`<div class="theirs" role="alert">
    <p class="title">${
      theirs === null
        ? msg('A colleague has taken this out meanwhile. Your words are still here.', { id: 'desk-theirs-gone' })
        : msg('A colleague has changed this meanwhile. Here is what they wrote; your words are still below.', {
            id: 'desk-theirs-changed',
          })
    }</p>
    ${theirs}
    <div class="row">
      <button type="button" class="button" @click=${choose.take}>${theirs === null ? msg('Leave it out', { id: 'desk-theirs-leave' }) : msg('Take theirs', { id: 'desk-draft-take' })}</button>
      <button type="button" class="button" @click=${choose.keep}>${msg('Go on with mine', { id: 'desk-draft-mine' })}</button>
    </div>
  </div>`;
}

export const theirsStyles = css`
  .theirs {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--waiting);
    border-radius: var(--radius-m);
    background: var(--waiting-soft);
  }
  .theirs .words {
    color: var(--ink);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .theirs .title {
    font-weight: 600;
  }
`;
