import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { openAlarms } from '../../data/kept/select.ts';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { icon } from '../../ui/look/icons.ts';
import { formStyles } from './setup-styles.ts';

/** The description of an emergency, and a button for its alarm, so that nobody hears the alarm for the first time at night. */
export class DeskRehearsal extends DeskElement {
  static override styles = [
    controls,
    formStyles,
    css`
      ol {
        display: grid;
        gap: var(--space-2);
        padding-inline-start: 1.25rem;
        list-style: decimal;
      }
    `,
  ];

  @state() private busy = false;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [openAlarms(state)];
  }

  override render(): TemplateResult {
    const isRinging = openAlarms(this.deskState).some(({ emergency }) => emergency?.rehearsal);
    return html`<section class="panel">
      <h1>${msg('Emergencies', { id: 'desk-set-emergencies' })}</h1>
      <p class="hint">${msg('When a guest writes of fire, an accident or violence, this happens at once:', { id: 'desk-rehearsal-hint' })}</p>
      <ol>
        <li>${msg('The guest is told what to do and which number to call.', { id: 'desk-rehearsal-guest' })}</li>
        <li>${msg('Every open desk turns red and rings in every view, with the danger and the room.', { id: 'desk-rehearsal-desks' })}</li>
        <li>${msg('Phones that allow notifications are woken, at home too where nobody is on duty; again every two minutes.', { id: 'desk-rehearsal-phones' })}</li>
        <li>${msg('It rings until a colleague says “I look after it”. Everybody then sees who and since when, and the task is theirs.', { id: 'desk-rehearsal-end' })}</li>
      </ol>
      <p class="hint">${msg('A rehearsal rings the same way and says that it is one. No guest and none of your own programs hears of it.', { id: 'desk-rehearsal-note' })}</p>
      <p><button class="button primary" ?disabled=${this.busy || isRinging} @click=${this.#ring}>${icon('bell')} ${isRinging ? msg('It rings …', { id: 'desk-rehearsal-rings' }) : msg('Rehearse an emergency', { id: 'desk-rehearse' })}</button></p>
    </section>`;
  }

  readonly #ring = async (): Promise<void> => {
    this.busy = true;
    try {
      await this.desk.world.send('POST', '/api/emergencies/rehearsal', { body: {} });
    } catch (error) {
      this.desk.problem(error);
    } finally {
      this.busy = false;
    }
  };
}
