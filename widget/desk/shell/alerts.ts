import { msg } from '@lit/localize';
import { nothing } from 'lit';
import { waitingCount } from '../data/select.ts';
import type { DeskState } from '../data/state.ts';
import { chime } from '../ui/chime.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { formatNumber } from '../ui/format.ts';

/** Keeps the page's title at the number of waiting guests, and rings when it grows, if sound is wished. Shows nothing. */
export class DeskAlerts extends DeskElement {
  #waiting: number | null = null;
  #newestAlert = 0;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [waitingCount(state), state.alerts, state.list, state.propertyId];
  }

  override render(): typeof nothing {
    const { deskState: state } = this;
    const waiting = waitingCount(state);
    const house =
      state.properties.find(({ id }) => id === state.propertyId)?.name ?? msg('Staff desk', { id: 'desk-title' });
    document.title = waiting > 0 ? `(${formatNumber(waiting)}) ${house}` : house;
    const alert = state.alerts.at(-1)?.event ?? 0;
    // The first load is no news.
    const more = this.#waiting !== null && waiting > this.#waiting;
    if ((more || alert > this.#newestAlert) && state.preferences.sound) chime();
    if (state.list === 'ready') this.#waiting = waiting;
    this.#newestAlert = alert;
    return nothing;
  }
}
