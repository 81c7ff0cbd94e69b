import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { fields, list, maybeText, text } from '../data/read/read.ts';
import { reasonOf } from '../data/reason.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { fullTime } from '../ui/words/format.ts';

interface Session {
  id: string;
  device: string;
  address: string;
  lastSeenAt: string;
  current: boolean;
}

/** The user's sessions, each with a button to sign out, as an unknown session may belong to somebody else. */
export class DeskOwnSessions extends DeskElement {
  static override styles = [
    controls,
    css`
      ul {
        display: grid;
        gap: var(--space-3);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2);
      }
      p {
        margin: 0;
      }
    `,
  ];

  @state() private wasWished = false;
  @state() private sessions: Session[] | null = null;
  @state() private problem = '';
  @query('wa-dialog') private readonly dialog!: WaDialog;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  async open(): Promise<void> {
    this.wasWished = true;
    this.sessions = null;
    await this.updateComplete;
    this.dialog.open = true;
    await this.#load();
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.wasWished) return nothing; // Created on first use.
    const others = (this.sessions ?? []).filter(({ current }) => !current);
    return html`<wa-dialog label=${msg('Where you are signed in', { id: 'desk-sessions' })}>
      ${this.sessions === null && this.problem === '' ? html`<desk-loading shape="list"></desk-loading>` : nothing}
      <p class="fault" role="alert" ?hidden=${this.problem === ''}>${this.problem}</p>
      <ul class="sessions">${(this.sessions ?? []).map((session) => this.#row(session))}</ul>
      ${others.length === 0 ? nothing : html`<wa-button slot="footer" appearance="outlined" @click=${() => void this.#end('/auth/sessions')}>${msg('Sign out everywhere else', { id: 'desk-sessions-all' })}</wa-button>`}
      <wa-button slot="footer" variant="brand" data-dialog="close">${msg('Close', { id: 'desk-close' })}</wa-button>
    </wa-dialog>`;
  }

  #row({ id, device, address, lastSeenAt, current }: Session): TemplateResult {
    const time = fullTime(lastSeenAt, this.deskState.timezone);
    return html`<li>
      <div>
        <strong><bdi>${device === '' ? msg('A device that does not say what it is', { id: 'desk-sessions-device' }) : device}</bdi></strong>
        ${current ? html`<span class="chip ok">${msg('This one', { id: 'desk-sessions-this' })}</span>` : nothing}
        <p class="hint"><bdi>${address}</bdi> · ${msg(str`last seen ${time}`, { id: 'desk-sessions-seen' })}</p>
      </div>
      ${current ? nothing : html`<button class="button" @click=${() => void this.#end(`/auth/sessions/${id}`)}>${msg('Sign out there', { id: 'desk-sessions-end' })}</button>`}
    </li>`;
  }

  async #load(): Promise<void> {
    try {
      const answer = fields(await this.desk.world.send('GET', '/auth/sessions'));
      this.sessions = list(answer?.['items'], readSession);
      this.problem = '';
    } catch (error) {
      this.problem = reasonOf(error);
    }
  }

  async #end(path: string): Promise<void> {
    try {
      await this.desk.world.send('DELETE', path);
      this.desk.toast('done', msg('Signed out there.', { id: 'desk-sessions-ended' }));
    } catch (error) {
      this.desk.problem(error);
    }
    await this.#load();
  }
}

function readSession(value: unknown): Session | null {
  const from = fields(value);
  const id = maybeText(from?.['id']);
  if (from === null || id === null) return null;
  return {
    id,
    device: text(from['device']),
    address: text(from['address']),
    lastSeenAt: text(from['lastSeenAt']),
    current: from['current'] === true,
  };
}
