import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { LookBody } from '../../../../shared/api/house/look.ts';
import { inputValue, linesOf } from '../property/setup-form.ts';
import { withWords } from './look-body.ts';

/** The first words of the chat in one language, and the callbacks of their form. */
export interface WordsContext {
  look: LookBody;
  language: string;
  change(part: Partial<LookBody>): void;
  fault(pointer: string): TemplateResult | typeof nothing;
  faultAt(pointer: string): string | typeof nothing;
  isFaulty(pointer: string): 'true' | 'false';
}

export function wordsView(context: WordsContext): TemplateResult {
  const { look, language, change, fault, faultAt, isFaulty } = context;
  const pointer = `/welcome/${language}`;
  return html`<div class="field">
      <label for="welcome">${msg('Welcome', { id: 'desk-look-welcome' })}</label>
      <input class="input" id="welcome" dir="auto" maxlength="300" placeholder=${msg('Empty: the assistant’s own words', { id: 'desk-look-welcome-none' })}
        aria-invalid=${isFaulty(pointer)} aria-describedby=${faultAt(pointer)} .value=${look.welcome[language] ?? ''}
        @input=${(event: Event) => change({ welcome: withWords(look.welcome, language, inputValue(event)) })} />
      ${fault(pointer)}
    </div>
    ${startersView(context)} ${consentView(context)}`;
}

function startersView({ look, language, change, fault, isFaulty }: WordsContext): TemplateResult {
  const { starters } = look;
  const isAuto = starters === 'auto';
  const own = isAuto ? [] : (starters[language] ?? []);
  return html`<div class="field" role="group" aria-labelledby="starters-label">
    <span class="label" id="starters-label">${msg('Questions to tap', { id: 'desk-look-starters' })}</span>
    <label class="tick"><input type="checkbox" id="auto" .checked=${isAuto} @change=${() => change({ starters: isAuto ? {} : 'auto' })} />
      ${msg('Found by themselves: what your house can answer', { id: 'desk-look-starters-auto' })}</label>
    ${
      isAuto
        ? nothing
        : html`<textarea class="input" id="starters" rows="4" dir="auto" aria-label=${msg('One question a line, six at most', { id: 'desk-look-starters-own' })}
            placeholder=${msg('One question a line, six at most', { id: 'desk-look-starters-own' })} aria-invalid=${isFaulty('/starters')}
            .value=${own.join('\n')} @change=${(event: Event) => change({ starters: withWords(starters, language, linesOf(inputValue(event))) })}></textarea>
          ${fault('/starters')}${fault(`/starters/${language}`)}`
    }
  </div>`;
}

function consentView({ look, language, change, fault, faultAt, isFaulty }: WordsContext): TemplateResult {
  const { consent } = look;
  const set = (part: Partial<LookBody['consent']>): void => change({ consent: { ...consent, ...part } });
  const text = '/consent/text';
  const url = '/consent/privacyUrl';
  return html`<div class="field" role="group" aria-labelledby="consent-label">
    <span class="label" id="consent-label">${msg('Agreement', { id: 'desk-look-consent' })}</span>
    <label class="tick"><input type="checkbox" id="required" .checked=${consent.required} @change=${() => set({ required: !consent.required })} />
      ${msg('Guests agree before they can write', { id: 'desk-look-consent-required' })}</label>
    ${
      consent.required
        ? html`<textarea class="input" id="consent" rows="4" dir="auto" maxlength="2000" aria-label=${msg('What they agree to', { id: 'desk-look-consent-text' })}
            placeholder=${msg('What they agree to', { id: 'desk-look-consent-text' })} aria-invalid=${isFaulty(text)} aria-describedby=${faultAt(text)}
            .value=${consent.text[language] ?? ''} @input=${(event: Event) => set({ text: withWords(consent.text, language, inputValue(event)) })}></textarea>
          ${fault(text)}
          <label for="privacyUrl">${msg('Address of your privacy policy', { id: 'desk-look-privacy' })}</label>
          <input class="input" id="privacyUrl" type="url" dir="ltr" placeholder="https://" aria-invalid=${isFaulty(url)} aria-describedby=${faultAt(url)}
            .value=${consent.privacyUrl ?? ''} @input=${(event: Event) => set({ privacyUrl: inputValue(event).trim() || null })} />
          ${fault(url)}
          <label for="version">${msg('Version; another one asks every guest anew', { id: 'desk-look-version' })}</label>
          <input class="input" id="version" dir="ltr" maxlength="64" aria-invalid=${isFaulty('/consent/version')} .value=${consent.version} @input=${(event: Event) => set({ version: inputValue(event) })} />
          ${fault('/consent/version')}`
        : nothing
    }
  </div>`;
}
