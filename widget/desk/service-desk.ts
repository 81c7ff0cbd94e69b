import { ContextProvider } from '@lit/context';
import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { Router } from '@lit-labs/router';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { direction } from '../../shared/language/languages.ts';
import { deskContext } from './data/context.ts';
import type { Desk } from './data/desk.ts';
import { reasonOf } from './data/reason.ts';
import { DeskError } from './data/request.ts';
import { readHandedToken, readRoute } from './data/route.ts';
import { getLocale } from './localization.ts';
import { keepFocus } from './ui/keep-focus.ts';
import { controls } from './ui/look/controls.ts';
import { mark } from './ui/look/icons.ts';
import { tokens } from './ui/look/tokens.ts';
import { waTheme } from './ui/look/wa-theme.ts';

/**
 * The staff desk. Shows the sign-in, the form for a new password or the desk itself, and provides the desk to its views.
 * `desk` must be set before the element is connected. Its router keeps address and state in step: links inside the desk do
 * not reload the page; links out of the desk have `rel="external"`.
 */
export class ServiceDesk extends LitElement {
  static override styles = [
    tokens,
    waTheme,
    controls,
    css`
      :host {
        display: block;
        block-size: 100dvh;
        background: var(--bg);
        color: var(--ink);
        font: var(--text-m) / 1.45 var(--font);
        -webkit-text-size-adjust: 100%;
      }
      .blank {
        block-size: 100%;
      }
      @media print {
        :host {
          block-size: auto;
          background: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) desk: Desk | null = null;
  @property({ reflect: true }) theme: 'auto' | 'light' | 'dark' = 'auto';
  @property({ reflect: true }) density: 'cosy' | 'compact' = 'cosy';
  readonly #provider = new ContextProvider(this, { context: deskContext });
  #unwatch: (() => void) | null = null;
  #letFocus: () => void = () => undefined;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
    const enter = (): boolean => {
      this.desk?.routed(readRoute(location.pathname));
      return true;
    };
    new Router(this, [{ path: '/*', enter }]);
  }

  override connectedCallback(): void {
    const { desk } = this;
    if (desk === null) throw new Error('<service-desk> needs its desk before it is connected');
    super.connectedCallback();
    this.#provider.setValue(desk);
    this.#take(desk);
    let { phase } = desk.state;
    this.#unwatch = desk.store.watch(() => {
      this.#take(desk);
      if (desk.state.phase === phase) return;
      phase = desk.state.phase;
      this.requestUpdate();
    });
    window.addEventListener('hashchange', this.#onHash);
    this.#letFocus = keepFocus(this);
    void this.#enter(desk);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    window.removeEventListener('hashchange', this.#onHash);
    this.#letFocus();
  }

  #take({ state: { preferences } }: Desk): void {
    this.theme = preferences.theme;
    this.density = preferences.density;
  }

  /** A token in the address is used once and removed from it, so that it does not stay in the browser's history. */
  async #enter(desk: Desk): Promise<void> {
    const handed = readHandedToken(location.hash);
    if (handed !== null) history.replaceState(null, '', location.pathname + location.search);
    if (handed === null) return desk.start();
    if (handed.kind === 'password') return desk.setPhase({ name: 'set_password', token: handed.token });
    desk.setPhase({ name: 'starting' });
    try {
      await desk.world.api.signInByLink(handed.token);
      await desk.start();
    } catch (error) {
      const refused = error instanceof DeskError && error.status >= 400 && error.status < 500;
      desk.setPhase(refused ? { name: 'signed_out', why: 'link_spent' } : { name: 'failed', reason: reasonOf(error) });
    }
  }

  readonly #onHash = (): void => {
    if (this.desk !== null && readHandedToken(location.hash) !== null) void this.#enter(this.desk);
  };

  /** Sets attributes only when they change: even the same value makes the browser recompute all styles of the page. */
  protected override willUpdate(): void {
    const locale = getLocale();
    if (this.lang === locale) return;
    this.lang = locale;
    this.dir = direction(locale);
  }

  /** After sign-out, the page's title does not name the property. */
  protected override updated(): void {
    if (this.desk?.state.phase.name !== 'ready') document.title = msg('Staff desk', { id: 'desk-title' });
  }

  override render(): TemplateResult {
    const phase = this.desk?.state.phase ?? { name: 'starting' as const };
    switch (phase.name) {
      case 'starting':
        return html`<div class="blank" role="status">${msg('Opening the desk …', { id: 'desk-starting' })}</div>`;
      case 'failed':
        return html`<main class="blank">
          ${mark()}
          <h1>${msg('The desk cannot be opened', { id: 'desk-failed' })}</h1>
          <p>${phase.reason}</p>
          <wa-button variant="brand" @click=${() => void this.desk?.start()}>
            ${msg('Try again', { id: 'desk-try-again' })}
          </wa-button>
        </main>`;
      case 'signed_out':
        return html`<desk-sign-in .why=${phase.why}></desk-sign-in>`;
      case 'set_password':
        return html`<desk-new-password .token=${phase.token}></desk-new-password>`;
      case 'factor_missing':
        return html`<desk-factor-gate></desk-factor-gate>`;
      case 'ready':
        return html`<desk-shell></desk-shell>`;
      default:
        return phase satisfies never;
    }
  }
}
