import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { rightFor, WEBHOOK_EVENTS } from '../../../../shared/domain/webhook.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import type { DeskConfirm } from '../../shell/confirm.ts';
import { fullTime, listOf } from '../../ui/words/format.ts';
import { LoadedSection } from '../loaded-section.ts';
import { eventWord } from './event-words.ts';

const PATH = '/api/webhooks';

interface Webhook {
  id: string;
  url: string;
  events: string[];
  active: boolean;
  disabledReason: string | null;
  failingSince: string | null;
}

/** The settings of the webhooks of the hotel's own programs: each can be created, tested and switched off, and has a log. */
export class DeskWebhooks extends LoadedSection<Webhook[]> {
  @state() private secret = '';
  /** The webhook whose log is open. */
  @state() private shown = '';
  @query('desk-confirm') private readonly confirming!: DeskConfirm;

  protected override heading(): string {
    return msg('Webhooks', { id: 'desk-hooks' });
  }

  protected override hint(): string {
    return msg('Your own programs are told what happens here, as it happens. Everything sent is signed.', {
      id: 'desk-hooks-hint',
    });
  }

  protected override async load(signal: AbortSignal): Promise<Webhook[]> {
    return list(fields(await this.desk.world.send('GET', PATH, { signal }))?.['items'], readWebhook);
  }

  protected override body(hooks: Webhook[]): TemplateResult {
    return html`
      ${this.secret === '' ? nothing : html`<desk-secret-box .value=${this.secret} heading=${msg('The secret that what is sent is signed with. Copy it now: it is not shown again.', { id: 'desk-hooks-secret' })}></desk-secret-box>`}
      ${hooks.length === 0 ? html`<desk-empty icon="keys" heading=${msg('No webhooks', { id: 'desk-hooks-none' })}></desk-empty>` : nothing}
      <ul class="entries">${hooks.map((hook) => this.#entry(hook))}</ul>
      ${this.#form()}
      <desk-confirm></desk-confirm>
    `;
  }

  #entry(hook: Webhook): TemplateResult {
    const { id, url, events, active } = hook;
    const isShown = this.shown === id;
    return html`<li class="entry">
      <div class="what">
        <strong><bdi dir="ltr">${url}</bdi></strong>
        ${this.#standing(hook)}
        <p>${listOf(events.map(eventWord))}</p>
      </div>
      <div class="actions">
        ${active ? html`<button class="button" @click=${() => void this.#test(id)}>${msg('Send a test', { id: 'desk-hooks-test' })}</button>` : nothing}
        <button class="button" @click=${() => void this.#switch(hook)}>${active ? msg('Switch off', { id: 'desk-hooks-off' }) : msg('Switch on', { id: 'desk-hooks-on' })}</button>
        <button class="button" @click=${() => void this.#rotate(id)}>${msg('New secret', { id: 'desk-keys-rotate' })}</button>
        <button class="button" aria-expanded=${isShown ? 'true' : 'false'} @click=${() => this.#show(isShown ? '' : id)}>${msg('What was sent', { id: 'desk-hooks-log' })}</button>
        <button class="button danger" @click=${() => void this.#remove(hook)}>${msg('Delete', { id: 'desk-label-delete' })}</button>
      </div>
      ${isShown ? html`<desk-webhook-log .webhookId=${id} .mayReplay=${active}></desk-webhook-log>` : nothing}
    </li>`;
  }

  #standing({ active, disabledReason, failingSince }: Webhook): TemplateResult | typeof nothing {
    if (disabledReason === 'gone')
      return html`<p class="fault">${msg('Switched off: the other end says that it is gone.', { id: 'desk-hooks-gone' })}</p>`;
    if (disabledReason === 'failing')
      return html`<p class="fault">${msg('Switched off: nothing was taken for three days.', { id: 'desk-hooks-failing' })}</p>`;
    if (!active) return html`<span class="chip">${msg('Off', { id: 'desk-hooks-is-off' })}</span>`;
    if (failingSince === null) return nothing;
    const since = fullTime(failingSince, this.deskState.timezone);
    return html`<p class="fault">${msg(str`Nothing was taken since ${since}. It is tried again by itself.`, { id: 'desk-hooks-since' })}</p>`;
  }

  #form(): TemplateResult {
    const known = WEBHOOK_EVENTS.filter((event) => this.can(rightFor(event)));
    return html`<form @submit=${(event: SubmitEvent) => void this.#make(event)}>
      <div class="field">
        <label for="hook-url">${msg('Address', { id: 'desk-hooks-url' })}</label>
        <input class="input" id="hook-url" name="url" type="url" dir="ltr" required maxlength="2000" placeholder="https://" aria-invalid=${this.isFaulty('/url')} aria-describedby="hook-url-fault" />
        ${this.fault('/url', 'hook-url-fault')}
      </div>
      <fieldset>
        <legend>${msg('What it is told', { id: 'desk-hooks-events' })}</legend>
        <div class="checks">${known.map((event) => html`<label><input type="checkbox" name="events" value=${event} ?checked=${event === 'message.created'} /> ${eventWord(event)}</label>`)}</div>
        ${this.fault('/events', 'hook-events-fault')}
      </fieldset>
      <p><button class="button primary">${msg('Add a webhook', { id: 'desk-hooks-add' })}</button></p>
    </form>`;
  }

  #show(id: string): void {
    this.shown = id;
  }

  async #make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    const given = new FormData(form);
    const body = { url: given.get('url'), events: given.getAll('events') };
    const done = msg('The webhook is added.', { id: 'desk-hooks-added' });
    const answer = await this.act('POST', PATH, { body, done, fields: ['/url', '/events'] });
    if (answer === null) return;
    this.secret = text(fields(answer.answer)?.['secret']);
    form.reset();
  }

  async #test(id: string): Promise<void> {
    const done = msg('A test is on its way; what came of it stands under “What was sent”.', {
      id: 'desk-hooks-tested',
    });
    if ((await this.act('POST', `${PATH}/${id}/test`, { body: {}, done })) !== null) this.#show(id);
  }

  async #switch({ id, active }: Webhook): Promise<void> {
    const done = active
      ? msg('The webhook is off. What happens now is told to nobody.', { id: 'desk-hooks-switched-off' })
      : msg('The webhook is on.', { id: 'desk-hooks-switched-on' });
    await this.act('PATCH', `${PATH}/${id}`, { body: { active: !active }, done });
  }

  async #rotate(id: string): Promise<void> {
    const yes = await this.confirming.ask(
      msg('A new secret for this webhook?', { id: 'desk-hooks-rotate-ask' }),
      msg('For one more day what is sent is signed with both.', { id: 'desk-hooks-rotate-hint' }),
      msg('New secret', { id: 'desk-keys-rotate' }),
    );
    if (!yes) return;
    const done = msg('The webhook has a new secret.', { id: 'desk-hooks-rotated' });
    const answer = await this.act('POST', `${PATH}/${id}/rotate`, { body: {}, done });
    if (answer !== null) this.secret = text(fields(answer.answer)?.['secret']);
  }

  async #remove({ id, url }: Webhook): Promise<void> {
    const yes = await this.confirming.ask(
      msg('Delete this webhook?', { id: 'desk-hooks-delete-ask' }),
      url,
      msg('Delete', { id: 'desk-label-delete' }),
      'danger',
    );
    if (yes) await this.act('DELETE', `${PATH}/${id}`, { done: msg('Deleted.', { id: 'desk-hooks-deleted' }) });
  }
}

function readWebhook(value: unknown): Webhook | null {
  const from = fields(value);
  const id = maybeText(from?.['id']);
  if (from === null || id === null) return null;
  return {
    id,
    url: text(from['url']),
    events: list(from['events'], maybeText),
    active: from['active'] === true,
    disabledReason: maybeText(from['disabledReason']),
    failingSince: maybeText(from['failingSince']),
  };
}
