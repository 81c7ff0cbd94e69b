import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { RIGHTS } from '../../../../shared/domain/staff/rights.ts';
import { DAY_MS } from '../../../../shared/domain/time.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import type { DeskConfirm } from '../../shell/confirm.ts';
import { dayCount, fullTime, listOf } from '../../ui/words/format.ts';
import { LoadedSection } from '../loaded-section.ts';
import { rightWord } from './right-words.ts';

const OVERLAP_MS = DAY_MS;
/** The validity periods of a new key in days, besides unlimited. The second is preselected. */
const DAYS_OFFERED = [30, 90, 365];
const DAYS_PROPOSED = 90;

interface Key {
  id: string;
  name: string;
  propertyId: string | null;
  scopes: string[];
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  state: string;
}

/** The API keys of the hotel's own programs: created, replaced and revoked. */
export class DeskKeys extends LoadedSection<Key[]> {
  @state() private secret = '';
  @query('desk-confirm') private readonly confirming!: DeskConfirm;

  protected override heading(): string {
    return msg('API keys', { id: 'desk-keys' });
  }

  protected override hint(): string {
    return msg('For programs that read or change what the hotel has here. Give each only the rights it needs.', {
      id: 'desk-keys-hint',
    });
  }

  protected override async load(signal: AbortSignal): Promise<Key[]> {
    return list(fields(await this.desk.world.send('GET', '/api/keys?limit=200', { signal }))?.['items'], readKey);
  }

  protected override body(keys: Key[]): TemplateResult {
    const mayWrite = this.can('keys:write');
    return html`
      ${this.secret === '' ? nothing : html`<desk-secret-box .value=${this.secret} heading=${msg('The key’s secret. Copy it now: it is not shown again.', { id: 'desk-keys-secret' })}></desk-secret-box>`}
      ${keys.length === 0 ? html`<desk-empty icon="keys" heading=${msg('No keys', { id: 'desk-keys-none' })}>${msg('Nothing but the desk reaches this hotel’s data.', { id: 'desk-keys-none-hint' })}</desk-empty>` : nothing}
      <ul class="entries">${keys.map((key) => this.#entry(key, mayWrite))}</ul>
      ${mayWrite ? this.#form() : nothing}
      <desk-confirm></desk-confirm>
    `;
  }

  #entry(key: Key, mayWrite: boolean): TemplateResult {
    return html`<li class="entry">
      <div class="what">
        <strong><bdi>${key.name}</bdi></strong>
        ${key.propertyId === null ? nothing : html`<span class="chip">${msg('This property only', { id: 'desk-keys-bound' })}</span>`}
        ${stateChip(key)}
        <p>${fullTime(key.createdAt, this.deskState.timezone)} · ${listOf(key.scopes.map(rightWord))}</p>
        <p>${useWords(key, this.deskState.timezone)} · ${endWords(key, this.deskState.timezone)}</p>
      </div>
      ${
        mayWrite
          ? html`<div class="actions">
            ${key.state === 'expired' ? nothing : html`<button class="button" @click=${() => void this.#rotate(key)}>${msg('New secret', { id: 'desk-keys-rotate' })}</button>`}
            <button class="button danger" @click=${() => void this.#revoke(key)}>${msg('Revoke', { id: 'desk-keys-revoke' })}</button>
          </div>`
          : nothing
      }
    </li>`;
  }

  #form(): TemplateResult {
    return html`<form @submit=${(event: SubmitEvent) => void this.#make(event)}>
      <div class="field"><label for="key-name">${msg('What is it for?', { id: 'desk-keys-name' })}</label><input class="input" id="key-name" name="name" required maxlength="100" /></div>
      <fieldset>
        <legend>${msg('Rights', { id: 'desk-keys-rights' })}</legend>
        <div class="checks">${RIGHTS.filter((right) => this.can(right)).map((right) => html`<label><input type="checkbox" name="scopes" value=${right} ?checked=${right.endsWith(':read') && right.startsWith('property')} /> ${rightWord(right)}</label>`)}</div>
      </fieldset>
      <div class="field"><label for="key-end">${msg('Ends after', { id: 'desk-keys-end' })}</label>
        <select class="input" id="key-end" name="days">
          ${DAYS_OFFERED.map((days) => html`<option value=${days} ?selected=${days === DAYS_PROPOSED}>${dayCount(days)}</option>`)}
          <option value="">${msg('No end', { id: 'desk-keys-endless' })}</option>
        </select>
      </div>
      <div class="checks"><label><input type="checkbox" name="bound" checked /> ${msg('This property only', { id: 'desk-keys-bound' })}</label></div>
      <p><button class="button primary">${msg('Make a key', { id: 'desk-keys-make' })}</button></p>
    </form>`;
  }

  async #make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    const given = new FormData(form);
    const days = Number(given.get('days'));
    const body = {
      name: given.get('name'),
      scopes: given.getAll('scopes'),
      ...(given.has('bound') ? { propertyId: this.deskState.propertyId } : {}),
      ...(days === 0 ? {} : { expiresAt: new Date(Date.now() + days * DAY_MS).toISOString() }),
    };
    const answer = await this.act('POST', '/api/keys', {
      body,
      done: msg('The key is made.', { id: 'desk-keys-made' }),
    });
    if (answer === null) return;
    this.secret = text(fields(answer.answer)?.['apiKey']);
    form.reset();
  }

  async #rotate({ id, name }: Key): Promise<void> {
    const yes = await this.confirming.ask(
      msg(str`A new secret for ${name}?`, { id: 'desk-keys-rotate-ask' }),
      msg('The old one works for one more day.', { id: 'desk-keys-rotate-hint' }),
      msg('New secret', { id: 'desk-keys-rotate' }),
    );
    if (!yes) return;
    const done = msg('The key has a new secret.', { id: 'desk-keys-rotated' });
    const answer = await this.act('POST', `/api/keys/${id}/rotate`, { body: { overlapMs: OVERLAP_MS }, done });
    if (answer !== null) this.secret = text(fields(answer.answer)?.['apiKey']);
  }

  async #revoke({ id, name }: Key): Promise<void> {
    const yes = await this.confirming.ask(
      msg(str`Revoke ${name}?`, { id: 'desk-keys-revoke-ask' }),
      msg('Programs that use it are shut out at once.', { id: 'desk-keys-revoke-hint' }),
      msg('Revoke', { id: 'desk-keys-revoke' }),
      'danger',
    );
    if (yes) await this.act('DELETE', `/api/keys/${id}`, { done: msg('Revoked.', { id: 'desk-keys-revoked' }) });
  }
}

/** Draws the state of a key that has expired or seems to be unused. */
function stateChip({ state }: Key): TemplateResult | typeof nothing {
  if (state === 'expired') return html`<span class="chip danger">${msg('Ended', { id: 'desk-keys-ended' })}</span>`;
  if (state !== 'unused') return nothing;
  const words = msg('Not used for 90 days. Does anybody need it?', { id: 'desk-keys-unused' });
  return html`<span class="chip waiting">${words}</span>`;
}

function useWords({ lastUsedAt }: Key, timezone: string | null): string {
  if (lastUsedAt === null) return msg('Never used', { id: 'desk-keys-never' });
  const time = fullTime(lastUsedAt, timezone);
  return msg(str`Last used: ${time}`, { id: 'desk-keys-used' });
}

function endWords({ expiresAt }: Key, timezone: string | null): string {
  if (expiresAt === null) return msg('No end', { id: 'desk-keys-endless' });
  const time = fullTime(expiresAt, timezone);
  return msg(str`Ends: ${time}`, { id: 'desk-keys-ends' });
}

function readKey(value: unknown): Key | null {
  const from = fields(value);
  const id = maybeText(from?.['id']);
  if (from === null || id === null) return null;
  return {
    id,
    name: text(from['name']),
    propertyId: maybeText(from['propertyId']),
    scopes: list(from['scopes'], maybeText),
    createdAt: text(from['createdAt']),
    expiresAt: maybeText(from['expiresAt']),
    lastUsedAt: maybeText(from['lastUsedAt']),
    state: text(from['state']),
  };
}
