import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { countFilters, type ListQuery, PLAIN_QUERY } from '../../data/kept/listing.ts';
import { loadViews, narrow } from '../../data/kept/loads.ts';
import type { SavedView } from '../../data/read/types.ts';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { focusOn } from '../../ui/focus-on.ts';
import { controls } from '../../ui/look/controls.ts';
import { icon } from '../../ui/look/icons.ts';

/** Saved filters of the list: this person's own and the property's. */
export class DeskSavedViews extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }
      ul,
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      li {
        display: inline-flex;
        align-items: center;
      }
      form .input {
        flex: 1 1 9rem;
      }
    `,
  ];

  @state() private keeping = false;
  /** The idempotency key, so that a repeated save creates no second view. */
  #key = '';

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.views, state.listing.query, state.rights];
  }

  override render(): TemplateResult {
    const { views, listing } = this.deskState;
    const isPlain = countFilters(listing.query) === 0 && listing.query.filter === PLAIN_QUERY.filter;
    return html`
      ${views.length === 0 ? nothing : html`<ul aria-label=${msg('Views', { id: 'desk-views' })}>${views.map((view) => this.#view(view))}</ul>`}
      ${this.keeping ? this.#form() : html`<div><wa-button size="s" appearance="outlined" ?disabled=${isPlain} @click=${this.#begin}>${msg('Save this view', { id: 'desk-view-save' })}</wa-button></div>`}
    `;
  }

  #view(view: SavedView): TemplateResult {
    const { id, name, own, shared } = view;
    const isHere = sameQuery(view.query, this.deskState.listing.query);
    const show = () => void narrow(this.desk, { ...PLAIN_QUERY, ...view.query });
    const mayForget = own || this.can('property:write');
    return html`<li>
      <button class="button" aria-pressed=${isHere} @click=${show}>${shared ? icon('building') : nothing}<bdi>${name}</bdi></button>
      ${mayForget ? html`<button class="button quiet icon-only" title=${msg('Forget this view', { id: 'desk-view-forget' })} @click=${() => this.#forget(id)}>${icon('close')}<span class="visually-hidden">${msg(str`Forget the view ${name}`, { id: 'desk-view-forget-named' })}</span></button>` : nothing}
    </li>`;
  }

  #form(): TemplateResult {
    return html`<form @submit=${this.#keep}>
      <input class="input" name="name" required maxlength="40" aria-label=${msg('Name of the view', { id: 'desk-view-name' })} placeholder=${msg('Name of the view', { id: 'desk-view-name' })} />
      <wa-switch size="s" name="shared">${msg('For the whole house', { id: 'desk-view-shared' })}</wa-switch>
      <wa-button size="s" type="submit" variant="brand">${msg('Save', { id: 'desk-save' })}</wa-button>
      <wa-button size="s" appearance="plain" @click=${() => this.#end()}>${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
    </form>`;
  }

  readonly #begin = (): void => {
    this.keeping = true;
    this.#key = crypto.randomUUID();
    void focusOn(this, 'input');
  };

  #end(): void {
    this.keeping = false;
    void focusOn(this, 'wa-button');
  }

  readonly #keep = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const { search: _, everywhere: __, ...query } = this.deskState.listing.query;
    const name = String(form.get('name')).trim();
    if (name === '') return;
    try {
      await this.desk.world.api.keepView({ name, query, shared: form.get('shared') !== null }, this.#key);
      await loadViews(this.desk);
      this.#end();
    } catch (error) {
      this.desk.problem(error);
    }
  };

  async #forget(id: string): Promise<void> {
    try {
      await this.desk.world.api.forgetView(id);
      await loadViews(this.desk);
    } catch (error) {
      this.desk.problem(error);
    }
  }
}

function sameQuery(view: SavedView['query'], { search: _, everywhere: __, ...query }: ListQuery): boolean {
  const wantedFilters = new Map<string, unknown>(Object.entries(query));
  return Object.entries(view).every(([name, value]) => wantedFilters.get(name) === value);
}
