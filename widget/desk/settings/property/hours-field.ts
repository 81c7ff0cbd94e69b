import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { icon } from '../../ui/look/icons.ts';
import { inputValue } from './setup-form.ts';
import { formStyles } from './setup-styles.ts';

const ALWAYS = '24/7';
const CLOSED = 'closed';
const USUAL = '08:00-18:00';
const SPANS_MAX = 6;

/** Dispatched when the hours were changed; `hours` has the server's format. */
export class HoursChangedEvent extends Event {
  readonly hours: string;

  constructor(hours: string) {
    super('hours-changed', { bubbles: true });
    this.hours = hours;
  }
}

/**
 * A field for the hours of a day: round the clock, closed, or one or several spans. `value` is `24/7`, `closed` or
 * `08:00-12:00, 13:00-18:00`.
 * @fires {HoursChangedEvent} hours-changed
 */
export class DeskHoursField extends DeskElement {
  static override styles = [
    controls,
    formStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
        min-inline-size: 0;
      }
      .span {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      .span .input {
        inline-size: 7.5rem;
      }
    `,
  ];

  /** The accessible name of the hours. */
  @property() label = '';
  @property() value = ALWAYS;
  @property({ type: Boolean }) invalid = false;

  protected override lookAt(_state: DeskState): readonly unknown[] {
    return [];
  }

  override render(): TemplateResult {
    const { value } = this;
    const kind = value === ALWAYS || value === CLOSED ? value : 'times';
    const options = [
      [ALWAYS, msg('Day and night', { id: 'desk-hours-always' })],
      [CLOSED, msg('Nobody', { id: 'desk-hours-closed' })],
      ['times', msg('At these times', { id: 'desk-hours-times' })],
    ] as const;
    const choose = (event: Event) => this.#tell(inputValue(event) === 'times' ? USUAL : inputValue(event));
    return html`<select class="input" aria-label=${this.label} aria-invalid=${this.invalid} @change=${choose}>
        ${options.map(([name, words]) => html`<option value=${name} ?selected=${name === kind}>${words}</option>`)}
      </select>
      ${kind === 'times' ? this.#times(value.split(', ')) : nothing}`;
  }

  #times(spans: readonly string[]): TemplateResult {
    // Not at each input event: rendering while somebody types would reset the field.
    const set = (index: number, span: string) => this.#tell(spans.with(index, span).join(', '));
    return html`
      ${spans.map((span, index) => {
        const [from = '', until = ''] = span.split('-');
        return html`<div class="span">
          <input class="input" type="time" aria-label="${this.label}: ${msg('from', { id: 'desk-hours-from' })}" aria-invalid=${this.invalid} .value=${from} @blur=${(event: Event) => set(index, `${inputValue(event)}-${until}`)} />
          <span aria-hidden="true">–</span>
          <input class="input" type="time" aria-label="${this.label}: ${msg('until', { id: 'desk-hours-until' })}" aria-invalid=${this.invalid} .value=${until === '24:00' ? '00:00' : until} @blur=${(event: Event) => set(index, `${from}-${endOf(inputValue(event))}`)} />
          ${spans.length === 1 ? nothing : html`<button type="button" class="button quiet icon-only danger" aria-label=${msg('Remove these times', { id: 'desk-hours-remove' })} @click=${() => this.#tell(spans.toSpliced(index, 1).join(', '))}>${icon('trash')}</button>`}
        </div>`;
      })}
      ${spans.length === SPANS_MAX ? nothing : html`<div><button type="button" class="button quiet" @click=${() => this.#tell([...spans, '19:00-22:00'].join(', '))}>${icon('plus')} ${msg('More times', { id: 'desk-hours-more' })}</button></div>`}
    `;
  }

  #tell(hours: string): void {
    this.value = hours;
    this.dispatchEvent(new HoursChangedEvent(hours));
  }
}

/** Midnight at the end of a day is 24:00. */
function endOf(time: string): string {
  return time === '00:00' ? '24:00' : time;
}
