import { html, nothing, render, type TemplateResult } from 'lit';
import { LANGUAGES } from '../../shared/language/languages.ts';
import { LOCALES } from '../locales/launcher-texts.ts';
import { ICONS } from '../ui/icons.ts';
import { LatePart } from '../ui/late-part.ts';
import type { ChatState } from './chat-state.ts';
import { type RateContext, rateView } from './rate-view.ts';
import { TEXTS } from './texts.ts';
import type { GuestCalls } from './ways/calls.ts';

/** The values and callbacks of the menu. */
export interface MenuContext extends RateContext {
  state: ChatState;
  sound: boolean;
  /** The action that waits for the guest's confirmation. */
  asks: 'end' | 'erase' | null;
  chooseLocale(locale: string): void;
  toggleSound(): void;
  download(): void;
  /** Opens the FAQs; null when there are none. */
  openHelp: (() => void) | null;
  openPast: (() => void) | null;
  /** True while the form to continue elsewhere is shown. */
  going: boolean;
  turnGoing(): void;
  /** Called when code that the menu needs could not be loaded. */
  redraw(): void;
  calls: GuestCalls;
  ask(about: 'end' | 'erase' | null): void;
  end(): void;
  erase(): void;
  startOver(): void;
}

/** The menu below the header's button. Plain buttons, so that Tab is enough. */
export function menuView(context: MenuContext): TemplateResult {
  const { state, locale, sound } = context;
  const talked = state.lines.length > 0;
  return html`<div class="menu" part="menu" role="group" aria-label=${TEXTS.options()}>
    <label>${ICONS.globe}<span class="quiet">${TEXTS.language()}</span>
      <select @change=${(event: Event) => context.chooseLocale((event.target as HTMLSelectElement).value)}>
        ${LOCALES.map((code) => html`<option value=${code} lang=${code} ?selected=${code === locale}>${nameOf(code)}</option>`)}
      </select></label>
    <button aria-pressed=${sound} @click=${context.toggleSound}>
      ${sound ? ICONS.sound : ICONS.mute}${sound ? TEXTS.soundOn() : TEXTS.soundOff()}</button>
    ${context.openHelp === null ? nothing : html`<button @click=${context.openHelp}>${ICONS.help}${TEXTS.help()}</button>`}
    ${context.openPast === null ? nothing : html`<button @click=${context.openPast}>${ICONS.past}${TEXTS.past()}</button>`}
    ${talked && isOnline(state) ? waysView(context) : nothing}
    ${talked ? html`<button @click=${context.download}>${ICONS.download}${TEXTS.transcript()}</button>${mailView(context)}<hr>` : nothing}
    ${talked ? endView(context) : nothing}
  </div>`;
}

const waysPart = new LatePart(() => import('./ways/module.ts').then(({ defineWays }) => defineWays()));

function waysView({ state, going, turnGoing, calls, redraw }: MenuContext): TemplateResult {
  return html`<button aria-expanded=${going} @click=${turnGoing}>${ICONS.elsewhere}${TEXTS.carryOn()}</button>
    ${going ? waysPart.view(html`<service-chat-ways .calls=${calls} .carryOn=${state.property?.carryOn ?? []}></service-chat-ways>`, TEXTS.somethingWrong(), redraw) : nothing}`;
}

/**
 * The form for a copy by e-mail, if this server sends any. Its code is loaded when opened; if that fails, an error is shown until
 * it is opened again.
 */
function mailView({ state, calls }: MenuContext): TemplateResult | typeof nothing {
  if (state.property?.mailsTranscript !== true || !isOnline(state)) return nothing;
  const load = ({ target }: Event) =>
    import('./ways/module.ts')
      .then(({ defineTranscript }) => defineTranscript())
      .catch(() =>
        render(
          html`<p class="ask" role="alert">${TEXTS.somethingWrong()}</p>`,
          (target as Element).lastElementChild as HTMLElement,
        ),
      );
  return html`<details @toggle=${load}><summary>${ICONS.send}${TEXTS.transcriptMail()}</summary>
    <service-chat-transcript .calls=${calls}></service-chat-transcript></details>`;
}

function isOnline({ link }: ChatState): boolean {
  return link === 'online';
}

function endView(context: MenuContext): TemplateResult {
  const { state, asks, ask, end, erase, startOver } = context;
  // After ending, the guest cannot open this conversation again, so ask for a rating now. A conversation ended by staff shows its
  // stars below.
  if (asks === 'end')
    return html`${state.state === 'resolved' ? nothing : rateView(context)}
      ${questionView(TEXTS.endQuestion(), TEXTS.endChat(), () => ask(null), end)}`;
  if (asks === 'erase') return questionView(TEXTS.eraseQuestion(), TEXTS.eraseChat(), () => ask(null), erase);
  return html`${
    state.state === 'resolved'
      ? html`<button @click=${startOver}>${ICONS.fresh}${TEXTS.newChat()}</button>`
      : html`<button data-asks="end" @click=${() => ask('end')}>${ICONS.end}${TEXTS.endChat()}</button>`
  }
    <button part="erase" data-asks="erase" ?disabled=${!isOnline(state)} @click=${() => ask('erase')}>${ICONS.erase}${TEXTS.eraseChat()}</button>`;
}

function questionView(question: string, yes: string, cancel: () => void, act: () => void): TemplateResult {
  return html`<p class="ask" id="ask">${question}</p>
    <div class="pair" role="group" aria-labelledby="ask">
      <button @click=${cancel}>${TEXTS.cancel()}</button>
      <button class="danger" @click=${act}>${yes}</button>
    </div>`;
}

function nameOf(code: string): string {
  return (LANGUAGES as Record<string, string>)[code] ?? code;
}
