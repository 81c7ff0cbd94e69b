import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, type TemplateResult } from 'lit';
import { reasonOf } from '../data/reason.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { type Section, SectionsInSight, sectionNav, sectionStyles } from '../ui/sections.ts';
import { type Taught, TrainingBook } from './training-book.ts';

/** The AI's knowledge of the house in sections, with a place to try the answers that a guest would get. */
export class DeskTeach extends DeskElement {
  static override styles = [
    controls,
    sectionStyles,
    css`
      :host {
        grid-template-columns: 12.5rem minmax(0, 46rem) minmax(16rem, 24rem);
      }
      desk-try-it {
        position: sticky;
        inset-block-start: 0;
        align-self: start;
      }
      @media (max-width: 78rem) {
        :host {
          grid-template-columns: 12.5rem minmax(0, 1fr);
        }
        desk-try-it {
          grid-column: 2;
        }
      }
      @media (max-width: 60rem) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
        desk-try-it {
          grid-column: 1;
        }
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

  protected readonly inSight = new SectionsInSight(this);

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.route, state.propertyId, state.rights];
  }

  override render(): TemplateResult {
    const sections = this.#sections();
    const { rest } = this.deskState.route;
    const [part = ''] = rest.split('/');
    const here = sections.find(({ name }) => name === part) ?? sections[0];
    if (here === undefined) return html``;
    return html`
      ${sectionNav('teach', msg('Teach', { id: 'desk-setup-teach' }), sections, here)}
      <div>${here.render()}</div>
      <desk-try-it></desk-try-it>
    `;
  }

  #sections(): Section[] {
    return [
      {
        name: '',
        word: () => msg('Questions and answers', { id: 'desk-faqs' }),
        render: () => this.#loaded((book, taught) => html`<desk-faqs .book=${book} .taught=${taught}></desk-faqs>`),
      },
      {
        name: 'facts',
        word: () => msg('Is this right?', { id: 'desk-facts' }),
        render: () => html`<desk-facts .begin=${this.deskState.route.rest.split('/')[1] ?? ''}></desk-facts>`,
      },
      {
        name: 'missing',
        word: () => msg('What is missing', { id: 'desk-missing' }),
        render: () => html`<desk-knowledge-coverage></desk-knowledge-coverage>`,
      },
      {
        name: 'translations',
        word: () => msg('Translations', { id: 'desk-texts' }),
        render: () => html`<desk-texts .begin=${this.deskState.route.rest.split('/')[1] ?? ''}></desk-texts>`,
      },
      {
        name: 'house',
        word: () => msg('Times and rules', { id: 'desk-teach-house' }),
        render: () =>
          this.#loaded((book, taught) => html`<desk-teach-house .book=${book} .taught=${taught}></desk-teach-house>`),
      },
      {
        name: 'questions',
        word: () => msg('Not answered yet', { id: 'desk-teach-unanswered' }),
        render: () => html`<desk-unanswered @taught=${this.#reload}></desk-unanswered>`,
      },
      {
        name: 'import',
        word: () => msg('Import', { id: 'desk-teach-import' }),
        render: () =>
          this.#loaded(
            (book, taught) =>
              html`<desk-site-import .book=${book} .taught=${taught}></desk-site-import><desk-faq-import below .book=${book} .taught=${taught}></desk-faq-import>`,
          ),
      },
      {
        name: 'likes',
        word: () => msg('What guests like', { id: 'desk-teach-likes' }),
        render: () => html`<desk-guest-preferences></desk-guest-preferences>`,
      },
      {
        name: 'replies',
        word: () => msg('Saved replies', { id: 'desk-saved-replies' }),
        render: () => html`<desk-edit-replies></desk-edit-replies>`,
      },
      {
        name: 'offers',
        word: () => msg('Extras for sale', { id: 'desk-teach-offers' }),
        render: () => html`<desk-edit-offers></desk-edit-offers>`,
      },
    ];
  }

  #loaded(content: (book: TrainingBook, taught: Taught) => TemplateResult): TemplateResult {
    const loading = () => html`<desk-loading shape="list"></desk-loading>`;
    return this.#load.render({
      initial: loading,
      pending: loading,
      error: (error) => html`<desk-failed
        heading=${msg('What is taught could not be loaded', { id: 'desk-teach-failed' })}
        reason=${reasonOf(error)}
        .retry=${() => this.#load.run()}
      ></desk-failed>`,
      complete: () => (this.#book?.taught ? content(this.#book, this.#book.taught) : loading()),
    });
  }

  readonly #reload = (): void => {
    this.#book?.load().catch((error: unknown) => this.desk.problem(error));
  };
}
