import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { conversationPath } from '../data/route.ts';
import type { Conversation } from '../data/types.ts';
import { formatNumber, languageName, shortTime } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { plural } from '../ui/plural.ts';
import { channelWord, stateWord } from '../ui/words.ts';

/** A conversation as its row needs it. The row is a function of this alone, so that the list can draw any of them. */
export interface Row {
  conversation: Conversation;
  /** Its number in the whole list: most rows are not on the page, and a screen reader is told so. */
  place: number;
  count: number;
  isOpen: boolean;
  hasDraft: boolean;
  /** A reply of one's own could not leave. */
  isUnsent: boolean;
  isMine: boolean;
  now: Date;
  timezone: string | null;
}

/** One row of the list. */
export function renderRow({
  conversation,
  place,
  count,
  isOpen,
  hasDraft,
  isUnsent,
  isMine,
  now,
  timezone,
}: Row): TemplateResult {
  const { id, channel, state, guest, language, assignee, lastMessage: last, unread, match, updatedAt } = conversation;
  const said = match ?? last?.text ?? null;
  const by = match === null && last !== null ? byWord(last.author, isMine) : '';
  return html`<div class="item" role="listitem" aria-posinset=${place} aria-setsize=${count}>
    <a class="row ${state} ${unread > 0 ? 'new' : ''}" href=${conversationPath(id)} aria-current=${isOpen ? 'true' : nothing} data-id=${id}>
      <span class="name"><bdi>${guest?.name ?? msg('Guest', { id: 'desk-guest' })}</bdi>${hasDraft ? html` ${icon('spark')}` : nothing}</span>
      <time datetime=${updatedAt}>${shortTime(last?.at ?? updatedAt, now, timezone)}</time>
      <span class="words">
        ${by === '' ? nothing : html`<span class="by">${by}</span>`}
        ${
          said === null
            ? msg('No message yet', { id: 'desk-no-message' })
            : html`<span lang=${last?.language ?? nothing} dir="auto">${said}</span>`
        }
      </span>
      ${unread > 0 ? html`<span class="unread"><span aria-hidden="true">${formatNumber(unread)}</span><span class="visually-hidden">${plural(msg('one: # unread | other: # unread', { id: 'desk-unread' }), unread)}</span></span>` : nothing}
      <span class="facts">
        <span class="chip ${state}">${stateWord(state)}</span>
        ${hasDraft ? html`<span class="chip ai">${msg('Draft to approve', { id: 'desk-has-draft' })}</span>` : nothing}
        ${isUnsent ? html`<span class="chip danger">${msg('Not sent', { id: 'desk-not-sent' })}</span>` : nothing}
        ${channel === 'widget' ? nothing : html`<span class="fact">${channelWord(channel)}</span>`}
        ${language === null ? nothing : html`<span class="fact">${languageName(language)}</span>`}
        ${assignee === null ? nothing : html`<span class="fact"><bdi>${isMine ? msg('You', { id: 'desk-you' }) : assignee.name}</bdi></span>`}
      </span>
    </a>
  </div>`;
}

function byWord(author: 'guest' | 'ai' | 'staff' | 'system', isMine: boolean): string {
  if (author === 'ai') return msg('AI:', { id: 'desk-by-ai' });
  if (author !== 'staff') return '';
  return isMine ? msg('You:', { id: 'desk-by-you' }) : msg('Staff:', { id: 'desk-by-staff' });
}
