import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { LANGUAGES } from '../../../shared/language/languages.ts';
import { DESK_LOCALES, getLocale, toDeskLocale } from '../localization.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';

/** The switch of the desk's language: a globe with the browser's own list, each language by its own name. */
export class DeskLanguage extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: inline-flex;
      }
      label {
        position: relative;
      }
      select {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
        opacity: 0;
        cursor: pointer;
      }
      label:focus-within {
        outline: 2px solid var(--focus);
        outline-offset: 2px;
      }
      option {
        background: var(--surface);
        color: var(--ink);
      }
    `,
  ];

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult {
    const here = getLocale();
    const word = msg('Language of the desk', { id: 'desk-language' });
    const choose = (event: Event) => {
      const locale = event.target instanceof HTMLSelectElement ? toDeskLocale(event.target.value) : null;
      if (locale !== null) void this.desk.speak(locale);
    };
    return html`<label class="button quiet" title=${word}>
      ${icon('globe')} <span aria-hidden="true" lang=${here}>${LANGUAGES[toDeskLocale(here) ?? 'en']}</span>
      <select aria-label=${word} .value=${here} @change=${choose}>
        ${DESK_LOCALES.map((locale) => html`<option value=${locale} lang=${locale} ?selected=${locale === here}>${LANGUAGES[locale]}</option>`)}
      </select>
    </label>`;
  }
}
