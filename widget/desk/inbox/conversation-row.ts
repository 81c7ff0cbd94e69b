import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { conversationPath } from '../data/route.ts';
import type { Conversation, LastMessage, Match } from '../data/types.ts';
import { kindWord } from '../files/file-words.ts';
import { formatNumber, languageName, shortTime } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { plural } from '../ui/plural.ts';
import { channelWord, departmentWord, guestName, stateWord } from '../ui/words.ts';

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
  const { id, channel, state, language, assignee, department, lastMessage: last, unread, updatedAt } = conversation;
  const since = state === 'waiting' ? (conversation.waitingSince ?? updatedAt) : (last?.at ?? updatedAt);
  return html`<div class="item" role="listitem" aria-posinset=${place} aria-setsize=${count}>
    <a class="row ${state} ${unread > 0 ? 'new' : ''}" href=${conversationPath(id)} aria-current=${isOpen ? 'true' : nothing} data-id=${id}>
      <span class="name"><bdi>${guestName(conversation)}</bdi>${hasDraft ? html` ${icon('spark')}` : nothing}</span>
      <time datetime=${since}>${shortTime(since, now, timezone)}</time>
      <span class="words">${said(conversation, isMine)}</span>
      ${unread > 0 ? html`<span class="unread"><span aria-hidden="true">${formatNumber(unread)}</span><span class="visually-hidden">${plural(msg('one: # unread | other: # unread', { id: 'desk-unread' }), unread)}</span></span>` : nothing}
      <span class="facts">
        <span class="chip ${state}">${stateWord(state)}</span>
        ${hasDraft ? html`<span class="chip ai">${msg('Draft to approve', { id: 'desk-has-draft' })}</span>` : nothing}
        ${isUnsent ? html`<span class="chip danger">${msg('Not sent', { id: 'desk-not-sent' })}</span>` : nothing}
        ${channel === 'widget' ? nothing : html`<span class="fact">${channelWord(channel)}</span>`}
        ${language === null ? nothing : html`<span class="fact">${languageName(language)}</span>`}
        ${assignee === null && department !== null && state === 'waiting' ? html`<span class="fact">${departmentWord(department)}</span>` : nothing}
        ${assignee === null ? nothing : html`<span class="fact"><bdi>${isMine ? msg('You', { id: 'desk-you' }) : assignee.name}</bdi></span>`}
      </span>
    </a>
  </div>`;
}

/** What is read first in a row: where a search found its words, what a guest who waits wants, else what was said last. */
function said({ match, waitingFor, lastMessage: last }: Conversation, isMine: boolean): unknown {
  if (match !== null) return html`<span lang=${match.language} dir="auto">${marked(match)}</span>`;
  if (waitingFor !== null) return wordsOf(waitingFor);
  if (last === null) return msg('No message yet', { id: 'desk-no-message' });
  const by = byWord(last.author, isMine);
  return html`${by === '' ? nothing : html`<span class="by">${by}</span>`} ${wordsOf(last)}`;
}

/** What was said; a message without words says what it is. */
function wordsOf({
  text,
  language,
  attachment,
}: Pick<LastMessage, 'text' | 'language' | 'attachment'>): TemplateResult {
  if (text === '' && attachment !== null) return html`<span>${kindWord(attachment)}</span>`;
  return html`<span lang=${language} dir="auto">${text}</span>`;
}

/** Letters before the first found word that a row has room for. */
const BEFORE_MAX = 24;

/** The found words, marked; everything is text, whatever the guest wrote. */
function marked({ text, marks }: Match): unknown[] {
  const [first = 0] = marks[0] ?? [];
  // Begun a little before the first, or the end of the row would cut it off.
  let end = first > BEFORE_MAX ? text.indexOf(' ', first - BEFORE_MAX / 2) + 1 : 0;
  if (end > first) end = first;
  const cut = end > 0 ? '… ' : '';
  const parts = marks.flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [before, html`<mark>${text.slice(from, to)}</mark>`];
  });
  return [cut, ...parts, text.slice(end)];
}

function byWord(author: 'guest' | 'ai' | 'staff' | 'system', isMine: boolean): string {
  if (author === 'ai') return msg('AI:', { id: 'desk-by-ai' });
  if (author !== 'staff') return '';
  return isMine ? msg('You:', { id: 'desk-by-you' }) : msg('Staff:', { id: 'desk-by-staff' });
}
