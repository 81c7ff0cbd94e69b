import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { fields } from '../data/read.ts';
import { reasonOf } from '../data/reason.ts';
import type { DeskState } from '../data/state.ts';
import type { HoursChangedEvent } from '../settings/hours-field.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { shortTime } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { panelStyles } from '../ui/sections.ts';
import { type Progress, readSites } from './progress.ts';

const LOOK_AGAIN_MS = 3_000;

/** The chat goes into service, its tag is copied, and as soon as it is seen on the hotel's site that is said. @fires changed */
export class DeskGuideSite extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-4);
      }
      .seen {
        border-color: var(--ok);
        background: var(--ok-soft);
      }
      .waiting {
        border-style: dashed;
      }
    `,
  ];

  @property({ attribute: false }) progress: Progress | null = null;
  @state() private sites: Progress['sites'] = [];
  @state() private hours = { mon_fri: '24/7', weekend: '24/7' };
  @state() private busy = false;
  @state() private failure = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.timezone];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => void this.#look(), LOOK_AGAIN_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  override render(): TemplateResult {
    if (this.progress?.active !== true) return this.#start();
    const sites = this.sites.length > 0 ? this.sites : this.progress.sites;
    return html`<desk-setup-script></desk-setup-script>
      <div role="status">${sites[0] === undefined ? this.#waiting() : this.#seen(sites[0])}</div>`;
  }

  #start(): TemplateResult {
    return html`<section class="panel">
      <div>
        <h1>${msg('On your site', { id: 'desk-setup-script' })}</h1>
        <p class="hint">${msg('The AI answers what you taught and hands everything else to you. How much it does by itself is yours to change under “The AI”.', { id: 'desk-guide-service-hint' })}</p>
      </div>
      <div class="pair">
        ${this.#hoursOf('mon_fri', msg('Staff are there Monday to Friday', { id: 'desk-hours-week' }))}
        ${this.#hoursOf('weekend', msg('Staff are there at the weekend', { id: 'desk-hours-weekend' }))}
      </div>
      <p class="hint">${msg('The AI answers at any hour. Whoever asks for a person while nobody is there is told when somebody is back.', { id: 'desk-guide-hours-hint' })}</p>
      <div class="row"><button class="button primary" ?disabled=${this.busy} @click=${this.#activate}>${icon('bolt')} ${msg('Put the chat into service', { id: 'desk-guide-service' })}</button></div>
      ${this.failure === '' ? nothing : html`<p class="fault" role="alert">${this.failure}</p>`}
    </section>`;
  }

  #hoursOf(key: 'mon_fri' | 'weekend', label: string): TemplateResult {
    return html`<div class="field">
      <span class="label">${label}</span>
      <desk-hours-field label=${label} .value=${this.hours[key]} @hours-changed=${({ hours }: HoursChangedEvent) => {
        this.hours = { ...this.hours, [key]: hours };
      }}></desk-hours-field>
    </div>`;
  }

  #waiting(): TemplateResult {
    return html`<p class="panel waiting">${msg('Not seen on your site yet. Paste the line and open the chat there once: this page notices by itself.', { id: 'desk-guide-not-seen' })}</p>`;
  }

  #seen({ origin, lastAt }: Progress['sites'][number]): TemplateResult {
    const when = shortTime(lastAt, new Date(), this.deskState.timezone);
    return html`<p class="panel seen"><strong>${icon('check')} ${msg(str`Seen on ${origin}`, { id: 'desk-guide-seen' })}</strong> <span class="hint">${when}</span></p>`;
  }

  async #look(): Promise<void> {
    if (this.progress?.active !== true || document.visibilityState !== 'visible') return;
    const before = this.sites.length + this.progress.sites.length;
    try {
      this.sites = readSites(await this.desk.world.send('GET', '/api/property/seen'));
    } catch {
      return; // Offline says so itself; it is looked again.
    }
    if (before === 0 && this.sites.length > 0) this.dispatchEvent(new Event('changed'));
  }

  readonly #activate = async (): Promise<void> => {
    this.busy = true;
    this.failure = '';
    try {
      const now = fields(await this.desk.world.send('GET', '/api/activation')) ?? {};
      const channels = Array.isArray(now['channels']) && now['channels'].length > 0 ? now['channels'] : ['widget'];
      const body = {
        channels,
        aiMode: now['aiMode'] ?? 'auto',
        businessHours: { ...fields(now['businessHours']), ...this.hours },
        active: true,
      };
      await this.desk.world.send('PUT', '/api/activation', { body });
      this.dispatchEvent(new Event('changed'));
    } catch (error) {
      this.failure = reasonOf(error);
    } finally {
      this.busy = false;
    }
  };
}
