import { html, nothing, type TemplateResult } from 'lit';
import { backAt, initial } from '../ui/format.ts';
import { ICONS } from '../ui/icons.ts';
import type { ChatState } from './chat-state.ts';
import { TEXTS } from './texts.ts';

/** The values and callbacks of the header. */
export interface HeaderContext {
  state: ChatState;
  locale: string;
  now: Date;
  menuOpen: boolean;
  closable: boolean;
  /** Base address of the hotel's pictures; ends in `/chat/`. */
  baseUrl: string;
  toggleMenu(): void;
  close(): void;
}

export function headerView(context: HeaderContext): TemplateResult {
  const { state, locale, menuOpen } = context;
  const hotel = state.property?.name ?? '';
  const avatar = state.property?.avatar;
  return html`<div class="head" part="header">
    <slot name="header">
      <div class="avatar" aria-hidden="true" ?data-away=${state.property?.online === false}>
        ${avatar ? html`<img src=${new URL(avatar, context.baseUrl).href} alt="">` : initial(hotel, locale) || '·'}
      </div>
      <div class="who"><h2 id="title">${hotel || TEXTS.chat()}</h2>
        <p>${statusText(context)}</p></div>
    </slot>
    <button class="round" part="menu-button" aria-label=${TEXTS.options()} aria-expanded=${menuOpen}
      @click=${context.toggleMenu}>${ICONS.more}</button>
    ${
      context.closable
        ? html`<button class="round" part="close-button" aria-label=${TEXTS.close()} @click=${context.close}>${ICONS.close}</button>`
        : nothing
    }
  </div>`;
}

function statusText({ state, locale, now }: HeaderContext): string {
  if (state.staff !== null && state.state === 'staffed') return TEXTS.staffHere(state.staff);
  if (state.property === null) return state.link === 'stopped' ? '' : TEXTS.connecting();
  const { online, opensAt, repliesAtOnce = false } = state.property;
  if (state.mode === 'ai' && repliesAtOnce && (online || opensAt === undefined)) return TEXTS.repliesAtOnce();
  if (online) return TEXTS.reception();
  return opensAt ? TEXTS.closedUntil(backAt(opensAt, locale, now)) : TEXTS.closedNow();
}
