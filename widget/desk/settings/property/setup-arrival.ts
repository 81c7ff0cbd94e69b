import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { ArrivalMessage } from '../../../../shared/api/house/arrival.ts';
import { ARRIVAL_PLACEHOLDERS } from '../../../../shared/domain/house/arrival.ts';
import { direction, FALLBACK_LANGUAGE, LANGUAGE_CODES } from '../../../../shared/language/languages.ts';
import { fields, list, text } from '../../data/read/read.ts';
import { icon } from '../../ui/look/icons.ts';
import { languageName, listOf } from '../../ui/words/format.ts';
import { inputValue, SetupForm } from './setup-form.ts';

type Wording = ArrivalMessage['texts'][number];

/** The settings of the messages to guests who arrive tomorrow or have checked in, in each language of the house. */
export class DeskSetupArrival extends SetupForm<ArrivalMessage> {
  static override styles = [
    ...SetupForm.styles,
    css`
      form > fieldset,
      .wording {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      .wording {
        min-inline-size: 0;
        margin: 0;
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
      }
    `,
  ];

  protected override readonly path = '/api/arrival-message';

  protected override read(stored: unknown): ArrivalMessage {
    const from = fields(stored);
    const texts = list(from?.['texts'], fields).map((one) => ({
      language: text(one['language']),
      text: text(one['text']),
    }));
    return { active: from?.['active'] === true, texts };
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('When guests arrive', { id: 'desk-arrival' })}</h1>
      <p class="hint">${msg('Goes once for each stay to guests whose chat knows their booking: the day before, or once they have checked in.', { id: 'desk-arrival-hint' })}</p>
    </div>`;
  }

  protected override fieldsOf({ active, texts }: ArrivalMessage): TemplateResult {
    const free = LANGUAGE_CODES.filter((code) => !texts.some(({ language }) => language === code));
    const names = listOf(ARRIVAL_PLACEHOLDERS.map((name) => `{${name}}`));
    const withAnother = (): Wording[] => {
      const language = free.find((code) => code === FALLBACK_LANGUAGE) ?? free[0];
      return language === undefined ? [...texts] : [...texts, { language, text: '' }];
    };
    const add = () => this.change({ texts: withAnother() });
    return html`
      <label class="tick"><input type="checkbox" id="active" .checked=${active} @change=${() => this.change(active || texts.length > 0 ? { active: !active } : { active: true, texts: withAnother() })} />
        ${msg('Tell arriving guests automatically', { id: 'desk-arrival-active' })}</label>
      ${texts.map((one, index) => this.#wording(one, index, texts, free))}
      ${this.fault('/texts')}
      <p class="hint" id="names">${msg(str`Filled in for each guest: ${names}`, { id: 'desk-tuse-names' })}</p>
      <p class="hint">${msg('Each guest reads it in their own language if it is here, otherwise in English, otherwise in the first.', { id: 'desk-arrival-languages' })}</p>
      ${free.length === 0 ? nothing : html`<p><button type="button" class="button" id="add" aria-invalid=${texts.length === 0 ? this.isFaulty('/texts') : 'false'} @click=${add}>${icon('plus')} ${msg('Add a language', { id: 'desk-arrival-add' })}</button></p>`}
    `;
  }

  #wording(one: Wording, index: number, texts: readonly Wording[], free: readonly string[]): TemplateResult {
    const set = (part: Partial<Wording>) =>
      this.change({ texts: texts.map((each, at) => (at === index ? { ...each, ...part } : each)) });
    const remove = () => this.change({ texts: texts.filter((_, at) => at !== index) });
    const choose = ({ currentTarget: choice }: Event) => {
      if (choice instanceof HTMLSelectElement) set({ language: choice.value });
    };
    const at = `/texts/${index}/text`;
    const name = languageName(one.language) || one.language;
    return html`<fieldset class="wording">
      <label for="language-${index}">${msg('Language', { id: 'desk-filter-language' })}</label>
      <select class="input" id="language-${index}" @change=${choose}>
        ${[one.language, ...free].map((code) => html`<option value=${code} ?selected=${code === one.language}>${languageName(code) || code}</option>`)}
      </select>
      ${this.fault(`/texts/${index}/language`)}
      <label for="words-${index}">${msg('Words', { id: 'desk-tpl-body' })}</label>
      <textarea class="input" id="words-${index}" rows="4" maxlength="2000" lang=${one.language} dir=${direction(one.language)} aria-invalid=${this.isFaulty(at)}
        aria-describedby="names ${this.isFaulty(at) === 'true' ? this.faultAt(at) : ''}" .value=${one.text} @input=${(event: Event) => set({ text: inputValue(event) })}></textarea>
      ${this.fault(at)}
      <p><button type="button" class="button" aria-label="${msg('Remove', { id: 'desk-remove' })}: ${name}" @click=${remove}>${icon('trash')} ${msg('Remove', { id: 'desk-remove' })}</button></p>
    </fieldset>`;
  }
}
