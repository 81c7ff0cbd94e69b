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
 * The tables, as created by the migrations. Times are ISO 8601 UTC text, flags 0 or 1; columns with JSON say so. Every
 * row below `property` holds its property, and repositories always filter by it.
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
    currency: string; // ISO 4217, the currency the hotel charges in; '' : not set
    bookingUrl: string; // the booking page; '' : none
    coordinates: string; // latitude, longitude; '' : not known
    // encrypted JSON string[], the newest first: keys with which the hotel's site signs identities
    identityKeys: string | null;
    retention: string; // JSON Retention
    guideLeft: number; // 1: the desk's first steps are hidden
    createdAt: string;
    updatedAt: string;
  };
  training: {
    propertyId: string;
    checkIn: string;
    checkOut: string;
    policies: string;
    specialties: string;
    revision: number; // rises with every change of training or FAQs
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
    languageModel: number; // 0: guests are answered without the language model
    askRating: number; // 1: guests of channels besides the website's chat are asked for a rating
    // The conversation waits for staff again if a colleague does not answer for this long; 0: never.
    staffIdleMinutes: number;
    updatedAt: string;
  };

  user: {
    id: string;
    accountId: string;
    email: string; // lower case, unique
    name: string;
    role: string; // with `properties`: the highest of their roles there
    properties: string | null; // JSON { propertyId, role }[]; null: all properties of the account
    departments: string; // JSON Department[]
    languages: string; // JSON string[]
    duty: string | null; // JSON { mon_fri, weekend } in the property's time zone; null: the opening hours
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
    device: string; // browser and operating system, as the browser reports them
    address: string;
  };
  /** Places from which a user has signed in: there, strangers' failed attempts do not slow them down. */
  signInPlace: { userId: string; placeKey: string; lastAt: string };
  /** One-time links and tickets: for setting a password, signing in from the terminal, opening a desk socket. */
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
    lastUsedAt: string | null; // rounded to the hour; null: never
    createdAt: string;
    revokedAt: string | null;
  };
  idempotency: {
    scope: string; // account id, or 'public'
    key: string;
    route: string;
    bodyHash: string;
    status: number;
    response: string; // encrypted JSON, because it may hold a secret that is shown once
    expiresAt: string;
  };

  conversation: {
    id: string;
    propertyId: string;
    channel: string;
    state: string;
    mode: string;
    guestId: string | null; // known from the first grant on
    addressKey: string | null; // pseudonym of the network address that began it, for limits
    // JSON string[], pseudonyms of the bookings in the guest's signed identity; null: no identity
    signedFor: string | null;
    guestName: string | null;
    language: string | null;
    locale: string | null;
    pageUrl: string | null;
    assigneeId: string | null; // while it waits: the suggested colleague
    holder: string | null; // the user or API key that holds it while it is staffed
    department: string | null;
    resolvedFrom: string | null; // JSON, its state before it was resolved; null: not resolved
    dialogue: string; // JSON, the engine's open question and the questions it asked before
    guestSeq: number; // newest number of the guest's stream
    staffSeq: number; // newest number of the staff's stream
    guestReadSeq: number;
    staffReadSeq: number;
    staffActiveAt: string | null;
    waitingSince: string | null; // since when it is waiting for staff
    waitingAlerts: number; // how often staff were reminded
    waitingAlertAt: string | null; // when staff were last reminded
    ratingScore: number | null;
    ratingComment: string | null;
    ratingDueAt: string | null; // when to ask the guest for a rating; null: never
    ratingAskedAt: string | null; // when the guest was last asked
    consent: string | null; // JSON { granted, version, at }
    sessionLevel: number; // rises with each change of what the guest's session may see
    sessionUsed: number; // the newest level whose token a page has sent; tokens of lower levels are revoked
    endedAt: string | null;
    emergency: string | null; // JSON Emergency, the latest; null: none
    emergencyAt: string | null; // when it began
    emergencyRungAt: string | null; // when staff were last alerted
    emergencyRings: number; // how often staff were alerted
    acknowledgedAt: string | null; // when somebody acknowledged it
    acknowledgedBy: string | null; // the user or API key
    matter: string | null; // JSON Intent[] of the guest's newest message
    room: string | null; // the guest's room, if known
    waitingWhy: string | null; // WaitingReason
    priority: string;
    snoozedUntil: string | null; // null: not snoozed
    snoozedBy: string | null; // the user who snoozed it
    answeredSeq: number; // a person has answered up to this number of the staff's stream
    guestWroteSeq: number; // number of the guest's newest message in the staff's stream; 0: none
    mergedInto: string | null; // the conversation of the same guest that continues this one
    blockedAt: string | null; // since when its guest is blocked
    blockedBy: string | null; // the user or API key that blocked them
    createdAt: string;
    updatedAt: string;
  };
  message: {
    id: string;
    propertyId: string;
    conversationId: string;
    clientId: string | null; // unique within the conversation, also among deleted messages
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
    event: string | null; // JSON StaffEvent, in a note that records what staff did
    at: string;
  };
  /** The guest's stream, one row per number. The content of a `message` row is in the message itself. */
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
    reply: string; // JSON Reply, ready to send
    awaits: string | null; // JSON Pending[]: questions that the guest sees only when it is approved
    decisionId: string | null;
    state: string; // open | approved | discarded
    decidedBy: string | null;
    at: string;
    revision: number; // rises with every change of its text
    editedBy: string | null; // the user or API key that wrote the present text; null: the engine
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
    escalation: number; // how often it was escalated because it is late
    escalateAt: string | null; // when it is escalated next
    things: string; // JSON string[], the concepts it is about: shower
    checklist: string; // JSON { text, done }[]
    tellAt: string | null; // when the guest may be told that it is done; null: never
    askedAgainAt: string | null; // when the guest last came back to it, not done yet; null: never
    createdAt: string;
    updatedAt: string;
    doneAt: string | null;
  };
  /** A change of a task. */
  taskEvent: {
    id: string;
    propertyId: string;
    taskId: string;
    actor: string; // user, key, 'guest' or 'system'
    change: string; // JSON, the fields that changed: { state: { from, to }, … }
    at: string;
  };

  /** A guest, as known by the hotel or its PMS. Empty text: unknown. */
  guest: {
    id: string;
    propertyId: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string; // E.164
    language: string | null;
    notes: string; // untrusted text from outside
    preferences: string; // JSON string[], as the PMS words them
    externalId: string | null; // the PMS's
    source: Generated<string>; // The id of the property's PMS.
    createdAt: string;
    updatedAt: string;
  };
  reservation: {
    id: string;
    propertyId: string;
    guestId: string;
    confirmationNumber: string; // letters and digits only, unique
    numberWritten: string; // In the PMS's notation; '': same as `confirmationNumber`.
    numberShared: string; // a number shared with other reservations, letters and digits only; '': none
    channelReference: string | null;
    state: string; // booked | checked_in | checked_out | cancelled | no_show
    checkIn: string; // dates at the property
    checkOut: string;
    arrivalTime: string | null; // HH:MM
    roomType: string; // The name that guests see.
    roomTypeSlug: string; // the hotel's own name for the PMS's room type code
    room: string | null;
    adults: number;
    children: number;
    ratePlan: string;
    inclusions: string; // JSON string[]: topics (intents) that the rate includes
    balance: string | null; // JSON Money, the amount still to pay
    total: string | null; // JSON Money, the total price of the stay; null: unknown
    notes: string;
    externalId: string | null;
    source: Generated<string>; // The property's PMS that gave the id.
    createdAt: string;
    updatedAt: string;
  };
  /** A conversation's access to a reservation. Created and read only in bff/access. */
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
  /** A requested access code. One without a reservation is a decoy that opens nothing. */
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
  /** Each attempt to name a booking, for limits. */
  accessTry: {
    id: string;
    propertyId: string;
    conversationId: string;
    addressKey: string | null;
    reservationId: string | null;
    at: string;
  };
  /** Used identity tokens. Each works once, for the conversation it came from and the one it led to. */
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
    price: string | null; // JSON Money, the total
    messageId: string | null; // the guest's message to which it was offered
    at: string;
    decidedAt: string | null;
  };
  /** A charge to a guest's folio for an accepted offer. */
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
  /** The data that a guest entered before arrival. */
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
  /** A guest's preference, proposed to staff with the sentence it came from. */
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
  /** Questions without an answer; near-duplicates form a group. */
  unansweredGroup: {
    id: string;
    propertyId: string;
    question: string; // the newest wording
    language: string;
    signature: string; // JSON, the intents and words that its questions share
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

  /** The usage of one call of the optional language model. It holds nobody's words. */
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
    costMicros: number; // Millionths of `currency`; 0 if no prices are set.
    currency: string; // '' if no prices are set.
    estimated: number; // 1: the model's server reported no tokens, so they were estimated here
    durationMs: number;
    at: string;
  };

  /** Work that must happen once after a commit, such as answering a message or sending mail. */
  outbox: {
    id: string;
    propertyId: string;
    kind: string;
    key: string; // unique with kind: the same work is never queued twice
    payload: string; // JSON
    attempts: number;
    // the node that does it; null: any node. The claim of a node that is no longer alive does not count
    claimedBy: string | null;
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
    address: string | null; // the caller's network address; null: the server itself
  };
  /** One row per conversation that the AI answered in a month, by which plans count. */
  aiConversation: { accountId: string; period: string; conversationId: string };
  /** Ids of erased conversations, so that pages which still show one are notified. */
  erasedConversation: { conversationId: string; at: string };
}

export type Db = Kysely<Schema>;
/** Inside a transaction use only this: with the outer `Db` it would wait for itself for ever. */
export type Trx = Transaction<Schema>;
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
