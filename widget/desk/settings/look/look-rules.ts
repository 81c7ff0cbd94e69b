import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { icon } from '../../ui/look/icons.ts';
import { inputValue } from '../property/setup-form.ts';
import { type Rule, withWords } from './look-body.ts';

/** The proactive messages, and the callbacks of their form. */
export interface RulesContext {
  rules: readonly Rule[];
  language: string;
  set(rules: Rule[]): void;
  fault(pointer: string): TemplateResult | unknown;
  isFaulty(pointer: string): 'true' | 'false';
}

export function rulesView({ rules, language, set, fault, isFaulty }: RulesContext): TemplateResult {
  const change = (index: number, part: Partial<Rule>): void =>
    set(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));
  return html`<div class="field" role="group" aria-labelledby="rules">
    <span class="label" id="rules">${msg('Lines that come by themselves', { id: 'desk-look-rules' })}</span>
    <p class="hint">${msg('A bubble beside the button, for guests who look at a page for a while.', { id: 'desk-look-rules-hint' })}</p>
    <ul class="rules">
      ${rules.map(
        (rule, index) => html`<li class="rule">
          <label>${msg('What it says', { id: 'desk-look-rule-text' })}
            <input class="input" dir="auto" maxlength="200" .value=${rule.text[language] ?? ''} aria-invalid=${isFaulty(`/proactive/${index}/text`)}
              @input=${(event: Event) => change(index, { text: withWords(rule.text, language, inputValue(event)) })} /></label>
          <label>${msg('On which page (/rooms/*; empty: all)', { id: 'desk-look-rule-path' })}
            <input class="input" dir="ltr" .value=${rule.when.path ?? ''} aria-invalid=${isFaulty(`/proactive/${index}/when/path`)}
              @input=${(event: Event) => change(index, { when: withPath(rule.when, inputValue(event).trim()) })} /></label>
          ${fault(`/proactive/${index}/when/path`)}
          <label>${msg('After how many seconds', { id: 'desk-look-rule-after' })}
            <input class="input" type="number" min="0" max="86400" .value=${String(rule.when.afterSeconds ?? 0)}
              @input=${(event: Event) => change(index, { when: { ...rule.when, afterSeconds: Math.round(Number(inputValue(event))) } })} /></label>
          <label>${msg('For guests of these languages (de, fr; empty: all)', { id: 'desk-look-rule-languages' })}
            <input class="input" dir="ltr" .value=${(rule.when.languages ?? []).join(', ')} aria-invalid=${isFaulty(`/proactive/${index}/when/languages`)}
              @change=${(event: Event) =>
                change(index, {
                  when: {
                    ...rule.when,
                    languages: inputValue(event)
                      .split(/[,\s]+/)
                      .filter(Boolean),
                  },
                })} /></label>
          <label class="tick"><input type="checkbox" .checked=${rule.when.oncePerGuest} @change=${() => change(index, { when: { ...rule.when, oncePerGuest: !rule.when.oncePerGuest } })} />
            ${msg('Once per guest', { id: 'desk-look-rule-once' })}</label>
          <button type="button" class="button danger" @click=${() => set(rules.filter((_, at) => at !== index))}>${icon('trash')} ${msg('Remove', { id: 'desk-remove' })}</button>
        </li>`,
      )}
    </ul>
    <div><button type="button" class="button" @click=${() => set([...rules, newRule(rules)])}>${icon('plus')} ${msg('Add a line', { id: 'desk-look-rule-add' })}</button></div>
  </div>`;
}

function withPath({ path: _, ...when }: Rule['when'], path: string): Rule['when'] {
  return path === '' ? when : { ...when, path };
}

function newRule(rules: readonly Rule[]): Rule {
  const usedIds = new Set(rules.map(({ id }) => id));
  let number = rules.length + 1;
  while (usedIds.has(`line-${number}`)) number += 1;
  return { id: `line-${number}`, when: { afterSeconds: 20, oncePerGuest: true }, text: {} };
}
