import { html, nothing, type TemplateResult } from 'lit';
import { CLOSE } from '../../shared/protocol/close.ts';
import { backAt } from '../ui/format.ts';
import { ICONS } from '../ui/icons.ts';
import { type ChatState, consentDue } from './chat-state.ts';
import { type ComposerContext, composerView } from './composer-view.ts';
import { TEXTS } from './texts.ts';

/** Error code: this network has started too many chats. The dock shows other ways to contact the hotel. */
const CHATS_LIMITED = 'chats_limited';

/** The values for the area below the conversation: the composer or its replacement. */
export interface DockContext extends ComposerContext {
  now: Date;
  /** Name and phone of the hotel, if known. */
  contact: { name: string; phone?: string } | null;
  callPerson(): void;
  agree(): void;
  startOver(): void;
}

export function dockView(context: DockContext): TemplateResult {
  return html`<div class="dockbar" part="dock">${contentView(context)}</div>`;
}

function contentView(context: DockContext): TemplateResult {
  const { state } = context;
  if (state.link === 'stopped' || state.problem === CHATS_LIMITED) return contactView(context);
  if (consentDue(state) !== null) return consentView(context);
  return html`<slot name="before-composer"></slot>
    ${
      state.state === 'resolved' && state.lines.length > 0
        ? html`<button class="person" @click=${context.startOver}>${ICONS.fresh}${TEXTS.newChat()}</button>`
        : html`<button class="person" part="talk-to-reception" @click=${context.callPerson}>${ICONS.bell}${TEXTS.talkToReception()}</button>`
    }
    ${composerView(context)}`;
}

/** The consent text of the hotel, which guests agree to before they write. */
function consentView({ state, agree }: DockContext): TemplateResult {
  const { text, language, privacyUrl } = state.property?.look?.consent ?? {};
  return html`<div class="card">
    ${text ? html`<p class="words" tabindex="0" lang=${language ?? nothing} dir="auto">${text}</p>` : html`<p>${TEXTS.consent()}</p>`}
    ${privacyUrl ? html`<a class="privacy" href=${privacyUrl} target="_blank" rel="noopener">${TEXTS.privacy()}</a>` : nothing}
    <button class="primary" part="agree" @click=${agree}>${TEXTS.agree()}</button>
  </div>`;
}

/** Shown when the chat cannot go on: another way to contact the hotel. */
function contactView({ state, contact }: DockContext): TemplateResult {
  const outdated = state.stopCode === CLOSE.versionNotSpoken || state.stopCode === CLOSE.badFrame;
  const phone = contact?.phone;
  return html`<div class="card" part="contact" role="alert">
    <p>${outdated ? TEXTS.reload() : TEXTS.notHere()}</p>
    ${phone ? html`<a class="primary" href="tel:${phone.replace(/[^+\d]/g, '')}">${ICONS.phone}${TEXTS.call(contact.name)}</a>` : nothing}
  </div>`;
}

/** A banner above the conversation: connection problems, or who will answer. */
export function bannerView({ state, locale, now }: Pick<DockContext, 'state' | 'locale' | 'now'>): TemplateResult {
  return html`<div role="status">${bannerContent(state, locale, now)}</div>`;
}

function bannerContent(state: ChatState, locale: string, now: Date): TemplateResult | typeof nothing {
  if (state.link === 'offline') return banner('offline', ICONS.waiting, TEXTS.offline());
  const problem = state.problem === null || state.problem === CHATS_LIMITED ? null : problemText(state.problem);
  if (problem !== null) return banner('problem', ICONS.failed, problem);
  if (isAwaited(state)) {
    const { online = true, opensAt } = state.property ?? {};
    const text =
      online || opensAt === undefined ? TEXTS.handedOff() : TEXTS.handedOffClosed(backAt(opensAt, locale, now));
    return banner('handoff', ICONS.bell, text);
  }
  return state.state === 'resolved' && state.lines.length > 0 ? banner('ended', ICONS.sent, TEXTS.ended()) : nothing;
}

/** True when staff should answer: the guest asked for a person, or staff approve each reply. */
function isAwaited({ state, mode, lines }: ChatState): boolean {
  return state === 'waiting' || (mode === 'assisted' && state === 'open' && lines.at(-1)?.message.author === 'guest');
}

function banner(kind: string, icon: TemplateResult, text: string): TemplateResult {
  return html`<div class="banner" part="banner" data-kind=${kind}>${icon}<p>${text}</p></div>`;
}

function problemText(code: string): string {
  if (code === 'consent_required') return TEXTS.agreeFirst();
  return code === 'rate_limited' || code === 'too_many' ? TEXTS.slowDown() : TEXTS.somethingWrong();
}
