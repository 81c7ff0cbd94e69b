import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Decision, DecisionStep, Source } from '../../../shared/domain/decision.ts';
import { isIntent } from '../../../shared/domain/intents.ts';
import { direction } from '../../../shared/language/languages.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { deskLocale, languageName, listOf, percent } from '../ui/words/format.ts';
import { intentWord } from '../ui/words/intent-words.ts';
import { askWord } from '../ui/words/stay-words.ts';
import { departmentWord, handoffWord, stepWord } from '../ui/words/words.ts';

/** Explains the AI's decision: one line, and on click the steps, the hotel's facts used and the alternatives. */
export class DeskDecision extends DeskElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        font-size: var(--text-s);
      }
      summary {
        padding: 0.2rem var(--space-1);
        border-radius: var(--radius-s);
        color: var(--ink-2);
        list-style-position: outside;
        margin-inline-start: 1.1rem;
        cursor: pointer;
      }
      summary span {
        display: block;
      }
      /* Why is a line or two; all of it is inside. */
      details:not([open]) summary span {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      summary:hover {
        color: var(--ai);
      }
      @media (pointer: coarse) {
        summary {
          padding-block: var(--space-3);
        }
      }
      .more {
        display: grid;
        gap: var(--space-3);
        margin-block-start: var(--space-1);
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-m);
        background: var(--surface);
      }
      .head {
        margin-block-end: 0.15rem;
        font-weight: 650;
      }
      blockquote {
        margin: 0.25rem 0 0;
        padding-inline-start: var(--space-3);
        border-inline-start: 3px solid var(--ai);
        overflow-wrap: anywhere;
      }
      .quiet {
        color: var(--ink-2);
      }
      .close-ones {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
      }
    `,
  ];

  @property({ attribute: false }) decision: Decision | null = null;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult | typeof nothing {
    const { decision } = this;
    if (decision === null) return nothing;
    return html`<details>
      ${this.#summary(decision)}
      <div class="more">
        ${isEnglish() ? html`<p class="quiet">${plainReason(decision)}</p>` : nothing}
        ${decision.steps.map((step) => html`<section><p class="head">${stepWord(step.kind)}</p>${this.#step(step)}</section>`)}
        ${
          decision.alternatives.length === 0
            ? nothing
            : html`<section>
              <p class="head">${msg('Also came close', { id: 'desk-alternatives' })}</p>
              <ul class="close-ones">
                ${decision.alternatives.map(({ name, score }) => html`<li class="chip">${intentWord(name)} ${percent(score)}</li>`)}
              </ul>
            </section>`
        }
      </div>
    </details>`;
  }

  /** The steps in the desk's language. An English desk shows the engine's own sentence inside, too: it says no more than they do. */
  #summary({ reason, steps }: Decision): TemplateResult {
    if (steps.length === 0) {
      const words = isEnglish() ? plainReason({ reason }) : msg('Nothing to decide', { id: 'desk-likes-none' });
      return html`<summary><span>${words}</span></summary>`;
    }
    const stepNames = steps.map((step) => {
      const matter = 'intent' in step ? step.intent : null;
      return matter === null ? stepWord(step.kind) : `${stepWord(step.kind)} (${intentWord(matter)})`;
    });
    return html`<summary><span>${listOf(stepNames)}</span></summary>`;
  }

  #choices(choices: readonly string[]): TemplateResult | typeof nothing {
    return choices.length === 0 ? nothing : html`<p class="quiet">${listOf(choices.map(intentWord))}</p>`;
  }

  #step(step: DecisionStep): TemplateResult {
    switch (step.kind) {
      case 'answer':
      case 'offer':
        return html`${step.intent === null ? nothing : html`<p class="quiet">${intentWord(step.intent)}</p>`}${step.sources.map((source) => this.#source(source))}`;
      case 'clarify':
        return html`<p class="quiet">${askWord(step.ask)}</p>${this.#choices(step.choices ?? [])}`;
      case 'verify':
        return html`<p class="quiet">${intentWord(step.intent)}</p>`;
      case 'task':
        return html`<p>${departmentWord(step.task.department)}: <bdi>${step.task.title}</bdi></p>`;
      case 'handoff':
        return html`<p>${handoffWord(step.why)} · ${departmentWord(step.department)}</p>`;
      case 'smalltalk':
        return html`<p class="quiet">${intentWord(step.act)}</p>`;
      default:
        return step satisfies never;
    }
  }

  #source({ label, quote, language, score }: Source): TemplateResult {
    return html`<p><bdi>${label}</bdi> ${score === undefined ? nothing : html`<span class="chip">${percent(score)}</span>`} <span class="quiet">${languageName(language)}</span></p>
      ${quote === '' ? nothing : html`<blockquote lang=${language} dir=${direction(language)}>${quote}</blockquote>`}`;
  }
}

/** The engine gives its reason in English alone. */
const isEnglish = () => deskLocale() === 'en';

/** The engine's reason without emphasis marks and scores, and with readable intent names. */
function plainReason({ reason }: Pick<Decision, 'reason'>): string {
  const readable = (name: string): string => (isIntent(name) ? `“${intentWord(name)}”` : name);
  return reason
    .replaceAll('*', '')
    .replace(/, [01]\.\d+/g, '')
    .replace(/[a-z]+(?:_[a-z]+)+/g, readable);
}
