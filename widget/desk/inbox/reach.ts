import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { fillPlace } from '../../../shared/domain/template-use.ts';
import { direction } from '../../../shared/language/languages.ts';
import type { Conversation } from '../data/read/types.ts';
import { reasonOf } from '../data/reason.ts';
import type { DeskState } from '../data/state.ts';
import { type ChosenTemplate, loadTemplates, loadTemplateUses, type Template, toTag } from '../data/templates.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { optedOutWords, windowClosedWords } from '../ui/words/delivery-words.ts';
import { fullTime, languageName, timeUntil } from '../ui/words/format.ts';

const LOOK_MS = 30_000;

/** The templates that may be sent, and the values for the placeholders of the first. */
interface Offered {
  templates: readonly Template[];
  reply: ChosenTemplate | undefined;
}

/**
 * The notice above the composer on channels with a time window: until when staff may write freely, and the templates for
 * later.
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
    task: async ([isOpen], { signal }): Promise<Offered> => {
      if (!isOpen) return { templates: [], reply: undefined };
      const [all, uses] = await Promise.all([
        loadTemplates(this.desk, signal),
        loadTemplateUses(this.desk, signal).catch(() => []), // The template is only a suggestion.
      ]);
      const offered = {
        templates: this.#sorted(all.filter(({ status }) => status === 'approved')),
        reply: uses.find(({ use }) => use === 'reply'),
      };
      this.chosen = offered.templates.find(({ name }) => name === offered.reply?.name) ?? null;
      return offered;
    },
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
        ${isClosed ? html`<span class="fault" role="status">${windowClosedWords()}</span>` : html`<span>${msg(str`They can be written to freely until ${until}.`, { id: 'desk-window-until' })} <strong>${timeUntil(windowUntil, Date.now())}</strong></span>`}
        <button type="button" class="button" aria-expanded=${this.isOpen ? 'true' : 'false'} @click=${this.#turn}>${msg('Templates', { id: 'desk-templates' })}</button>
      </div>
      ${this.isOpen ? this.#picker() : nothing}`;
  }

  #picker(): TemplateResult {
    if (this.chosen !== null) return this.#form(this.chosen, this.#templates.value?.reply);
    return this.#templates.render({
      initial: () => html``,
      pending: () => html`<desk-loading shape="list" count="2"></desk-loading>`,
      error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>`,
      complete: ({ templates }) =>
        templates.length === 0
          ? html`<p class="words">${msg('No template is approved yet.', { id: 'desk-templates-none' })}</p>`
          : html`<ul>${templates.map(
              (one) => html`<li>
              <button type="button" class="button" @click=${() => this.#choose(one)}><code dir="ltr">${one.name}</code> · ${languageName(toTag(one.language)) || one.language}</button>
              <span class="words" lang=${toTag(one.language)} dir=${direction(toTag(one.language))}>${one.body}</span>
            </li>`,
            )}</ul>`,
    });
  }

  /** Sorts the templates so that those in the guest's language come first. */
  #sorted(templates: readonly Template[]): Template[] {
    const theirs = this.conversation?.language ?? '';
    const isTheirs = ({ language }: Template) => Number(language.split(/[-_]/)[0] === theirs.split('-')[0]);
    return [...templates].sort((a, b) => isTheirs(b) - isTheirs(a));
  }

  #form(template: Template, reply: ChosenTemplate | undefined): TemplateResult {
    const tag = toTag(template.language);
    const values = reply?.name === template.name ? reply.values : [];
    return html`<form @submit=${(event: SubmitEvent) => void this.#send(event, template)}>
      <p class="words" lang=${tag} dir=${direction(tag)}>${template.body}</p>
      ${template.variables.map((place, index) => {
        const hole = `{{${place}}}`;
        return html`<label class="field"><code dir="ltr">${hole}</code><input class="input" name="place" required maxlength="1024" dir="auto" value=${this.#fill(values[index])} /></label>`;
      })}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${msg('Send the template', { id: 'desk-template-send' })}</button>
        <button type="button" class="button" @click=${() => this.#choose(null)}>${msg('Back', { id: 'desk-back' })}</button>
      </div>
    </form>`;
  }

  /** Returns the house's value for a placeholder if it is known; otherwise the colleague writes the value. */
  #fill(value = ''): string {
    const { properties, propertyId, user } = this.deskState;
    const property = properties.find(({ id }) => id === propertyId)?.name ?? '';
    return (
      fillPlace(value, { guest: this.conversation?.guest?.name ?? '', property, colleague: user?.name ?? '' }) ?? ''
    );
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
