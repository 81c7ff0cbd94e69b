import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { CHANNELS, type ConnectedChannel } from '../../../shared/domain/conversation.ts';
import { fields, list, maybeText, text } from '../data/read/read.ts';
import { reasonOf } from '../data/reason.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { formOf } from '../settings/channels/channel-forms.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { panelStyles } from '../ui/sections.ts';
import { formatNumber, fullTime } from '../ui/words/format.ts';
import { channelWord } from '../ui/words/words.ts';
import { type ChannelManagerNow, channelManagerOf } from './channel-manager/watch.ts';
import { type PmsNow, providerOf } from './pms-watch.ts';
import { channelManagerName } from './vendor-words.ts';

interface WidgetState {
  isOn: boolean;
  lastSeenAt: string | null;
  sites: readonly string[];
}

/** One card per integration that is or can be connected. */
export class DeskIntegrationsOverview extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
        gap: var(--space-4);
        margin-block-start: var(--space-4);
      }
      .cards .panel {
        align-content: start;
        gap: var(--space-3);
        margin: 0;
      }
      .cards h2 {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      .facts {
        display: grid;
        gap: var(--space-1);
      }
      .facts li {
        overflow-wrap: anywhere;
      }
      desk-failed {
        grid-column: 1 / -1;
      }
    `,
  ];

  @property({ attribute: false }) now: PmsNow | null = null;
  @property({ attribute: false }) channelManager: ChannelManagerNow | null = null;

  readonly #widget = new Task(this, {
    task: async ([propertyId], { signal }) =>
      propertyId === null
        ? null
        : readWidget(await this.#ask('/api/activation', signal), await this.#ask('/api/property/seen', signal)),
    args: () => [this.deskState.propertyId] as const,
  });

  #ask(path: string, signal: AbortSignal): Promise<unknown> {
    return this.desk.world.send('GET', path, { signal });
  }

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.timezone, state.rights];
  }

  override render(): TemplateResult {
    return html`<h1>${msg('Integrations', { id: 'desk-integrations' })}</h1>
      <p class="hint">${msg('What guests write through, and what the chat knows your house from.', { id: 'desk-integrations-hint' })}</p>
      <div class="cards">
        ${this.now === null ? nothing : this.#pms(this.now)} ${this.#website()}
        ${this.can('property:write') ? CHANNELS.filter((channel) => channel !== 'widget').map((channel) => this.#channel(channel)) : nothing}
        ${this.channelManager === null ? nothing : this.#channelManager(this.channelManager)}
      </div>`;
  }

  #pms(now: PmsNow): TemplateResult {
    const { connected, health, lastSync, recordsSynced, openConflicts, parkedPushes } = now.status;
    const provider = providerOf(now);
    const mayConnect = this.can('property:write');
    const name = connected && provider !== null ? html`<bdi>${provider.name}</bdi>` : msg('PMS', { id: 'desk-pms' });
    return html`<section class="panel pms" aria-labelledby="pms">
      <div class="head">
        <h2 id="pms">${icon('integrations')} ${name}</h2>
        ${connected ? healthChip(health) : html`<span class="chip">${msg('Not connected', { id: 'desk-not-connected' })}</span>`}
      </div>
      ${
        connected
          ? html`<ul class="facts">
              <li>${msg('Bookings', { id: 'desk-pms-bookings' })}: ${formatNumber(recordsSynced.reservations)}</li>
              <li>${msg('Last sync', { id: 'desk-pms-last-sync' })}: ${lastSync === null ? '–' : fullTime(lastSync, this.deskState.timezone)}</li>
              ${openConflicts === 0 ? nothing : html`<li>${msg('Conflicts', { id: 'desk-pms-conflicts' })}: ${formatNumber(openConflicts)}</li>`}
              ${parkedPushes === 0 ? nothing : html`<li>${msg('Not delivered', { id: 'desk-delivery-failed' })}: ${formatNumber(parkedPushes)}</li>`}
            </ul>`
          : html`<p class="words">${msg('With your hotel system connected, the chat knows bookings, rooms and guests, and sends requests back.', { id: 'desk-pms-why' })}</p>`
      }
      ${
        connected || mayConnect
          ? html`<div class="row"><a class="button ${connected ? '' : 'primary'}" href=${writeRoute('integrations', 'pms')}
              >${connected ? msg('Open', { id: 'desk-open' }) : msg('Connect a PMS', { id: 'desk-pms-connect' })}</a
            ></div>`
          : nothing
      }
    </section>`;
  }

  #website(): TemplateResult {
    const heading = (chip: TemplateResult | typeof nothing) => html`<div class="head">
      <h2 id="website">${icon('globe')} ${msg('Website chat', { id: 'desk-channel-widget' })}</h2>
      ${chip}
    </div>`;
    return this.#widget.render({
      initial: () => html`<desk-loading shape="cards" count="1"></desk-loading>`,
      pending: () => html`<desk-loading shape="cards" count="1"></desk-loading>`,
      error: (error) =>
        html`<desk-failed heading=${msg('The channels could not be loaded', { id: 'desk-channels-failed' })} reason=${reasonOf(error)} .retry=${() => this.#widget.run()}></desk-failed>`,
      complete: (widget) =>
        widget === null
          ? html``
          : html`<section class="panel" aria-labelledby="website">
              ${heading(
                widget.isOn
                  ? html`<span class="chip ok">${msg('On', { id: 'desk-on' })}</span>`
                  : html`<span class="chip waiting">${msg('Off', { id: 'desk-off' })}</span>`,
              )}
              ${
                widget.lastSeenAt === null
                  ? html`<p class="words">${msg('Not seen on any site yet.', { id: 'desk-widget-unseen' })}</p>`
                  : html`<ul class="facts">
                      <li>${msg('Last seen', { id: 'desk-widget-seen' })}: ${fullTime(widget.lastSeenAt, this.deskState.timezone)}</li>
                      ${widget.sites.map((site) => html`<li><bdi>${site}</bdi></li>`)}
                    </ul>`
              }
              ${this.can('property:write') ? html`<div class="row"><a class="button" href=${writeRoute('settings')}>${msg('Settings', { id: 'desk-settings' })}</a></div>` : nothing}
            </section>`,
    });
  }

  #channel(channel: ConnectedChannel): TemplateResult {
    return html`<section class="panel" aria-labelledby=${channel}>
      <div class="head"><h2 id=${channel}>${icon('chat')} ${channelWord(channel)}</h2></div>
      <p class="words">${formOf(channel).hint}</p>
      <div class="row"><a class="button" href=${writeRoute('settings', 'channels')}>${msg('Open', { id: 'desk-open' })}</a></div>
    </section>`;
  }

  #channelManager(now: ChannelManagerNow): TemplateResult {
    const { connected, health, lastSync, recordsSynced } = now.status;
    const word = msg('Channel manager', { id: 'desk-cm' });
    const known = connected ? channelManagerOf(now) : null;
    const name = known === null ? word : channelManagerName(known);
    return html`<section class="panel channel-manager" aria-labelledby="channel-manager">
      <div class="head">
        <h2 id="channel-manager">${icon('building')} <bdi>${name}</bdi></h2>
        ${connected ? healthChip(health) : html`<span class="chip">${msg('Not connected', { id: 'desk-not-connected' })}</span>`}
      </div>
      ${
        connected
          ? html`<ul class="facts">
              <li>${msg('Bookings', { id: 'desk-pms-bookings' })}: ${formatNumber(recordsSynced.reservations)}</li>
              <li>${msg('Last sync', { id: 'desk-pms-last-sync' })}: ${lastSync === null ? '–' : fullTime(lastSync, this.deskState.timezone)}</li>
            </ul>`
          : html`<p class="words">${msg('With your channel manager connected, the bookings of all portals are here the moment they are made. Where the PMS has them too, it leads.', { id: 'desk-cm-why' })}</p>`
      }
      ${
        connected || this.can('property:write')
          ? html`<div class="row"><a class="button" href=${writeRoute('integrations', 'channel-manager')}
              >${connected ? msg('Open', { id: 'desk-open' }) : msg('Connect a channel manager', { id: 'desk-cm-connect' })}</a
            ></div>`
          : nothing
      }
    </section>`;
  }
}

/** The state of the connection in one word. */
export function healthChip(health: 'ok' | 'failing' | null): TemplateResult {
  if (health === 'failing') return html`<span class="chip danger">${msg('Failing', { id: 'desk-pms-failing' })}</span>`;
  return html`<span class="chip ok">${msg('Connected', { id: 'desk-connected' })}</span>`;
}

function readWidget(activation: unknown, seen: unknown): WidgetState {
  const from = fields(activation);
  const sightings = fields(seen);
  return {
    isOn: from?.['active'] !== false && list(from?.['channels'], maybeText).includes('widget'),
    lastSeenAt: maybeText(sightings?.['lastSeenAt']),
    sites: list(sightings?.['sites'], (site) => text(fields(site)?.['origin']) || null).slice(0, 3),
  };
}
