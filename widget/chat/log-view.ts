import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { direction } from '../../shared/language/languages.ts';
import type { QuickReply } from '../../shared/protocol/guest-frames.ts';
import { dayOf, initial } from '../ui/format.ts';
import { ICONS } from '../ui/icons.ts';
import { type CardActions, showsReplies } from './card-view.ts';
import { type ChatState, consentDue, isFromHotel, type Line } from './chat-state.ts';
import type { Blobs } from './files/blobs.ts';
import { hoursView } from './hours-view.ts';
import { lineView } from './message-view.ts';
import { type RateContext, rateView } from './rate-view.ts';
import { TEXTS } from './texts.ts';

/** The values and callbacks of the log. */
export interface LogContext extends RateContext {
  state: ChatState;
  now: Date;
  /** Lines up to this number are not animated: they existed when the panel opened. */
  calmSeq: number;
  /** True while an earlier conversation is being loaded. */
  expected: boolean;
  /** Base address of the hotel's pictures; ends in `/chat/`. */
  baseUrl: string;
  ask(text: string, language: string): void;
  choose(reply: QuickReply): void;
  resend(key: string): void;
  loadOlder(): void;
  blobs: Blobs;
  /** The actions of a guest on the newest card. */
  actions: CardActions;
  /** Whether a sheet covers the log. */
  isCovered: boolean;
  /** Null when the hotel has no FAQs. */
  openHelp: (() => void) | null;
  /** Called when the code for cards is loaded. */
  redraw(): void;
  scrolled(event: Event): void;
}

/**
 * `role="log"` sits on the wrapper because a list with that role is no longer a list. Screen readers get new messages by the
 * status line instead.
 */
export function logView(context: LogContext): TemplateResult {
  const { state } = context;
  return html`<div class="log" part="log" role="log" aria-live="off" aria-label=${TEXTS.conversation()} tabindex="0" ?inert=${context.isCovered}
      @scroll=${context.scrolled}>
    ${state.hasOlder && state.lines.length > 0 ? olderView(context) : nothing}
    ${state.lines.length === 0 ? emptyView(context) : linesView(context)}
    ${progressView(state)}
    ${state.state === 'resolved' && state.lines.length > 0 ? rateView(context) : nothing}
  </div>`;
}

function linesView(context: LogContext): TemplateResult {
  const { lines } = context.state;
  return html`<ol>${repeat(
    lines,
    (line) => line.key,
    (line, index) => {
      const [before, after] = [lines[index - 1], lines[index + 1]];
      const day = dayOf(line.message.at, context.locale, context.now);
      const newDay = before === undefined || dayOf(before.message.at, context.locale, context.now) !== day;
      return html`${newDay ? html`<li class="day">${day}</li>` : nothing}
        ${lineView(line, {
          locale: context.locale,
          first: newDay || !together(before, line),
          last: !together(line, after),
          fresh: (line.seq ?? Number.MAX_SAFE_INTEGER) > context.calmSeq,
          assistant: context.state.property?.look?.assistantName ?? '',
          resend: context.resend,
          redraw: context.redraw,
          blobs: context.blobs,
          actions: after === undefined && context.state.state !== 'resolved' ? context.actions : null,
        })}`;
    },
  )}</ol>${quickView(lines.at(-1), context)}`;
}

/** Whether two lines form one group: same author, at most five minutes apart. */
function together(one: Line | undefined, other: Line | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const gapMs = Date.parse(other.message.at) - Date.parse(one.message.at);
  return one.message.author === other.message.author && one.message.name === other.message.name && gapMs < 5 * 60_000;
}

function quickView(last: Line | undefined, { choose }: LogContext): TemplateResult | typeof nothing {
  const replies = last?.message.quickReplies ?? [];
  if (last === undefined || replies.length === 0 || !isFromHotel(last.message) || showsReplies(last.message))
    return nothing;
  return html`<div class="quick" part="quick-replies" role="group" aria-label=${TEXTS.suggestions()}
      lang=${last.message.language}>
    ${replies.map((reply) => html`<button part="quick-reply" dir="auto" @click=${() => choose(reply)}>${reply.label}</button>`)}
  </div>`;
}

function emptyView({ state, locale, expected, baseUrl, ask, openHelp }: LogContext): TemplateResult {
  if (expected && state.link !== 'stopped') {
    return html`<div class="bones" aria-hidden="true"><i></i><i></i><i></i></div>`;
  }
  const { name = '', greeting, repliesAtOnce, look } = state.property ?? {};
  const starters = consentDue(state) === null ? (look?.starters ?? []) : [];
  return html`<slot name="empty"><div class="hello" part="empty">
    ${
      look?.logo
        ? html`<img class="logo" src=${new URL(look.logo, baseUrl).href} alt=${name}>`
        : html`<span class="mark" aria-hidden="true">${initial(name, locale) || '·'}</span>`
    }
    <h3>${name || TEXTS.welcomeTitle()}</h3>
    <p dir="auto">${greeting || (repliesAtOnce ? TEXTS.welcomeText() : TEXTS.welcomeTitle())}</p>
    ${look?.hours ? hoursView(look.hours, locale) : nothing}
    ${
      starters.length === 0
        ? nothing
        : html`<div class="starters" role="group" aria-label=${TEXTS.suggestions()}>
          ${starters.map(({ text, language }) => html`<button lang=${language} dir=${direction(language)} @click=${() => ask(text, language)}>${text}${ICONS.send}</button>`)}
        </div>`
    }
    ${openHelp === null ? nothing : html`<button class="reads" part="help" @click=${openHelp}>${ICONS.help}${TEXTS.help()}</button>`}
  </div></slot>`;
}

function olderView({ state, loadOlder }: LogContext): TemplateResult {
  return html`<button class="older" aria-disabled=${state.loadingOlder} @click=${loadOlder}>
    ${state.loadingOlder ? TEXTS.loadingOlder() : TEXTS.loadOlder()}
  </button>`;
}

/** A reply being written: its text so far, or three dots. Not read out. */
function progressView(state: ChatState): TemplateResult | typeof nothing {
  if (state.stream !== null) {
    return html`<div class="line" data-first data-author="ai" aria-hidden="true">
      <div class="bubble"><div class="part" dir="auto">${state.stream.text}</div></div></div>`;
  }
  if (state.typing === null || state.typing === 'guest') return nothing;
  return html`<div class="line" data-first data-author=${state.typing} part="typing">
    <div class="bubble"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
      <span class="quiet">${TEXTS.writing()}</span></div></div>`;
}
