import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { reasonOf } from '../../data/reason.ts';
import type { DeskState } from '../../data/state.ts';
import { inputValue } from '../../settings/property/setup-form.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { focusOn } from '../../ui/focus-on.ts';
import { controls } from '../../ui/look/controls.ts';
import { panelStyles } from '../../ui/sections.ts';
import { deskLocale } from '../../ui/words/format.ts';
import { plural } from '../../ui/words/plural.ts';
import { type Catalogue, loadCatalogue } from '../facts/read-facts.ts';
import type { Taught, TrainingBook } from '../training-book.ts';
import { NOTHING, readSite, type SiteFound, toAddress } from './read-site.ts';

const PAGES = [1, 10, 30] as const;

/** Reads the hotel's own website page by page. The findings are reviewed, then stored. */
export class DeskSiteImport extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-4);
        margin-block-end: var(--space-4);
      }
      #pages {
        inline-size: auto;
      }
      meter {
        inline-size: 100%;
      }
    `,
  ];

  @property({ attribute: false }) book: TrainingBook | null = null;
  @property({ attribute: false }) taught: Taught | null = null;
  @state() private address = '';
  @state() private pagesMax: number = PAGES[1];
  @state() private reading: AbortController | null = null;
  @state() private found: SiteFound | null = null;
  @state() private failure = '';
  @state() private catalogue: Catalogue | null = null;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.rights];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.reading?.abort();
  }

  override render(): TemplateResult {
    if (!this.can('property:write')) return html``;
    const { found, reading } = this;
    return html`${this.#form()} ${found === null || reading !== null ? nothing : this.#preview(found)}`;
  }

  #form(): TemplateResult {
    const { found, reading } = this;
    return html`<form class="panel" @submit=${this.#read}>
      <div>
        <h1>${msg('From your website', { id: 'desk-site-title' })}</h1>
        <p class="hint">${msg('Your site is read page by page for facts and for questions with answers. You look through them before anything is kept.', { id: 'desk-site-hint' })}</p>
      </div>
      <div class="field">
        <label for="address">${msg('Address of your website', { id: 'desk-site-address' })}</label>
        <input class="input" id="address" inputmode="url" autocomplete="url" dir="ltr" maxlength="500" placeholder="www.hotel.example" ?disabled=${reading !== null} .value=${this.address} @input=${(
          event: Event,
        ) => {
          this.address = inputValue(event);
        }} />
      </div>
      <div class="row">
        <label class="visually-hidden" for="pages">${msg('How much of it', { id: 'desk-site-pages' })}</label>
        <select class="input" id="pages" ?disabled=${reading !== null} @change=${(event: Event) => {
          this.pagesMax = Number(inputValue(event));
        }}>
          ${PAGES.map((pages) => html`<option value=${pages} ?selected=${pages === this.pagesMax}>${pages === 1 ? msg('This page only', { id: 'desk-site-one' }) : plural(msg('one: Up to # page | other: Up to # pages', { id: 'desk-site-many' }), pages)}</option>`)}
        </select>
        ${
          reading === null
            ? html`<button class="button primary" ?disabled=${this.address.trim() === ''}>${msg('Read it', { id: 'desk-site-read' })}</button>`
            : html`<button type="button" class="button" id="stop" @click=${() => reading.abort()}>${msg('Stop here', { id: 'desk-site-stop' })}</button>`
        }
      </div>
      ${this.failure === '' ? nothing : html`<p class="fault" role="alert">${this.failure}</p>`}
      <div role="status">${found === null ? nothing : this.#progress(found)}</div>
    </form>`;
  }

  #progress({ read, total, failed, isCut }: SiteFound): TemplateResult {
    return html`<p>${plural(msg('one: # page of {total} was read | other: # pages of {total} were read', { id: 'desk-site-progress' }), read, { total: String(total) })}</p>
      ${this.reading === null ? nothing : html`<meter min="0" max=${Math.max(1, total)} value=${read + failed.length} aria-label=${msg('How far it is', { id: 'desk-text-meter' })}></meter>`}
      ${isCut ? html`<p class="hint">${msg('Of a very long page only the beginning was read.', { id: 'desk-site-cut' })}</p>` : nothing}
      ${
        failed.length === 0
          ? nothing
          : html`<details>
              <summary>${plural(msg('one: # page could not be read | other: # pages could not be read', { id: 'desk-site-failed' }), failed.length)}</summary>
              <ul class="entries">
                ${failed.map(({ url, error }) => html`<li><span><bdi dir="ltr">${url}</bdi>: ${reasonOf(error)}</span></li>`)}
              </ul>
            </details>`
      }`;
  }

  #preview(found: SiteFound): TemplateResult {
    return html`
      <desk-found-facts .facts=${found.facts} .catalogue=${this.catalogue} @facts-kept=${() => {
        this.found = { ...found, facts: [] };
      }}></desk-found-facts>
      ${
        found.faqs.faqs.length === 0
          ? nothing
          : html`<desk-faq-import below .book=${this.book} .taught=${this.taught} .given=${found.faqs} @taught=${() => {
              this.found = { ...found, faqs: NOTHING.faqs };
            }}></desk-faq-import>`
      }
    `;
  }

  readonly #read = async (event: Event): Promise<void> => {
    event.preventDefault();
    const address = toAddress(this.address);
    this.failure = '';
    if (address === null) {
      this.failure = msg('Write an address such as www.hotel.example.', { id: 'desk-site-form' });
      await focusOn(this, '#address');
      return;
    }
    const reading = new AbortController();
    this.reading = reading;
    this.found = NOTHING;
    await focusOn(this, '#stop');
    const given = { address, language: deskLocale(), pagesMax: this.pagesMax };
    try {
      this.catalogue ??= await loadCatalogue(this.desk, deskLocale(), reading.signal);
      await readSite(this.desk, given, reading.signal, (found) => {
        this.found = found;
      });
    } catch (error) {
      if (!reading.signal.aborted) this.failure = reasonOf(error);
      if (this.found === NOTHING) this.found = null;
    } finally {
      this.reading = null;
    }
    await focusOn(this, this.found === null ? '#address' : 'desk-found-facts');
  };
}
