import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { inputValue } from '../settings/property/setup-form.ts';
import { theirsBox } from '../ui/theirs-box.ts';
import type { FaqEntry } from './training-book.ts';

export type FaqWords = Pick<FaqEntry, 'question' | 'answer'>;

/**
 * An entry in the form. `base` is the entry when editing began; `theirs` is a colleague's newer version, null if they
 * deleted it.
 */
export type FaqEditing = FaqWords & { id: string; base: FaqWords; fault: FaqFault | null; theirs?: FaqWords | null };

/** An error and its field. */
export interface FaqFault {
  words: string;
  field: 'question' | 'answer' | null;
}

/** The callbacks of the form. */
export interface FaqFormActions {
  isSaving: boolean;
  /** Sets the values of the form; null closes the form. */
  set(editing: FaqEditing | null): void;
  save(): void;
  putAside(): void;
}

/** The form of one question and its answer. */
export function faqForm(editing: FaqEditing, { isSaving, set, save, putAside }: FaqFormActions): TemplateResult {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') putAside();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    save();
  };
  const { fault } = editing;
  const isFaulty = (field: FaqFault['field']) => (fault?.field === field ? 'true' : 'false');
  return html`<form class="editor" @submit=${onSubmit} @keydown=${onKey} novalidate>
    ${theirWords(editing, set)}
    <div class="field">
      <label for="question">${msg('Question', { id: 'desk-question' })}</label>
      <input class="input" id="question" dir="auto" aria-invalid=${isFaulty('question')} aria-describedby="faq-fault" placeholder=${msg('A guest asks …', { id: 'desk-faq-question-hint' })} .value=${editing.question} @input=${(event: Event) => set({ ...editing, question: inputValue(event) })} />
    </div>
    <div class="field">
      <label for="answer">${msg('Answer', { id: 'desk-answer' })}</label>
      <textarea class="input" id="answer" rows="3" dir="auto" aria-invalid=${isFaulty('answer')} aria-describedby="faq-fault" placeholder=${msg('You answer …', { id: 'desk-faq-answer-hint' })} .value=${editing.answer} @input=${(event: Event) => set({ ...editing, answer: inputValue(event) })}></textarea>
    </div>
    ${fault === null ? nothing : html`<p class="fault" id="faq-fault" role="alert">${fault.words}</p>`}
    <div class="row">
      <button class="button primary" ?disabled=${isSaving}>${msg('Save', { id: 'desk-save' })}</button>
      <button type="button" class="button" @click=${() => set(null)}>${msg('Cancel', { id: 'desk-cancel' })}</button>
    </div>
  </form>`;
}

/** Draws a colleague's newer text beside the user's own text. */
function theirWords(editing: FaqEditing, set: FaqFormActions['set']): TemplateResult | typeof nothing {
  const { theirs, ...mine } = editing;
  if (theirs === undefined) return nothing;
  const shown =
    theirs === null
      ? null
      : html`<div><p class="title" dir="auto">${theirs.question}</p><p class="words" dir="auto">${theirs.answer}</p></div>`;
  return theirsBox(shown, {
    take: () => set(theirs === null ? null : { ...mine, ...theirs, base: theirs }),
    keep: () => set(theirs === null ? { ...mine, id: 'new' } : { ...mine, base: theirs }),
  });
}

export function isSameFaq(one: FaqWords, other: FaqWords): boolean {
  return one.question === other.question && one.answer === other.answer;
}

/** The temporary id of a new entry. Each suggested topic has its own, so that its draft is kept separately. */
export function newFaqId(topic: string): string {
  return `new ${topic}`.trim();
}

export function isNewFaq(id: string): boolean {
  return id.startsWith('new');
}
