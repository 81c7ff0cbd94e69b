import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { fields, list, text } from '../data/read/read.ts';
import { PmsPanel } from './pms-panel.ts';
import { entityWord, keyWord } from './pms-words.ts';
import { sendToPms } from './source/pms-source.ts';

interface Unmapped {
  pms: readonly { group: string; field: string; example: string }[];
  service: readonly { group: string; key: string; required: boolean }[];
}

/** The fields of either side without a mapping. */
export class DeskPmsUnmapped extends PmsPanel<Unmapped> {
  static override styles = [
    ...PmsPanel.styles,
    css`
      :host {
        margin-block-start: var(--space-4);
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      li {
        max-inline-size: 100%;
        padding: var(--space-1) var(--space-3);
        border-radius: var(--radius-m);
        background: var(--surface-2);
        overflow-wrap: anywhere;
      }
    `,
  ];

  protected override async load(signal: AbortSignal): Promise<Unmapped> {
    const from = fields(await sendToPms(this.desk)('GET', '/api/integrations/pms/unmapped', { signal }));
    return {
      pms: list(from?.['pms'], (item) => {
        const { group, field, example } = fields(item) ?? {};
        return { group: text(group), field: text(field), example: text(example) };
      }),
      service: list(from?.['service'], (item) => {
        const { group, key, required } = fields(item) ?? {};
        return { group: text(group), key: text(key), required: required === true };
      }),
    };
  }

  protected override failedWords(): string {
    return msg('The fields could not be loaded', { id: 'desk-pms-fields-failed' });
  }

  override render(): TemplateResult {
    return html`<section class="panel">
      <h1>${msg('Not mapped', { id: 'desk-pms-unmapped' })}</h1>
      ${this.frame(
        ({ pms, service }) => html`
          <div>
            <h2>${msg('Missing here', { id: 'desk-pms-unmapped-here' })}</h2>
            ${service.length === 0 ? html`<p class="hint">${msg('Nothing is missing.', { id: 'desk-pms-nothing-missing' })}</p>` : html`<ul>${service.map(({ group, key }) => html`<li>${groupWord(group)}: ${keyWord(key)}</li>`)}</ul>`}
          </div>
          <div>
            <h2>${msg('Fields of the PMS that are not used', { id: 'desk-pms-unused' })}</h2>
            ${pms.length === 0 ? html`<p class="hint">${msg('All are used.', { id: 'desk-pms-all-used' })}</p>` : html`<ul>${pms.map(({ group, field, example }) => html`<li>${groupWord(group)}: <code>${field}</code> ${example === '' ? nothing : html`<bdi class="hint">${example}</bdi>`}</li>`)}</ul>`}
          </div>
        `,
        'list',
      )}
    </section>`;
  }
}

function groupWord(group: string): string {
  if (group === 'guest') return entityWord('guests');
  return entityWord(group === 'roomType' ? 'roomTypes' : 'reservations');
}
