import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, type TemplateResult } from 'lit';
import { reasonOf } from '../data/reason.ts';
import { writeRoute } from '../data/route.ts';
import type { DeskState } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { panelStyles } from '../ui/sections.ts';
import { formatNumber } from '../ui/words/format.ts';
import { isDone, loadProgress, type Progress, STEPS, type Step } from './progress.ts';

/**
 * The set-up of a property in steps, from an empty desk to the chat on the hotel's site. Each step can be skipped and done
 * later.
 */
export class DeskGuide extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 46rem);
        justify-content: center;
        gap: var(--space-4);
        align-content: start;
        overflow-y: auto;
        padding: var(--space-5);
      }
      ol {
        display: flex;
        gap: var(--space-2);
        overflow-x: auto;
        padding: 3px;
        scrollbar-width: none;
      }
      li {
        flex: 1 0 auto;
      }
      ol a {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-2);
        min-block-size: var(--target);
        padding-inline: var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--radius-round);
        background: var(--surface);
        color: var(--ink-2);
        font-weight: 550;
        text-decoration: none;
        white-space: nowrap;
      }
      a[aria-current='step'] {
        border-color: var(--accent);
        background: var(--accent-soft);
        color: var(--accent);
      }
      .done svg {
        color: var(--ok);
      }
      .way {
        display: flex;
        justify-content: space-between;
        gap: var(--space-3);
      }
      @media (max-width: 44rem) {
        :host {
          grid-template-columns: minmax(0, 1fr);
          padding: var(--space-4);
        }
      }
    `,
  ];

  #inSight: string | null = null;
  readonly #progress = new Task(this, {
    task: async ([propertyId], { signal }) => (propertyId === null ? null : loadProgress(this.desk, signal)),
    args: () => [this.deskState.propertyId, this.deskState.route.rest] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.route, state.propertyId];
  }

  /** On a phone the steps are a horizontal strip: scrolls the current step into view. */
  protected override updated(): void {
    const link = this.renderRoot.querySelector("[aria-current='step']");
    const here = link?.getAttribute('href') ?? null;
    if (link === null || here === this.#inSight) return;
    this.#inSight = here;
    const strip = link.closest('ol');
    if (strip === null) return;
    // Only the strip is scrolled: `scrollIntoView` would also move the whole page sideways.
    const [step, room] = [link.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollLeft += step.left + step.width / 2 - (room.left + room.width / 2);
  }

  override render(): TemplateResult {
    const { rest } = this.deskState.route;
    const here = STEPS.find((step) => step === rest) ?? 'house';
    const loading = () => html`<desk-loading shape="form"></desk-loading>`;
    const { value } = this.#progress;
    return html`
      <nav aria-label=${msg('First steps', { id: 'desk-guide' })}>
        <ol>${STEPS.map((step, index) => this.#step(step, index, here, value ?? null))}</ol>
      </nav>
      ${this.#progress.render({
        initial: loading,
        pending: () => (value ? this.#body(here, value) : loading()),
        error: (error) =>
          html`<desk-failed heading=${msg('The steps could not be loaded', { id: 'desk-guide-failed' })} reason=${reasonOf(error)} .retry=${() => this.#progress.run()}></desk-failed>`,
        complete: (progress) => (progress === null ? loading() : this.#body(here, progress)),
      })}
    `;
  }

  #step(step: Step, index: number, here: Step, progress: Progress | null): TemplateResult {
    const done = progress !== null && isDone(step, progress);
    return html`<li>
      <a class=${done ? 'done' : ''} href=${writeRoute('start', step)} aria-current=${step === here ? 'step' : 'false'}>
        ${done ? icon('check') : html`<span aria-hidden="true">${formatNumber(index + 1)}</span>`} ${stepWord(step)}
        ${done ? html`<span class="visually-hidden">${msg('Done', { id: 'desk-task-done' })}</span>` : ''}
      </a>
    </li>`;
  }

  #body(here: Step, progress: Progress): TemplateResult {
    const next = STEPS[STEPS.indexOf(here) + 1];
    const done = isDone(here, progress);
    return html`
      <div @saved=${() => this.#onSaved(here)} @taught=${() => this.#progress.run()}>${this.#content(here, progress)}</div>
      ${
        next === undefined
          ? ''
          : html`<div class="way">
            <span></span>
            <a class="button ${done ? 'primary' : ''}" href=${writeRoute('start', next)} @click=${() => done || this.#putAside()}>${done ? msg('Next', { id: 'desk-next' }) : msg('Skip for now', { id: 'desk-skip-step' })} ${icon('send')}</a>
          </div>`
      }
    `;
  }

  /** After this, the desk opens with the inbox instead of the guide at sign-in. */
  #putAside(): void {
    this.desk.world.send('PUT', '/api/property/guide', { body: { left: true } }).catch(() => undefined); // On failure the guide opens again at the next sign-in.
  }

  #content(here: Step, progress: Progress): TemplateResult {
    switch (here) {
      case 'house':
        return html`<desk-guide-house></desk-guide-house>`;
      case 'teach':
        return html`<desk-guide-teach></desk-guide-teach>`;
      case 'site':
        return html`<desk-guide-site .progress=${progress} @changed=${() => this.#progress.run()}></desk-guide-site>`;
      case 'pms':
        return this.#pms(progress);
      case 'done':
        return this.#done(progress);
      default:
        return here satisfies never;
    }
  }

  #pms({ pms }: Progress): TemplateResult {
    return html`<section class="panel">
      <div>
        <h1>${msg('Your PMS', { id: 'desk-guide-pms' })}</h1>
        <p class="hint">${msg('Connected, guests can ask about their own booking, and requests and charges arrive in it. The chat works without.', { id: 'desk-guide-pms-hint' })}</p>
      </div>
      ${pms ? html`<p class="row"><span class="chip ok">${msg('Connected', { id: 'desk-connected' })}</span></p>` : ''}
      <div class="row"><a class="button" href=${writeRoute('integrations')}>${icon('integrations')} ${pms ? msg('Open', { id: 'desk-open' }) : msg('Choose your PMS', { id: 'desk-guide-pms-choose' })}</a></div>
    </section>`;
  }

  #done(progress: Progress): TemplateResult {
    const openSteps = STEPS.filter((step) => step !== 'done' && step !== 'pms' && !isDone(step, progress));
    return html`<section class="panel">
      <h1>${openSteps.length === 0 ? msg('Your chat is live', { id: 'desk-guide-live' }) : msg('Nearly there', { id: 'desk-guide-nearly' })}</h1>
      <desk-empty icon=${openSteps.length === 0 ? 'check' : 'clock'}>
        ${openSteps.length === 0 ? msg('Guests who write appear in the inbox by themselves.', { id: 'desk-guide-live-hint' }) : msg('Still to be done:', { id: 'desk-guide-left' })}
        ${openSteps.map((step) => html`<a href=${writeRoute('start', step)}>${stepWord(step)}</a> `)}
        <wa-button slot="action" variant="brand" href=${writeRoute('inbox')}>${msg('To the inbox', { id: 'desk-to-inbox' })}</wa-button>
      </desk-empty>
      <div class="row">
        ${this.can('staff:write') ? html`<a class="button" href=${writeRoute('settings', 'staff')}>${icon('person')} ${msg('Invite colleagues', { id: 'desk-guide-invite' })}</a>` : ''}
        <a class="button" href=${writeRoute('settings', 'activate')}>${icon('clock')} ${msg('Hours and holidays', { id: 'desk-set-hours' })}</a>
        <a class="button" href=${writeRoute('settings', 'look')}>${icon('eye')} ${msg('Look and first words', { id: 'desk-look' })}</a>
      </div>
    </section>`;
  }

  #onSaved(here: Step): void {
    const next = STEPS[STEPS.indexOf(here) + 1];
    if (next !== undefined) this.desk.goTo('start', next);
  }
}

function stepWord(step: Step): string {
  switch (step) {
    case 'house':
      return msg('Your house', { id: 'desk-setup-property' });
    case 'teach':
      return msg('Teach', { id: 'desk-setup-teach' });
    case 'site':
      return msg('On your site', { id: 'desk-setup-script' });
    case 'pms':
      return msg('PMS', { id: 'desk-pms' });
    case 'done':
      return msg('Done', { id: 'desk-task-done' });
    default:
      return step satisfies never;
  }
}
