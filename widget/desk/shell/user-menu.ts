import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { LANGUAGES } from '../../../shared/language/languages.ts';
import type { Preferences } from '../data/kept/preferences.ts';
import type { StaffUser } from '../data/read/types.ts';
import type { DeskState } from '../data/state.ts';
import { DESK_LOCALES, getLocale, toDeskLocale } from '../localization.ts';
import type { DeskOwnFactors } from '../security/own-factors.ts';
import type { DeskOwnPassword } from '../security/own-password.ts';
import type { DeskOwnSessions } from '../security/own-sessions.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { type IconName, icon } from '../ui/look/icons.ts';
import { roleWord } from '../ui/words/words.ts';

/** The user's own settings (colours, density, sound, notifications, language) and the sign-out. */
export class DeskUserMenu extends DeskElement {
  static override styles = [
    controls,
    css`
      .avatar {
        display: grid;
        place-items: center;
        inline-size: 2rem;
        block-size: 2rem;
        border-radius: 50%;
        background: var(--accent-soft);
        color: var(--accent);
        font-size: var(--text-xs);
        font-weight: 700;
      }
      .opener {
        display: flex;
        align-items: center;
        padding: 0.15rem;
        border: 0;
        border-radius: 50%;
        background: transparent;
        cursor: pointer;
      }
      @media (pointer: coarse) {
        .opener {
          justify-content: center;
          min-inline-size: var(--target);
          min-block-size: var(--target);
        }
      }
      .opener:hover {
        background: var(--surface-2);
      }
      .person {
        display: grid;
        padding: var(--space-2) var(--space-3);
      }
      svg {
        inline-size: 1.15rem;
        block-size: 1.15rem;
      }
      wa-dropdown::part(menu) {
        min-inline-size: 15rem;
      }
      /* In the space all items leave for it, so that their icons stand below each other. */
      wa-dropdown-item {
        position: relative;
      }
      wa-dropdown-item::part(checkmark) {
        position: absolute;
        inset-inline-start: 0.6em;
        margin: 0;
      }
    `,
  ];

  /** Whether the dialogs of the account are loaded. */
  @state() private hasDialogs = false;
  /** Whether the menu was opened: its forty elements are created only then. */
  @state() private wasWished = false;

  @query('desk-own-password') private readonly ownPassword!: DeskOwnPassword;
  @query('desk-own-factors') private readonly ownFactors!: DeskOwnFactors;
  @query('desk-own-sessions') private readonly ownSessions!: DeskOwnSessions;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.preferences, state.user];
  }

  override render(): TemplateResult | typeof nothing {
    const { user, preferences } = this.deskState;
    if (user === null) return nothing;
    const label = msg('Your settings', { id: 'desk-your-settings' });
    return html`<wa-dropdown placement="bottom-end" @pointerenter=${this.#prepare} @focusin=${this.#prepare} @wa-select=${this.#onSelect}>
      <button slot="trigger" class="opener" title=${user.name}><span class="avatar" aria-hidden="true">${initials(user.name)}</span><span class="visually-hidden">${label}: <bdi>${user.name}</bdi></span></button>
      ${this.wasWished ? this.#items(user, preferences) : nothing}
    </wa-dropdown>
    ${this.hasDialogs ? html`<desk-own-password></desk-own-password><desk-own-factors></desk-own-factors><desk-own-sessions></desk-own-sessions>` : nothing}`;
  }

  #items(user: StaffUser, { theme, density, sound, notify }: Preferences): TemplateResult {
    return html`
      <div class="person"><strong><bdi>${user.name}</bdi></strong><span class="hint">${roleWord(user.role)}</span></div>
      <wa-divider></wa-divider>
      ${item('theme:auto', 'auto', msg('Colours as the system has them', { id: 'desk-theme-auto' }), theme === 'auto')}
      ${item('theme:light', 'sun', msg('Light colours', { id: 'desk-theme-light' }), theme === 'light')}
      ${item('theme:dark', 'moon', msg('Dark colours', { id: 'desk-theme-dark' }), theme === 'dark')}
      <wa-divider></wa-divider>
      ${item('density', 'density', msg('Compact rows', { id: 'desk-density-compact' }), density === 'compact')}
      ${item('sound', 'sound', msg('Sound', { id: 'desk-sound' }), sound)}
      ${'Notification' in globalThis ? item('notify', 'bell', msg('Notifications', { id: 'desk-notify' }), notify) : nothing}
      <wa-divider></wa-divider>
      <wa-dropdown-item>
        <span slot="icon">${icon('globe')}</span>${msg('Language of the desk', { id: 'desk-language' })}
        ${DESK_LOCALES.map((locale) => html`<wa-dropdown-item slot="submenu" type="checkbox" value="locale:${locale}" lang=${locale} ?checked=${locale === getLocale()}>${LANGUAGES[locale]}</wa-dropdown-item>`)}
      </wa-dropdown-item>
      <wa-dropdown-item value="keys"><span slot="icon">${icon('keys')}</span>${msg('Keyboard shortcuts', { id: 'desk-shortcuts' })}</wa-dropdown-item>
      <wa-dropdown-item value="password"><span slot="icon">${icon('lock')}</span>${msg('Change the password', { id: 'desk-own-password' })}</wa-dropdown-item>
      <wa-dropdown-item value="factors"><span slot="icon">${icon('shield')}</span>${msg('Signing in safely', { id: 'desk-factors' })}</wa-dropdown-item>
      <wa-dropdown-item value="sessions"><span slot="icon">${icon('screen')}</span>${msg('Where you are signed in', { id: 'desk-sessions' })}</wa-dropdown-item>
      <wa-divider></wa-divider>
      <wa-dropdown-item value="leave"><span slot="icon">${icon('leave')}</span>${msg('Sign out', { id: 'desk-leave' })}</wa-dropdown-item>
    `;
  }

  readonly #prepare = (): void => {
    this.wasWished = true;
  };

  readonly #onSelect = (event: CustomEvent<{ item: { value: string } }>): void => {
    const [name = '', value = ''] = event.detail.item.value.split(':');
    const { density, sound } = this.deskState.preferences;
    const action: Readonly<Record<string, () => unknown>> = {
      theme: () => this.desk.prefer({ theme: value === 'light' || value === 'dark' ? value : 'auto' }),
      density: () => this.desk.prefer({ density: density === 'compact' ? 'cosy' : 'compact' }),
      sound: () => this.desk.prefer({ sound: !sound }),
      notify: () => this.#flipNotify(),
      locale: () => this.#speak(value),
      keys: () => this.dispatchEvent(new Event('desk-shortcuts', { bubbles: true, composed: true })),
      password: () => this.#openDialog(() => this.ownPassword),
      factors: () => this.#openDialog(() => this.ownFactors),
      sessions: () => this.#openDialog(() => this.ownSessions),
      leave: () => this.desk.signOut(),
    };
    void action[name]?.();
    this.requestUpdate(); // The item has toggled its own check mark; the stored preference counts.
  };

  async #openDialog(find: () => { open(): unknown }): Promise<void> {
    try {
      await import('../security/define.ts');
      this.hasDialogs = true;
      await this.updateComplete;
      await find().open();
    } catch (error) {
      this.desk.problem(error);
    }
  }

  #speak(value: string): void {
    const locale = toDeskLocale(value);
    if (locale !== null) void this.desk.speak(locale);
  }

  /** Turns notifications on or off. The browser asks only once; after a no, tells the person where to change it. */
  async #flipNotify(): Promise<void> {
    const { notify } = this.deskState.preferences;
    const { push } = this.desk.world;
    if (notify) {
      this.desk.prefer({ notify: false });
      await push?.disable().catch(() => undefined); // Turned off in any case.
      return;
    }
    if ((await Notification.requestPermission()) === 'granted') {
      this.desk.prefer({ notify: true });
      // Without push, the open desk still shows notifications.
      await push?.enable().catch(() => undefined);
      return;
    }
    this.desk.toast(
      'problem',
      msg('Your browser does not allow notifications from this page.', { id: 'desk-notify-refused' }),
    );
    this.requestUpdate();
  }
}

function item(value: string, name: IconName, label: string, checked: boolean): TemplateResult {
  return html`<wa-dropdown-item type="checkbox" value=${value} .checked=${checked}><span slot="icon">${icon(name)}</span>${label}</wa-dropdown-item>`;
}

/** The first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...(last ?? '')][0] ?? ''}`.toLocaleUpperCase();
}
