import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { direction } from '../../../../shared/language/languages.ts';
import { reasonOf } from '../../data/reason.ts';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { focusOn } from '../../ui/focus-on.ts';
import { controls } from '../../ui/look/controls.ts';
import { icon } from '../../ui/look/icons.ts';
import { panelStyles } from '../../ui/sections.ts';
import { deskLocale, formatNumber } from '../../ui/words/format.ts';
import { addFact } from './add-fact.ts';
import type { FactSaveEvent } from './fact-form.ts';
import { type FactDraft, newValue, toBody } from './fact-value.ts';
import { type Catalogue, loadCatalogue, loadFacts, readFact, type ShownFact } from './read-facts.ts';

const PATH = '/api/knowledge/facts';
/** The draft of a new fact and its attribute. */
type Writing = { attribute: string; draft: FactDraft };

/** The facts by subject, each with the sentence it was read from. The owner confirms, corrects or rejects each. */
export class DeskFacts extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      h2 {
        margin-block-start: var(--space-3);
        font-size: var(--text-m);
      }
      .entries > li {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      }
      .entries .actions {
        grid-column: 1 / -1;
        justify-content: flex-start;
      }
      .entries > li:focus-within {
        background: var(--surface-2);
      }
      blockquote {
        margin: 0;
        padding-inline-start: var(--space-3);
        border-inline-start: 3px solid var(--line-strong);
        color: var(--ink-2);
        overflow-wrap: anywhere;
      }
      .old {
        grid-column: 1 / -1;
        color: var(--waiting);
        font-size: var(--text-s);
      }
      desk-fact-form {
        grid-column: 1 / -1;
      }
      .add-row {
        align-items: end;
      }
      @media (max-width: 44rem) {
        .entries > li {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  /** The attribute to create a fact for at once; '': none. */
  @property() begin = '';
  @state() private facts: readonly ShownFact[] = [];
  @state() private catalogue: Catalogue | null = null;
  @state() private showsAll = false;
  @state() private editing = '';
  @state() private writing: Writing | null = null;
  @state() private busy = false;
  @state() private failure = '';
  /** Facts that were confirmed or rejected here stay in the list until it is loaded again. */
  readonly #decided = new Set<string>();

  readonly #load = new Task(this, {
    task: async ([propertyId, language], { signal }) => {
      if (propertyId === null) return;
      const [facts, catalogue] = await Promise.all([
        loadFacts(this.desk, language, signal),
        loadCatalogue(this.desk, language, signal),
      ]);
      this.facts = facts;
      this.catalogue = catalogue;
      if (this.begin !== '' && this.can('property:write')) void this.#begin(this.begin);
    },
    args: () => [this.deskState.propertyId, deskLocale()] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.rights];
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('begin') && this.begin !== '' && this.catalogue !== null) void this.#begin(this.begin);
  }

  override render(): TemplateResult {
    const open = this.facts.filter(({ status }) => status === 'read').length;
    return html`<section class="panel">
      <div class="head">
        <div>
          <h1>${msg('Is this right?', { id: 'desk-facts' })} ${open === 0 ? nothing : html`<span class="chip waiting">${formatNumber(open)}</span>`}</h1>
          <p class="hint">${msg('What the AI read of your texts. What you confirm or correct is told in every language; what you leave as text is quoted.', { id: 'desk-facts-hint' })}</p>
        </div>
        <div class="row">
          <button class="button" aria-pressed=${this.showsAll} @click=${this.#flipAll}>${this.showsAll ? msg('Only what is to be looked at', { id: 'desk-facts-open' }) : msg('Show all facts', { id: 'desk-facts-all' })}</button>
        </div>
      </div>
      ${this.#load.render({
        initial: () => html`<desk-loading shape="list"></desk-loading>`,
        pending: () => (this.catalogue === null ? html`<desk-loading shape="list"></desk-loading>` : this.#content()),
        error: (error) => html`<desk-failed
          heading=${msg('The facts could not be loaded', { id: 'desk-facts-failed' })}
          reason=${reasonOf(error)}
          .retry=${() => this.#load.run()}
        ></desk-failed>`,
        complete: () => this.#content(),
      })}
    </section>`;
  }

  #content(): TemplateResult {
    const shown = this.facts.filter(({ id, status, source }) => {
      const isOld = source.state !== 'current' && status !== 'rejected';
      return this.showsAll || status === 'read' || isOld || this.#decided.has(id);
    });
    const bySubject = Map.groupBy(shown, ({ subject }) => subject);
    return html`
      ${this.can('property:write') ? this.#adding() : nothing}
      ${
        shown.length === 0
          ? html`<desk-empty icon="check" heading=${msg('Nothing to look at', { id: 'desk-facts-none' })}>${msg('Every fact was decided on. New ones come with what you write.', { id: 'desk-facts-none-hint' })}</desk-empty>`
          : [...bySubject].map(
              ([subject, facts]) => html`<section>
                <h2>${this.#label(subject)}</h2>
                <ul class="entries" @keydown=${this.#onKey}>
                  ${repeat(
                    facts,
                    ({ id }) => id,
                    (fact) => this.#row(fact),
                  )}
                </ul>
              </section>`,
            )
      }
    `;
  }

  #adding(): TemplateResult {
    const { catalogue, writing } = this;
    if (catalogue === null) return html``;
    return html`${addFact(catalogue, writing?.attribute ?? '', (attribute) => void this.#begin(attribute))}
      ${
        writing === null
          ? nothing
          : html`<div class="editor">
              <desk-fact-form .draft=${writing.draft} .terms=${catalogue.terms} ?busy=${this.busy} failure=${this.failure}
                @fact-save=${(event: FactSaveEvent) => this.#add(writing.attribute, event.draft)}
                @fact-cancel=${() => {
                  this.writing = null;
                }}></desk-fact-form>
            </div>`
      }`;
  }

  #row(fact: ShownFact): TemplateResult {
    const { id, said, source, status } = fact;
    const isEdited = this.editing === id;
    return html`<li data-id=${id}>
      <p class="title" dir="auto">${said} ${this.#chip(status)}</p>
      ${
        source.quote === ''
          ? html`<span></span>`
          : html`<div lang=${source.language} dir=${direction(source.language)}>
        ${source.label === '' ? nothing : html`<p class="hint">${source.label}</p>`}
        <blockquote lang=${source.language}>${source.quote}</blockquote>
      </div>`
      }
      ${source.state === 'current' ? nothing : html`<p class="old">${source.state === 'gone' ? msg('Its text is gone. Is it still right?', { id: 'desk-fact-gone' }) : msg('Its text says it no longer. Is it still right?', { id: 'desk-fact-changed' })}</p>`}
      ${
        isEdited && this.catalogue !== null
          ? html`<desk-fact-form class="editor" .draft=${fact} .terms=${this.catalogue.terms} ?busy=${this.busy} failure=${this.failure}
              @fact-save=${(event: FactSaveEvent) => this.#correct(fact, event.draft)}
              @fact-cancel=${() => this.#close(id)}></desk-fact-form>`
          : this.#actions(fact)
      }
    </li>`;
  }

  #chip(status: ShownFact['status']): TemplateResult | typeof nothing {
    switch (status) {
      case 'read':
        return nothing;
      case 'confirmed':
        return html`<span class="chip ok">${msg('confirmed', { id: 'desk-fact-confirmed' })}</span>`;
      case 'corrected':
        return html`<span class="chip ok">${msg('corrected', { id: 'desk-fact-corrected' })}</span>`;
      case 'rejected':
        return html`<span class="chip">${msg('stays text', { id: 'desk-fact-rejected' })}</span>`;
      default:
        return status satisfies never;
    }
  }

  #actions(fact: ShownFact): TemplateResult | typeof nothing {
    if (!this.can('property:write')) return nothing;
    const { id, said, status, source } = fact;
    const isOwn = source.type === 'owner' || source.type === 'page';
    const action = (name: string, words: string, run: () => unknown, isYes = false) =>
      html`<button class="button" data-action=${name} aria-label="${words}: ${said}" ?disabled=${this.busy} @click=${run}>${isYes ? icon('check') : nothing} ${words}</button>`;
    const correct = action('correct', msg('Correct it', { id: 'desk-fact-correct' }), () => this.#open(id));
    const remove = html`<button class="button quiet danger" aria-label=${deleteWord(said)} @click=${() => this.#remove(fact)}>${icon('trash')}</button>`;
    const isStale = source.state !== 'current' && status !== 'rejected';
    return html`<div class="actions">
      ${
        status === 'read'
          ? [
              action('confirm', msg('Right', { id: 'desk-fact-confirm' }), () => this.#decide(fact, 'confirmed'), true),
              correct,
              action('reject', msg('Leave as text', { id: 'desk-fact-leave' }), () => this.#decide(fact, 'rejected')),
            ]
          : [
              correct,
              isOwn ? nothing : action('undo', msg('Undo', { id: 'desk-undo' }), () => this.#decide(fact, 'read')),
            ]
      }
      ${isOwn || isStale ? remove : nothing}
    </div>`;
  }

  async #decide(fact: ShownFact, status: ShownFact['status']): Promise<void> {
    const next = this.#after(fact.id);
    this.#decided.add(fact.id);
    if (!(await this.#patch(fact, { status }))) return;
    if (status === 'read') return this.#focusAction(fact.id);
    this.#focusAction(next ?? fact.id);
  }

  async #correct(fact: ShownFact, draft: FactDraft): Promise<void> {
    const next = this.#after(fact.id);
    this.#decided.add(fact.id);
    if (!(await this.#patch(fact, toBody(draft)))) return;
    this.editing = '';
    this.#focusAction(next ?? fact.id);
  }

  /** Opens the form of a new fact. */
  async #begin(attribute: string): Promise<void> {
    const value = newValue(this.catalogue?.byAttribute.get(attribute)?.type ?? '', this.#currency());
    this.failure = '';
    this.writing = value && { attribute, draft: { value, booking: null, exceptions: [] } };
    await focusOn(this, 'desk-fact-form');
  }

  async #add(attribute: string, draft: FactDraft): Promise<void> {
    const done = await this.#attempt(async () => {
      const created = readFact(await this.desk.world.send('POST', PATH, { body: { attribute, ...toBody(draft) } }));
      if (created !== null) this.#decided.add(created.id);
      await this.#load.run();
    });
    if (!done) return;
    this.writing = null;
    this.desk.toast('done', msg('Saved. It holds from the next message on.', { id: 'desk-saved' }));
  }

  async #remove(fact: ShownFact): Promise<void> {
    const next = this.#after(fact.id);
    const done = await this.#attempt(() => this.desk.world.send('DELETE', `${PATH}/${fact.id}`));
    if (!done) return;
    this.facts = this.facts.filter(({ id }) => id !== fact.id);
    if (next !== null) this.#focusAction(next);
    const body = { attribute: fact.attribute, ...toBody(fact) };
    if (fact.source.type !== 'owner') return;
    this.desk.toast('done', deletedWord(fact.said), {
      label: msg('Undo', { id: 'desk-undo' }),
      isUndo: true,
      run: () => void this.desk.world.send('POST', PATH, { body }).then(() => this.#load.run()),
    });
  }

  /** Saves a change and shows the server's new version of the fact. */
  #patch(fact: ShownFact, change: object): Promise<boolean> {
    return this.#attempt(async () => {
      const body = { ...change, seen: fact.updatedAt };
      const path = `${PATH}/${fact.id}?language=${deskLocale()}`;
      const changed = readFact(await this.desk.world.send('PATCH', path, { body }));
      if (changed !== null) this.facts = this.facts.map((one) => (one.id === changed.id ? changed : one));
    });
  }

  async #attempt(action: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.failure = '';
    try {
      await action();
      return true;
    } catch (error) {
      this.failure = reasonOf(error);
      if (this.editing === '' && this.writing === null) this.desk.problem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #open(id: string): Promise<void> {
    this.editing = id;
    this.failure = '';
    await focusOn(this, 'li desk-fact-form');
  }

  #close(id: string): void {
    this.editing = '';
    this.#focusAction(id, 'correct');
  }

  /** The next fact that is not reviewed yet, in the order shown. */
  #after(id: string): string | null {
    const shown = [...this.renderRoot.querySelectorAll<HTMLElement>('li[data-id]')].map(
      (row) => row.dataset['id'] ?? '',
    );
    const open = new Set(this.facts.filter(({ status }) => status === 'read').map((one) => one.id));
    const at = shown.indexOf(id);
    return [...shown.slice(at + 1), ...shown.slice(0, at)].find((one) => open.has(one)) ?? null;
  }

  async #focusAction(id: string, action = ''): Promise<void> {
    await this.updateComplete;
    const row = this.renderRoot.querySelector(`li[data-id="${id}"]`);
    const button =
      row?.querySelector<HTMLElement>(`[data-action="${action}"]`) ??
      row?.querySelector<HTMLElement>('.actions button');
    button?.focus();
  }

  /** The arrow keys move between facts and keep the same button. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const { target } = event;
    if (way === 0 || !(target instanceof HTMLButtonElement)) return;
    const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('li[data-id]')];
    const at = rows.findIndex((row) => row.contains(target));
    const id = rows[at + way]?.dataset['id'];
    if (id === undefined) return;
    event.preventDefault();
    void this.#focusAction(id, target.dataset['action']);
  };

  readonly #flipAll = (): void => {
    this.showsAll = !this.showsAll;
    this.#decided.clear();
  };

  #label(subject: string): string {
    return this.catalogue?.items.find((one) => one.subject === subject)?.label ?? subject;
  }

  /** Returns the currency of the house's other prices. */
  #currency(): string {
    for (const { value } of this.facts)
      if (value.type === 'price')
        for (const { cost } of value.tiers) if (typeof cost !== 'string') return cost.currency;
    return 'EUR';
  }
}

function deleteWord(name: string): string {
  return msg(str`Delete “${name}”`, { id: 'desk-delete-named' });
}

function deletedWord(name: string): string {
  return msg(str`Deleted: ${name}`, { id: 'desk-deleted-named' });
}
