import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { isIntent } from '../../../shared/domain/intents.ts';
import { rings } from '../data/kept/select.ts';
import type { Conversation, Label, LastMessage, Match } from '../data/read/types.ts';
import { conversationPath } from '../data/route.ts';
import { kindWord } from '../files/file-words.ts';
import { alarmWords } from '../shell/alarm-list.ts';
import { icon } from '../ui/look/icons.ts';
import { clock, formatNumber, isSameDay, languageName, shortDay, shortTime } from '../ui/words/format.ts';
import { intentWord } from '../ui/words/intent-words.ts';
import { plural } from '../ui/words/plural.ts';
import {
  askedAgainWord,
  channelWord,
  dangerWord,
  departmentWord,
  guestName,
  priorityWord,
  stateWord,
  waitingWord,
} from '../ui/words/words.ts';

/** Everything that a row shows. */
export interface Row {
  conversation: Conversation;
  /** Its position in the whole list, for screen readers: most rows are not on the page. */
  place: number;
  count: number;
  isOpen: boolean;
  hasDraft: boolean;
  /** True when one of our replies could not be sent. */
  isUnsent: boolean;
  isMine: boolean;
  /** True for the one-line layout. */
  isCompact: boolean;
  labels: ReadonlyMap<string, Label>;
  now: Date;
  timezone: string | null;
  /** Whether it is selected; null when not selecting. */
  isPicked: boolean | null;
  pick(on: boolean, isRange: boolean): void;
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
  isCompact,
  labels,
  now,
  timezone,
  isPicked,
  pick,
}: Row): TemplateResult {
  const { id, state, lastMessage: last, unread, updatedAt, emergency } = conversation;
  const waits = state === 'waiting' || (hasDraft && state === 'open');
  const since = emergency?.at ?? (waits ? (conversation.waitingSince ?? updatedAt) : (last?.at ?? updatedAt));
  const standing = rings(conversation) ? 'emergency' : waits ? 'waiting' : state;
  const name = guestName(conversation);
  const choose = (event: MouseEvent) => {
    if (event.target instanceof HTMLInputElement) pick(event.target.checked, event.shiftKey);
  };
  return html`<div class="item ${isPicked === null ? '' : 'picking'}" role="listitem" aria-posinset=${place} aria-setsize=${count}>
    ${isPicked === null ? nothing : html`<label class="pick"><input type="checkbox" .checked=${isPicked} @click=${choose} /><span class="visually-hidden">${msg(str`Select ${name}`, { id: 'desk-pick-row' })}</span></label>`}
    <a class="row ${standing} ${isCompact ? 'compact' : ''} ${unread > 0 ? 'new' : ''}" href=${conversationPath(id)} aria-current=${isOpen ? 'true' : nothing} data-id=${id}>
      <span class="who">
        ${emergency !== null && standing === 'emergency' ? icon('alert') : nothing}
        <span class="name"><bdi>${name}</bdi></span>
        ${conversation.room === null ? nothing : html`<bdi class="room">${conversation.room}</bdi>`}
        ${facts(conversation, isMine)}
      </span>
      <span class="when">${dueMark(conversation, now, timezone)}<time datetime=${since}>${shortTime(since, now, timezone)}</time></span>
      <span class="what">
        ${chips({ conversation, hasDraft, isUnsent, labels, now, timezone })}
        ${matter(conversation)}
        <span class="words">${mainText(conversation, isMine)}</span>
      </span>
      ${unread > 0 ? html`<span class="unread"><span aria-hidden="true">${formatNumber(unread)}</span><span class="visually-hidden">${plural(msg('one: # unread | other: # unread', { id: 'desk-unread' }), unread)}</span></span>` : nothing}
    </a>
  </div>`;
}

/** Channel, language and assignee, as far as there is room. */
function facts({ channel, language, assignee, department, state }: Conversation, isMine: boolean): TemplateResult {
  return html`<span class="facts">
    ${channel === 'widget' ? nothing : html`<span class="fact">${channelWord(channel)}</span>`}
    ${language === null ? nothing : html`<span class="fact">${languageName(language)}</span>`}
    ${assignee === null && department !== null && state === 'waiting' ? html`<span class="fact">${departmentWord(department)}</span>` : nothing}
    ${assignee === null ? nothing : html`<span class="fact"><bdi>${isMine ? msg('You', { id: 'desk-you' }) : assignee.name}</bdi></span>`}
  </span>`;
}

/** State chips, most important first. */
function chips({
  conversation,
  hasDraft,
  isUnsent,
  labels,
  now,
  timezone,
}: Pick<Row, 'conversation' | 'hasDraft' | 'isUnsent' | 'labels' | 'now' | 'timezone'>): TemplateResult {
  const { state, emergency, waitingWhy, priority, snoozedUntil, askedAgainAt } = conversation;
  if (emergency !== null && rings(conversation))
    return html`<span class="chip danger">${emergency.rehearsal ? alarmWords(emergency) : dangerWord(emergency.danger)}</span>`;
  const why = state === 'waiting' && waitingWhy !== null ? waitingWord(waitingWhy) : stateWord(state);
  const labelsShown = conversation.labels.flatMap((id) => labels.get(id) ?? []);
  const isUrgent = priority === 'urgent' || priority === 'high';
  return html`
    ${isUrgent ? html`<span class="chip danger">${priorityWord(priority)}</span>` : nothing}
    ${askedAgainAt === null || state === 'resolved' ? nothing : html`<span class="chip">${askedAgainWord(clockOrDay(askedAgainAt, now, timezone))}</span>`}
    ${snoozedUntil === null ? nothing : html`<span class="chip">${icon('moon')} ${clockOrDay(snoozedUntil, now, timezone)}</span>`}
    ${labelsShown.map(({ name, tone }) => html`<span class="chip label" data-tone=${tone}><bdi>${name}</bdi></span>`)}
    ${hasDraft ? draftChip(state === 'open') : nothing}
    ${hasDraft && state === 'open' ? nothing : html`<span class="chip ${state}">${why}</span>`}
    ${conversation.blockedAt === null ? nothing : html`<span class="chip">${msg('Blocked', { id: 'desk-blocked' })}</span>`}
    ${isUnsent ? html`<span class="chip danger">${msg('Not sent', { id: 'desk-not-sent' })}</span>` : nothing}
  `;
}

/** When its first task is due, beside how long the guest waits. */
function dueMark(conversation: Conversation, now: Date, timezone: string | null): unknown {
  const { dueAt, state } = conversation;
  if (dueAt === null || state === 'resolved' || rings(conversation)) return nothing;
  const due = clockOrDay(dueAt, now, timezone);
  return html`<span class="due ${dueAt < now.toISOString() ? 'late' : ''}" title=${msg(str`Due ${due}`, { id: 'desk-due' })}>${icon('clock')}${due}</span>`;
}

function clockOrDay(at: string, now: Date, timezone: string | null): string {
  return isSameDay(new Date(at), now, timezone) ? clock(at, timezone) : shortDay(at, timezone);
}

/** Chip of a waiting draft; short when beside another chip. */
function draftChip(isAlone: boolean): TemplateResult {
  const word = msg('Draft to approve', { id: 'desk-has-draft' });
  if (isAlone) return html`<span class="chip ai">${word}</span>`;
  return html`<span class="chip ai sign" title=${word}>${icon('spark')}<span class="visually-hidden">${word}</span></span>`;
}

/** Draws the matter of the guest's newest message in the staff's language. A search shows its match instead. */
function matter({ matter, match, emergency, state, waitingWhy }: Conversation): TemplateResult | typeof nothing {
  // The chip for the waiting reason already says so.
  const isInChip = state === 'waiting' && waitingWhy === 'asked_for_human';
  const [first, ...others] = matter.filter(
    (one) => isIntent(one) && one !== 'out_of_scope' && !(isInChip && one === 'human'),
  );
  if (first === undefined || match !== null || emergency?.rehearsal) return nothing;
  // Do not repeat the chip's word.
  if (waitingWhy !== null && intentWord(first) === waitingWord(waitingWhy)) return nothing;
  const more = others.length === 0 ? '' : ` +${formatNumber(others.length)}`;
  return html`<span class="matter">${intentWord(first)}${more}</span>`;
}

/** The main text of a row: the search match, a waiting guest's message, or the last message. */
function mainText({ match, waitingFor, lastMessage: last }: Conversation, isMine: boolean): unknown {
  if (match !== null) return html`<span lang=${match.language} dir="auto">${marked(match)}</span>`;
  if (waitingFor !== null) return previewText(waitingFor);
  if (last === null) return msg('No message yet', { id: 'desk-no-message' });
  const by = byWord(last.author, isMine);
  return html`${by === '' ? nothing : html`<span class="by">${by}</span>`} ${previewText(last)}`;
}

/** A message's text; without text, its kind. */
function previewText({
  text,
  language,
  attachment,
}: Pick<LastMessage, 'text' | 'language' | 'attachment'>): TemplateResult {
  if (text === '' && attachment !== null) return html`<span>${kindWord(attachment)}</span>`;
  return html`<span lang=${language} dir="auto">${text}</span>`;
}

/** Longest text shown before the first match. */
const BEFORE_MAX = 24;

/** The excerpt with its matches marked. All guest text is rendered as text. */
function marked({ text, marks }: Match): unknown[] {
  const [first = 0] = marks[0] ?? [];
  // Cut the start, so that the match is not cut off at the end of the row.
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
