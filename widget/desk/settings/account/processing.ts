import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import {
  ACTIVITIES,
  type Activity,
  DATA_KINDS,
  type DataKind,
  PROCESSOR_KINDS,
  type ProcessorKind,
} from '../../../../shared/domain/house/processing.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import { icon } from '../../ui/look/icons.ts';
import { dayCount, fullTime, listOf } from '../../ui/words/format.ts';
import { plainWords } from '../../ui/words/plain-words.ts';
import { LoadedSection } from '../loaded-section.ts';
import { activityWord, dataWord, processorWord } from './processing-words.ts';

interface Shown {
  house: string;
  at: string;
  activities: { id: Activity; data: DataKind[]; keptDays: number | null; recipients: string[] }[];
  processors: { id: string; kind: ProcessorKind; name: string; host: string | null; since: string | null }[];
}

/** The record of processing activities with all external processors, to be read and printed. */
export class DeskProcessing extends LoadedSection<Shown> {
  static override styles = [
    ...LoadedSection.styles,
    css`
      .print {
        justify-self: start;
      }
      @media print {
        .print {
          display: none;
        }
        .scroller {
          overflow: visible;
        }
        tr {
          break-inside: avoid;
        }
      }
    `,
  ];

  protected override heading(): string {
    return msg('Record of processing', { id: 'desk-processing' });
  }

  protected override hint(): string {
    return msg(
      'What is done with personal data here, and who outside gets some of it: made of what is connected and set now (GDPR, Art. 30).',
      { id: 'desk-processing-hint' },
    );
  }

  protected override async load(signal: AbortSignal): Promise<Shown> {
    const from = fields(await this.desk.world.send('GET', '/api/processing', { signal }));
    return {
      house: text(from?.['house']),
      at: text(from?.['at']),
      activities: list(from?.['activities'], readActivity),
      processors: list(from?.['processors'], readProcessor),
    };
  }

  protected override body({ house, at, activities, processors }: Shown): TemplateResult {
    const label = msg('Who outside gets data', { id: 'desk-processors' });
    return html`
      <p><strong><bdi>${house}</bdi></strong> · <span class="hint">${fullTime(at, this.deskState.timezone)}</span></p>
      <button class="button print" @click=${() => window.print()}>${icon('print')} ${msg('Print', { id: 'desk-print' })}</button>
      ${this.#activities(activities, processors)}
      <h2>${label}</h2>
      ${
        processors.length === 0
          ? html`<p class="hint">${msg('Nobody: nothing is connected.', { id: 'desk-processors-none' })}</p>`
          : html`<div class="scroller" tabindex="0" role="region" aria-label=${label}>
              <table>
                <tbody>
                  ${processors.map(
                    ({ kind, name, host, since }) => html`<tr>
                      <th scope="row">${processorWord(kind)}</th>
                      <td><bdi lang="en">${plainWords(name)}</bdi></td>
                      <td><bdi dir="ltr">${host ?? ''}</bdi></td>
                      <td>${since === null ? '' : fullTime(since, this.deskState.timezone)}</td>
                    </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }
    `;
  }

  #activities(activities: Shown['activities'], processors: Shown['processors']): TemplateResult {
    const nameOf = (id: string) => processors.find((one) => one.id === id)?.name ?? '';
    return html`<div class="scroller" tabindex="0" role="region" aria-label=${this.heading()}>
      <table>
        <thead>
          <tr>
            <th scope="col">${msg('What for', { id: 'desk-processing-what' })}</th>
            <th scope="col">${msg('Data', { id: 'desk-processing-data' })}</th>
            <th scope="col">${msg('Delete after', { id: 'desk-retention-after' })}</th>
            <th scope="col">${msg('Who outside gets data', { id: 'desk-processors' })}</th>
          </tr>
        </thead>
        <tbody>
          ${activities.map(
            ({ id, data, keptDays, recipients }) => html`<tr>
              <th scope="row">${activityWord(id)}</th>
              <td>${listOf(data.map(dataWord))}</td>
              <td>${keptDays === null ? msg('Kept until somebody deletes it.', { id: 'desk-retention-forever' }) : dayCount(keptDays)}</td>
              <td>${recipients.length === 0 ? '–' : listOf([...new Set(recipients.map((one) => plainWords(nameOf(one))))])}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

function readActivity(value: unknown): Shown['activities'][number] | null {
  const from = fields(value);
  const id = ACTIVITIES.find((one) => one === from?.['id']);
  if (id === undefined) return null;
  const days = from?.['keptDays'];
  return {
    id,
    data: list(from?.['data'], (kind) => DATA_KINDS.find((one) => one === kind) ?? null),
    keptDays: typeof days === 'number' ? days : null,
    recipients: list(from?.['recipients'], maybeText),
  };
}

function readProcessor(value: unknown): Shown['processors'][number] | null {
  const from = fields(value);
  const kind = PROCESSOR_KINDS.find((one) => one === from?.['kind']);
  if (kind === undefined) return null;
  return {
    id: text(from?.['id']),
    kind,
    name: text(from?.['name']),
    host: maybeText(from?.['host']),
    since: maybeText(from?.['since']),
  };
}
