import { ATTACHMENT_KINDS, ATTACHMENT_STATES, type AttachmentKind } from '../../../../shared/domain/attachment.ts';
import { AUTHORS, CHANNELS, CONVERSATION_MODES, CONVERSATION_STATES } from '../../../../shared/domain/conversation.ts';
import {
  DECISION_KINDS,
  type Decision,
  type DecisionStep,
  WAITING_REASONS,
} from '../../../../shared/domain/decision.ts';
import { REACH_FAULTS, REACHED_STATES } from '../../../../shared/domain/delivery.ts';
import { DANGERS } from '../../../../shared/domain/emergency.ts';
import { LABEL_TONES } from '../../../../shared/domain/staff/label.ts';
import { ROLES } from '../../../../shared/domain/staff/rights.ts';
import { type ForwardSummary, STAFF_EVENTS, type StaffEvent } from '../../../../shared/domain/staff/staff-event.ts';
import { GRANT_LEVELS } from '../../../../shared/domain/stay.ts';
import { DEPARTMENTS, PRIORITIES, TASK_STATES } from '../../../../shared/domain/task.ts';
import type {
  Alarm,
  Booking,
  Conversation,
  Draft,
  Label,
  LastMessage,
  Match,
  Message,
  MessageFile,
  MessagePart,
  Page,
  Person,
  Presence,
  PropertyName,
  StaffUser,
  Task,
  TaskEvent,
} from './types.ts';

/**
 * The one place where the server's JSON becomes typed. Each reader returns a complete value, or null. Missing optional fields get
 * an empty value.
 */

type Fields = Record<string, unknown>;

/** An object's fields, or null if the value is no object. */
export function fields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** The value if it is a string, else the fallback. */
export function text(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback;
}

/** The value if it is a string, else null. */
export function maybeText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The value if it is a number, else 0. */
export function count(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** The value if it is one of the words, else the fallback. */
export function oneOf<T extends string>(words: readonly T[], value: unknown, fallback: T): T {
  return words.find((word) => word === value) ?? fallback;
}

/** The readable items of an array; others are left out. */
export function list<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  return Array.isArray(value) ? value.map(read).filter((item): item is T & {} => item !== null) : [];
}

/** A page of a list endpoint. */
export function readPage<T>(value: unknown, read: (item: unknown) => T | null): Page<T> {
  const page = fields(value);
  return { items: list(page?.['items'], read), nextCursor: maybeText(page?.['nextCursor']) };
}

export function readUser(value: unknown): StaffUser | null {
  const user = fields(value);
  if (user === null || typeof user['id'] !== 'string') return null;
  const email = text(user['email']);
  return { id: user['id'], email, name: text(user['name']) || email, role: oneOf(ROLES, user['role'], 'agent') };
}

export function readPropertyName(value: unknown): PropertyName | null {
  const property = fields(value);
  return property === null || typeof property['id'] !== 'string'
    ? null
    : {
        id: property['id'],
        name: text(property['name'], property['id']),
        timezone: maybeText(property['timezone']),
        languageModel: property['languageModel'] === true,
        rights: readRights(property['rights']),
      };
}

export function readRights(value: unknown): string[] {
  return list(value, (right) => text(right) || null);
}

export function readPerson(value: unknown): Person | null {
  const person = fields(value);
  return person === null || typeof person['id'] !== 'string'
    ? null
    : { id: person['id'], name: text(person['name'], person['id']) };
}

export function readConversation(value: unknown): Conversation | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  const guest = fields(from['guest']);
  return {
    id: from['id'],
    channel: oneOf(CHANNELS, from['channel'], 'widget'),
    state: oneOf(CONVERSATION_STATES, from['state'], 'open'),
    mode: oneOf(CONVERSATION_MODES, from['mode'], 'ai'),
    guest: guest && { id: maybeText(guest['id']), name: maybeText(guest['name']) },
    language: maybeText(from['language']),
    assignee: readPerson(from['assignee']),
    department: DEPARTMENTS.find((department) => department === from['department']) ?? null,
    lastMessage: readLastMessage(from['lastMessage'], maybeText(from['language'])),
    emergency: readAlarm(from['emergency']),
    matter: list(from['matter'], (one) => text(one) || null),
    room: maybeText(from['room']),
    waitingWhy: WAITING_REASONS.find((why) => why === from['waitingWhy']) ?? null,
    labels: list(from['labels'], (one) => text(one) || null),
    priority: oneOf(PRIORITIES, from['priority'], 'normal'),
    snoozedUntil: maybeText(from['snoozedUntil']),
    dueAt: maybeText(from['dueAt']),
    askedAgainAt: maybeText(from['askedAgainAt']),
    unread: typeof from['unread'] === 'number' ? from['unread'] : 0,
    waitingSince: maybeText(from['waitingSince']),
    openQuestion: readQuestion(from['openQuestion']),
    topic: readTopic(from['dialogue']),
    match: readMatch(from['match']),
    waitingFor: readWords(from['waitingFor']),
    page: maybeText(from['page']),
    address: maybeText(from['address']),
    windowUntil: maybeText(from['windowUntil']),
    optedOut: from['optedOut'] === true,
    access: count(from['access']),
    mergedInto: maybeText(from['mergedInto']),
    merged: list(from['merged'], readMerged),
    blockedAt: maybeText(from['blockedAt']),
    createdAt: text(from['createdAt']),
    updatedAt: text(from['updatedAt']),
  };
}

function readMerged(value: unknown): Conversation['merged'][number] | null {
  const from = fields(value);
  return from === null ? null : { id: text(from['id']), channel: oneOf(CHANNELS, from['channel'], 'widget') };
}

/** Overlapping or unordered marks would garble the text: leave them out. */
function readMatch(value: unknown): Match | null {
  const from = fields(value);
  if (from === null) return null;
  const words = text(from['text']);
  let end = 0;
  const marks = list(from['marks'], (mark): [number, number] | null => {
    const [start, stop] = Array.isArray(mark) ? mark.map(count) : [];
    if (start === undefined || stop === undefined || start < end || stop <= start || stop > words.length) return null;
    end = stop;
    return [start, stop];
  });
  return { messageId: text(from['messageId']), text: words, language: text(from['language'], 'und'), marks };
}

function readWords(value: unknown): Conversation['waitingFor'] {
  const from = fields(value);
  if (from === null) return null;
  const attachment = readKind(from['attachment']);
  return { text: text(from['text']), language: text(from['language'], 'und'), attachment };
}

/** Kind of a message's first file; null if it has none. */
function readKind(value: unknown): AttachmentKind | null {
  return ATTACHMENT_KINDS.find((kind) => kind === value) ?? null;
}

function readTopic(dialogue: unknown): Conversation['topic'] {
  const { about, until } = fields(fields(dialogue)?.['topic']) ?? {};
  return typeof about === 'string' && typeof until === 'string' ? { about, until } : null;
}

function readQuestion(value: unknown): Conversation['openQuestion'] {
  const { about, asks } = fields(value) ?? {};
  return typeof about === 'string' && typeof asks === 'string' ? { about, asks } : null;
}

/** A booking with an unknown access level is left out. */
export function readBooking(value: unknown): Booking | null {
  const from = fields(value);
  const level = GRANT_LEVELS.find((known) => known === from?.['level']);
  if (from === null || level === undefined) return null;
  return {
    confirmationNumber: text(from['confirmationNumber']),
    level,
    reason: text(from['reason']),
    checkIn: text(from['checkIn']),
    checkOut: text(from['checkOut']),
  };
}

export function readTaskEvent(value: unknown): TaskEvent | null {
  const from = fields(value);
  const actor = fields(from?.['actor']);
  const change = fields(from?.['change']);
  if (from === null || change === null || typeof from['id'] !== 'string') return null;
  const state = fields(change['state']);
  return {
    id: from['id'],
    actor: { kind: oneOf(['user', 'key', 'guest', 'system'], actor?.['kind'], 'system'), name: text(actor?.['name']) },
    made: state !== null && maybeText(state['from']) === null,
    change: new Map(Object.entries(change).map(([field, to]) => [field, maybeText(fields(to)?.['to'])])),
    at: text(from['at']),
  };
}

/** Without a language of its own, a message has the conversation's. */
function readLastMessage(value: unknown, language: string | null): LastMessage | null {
  const last = fields(value);
  if (last === null) return null;
  return {
    author: oneOf(AUTHORS, last['author'], 'guest'),
    text: text(last['text']),
    attachment: readKind(last['attachment']),
    language: text(last['language'], language ?? 'und'),
    at: text(last['at']),
  };
}

/** `conversationId` is for answers that omit it because it is in their path. */
export function readMessage(value: unknown, conversationId = ''): Message | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string' || typeof from['seq'] !== 'number') return null;
  return {
    id: from['id'],
    conversationId: text(from['conversationId'], conversationId),
    seq: from['seq'],
    author: oneOf(AUTHORS, from['author'], 'system'),
    name: maybeText(from['name']),
    text: text(from['text']),
    language: text(from['language'], 'und'),
    parts: list(from['parts'], readPart),
    files: list(from['attachments'], readFile),
    card: from['card'],
    internal: from['internal'] === true,
    at: text(from['at']),
    decision: readDecision(from['decision']),
    delivery: readDelivery(from['delivery']),
    event: readStaffEvent(from['event']),
    translations: new Map(
      Object.entries(fields(from['translations']) ?? {}).map(([language, words]) => [language, text(words)]),
    ),
  };
}

export function readFile(value: unknown): MessageFile | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  const url = text(from['url']);
  return {
    id: from['id'],
    kind: oneOf(ATTACHMENT_KINDS, from['kind'], 'document'),
    name: text(from['name']),
    state: oneOf(ATTACHMENT_STATES, from['state'], 'here'),
    bytes: typeof from['bytes'] === 'number' ? from['bytes'] : 0,
    width: typeof from['width'] === 'number' ? from['width'] : null,
    height: typeof from['height'] === 'number' ? from['height'] : null,
    url: url.startsWith('/api/') ? url : '',
  };
}

function readDelivery(value: unknown): Message['delivery'] {
  const from = fields(value);
  const state = REACHED_STATES.find((name) => name === from?.['state']);
  const reason = REACH_FAULTS.find((name) => name === from?.['reason']) ?? null;
  if (state === undefined) return null;
  const own = { state, reason, hint: text(from?.['hint']), code: text(from?.['code']) };
  const other = fields(from?.['elsewhere']);
  const channel = CHANNELS.find((name) => name === other?.['channel']);
  const went = channel === undefined ? null : readDelivery(other);
  if (went == null || channel === undefined) return own;
  return { ...own, elsewhere: { ...went, channel, address: text(other?.['address']) } };
}

function readPart(value: unknown): MessagePart | null {
  const part = fields(value);
  return part === null ? null : { text: text(part['text']), language: text(part['language'], 'und') };
}

export function readDecision(value: unknown): Decision | null {
  const from = fields(value);
  if (from === null || typeof from['reason'] !== 'string') return null;
  const isStep = (step: unknown): step is DecisionStep =>
    DECISION_KINDS.some((kind) => kind === fields(step)?.['kind']);
  const isScore = (item: unknown): item is Decision['alternatives'][number] =>
    typeof fields(item)?.['name'] === 'string' && typeof fields(item)?.['score'] === 'number';
  return {
    steps: list(from['steps'], (step) => (isStep(step) ? step : null)),
    reason: from['reason'],
    alternatives: list(from['alternatives'], (item) => (isScore(item) ? item : null)),
  };
}

export function readDraft(value: unknown): Draft | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  return {
    id: from['id'],
    conversationId: text(from['conversationId']),
    replyTo: text(from['replyTo']),
    text: text(from['text']),
    language: text(from['language'], 'und'),
    state: oneOf(['open', 'approved', 'discarded'], from['state'], 'open'),
    revision: count(from['revision']),
    editedBy: readPerson(from['editedBy']),
    card: from['card'],
    stale: from['stale'] === true,
    decision: readDecision(from['decision']),
    at: text(from['at']),
  };
}

export function readTask(value: unknown): Task | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  return {
    id: from['id'],
    department: oneOf(DEPARTMENTS, from['department'], 'front_desk'),
    kind: text(from['kind']),
    title: text(from['title']),
    detail: text(from['detail']),
    room: maybeText(from['room']),
    guestId: maybeText(from['guestId']),
    conversationId: maybeText(from['conversationId']),
    state: oneOf(TASK_STATES, from['state'], 'open'),
    priority: oneOf(PRIORITIES, from['priority'], 'normal'),
    dueAt: text(from['dueAt']),
    assignee: readPerson(from['assignee']),
    things: list(from['things'], maybeText),
    checklist: list(from['checklist'], readStep),
    comments: count(from['comments']),
    tellAt: maybeText(from['tellAt']),
    askedAgainAt: maybeText(from['askedAgainAt']),
    createdAt: text(from['createdAt']),
    updatedAt: text(from['updatedAt']),
  };
}

function readStep(value: unknown): Task['checklist'][number] | null {
  const from = fields(value);
  return from === null ? null : { text: text(from['text']), done: from['done'] === true };
}

export function readPresence(value: unknown): Presence | null {
  const from = fields(value);
  const user = readPerson(from?.['user'] ?? value);
  return user === null ? null : { user, typing: from?.['typing'] === true };
}

function readAlarm(value: unknown): Alarm | null {
  const from = fields(value);
  if (from === null) return null;
  return {
    danger: oneOf(DANGERS, from['danger'], 'security'),
    room: maybeText(from['room']),
    rehearsal: from['rehearsal'] === true,
    words: readWords(from['words']),
    at: text(from['at']),
    by: readPerson(from['acknowledgedBy']),
    acknowledgedAt: maybeText(from['acknowledgedAt']),
  };
}

function readStaffEvent(value: unknown): StaffEvent | null {
  const from = fields(value);
  const kind = STAFF_EVENTS.find((known) => known === from?.['kind']);
  if (from === null || kind === undefined) return null;
  const to = maybeText(from['to']);
  const summary = readSummary(from['summary']);
  return { kind, by: text(from['by']), ...(to !== null && { to }), ...(summary !== null && { summary }) };
}

function readSummary(value: unknown): ForwardSummary | null {
  const from = fields(value);
  if (from === null) return null;
  const words = fields(from['words']);
  return {
    guest: maybeText(from['guest']),
    room: maybeText(from['room']),
    language: maybeText(from['language']),
    matter: list(from['matter'], (one) => text(one) || null),
    since: maybeText(from['since']),
    words: words && { text: text(words['text']), language: text(words['language'], 'und') },
    asks: maybeText(from['asks']),
    tasks: list(from['tasks'], (one) => {
      const task = fields(one);
      return task && { title: text(task['title']), state: text(task['state']), dueAt: text(task['dueAt']) };
    }),
  };
}

export function readLabel(value: unknown): Label | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  return { id: from['id'], name: text(from['name']), tone: oneOf(LABEL_TONES, from['tone'], 'grey') };
}
