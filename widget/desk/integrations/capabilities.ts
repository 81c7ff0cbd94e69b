import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { PmsProviderView } from '../../../shared/api/pms.ts';
import { PMS_CHANGE_KINDS } from '../../../shared/domain/pms.ts';
import { listOf } from '../ui/words/format.ts';
import { changeWord, entityWord, noticesWord } from './pms-words.ts';

/** Describes what a PMS can do: the data we read, and for each change that we write, its location in the PMS. */
export function capabilitiesOf({ name, capabilities }: PmsProviderView): TemplateResult {
  const { pulls, takes, notices } = capabilities;
  return html`<div class="can">
    <section>
      <h2>${msg('What comes in', { id: 'desk-pms-comes-in' })}</h2>
      <p>${listOf(pulls.map(entityWord))}</p>
      <p class="hint">${noticesWord(notices)}</p>
    </section>
    <section>
      <h2>${msg(str`What goes back to ${name}`, { id: 'desk-pms-goes-back' })}</h2>
      <ul class="takes">
        ${PMS_CHANGE_KINDS.map((kind) => html`<li><span>${changeWord(kind)}</span> ${placeOf(takes[kind])}</li>`)}
      </ul>
    </section>
  </div>`;
}

function placeOf({ place, where }: PmsProviderView['capabilities']['takes']['request']): TemplateResult {
  if (place === 'none')
    return html`<span class="chip">${msg('No place for it there', { id: 'desk-pms-no-place' })}</span>`;
  return html`${place === 'note' ? html`<span class="chip">${msg('As a note', { id: 'desk-pms-as-note' })}</span>` : ''}
    <span class="hint told" lang="en" dir="auto">${where}</span>`;
}
