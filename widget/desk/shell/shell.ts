import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { FIRST_VIEW, openConversation, writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { findPlace, PLACES, type Place } from '../places.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { isShortcut, shortcutKey, watchCovers } from '../ui/keys.ts';
import { controls } from '../ui/look/controls.ts';
import { icon, mark } from '../ui/look/icons.ts';
import { formatNumber } from '../ui/words/format.ts';
import type { DeskPalette } from './palette.ts';
import { shellStyles } from './shell-styles.ts';
import type { DeskShortcuts } from './shortcuts.ts';

/** The frame around the views: navigation, property, connection, the user's settings, toasts. */
export class DeskShell extends DeskElement {
  static override styles = [controls, shellStyles];

  @property({ type: Boolean, reflect: true }) reading = false;
  @property({ type: Boolean, reflect: true }) offline = false;
  #stopWatching = () => {};
  @query('desk-shortcuts') private readonly shortcuts!: DeskShortcuts;
  @query('desk-palette') private readonly palette!: DeskPalette;

  /** Loads the code of the current view. The browser caches modules, so only the first visit waits. */
  readonly #loading = new Task(this, {
    task: async ([place]) => {
      await place?.load();
      return place;
    },
    args: () => [this.#here()] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    const { route, connection, properties, propertyId, rights } = state;
    return [route, connection, properties, propertyId, rights, ...PLACES.map(({ count }) => count?.(state))];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
    this.#stopWatching = watchCovers(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
    this.#stopWatching();
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.reading = openConversation(this.deskState.route) !== null;
    this.offline = this.deskState.connection === 'offline';
  }

  override render(): TemplateResult {
    const places = this.#places();
    const more = places.filter(({ isPrimary }) => !isPrimary);
    return html`
      <nav class="rail" aria-label=${msg('Desk', { id: 'desk-nav' })}>
        <wa-button class="skip" variant="brand" @click=${this.#skip}>${msg('Skip to the view', { id: 'desk-skip' })}</wa-button>
        ${mark()}
        <ul>
          ${places.map((place) => html`<li class=${place.isPrimary ? '' : 'secondary'}>${this.#entry(place)}</li>`)}
          ${more.length === 0 ? nothing : html`<li class="more">${this.#more(more)}</li>`}
        </ul>
      </nav>
      <header class="bar">
        ${this.#house()} <desk-toasts></desk-toasts> ${this.#connection()}
        <wa-button class="keys" appearance="plain" @click=${() => void this.shortcuts.show()} aria-label=${msg('Keyboard shortcuts', { id: 'desk-shortcuts' })} title=${msg('Keyboard shortcuts (?)', { id: 'desk-shortcuts-title' })}>${icon('keys')}</wa-button>
        <desk-user-menu @desk-shortcuts=${() => void this.shortcuts.show()}></desk-user-menu>
      </header>
      <div class="notices"><desk-emergencies></desk-emergencies><desk-writing-notice></desk-writing-notice><desk-plan-notice></desk-plan-notice></div>
      <main id="main" tabindex="-1">${this.#view()}</main>
      <desk-toasts class="low"></desk-toasts>
      <desk-alerts></desk-alerts>
      <desk-shortcuts></desk-shortcuts>
      <desk-palette></desk-palette>
    `;
  }

  /** The view of the address; null if it does not exist or the person has no right to it. */
  #here(): Place | null {
    const { view } = this.deskState.route;
    // Staff who only have tasks start at the tasks, not in the inbox.
    const place = view === FIRST_VIEW && !this.can('conversations:read') ? findPlace('tasks') : findPlace(view);
    return place !== null && this.can(place.right) ? place : null;
  }

  #places(): Place[] {
    return PLACES.filter(({ right, isHidden }) => isHidden !== true && this.can(right));
  }

  #entry(place: Place): TemplateResult {
    const here = this.#here()?.name === place.name;
    const count = place.count?.(this.deskState) ?? 0;
    return html`<a href=${writeRoute(place.name)} aria-current=${here ? 'page' : nothing}>
      ${icon(place.icon)} <span class="word">${place.word()}</span> ${count > 0 ? html`<span class="count">${formatNumber(count)}</span>` : nothing}
    </a>`;
  }

  /** On a phone: the views without a place in the bottom bar. */
  #more(places: readonly Place[]): TemplateResult {
    const here = places.some(({ name }) => name === this.#here()?.name);
    const word = msg('More', { id: 'desk-more' });
    const go = (event: CustomEvent<{ item: { value: string } }>) => this.desk.goTo(event.detail.item.value);
    return html`<wa-dropdown placement="top-end" @wa-select=${go}>
      <button slot="trigger" class=${here ? 'here' : ''}>${icon('more')} <span class="word">${word}</span></button>
      ${places.map((place) => html`<wa-dropdown-item value=${place.name}><span slot="icon">${icon(place.icon)}</span>${place.word()}</wa-dropdown-item>`)}
    </wa-dropdown>`;
  }

  #house(): TemplateResult {
    const { properties, propertyId } = this.deskState;
    const name = properties.find(({ id }) => id === propertyId)?.name ?? '';
    if (properties.length < 2) return html`<span class="house"><bdi>${name}</bdi></span>`;
    const choose = (event: Event) => {
      if (!(event.target instanceof HTMLElement) || !('value' in event.target)) return;
      this.desk.switchProperty(String(event.target.value));
      this.desk.openInInbox(null);
    };
    return html`<span class="house">
      <wa-select size="s" aria-label=${msg('Property', { id: 'desk-property' })} label=${msg('Property', { id: 'desk-property' })} value=${propertyId ?? ''} @change=${choose}>
        ${properties.map(({ id, name }) => html`<wa-option value=${id}>${name}</wa-option>`)}
      </wa-select>
    </span>`;
  }

  #connection(): TemplateResult {
    const { connection } = this.deskState;
    const word = {
      online: msg('Live', { id: 'desk-online' }),
      connecting: msg('Connecting …', { id: 'desk-connecting' }),
      offline: msg('Offline, trying again …', { id: 'desk-offline' }),
    }[connection];
    return html`<span class="link ${connection}" role="status"><span>${word}</span></span>`;
  }

  #view(): TemplateResult {
    if (this.#here() === null) return this.#nowhere();
    const loading = () => html`<desk-loading></desk-loading>`;
    return this.#loading.render({
      initial: loading,
      pending: loading,
      error: () => html`<desk-failed
        heading=${msg('This page could not be loaded', { id: 'desk-view-failed' })}
        reason=${msg('Perhaps the desk was updated. Loading the page again helps then.', { id: 'desk-view-failed-hint' })}
        .retry=${() => location.reload()}
      ></desk-failed>`,
      complete: (place) => place?.render() ?? loading(),
    }) as TemplateResult;
  }

  #nowhere(): TemplateResult {
    const known = findPlace(this.deskState.route.view) !== null;
    const heading = known
      ? msg('This is for managers', { id: 'desk-not-for-you' })
      : msg('There is no such page', { id: 'desk-no-page' });
    return html`<desk-empty icon=${known ? 'person' : 'search'} heading=${heading}>
      <wa-button slot="action" variant="brand" href=${writeRoute('inbox')}>${msg('To the inbox', { id: 'desk-to-inbox' })}</wa-button>
    </desk-empty>`;
  }

  readonly #skip = (): void => {
    this.renderRoot.querySelector<HTMLElement>('main')?.focus();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    // Shortcuts with Ctrl also work while somebody types.
    if ((event.ctrlKey || event.metaKey) && shortcutKey(event) === 'k' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      void this.palette.show();
      return;
    }
    if (!isShortcut(event, this.deskState.preferences.shortcuts)) return;
    const pressed = shortcutKey(event);
    const place = this.#places().find(({ key }) => key === pressed);
    if (place === undefined && pressed !== '?') return;
    event.preventDefault();
    if (place === undefined) void this.shortcuts.show();
    else this.desk.goTo(place.name);
  };
}
