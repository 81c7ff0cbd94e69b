import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { writeRoute } from '../../data/route.ts';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { panelStyles } from '../../ui/sections.ts';
import type { PmsBeside } from '../pms-watch.ts';
import { readPmsRoute, writePmsRest } from './pms-source.ts';

const NAME_CHARS_MAX = 40;

/** Selects one of the property's PMSs, or adds one. */
export class DeskPmsSources extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
        margin-block-end: var(--space-4);
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      a[aria-current] {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      .input {
        box-sizing: border-box;
      }
    `,
  ];

  @property({ attribute: false }) all: readonly PmsBeside[] = [];
  @state() private isNaming = false;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.route, state.rights];
  }

  override render(): TemplateResult {
    const { section, source } = readPmsRoute(this.deskState.route);
    const isNew = this.all.every((one) => one.source !== source);
    const shown = isNew ? [...this.all, { source, name: source }] : this.all;
    const mayAdd = this.can('property:write') && section === 'pms' && !isNew;
    return html`
      ${
        shown.length < 2
          ? nothing
          : html`<nav class="sources" aria-label=${msg('Hotel systems of this property', { id: 'desk-pms-sources' })}>
              ${shown.map((one) => this.#link(one, section, one.source === source))}
            </nav>`
      }
      ${this.isNaming && mayAdd ? this.#form() : nothing}
      ${
        mayAdd && !this.isNaming
          ? html`<div><button class="button" @click=${this.#ask}>${msg('Connect another PMS', { id: 'desk-pms-another' })}</button></div>`
          : nothing
      }
    `;
  }

  #link({ source, name }: PmsBeside, section: string, isHere: boolean): TemplateResult {
    return html`<a
      class="button"
      href=${writeRoute('integrations', writePmsRest(section, source))}
      aria-current=${isHere ? 'page' : nothing}
      ><bdi>${name}</bdi></a
    >`;
  }

  #form(): TemplateResult {
    return html`<form class="panel" @submit=${this.#begin} novalidate>
      <h2>${msg('Connect another PMS', { id: 'desk-pms-another' })}</h2>
      <div class="field">
        <label for="source">${msg('A short name for it', { id: 'desk-pms-source-name' })}</label>
        <input
          class="input"
          type="text"
          id="source"
          name="source"
          dir="ltr"
          maxlength=${NAME_CHARS_MAX}
          placeholder="annex"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="source-help"
        />
        <p class="hint" id="source-help"
          >${msg('For a house with two systems, such as rooms in one and apartments in the other.', { id: 'desk-pms-source-hint' })}</p
        >
      </div>
      <div class="row"><button class="button primary">${msg('Go on', { id: 'desk-pms-source-on' })}</button></div>
    </form>`;
  }

  readonly #ask = async (): Promise<void> => {
    this.isNaming = true;
    await this.updateComplete;
    this.renderRoot.querySelector('input')?.focus();
  };

  readonly #begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = this.renderRoot.querySelector('input');
    const name = toName(input?.value ?? '');
    if (name === '' || this.all.some(({ source }) => source === name)) return void input?.focus();
    this.isNaming = false;
    this.desk.goTo('integrations', writePmsRest('pms', name));
  };
}

/** Converts a name for use in addresses: small letters, digits and -. */
function toName(given: string): string {
  return given
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, NAME_CHARS_MAX);
}
