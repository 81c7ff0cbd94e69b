import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { TEMPLATE_USES, type TemplateUse, USE_PLACEHOLDERS } from '../../../../shared/domain/template-use.ts';
import { direction } from '../../../../shared/language/languages.ts';
import {
  type ChosenTemplate,
  loadTemplates,
  loadTemplateUses,
  TEMPLATE_USES_PATH,
  type Template,
  toTag,
} from '../../data/templates.ts';
import { listOf } from '../../ui/words/format.ts';
import { LoadedSection } from '../loaded-section.ts';
import { useWord } from './template-words.ts';

interface Loaded {
  uses: readonly ChosenTemplate[];
  /** The approved templates, each name in its first language. */
  approved: readonly Template[];
}

/**
 * Chooses the template for each message to guests outside the channel's time window: one per automatic message, and one
 * for replies.
 */
export class DeskTemplateUses extends LoadedSection<Loaded> {
  static override styles = [
    ...LoadedSection.styles,
    css`
      * {
        box-sizing: border-box;
      }
      form {
        grid-template-columns: minmax(0, 1fr);
        padding: 0;
        border: 0;
        margin-block: var(--space-3);
      }
      fieldset {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        min-inline-size: 0;
        margin: 0;
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
      }
      .input {
        inline-size: 100%;
        min-inline-size: 0;
      }
      .words {
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** The chosen and unsaved template of each use, by name. */
  @state() private chosen: Readonly<Record<string, string>> = {};

  protected override heading(): string {
    return msg('More than 24 hours after a guest wrote', { id: 'desk-tuse' });
  }

  protected override hint(): string {
    return msg(
      'WhatsApp takes templates alone then. Those chosen here go by themselves, in the guest’s language; without one, staff are told that nothing went.',
      { id: 'desk-tuse-hint' },
    );
  }

  protected override async load(signal: AbortSignal): Promise<Loaded> {
    const [uses, templates] = await Promise.all([
      loadTemplateUses(this.desk, signal),
      loadTemplates(this.desk, signal),
    ]);
    const approved = templates.filter(({ status }) => status === 'approved');
    return { uses, approved: approved.filter(({ name }, at) => approved.findIndex((one) => one.name === name) === at) };
  }

  override render(): TemplateResult {
    return html`<h3>${this.heading()}</h3><p class="hint">${this.hint()}</p>${this.loaded()}`;
  }

  protected override body({ uses, approved }: Loaded): TemplateResult {
    if (approved.length === 0)
      return html`<p class="hint">${msg('No template is approved yet.', { id: 'desk-templates-none' })}</p>`;
    const may = this.can('property:write');
    return html`<form autocomplete="off" @submit=${(event: SubmitEvent) => void this.#save(event, approved)}>
      ${TEMPLATE_USES.map((use) =>
        this.#use(
          use,
          uses.find((one) => one.use === use),
          approved,
        ),
      )}
      ${may ? html`<p><button class="button primary">${msg('Save', { id: 'desk-save' })}</button></p>` : nothing}
    </form>`;
  }

  #use(use: TemplateUse, stored: ChosenTemplate | undefined, approved: readonly Template[]): TemplateResult {
    const name = this.chosen[use] ?? stored?.name ?? '';
    const template = approved.find((one) => one.name === name);
    const choose = ({ currentTarget: choice }: Event) => {
      if (choice instanceof HTMLSelectElement) this.chosen = { ...this.chosen, [use]: choice.value };
    };
    const missing = name !== '' && template === undefined ? [name] : [];
    return html`<fieldset ?disabled=${!this.can('property:write')}>
      <label for=${use}>${useWord(use)}</label>
      <select class="input" id=${use} @change=${choose}>
        <option value="" ?selected=${name === ''}>${msg('None: staff are told', { id: 'desk-tuse-none' })}</option>
        ${[...approved.map((one) => one.name), ...missing].map((one) => html`<option value=${one} ?selected=${one === name}>${one}</option>`)}
      </select>
      ${template === undefined ? nothing : this.#places(use, template, name === stored?.name ? stored.values : [])}
    </fieldset>`;
  }

  #places(use: TemplateUse, { language, body, variables }: Template, values: readonly string[]): TemplateResult {
    const names = listOf(USE_PLACEHOLDERS[use].map((name) => `{${name}}`));
    const tag = toTag(language);
    return html`<p class="hint words" lang=${tag} dir=${direction(tag)}>${body}</p>
      ${variables.map((place, index) => {
        const hole = `{{${place}}}`;
        const id = `${use}-${index}`;
        return html`<label for=${id}>${msg(str`What stands for ${hole}`, { id: 'desk-tuse-place' })}</label>
          <input class="input" id=${id} name=${use} required maxlength="200" dir="auto" .value=${values[index] ?? ''} aria-describedby="${use}-hint" />`;
      })}
      ${variables.length === 0 ? nothing : html`<p class="hint" id="${use}-hint">${msg(str`Filled in for each guest: ${names}`, { id: 'desk-tuse-names' })}</p>`}`;
  }

  async #save(event: SubmitEvent, approved: readonly Template[]): Promise<void> {
    event.preventDefault();
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const given = new FormData(form);
    const uses = TEMPLATE_USES.flatMap((use) => {
      const name = form.querySelector<HTMLSelectElement>(`#${use}`)?.value ?? '';
      return approved.some((one) => one.name === name) ? [{ use, name, values: given.getAll(use) }] : [];
    });
    const done = msg('Saved. It holds from the next message on.', { id: 'desk-saved' });
    if ((await this.act('PUT', TEMPLATE_USES_PATH, { body: { uses }, done })) !== null) this.chosen = {};
  }
}
