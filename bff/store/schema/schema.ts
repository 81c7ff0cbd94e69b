import type { Generated, Kysely, Selectable, Transaction } from 'kysely';
import type { ChannelSchema } from './channels.ts';
import type { DeskSchema } from './desk.ts';
import type { DistributionSchema } from './distribution.ts';
import type { EngineSchema } from './engine.ts';
import type { FactorSchema } from './factors.ts';
import type { FigureSchema } from './figures.ts';
import type { FileSchema } from './files.ts';
import type { KnowledgeSchema } from './knowledge.ts';
import type { LinkSchema } from './links.ts';
import type { LookSchema } from './look.ts';
import type { NodeSchema } from './nodes.ts';
import type { PmsSchema } from './pms.ts';
import type { WebhookSchema } from './webhooks.ts';

/**
 * The tables, as migrations make them. Times are ISO 8601 UTC text, flags 0 or 1, columns that hold JSON say so.
 * Every row below `property` carries its property, and repositories never read without it.
 */
export interface Schema
  extends ChannelSchema,
    DeskSchema,
    DistributionSchema,
    EngineSchema,
    FactorSchema,
    FigureSchema,
    FileSchema,
    KnowledgeSchema,
    LinkSchema,
    LookSchema,
    NodeSchema,
    PmsSchema,
    WebhookSchema {
  meta: { key: string; value: string };

  account: { id: string; plan: string; createdAt: string };
  property: {
    id: string;
    accountId: string;
    name: string;
    address: string;
    timezone: string;
    languages: string; // JSON string[]
    amenities: string; // JSON string[]
    phone: string;
    origins: string; // JSON string[]; empty: any
    appearance: string; // JSON object
    emergencyNumber: string; // '' : the country's own
    currency: string; // ISO 4217 of what the hotel charges; '' : none set
    bookingUrl: string; // where guests book; '' : nowhere
    coordinates: string; // latitude, longitude; '' : not known
    identityKeys: string | null; // sealed JSON string[], the newest first: what the hotel's site signs identities with
    retention: string; // JSON Retention
    guideLeft: number; // 1: nobody is led to the desk's first steps any more
    createdAt: string;
    updatedAt: string;
  };
  training: {
    propertyId: string;
    checkIn: string;
    checkOut: string;
    policies: string;
    specialties: string;
    revision: number; // counts up with every change of training or FAQs
    updatedAt: string;
  };
  faq: {
    id: string;
    propertyId: string;
    position: number;
    question: string;
    answer: string;
    createdAt: string;
    updatedAt: string;
  };
  activation: {
    propertyId: string;
    channels: string; // JSON Channel[]
    aiMode: string;
    businessHours: string; // JSON { mon_fri, weekend, days? }
    holidays: string; // JSON { date, hours }[]
    active: number;
    languageModel: number; // 0: this property's guests are answered without the language model
    askRating: number; // 1: guests of other channels than the site's chat are asked how it was
    staffIdleMinutes: number; // after which a silent colleague's conversation goes back to waiting; 0: never
    updatedAt: string;
  };

  user: {
    id: string;
    accountId: string;
    email: string; // lower case, unique
    name: string;
    role: string; // where `properties` are listed: the highest of theirs
    properties: string | null; // JSON { propertyId, role }[]; null: all of the account's
    departments: string; // JSON Department[]
    languages: string; // JSON string[]
    duty: string | null; // JSON { mon_fri, weekend } in the property's time zone; null: whenever the house is open
    passwordHash: string | null;
    disabledAt: string | null;
    createdAt: string;
    updatedAt: string;
  };
  staffSession: {
    id: string;
    userId: string;
    tokenHash: string;
    csrfToken: string;
    createdAt: string;
    lastSeenAt: string;
    endsAt: string;
    device: string; // browser and system, as the browser names itself
    address: string;
  };
  /** Where a user has signed in from: strangers' failures do not slow them there. */
  signInPlace: { userId: string; placeKey: string; lastAt: string };
  /** Links and tickets that work once: setting a password, signing in from the terminal, opening a desk socket. */
  oneTimeToken: {
    tokenHash: string;
    purpose: string;
    userId: string;
    sessionId: string | null; // the staff session a ticket was made in
    expiresAt: string;
  };
  apiKey: {
    id: string;
    accountId: string;
    propertyId: string | null;
    name: string;
    scopes: string; // JSON string[]
    secretHash: string;
    previousHash: string | null;
    previousUntil: string | null;
    expiresAt: string | null; // null: no end
    lastUsedAt: string | null; // to the hour; null: never
    createdAt: string;
    revokedAt: string | null;
  };
  idempotency: {
    scope: string; // account id, or 'public'
    key: string;
    route: string;
    bodyHash: string;
    status: number;
    response: string; // encrypted JSON: it may hold a secret that is shown once
    expiresAt: string;
  };

  conversation: {
    id: string;
    propertyId: string;
    channel: string;
    state: string;
    mode: string;
    guestId: string | null; // once a grant told who it is
    addressKey: string | null; // pseudonym of the address that began it, for limits
    signedFor: string | null; // JSON string[], pseudonyms of the bookings its guest's identity named; null: none was shown
    guestName: string | null;
    language: string | null;
    locale: string | null;
    pageUrl: string | null;
    assigneeId: string | null; // while it waits: who is suggested
    holder: string | null; // the user or API key that has it while it is staffed
    department: string | null;
    resolvedFrom: string | null; // JSON, what it was when it was resolved; null: not resolved
    dialogue: string; // JSON, the engine's open question and what it already asked
    guestSeq: number; // newest number of the guest's stream
    staffSeq: number; // newest number of the staff's stream
    guestReadSeq: number;
    staffReadSeq: number;
    staffActiveAt: string | null;
    waitingSince: string | null; // since when it waits for staff
    waitingAlerts: number; // how often staff were told of it again
    waitingAlertAt: string | null; // when they last were
    ratingScore: number | null;
    ratingComment: string | null;
    ratingDueAt: string | null; // from when the guest is asked how it was; null: nothing is owed
    ratingAskedAt: string | null; // when they last were
    consent: string | null; // JSON { granted, version, at }
    sessionLevel: number; // counts up with each change of what the guest's session may see
    sessionUsed: number; // the newest of these that a page has shown a token of: older tokens are revoked
    endedAt: string | null;
    emergency: string | null; // JSON Emergency: the last one; null: there was none
    emergencyAt: string | null; // since when there is one
    emergencyRungAt: string | null; // when staff were last told of it
    emergencyRings: number; // how often they were
    acknowledgedAt: string | null; // since when somebody looks after it
    acknowledgedBy: string | null; // the user or API key
    matter: string | null; // JSON Intent[], what the guest's newest message is about
    room: string | null; // the guest's, where one is known
    waitingWhy: string | null; // WaitingReason
    priority: string;
    snoozedUntil: string | null; // put off until then; null: it is not
    snoozedBy: string | null; // the user who did
    answeredSeq: number; // the staff's stream up to which a person answered
    guestWroteSeq: number; // the guest's newest message in the staff's stream; 0: none
    mergedInto: string | null; // the conversation of the same guest that goes on in its place
    blockedAt: string | null; // since when staff do not listen to its guest any more
    blockedBy: string | null; // the user or API key that decided so
    createdAt: string;
    updatedAt: string;
  };
  message: {
    id: string;
    propertyId: string;
    conversationId: string;
    clientId: string | null; // unique within the conversation, for ever
    contentHash: string | null;
    author: string;
    userId: string | null;
    name: string | null;
    text: string;
    language: string;
    parts: string | null; // JSON MessagePart[]
    attachments: string | null; // JSON Attachment[]
    quickReplies: string | null; // JSON QuickReply[]
    card: string | null; // JSON Card
    sources: string | null; // JSON Source[]
    replyTo: string | null;
    internal: number; // 1: a note that no guest sees
    staffSeq: number;
    guestSeq: number | null;
    decisionId: string | null;
    event: string | null; // JSON StaffEvent: of a note that says what staff did
    at: string;
  };
  /** The guest's stream: one row a number. A `message` row's content is read from the message itself. */
  guestEvent: {
    propertyId: string;
    conversationId: string;
    seq: number;
    type: string; // message | receipt | status | consent
    messageId: string | null;
    data: string; // JSON, the frame's own fields
    at: string;
  };
  /** The property's stream for its desks. */
  deskEvent: {
    propertyId: string;
    event: number;
    type: string; // conversation | message | draft | task | alert
    conversationId: string | null;
    data: string; // JSON, the frame's own fields
    at: string;
  };
  /** The newest number of each property's desk stream. */
  deskCounter: { propertyId: string; event: number };

  decision: {
    id: string;
    propertyId: string;
    conversationId: string;
    messageId: string; // the guest message it is about
    decision: string; // JSON Decision
    understanding: string; // JSON Understanding
    at: string;
  };
  draft: {
    id: string;
    propertyId: string;
    conversationId: string;
    replyTo: string;
    text: string;
    language: string;
    reply: string; // JSON Reply, to send as it is
    awaits: string | null; // JSON Pending[]: questions the guest has not seen before it is approved
    decisionId: string | null;
    state: string; // open | approved | discarded
    decidedBy: string | null;
    at: string;
    revision: number; // counts up with every change of its words
    editedBy: string | null; // the user or key whose words they are now; null: the engine's
    decidedAt: string | null;
  };
  task: {
    id: string;
    propertyId: string;
    conversationId: string | null;
    guestId: string | null;
    department: string;
    kind: string;
    title: string;
    detail: string;
    room: string | null;
    state: string;
    priority: string;
    dueAt: string;
    assigneeId: string | null;
    reservationId: string | null;
    language: string | null; // the guest's, when it was asked for
    escalation: number; // how often it was raised for being late
    escalateAt: string | null; // when it is late, or late again
    things: string; // JSON string[], the concepts it is about: shower
    checklist: string; // JSON { text, done }[]
    tellAt: string | null; // from when its guest may be told of its end; null: nothing is to be told
    createdAt: string;
    updatedAt: string;
    doneAt: string | null;
  };
  /** What happened to a task, oldest first. */
  taskEvent: {
    id: string;
    propertyId: string;
    taskId: string;
    actor: string; // user, key, 'guest' or 'system'
    change: string; // JSON, the fields that changed: { state: { from, to }, … }
    at: string;
  };

  /** A person, as the hotel or its PMS knows them. Empty text: not known. */
  guest: {
    id: string;
    propertyId: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string; // E.164
    language: string | null;
    notes: string; // from outside: hostile until shown otherwise
    preferences: string; // JSON string[], as the PMS words them
    externalId: string | null; // the PMS's
    source: Generated<string>; // of which of the property's PMSs
    createdAt: string;
    updatedAt: string;
  };
  reservation: {
    id: string;
    propertyId: string;
    guestId: string;
    confirmationNumber: string; // letters and digits alone, no other reservation's
    numberWritten: string; // as the PMS writes it; '': as `confirmationNumber`
    numberShared: string; // what others are found by too, letters and digits alone; '': no other has it
    channelReference: string | null;
    state: string; // booked | checked_in | checked_out | cancelled | no_show
    checkIn: string; // dates at the property
    checkOut: string;
    arrivalTime: string | null; // HH:MM
    roomType: string; // as guests read it
    roomTypeSlug: string; // the hotel's word for it, where a PMS's code stands behind it
    room: string | null;
    adults: number;
    children: number;
    ratePlan: string;
    inclusions: string; // JSON string[]: topics (intents) that the rate includes
    balance: string | null; // JSON Money, what is still to pay
    total: string | null; // JSON Money, what the stay comes to in all; null: nobody said
    notes: string;
    externalId: string | null;
    source: Generated<string>; // of which of the property's PMSs the id is
    createdAt: string;
    updatedAt: string;
  };
  /** What a conversation may see of a reservation. Made and read in bff/access alone. */
  accessGrant: {
    id: string;
    propertyId: string;
    conversationId: string;
    reservationId: string;
    level: string; // channel | details | booking | signed | staff
    reason: string;
    grantedBy: string | null; // the colleague who linked it
    at: string;
    endsAt: string;
    endedAt: string | null;
  };
  /** A code that was asked for. Without a reservation it is a decoy that nothing opens. */
  accessCode: {
    id: string;
    propertyId: string;
    conversationId: string;
    reservationId: string | null;
    codeHash: string;
    attempts: number;
    at: string;
    expiresAt: string;
    endedAt: string | null;
  };
  /** Each try to name a booking, for limits. */
  accessTry: {
    id: string;
    propertyId: string;
    conversationId: string;
    addressKey: string | null;
    reservationId: string | null;
    at: string;
  };
  /** Identity tokens that were used: each works once, for the conversation it came to and the one it led to. */
  identityUse: {
    propertyId: string;
    tokenId: string;
    expiresAt: string;
    cameFrom: string | null;
    ledTo: string | null;
  };
  /** The hotel's catalogue of extras. */
  offer: {
    id: string;
    propertyId: string;
    position: number;
    kind: string; // the intent it belongs to, or 'other'
    names: string; // JSON { language: name }
    price: string | null; // JSON Money; null: free
    unit: string; // stay | night | person | person_night | piece
    rule: string; // JSON OfferRule
    department: string;
    onRequest: number; // 1: a colleague confirms it first
    active: number;
    createdAt: string;
    updatedAt: string;
  };
  offerMade: {
    id: string;
    propertyId: string;
    conversationId: string;
    guestId: string | null;
    reservationId: string | null;
    offerId: string;
    state: string; // offered | accepted | declined | lapsed
    price: string | null; // JSON Money, the whole
    messageId: string | null; // the guest's message it answered
    at: string;
    decidedAt: string | null;
  };
  /** What goes on a guest's folio for an accepted offer. */
  charge: {
    id: string;
    propertyId: string;
    reservationId: string;
    conversationId: string | null;
    taskId: string | null;
    offerMadeId: string | null;
    description: string;
    amount: string;
    currency: string;
    state: string; // pending | posted | void
    at: string;
  };
  /** What a guest told the house before arrival. */
  registration: {
    reservationId: string;
    propertyId: string;
    arrivalTime: string | null; // HH:MM at the property
    companions: string; // JSON string[]
    nationality: string | null; // ISO 3166-1 alpha-2
    carNumber: string;
    askedAt: string | null; // when a colleague asked for it
    updatedAt: string;
  };
  /** What a guest said they like, proposed to staff with the sentence it came from. */
  preference: {
    id: string;
    propertyId: string;
    conversationId: string;
    guestId: string | null;
    messageId: string;
    kind: string;
    quote: string;
    language: string;
    state: string; // proposed | kept | discarded
    decidedBy: string | null;
    at: string;
    decidedAt: string | null;
  };
  /** Questions that nothing answered, near-duplicates together. */
  unansweredGroup: {
    id: string;
    propertyId: string;
    question: string; // the newest wording
    language: string;
    signature: string; // JSON, what its questions have in common
    count: number; // of guests
    state: string; // open | answered | dismissed
    faqId: string | null;
    firstAt: string;
    lastAt: string;
  };
  unansweredQuestion: {
    id: string;
    propertyId: string;
    groupId: string;
    conversationId: string | null;
    messageId: string;
    text: string;
    language: string;
    at: string;
  };

  /** What asking the optional language model about a guest's message took. No words of anybody's. */
  modelUsage: {
    id: string;
    propertyId: string;
    conversationId: string | null;
    messageId: string | null; // the guest's message
    purpose: string; // translate | answer
    model: string;
    outcome: string; // reply | proposal | timeout | error | budget | ungrounded | malformed | refused
    detail: string; // a short code of ours: 'http_429', 'price'
    inputTokens: number;
    outputTokens: number;
    costMicros: number; // millionths of `currency`; 0 where no prices are set
    currency: string; // '' where no prices are set
    estimated: number; // 1: the server told no tokens, so they were counted here
    durationMs: number;
    at: string;
  };

  /** Work that must happen after a commit, once: answering a message, delivering to a channel. */
  outbox: {
    id: string;
    propertyId: string;
    kind: string;
    key: string; // unique with kind: the same work is never queued twice
    payload: string; // JSON
    attempts: number;
    claimedBy: string | null; // the node that does it; null: whoever looks first. One that is not alive any more has no claim
    runAt: string;
    doneAt: string | null;
    lastError: string | null;
    createdAt: string;
  };
  audit: {
    number: number;
    accountId: string;
    propertyId: string | null;
    actor: string; // user, key or 'system'
    action: string;
    subject: string;
    detail: string; // JSON, no content and no personal data
    at: string;
    previousHash: string;
    hash: string;
    address: string | null; // from where it was asked for; null: by nobody outside
  };
  /** One row per conversation that the AI answered in a month: what plans count. */
  aiConversation: { accountId: string; period: string; conversationId: string };
  /** Ids of erased conversations, so that a page that still knows one is told. */
  erasedConversation: { conversationId: string; at: string };
}

export type Db = Kysely<Schema>;
/** Inside a transaction use only this: the outer `Db` would wait for itself for ever. */
export type Trx = Transaction<Schema>;
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
