import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, type TemplateResult } from 'lit';
import { reasonOf } from '../data/reason.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { TrainingBook } from '../teach/training-book.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { panelStyles } from '../ui/sections.ts';

/**
 * Asks for the facts that every guest needs and for existing questions and answers, and lets the owner try the answers.
 * @fires taught
 */
export class DeskGuideTeach extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-4);
      }
    `,
  ];

  #book: TrainingBook | null = null;
  readonly #load = new Task(this, {
    task: async ([propertyId], { signal }) => {
      if (propertyId === null) return;
      this.#book = new TrainingBook(this.desk, () => this.requestUpdate());
      await this.#book.load(signal);
    },
    args: () => [this.deskState.propertyId] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId];
  }

  override render(): TemplateResult {
    const loading = () => html`<desk-loading shape="form"></desk-loading>`;
    return this.#load.render({
      initial: loading,
      pending: loading,
      error: (error) =>
        html`<desk-failed heading=${msg('What is taught could not be loaded', { id: 'desk-teach-failed' })} reason=${reasonOf(error)} .retry=${() => this.#load.run()}></desk-failed>`,
      complete: () => this.#forms(),
    });
  }

  #forms(): TemplateResult {
    const taught = () => this.dispatchEvent(new Event('taught', { bubbles: true }));
    return html`
      <desk-teach-house .book=${this.#book} .taught=${this.#book?.taught ?? null} @taught=${taught}></desk-teach-house>
      <desk-faq-import .book=${this.#book} .taught=${this.#book?.taught ?? null} @taught=${taught}></desk-faq-import>
      <p class="hint">${msg('One by one instead?', { id: 'desk-guide-one-by-one' })} <a href=${writeRoute('teach')}>${msg('Questions and answers', { id: 'desk-faqs' })}</a></p>
      <desk-try-it></desk-try-it>
    `;
  }
}
