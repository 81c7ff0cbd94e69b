import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { DeskState } from '../../data/state.ts';
import { DESK_LOCALES } from '../../localization.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { deskLocale } from '../../ui/words/format.ts';
import { guessPlace, type Place } from '../../ui/words/guess-place.ts';

/** Dispatched when the guess was accepted; `timezone` is null if the address does not determine it. */
export class PlaceTakenEvent extends Event {
  readonly place: Place;

  constructor(place: Place) {
    super('place-taken', { bubbles: true });
    this.place = place;
  }
}

/**
 * Guesses the time zone and the currency from the property's address, and asks once whether they are right.
 * @fires {PlaceTakenEvent} place-taken
 */
export class DeskPlaceGuess extends DeskElement {
  static override styles = [
    controls,
    css`
      div {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-3);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-m);
        background: var(--surface-2);
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  @property() address = '';
  @property() timezone = '';
  @property() currency = '';
  @state() private isAnswered = false;

  protected override lookAt(deskState: DeskState): readonly unknown[] {
    return [deskState.propertyId];
  }

  override render(): TemplateResult | typeof nothing {
    const place = this.isAnswered || this.#wasAsked() ? null : guessPlace(this.address, DESK_LOCALES);
    if (place === null || this.#isSo(place)) return nothing;
    const country = new Intl.DisplayNames(deskLocale(), { type: 'region' }).of(place.country) ?? place.country;
    const facts = [country, place.timezone, place.currency].filter((one) => one !== null);
    const summary = facts.join(' · ');
    return html`<div role="status">
      <p>${msg(str`The address tells: ${summary}. Is that right?`, { id: 'desk-place-ask' })}</p>
      <p class="actions">
        <button type="button" class="button" @click=${() => this.#answer(place)}>${msg('Yes, take it', { id: 'desk-place-yes' })}</button>
        <button type="button" class="button quiet" @click=${() => this.#answer(null)}>${msg('No, leave it', { id: 'desk-place-no' })}</button>
      </p>
    </div>`;
  }

  #isSo({ timezone, currency }: Place): boolean {
    return (timezone === null || timezone === this.timezone) && currency === this.currency.trim().toUpperCase();
  }

  #answer(place: Place | null): void {
    this.isAnswered = true;
    this.desk.world.storage?.setItem(this.#key(), 'asked');
    if (place !== null) this.dispatchEvent(new PlaceTakenEvent(place));
  }

  #wasAsked(): boolean {
    return this.desk.world.storage?.getItem(this.#key()) === 'asked';
  }

  #key(): string {
    return `service-chat-place-${this.deskState.propertyId}`;
  }
}
