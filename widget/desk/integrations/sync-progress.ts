import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { PmsSync } from '../../../shared/api/pms.ts';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { formatNumber, fullTime } from '../ui/words/format.ts';
import { serverText } from './pms-panel.ts';
import { entityWord, triggerWord } from './pms-words.ts';

/** The progress of a sync by kind of record; of a finished sync, its result. */
export class DeskSyncProgress extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      ul {
        display: grid;
        gap: var(--space-3);
      }
      .step {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--space-1) var(--space-3);
      }
      .count {
        color: var(--ink-2);
        font-variant-numeric: tabular-nums;
      }
      progress {
        grid-column: 1 / -1;
        inline-size: 100%;
        block-size: 0.5rem;
        accent-color: var(--accent);
      }
      .icon {
        color: var(--ok);
        vertical-align: -0.3em;
      }
      .faults {
        color: var(--danger);
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) sync: PmsSync | null = null;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.timezone];
  }

  override render(): TemplateResult {
    const { sync } = this;
    if (sync === null)
      return html`<p class="hint">${msg('Nothing was synchronised yet.', { id: 'desk-pms-no-sync' })}</p>`;
    return html`<p role="status">${this.#summary(sync)}</p>
      <ul>
        ${sync.entities.map((entity) => html`<li class="step">${this.#step(sync, entity)}</li>`)}
      </ul>
      ${
        sync.errors.length === 0
          ? nothing
          : html`<ul class="faults">
              ${sync.errors.map(({ entity, message }) => html`<li>${entity === null ? nothing : html`<strong>${entityWord(entity)}</strong>`} ${serverText(message)}</li>`)}
            </ul>`
      }`;
  }

  #summary({ state, trigger, startedAt, finishedAt }: PmsSync): TemplateResult {
    const chips = {
      running: html`<span class="chip staffed">${msg('Running', { id: 'desk-pms-running' })}</span>`,
      done: html`<span class="chip ok">${msg('Done', { id: 'desk-task-done' })}</span>`,
      failed: html`<span class="chip danger">${msg('Failed', { id: 'desk-pms-failed' })}</span>`,
    };
    return html`${chips[state]} ${triggerWord(trigger)} · ${fullTime(finishedAt ?? startedAt, this.deskState.timezone)}`;
  }

  #step({ progress, recordsSynced, state }: PmsSync, entity: PmsEntity): TemplateResult {
    const { done, total, finished } = progress[entity] ?? { done: 0, total: null, finished: false };
    const word = entityWord(entity);
    const isOpen = state === 'running' && !finished;
    const stored = isOpen ? done : (recordsSynced[entity] ?? done);
    const [soFar, all] = [formatNumber(stored), formatNumber(total ?? done)];
    const count = isOpen && total !== null ? msg(str`${soFar} of ${all}`, { id: 'desk-pms-so-far' }) : soFar;
    return html`<span>${finished ? icon('check') : nothing} ${word}</span>
      <span class="count">${count}</span>
      ${isOpen ? html`<progress aria-label=${word} max=${Math.max(total ?? 1, 1)} value=${total === null ? nothing : Math.min(done, total)}></progress>` : nothing}`;
  }
}
