import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { LookBody } from '../../../../shared/api/house/look.ts';
import { fileButton } from '../../ui/file-button.ts';

type Field = 'logo' | 'avatar';

/** The hotel's two pictures, and the callbacks for them. */
export interface PicturesContext {
  look: LookBody;
  take(field: Field, file: File): void;
  drop(field: Field): void;
  failure: string;
}

export function picturesView({ look, take, drop, failure }: PicturesContext): TemplateResult {
  const picture = (field: Field, label: string): TemplateResult => {
    const id = look[field];
    return html`<div class="field">
      <label for=${field}>${label}</label>
      <div class="picture">
        ${id ? html`<img src="/chat/pictures/${id}" alt=${label} />` : nothing}
        ${fileButton((file) => take(field, file), { id: field, accept: 'image/png,image/jpeg,image/webp' })}
        ${id ? html`<button type="button" class="button" @click=${() => drop(field)}>${msg('Remove', { id: 'desk-remove' })}</button>` : nothing}
      </div>
    </div>`;
  };
  return html`<div class="pair">
      ${picture('logo', msg('Logo, in the welcome', { id: 'desk-look-logo' }))}
      ${picture('avatar', msg('Picture of the assistant', { id: 'desk-look-avatar' }))}
    </div>
    ${failure === '' ? nothing : html`<p class="fault" role="alert">${failure}</p>`}`;
}
