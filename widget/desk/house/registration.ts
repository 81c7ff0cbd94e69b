import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { COMPANIONS_MAX, type RegistrationState } from '../../../shared/domain/house/registration.ts';
import { reasonOf } from '../data/reason.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { focusOn } from '../ui/focus-on.ts';
import { controls } from '../ui/look/controls.ts';
import { listCountries } from '../ui/words/countries.ts';
import { type GuestRegistration, readRegistration } from './read-house.ts';

type Open = 'nothing' | 'form' | 'question';

/**
 * A guest's registration before arrival and its state: shown, entered by staff, or requested from the guest in a
 * conversation with the booking. It is loaded when opened, and not for each row of the list.
 * @fires registration-changed - The registration was entered or requested.
 */
export class DeskRegistration extends DeskElement {
  static override styles = [
    controls,
    css`
      :host,
      form {
        display: grid;
        gap: var(--space-2);
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.15rem var(--space-3);
      }
      dd {
        overflow-wrap: anywhere;
      }
      label {
        display: grid;
        gap: 0.15rem;
      }
    `,
  ];

  @property({ attribute: false }) reservationId = '';
  /** A conversation with the booking, in which the guest can be asked; empty: none. */
  @property({ attribute: false }) conversationId = '';
  @state() private open: Open = 'nothing';
  @state() private busy = false;
  @state() private problem = '';
  readonly #registration = new Task(this, {
    task: ([id], { signal }) => this.#read(id, signal),
    args: () => [this.reservationId, this.conversationId] as const,
  });

  protected override lookAt(): readonly unknown[] {
    return [this.deskState.rights];
  }

  override render(): TemplateResult {
    const registration = this.#registration.value;
    return html`
      <p><strong>${msg('Before arrival', { id: 'desk-registration' })}</strong> ${registration === undefined ? nothing : stateChip(registration.state)}</p>
      ${this.#registration.render({ error: (error) => html`<p class="fault" role="alert">${reasonOf(error)}</p>` }) ?? nothing}
      ${registration === undefined ? nothing : this.open === 'form' ? this.#form(registration) : this.open === 'question' ? this.#question() : this.#show(registration)}
    `;
  }

  #show(registration: GuestRegistration): TemplateResult {
    const { arrivalTime, companions, nationality, carNumber } = registration;
    const mayAsk = this.conversationId !== '' && this.can('conversations:write');
    const isNothing = arrivalTime === null && companions.length === 0 && nationality === null && carNumber === '';
    return html`
      ${isNothing ? html`<p class="hint">${msg('Nothing is known yet.', { id: 'desk-registration-none' })}</p>` : nothing}
      <dl>
        ${arrivalTime === null ? nothing : html`<dt>${arrivalWord()}</dt><dd>${arrivalTime}</dd>`}
        ${companions.length === 0 ? nothing : html`<dt>${companionsWord()}</dt><dd><bdi>${companions.join(', ')}</bdi></dd>`}
        ${nationality === null ? nothing : html`<dt>${nationalityWord()}</dt><dd>${listCountries().find(({ code }) => code === nationality)?.name ?? nationality}</dd>`}
        ${carNumber === '' ? nothing : html`<dt>${carWord()}</dt><dd><bdi>${carNumber}</bdi></dd>`}
      </dl>
      <div class="actions">
        ${this.can('guests:write') ? html`<wa-button size="s" appearance="outlined" @click=${() => this.#turn('form')}>${msg('Enter', { id: 'desk-registration-enter' })}</wa-button>` : nothing}
        ${mayAsk ? html`<wa-button size="s" appearance="outlined" @click=${() => this.#turn('question')}>${msg('Ask the guest', { id: 'desk-registration-ask' })}</wa-button>` : nothing}
      </div>
    `;
  }

  #form({ arrivalTime, companions, nationality, carNumber }: GuestRegistration): TemplateResult {
    return html`<form @submit=${this.#save}>
      <label>${arrivalWord()}<input class="input" type="time" name="arrivalTime" .value=${arrivalTime ?? ''} /></label>
      <label>${companionsWord()}<textarea class="input" name="companions" rows="3" maxlength="2000" .value=${companions.join('\n')}></textarea>
        <span class="hint">${msg('One name in each line', { id: 'desk-registration-lines' })}</span></label>
      <label>${nationalityWord()}<select class="input" name="nationality">
        <option value="">–</option>
        ${listCountries().map(({ code, name }) => html`<option value=${code} ?selected=${code === nationality}>${name}</option>`)}
      </select></label>
      <label>${carWord()}<input class="input" name="carNumber" maxlength="20" .value=${carNumber} /></label>
      ${this.#ends(msg('Save', { id: 'desk-save' }))}
    </form>`;
  }

  #question(): TemplateResult {
    const words = msg(
      'So that all is ready for your arrival: when will you come, who comes with you, and what is your number plate if you come by car?',
      { id: 'desk-registration-question' },
    );
    return html`<form @submit=${this.#ask}>
      <label>${msg('What the guest is asked', { id: 'desk-registration-text' })}<textarea class="input" name="text" rows="4" maxlength="4000" required .value=${words}></textarea>
        <span class="hint">${msg('In the guest’s language, where you can. You take the conversation over with it.', { id: 'desk-registration-hint' })}</span></label>
      ${this.#ends(msg('Send', { id: 'desk-send' }))}
    </form>`;
  }

  #ends(does: string): TemplateResult {
    return html`${this.problem === '' ? nothing : html`<p class="fault" role="alert">${this.problem}</p>`}
      <div class="actions">
        <wa-button size="s" type="submit" variant="brand" ?loading=${this.busy}>${does}</wa-button>
        <wa-button size="s" appearance="plain" @click=${() => this.#turn('nothing')}>${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
      </div>`;
  }

  #turn(to: Open): void {
    this.open = to;
    this.problem = '';
    void focusOn(this, to === 'nothing' ? 'wa-button' : '.input');
  }

  async #read(id: string, signal: AbortSignal): Promise<GuestRegistration> {
    this.open = 'nothing';
    return readRegistration(await this.desk.world.send('GET', pathOf(id), { signal }));
  }

  readonly #save = (event: SubmitEvent): Promise<void> =>
    this.#attempt(event, async (form) => {
      const companions = textOf(form, 'companions')
        .split('\n')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      const body = {
        arrivalTime: textOf(form, 'arrivalTime') || null,
        companions: companions.slice(0, COMPANIONS_MAX),
        nationality: textOf(form, 'nationality') || null,
        carNumber: textOf(form, 'carNumber'),
      };
      await this.desk.world.send('PATCH', pathOf(this.reservationId), { body });
    });

  readonly #ask = (event: SubmitEvent): Promise<void> =>
    this.#attempt(event, async (form) => {
      const body = { conversationId: this.conversationId, text: textOf(form, 'text') };
      await this.desk.world.send('POST', `${pathOf(this.reservationId)}/ask`, { body });
    });

  async #attempt(event: SubmitEvent, action: (form: FormData) => Promise<void>): Promise<void> {
    event.preventDefault();
    if (this.busy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    this.busy = true;
    this.problem = '';
    try {
      await action(form);
      await this.#registration.run();
      this.#turn('nothing');
      this.dispatchEvent(new Event('registration-changed'));
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }
}

/** Draws the state of a registration; nothing if the guest neither filled in the registration nor was asked for it. */
export function stateChip(of: RegistrationState): TemplateResult | typeof nothing {
  switch (of) {
    case 'told':
      return html`<span class="chip ok">${msg('Told', { id: 'desk-registration-told' })}</span>`;
    case 'asked':
      return html`<span class="chip">${msg('Asked', { id: 'desk-registration-asked' })}</span>`;
    case 'open':
      return nothing;
    default:
      return of satisfies never;
  }
}

const pathOf = (id: string) => `/api/reservations/${encodeURIComponent(id)}/registration`;
const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
const arrivalWord = () => msg('Arrives at', { id: 'desk-registration-arrival' });
const companionsWord = () => msg('Comes with', { id: 'desk-registration-companions' });
const nationalityWord = () => msg('Nationality', { id: 'desk-registration-nationality' });
const carWord = () => msg('Number plate', { id: 'desk-registration-car' });
