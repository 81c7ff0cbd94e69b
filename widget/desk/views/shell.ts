import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { type Route, writeRoute } from '../data/route.ts';
import { waitingCount } from '../data/select.ts';
import type { DeskState } from '../data/state.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { formatNumber } from '../ui/format.ts';
import { type IconName, icon, mark } from '../ui/icons.ts';
import { isShortcut } from '../ui/keys.ts';
import { roleWord } from '../ui/words.ts';
import { shellStyles } from './shell-styles.ts';
import type { DeskShortcuts } from './shortcuts.ts';

const THEMES = { auto: 'light', light: 'dark', dark: 'auto' } as const;
const THEME_ICON = { auto: 'auto', light: 'sun', dark: 'moon' } as const satisfies Record<string, IconName>;

/** The frame around the views: where one is, the property, the connection, the switches, the toasts. */
export class DeskShell extends DeskElement {
  static override styles = [controls, shellStyles];

  @property({ type: Boolean, reflect: true }) reading = false;
  @query('desk-shortcuts') private readonly shortcuts!: DeskShortcuts;

  protected override lookAt(state: DeskState): readonly unknown[] {
    const { route, connection, preferences, properties, propertyId, user } = state;
    return [route, connection, preferences, properties, propertyId, user, waitingCount(state), openTasks(state)];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const { route } = this.deskState;
    this.reading = route.view === 'inbox' && route.conversationId !== null;
  }

  override render(): TemplateResult {
    const { route, user } = this.deskState;
    const name = user?.name ?? '';
    return html`
      <nav class="rail" aria-label=${msg('Desk', { id: 'desk-nav' })}>
        <button class="button primary skip" @click=${this.#skip}>${msg('Skip to the view', { id: 'desk-skip' })}</button>
        ${mark()}
        <ul>
          ${this.#place({ view: 'inbox', conversationId: null }, 'inbox', msg('Inbox', { id: 'desk-inbox' }), waitingCount(this.deskState))}
          ${this.#place({ view: 'tasks' }, 'tasks', msg('Tasks', { id: 'desk-tasks' }), openTasks(this.deskState))}
          ${this.#place({ view: 'setup', section: 'property' }, 'setup', msg('Setup', { id: 'desk-setup' }), 0)}
        </ul>
      </nav>
      <header class="bar">
        ${this.#house()} ${this.#connection()}
        <div class="who">
          ${this.#switches()}
          <desk-language></desk-language>
          <button class="button quiet icon-only keys" @click=${() => this.shortcuts.show()} aria-label=${msg('Keyboard shortcuts', { id: 'desk-shortcuts' })} title=${msg('Keyboard shortcuts (?)', { id: 'desk-shortcuts-title' })}>
            ${icon('keys')}
          </button>
          <button class="button quiet icon-only" @click=${() => void this.desk.signOut()} aria-label=${msg(str`Sign out ${name}`, { id: 'desk-sign-out' })} title=${user === null ? '' : `${name} · ${roleWord(user.role)}`}>
            ${icon('leave')}
          </button>
        </div>
      </header>
      <main id="main" tabindex="-1">${this.#view(route)}</main>
      <desk-toasts></desk-toasts>
      <desk-alerts></desk-alerts>
      <desk-shortcuts></desk-shortcuts>
    `;
  }

  #place(to: Route, name: IconName, label: string, count: number): TemplateResult {
    const here = this.deskState.route.view === to.view;
    return html`<li>
      <a href=${writeRoute(to)} aria-current=${here ? 'page' : nothing}>
        ${icon(name)} ${label} ${count > 0 ? html`<span class="count">${formatNumber(count)}</span>` : nothing}
      </a>
    </li>`;
  }

  #house(): TemplateResult {
    const { properties, propertyId } = this.deskState;
    const name = properties.find(({ id }) => id === propertyId)?.name ?? '';
    if (properties.length < 2) return html`<span class="house">${name}</span>`;
    const choose = (event: Event) => {
      if (event.target instanceof HTMLSelectElement) this.desk.switchProperty(event.target.value);
      this.desk.goTo({ view: 'inbox', conversationId: null });
    };
    return html`<span class="house">
      <select aria-label=${msg('Property', { id: 'desk-property' })} @change=${choose}>
        ${properties.map(({ id, name }) => html`<option value=${id} ?selected=${id === propertyId}>${name}</option>`)}
      </select>
    </span>`;
  }

  #connection(): TemplateResult {
    const { connection } = this.deskState;
    const word = {
      online: msg('Live', { id: 'desk-online' }),
      connecting: msg('Connecting …', { id: 'desk-connecting' }),
      offline: msg('Offline, trying again …', { id: 'desk-offline' }),
    }[connection];
    return html`<span class=${connection === 'online' ? 'link' : 'link off'} role="status"><span>${word}</span></span>`;
  }

  #switches(): TemplateResult {
    const { theme, sound } = this.deskState.preferences;
    const themeWord = {
      auto: msg('Colours as the system has them', { id: 'desk-theme-auto' }),
      light: msg('Light colours', { id: 'desk-theme-light' }),
      dark: msg('Dark colours', { id: 'desk-theme-dark' }),
    }[theme];
    const soundWord = sound
      ? msg('Sound is on', { id: 'desk-sound-on' })
      : msg('Sound is off', { id: 'desk-sound-off' });
    return html`
      <button class="button quiet icon-only" aria-label=${soundWord} title=${soundWord} @click=${() => this.desk.prefer({ sound: !sound })}>
        ${icon(sound ? 'sound' : 'mute')}
      </button>
      <button class="button quiet icon-only" aria-label=${themeWord} title=${themeWord} @click=${() => this.desk.prefer({ theme: THEMES[theme] })}>
        ${icon(THEME_ICON[theme])}
      </button>
    `;
  }

  #view(route: Route): TemplateResult {
    switch (route.view) {
      case 'inbox':
        return html`<desk-inbox></desk-inbox>`;
      case 'tasks':
        return html`<desk-tasks></desk-tasks>`;
      case 'setup':
        return html`<desk-setup></desk-setup>`;
      default:
        return route satisfies never;
    }
  }

  readonly #skip = (): void => {
    this.renderRoot.querySelector<HTMLElement>('main')?.focus();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!isShortcut(event, this.deskState.preferences.shortcuts)) return;
    const deed = {
      '1': () => this.desk.goTo({ view: 'inbox', conversationId: null }),
      '2': () => this.desk.goTo({ view: 'tasks' }),
      '3': () => this.desk.goTo({ view: 'setup', section: 'property' }),
      '?': () => this.shortcuts.show(),
    }[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  };
}

function openTasks(state: DeskState): number {
  let count = 0;
  for (const task of state.tasks.values()) if (task.state === 'open') count += 1;
  return count;
}
