import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { direction } from '../../../../shared/language/languages.ts';
import { reasonOf } from '../../data/reason.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { panelStyles } from '../../ui/sections.ts';
import { plural } from '../../ui/words/plural.ts';
import { toBody } from '../facts/fact-value.ts';
import type { Catalogue } from '../facts/read-facts.ts';
import type { FoundFact } from './read-site.ts';

/**
 * Facts found on the hotel's site, by subject, each with its source text. The selected facts are stored.
 * @fires facts-kept
 */
export class DeskFoundFacts extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      h3 {
        margin-block-start: var(--space-3);
        font-size: var(--text-m);
      }
      .entries > li {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      }
      .entries > li:focus-within {
        background: var(--surface-2);
      }
      label {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 var(--space-3);
        cursor: pointer;
      }
      input {
        inline-size: 1.1rem;
        block-size: 1.1rem;
        margin-block-start: 0.2rem;
        accent-color: var(--accent);
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
      .from {
        font-size: var(--text-s);
        overflow-wrap: anywhere;
      }
      @media (max-width: 44rem) {
        .entries > li {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  @property({ attribute: false }) facts: readonly FoundFact[] = [];
  @property({ attribute: false }) catalogue: Catalogue | null = null;
  /** Facts whose selection the person changed. */
  @state() private flipped: ReadonlySet<FoundFact> = new Set();
  @state() private busy = false;
  @state() private failure = '';

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  /** Focuses the first fact, else the first finding. */
  override focus(): void {
    const { renderRoot: root } = this;
    (root.querySelector<HTMLElement>('li input') ?? root.querySelector<HTMLElement>('h2'))?.focus();
  }

  override render(): TemplateResult {
    const fresh = this.facts.filter(({ known }) => known?.isSame !== true);
    const known = this.facts.length - fresh.length;
    const chosen = fresh.filter((fact) => this.#isChosen(fact));
    const bySubject = Map.groupBy(fresh, ({ subject }) => subject);
    return html`<section class="panel">
      <h2 tabindex="-1">${plural(msg('one: # new fact found | other: # new facts found', { id: 'desk-site-facts' }), fresh.length)}</h2>
      ${known === 0 ? nothing : html`<p class="hint">${plural(msg('one: # fact is known already | other: # facts are known already', { id: 'desk-site-known' }), known)}</p>`}
      <div @keydown=${this.#onKey}>
        ${[...bySubject].map(
          ([subject, facts]) => html`<h3>${this.#label(subject)}</h3>
            <ul class="entries">${facts.map((fact) => this.#row(fact))}</ul>`,
        )}
      </div>
      ${this.failure === '' ? nothing : html`<p class="fault" role="alert">${this.failure}</p>`}
      ${
        fresh.length === 0
          ? nothing
          : html`<div class="row">
              <button class="button primary" ?disabled=${this.busy || chosen.length === 0} @click=${() => this.#keep(chosen)}>${plural(msg('one: Keep # fact | other: Keep # facts', { id: 'desk-site-keep' }), chosen.length)}</button>
            </div>`
      }
    </section>`;
  }

  #row(fact: FoundFact): TemplateResult {
    const { said, source, known, otherwise } = fact;
    const flip = () => {
      const flipped = new Set(this.flipped);
      if (!flipped.delete(fact)) flipped.add(fact);
      this.flipped = flipped;
    };
    return html`<li>
      <label>
        <input type="checkbox" .checked=${this.#isChosen(fact)} @change=${flip} />
        <span class="title" dir="auto">${said}</span>
      </label>
      <div>
        <blockquote lang=${source.language} dir=${direction(source.language)}>${source.quote}</blockquote>
        <a class="from" dir="ltr" rel="external noreferrer" target="_blank" href=${source.id}>${source.id}</a>
      </div>
      ${known === null ? nothing : html`<p class="old">${this.#now(known.said)}</p>`}
      ${otherwise === null ? nothing : html`<p class="old">${msg(str`Another page says: ${otherwise}`, { id: 'desk-site-otherwise' })}</p>`}
    </li>`;
  }

  #now(said: string): string {
    return msg(str`Guests are told now: ${said} What you choose takes its place.`, { id: 'desk-site-now' });
  }

  /** Facts are selected by default if they contradict nothing. */
  #isChosen(fact: FoundFact): boolean {
    return (fact.known === null && fact.otherwise === null) !== this.flipped.has(fact);
  }

  async #keep(chosen: readonly FoundFact[]): Promise<void> {
    this.busy = true;
    this.failure = '';
    try {
      const facts = chosen.map((fact) => ({
        attribute: fact.attribute,
        ...toBody(fact),
        source: fact.source,
        ...(fact.known !== null && { replaces: fact.known.id }),
      }));
      await this.desk.world.send('POST', '/api/knowledge/facts/keep', { body: { facts } });
      this.desk.toast('done', msg('Saved. It holds from the next message on.', { id: 'desk-saved' }));
      this.dispatchEvent(new Event('facts-kept'));
    } catch (error) {
      this.failure = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** The arrow keys move between facts. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const { target } = event;
    if (way === 0 || !(target instanceof HTMLInputElement)) return;
    const boxes = [...this.renderRoot.querySelectorAll<HTMLInputElement>('li input')];
    const next = boxes[boxes.indexOf(target) + way];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  #label(subject: string): string {
    return this.catalogue?.items.find((one) => one.subject === subject)?.label ?? subject;
  }
}
