import { html, nothing, type TemplateResult } from 'lit';
import { ATTACHMENT_BYTES_MAX } from '../../shared/domain/attachment.ts';
import { direction } from '../../shared/language/languages.ts';
import type { ShownAttachment } from '../../shared/protocol/attachment.ts';
import type { GuestMessage } from '../../shared/protocol/guest-frames.ts';
import { sizeOf, timeOfDay } from '../ui/format.ts';
import { ICONS } from '../ui/icons.ts';
import { LatePart } from '../ui/late-part.ts';
import { linkify } from '../ui/linkify.ts';
import { type CardActions, cardView } from './card-view.ts';
import { type Delivery, isFromHotel, type Line } from './chat-state.ts';
import type { Blobs } from './files/blobs.ts';
import { TEXTS } from './texts.ts';

/** The values for drawing a line. */
export interface LineContext {
  locale: string;
  /** First line of a group: shows the author. */
  first: boolean;
  /** Last line of a group: shows time and delivery mark. */
  last: boolean;
  fresh: boolean;
  /** The hotel's name for its assistant; empty for the default. */
  assistant: string;
  resend(key: string): void;
  /** Cache of file contents. */
  blobs: Blobs;
  /** The actions of a guest on the card; null for cards of older messages. */
  actions: CardActions | null;
  /** Called when code that a line needs is loaded, or could not be. */
  redraw(): void;
}

export function lineView(line: Line, context: LineContext): TemplateResult {
  const { message } = line;
  if (message.author === 'system') {
    return html`<li class="line" data-author="system" lang=${langOf(message.language)} dir="auto">${message.text}</li>`;
  }
  return html`<li class="line" data-author=${message.author} data-delivery=${line.delivery ?? nothing}
      ?data-first=${context.first} ?data-fresh=${context.fresh}>
    ${context.first && isFromHotel(message) ? html`<span class="name" part="name">${nameOf(message, context.assistant)}</span>` : nothing}
    <div class="bubble" part="message message-${message.author}">
      <span class="quiet">${message.author === 'guest' ? `${TEXTS.you()}: ` : nothing}</span>${message.text === '' ? nothing : bodyView(message)}${filesView(line, context)}
    </div>
    ${cardView(message, context)}
    ${footView(line, context)}
  </li>`;
}

/** The author's name as the guest sees it. */
export function nameOf(message: GuestMessage, assistant = ''): string {
  return message.name ?? (message.author === 'ai' ? assistant || TEXTS.assistant() : TEXTS.reception());
}

function bodyView(message: GuestMessage): TemplateResult | TemplateResult[] {
  const parts = message.parts ?? [];
  if (parts.length === 0) return partView(message.text, message.language, false);
  return parts.map((part) => partView(part.text, part.language, part.language !== message.language));
}

const filesPart = new LatePart(() => import('./files/module.ts').then(({ defineFileView }) => defineFileView()));

/** The message's files. Their code is loaded with the first one. */
function filesView(
  { message, delivery, progress, seq }: Line,
  { blobs, redraw }: LineContext,
): TemplateResult | typeof nothing {
  const { attachments = [] } = message;
  if (attachments.length === 0) return nothing;
  const isLeaving = seq === undefined && delivery === 'sending' && progress !== undefined;
  const shown = html`${attachments.map((file) => html`<service-chat-file .file=${file} .blobs=${blobs} label=${fileWord(file)}></service-chat-file>`)}`;
  return html`<div class="files" part="files">
    ${filesPart.view(shown, TEXTS.somethingWrong(), redraw)}
    ${isLeaving ? html`<progress max="1" .value=${progress} aria-label=${TEXTS.sending()}></progress>` : nothing}
  </div>`;
}

/** A file's kind and name in words. */
export function fileWord({ kind, name }: Pick<ShownAttachment, 'kind' | 'name'>): string {
  const word = kind === 'image' ? TEXTS.picture() : kind === 'audio' ? TEXTS.voiceNote() : TEXTS.document();
  return `${word}: ${name}`;
}

/** A message as one line of text, including its files. */
export function textOf({ text, attachments = [] }: Pick<GuestMessage, 'text' | 'attachments'>): string {
  return [text, ...attachments.map((file) => `[${fileWord(file)}]`)].filter((part) => part !== '').join(' ');
}

/** Each part with its own language and direction. A part in another language than the message is a quotation. */
function partView(text: string, language: string, quote: boolean): TemplateResult {
  const runs = linkify(text).map((run) => (run.href === undefined ? run.text : linkView(run.href, run.text)));
  const hasLanguage = language !== 'und' && language !== '';
  return html`<div class="part" ?data-quote=${quote} lang=${langOf(language)} dir=${hasLanguage ? direction(language) : 'auto'}
    >${runs}</div>`;
}

/** Phone and mail links stay on the page; web links open a new tab. */
function linkView(href: string, text: string): TemplateResult {
  if (!/^https?:/i.test(href)) return html`<a href=${href}>${text}</a>`;
  return html`<a href=${href} target="_blank" rel="noopener nofollow">${text}</a>`;
}

function footView(line: Line, { locale, last, resend }: LineContext): TemplateResult | typeof nothing {
  const sources = line.message.sources ?? [];
  const isGuests = line.message.author === 'guest';
  const unsure = line.delivery === 'waiting' || line.delivery === 'failed';
  if (!last && sources.length === 0 && !unsure) return nothing;
  const source = sources[0];
  return html`<div class="foot">
    ${
      source
        ? html`<span part="source" title=${sources.map(({ label }) => label).join(', ')}
            >${ICONS.source}${source.type === 'faq' ? TEXTS.fromFaq() : TEXTS.fromHotel()}</span>`
        : nothing
    }
    ${last || unsure ? html`<time datetime=${line.message.at}>${timeOfDay(line.message.at, locale)}</time>` : nothing}
    ${isGuests && line.delivery ? markView(line.delivery) : nothing}
    ${refusalView(line, locale)}
    ${
      line.delivery === 'failed'
        ? html`<button class="again" @click=${() => resend(line.key)}>${TEXTS.sendAgain()}</button>`
        : nothing
    }
  </div>`;
}

function refusalView({ refusal }: Line, locale: string): string | typeof nothing {
  if (refusal === undefined) return nothing;
  if (refusal === 'consent_required') return TEXTS.agreeFirst();
  if (refusal === 'payload_too_large') return TEXTS.fileTooLarge(sizeOf(ATTACHMENT_BYTES_MAX, locale));
  return refusal === 'unsupported_media_type' ? TEXTS.fileWrongType() : TEXTS.fileRefused();
}

const MARKS: Record<Delivery, { icon: TemplateResult; text: () => string; spoken: boolean }> = {
  waiting: { icon: ICONS.waiting, text: TEXTS.waiting, spoken: true },
  sending: { icon: ICONS.waiting, text: TEXTS.sending, spoken: false },
  sent: { icon: ICONS.sent, text: TEXTS.sent, spoken: false },
  delivered: { icon: ICONS.delivered, text: TEXTS.delivered, spoken: false },
  read: { icon: ICONS.delivered, text: TEXTS.read, spoken: false },
  failed: { icon: ICONS.failed, text: TEXTS.failed, spoken: true },
};

function markView(delivery: Delivery): TemplateResult {
  const { icon, text, spoken } = MARKS[delivery];
  return html`<span class="mark-${delivery}">${icon}<span class=${spoken ? '' : 'quiet'}>${text()}</span></span>`;
}

function langOf(language: string): string | typeof nothing {
  return language === 'und' || language === '' ? nothing : language;
}
