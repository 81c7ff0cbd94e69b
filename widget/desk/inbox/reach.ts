import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { direction } from '../../../shared/language/languages.ts';
import { fields, list, maybeText, text } from '../data/read.ts';
import { reasonOf } from '../data/reason.ts';
import type { DeskState } from '../data/state.ts';
import type { Conversation } from '../data/types.ts';
import { controls } from '../ui/controls.ts';
import { optedOutWords, windowClosedWords } from '../ui/delivery-words.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { fullTime, languageName } from '../ui/format.ts';

const LOOK_MS = 30_000;

interface Template {
  name: string;
  language: string;
  body: string;
  variables: string[];
}

/**
 * Above the composer, where a guest writes by a channel that closes: until when they can be written to, and the templates that
 * reach them after that.
 */
export class DeskReach extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-2) var(--space-1);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
        color: var(--ink-2);
        font-size: var(--text-s);
      }
      li,
      form {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-2);
      }
      .words {
        color: var(--ink-2);
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) conversation: Conversation | null = null;
  @state() private isOpen = false;
  @state() private chosen: Template | null = null;
  @state() private busy = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.timezone];
  }

  readonly #templates = new Task(this, {
    task: async ([isOpen], { signal }) =>
      isOpen
        ? list(
            fields(await this.desk.world.send('GET', '/api/channels/whatsapp/templates', { signal }))?.['items'],
            readTemplate,
          )
        : [],
    args: () => [this.isOpen] as const,
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => this.requestUpdate(), LOOK_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  override render(): TemplateResult | typeof nothing {
    const { conversation } = this;
    if (conversation === null || conversation.channel === 'widget') return nothing;
    if (conversation.optedOut) return html`<p class="fault" role="status">${optedOutWords()}</p>`;
    const { windowUntil } = conversation;
    if (windowUntil === null) return nothing;
    const isClosed = Date.parse(windowUntil) <= Date.now();
    const until = fullTime(windowUntil, this.deskState.timezone);
    return html`<div class="row">
        ${isClosed ? html`<span class="fault" role="status">${windowClosedWords()}</span>` : html`<span>${msg(str`They can be written to freely until ${until}.`, { id: 'desk-window-until' })}</span>`}
        <button type="button" class="button" aria-expanded=${this.isOpen ? 'true' : 'false'} @click=${this.#turn}>${msg('Templates', { id: 'desk-templates' })}</button>
      </div>
      ${this.isOpen ? this.#picker() : nothing}`;
  }

  #picker(): TemplateResult {
    if (this.chosen !== null) return this.#form(this.chosen);
    return this.#templates.render({
      initial: () => html``,
      pending: () => html`<desk-loading shape="list" count="2"></desk-loading>`,
      error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
      complete: (templates) =>
        templates.length === 0
          ? html`<p class="words">${msg('No template is approved yet.', { id: 'desk-templates-none' })}</p>`
          : html`<ul>${this.#sorted(templates).map(
              (one) => html`<li>
              <button type="button" class="button" @click=${() => this.#choose(one)}><code dir="ltr">${one.name}</code> · ${languageName(one.language) || one.language}</button>
              <span class="words" lang=${one.language} dir=${direction(one.language)}>${one.body}</span>
            </li>`,
            )}</ul>`,
    });
  }

  /** Those in the guest's language first. */
  #sorted(templates: readonly Template[]): Template[] {
    const theirs = this.conversation?.language ?? '';
    const isTheirs = ({ language }: Template) => Number(language.split(/[-_]/)[0] === theirs.split('-')[0]);
    return [...templates].sort((a, b) => isTheirs(b) - isTheirs(a));
  }

  #form(template: Template): TemplateResult {
    return html`<form @submit=${(event: SubmitEvent) => void this.#send(event, template)}>
      <p class="words" lang=${template.language} dir=${direction(template.language)}>${template.body}</p>
      ${template.variables.map((place) => {
        const hole = `{{${place}}}`;
        return html`<label class="field"><code dir="ltr">${hole}</code><input class="input" name="place" required maxlength="1024" dir="auto" /></label>`;
      })}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${msg('Send the template', { id: 'desk-template-send' })}</button>
        <button type="button" class="button" @click=${() => this.#choose(null)}>${msg('Back', { id: 'desk-template-back' })}</button>
      </div>
    </form>`;
  }

  #choose(template: Template | null): void {
    this.chosen = template;
  }

  readonly #turn = (): void => {
    this.isOpen = !this.isOpen;
    this.chosen = null;
  };

  async #send(event: SubmitEvent, { name, language }: Template): Promise<void> {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement) || this.conversation === null) return;
    const variables = new FormData(event.target).getAll('place');
    const path = `/api/conversations/${this.conversation.id}/messages`;
    this.busy = true;
    try {
      await this.desk.world.send('POST', path, { body: { template: { name, language, variables } } });
      this.isOpen = false;
      this.chosen = null;
    } catch (error) {
      this.desk.problem(error);
    } finally {
      this.busy = false;
    }
  }
}

/** Only what the platform has approved can be sent. */
function readTemplate(value: unknown): Template | null {
  const from = fields(value);
  if (from === null || from['status'] !== 'approved') return null;
  const { name, language, body, variables } = from;
  return { name: text(name), language: text(language), body: text(body), variables: list(variables, maybeText) };
}
