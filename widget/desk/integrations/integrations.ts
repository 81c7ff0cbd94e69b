import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { reasonOf } from '../data/reason.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { type Section, SectionsInSight, sectionNav, sectionStyles } from '../ui/sections.ts';
import type { ChannelManagerConnectedEvent } from './channel-manager/connect.ts';
import { BASE, type ShownOnce } from './channel-manager/read.ts';
import { type ChannelManagerNow, ChannelManagerWatch } from './channel-manager/watch.ts';
import { type PmsNow, PmsWatch, providerOf } from './pms-watch.ts';
import { readPmsRoute, writePmsRest } from './source/pms-source.ts';

/** The integrations of the property: PMS, channels and channel managers. */
export class DeskIntegrations extends DeskElement {
  static override styles = [controls, sectionStyles];

  readonly #watch = new PmsWatch(this);
  readonly #channels = new ChannelManagerWatch(this);
  protected readonly inSight = new SectionsInSight(this);
  /** Whether the PMS was connected in this view just now. If so, it is tested once, for all to see. */
  @state() private isFresh = false;
  /** The secrets for a channel manager's calls, shown once after it was connected in this view. */
  @state() private shownOnce: ShownOnce | null = null;

  readonly #load = new Task(this, {
    task: async ([propertyId], { signal }) => {
      if (propertyId !== null) await Promise.all([this.#watch.load(signal), this.#channels.load(signal)]);
    },
    args: () => [this.deskState.propertyId, this.#watch.source] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.route, state.propertyId, state.rights, state.timezone];
  }

  override render(): TemplateResult {
    const sections = this.#sections();
    const { section: rest, source } = readPmsRoute(this.deskState.route);
    // Until the sections are known, no other section is opened in place of the requested one.
    const comes = this.#watch.now === null ? this.#comes(rest) : undefined;
    const here =
      sections.find(({ name }) => readPmsRoute({ view: '', rest: name }).section === rest) ?? comes ?? sections[0];
    if (here === undefined) return html``;
    return html`
      ${sectionNav('integrations', msg('Integrations', { id: 'desk-integrations' }), sections, here)}
      <div
        @pms-changed=${this.#onChanged}
        @pms-connected=${this.#onConnected}
        @channel-manager-changed=${this.#onChannelsChanged}
        @channel-manager-connected=${this.#onChannelsConnected}
      >${this.#isOfPms(here) && this.#watch.now !== null ? html`<desk-pms-sources .all=${this.#watch.now.all}></desk-pms-sources>` : nothing}${keyed(source, here.render())}</div>
    `;
  }

  /** Whether the section belongs to one PMS and not to the whole property. */
  #isOfPms({ name }: Section): boolean {
    return name !== '' && !name.startsWith('channel-');
  }

  #comes(name: string): Section {
    return { name, word: () => '', render: () => this.#loaded(() => html``) };
  }

  #sections(): Section[] {
    const { source } = this.#watch;
    return [
      {
        name: '',
        word: () => msg('Overview', { id: 'desk-integrations-overview' }),
        render: () =>
          this.#loaded(
            (known) =>
              html`<desk-integrations-overview .now=${known} .channelManager=${this.#channels.now}></desk-integrations-overview>`,
            'cards',
          ),
      },
      {
        name: writePmsRest('pms', source),
        word: () => msg('PMS', { id: 'desk-pms' }),
        render: () => this.#loaded((known) => this.#pms(known)),
      },
      ...this.#setUpSections(),
      ...this.#usedSections(),
      ...this.#channelSections(),
    ];
  }

  /** The sections for the settings of a connected PMS, if the person may change them. */
  #setUpSections(): Section[] {
    const { now, source } = this.#watch;
    if (now?.status.connected !== true || !this.can('property:write')) return [];
    return [
      {
        name: writePmsRest('connect', source),
        word: () => msg('Connect again', { id: 'desk-pms-connect-again' }),
        render: () => this.#loaded((known) => html`<desk-pms-connect .now=${known}></desk-pms-connect>`),
      },
      {
        name: writePmsRest('sync', source),
        word: () => msg('What and how', { id: 'desk-pms-what-and-how' }),
        render: () => html`<desk-pms-enabled></desk-pms-enabled><desk-pms-settings></desk-pms-settings>`,
      },
      {
        name: writePmsRest('fields', source),
        word: () => msg('Fields', { id: 'desk-pms-fields' }),
        render: () => this.#loaded((known) => this.#fields(known)),
      },
    ];
  }

  /** The sections for a PMS that is or was connected: the log remains after disconnecting. */
  #usedSections(): Section[] {
    const { now, source } = this.#watch;
    const ifConnected = (section: Section) => (now?.status.connected === true ? [section] : []);
    const conflicts: Section = {
      name: writePmsRest('conflicts', source),
      word: () => msg('Conflicts', { id: 'desk-pms-conflicts' }),
      count: now?.status.openConflicts ?? 0,
      render: () => html`<desk-pms-conflicts></desk-pms-conflicts>`,
    };
    const log: Section = {
      name: writePmsRest('log', source),
      word: () => msg('Log', { id: 'desk-pms-log' }),
      render: () => html`<desk-pms-logs></desk-pms-logs>`,
    };
    return [
      ...ifConnected({
        name: writePmsRest('room-types', source),
        word: () => msg('Room types', { id: 'desk-pms-room-types' }),
        render: () => html`<desk-pms-room-types></desk-pms-room-types>`,
      }),
      ...(this.can('guests:read') ? ifConnected(conflicts) : []),
      ...ifConnected({
        name: writePmsRest('sent', source),
        word: () => msg('Sent to the PMS', { id: 'desk-pms-pushes' }),
        count: now?.status.parkedPushes ?? 0,
        render: () => html`<desk-pms-pushes></desk-pms-pushes>`,
      }),
      ...(now !== null && now.status.provider !== null ? [log] : []),
    ];
  }

  /** The sections of the channel manager. */
  #channelSections(): Section[] {
    const { now } = this.#channels;
    const isConnected = now?.status.connected === true;
    const section = (name: string, word: () => string, render: () => TemplateResult): Section => ({
      name,
      word,
      render,
    });
    return [
      section(
        'channel-manager',
        () => msg('Channel manager', { id: 'desk-cm' }),
        () => this.#loaded(() => (now === null ? html`` : this.#channelManager(now))),
      ),
      ...(isConnected && this.can('property:write')
        ? [
            section(
              'channel-connect',
              () => msg('Connect it again', { id: 'desk-cm-connect-again' }),
              () => html`<desk-channel-manager-connect .now=${now}></desk-channel-manager-connect>`,
            ),
          ]
        : []),
      ...(isConnected && this.can('guests:read')
        ? [
            section(
              'channel-bookings',
              () => msg('Bookings of channels', { id: 'desk-cm-bookings' }),
              () => html`<desk-channel-bookings></desk-channel-bookings>`,
            ),
          ]
        : []),
      ...(isConnected
        ? [
            section(
              'channel-room-types',
              () => msg('Room types of channels', { id: 'desk-cm-room-types' }),
              () => html`<desk-pms-room-types .base=${BASE}></desk-pms-room-types>`,
            ),
          ]
        : []),
      ...(now !== null && now.status.provider !== null
        ? [
            section(
              'channel-log',
              () => msg('Log of channels', { id: 'desk-cm-log' }),
              () => html`<desk-pms-logs .base=${BASE}></desk-pms-logs>`,
            ),
          ]
        : []),
    ];
  }

  #channelManager(now: ChannelManagerNow): TemplateResult {
    if (now.status.connected)
      return html`<desk-channel-manager-status .now=${now} .shown=${this.shownOnce}></desk-channel-manager-status>`;
    return this.can('property:write')
      ? html`<desk-channel-manager-connect .now=${now}></desk-channel-manager-connect>`
      : html`<desk-empty icon="integrations" heading=${msg('No channel manager connected', { id: 'desk-cm-none' })}
          >${msg('A manager can connect it here.', { id: 'desk-pms-ask-manager' })}</desk-empty
        >`;
  }

  #pms(now: PmsNow): TemplateResult {
    if (now.status.connected) return html`<desk-pms-status .now=${now} ?fresh=${this.isFresh}></desk-pms-status>`;
    return this.can('property:write')
      ? html`<desk-pms-connect .now=${now}></desk-pms-connect>`
      : html`<desk-empty icon="integrations" heading=${msg('No PMS is connected', { id: 'desk-pms-none' })}
          >${msg('A manager can connect it here.', { id: 'desk-pms-ask-manager' })}</desk-empty
        >`;
  }

  #fields(now: PmsNow): TemplateResult {
    const provider = providerOf(now);
    return provider === null ? html`` : html`<desk-pms-mapping .provider=${provider}></desk-pms-mapping>`;
  }

  #loaded(content: (now: PmsNow) => TemplateResult, shape: 'form' | 'cards' = 'form'): TemplateResult {
    const { now } = this.#watch;
    const loading = () => html`<desk-loading shape=${shape}></desk-loading>`;
    const shown = () => (now === null ? loading() : content(now));
    return this.#load.render({
      initial: loading,
      pending: shown,
      error: (error) => html`<desk-failed
        heading=${msg('The integrations could not be loaded', { id: 'desk-integrations-failed' })}
        reason=${reasonOf(error)}
        .retry=${() => this.#load.run()}
      ></desk-failed>`,
      complete: shown,
    });
  }

  readonly #onChanged = (): void => {
    void this.#watch.lookAfterChange();
  };

  readonly #onConnected = async (): Promise<void> => {
    this.isFresh = true;
    await this.#watch.lookAfterChange();
    this.scrollTop = 0; // Scrolls up from the long form to the state of the connection.
    this.desk.goTo('integrations', writePmsRest('pms', this.#watch.source));
  };
  readonly #onChannelsChanged = (): void => {
    this.shownOnce = null;
    void this.#channels.look();
  };

  readonly #onChannelsConnected = async ({ shown }: ChannelManagerConnectedEvent): Promise<void> => {
    this.shownOnce = shown;
    await this.#channels.look();
    this.scrollTop = 0;
    this.desk.goTo('integrations', 'channel-manager');
  };
}
