import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { REACH_FAULTS } from '../../../../shared/domain/delivery.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import { deliveryWord, reachFaultWords } from '../../ui/words/delivery-words.ts';
import { formatNumber, fullTime } from '../../ui/words/format.ts';

/** The state of a channel. */
export interface Standing {
  channel: ConnectedChannel;
  connected: boolean;
  active: boolean;
  /** Whether guests can be reached by templates after the channel's time window. */
  templates: boolean;
  health: string;
  number: string;
  /** The platform's quality rating of the messages. */
  quality: string;
  fault: { message: string; at: string } | null;
  /** When a guest last wrote on the channel, and when the platform last accepted a message. */
  heardAt: string | null;
  sentAt: string | null;
  notices: readonly Notice[];
  /** True if the channel can be tried with a simulated platform. */
  demo: boolean;
  /** The page that plays the guests of a simulated platform. */
  playUrl: string | null;
}

/** A notice about the account for staff. */
interface Notice {
  code: string;
  subject: string;
  isFault: boolean;
  /** A text for staff, in English. */
  message: string;
  count: number;
  at: string;
}

export function readStanding(channel: ConnectedChannel, from: Readonly<Record<string, unknown>>): Standing {
  const detail = fields(from['detail']);
  const fault = fields(from['lastError']);
  return {
    channel,
    connected: from['connected'] === true,
    active: from['active'] === true,
    templates: fields(from['capabilities'])?.['templates'] === true,
    health: text(from['health']),
    number: text(detail?.['phoneNumber'] ?? detail?.['messagingServiceSid'] ?? detail?.['address'] ?? detail?.['name']),
    quality: text(detail?.['quality']),
    fault: fault && { message: text(fault['message']), at: text(fault['at']) },
    heardAt: maybeText(from['lastMessageAt']),
    sentAt: maybeText(from['lastSentAt']),
    notices: list(from['notices'], readNotice),
    demo: from['demo'] === true,
    playUrl: maybeText(from['playUrl']),
  };
}

function readNotice(value: unknown): Notice | null {
  const from = fields(value);
  if (from === null) return null;
  const { code, subject, level, message, count, at } = from;
  return {
    code: text(code),
    subject: text(subject),
    isFault: level === 'error',
    message: text(message),
    count: typeof count === 'number' ? count : 1,
    at: text(at),
  };
}

export function standingWord({ connected, health }: Standing): string {
  if (!connected) return msg('Not connected', { id: 'desk-not-connected' });
  return health === 'failing'
    ? msg('Needs attention', { id: 'desk-wa-failing' })
    : msg('Connected', { id: 'desk-connected' });
}

/** Shows when the channel last worked, its errors, and the platform's notices about the account. */
export function healthView(now: Standing, timezone: string | null): TemplateResult | typeof nothing {
  if (!now.connected) return nothing;
  const { heardAt, sentAt, fault, notices } = now;
  const quality = qualityWords(now.quality);
  const lastHeard = heardAt && fullTime(heardAt, timezone);
  const sent = sentAt && fullTime(sentAt, timezone);
  return html`${fault === null ? nothing : html`<p class="fault" role="status"><span lang="en" dir="ltr">${fault.message}</span> ${when(fault.at, timezone)}</p>`}
    ${lastHeard === null ? nothing : html`<p>${msg(str`A guest last wrote: ${lastHeard}`, { id: 'desk-ch-heard' })}</p>`}
    ${sent === null ? nothing : html`<p>${msg(str`A message last went out: ${sent}`, { id: 'desk-ch-sent' })}</p>`}
    ${quality === null ? nothing : html`<p class=${['RED', 'FLAGGED'].includes(now.quality) ? 'fault' : ''}>${quality}</p>`}
    ${notices.length === 0 ? nothing : html`<ul class="notices" aria-label=${msg('Told of the account', { id: 'desk-ch-told' })}>${notices.map((one) => noticeView(one, timezone))}</ul>`}`;
}

function noticeView(notice: Notice, timezone: string | null): TemplateResult {
  const { code, subject, message, count, isFault, at } = notice;
  const times = count > 1 ? ` × ${formatNumber(count)}` : '';
  const reason = REACH_FAULTS.find((one) => code === 'undelivered' && one === subject);
  return html`<li>
    <p class=${isFault ? 'fault' : ''}><strong>${noticeWord(code)}</strong>${times}${reason === undefined && subject !== '' ? html` · <code dir="ltr">${subject}</code>` : nothing} · ${when(at, timezone)}</p>
    ${reason === undefined ? nothing : html`<p>${reachFaultWords(reason)}</p>`}
    <p lang="en" dir="ltr">${message}</p>
  </li>`;
}

function when(at: string, timezone: string | null): TemplateResult | typeof nothing {
  return at === '' ? nothing : html`<time datetime=${at}>${fullTime(at, timezone)}</time>`;
}

function noticeWord(code: string): string {
  switch (code) {
    case 'undelivered':
      return deliveryWord('failed');
    case 'unreadable_call':
    case 'unreadable_message':
    case 'other':
      return msg('Could not be read', { id: 'desk-ch-unreadable' });
    case 'template':
    case 'template_quality':
    case 'template_category':
      return msg('Templates', { id: 'desk-templates' });
    case 'quality':
      return msg('Quality', { id: 'desk-ch-quality' });
    default:
      return msg('Account', { id: 'desk-ch-account' });
  }
}

/** Labels Meta's quality rating: a colour, or in notices whether the number is flagged. */
function qualityWords(quality: string): string | null {
  switch (quality) {
    case 'GREEN':
      return msg('Quality: good', { id: 'desk-ch-green' });
    case 'YELLOW':
      return msg('Quality: fair. Some guests block or report its messages.', { id: 'desk-ch-yellow' });
    case 'RED':
    case 'FLAGGED':
      return msg('Quality: poor. Many guests block or report its messages: send fewer.', { id: 'desk-ch-red' });
    case 'UNFLAGGED':
      return msg('Quality: no longer poor', { id: 'desk-ch-unflagged' });
    case 'UNKNOWN':
    case 'NA':
      return msg('Quality: not rated yet', { id: 'desk-ch-unrated' });
    default:
      return null;
  }
}
