import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Decision } from '../../../shared/domain/decision.ts';
import { direction } from '../../../shared/language/languages.ts';
import { fields, readDecision, text } from '../data/read/read.ts';
import { reasonOf } from '../data/reason.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { panelStyles } from '../ui/sections.ts';
import { languageName } from '../ui/words/format.ts';

interface Try {
  number: number;
  question: string;
  reply: { text: string; language: string };
  decision: Decision | null;
}

const TRIES_KEPT = 6;

/**
 * Answers a test question as for a guest and explains the answer. Nothing is stored.
 * @fires tried
 */
export class DeskTryIt extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--space-2);
      }
      ol {
        display: grid;
        gap: var(--space-4);
      }
      li {
        display: grid;
        gap: var(--space-1);
        justify-items: start;
      }
      .asked,
      .said {
        max-inline-size: 100%;
        padding: var(--space-2) var(--space-3);
        border-radius: var(--radius-m);
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
      .asked {
        justify-self: end;
        background: var(--accent-soft);
      }
      .said {
        background: var(--surface-2);
      }
      desk-decision {
        inline-size: 100%;
      }
    `,
  ];

  @state() private tries: readonly Try[] = [];
  @state() private busy = false;
  @state() private failure = '';
  @query('input') private readonly input!: HTMLInputElement;
  #count = 0;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId];
  }

  override render(): TemplateResult {
    const label = msg('A guest’s question', { id: 'desk-try-label' });
    return html`<section class="panel" aria-labelledby="try">
      <div>
        <h2 id="try">${msg('Try it', { id: 'desk-try' })}</h2>
        <p class="hint">${msg('Ask as a guest would, in any language. Nothing is stored.', { id: 'desk-try-hint' })}</p>
      </div>
      <form @submit=${this.#ask}>
        <input class="input" dir="auto" maxlength="2000" autocomplete="off" aria-label=${label} placeholder=${msg('Can I bring my dog?', { id: 'desk-try-example' })} />
        <button class="button primary" ?disabled=${this.busy} aria-label=${msg('Ask', { id: 'desk-try-ask' })}>${icon('send')}</button>
      </form>
      ${this.failure === '' ? nothing : html`<p class="fault" role="alert">${this.failure}</p>`}
      <ol aria-live="polite">
        ${repeat(
          this.tries,
          ({ number }) => number,
          (one) => this.#try(one),
        )}
      </ol>
    </section>`;
  }

  #try({ question, reply, decision }: Try): TemplateResult {
    return html`<li>
      <p class="asked" dir="auto"><bdi>${question}</bdi></p>
      <p class="said" lang=${reply.language} dir=${direction(reply.language)}>${reply.text}</p>
      <span class="chip">${languageName(reply.language)}</span>
      ${decision === null ? nothing : html`<desk-decision .decision=${decision}></desk-decision>`}
    </li>`;
  }

  readonly #ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    const question = this.input.value.trim();
    if (question === '' || this.busy) return;
    this.busy = true;
    this.failure = '';
    try {
      const answer = fields(await this.desk.world.send('POST', '/api/ai/ask', { body: { text: question } }));
      const reply = fields(answer?.['reply']);
      const result = {
        number: ++this.#count,
        question,
        reply: { text: text(reply?.['text']), language: text(reply?.['language'], 'und') },
        decision: readDecision(answer?.['decision']),
      };
      this.tries = [result, ...this.tries].slice(0, TRIES_KEPT);
      this.input.value = '';
      this.dispatchEvent(new Event('tried'));
    } catch (error) {
      this.failure = reasonOf(error);
    } finally {
      this.busy = false;
    }
  };
}
