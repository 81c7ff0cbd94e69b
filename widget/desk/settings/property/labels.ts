import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { LABEL_TONES, type LabelTone } from '../../../../shared/domain/staff/label.ts';
import { loadLabels } from '../../data/kept/loads.ts';
import { fields, list, readLabel } from '../../data/read/read.ts';
import type { Label } from '../../data/read/types.ts';
import type { DeskConfirm } from '../../shell/confirm.ts';
import { LoadedSection } from '../loaded-section.ts';

const PATH = '/api/labels';

/**
 * The property's labels for conversations: added, renamed, coloured and deleted. Other desks show the change after their
 * next load.
 */
export class DeskLabels extends LoadedSection<Label[]> {
  @query('desk-confirm') private readonly confirming!: DeskConfirm;

  protected override heading(): string {
    return msg('Labels', { id: 'desk-labels' });
  }

  protected override hint(): string {
    return msg('What your team sorts conversations by: “VIP”, “Group”, “Lost property”. Guests never see them.', {
      id: 'desk-labels-hint',
    });
  }

  protected override async load(signal: AbortSignal): Promise<Label[]> {
    return list(fields(await this.desk.world.send('GET', PATH, { signal }))?.['items'], readLabel);
  }

  protected override body(labels: Label[]): TemplateResult {
    return html`
      ${labels.length === 0 ? html`<desk-empty icon="filter" heading=${msg('No labels yet', { id: 'desk-labels-none' })}></desk-empty>` : html`<ul class="entries">${labels.map((label) => this.#entry(label))}</ul>`}
      <form @submit=${this.#add}>
        <label class="field"><span class="label">${msg('New label', { id: 'desk-label-new' })}</span> <input class="input" name="name" required maxlength="40" aria-invalid=${this.isFaulty('/name')} aria-describedby="label-name-fault" /></label>
        ${this.fault('/name', 'label-name-fault')}
        <label class="field"><span class="label">${msg('Colour', { id: 'desk-look-color' })}</span> ${toneField('grey')}</label>
        <p><button class="button primary">${msg('Add', { id: 'desk-label-add' })}</button></p>
      </form>
      <desk-confirm></desk-confirm>
    `;
  }

  #entry(label: Label): TemplateResult {
    const { id, name, tone } = label;
    const change = (event: Event) => {
      const field = event.currentTarget;
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.form === null) return;
      const data = new FormData(field.form);
      void this.#do('PATCH', `${PATH}/${id}`, {
        name: String(data.get('name')).trim(),
        tone: String(data.get('tone')),
      });
    };
    return html`<li class="entry">
      <form class="what" @submit=${(event: Event) => event.preventDefault()}>
        <span class="chip label" data-tone=${tone}><bdi>${name}</bdi></span>
        <input class="input" name="name" required maxlength="40" aria-label=${msg('Name', { id: 'desk-property-name' })} .value=${name} @change=${change} />
        ${toneField(tone, change)}
      </form>
      <button class="button quiet danger" @click=${() => void this.#remove(label)}>${msg('Delete', { id: 'desk-label-delete' })}</button>
    </li>`;
  }

  readonly #add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const data = new FormData(form);
    const body = { name: String(data.get('name')).trim(), tone: String(data.get('tone')) };
    void this.#do('POST', PATH, body).then((isDone) => isDone && form.reset());
  };

  async #remove({ id, name }: Label): Promise<void> {
    const isSure = await this.confirming.ask(
      msg('Delete this label?', { id: 'desk-label-delete-sure' }),
      name,
      msg('Delete', { id: 'desk-label-delete' }),
    );
    if (isSure) await this.#do('DELETE', `${PATH}/${id}`);
  }

  async #do(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<boolean> {
    const done = msg('The labels are changed.', { id: 'desk-labels-changed' });
    const answer = await this.act(method, path, { body, done, fields: method === 'POST' ? ['/name'] : [] });
    if (answer !== null) await loadLabels(this.desk);
    return answer !== null;
  }
}

function toneField(tone: LabelTone, change?: (event: Event) => void): TemplateResult {
  return html`<select class="input" name="tone" aria-label=${msg('Colour', { id: 'desk-look-color' })} @change=${change}>
    ${LABEL_TONES.map((one) => html`<option value=${one} ?selected=${one === tone}>${toneWord(one)}</option>`)}
  </select>`;
}

function toneWord(tone: LabelTone): string {
  switch (tone) {
    case 'grey':
      return msg('Grey', { id: 'desk-tone-grey' });
    case 'blue':
      return msg('Blue', { id: 'desk-tone-blue' });
    case 'green':
      return msg('Green', { id: 'desk-tone-green' });
    case 'amber':
      return msg('Amber', { id: 'desk-tone-amber' });
    case 'red':
      return msg('Red', { id: 'desk-tone-red' });
    case 'violet':
      return msg('Violet', { id: 'desk-tone-violet' });
    default:
      return tone satisfies never;
  }
}
