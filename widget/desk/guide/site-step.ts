import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { fields, maybeText, text } from '../data/read/read.ts';
import { reasonOf } from '../data/reason.ts';
import { DeskError } from '../data/request.ts';
import type { DeskState } from '../data/state.ts';
import { mergeBody, plainValue } from '../settings/merge-body.ts';
import type { HoursChangedEvent } from '../settings/property/hours-field.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { panelStyles } from '../ui/sections.ts';
import { theirsBox, theirsStyles } from '../ui/theirs-box.ts';
import { shortTime } from '../ui/words/format.ts';
import { type Progress, readSites } from './progress.ts';

const PATH = '/api/activation';
const LOOK_AGAIN_MS = 3_000;
type Hours = { mon_fri: string; weekend: string };

/**
 * Switches the chat on, shows its script tag, and reports when the hotel's site has loaded the chat.
 * @fires changed
 */
export class DeskGuideSite extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    theirsStyles,
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
  /** The hours with this person's unsaved changes; null until loaded. */
  @state() private hours: Hours | null = null;
  /** A colleague's newer values of the hours that are being changed here. */
  @state() private theirs: Partial<Hours> | null = null;
  @state() private busy = false;
  @state() private failure = '';
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The activation as it was last loaded. */
  #stored: Record<string, unknown> = {};

  readonly #load = new Task(this, {
    task: async ([propertyId, active], { signal }) => {
      if (propertyId === null || active) return;
      this.#take(fields(await this.desk.world.send('GET', PATH, { signal })) ?? {});
    },
    args: () => [this.deskState.propertyId, this.progress?.active === true] as const,
  });

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
      ${this.#load.render({
        initial: () => html`<desk-loading shape="form"></desk-loading>`,
        pending: () => html`<desk-loading shape="form"></desk-loading>`,
        error: (error) =>
          html`<desk-failed heading=${msg('This could not be loaded', { id: 'desk-house-failed' })} reason=${reasonOf(error)} .retry=${() => this.#load.run()}></desk-failed>`,
        complete: () => (this.hours === null ? nothing : this.#choose(this.hours)),
      })}
    </section>`;
  }

  #choose(hours: Hours): TemplateResult {
    return html`${this.#clash(hours)}
      <div class="pair">
        ${this.#hoursOf(hours, 'mon_fri', msg('Staff are there Monday to Friday', { id: 'desk-hours-week' }))}
        ${this.#hoursOf(hours, 'weekend', msg('Staff are there at the weekend', { id: 'desk-hours-weekend' }))}
      </div>
      <p class="hint">${msg('The AI answers at any hour. Whoever asks for a person while nobody is there is told when somebody is back.', { id: 'desk-guide-hours-hint' })}</p>
      <div class="row"><button class="button primary" ?disabled=${this.busy} @click=${this.#activate}>${icon('bolt')} ${msg('Put the chat into service', { id: 'desk-guide-service' })}</button></div>
      ${this.failure === '' ? nothing : html`<p class="fault" role="alert">${this.failure}</p>`}`;
  }

  /** Shows a colleague's different hours and lets the person choose. */
  #clash(hours: Hours): TemplateResult | typeof nothing {
    const { theirs } = this;
    if (theirs === null) return nothing;
    const words = Object.values(theirs).map((part) => html`<p class="words" dir="auto">${plainValue(part)}</p>`);
    const settle = (chosen: Hours) => {
      this.hours = chosen;
      this.theirs = null;
    };
    return theirsBox(html`${words}`, { take: () => settle({ ...hours, ...theirs }), keep: () => settle(hours) });
  }

  #take(stored: Record<string, unknown>): void {
    this.#stored = stored;
    this.hours = hoursIn(stored);
    this.theirs = null;
  }

  #hoursOf(given: Hours, key: keyof Hours, label: string): TemplateResult {
    return html`<div class="field">
      <span class="label">${label}</span>
      <desk-hours-field label=${label} .value=${given[key]} @hours-changed=${({ hours }: HoursChangedEvent) => {
        this.hours = { ...given, [key]: hours };
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
      return; // The desk shows by itself that it is offline; the check is repeated.
    }
    if (before === 0 && this.sites.length > 0) this.dispatchEvent(new Event('changed'));
  }

  readonly #activate = async (): Promise<void> => {
    const { hours } = this;
    if (hours === null) return;
    this.busy = true;
    this.failure = '';
    const now = this.#stored;
    const seen = maybeText(now['updatedAt']);
    const body = {
      channels: Array.isArray(now['channels']) && now['channels'].length > 0 ? now['channels'] : ['widget'],
      aiMode: now['aiMode'] ?? 'auto',
      businessHours: { ...fields(now['businessHours']), ...hours },
      active: true,
      ...(seen !== null && { seen }),
    };
    try {
      await this.desk.world.send('PUT', PATH, { body });
      this.dispatchEvent(new Event('changed'));
    } catch (error) {
      this.failure = reasonOf(error);
      if (error instanceof DeskError && error.code === 'conflict') await this.#meet(hours);
    } finally {
      this.busy = false;
    }
  };

  /** Applies this person's unsaved hours to a colleague's newer activation. */
  async #meet(mine: Hours): Promise<void> {
    const base = hoursIn(this.#stored);
    try {
      this.#take(fields(await this.desk.world.send('GET', PATH)) ?? {});
    } catch {
      return; // The first error stays on screen; the next attempt gets the same error.
    }
    const { merged, clash } = mergeBody(mine, base, hoursIn(this.#stored));
    this.hours = merged;
    this.theirs = Object.keys(clash).length > 0 ? clash : null;
    if (this.theirs !== null) this.failure = '';
  }
}

function hoursIn(stored: Record<string, unknown>): Hours {
  const hours = fields(stored['businessHours']);
  return { mon_fri: text(hours?.['mon_fri'], '24/7'), weekend: text(hours?.['weekend'], '24/7') };
}
