import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../ui/look/icons.ts';
import { intentWord } from '../ui/words/intent-words.ts';
import { plural } from '../ui/words/plural.ts';
import type { Taught } from './training-book.ts';

/** The share of frequent topics with an answer, and the topics without one. Each opens the form for its entry by `write`. */
export function faqCoverage(taught: Taught | null, write: (question: string) => void): TemplateResult | typeof nothing {
  const { answered, missing } = taught?.coverage ?? { answered: [], missing: [] };
  if (missing.length === 0) return nothing;
  return html`<details ?open=${answered.length < missing.length && answered.length > 0}>
    <summary>${coverageWords(answered.length, missing.length)}</summary>
    <p class="hint">${msg('Guests who ask about these are handed to staff. Choose one to write it:', { id: 'desk-coverage-write' })}</p>
    <ul class="missing">
      ${missing.map((intent) => html`<li><button class="button" @click=${() => write(intentWord(intent))}>${icon('plus')} ${intentWord(intent)}</button></li>`)}
    </ul>
  </details>`;
}

function coverageWords(answeredCount: number, missingCount: number): string {
  const answered = plural(
    msg('one: # topic is answered | other: # topics are answered', { id: 'desk-coverage-answered' }),
    answeredCount,
  );
  const missing = plural(
    msg('one: # has no answer yet | other: # have no answer yet', { id: 'desk-coverage-missing' }),
    missingCount,
  );
  return msg(str`${answered}, ${missing}`, { id: 'desk-coverage' });
}
