// Made of the API’s description by `npm run client`; changes are made there.

/** Why the server says no. */
export type ApiErrorCode =
  | 'malformed_json'
  | 'property_required'
  | 'bad_request'
  | 'unauthorized'
  | 'second_factor_required'
  | 'identity_rejected'
  | 'consent_required'
  | 'forbidden'
  | 'csrf_failed'
  | 'origin_refused'
  | 'network_refused'
  | 'registration_closed'
  | 'second_factor_setup_required'
  | 'plan_limit'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'already_acknowledged'
  | 'already_taken'
  | 'not_synced'
  | 'pms_not_connected'
  | 'channel_manager_not_connected'
  | 'model_unavailable'
  | 'window_closed'
  | 'opted_out'
  | 'channel_not_connected'
  | 'email_taken'
  | 'id_conflict'
  | 'link_over'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'would_lock_out'
  | 'validation_failed'
  | 'idempotency_mismatch'
  | 'upload_unknown'
  | 'upload_refused'
  | 'unknown_provider'
  | 'pms_rejected_credentials'
  | 'pms_address_refused'
  | 'channel_manager_rejected_credentials'
  | 'channel_rejected_credentials'
  | 'upgrade_required'
  | 'rate_limited'
  | 'chats_limited'
  | 'internal'
  | 'pms_unreachable'
  | 'pms_failed'
  | 'channel_manager_unreachable'
  | 'channel_manager_failed'
  | 'channel_unreachable'
  | 'page_unreachable'
  | 'model_failed'
  | 'backup_failed'
  | 'scanner_unavailable'
  | 'store_unavailable'
  | 'overloaded';

export type AckFrame = {
  /** The type */
  type: "ack";
  /** The id that the client sent */
  id: string;
  /** The sequence number in the stream; it increases by one with each entry */
  seq: number;
  /** The id of the message */
  messageId: string;
  /** The time (ISO 8601, UTC) */
  at: string;
  /** Whether the message had been received before */
  duplicate?: boolean;
};

export type Acknowledged = {
  /** The colleague who acknowledged it; null: nobody yet */
  acknowledgedBy: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The colleague’s name */
    name: string;
  };
  /** The time (ISO 8601, UTC) */
  at: string;
};

export type ActBody = {
  /** The id of the macro for all items; absent: each item names its own actions */
  macroId?: string;
  /** The entries of this page */
  items: {
    /** The conversation’s id */
    id: string;
    /** The actions, in order */
    actions?: ConversationActionInput[];
    /** The `updatedAt` you last read. If it has changed since, the call fails with a conflict */
    seen?: string;
  }[];
};

export type Acted = {
  /** The entries of this page */
  items: ({
    /** The conversation’s id */
    id: string;
    /** Whether the actions were performed */
    done: boolean;
    /** The conversation afterwards; null if no action was performed */
    conversation: Conversation | null;
    /** The actions that undo the change; empty if it cannot be undone */
    undo: ConversationAction[];
    /** The error code; null: the actions were performed */
    code: string | null;
    /** The details, in words for people */
    detail: string | null;
  })[];
};

export type ActivationAnswer = {
  /** The channels */
  channels: ("widget" | "whatsapp" | "sms" | "email" | "portal")[];
  /** auto: the AI answers at once; assisted: the AI drafts replies for staff; manual: only staff answer */
  aiMode: "auto" | "assisted" | "manual";
  /** The hours in which staff are available, in the property’s time zone */
  businessHours: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
    /** The days of the week whose hours differ from those of `mon_fri` or `weekend` */
    days?: {
      /** Hours on Mondays */
      mon?: string;
      /** Hours on Tuesdays */
      tue?: string;
      /** Hours on Wednesdays */
      wed?: string;
      /** Hours on Thursdays */
      thu?: string;
      /** Hours on Fridays */
      fri?: string;
      /** Hours on Saturdays */
      sat?: string;
      /** Hours on Sundays */
      sun?: string;
    };
    /** The days with different hours */
    holidays?: {
      /** The date at the property, YYYY-MM-DD */
      date: string;
      /** Opening hours: 24/7, closed, or spans such as 08:00-22:00 */
      hours: string;
    }[];
  };
  /** Whether it is active */
  active: boolean;
  /** Whether the optional language model is used, or its usage */
  languageModel: boolean;
  /** Whether guests of channels other than the web chat are asked for a rating */
  askRating: boolean;
  /** The time without a colleague’s reply after which a conversation is released, in minutes */
  staffIdleMinutes: number;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
  /** The warnings */
  warnings: {
    /** A stable code for programs */
    code: string;
    /** The text of the warning */
    detail: string;
  }[];
};

export type ActivationBody = {
  /** The active channels; an empty list switches all channels off */
  channels: ("widget" | "whatsapp" | "sms" | "email" | "portal")[];
  /** auto: the AI answers at once; assisted: the AI drafts replies for staff; manual: only staff answer */
  aiMode: "auto" | "assisted" | "manual";
  /** The hours in which staff are available, in the property’s time zone */
  businessHours: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
    /** The days of the week whose hours differ from those of `mon_fri` or `weekend` */
    days?: {
      /** Hours on Mondays */
      mon?: string;
      /** Hours on Tuesdays */
      tue?: string;
      /** Hours on Wednesdays */
      wed?: string;
      /** Hours on Thursdays */
      thu?: string;
      /** Hours on Fridays */
      fri?: string;
      /** Hours on Saturdays */
      sat?: string;
      /** Hours on Sundays */
      sun?: string;
    };
    /** The days with different hours */
    holidays?: {
      /** The date at the property, YYYY-MM-DD */
      date: string;
      /** Opening hours: 24/7, closed, or spans such as 08:00-22:00 */
      hours: string;
    }[];
  };
  /** False switches all channels off and keeps the settings */
  active?: boolean;
  /** False: no guest’s text is sent to a language or embedding model, whatever the operator has set up. Absent: unchanged */
  languageModel?: boolean;
  /** True: guests of channels other than the web chat are asked for a rating after staff resolve the conversation. Absent: unchanged */
  askRating?: boolean;
  /** The minutes without a colleague’s reply after which the conversation is released; 0: never. Absent: unchanged */
  staffIdleMinutes?: number;
  /** The `updatedAt` you last read. If it has changed since, the call fails with a conflict */
  seen?: string;
};

export type Analytics = {
  /** The first day, YYYY-MM-DD */
  from: string;
  /** The last day, YYYY-MM-DD */
  to: string;
  /** The conversations, or their number */
  conversations: {
    /** The total number */
    total: number;
    /** The number answered by the AI, with no repeated question, complaint or hand-over */
    answeredByAi: number;
    /** The number in which the guest repeated a question that the AI had answered */
    askedAgain: number;
    /** The number in which the guest complained about the answer, or gave a rating of one or two */
    complained: number;
    /** The number in which the guest’s last question was not answered */
    leftOpen: number;
    /** The number in which the guest asked nothing */
    smalltalk: number;
    /** The number that waited for staff or were taken over by a colleague */
    handedToStaff: number;
    /** The share, from 0 to 1; null if the total is zero */
    answeredByAiShare: number | null;
    /** The figures by day */
    byDay: {
      /** The date at the property, YYYY-MM-DD */
      date: string;
      /** The total number */
      total: number;
      /** The number answered by the AI alone */
      answeredByAi: number;
      /** The number handed over to staff */
      handedToStaff: number;
    }[];
    /** The number of guests’ messages in each hour of the day: 24 numbers */
    byHour: number[];
    /** The figures by channel */
    byChannel: {
      /** The display name */
      name: string;
      /** The number */
      count: number;
    }[];
  };
  /** The time to the first response */
  firstResponse: {
    /** The time from a guest’s first message to the first reply */
    medianMs: number | null;
    /** The duration in milliseconds; null: nothing was measured */
    p90Ms: number | null;
    /** The time from the first hand-over to a colleague’s first message */
    staffMedianMs: number | null;
    /** The duration in milliseconds; null: nothing was measured */
    staffP90Ms: number | null;
  };
  /** The times in which staff resolved handed-over conversations */
  resolution: {
    /** The time from the first hand-over until the conversation was resolved */
    medianMs: number | null;
    /** The duration in milliseconds; null: nothing was measured */
    p90Ms: number | null;
  };
  /** The service level targets (`/api/service-level`) and how often they were met */
  serviceLevel: {
    /** Opening hours: 24/7, closed, or spans such as 08:00-22:00 */
    hours: "open" | "always";
    /** The figures for a colleague’s first message */
    firstResponse: {
      /** The target in milliseconds; null: no target is set */
      targetMs: number | null;
      /** The number within the target */
      met: number;
      /** The number over the target, including those still waiting */
      missed: number;
      /** The share, from 0 to 1; null if the total is zero */
      metShare: number | null;
    };
    /** The figures for the resolution of the conversation */
    resolution: {
      /** The target in milliseconds; null: no target is set */
      targetMs: number | null;
      /** The number within the target */
      met: number;
      /** The number over the target, including those still waiting */
      missed: number;
      /** The share, from 0 to 1; null if the total is zero */
      metShare: number | null;
    };
    /** The number still waiting within the target */
    pending: number;
  };
  /** The outcomes of conversations, broken down in four ways */
  outcomes: {
    /** The figures by topic */
    topics: ({
      /** The name; empty: not known */
      name: string;
      /** The total number */
      total: number;
      /** The number answered by the AI, with no repeated question, complaint or hand-over */
      answeredByAi: number;
      /** The number in which the guest repeated a question that the AI had answered */
      askedAgain: number;
      /** The number in which the guest complained about the answer, or gave a rating of one or two */
      complained: number;
      /** The number in which the guest’s last question was not answered */
      leftOpen: number;
      /** The number in which the guest asked nothing */
      smalltalk: number;
      /** The number that waited for staff or were taken over by a colleague */
      handedToStaff: number;
      /** The share, from 0 to 1; null if the total is zero */
      answeredByAiShare: number | null;
    })[];
    /** Languages (BCP 47) */
    languages: ({
      /** The name; empty: not known */
      name: string;
      /** The total number */
      total: number;
      /** The number answered by the AI, with no repeated question, complaint or hand-over */
      answeredByAi: number;
      /** The number in which the guest repeated a question that the AI had answered */
      askedAgain: number;
      /** The number in which the guest complained about the answer, or gave a rating of one or two */
      complained: number;
      /** The number in which the guest’s last question was not answered */
      leftOpen: number;
      /** The number in which the guest asked nothing */
      smalltalk: number;
      /** The number that waited for staff or were taken over by a colleague */
      handedToStaff: number;
      /** The share, from 0 to 1; null if the total is zero */
      answeredByAiShare: number | null;
    })[];
    /** The channels */
    channels: ({
      /** The name; empty: not known */
      name: string;
      /** The total number */
      total: number;
      /** The number answered by the AI, with no repeated question, complaint or hand-over */
      answeredByAi: number;
      /** The number in which the guest repeated a question that the AI had answered */
      askedAgain: number;
      /** The number in which the guest complained about the answer, or gave a rating of one or two */
      complained: number;
      /** The number in which the guest’s last question was not answered */
      leftOpen: number;
      /** The number in which the guest asked nothing */
      smalltalk: number;
      /** The number that waited for staff or were taken over by a colleague */
      handedToStaff: number;
      /** The share, from 0 to 1; null if the total is zero */
      answeredByAiShare: number | null;
    })[];
    /** The figures by the hour of the day in which the conversation began: 24 entries */
    hours: ({
      /** The name; empty: not known */
      name: string;
      /** The total number */
      total: number;
      /** The number answered by the AI, with no repeated question, complaint or hand-over */
      answeredByAi: number;
      /** The number in which the guest repeated a question that the AI had answered */
      askedAgain: number;
      /** The number in which the guest complained about the answer, or gave a rating of one or two */
      complained: number;
      /** The number in which the guest’s last question was not answered */
      leftOpen: number;
      /** The number in which the guest asked nothing */
      smalltalk: number;
      /** The number that waited for staff or were taken over by a colleague */
      handedToStaff: number;
      /** The share, from 0 to 1; null if the total is zero */
      answeredByAiShare: number | null;
    })[];
  };
  /** The figures by colleague, busiest first */
  colleagues: ({
    /** The id of the colleague */
    id: string;
    /** The name; null: the colleague no longer exists */
    name: string | null;
    /** The number of conversations in which the colleague wrote to the guest */
    conversations: number;
    /** The time to first response in conversations in which the colleague was the first to write */
    firstResponseMedianMs: number | null;
    /** The number of ratings */
    ratings: number;
    /** The mean rating of these conversations; null: no rating */
    averageRating: number | null;
  })[];
  /** Languages (BCP 47) */
  languages: {
    /** The display name */
    name: string;
    /** The number */
    count: number;
  }[];
  /** The topics of guests’ messages, most frequent first */
  intents: {
    /** The display name */
    name: string;
    /** The number */
    count: number;
  }[];
  /** The number of questions of GET /api/ai/unanswered that are open now, of any date */
  unanswered: number;
  /** The figures on unanswered questions */
  learning: {
    /** The number of open questions, as in `unanswered` */
    waiting: number;
    /** The number of guests who asked the open questions */
    guests: number;
    /** The time at which the oldest open question was first asked */
    oldestAt: string | null;
    /** The number of questions first asked in the period */
    asked: number;
    /** The number of these questions that the hotel has answered since */
    answered: number;
  };
  /** The guests’ ratings */
  satisfaction: {
    /** The number of ratings */
    ratings: number;
    /** The mean */
    average: number | null;
    /** The number of ratings with each score */
    byScore: {
      /** The score, from 1 (worst) to 5 (best) */
      score: number;
      /** The number */
      count: number;
    }[];
    /** The newest fifty comments given with a rating */
    comments: ({
      /** The conversation’s id */
      conversationId: string;
      /** The score, from 1 (worst) to 5 (best) */
      score: number | null;
      /** The guest’s comment */
      comment: string;
      /** A language (BCP 47) */
      language: string | null;
      /** The time (ISO 8601, UTC) */
      at: string;
    })[];
  };
  /** The extras */
  offers: {
    /** The number of offers made */
    made: number;
    /** The number of offers accepted */
    accepted: number;
    /** The share, from 0 to 1; null if the total is zero */
    acceptedShare: number | null;
    /** The revenue */
    revenue: {
      /** The amount, as a decimal */
      amount: string;
      /** The currency (ISO 4217) */
      currency: string;
    }[];
  };
  /** The tasks, or their number */
  tasks: {
    /** The number of offers made */
    made: number;
    /** The number of finished entries */
    done: number;
    /** The number of tasks finished after their due time, or overdue now */
    late: number;
    /** The figures by department */
    byDepartment: {
      /** The department */
      name: string;
      /** The number */
      count: number;
    }[];
  };
  /** The same figures for the preceding period of equal length */
  previous: {
    /** The first day, YYYY-MM-DD */
    from: string;
    /** The last day, YYYY-MM-DD */
    to: string;
    /** The total number */
    total: number;
    /** The number answered by the AI alone */
    answeredByAi: number;
    /** The number handed over to staff */
    handedToStaff: number;
    /** The share, from 0 to 1; null if the total is zero */
    answeredByAiShare: number | null;
    /** The duration in milliseconds; null: nothing was measured */
    medianMs: number | null;
    /** The duration in milliseconds; null: nothing was measured */
    staffMedianMs: number | null;
    /** The duration in milliseconds; null: nothing was measured */
    resolutionMedianMs: number | null;
    /** The number of ratings */
    ratings: number;
    /** The mean */
    average: number | null;
  };
};

export type AnswerUnansweredAnswer = {
  /** Guests’ questions without an answer */
  unanswered: Unanswered;
  /** An FAQ entry: a question and the hotel’s answer */
  faq: Faq;
};

export type AnswerUnansweredBody = {
  /** The hotel’s answer */
  answer: string;
  /** The question of the entry; absent: the guest’s question */
  question?: string;
};

export type ApiKey = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The purpose of the key */
  name: string;
  /** The property’s id */
  propertyId: string | null;
  /** The scopes of the key */
  scopes: ("account:read" | "account:write" | "property:read" | "property:write" | "conversations:read" | "conversations:write" | "tasks:read" | "tasks:write" | "guests:read" | "guests:write" | "guests:erase" | "staff:read" | "staff:invite" | "staff:write" | "keys:read" | "keys:write" | "audit:read")[];
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time until which the previous secret is valid */
  previousUntil: string | null;
  /** The time of expiry; null: none */
  expiresAt: string | null;
  /** The time of last use, to the hour; null: never used */
  lastUsedAt: string | null;
  /** unused: not used for 90 days */
  state: "active" | "unused" | "expired";
};

export type ApproveBody = {
  /** The text */
  text?: string;
  /** The revision you last read. If it has changed since, the call fails with a conflict */
  revision?: number;
};

export type ApproveDraftAnswer = {
  /** A reply that waits for approval */
  draft: Draft;
  /** The message */
  message: Message;
};

export type ArrivalMessage = {
  /** Whether it is active */
  active: boolean;
  /** The text, by language */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The text */
    text: string;
  }[];
};

export type ArrivalMessageBody = {
  /** Whether it is active */
  active: boolean;
  /** The text by language: the guest’s language is used, else English, else the first */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The text */
    text: string;
  }[];
};

export type AskAnswer = {
  /** A language (BCP 47) */
  language: {
    /** The language (BCP 47) */
    code: string;
    /** The confidence, from 0 to 1 */
    confidence: number;
    /** The way the language was determined */
    source: string;
  } & Record<string, unknown>;
  /** The intent and topics recognised in the message */
  understanding: Record<string, unknown>;
  /** The decision of the engine, and its reason */
  decision: Decision;
  /** The reply to the guest */
  reply: {
    /** The text */
    text: string;
    /** A language (BCP 47) */
    language: string;
  } & Record<string, unknown>;
  /** The request that the language model would get for a guest; a dry run does not call it */
  model: "off" | "declined" | "not_asked" | "translate" | "answer";
};

export type AskBody = {
  /** The text */
  text: string;
  /** A language (BCP 47) */
  language?: string;
  /** The id of the reservation */
  reservationId?: string;
};

export type AskRegistrationBody = {
  /** The id of a conversation to which the booking is open */
  conversationId: string;
  /** The message to the guest, in the guest’s language */
  text: string;
};

export type AssignBody = {
  /** The id of the colleague; null: nobody */
  userId?: string | null;
  /** The department responsible */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
};

export type Attachment = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The kind */
  kind: "image" | "audio" | "document";
  /** The media type detected from the content, such as image/jpeg */
  type: string;
  /** The file’s name */
  name: string;
  /** The size in bytes */
  bytes: number;
  /** The width in pixels */
  width?: number;
  /** The height in pixels */
  height?: number;
  /** coming: the file is being fetched from the platform; gone: the platform no longer has the file */
  state: "here" | "coming" | "gone";
};

export type AuditEntriesPage = {
  /** The entries of this page */
  items: AuditEntry[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type AuditEntry = {
  /** The number of the room or record */
  number: number;
  /** The time (ISO 8601, UTC) */
  at: string;
  /** The user, key, guest or system that performed the action */
  actor: string;
  /** The current name of the actor; null: the actor no longer exists */
  actorName: string | null;
  /** The action */
  action: string;
  /** The object of the action */
  subject: string;
  /** The current name of the subject; null: not known */
  subjectName: string | null;
  /** The property’s id */
  propertyId: string | null;
  /** The changes */
  detail: Record<string, unknown>;
  /** The network address of the caller; null: no external caller */
  address: string | null;
  /** The hash that links this entry to the one before */
  hash: string;
};

export type AuditVerdict = {
  /** Whether a roll-back of the whole machine would be detected. beside: no, the anchors are rolled back with it. silent: the witness does not respond */
  anchors: "apart" | "beside" | "silent";
  /** Whether the log is complete and unchanged */
  whole: boolean;
  /** The number of the account’s entries */
  rows: number;
  /** The number of the first invalid entry */
  firstFault?: number;
};

export type AvailabilityPage = {
  /** The entries of this page */
  items: ({
    /** The slug of the room type */
    roomType: string;
    /** The name of the room type */
    name: string;
    /** The number of rooms free in every night */
    left: number;
    /** The largest number of persons; null: not known */
    total: number | null;
    /** The price of each night */
    perNight: ({
      /** The date at the property, YYYY-MM-DD */
      date: string;
      /** In the cheapest plan that allows the whole stay; null: not told */
      price: {
        /** The amount, as a decimal */
        amount: string;
        /** The currency (ISO 4217) */
        currency: string;
      } | null;
    })[];
    /** The cancellation terms, in the hotel’s words; null: none */
    cancellation: string | null;
    /** The address of the hotel’s booking page (https only) */
    bookingUrl: string | null;
  })[];
  /** The time at which the data was last received */
  asOf: string | null;
  /** The source: the PMS or the channel manager */
  source: string;
};

export type Backup = {
  /** The name of the file in DATA_DIR/backups */
  name: string;
  /** The size in bytes */
  bytes: number;
  /** The time (ISO 8601, UTC) */
  at: string;
};

export type BackupsPage = {
  /** The entries of this page */
  items: Backup[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type CannedRepliesPage = {
  /** The entries of this page */
  items: CannedReply[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type CannedReply = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The name by which staff find the reply */
  name: string;
  /** The text, by language */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The text */
    text: string;
  }[];
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type CannedReplyBody = {
  /** The name by which staff find the reply; unique in the property */
  name: string;
  /** The text by language; it may contain {guest}, {room}, {checkIn}, {checkOut}, {property}, {colleague}, which the desk replaces */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The text */
    text: string;
  }[];
};

export type Card = ({
  /** The type */
  type: "offer";
  /** The name of the extra */
  name: string;
  /** The total price for this guest; null: free */
  price: {
    /** A decimal, such as 45.00 */
    amount: string;
    /** ISO 4217 */
    currency: string;
  } | null;
  /** The state */
  state: "offered" | "requested" | "booked";
}) | ({
  /** The type */
  type: "booking";
  /** The date of arrival, YYYY-MM-DD */
  arrival?: string;
  /** The date of departure, YYYY-MM-DD */
  departure?: string;
  /** The room types available on these dates */
  rooms: ({
    /** The name of the room type */
    name: string;
    /** The price of one room for all nights */
    price: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
  })[];
  /** The booking page, with the dates in the address */
  url?: string;
}) | {
  /** The type */
  type: "place";
  /** The name of the hotel */
  name: string;
  /** The postal address */
  address: string;
  /** In degrees; absent: not known */
  latitude?: number;
  /** In degrees; absent: not known */
  longitude?: number;
} | {
  /** The type */
  type: "hours";
  /** The days that share the same hours */
  rows: {
    /** The days with these hours: 1 is Monday, 7 is Sunday */
    days: number[];
    /** The opening periods; empty: closed */
    spans: {
      /** HH:MM in the property’s time zone */
      from: string;
      /** HH:MM in the property’s time zone */
      until: string;
    }[];
    /** Whether it is open 24 hours a day */
    roundClock: boolean;
  }[];
} | ({
  /** The type */
  type: "menu";
  /** The entries of this page */
  items: ({
    /** The name of the item */
    name: string;
    /** The price; null: free or not known */
    price: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** The unit of the price */
    unit: "stay" | "night" | "person" | "person_night" | "piece";
  })[];
}) | {
  /** The type */
  type: "contact";
  /** The name of the hotel */
  name: string;
  /** The phone number in international format (E.164) */
  phone?: string;
  /** The time at which staff are available again */
  opensAt?: string;
} | ({
  /** The type */
  type: "form";
  /** The fields to fill in, in order */
  fields: ("bookingNumber" | "code" | "lastName" | "arrival" | "departure" | "date" | "time" | "quantity" | "nights" | "room")[];
  /** The quick reply id to send with the values */
  choice?: string;
}) | ({
  /** The type */
  type: "list";
  /** The arrangement: a vertical list or a carousel */
  layout: "rows" | "carousel";
  /** The entries of this page */
  items: ({
    /** The title of the item */
    title: string;
    /** Further information */
    text?: string;
    /** The price; null: free or not known */
    price?: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** The address it opens */
    url?: string;
  })[];
});

export type CardInput = ({
  /** The type */
  type: "offer";
  /** The name of the extra */
  name: string;
  /** The total price for this guest; null: free */
  price: {
    /** A decimal, such as 45.00 */
    amount: string;
    /** ISO 4217 */
    currency: string;
  } | null;
  /** The state */
  state: "offered" | "requested" | "booked";
}) | ({
  /** The type */
  type: "booking";
  /** The date of arrival, YYYY-MM-DD */
  arrival?: string;
  /** The date of departure, YYYY-MM-DD */
  departure?: string;
  /** The room types available on these dates */
  rooms: ({
    /** The name of the room type */
    name: string;
    /** The price of one room for all nights */
    price: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
  })[];
  /** The booking page, with the dates in the address */
  url?: string;
}) | {
  /** The type */
  type: "place";
  /** The name of the hotel */
  name: string;
  /** The postal address */
  address: string;
  /** In degrees; absent: not known */
  latitude?: number;
  /** In degrees; absent: not known */
  longitude?: number;
} | {
  /** The type */
  type: "hours";
  /** The days that share the same hours */
  rows: {
    /** The days with these hours: 1 is Monday, 7 is Sunday */
    days: number[];
    /** The opening periods; empty: closed */
    spans: {
      /** HH:MM in the property’s time zone */
      from: string;
      /** HH:MM in the property’s time zone */
      until: string;
    }[];
    /** Whether it is open 24 hours a day */
    roundClock: boolean;
  }[];
} | ({
  /** The type */
  type: "menu";
  /** The entries of this page */
  items: ({
    /** The name of the item */
    name: string;
    /** The price; null: free or not known */
    price: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** The unit of the price */
    unit: "stay" | "night" | "person" | "person_night" | "piece";
  })[];
}) | {
  /** The type */
  type: "contact";
  /** The name of the hotel */
  name: string;
  /** The phone number in international format (E.164) */
  phone?: string;
  /** The time at which staff are available again */
  opensAt?: string;
} | ({
  /** The type */
  type: "form";
  /** The fields to fill in, in order */
  fields: ("bookingNumber" | "code" | "lastName" | "arrival" | "departure" | "date" | "time" | "quantity" | "nights" | "room")[];
  /** The quick reply id to send with the values */
  choice?: string;
}) | ({
  /** The type */
  type: "list";
  /** The arrangement: a vertical list or a carousel */
  layout: "rows" | "carousel";
  /** The entries of this page */
  items: ({
    /** The title of the item */
    title: string;
    /** Further information */
    text?: string;
    /** The price; null: free or not known */
    price?: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** The address it opens */
    url?: string;
  })[];
});

export type Channel = {
  /** The channel */
  channel: "widget" | "whatsapp" | "sms" | "email" | "portal";
  /** Whether it is connected */
  connected: boolean;
  /** Whether guests of the channel are answered */
  active: boolean;
  /** The time (ISO 8601, UTC): last message at */
  lastMessageAt: string | null;
  /** Whether the connection works */
  health: "ok" | "failing" | "not_connected";
  /** Information from the platform about the account */
  detail: Record<string, string>;
  /** The last error; null: none */
  lastError: {
    /** A stable code for programs */
    code: string;
    /** The message */
    message: string;
    /** The time (ISO 8601, UTC) */
    at: string;
  } | null;
  /** The time at which the platform last accepted a message */
  lastSentAt: string | null;
  /** The platform’s notices about the account, newest first */
  notices: ChannelNotice[];
  /** The supported functions */
  capabilities: ChannelCapabilities;
  /** The address to enter at the other system for its webhooks; null: none */
  webhookUrl: string | null;
  /** Whether the channel can be tried with a simulated platform of this server */
  demo: boolean;
  /** The page on which you write as a guest of the simulated platform; null: the platform is not simulated */
  playUrl: string | null;
};

export type ChannelCapabilities = {
  /** The maximum length of a message in characters; a longer text is split between sentences */
  textLength: number;
  /** The largest number of quick replies sent as buttons; null: no buttons */
  buttons: {
    /** The number */
    count: number;
    /** The length in characters */
    labelLength: number;
  } | null;
  /** The largest number of quick replies sent as a list; null: no list. Others are sent as numbered lines */
  list: {
    /** The number */
    count: number;
    /** The length in characters */
    labelLength: number;
  } | null;
  /** link: the channel cannot carry files, so the guest receives a link */
  files: "sent" | "link" | "none";
  /** Whether messages outside the reply window need a template */
  templates: boolean;
  /** The hours after a guest’s message in which free text may be sent; null: no limit */
  windowHours: number | null;
  /** The last delivery state that the channel reports */
  receipts: "none" | "delivered" | "read";
  /** Whether the channel shows a typing indicator */
  typing: boolean;
  /** The unit that the platform charges for */
  cost: "none" | "message" | "segment";
};

export type ChannelConnected = {
  /** The channel */
  channel: "widget" | "whatsapp" | "sms" | "email" | "portal";
  /** Whether it is connected */
  connected: true;
  /** The webhook address to enter at the platform; absent: the platform makes no calls */
  webhookUrl?: string;
  /** The secret that signs the platform’s calls; returned once */
  secret?: string;
  /** The verify token to enter at the platform, if it verifies the address */
  verifyToken?: string;
  /** The address for delivery reports; each message states it */
  statusUrl?: string;
  /** Information from the platform about the account */
  detail: Record<string, string>;
  /** The codes of functions that work only in part */
  warnings: string[];
};

export type ChannelManagerBookingsPage = {
  /** The entries of this page */
  items: ({
    /** The booking’s id at the channel manager */
    id: string;
    /** The number of the room in the booking, counted from 1 */
    room: number;
    /** The booking site */
    otaName: string;
    /** The booking number at the booking site; null: none */
    otaReference: string | null;
    /** The state */
    state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
    /** The date of check-in; null if the guest was erased */
    checkIn: string | null;
    /** The time or date of check-out */
    checkOut: string | null;
    /** The slug of the room type */
    roomType: string | null;
    /** The guest’s name */
    guestName: string;
    /** The id of the reservation */
    reservationId: string | null;
    /** The confirmation number in ServiceChat */
    confirmationNumber: string | null;
    /** Whether the PMS also has the booking; if so, the PMS’s data is used */
    inPms: boolean;
    /** The time (ISO 8601, UTC): updated at */
    updatedAt: string;
  })[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type ChannelManagerLogsPage = {
  /** The entries of this page */
  items: PmsLogLine[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type ChannelManagerProvidersPage = {
  /** The entries of this page */
  items: ({
    /** The id of the PMS provider */
    provider: "channex" | "siteminder" | "beds24" | "cloudbeds" | "custom";
    /** The name of the channel manager */
    name: string;
    /** The credentials; stored encrypted, never returned */
    credentials: Credential[];
    /** The supported functions */
    capabilities: {
      /** push: the channel manager sends its bookings; pull: ServiceChat polls it, and it may send notices */
      delivery: "push" | "pull";
      /** The authentication method of the channel manager’s calls */
      proof: "standard-webhooks" | "ws-security" | "secret";
      /** Whether this server’s address is entered at the channel manager by hand or automatically */
      addressEntered: "by_hand" | "by_itself";
      /** The polling interval in milliseconds; null: no polling */
      pollMs: number | null;
      /** The kinds of data the channel manager provides */
      gives: ("reservations" | "roomTypes" | "availability" | "rates")[];
    };
    /** Whether POST …/demo can connect the sample hotel to a simulated one */
    demo: boolean;
  })[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type ChannelManagerSyncsPage = {
  /** The entries of this page */
  items: PmsSync[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type ChannelNotice = {
  /** The kind of notice, such as quality, account, template, undelivered, unreadable_call */
  code: string;
  /** The subject, such as a template’s name; empty if the kind has a single subject */
  subject: string;
  /** The severity, or the extent of access */
  level: "info" | "warning" | "error";
  /** The text for staff, in English: the problem and its solution */
  message: string;
  /** The number of times the notice was received */
  count: number;
  /** The time the notice was first received */
  since: string;
  /** The time the notice was last received */
  at: string;
};

export type ChannelPlayed = {
  /** The channel */
  channel: "widget" | "whatsapp" | "sms" | "email" | "portal";
  /** The page on which you write as a guest of the simulated platform */
  playUrl: string;
};

export type ChannelTemplate = {
  /** The name of the template at the platform */
  name: string;
  /** A language (BCP 47) */
  language: string;
  /** The platform’s category of the template */
  category: string;
  /** The text of the template; {{1}}, {{2}} are placeholders */
  body: string;
  /** The placeholders, in order */
  variables: string[];
  /** approved: it can be sent; not_supported: approved by the platform, but its header or buttons have placeholders that this API does not fill */
  status: string;
};

export type ChannelTest = {
  /** Whether the check passed */
  ok: boolean;
  /** The checks and their results */
  checks: {
    /** The name of the check */
    name: string;
    /** Whether the check passed */
    ok: boolean;
    /** The details, in words for people */
    detail: string;
  }[];
};

export type ChannelsPage = {
  /** The entries of this page */
  items: Channel[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type ChatConfig = {
  /** The property */
  property: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The display name */
    name: string;
    /** Languages (BCP 47) */
    languages: string[];
    /** Whether a colleague is online */
    online: boolean;
    /** The time (ISO 8601, UTC): opens at */
    opensAt?: string;
    /** The first message */
    greeting: string;
    /** Whether guests must give consent before they write */
    consentRequired: boolean;
    /** The phone number in international format (E.164) */
    phone?: string;
    /** The accent colour, as #rrggbb */
    accent?: string;
    /** Whether guests are answered at once */
    repliesAtOnce?: boolean;
    /** The address of a picture; null: none */
    avatar?: string;
    /** The other ways to continue the conversation */
    carryOn?: ("email" | "whatsapp")[];
    /** Whether guests can have a transcript sent by e-mail */
    mailsTranscript?: true;
    /** The appearance of the chat */
    look?: GuestLook;
    /** The IANA time zone */
    timezone: string;
  };
  /** Whether it is active */
  active: boolean;
};

export type ChatHelp = {
  /** The entries of this page */
  items: {
    /** A question in a guest’s words */
    question: string;
    /** The hotel’s answer */
    answer: string;
    /** A language (BCP 47) */
    language: string;
  }[];
};

export type ChatLookNow = {
  /** False: the chat is switched off and must not be shown */
  active: boolean;
  /** The accent colour, as #rrggbb */
  accent?: string;
  /** The appearance of the chat */
  look?: {
    /** The colour scheme: light, dark, or that of the guest’s device */
    theme: "light" | "dark" | "auto";
    /** The corner of the page in which the launcher is shown */
    corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
    /** The radius in pixels */
    radius: number;
    /** Version of the proactive messages; changes when they change. Absent if there are none */
    lines?: string;
  };
};

export type CloseBookingsBody = {
  /** The id of the reservation; absent: all reservations */
  reservationId?: string;
};

export type ConnectEmailBody = {
  /** The house’s address: guests write to it and are answered from it */
  address: string;
  /** Who mails are from; left out: the house’s name */
  name?: string;
  /** Where its mailbox is read; this or inbound */
  imap?: {
    /** Where the house’s mail is read */
    host: string;
    /** Left out: 993 */
    port?: number;
    /** Who signs in there; often the address itself */
    user: string;
    /** Their password; many providers ask for one that is made for programs */
    password: string;
  };
  /** Its mails are posted to this server instead */
  inbound?: "webhook";
};

export type ConnectWhatsAppBody = {
  /** The WhatsApp Business Account’s id */
  businessId: string;
  /** The hotel’s number there */
  phoneNumber: string;
  /** A token of a system user with whatsapp_business_messaging and …_management */
  apiKey: string;
  /** Of the Meta app; without it no call of the platform can be believed */
  appSecret?: string;
  /** What Meta is to send back when it verifies the address; left out: made here */
  verifyToken?: string;
  /** Left out: found by the number */
  phoneNumberId?: string;
  /** Without a version; left out: Meta’s own */
  baseUrl?: string;
  /** The version */
  version?: string;
};

export type Conversation = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The channel on which the guest writes */
  channel: "widget" | "whatsapp" | "sms" | "email" | "portal";
  /** The state of the conversation */
  state: "open" | "waiting" | "staffed" | "resolved";
  /** The mode of operation */
  mode: "ai" | "assisted" | "staff";
  /** The guest, with the fields that are known */
  guest: {
    /** The id: opaque; ids sort by creation time */
    id: string | null;
    /** The guest’s name */
    name: string | null;
  };
  /** A language (BCP 47) */
  language: string | null;
  /** The colleague to whom it is assigned; null: nobody */
  assignee: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The colleague’s name */
    name: string;
  } | null;
  /** The department responsible */
  department: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management") | null;
  /** The newest message */
  lastMessage: ({
    /** The author */
    author: "guest" | "ai" | "staff" | "system";
    /** The text */
    text: string;
    /** The time (ISO 8601, UTC) */
    at: string;
    /** The kind of the message’s first file */
    attachment?: "image" | "audio" | "document";
  }) | null;
  /** The guest’s last message, if the guest waits for staff; else null */
  waitingFor: ({
    /** The text */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** The time (ISO 8601, UTC) */
    at: string;
    /** The kind of the message’s first file */
    attachment?: "image" | "audio" | "document";
  }) | null;
  /** The emergency reported by the guest; null: none */
  emergency: ({
    /** The kind of danger */
    danger: "fire" | "medical" | "security";
    /** The room number */
    room: string | null;
    /** Whether it is a practice alarm */
    rehearsal: boolean;
    /** The guest’s message */
    words: {
      /** The text */
      text: string;
      /** A language (BCP 47) */
      language: string;
    } | null;
    /** The time (ISO 8601, UTC) */
    at: string;
    /** The colleague who acknowledged it; null: nobody yet */
    acknowledgedBy: {
      /** The id: opaque; ids sort by creation time */
      id: string;
      /** The colleague’s name */
      name: string;
    } | null;
    /** The time (ISO 8601, UTC): acknowledged at */
    acknowledgedAt: string | null;
  }) | null;
  /** The intents of the guest’s newest message */
  matter: string[];
  /** The guest’s room number; null: not known */
  room: string | null;
  /** The reason for which the guest waits for staff; null: the guest does not wait */
  waitingWhy: ("asked_for_human" | "complaint" | "emergency" | "no_answer" | "repeated_misunderstanding" | "policy" | "plan_limit" | "manual_mode" | "needs_booking" | "unreadable" | "draft_discarded" | "staff_idle" | "forwarded" | "merged") | null;
  /** The ids of the labels */
  labels: string[];
  /** The priority */
  priority: "low" | "normal" | "high" | "urgent";
  /** The time until which the conversation is snoozed; null: it is not snoozed */
  snoozedUntil: string | null;
  /** The earliest due time of its unfinished tasks; null: no such task */
  dueAt: string | null;
  /** The last time the guest asked again about one of its unfinished tasks; null: never */
  askedAgainAt: string | null;
  /** The number of the guest’s messages that the caller has not read and no person has answered; for an API key: that nobody has read */
  unread: number;
  /** The id of the conversation into which this one was merged; null: it was not merged */
  mergedInto: string | null;
  /** The conversations merged into this one */
  merged: ({
    /** The conversation’s id */
    id: string;
    /** The channel */
    channel: "widget" | "whatsapp" | "sms" | "email" | "portal";
  })[];
  /** The time at which the guest was blocked; null: not blocked */
  blockedAt: string | null;
  /** The guest’s rating */
  rating: ({
    /** The score, from 1 (worst) to 5 (best) */
    score: number;
    /** The guest’s comment */
    comment: string | null;
  }) | null;
  /** The page on which the guest writes */
  page: string | null;
  /** The guest’s address on the channel; in the web chat the e-mail address left for replies; else null */
  address: string | null;
  /** The time until which free text may be sent; afterwards only templates. null: no limit */
  windowUntil: string | null;
  /** Whether the guest has opted out of messages on this channel */
  optedOut: boolean;
  /** A counter that increases whenever a booking is opened or closed to the conversation */
  access: number;
  /** The time since which the conversation has waited for staff; null: it does not wait */
  waitingSince: string | null;
  /** The assistant’s question that the guest has not yet answered */
  openQuestion: {
    /** The topic */
    about: string;
    /** The information that is asked for */
    asks: string;
  } | null;
  /** Further state of the assistant */
  dialogue: {
    /** The current topic, and the time until which a question without a subject refers to it */
    topic: {
      /** The topic */
      about: string;
      /** The end of the period (ISO 8601, UTC) */
      until: string;
    } | null;
    /** The questions to be asked next */
    waiting: {
      /** The topic */
      about: string;
      /** The information that is asked for */
      asks: string;
    }[];
    /** The guest’s requests that can still be changed or cancelled, newest first */
    requests: ({
      /** The topic */
      about: string;
      /** The task’s id */
      taskId: string | null;
    })[];
  };
  /** The match of the search; null if the match was in the guest’s name */
  match?: ({
    /** The id of the message */
    messageId: string;
    /** The author */
    author: "guest" | "ai" | "staff" | "system";
    /** A language (BCP 47) */
    language: string;
    /** The time (ISO 8601, UTC) */
    at: string;
    /** An excerpt of the message around the match */
    text: string;
    /** The positions of the matches in the excerpt, in UTF-16 code units */
    marks: [number, number][];
  }) | null;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type ConversationAction = {
  /** The action */
  do: "reply";
  /** The text by language: the guest’s language is used, else English, else the first. It may contain {guest}, {room}, {checkIn}, {checkOut}, {property}, {colleague}, replaced by known values */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The text */
    text: string;
  }[];
} | {
  /** The action */
  do: "saved_reply";
  /** The id of a canned reply */
  reply: string;
} | {
  /** The action */
  do: "add_label";
  /** A label’s id */
  label: string;
} | {
  /** The action */
  do: "remove_label";
  /** A label’s id */
  label: string;
} | ({
  /** The action */
  do: "priority";
  /** The priority */
  priority: "low" | "normal" | "high" | "urgent";
}) | ({
  /** The action */
  do: "assign";
  /** A colleague’s id, `me` for the caller, null for nobody */
  to: string | null;
}) | ({
  /** The action */
  do: "department";
  /** The department responsible */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
}) | ({
  /** The action */
  do: "snooze_until";
  /** The time until which the conversation is snoozed; null: end the snooze */
  until: string | null;
}) | {
  /** The action */
  do: "snooze_for";
  /** The duration in minutes */
  minutes: number;
} | {
  /** The action */
  do: "snooze_to";
  /** The next occurrence of this time of day at the property */
  time: string;
} | ({
  /** The action */
  do: "task";
  /** The department responsible */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A short title */
  title: string;
  /** The priority */
  priority: "low" | "normal" | "high" | "urgent";
}) | {
  /** The action */
  do: "resolve";
} | {
  /** The action */
  do: "reopen";
};

export type ConversationActionInput = {
  /** The action */
  do: "reply";
  /** The text by language: the guest’s language is used, else English, else the first. It may contain {guest}, {room}, {checkIn}, {checkOut}, {property}, {colleague}, replaced by known values */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The text */
    text: string;
  }[];
} | {
  /** The action */
  do: "saved_reply";
  /** The id of a canned reply */
  reply: string;
} | {
  /** The action */
  do: "add_label";
  /** A label’s id */
  label: string;
} | {
  /** The action */
  do: "remove_label";
  /** A label’s id */
  label: string;
} | ({
  /** The action */
  do: "priority";
  /** The priority */
  priority: "low" | "normal" | "high" | "urgent";
}) | ({
  /** The action */
  do: "assign";
  /** A colleague’s id, `me` for the caller, null for nobody */
  to: string | null;
}) | ({
  /** The action */
  do: "department";
  /** The department responsible */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
}) | ({
  /** The action */
  do: "snooze_until";
  /** The time until which the conversation is snoozed; null: end the snooze */
  until: string | null;
}) | {
  /** The action */
  do: "snooze_for";
  /** The duration in minutes */
  minutes: number;
} | {
  /** The action */
  do: "snooze_to";
  /** The next occurrence of this time of day at the property */
  time: string;
} | ({
  /** The action */
  do: "task";
  /** The department responsible */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A short title */
  title: string;
  /** The priority */
  priority?: "low" | "normal" | "high" | "urgent";
}) | {
  /** The action */
  do: "resolve";
} | {
  /** The action */
  do: "reopen";
};

export type ConversationCounts = {
  /** Whether it is active */
  active: number;
  /** The number of conversations that wait for staff */
  waiting: number;
  /** The number of unresolved conversations assigned to the caller */
  mine: number;
  /** The number of open entries */
  open: number;
  /** The number of conversations that a colleague has taken over */
  staffed: number;
  /** The number of resolved conversations */
  resolved: number;
  /** The number of unresolved snoozed conversations; the other numbers leave them out */
  snoozed: number;
  /** The number of unresolved conversations with messages that the caller has not read */
  unread: number;
};

export type ConversationDecisionsPage = {
  /** The entries of this page */
  items: StoredDecision[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type ConversationGuest = {
  /** The guest, with the fields that are known */
  guest: Guest | null;
  /** The reservations, or their number */
  reservations: ({
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The guest’s id */
    guestId: string;
    /** The confirmation number of the booking */
    confirmationNumber: string;
    /** The booking number at the booking site; null: none */
    channelReference: string | null;
    /** The state */
    state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
    /** The time or date of check-in */
    checkIn: string;
    /** The time or date of check-out */
    checkOut: string;
    /** The guest’s expected time of arrival, HH:MM; null: not known */
    arrivalTime: string | null;
    /** The slug of the room type */
    roomType: string;
    /** The room number */
    room: string | null;
    /** The number of adults */
    adults: number;
    /** The number of children */
    children: number;
    /** The rate plan */
    ratePlan: string;
    /** The services included */
    inclusions: string[];
    /** The amount still to be paid */
    balance: {
      /** The amount, as a decimal */
      amount: string;
      /** The currency (ISO 4217) */
      currency: string;
    } | null;
    /** The total price of the stay, paid or not; null: the PMS does not provide it */
    total: {
      /** The amount, as a decimal */
      amount: string;
      /** The currency (ISO 4217) */
      currency: string;
    } | null;
    /** Notes for colleagues */
    notes: string;
    /** The id in the PMS; null: the record is not from the PMS */
    externalId: string | null;
    /** The time (ISO 8601, UTC): created at */
    createdAt: string;
    /** The time (ISO 8601, UTC): updated at */
    updatedAt: string;
    /** The reason for the conversation’s access; null: only staff have access */
    grant: ({
      /** The extent of the access */
      level: "channel" | "details" | "booking" | "signed" | "staff";
      /** The reason */
      reason: string;
    }) | null;
  })[];
  /** The total of the guest’s stays, one amount per currency: from the PMS, or else from sales in the chat */
  spend: {
    /** The amount, as a decimal */
    amount: string;
    /** The currency (ISO 4217) */
    currency: string;
  }[];
  /** The guest’s preferences */
  preferences: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The kind of preference */
    kind: string;
    /** The quoted sentence */
    quote: string;
    /** A language (BCP 47) */
    language: string;
    /** The state of the preference */
    state: string;
    /** The time (ISO 8601, UTC) */
    at: string;
  }[];
  /** The guest’s preferences in the PMS, in the PMS’s words */
  pmsPreferences: string[];
  /** The conversations, or their number */
  conversations: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The channel on which the guest writes */
    channel: string;
    /** The state of the conversation */
    state: string;
    /** The time (ISO 8601, UTC): updated at */
    updatedAt: string;
    /** The text of the newest message */
    lastText: string;
  }[];
};

export type ConversationLink = {
  /** The link, usable once. It gives access to the guest’s session, so do not share it */
  url: string;
  /** The address as a QR code, an SVG document */
  qr: string;
  /** The time (ISO 8601, UTC): expires at */
  expiresAt: string;
};

export type ConversationsPage = {
  /** The entries of this page */
  items: Conversation[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type CreateChannelManagerConnectAnswer = {
  /** The id of the PMS provider */
  provider: "channex" | "siteminder" | "beds24" | "cloudbeds" | "custom";
  /** Whether it is connected */
  connected: true;
  /** The property */
  property: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The display name */
    name: string;
  };
  /** The supported functions */
  capabilities: {
    /** push: the channel manager sends its bookings; pull: ServiceChat polls it, and it may send notices */
    delivery: "push" | "pull";
    /** The authentication method of the channel manager’s calls */
    proof: "standard-webhooks" | "ws-security" | "secret";
    /** Whether this server’s address is entered at the channel manager by hand or automatically */
    addressEntered: "by_hand" | "by_itself";
    /** The polling interval in milliseconds; null: no polling */
    pollMs: number | null;
    /** The kinds of data the channel manager provides */
    gives: ("reservations" | "roomTypes" | "availability" | "rates")[];
  };
  /** The time (ISO 8601, UTC): checked at */
  checkedAt: string;
  /** The given credentials that are not used */
  warnings: {
    /** A stable code for programs */
    code: "credential_ignored";
    /** The text of the warning */
    detail: string;
  }[];
  /** The webhook address; enter it unchanged at the channel manager if addressEntered is by_hand */
  webhookUrl: string;
  /** The address for all hotels, if the vendor supports only one; else null */
  globalUrl: string | null;
  /** The secret that signs calls (Standard Webhooks); returned once */
  secret: string | null;
  /** The user name of the calls (WS-Security) */
  user: string | null;
  /** The password of the calls (WS-Security); returned once */
  password: string | null;
};

export type CreateChannelManagerConnectBody = {
  /** A provider’s id from GET /api/integrations/channel-manager/providers */
  provider: string;
  /** The credentials; stored encrypted, never returned */
  credentials: CredentialsGivenInput;
};

export type CreateChannelManagerDemoBody = {
  /** The id of the PMS provider */
  provider: string;
};

export type CreateChannelManagerSyncBody = Record<string, never>;

export type CreateGuestBody = {
  /** First name */
  firstName?: string;
  /** Last name */
  lastName?: string;
  /** The e-mail address */
  email?: string;
  /** The phone number in international format (E.164) */
  phone?: string;
  /** A language (BCP 47) */
  language?: string | null;
  /** Notes for colleagues */
  notes?: string;
  /** The id in the PMS; null: the record is not from the PMS */
  externalId?: string | null;
};

export type CreateKeyBody = {
  /** The purpose of the key */
  name: string;
  /** The scopes of the key */
  scopes: ("account:read" | "account:write" | "property:read" | "property:write" | "conversations:read" | "conversations:write" | "tasks:read" | "tasks:write" | "guests:read" | "guests:write" | "guests:erase" | "staff:read" | "staff:invite" | "staff:write" | "keys:read" | "keys:write" | "audit:read")[];
  /** The property to which the key is restricted */
  propertyId?: string;
  /** The time of expiry; null or absent: none */
  expiresAt?: string | null;
};

export type CreateKnowledgeFactAnswer = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The attribute, from the catalogue */
  attribute: string;
  /** The value */
  value: ({
    /** The type of value */
    type: "presence";
    /** The value */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** The type of value */
    type: "hours";
    /** The opening times */
    rules: ({
      /** The days of the week: 1 is Monday, 7 is Sunday */
      days: {
        /** The days of the week: 1 is Monday, 7 is Sunday */
        days: number[];
        /** The days with different hours */
        holidays: boolean;
      } | null;
      /** The part of the year in which it applies */
      season: (({
        /** The display name */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
      /** The opening periods; empty: closed */
      spans: ({
        /** The start, HH:MM in the property’s time zone */
        from: string | null;
        /** The end, HH:MM in the property’s time zone */
        until: string | null;
      })[];
      /** Whether it is open 24 hours a day */
      roundClock: boolean;
    })[];
  }) | ({
    /** The type of value */
    type: "price";
    /** The prices, by person and time */
    tiers: ({
      /** The price */
      cost: {
        /** The amount in the smallest unit of the currency */
        amountMinor: number;
        /** The currency (ISO 4217) */
        currency: string;
        /** Whether this is the lowest of several prices */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** The unit of the price */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** The persons to whom it applies */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** The range of ages */
      ages: ({
        /** The minimum */
        min: number | null;
        /** The maximum */
        max: number | null;
      }) | null;
      /** The days of the week: 1 is Monday, 7 is Sunday */
      days: {
        /** The days of the week: 1 is Monday, 7 is Sunday */
        days: number[];
        /** The days with different hours */
        holidays: boolean;
      } | null;
      /** The part of the year in which it applies */
      season: (({
        /** The display name */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** The type of value */
    type: "limit";
    /** Whether the value is a minimum or a maximum */
    bound: "most" | "least";
    /** The value */
    value: number;
    /** The unit of the price */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** The type of value */
    type: "distance";
    /** The value */
    value: number;
    /** The unit of the price */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** The method */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** The type of value */
    type: "list";
    /** The entries of this page */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** The name, by language */
    names: string[];
  }) | {
    /** The type of value */
    type: "credential";
    /** The word */
    word: string;
  } | {
    /** The type of value */
    type: "contact";
    /** The phone number in international format (E.164) */
    phone: string;
  } | ({
    /** The type of value */
    type: "place";
    /** The location */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** The type of value */
    type: "text";
    /** The text */
    text: string;
  };
  /** The conditions */
  conditions: ({
    /** Whether booking is needed, and how to book */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** The exceptions */
  exceptions: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** The status */
  status: "read" | "confirmed" | "corrected" | "rejected";
  /** The source */
  source: {
    /** The type of source */
    type: "faq" | "training" | "page" | "pms" | "owner";
    /** The id of the entry, or the address of the page */
    id: string;
    /** The question of the entry; empty if it has none */
    label: string;
    /** The source sentence of the fact */
    quote: string;
    /** A language (BCP 47) */
    language: string;
    /** Whether the source still contains the fact */
    state: "current" | "changed" | "gone";
  };
  /** The fact, worded as guests read it */
  said: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type CreateKnowledgeFactBody = {
  /** The attribute, from the catalogue */
  attribute: string;
  /** The value */
  value: ({
    /** The type of value */
    type: "presence";
    /** The value */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** The type of value */
    type: "hours";
    /** The opening times */
    rules: ({
      /** The days of the week: 1 is Monday, 7 is Sunday */
      days: {
        /** The days of the week: 1 is Monday, 7 is Sunday */
        days: number[];
        /** The days with different hours */
        holidays: boolean;
      } | null;
      /** The part of the year in which it applies */
      season: (({
        /** The display name */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
      /** The opening periods; empty: closed */
      spans: ({
        /** The start, HH:MM in the property’s time zone */
        from: string | null;
        /** The end, HH:MM in the property’s time zone */
        until: string | null;
      })[];
      /** Whether it is open 24 hours a day */
      roundClock: boolean;
    })[];
  }) | ({
    /** The type of value */
    type: "price";
    /** The prices, by person and time */
    tiers: ({
      /** The price */
      cost: {
        /** The amount in the smallest unit of the currency */
        amountMinor: number;
        /** The currency (ISO 4217) */
        currency: string;
        /** Whether this is the lowest of several prices */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** The unit of the price */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** The persons to whom it applies */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** The range of ages */
      ages: ({
        /** The minimum */
        min: number | null;
        /** The maximum */
        max: number | null;
      }) | null;
      /** The days of the week: 1 is Monday, 7 is Sunday */
      days: {
        /** The days of the week: 1 is Monday, 7 is Sunday */
        days: number[];
        /** The days with different hours */
        holidays: boolean;
      } | null;
      /** The part of the year in which it applies */
      season: (({
        /** The display name */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** The type of value */
    type: "limit";
    /** Whether the value is a minimum or a maximum */
    bound: "most" | "least";
    /** The value */
    value: number;
    /** The unit of the price */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** The type of value */
    type: "distance";
    /** The value */
    value: number;
    /** The unit of the price */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** The method */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** The type of value */
    type: "list";
    /** The entries of this page */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** The name, by language */
    names: string[];
  }) | {
    /** The type of value */
    type: "credential";
    /** The word */
    word: string;
  } | {
    /** The type of value */
    type: "contact";
    /** The phone number in international format (E.164) */
    phone: string;
  } | ({
    /** The type of value */
    type: "place";
    /** The location */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** The type of value */
    type: "text";
    /** The text */
    text: string;
  };
  /** The conditions */
  conditions?: ({
    /** Whether booking is needed, and how to book */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** The exceptions */
  exceptions?: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** The address of the web page; absent: the owner entered the fact */
  source?: {
    /** The type of source */
    type: "page";
    /** The id of the entry, or the address of the page */
    id: string;
    /** The quoted sentence */
    quote: string;
    /** A language (BCP 47) */
    language: string;
  };
};

export type CreateKnowledgeTranslationsCsvAnswer = {
  /** The number of entries imported */
  imported: number;
  /** The number of entries left unchanged */
  unchanged: number;
  /** The number of rows without a translation */
  empty: number;
  /** The rejected lines, each with the reason */
  refused: ({
    /** The line number in the file */
    line: number;
    /** The id of the entry on that line */
    id: string;
    /** A language (BCP 47) */
    language: string;
    /** A stable code for programs */
    code: "figures" | "negation" | "names" | "length" | "unknown_text" | "unknown_language" | "same_language";
    /** The details, in words for people */
    detail: string;
  })[];
};

export type CreateKnowledgeTranslationsCsvBody = {
  /** The content of the file */
  content: string;
};

export type CreateKnowledgeTranslationsRunBody = {
  /** Languages (BCP 47) */
  languages: string[];
};

export type CreateLabelAnswer = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The name, unique in the property */
  name: string;
  /** The display colour */
  tone: "grey" | "blue" | "green" | "amber" | "red" | "violet";
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type CreateLabelBody = {
  /** The name, unique in the property */
  name: string;
  /** The display colour */
  tone?: "grey" | "blue" | "green" | "amber" | "red" | "violet";
};

export type CreateLoginPasskeyBody = {
  /** The browser’s WebAuthn response */
  response: {
    /** The passkey’s id from the browser, base64url */
    id: string;
    /** The type */
    type: "public-key";
    /** The browser’s WebAuthn response */
    response: {
      /** The value from the browser, base64url */
      clientDataJSON: string;
      /** The value from the browser, base64url */
      authenticatorData: string;
      /** The value from the browser, base64url */
      signature: string;
      /** The value from the browser, base64url */
      userHandle?: string | null;
    } & Record<string, unknown>;
  } & Record<string, unknown>;
};

export type CreateLookPictureAnswer = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The public address of the picture */
  url: string;
};

export type CreateLookPictureBody = {
  /** The type */
  type: "image/png" | "image/jpeg" | "image/webp";
  /** The picture as base64: PNG, JPEG or WebP, at most 100 kB */
  data: string;
};

export type CreateOfferBody = {
  /** The topic for which a guest can request the extra by name */
  kind: "check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope" | "other";
  /** The name, by language */
  names: {
    /** A language (BCP 47) */
    language: string;
    /** The display name */
    name: string;
  }[];
  /** The price */
  price?: MoneyInput | null;
  /** The unit of the price */
  unit?: "stay" | "night" | "person" | "person_night" | "piece";
  /** The conditions under which the extra is offered */
  rule?: {
    /** The extra is offered when a guest asks about one of these topics */
    topics?: ("check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope")[];
    /** The phase of the stay */
    phase?: "any" | "before" | "during";
    /** The largest number of days before arrival; null: no limit */
    daysBeforeMax?: number | null;
    /** The smallest number of nights; null: no limit */
    nightsMin?: number | null;
    /** The room types, or their number */
    roomTypes?: string[];
    /** The weekdays of arrival: 1 is Monday, 7 is Sunday */
    weekdays?: number[];
  };
  /** The department responsible */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** Whether a colleague must confirm it before a charge */
  onRequest?: boolean;
  /** Whether it is active */
  active?: boolean;
};

export type CreatePasskeyAnswer = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The name given by the owner */
  name: string;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time of last use; null: never used */
  lastUsedAt: string | null;
  /** The recovery codes; only returned with the first second factor, once */
  recoveryCodes?: string[];
};

export type CreatePasskeyBody = {
  /** The name given by the owner */
  name?: string;
  /** The browser’s WebAuthn response */
  response: {
    /** The passkey’s id from the browser, base64url */
    id: string;
    /** The type */
    type: "public-key";
    /** The browser’s WebAuthn response */
    response: {
      /** The value from the browser, base64url */
      clientDataJSON: string;
      /** The value from the browser, base64url */
      attestationObject: string;
      /** The transports by which the browser can reach the passkey */
      transports?: string[];
    } & Record<string, unknown>;
  } & Record<string, unknown>;
};

export type CreatePasskeysOptionAnswer = {
  /** The challenge that the passkey signs, base64url */
  challenge: string;
} & Record<string, unknown>;

export type CreatePropertyBody = {
  /** The display name */
  name: string;
  /** The postal address; of a session or call: the network address */
  address?: string;
  /** The IANA time zone */
  timezone?: string;
  /** Languages (BCP 47) */
  languages?: string[];
  /** The amenities of the hotel */
  amenities?: string[];
  /** The phone number in international format (E.164) */
  phone?: string;
  /** The emergency number for guests in danger; empty: the country’s number */
  emergencyNumber?: string;
  /** The currency of the hotel’s prices (ISO 4217), such as EUR */
  currency?: string;
  /** The booking page, sent to guests who ask for a room; {arrival} and {departure} are replaced by dates (YYYY-MM-DD) */
  bookingUrl?: string;
  /** The latitude and longitude in degrees, shown on channels that have maps; empty: not known */
  coordinates?: string;
  /** The web origins that may embed the widget; empty: any */
  origins?: string[];
  /** The appearance of the widget */
  appearance?: {
    /** The accent colour, as #rrggbb */
    accent?: string;
    /** The value for the script tag’s data-theme */
    theme?: "auto" | "light" | "dark";
    /** The value for the script tag’s data-position */
    position?: "end" | "start";
    /** The value for the script tag’s data-greeting */
    greeting?: string;
  };
};

export type CreateRecoveryCodeAnswer = {
  /** The recovery codes, returned once; each replaces a second factor once */
  recoveryCodes: string[];
};

export type CreateReservationBody = {
  /** The guest’s id */
  guestId: string;
  /** The confirmation number of the booking */
  confirmationNumber: string;
  /** The booking number at the booking site; null: none */
  channelReference?: string | null;
  /** The state */
  state?: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** The time or date of check-in */
  checkIn: string;
  /** The time or date of check-out */
  checkOut: string;
  /** The guest’s expected time of arrival, HH:MM; null: not known */
  arrivalTime?: string | null;
  /** The slug of the room type */
  roomType?: string;
  /** The room number */
  room?: string | null;
  /** The number of adults */
  adults?: number;
  /** The number of children */
  children?: number;
  /** The rate plan */
  ratePlan?: string;
  /** The services included in the rate: topics such as breakfast, or the hotel’s own words */
  inclusions?: string[];
  /** The amount still to be paid */
  balance?: MoneyInput | null;
  /** The total price of the stay, paid or not; null: not known */
  total?: MoneyInput | null;
  /** Notes for colleagues */
  notes?: string;
  /** The id in the PMS; null: the record is not from the PMS */
  externalId?: string | null;
};

export type CreateRoomAnswer = {
  /** The entries of this page */
  items: GetRoomAnswer[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type CreateRoomBody = {
  /** The rooms; none is added if one of them is invalid */
  rooms: ({
    /** The room number on the door */
    number: string;
    /** The hotel’s name for this type of room; may be empty */
    type?: string;
    /** The floor; may be empty */
    floor?: string;
    /** The housekeeping status set by staff; valid until the PMS sends a new one */
    housekeeping?: "clean" | "inspected" | "dirty" | "pickup" | "unknown";
  })[];
};

export type CreateStaffAnswer = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The e-mail address */
  email: string;
  /** The colleague’s name */
  name: string;
  /** The role in the whole account; if `properties` are listed, the highest role among them */
  role: "owner" | "manager" | "agent" | "worker";
  /** The properties to which the user is restricted; null: the whole account */
  properties: Membership[] | null;
  /** The departments of the user */
  departments: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management")[];
  /** Languages (BCP 47) */
  languages: string[];
  /** The user’s working hours */
  duty: WeekHours | null;
  /** Whether it is disabled */
  disabled: boolean;
  /** Whether the user has set a password */
  hasPassword: boolean;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The address at which the user sets a password; it can be used once */
  setupUrl: string;
};

export type CreateStaffBody = {
  /** The e-mail address */
  email: string;
  /** The colleague’s name */
  name: string;
  /** The role in the whole account; absent if `properties` are listed */
  role?: "owner" | "manager" | "agent" | "worker";
  /** The properties to which the user is restricted, with a role at each, which replaces `role`; null: the whole account */
  properties?: MembershipInput[] | null;
  /** The departments of the user */
  departments?: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management")[];
  /** Languages (BCP 47) */
  languages?: string[];
  /** The user’s working hours */
  duty?: WeekHoursInput | null;
};

export type CreateStayAnswer = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The guest’s id */
  guestId: string;
  /** The confirmation number of the booking */
  confirmationNumber: string;
  /** The booking number at the booking site; null: none */
  channelReference: string | null;
  /** The state */
  state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** The time or date of check-in */
  checkIn: string;
  /** The time or date of check-out */
  checkOut: string;
  /** The guest’s expected time of arrival, HH:MM; null: not known */
  arrivalTime: string | null;
  /** The slug of the room type */
  roomType: string;
  /** The room number */
  room: string | null;
  /** The number of adults */
  adults: number;
  /** The number of children */
  children: number;
  /** The rate plan */
  ratePlan: string;
  /** The services included */
  inclusions: string[];
  /** The amount still to be paid */
  balance: {
    /** The amount, as a decimal */
    amount: string;
    /** The currency (ISO 4217) */
    currency: string;
  } | null;
  /** The total price of the stay, paid or not; null: the PMS does not provide it */
  total: {
    /** The amount, as a decimal */
    amount: string;
    /** The currency (ISO 4217) */
    currency: string;
  } | null;
  /** Notes for colleagues */
  notes: string;
  /** The id in the PMS; null: the record is not from the PMS */
  externalId: string | null;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
  /** The guest, with the fields that are known */
  guest: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** First name */
    firstName: string;
    /** Last name */
    lastName: string;
    /** The e-mail address */
    email: string;
    /** The phone number in international format (E.164) */
    phone: string;
    /** A language (BCP 47) */
    language: string | null;
  };
  /** The guest’s unresolved conversations, newest first */
  conversations: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The state of the conversation */
    state: string;
  }[];
  /** The unfinished tasks, next due first */
  tasks: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** A short title */
    title: string;
    /** The time (ISO 8601, UTC): due at */
    dueAt: string;
  }[];
  /** The state of the guest’s details before arrival */
  registration: "open" | "asked" | "told";
  /** `pms`: dates, room and state come from the PMS; `house`: the stay was entered by staff or by a channel manager */
  ledBy: "pms" | "house";
};

export type CreateStayBody = {
  /** The confirmation number of the booking */
  confirmationNumber?: string;
  /** The booking number at the booking site; null: none */
  channelReference?: string | null;
  /** `checked_in`: the guest has already arrived; absent: booked */
  state?: "booked" | "checked_in";
  /** The time or date of check-in */
  checkIn: string;
  /** The time or date of check-out */
  checkOut: string;
  /** The guest’s expected time of arrival, HH:MM; null: not known */
  arrivalTime?: string | null;
  /** The slug of the room type */
  roomType?: string;
  /** The room number */
  room?: string | null;
  /** The number of adults */
  adults?: number;
  /** The number of children */
  children?: number;
  /** The rate plan */
  ratePlan?: string;
  /** Notes for colleagues */
  notes?: string;
  /** The guest; an existing guest with the same name and the same e-mail address or phone is used */
  guest: {
    /** First name */
    firstName?: string;
    /** Last name */
    lastName: string;
    /** The e-mail address */
    email?: string;
    /** The phone number in international format (E.164) */
    phone?: string;
    /** A language (BCP 47) */
    language?: string | null;
  };
};

export type CreateStaysImportAnswer = {
  /** The headings of the table, in order */
  columns: ({
    /** The heading in the table */
    heading: string;
    /** The field; null: the column is not read */
    field: ("lastName" | "firstName" | "checkIn" | "checkOut" | "room" | "roomType" | "confirmationNumber" | "email" | "phone" | "language" | "arrivalTime" | "adults" | "children" | "notes") | null;
  })[];
  /** The days that share the same hours */
  rows: ({
    /** The line number in the file, counted from 1 */
    line: number;
    /** `new`: the booking is stored; `known`: the booking already exists; `faulty`: see `faults` */
    outcome: "new" | "known" | "faulty";
    /** The display name */
    name: string;
    /** The time or date of check-in */
    checkIn: string;
    /** The time or date of check-out */
    checkOut: string;
    /** The room number */
    room: string;
    /** The confirmation number; empty: one is created */
    confirmationNumber: string;
    /** The errors of the line */
    faults: ({
      /** The name of the field */
      field: "lastName" | "firstName" | "checkIn" | "checkOut" | "room" | "roomType" | "confirmationNumber" | "email" | "phone" | "language" | "arrivalTime" | "adults" | "children" | "notes";
      /** A stable code for programs */
      code: "missing" | "not_a_date" | "ambiguous_date" | "out_of_order" | "not_a_time" | "not_a_number" | "not_a_booking_number" | "not_a_language" | "not_an_address" | "not_a_phone" | "too_long" | "twice";
      /** The details, in words for people */
      detail: string;
    })[];
  })[];
  /** The number of bookings stored */
  stored: number;
};

export type CreateStaysImportBody = {
  /** CSV with a header line, separated by commas, semicolons or tabs */
  table: string;
  /** The field of each heading; an absent heading is read if its name matches a field */
  columns?: Record<string, ("lastName" | "firstName" | "checkIn" | "checkOut" | "room" | "roomType" | "confirmationNumber" | "email" | "phone" | "language" | "arrivalTime" | "adults" | "children" | "notes") | null>;
  /** false: the table is only checked, nothing is stored */
  store?: boolean;
};

export type CreateTaskBody = {
  /** The department responsible */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A short title */
  title: string;
  /** The kind of work, by the engine’s name */
  kind?: string;
  /** The conversation’s id */
  conversationId?: string;
  /** Further information on the task */
  detail?: string;
  /** The room number */
  room?: string | null;
  /** The priority */
  priority?: "low" | "normal" | "high" | "urgent";
  /** The time (ISO 8601, UTC): due at */
  dueAt?: string;
  /** The id of the assignee */
  assigneeId?: string | null;
  /** The steps, in order */
  checklist?: {
    /** The text */
    text: string;
    /** Whether the step is done */
    done?: boolean;
  }[];
};

export type CreateTaskCommentAnswer = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The name of the author at the time of writing */
  name: string;
  /** The text */
  text: string;
  /** A picture of the task; null: none */
  attachment: ShownAttachment | null;
  /** The time (ISO 8601, UTC) */
  at: string;
};

export type CreateTaskCommentBody = {
  /** The text */
  text: string;
};

export type CreateTaskRuleAnswer = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** A short title */
  title: string;
  /** Further information on the task */
  detail: string;
  /** The department responsible */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** The room number */
  room: string | null;
  /** The priority */
  priority: "low" | "normal" | "high" | "urgent";
  /** The id of the assignee */
  assigneeId: string | null;
  /** The steps of the task, in order */
  checklist: string[];
  /** The interval of repetition */
  every: "day" | "week" | "month";
  /** The time of day at the property, HH:MM */
  time: string;
  /** The first date at the property */
  firstDay: string;
  /** The date of its next task at the property */
  nextDay: string;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
};

export type CreateTaskRuleBody = {
  /** A short title */
  title: string;
  /** Further information on the task */
  detail?: string;
  /** The department responsible */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** The room number */
  room?: string | null;
  /** The priority */
  priority?: "low" | "normal" | "high" | "urgent";
  /** The id of the assignee */
  assigneeId?: string | null;
  /** The steps */
  checklist?: string[];
  /** The interval of repetition */
  every: "day" | "week" | "month";
  /** The first date at the property */
  firstDay: string;
  /** The due time at the property, HH:MM */
  time: string;
};

export type CreateTotpAnswer = {
  /** The secret in Base32, to type into the app */
  secret: string;
  /** The secret as an otpauth address, to be shown as a QR code */
  otpauth: string;
  /** The recovery codes, returned once; each replaces a second factor once */
  recoveryCodes: string[];
};

export type CreateTotpBody = {
  /** The password; needed if you signed in more than 10 minutes ago */
  password?: string;
};

export type CreateTotpConfirmBody = {
  /** The six digits shown by the app */
  code: string;
};

export type Credential = {
  /** The key under which the value is sent */
  key: string;
  /** The display label */
  label: string;
  /** Instructions for finding the value */
  help: string;
  /** The type of input field */
  kind: "text" | "secret" | "url" | "choice" | "json";
  /** Whether a value is required */
  required: boolean;
  /** The permitted values */
  choices?: string[];
  /** The default value */
  default?: string;
  /** The condition: the field is required only if the other field has one of these values */
  requiredWhen?: {
    /** The key of the other field */
    key: string;
    /** The values of that field for which this one is required */
    is: string[];
  };
  /** The common name accepted in place of the key */
  alias?: "propertyId" | "apiKey" | "apiSecret";
};

export type CredentialsGivenInput = Record<string, string>;

export type Decision = {
  /** The reason */
  reason: string;
  /** The steps, in order */
  steps: ({
    /** The kind of step */
    kind: string;
  } & Record<string, unknown>)[];
  /** Other possible interpretations */
  alternatives: {
    /** The display name */
    name: string;
    /** The score, from 1 (worst) to 5 (best) */
    score: number;
  }[];
  /** The intent and topics recognised in the message */
  understanding?: Record<string, unknown>;
};

export type DeleteTotpBody = {
  /** A password of at least twelve characters */
  password: string;
};

export type DismissManyAnswer = {
  /** The ids of the questions that were open before */
  dismissed: string[];
};

export type DismissManyBody = {
  /** The ids of the questions */
  ids: string[];
};

export type Draft = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The conversation’s id */
  conversationId: string;
  /** The message to which this message replies */
  replyTo: string;
  /** The text */
  text: string;
  /** A language (BCP 47) */
  language: string;
  /** The state */
  state: "open" | "approved" | "discarded";
  /** Whether the guest has written since the message it replies to */
  stale: boolean;
  /** The revision; it increases by one with each change of the text */
  revision: number;
  /** The colleague who last edited the text; null: the text is the engine’s */
  editedBy: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The colleague’s name */
    name: string;
  } | null;
  /** The card below the text, sent if the text is not changed */
  card?: Card;
  /** The decision of the engine, and its reason */
  decision?: Decision;
  /** The time (ISO 8601, UTC) */
  at: string;
};

export type DraftsPage = {
  /** The entries of this page */
  items: Draft[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type EditDraftBody = {
  /** The text */
  text: string;
  /** The revision you last read. If it has changed since, the call fails with a conflict */
  revision: number;
};

export type ExportGuestAnswer = {
  /** The time (ISO 8601, UTC): exported at */
  exportedAt: string;
  /** The guest, with the fields that are known */
  guest: GuestProfile;
  /** The messages */
  messages: {
    /** The conversation’s id */
    conversationId: string;
    /** The author of the message */
    author: string;
    /** The text */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** Their contents: GET /api/uploads/{id} */
    attachments: Attachment[];
    /** The time (ISO 8601, UTC) */
    at: string;
  }[];
  /** The tasks, or their number */
  tasks: {
    /** A short title */
    title: string;
    /** Further information on the task */
    detail: string;
    /** The state of the task */
    state: string;
    /** The time (ISO 8601, UTC): created at */
    createdAt: string;
  }[];
  /** The charges on the bill */
  charges: {
    /** A description in one or two sentences */
    description: string;
    /** The amount, as a decimal */
    amount: string;
    /** The currency (ISO 4217) */
    currency: string;
    /** The state of the charge */
    state: string;
    /** The time (ISO 8601, UTC) */
    at: string;
  }[];
  /** The bookings that are open to the conversation, each with the reason */
  grants: {
    /** The extent of the access */
    level: string;
    /** The reason */
    reason: string;
    /** The time (ISO 8601, UTC) */
    at: string;
    /** The time (ISO 8601, UTC): ends at */
    endsAt: string;
  }[];
  /** The guest’s details before arrival, by booking */
  registrations: ({
    /** The id of the reservation */
    reservationId: string;
    /** The guest’s expected time of arrival, HH:MM; null: not known */
    arrivalTime: string | null;
    /** The names of the accompanying persons */
    companions: string[];
    /** The nationality (ISO 3166-1 alpha-2); null: not known */
    nationality: string | null;
    /** The car’s number plate; empty: not known */
    carNumber: string;
    /** The time at which a colleague last asked the guest; null: never */
    askedAt: string | null;
    /** The time (ISO 8601, UTC): updated at */
    updatedAt: string;
  })[];
  /** The guest’s preferences in the PMS */
  pmsPreferences: string[];
};

export type Faq = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** A question in a guest’s words */
  question: string;
  /** The hotel’s answer */
  answer: string;
};

export type FaqImport = {
  /** The hotel’s FAQ entries */
  faqs: ({
    /** A question in a guest’s words */
    question: string;
    /** The hotel’s answer */
    answer: string;
    /** The id of the entry with the same question; null: none */
    replaces: string | null;
  })[];
  /** The skipped entries */
  skipped: ({
    /** The location in the file, such as "row 12" */
    where: string;
    /** A question in a guest’s words */
    question: string;
    /** The reason */
    reason: "no_question" | "no_answer" | "too_long" | "twice" | "too_many";
  })[];
};

export type FaqImportBody = {
  /** html: an FAQ page as saved by a browser; text: questions, each followed by its answer */
  format: "csv" | "json" | "text" | "html";
  /** The content of the file, or the address of the page */
  content: string;
};

export type FollowUp = {
  /** The address; null: none */
  email: string | null;
};

export type FollowUpBody = {
  /** The e-mail address */
  email: string;
  /** The consent text the guest accepted; stored with the address */
  consentText: string;
  /** The language of that text */
  language: string;
};

export type ForgotBody = {
  /** The e-mail address */
  email: string;
  /** The language of the mail */
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "tr" | "ar" | "ja" | "zh-Hans";
};

export type ForwardBody = {
  /** The id of a colleague who may answer guests */
  userId: string;
  /** A comment added to the summary */
  text?: string;
};

export type GetAccountNetworkAnswer = {
  /** The addresses and networks from which the API and the desk may be used; empty: all */
  allow: string[];
  /** The network address of this call */
  address: string;
};

export type GetAccountSignInAnswer = {
  /** required: users without a second factor can only set one up */
  secondFactor: "optional" | "required";
  /** The number of active users without a second factor */
  without: number;
};

export type GetAlertsAnswer = {
  /** The minutes without an acknowledgement after which all colleagues off duty are called */
  emergencyAfterMinutes: number;
  /** Additional addresses that are notified */
  emergencyMail: string[];
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string | null;
};

export type GetChannelManagerStatusAnswer = {
  /** Whether it is connected */
  connected: boolean;
  /** The id of the PMS provider */
  provider: ("channex" | "siteminder" | "beds24" | "cloudbeds" | "custom") | null;
  /** The property */
  property: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The display name */
    name: string;
  } | null;
  /** The time of the last sync (ISO 8601, UTC); null: never */
  lastSync: string | null;
  /** The number of records read */
  recordsSynced: {
    /** The number of booked rooms */
    reservations: number;
  };
  /** The time of the next sync; null if the channel manager sends its bookings itself */
  nextSync: string | null;
  /** Whether the connection works */
  health: ("ok" | "failing") | null;
  /** The last error; null: none */
  lastError: LastError | null;
  /** The id of the sync in progress; null: none */
  running: string | null;
  /** The webhook address, without a secret */
  webhookUrl: string | null;
};

export type GetChannelsWhatsappTemplateUsesAnswer = {
  /** The occasions on which templates are sent */
  uses: ({
    /** The occasion on which the template is sent */
    use: "arrival" | "task_done" | "room_ready" | "reply";
    /** The display name */
    name: string;
    /** The values of the template’s placeholders, in order */
    values: string[];
    /** The languages in which the template was approved at the last check */
    languages: string[];
  })[];
};

export type GetFactorsAnswer = {
  /** Whether an authenticator app is set up */
  totp: boolean;
  /** The passkeys */
  passkeys: ({
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The name given by the owner */
    name: string;
    /** The time (ISO 8601, UTC): created at */
    createdAt: string;
    /** The time of last use; null: never used */
    lastUsedAt: string | null;
  })[];
  /** The number of unused recovery codes */
  recoveryCodesLeft: number;
  /** Whether passkeys can be used here: browsers need a host name, and https or localhost */
  passkeysPossible: boolean;
};

export type GetKnowledgeCoverageAnswer = {
  /** The number of these questions that can be answered now */
  answerable: number;
  /** The number of questions about the hotel in the last three months */
  asked: number;
  /** The topics that have no answer */
  missing: {
    /** The attribute, from the catalogue */
    attribute: string;
    /** The number of times guests asked */
    askedCount: number;
  }[];
  /** Languages (BCP 47) */
  languages: {
    /** The language (BCP 47) */
    code: string;
    /** The number of facts available in the language */
    facts: number;
    /** The number of entries and texts available in the language */
    texts: number;
    /** The number of texts without a translation */
    missingTexts: number;
  }[];
};

export type GetKnowledgeTranslationAnswer = {
  /** The question of the entry; empty if it has none */
  question: string;
  /** The text */
  text: string;
  /** The status */
  status: "written" | "machine" | "reviewed" | "outdated";
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type GetKnowledgeTranslationsCsvAnswer = string;

export type GetKnowledgeTranslationsRunAnswer = {
  /** The state */
  state: "idle" | "running" | "done" | "stopped";
  /** Languages (BCP 47) */
  languages: string[];
  /** The total number */
  total: number;
  /** The number of finished entries */
  done: number;
  /** The number of translations rejected because they were unreliable */
  failed: number;
  /** Whether a language model is available */
  available: boolean;
};

export type GetLookAnswer = {
  /** The name of the assistant; empty: the widget’s default */
  assistantName: string;
  /** The id of a picture of this property; null: none */
  logo: string | null;
  /** The id of a picture of this property; null: none */
  avatar: string | null;
  /** The accent colour, as #rrggbb */
  accent: string;
  /** The colour scheme: light, dark, or that of the guest’s device */
  theme: "light" | "dark" | "auto";
  /** The corner on a left-to-right page; mirrored on right-to-left pages */
  corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
  /** The radius of corners, in pixels */
  radius: number;
  /** The welcome message by language; in other languages the default is used */
  welcome: Record<string, string>;
  /** auto: questions that the hotel can answer are chosen */
  starters: Record<string, string[]> | "auto";
  /** The consent */
  consent: {
    /** Whether guests must give consent before they write */
    required: boolean;
    /** The version of the consent text; a new version asks all guests again */
    version: string;
    /** The text to which guests consent, by language */
    text: Record<string, string>;
    /** The address of the hotel’s privacy policy; null: none */
    privacyUrl: string | null;
  };
  /** The proactive messages */
  proactive: {
    /** An id chosen by you */
    id: string;
    /** The conditions for showing it */
    when: {
      /** The path of the page, such as /rooms; * matches any text */
      path?: string;
      /** The delay after the page has opened, in seconds */
      afterSeconds?: number;
      /** The guest’s languages; empty: any */
      languages?: string[];
      /** Whether each guest sees it only once */
      oncePerGuest: boolean;
    };
    /** The proactive message, by language */
    text: Record<string, string>;
  }[];
  /** Whether the reception’s hours are shown */
  showHours: boolean;
  /** Whether guests can read the hotel’s FAQ entries */
  showHelp: boolean;
  /** The time of the last change; null: never changed */
  updatedAt: string | null;
};

export type GetReportAnswer = {
  /** The recipients; an empty list: nobody */
  to: string[];
  /** The language of the e-mail and the PDF, one of the desk’s languages */
  language: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "tr" | "ar" | "ja" | "zh-Hans";
  /** The last month whose report was sent, YYYY-MM; null: none */
  sentFor: string | null;
  /** The recipients whom the last month’s report could not be sent to so far */
  unsent: {
    /** The recipient */
    to: string;
    /** Whether it is no longer tried */
    isGivenUp: boolean;
  }[];
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string | null;
};

export type GetRoomAnswer = {
  /** The room’s id in the PMS, as in `GET /api/rooms` */
  id: string;
  /** The number of the room or record */
  number: string;
  /** The floor */
  floor: string;
  /** The PMS’s code of the room type */
  roomTypeCode: string;
  /** The type */
  type: {
    /** The PMS’s code */
    code: string;
    /** The name of the room type */
    name: string;
  };
  /** The housekeeping status of the room */
  housekeeping: "clean" | "inspected" | "dirty" | "pickup" | "unknown";
  /** The colleague who set it; null: the PMS */
  byHand: {
    /** The colleague who did it */
    by: string;
    /** The time (ISO 8601, UTC) */
    at: string;
  } | null;
  /** Whether the room is occupied; null: not known */
  occupied: boolean | null;
  /** The availability of rooms */
  availability: "available" | "out_of_order" | "out_of_service";
  /** Whether the room is out of order */
  maintenance: {
    /** The first day, YYYY-MM-DD */
    from: string;
    /** The last day, YYYY-MM-DD */
    to: string;
    /** The reason */
    reason: string;
  }[];
  /** The current guest; null if there is none or the caller may not read guests */
  stay: CreateStayAnswer | null;
  /** The unfinished tasks, next due first */
  tasks: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** A short title */
    title: string;
    /** The time (ISO 8601, UTC): due at */
    dueAt: string;
  }[];
  /** `pms`: the room comes from the connected PMS; `house`: the room was entered by staff */
  ledBy: "pms" | "house";
};

export type GetRoomCodeAnswer = {
  /** The address of the chat page for this room */
  url: string;
  /** The address as a QR code, an SVG document */
  qr: string;
};

export type GetServiceLevelAnswer = {
  /** The target in minutes from the hand-over to a colleague’s first message; null: no target */
  firstResponseMinutes: number | null;
  /** The target in hours from the hand-over until the conversation is resolved; null: no target */
  resolutionHours: number | null;
  /** `open`: time outside business hours and on holidays is not counted; `always`: all time is counted */
  hours: "open" | "always";
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string | null;
};

export type GrantList = {
  /** The entries of this page */
  items: ({
    /** The id of the reservation */
    reservationId: string;
    /** The confirmation number of the booking */
    confirmationNumber: string;
    /** The severity, or the extent of access */
    level: "channel" | "details" | "booking" | "signed" | "staff";
    /** The reason */
    reason: string;
    /** The time or date of check-in */
    checkIn: string;
    /** The time or date of check-out */
    checkOut: string;
    /** The time (ISO 8601, UTC): ends at */
    endsAt: string;
  })[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type Guest = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** First name */
  firstName: string;
  /** Last name */
  lastName: string;
  /** The e-mail address */
  email: string;
  /** The phone number in international format (E.164) */
  phone: string;
  /** A language (BCP 47) */
  language: string | null;
  /** Notes for colleagues */
  notes: string;
  /** The id in the PMS; null: the record is not from the PMS */
  externalId: string | null;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type GuestLook = {
  /** The name of the assistant */
  assistantName: string;
  /** The address of a picture */
  logo?: string;
  /** The colour scheme: light, dark, or that of the guest’s device */
  theme: "light" | "dark" | "auto";
  /** The corner of the page in which the launcher is shown */
  corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
  /** The radius in pixels */
  radius: number;
  /** The suggested questions */
  starters: {
    /** The text */
    text: string;
    /** A language (BCP 47) */
    language: string;
  }[];
  /** The consent */
  consent?: {
    /** The version */
    version: string;
    /** The text to which guests consent, by language */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** The address of the hotel’s privacy policy; null: none */
    privacyUrl?: string;
  };
  /** The proactive messages */
  proactive: {
    /** An id chosen by you */
    id: string;
    /** The conditions for showing it */
    when: {
      /** The path in the record */
      path?: string;
      /** The delay after the page has opened, in seconds */
      afterSeconds?: number;
      /** Languages (BCP 47) */
      languages?: string[];
      /** Whether each guest sees it only once */
      oncePerGuest: boolean;
    };
    /** The proactive message, by language */
    text: Record<string, string>;
  }[];
  /** Version of the proactive messages; changes when they change. Absent if there are none */
  lines?: string;
  /** Instructions for finding the value */
  help?: true;
  /** Opening hours: 24/7, closed, or spans such as 08:00-22:00 */
  hours?: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
    /** The days of the week: 1 is Monday, 7 is Sunday */
    days?: {
      /** Hours on Mondays */
      mon?: string;
      /** Hours on Tuesdays */
      tue?: string;
      /** Hours on Wednesdays */
      wed?: string;
      /** Hours on Thursdays */
      thu?: string;
      /** Hours on Fridays */
      fri?: string;
      /** Hours on Saturdays */
      sat?: string;
      /** Hours on Sundays */
      sun?: string;
    };
    /** The days with different hours */
    holidays?: {
      /** The date at the property, YYYY-MM-DD */
      date: string;
      /** Opening hours: 24/7, closed, or spans such as 08:00-22:00 */
      hours: string;
    }[];
    /** The IANA time zone */
    timezone: string;
  };
};

export type GuestLookInput = {
  /** The name of the assistant */
  assistantName: string;
  /** The address of a picture */
  logo?: string;
  /** The colour scheme: light, dark, or that of the guest’s device */
  theme: "light" | "dark" | "auto";
  /** The corner of the page in which the launcher is shown */
  corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
  /** The radius in pixels */
  radius: number;
  /** The suggested questions */
  starters: {
    /** The text */
    text: string;
    /** A language (BCP 47) */
    language: string;
  }[];
  /** The consent */
  consent?: {
    /** The version */
    version: string;
    /** The text to which guests consent, by language */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** The address of the hotel’s privacy policy; null: none */
    privacyUrl?: string;
  };
  /** The proactive messages */
  proactive: {
    /** An id chosen by you */
    id: string;
    /** The conditions for showing it */
    when: {
      /** The path in the record */
      path?: string;
      /** The delay after the page has opened, in seconds */
      afterSeconds?: number;
      /** Languages (BCP 47) */
      languages?: string[];
      /** Whether each guest sees it only once */
      oncePerGuest: boolean;
    };
    /** The proactive message, by language */
    text: Record<string, string>;
  }[];
  /** Version of the proactive messages; changes when they change. Absent if there are none */
  lines?: string;
  /** Instructions for finding the value */
  help?: true;
  /** Opening hours: 24/7, closed, or spans such as 08:00-22:00 */
  hours?: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
    /** The days of the week: 1 is Monday, 7 is Sunday */
    days?: {
      /** Hours on Mondays */
      mon?: string;
      /** Hours on Tuesdays */
      tue?: string;
      /** Hours on Wednesdays */
      wed?: string;
      /** Hours on Thursdays */
      thu?: string;
      /** Hours on Fridays */
      fri?: string;
      /** Hours on Saturdays */
      sat?: string;
      /** Hours on Sundays */
      sun?: string;
    };
    /** The days with different hours */
    holidays?: {
      /** The date at the property, YYYY-MM-DD */
      date: string;
      /** Opening hours: 24/7, closed, or spans such as 08:00-22:00 */
      hours: string;
    }[];
    /** The IANA time zone */
    timezone: string;
  };
};

export type GuestMessageInput = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The author */
  author: "guest" | "ai" | "staff" | "system";
  /** The display name */
  name?: string;
  /** The text */
  text: string;
  /** A language (BCP 47) */
  language: string;
  /** The parts, in order */
  parts?: {
    /** The text */
    text: string;
    /** A language (BCP 47) */
    language: string;
  }[];
  /** The time (ISO 8601, UTC) */
  at: string;
  /** The attached files */
  attachments?: ShownAttachmentInput[];
  /** The quick replies the guest can tap */
  quickReplies?: {
    /** The display label */
    label: string;
    /** The value */
    value: string;
  }[];
  /** The card below the text */
  card?: CardInput;
  /** The sources of the answer */
  sources?: {
    /** The type of source */
    type: string;
    /** The display label */
    label: string;
  }[];
  /** The message to which this message replies */
  replyTo?: string;
  /** An id chosen by the sender; messages with the same id are stored once */
  clientId?: string;
};

export type GuestProfile = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** First name */
  firstName: string;
  /** Last name */
  lastName: string;
  /** The e-mail address */
  email: string;
  /** The phone number in international format (E.164) */
  phone: string;
  /** A language (BCP 47) */
  language: string | null;
  /** Notes for colleagues */
  notes: string;
  /** The id in the PMS; null: the record is not from the PMS */
  externalId: string | null;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
  /** The reservations, or their number */
  reservations: Reservation[];
  /** The total of the guest’s stays, one amount per currency: from the PMS, or else from sales in the chat */
  spend: {
    /** The amount, as a decimal */
    amount: string;
    /** The currency (ISO 4217) */
    currency: string;
  }[];
  /** The guest’s preferences */
  preferences: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The kind of preference */
    kind: string;
    /** The quoted sentence */
    quote: string;
    /** A language (BCP 47) */
    language: string;
    /** The state of the preference */
    state: string;
    /** The time (ISO 8601, UTC) */
    at: string;
  }[];
  /** The guest’s preferences in the PMS, in the PMS’s words */
  pmsPreferences: string[];
  /** The conversations, or their number */
  conversations: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The channel on which the guest writes */
    channel: string;
    /** The state of the conversation */
    state: string;
    /** The time (ISO 8601, UTC): updated at */
    updatedAt: string;
  }[];
  /** The consents given in the guest’s conversations, oldest first */
  consents: ({
    /** The version */
    version: string;
    /** The version of the consent text; null: the page did not state it */
    language: string | null;
    /** Whether consent was given */
    granted: boolean;
    /** The time (ISO 8601, UTC) */
    at: string;
  })[];
};

export type GuestPropertyInput = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The display name */
  name: string;
  /** Languages (BCP 47) */
  languages: string[];
  /** Whether a colleague is online */
  online: boolean;
  /** The time (ISO 8601, UTC): opens at */
  opensAt?: string;
  /** The first message */
  greeting: string;
  /** Whether guests must give consent before they write */
  consentRequired: boolean;
  /** The phone number in international format (E.164) */
  phone?: string;
  /** The accent colour, as #rrggbb */
  accent?: string;
  /** Whether guests are answered at once */
  repliesAtOnce?: boolean;
  /** The address of a picture; null: none */
  avatar?: string;
  /** The other ways to continue the conversation */
  carryOn?: ("email" | "whatsapp")[];
  /** Whether guests can have a transcript sent by e-mail */
  mailsTranscript?: true;
  /** The appearance of the chat */
  look?: GuestLookInput;
};

export type GuestRetention = {
  /** The days after which a conversation is deleted, counted from its last message; null: never */
  conversationDays: number | null;
  /** The days after which a guest is deleted with all reservations and conversations, counted from the last stay; null: never */
  guestDays: number | null;
};

export type GuestRetentionInput = {
  /** The days after which a conversation is deleted, counted from its last message; null: never */
  conversationDays: number | null;
  /** The days after which a guest is deleted with all reservations and conversations, counted from the last stay; null: never */
  guestDays: number | null;
};

export type GuestRetentionReach = {
  /** The number of conversations deleted by their own age */
  conversations: number;
  /** The number of guests deleted, each with reservations and conversations */
  guests: number;
};

export type GuestServerFrame = WelcomeFrame | AckFrame | {
  /** The type */
  type: "message";
  /** The sequence number in the stream; it increases by one with each entry */
  seq: number;
  /** The message */
  message: GuestMessageInput;
} | {
  /** The type */
  type: "delta";
  /** The id of the message */
  messageId: string;
  /** The text */
  text: string;
} | ({
  /** The type */
  type: "typing";
  /** The author */
  author: "guest" | "ai" | "staff" | "system";
  /** Whether it is switched on, or the date */
  on: boolean;
}) | ({
  /** The type */
  type: "receipt";
  /** The sequence number in the stream; it increases by one with each entry */
  seq: number;
  /** The last sequence number included */
  upTo: number;
  /** The state */
  state: "delivered" | "read";
}) | ({
  /** The type */
  type: "status";
  /** The sequence number in the stream; it increases by one with each entry */
  seq: number;
  /** The state */
  state: "open" | "waiting" | "staffed" | "resolved";
  /** The mode of operation */
  mode: "ai" | "assisted" | "staff";
  /** The colleagues, or figures about them */
  staff?: {
    /** The colleague’s name */
    name: string;
    /** The address of a picture; null: none */
    avatar?: string;
  };
}) | {
  /** The type */
  type: "consent";
  /** The sequence number in the stream; it increases by one with each entry */
  seq: number;
  /** Whether consent was given */
  granted: boolean;
  /** The version */
  version: string;
} | {
  /** The type */
  type: "history";
  /** The first sequence number */
  from: number;
  /** The last sequence number */
  to: number;
  /** Whether there are more entries */
  more: boolean;
} | {
  /** The type */
  type: "reset";
  /** The reason */
  reason: string;
} | {
  /** The type */
  type: "property";
} | {
  /** The type */
  type: "notice";
  /** The kind */
  kind: "draining";
  /** Retry after, in milliseconds */
  retryAfterMs: number;
} | {
  /** The type */
  type: "error";
  /** A stable code for programs */
  code: string;
  /** The details, in words for people */
  detail: string;
  /** The id: opaque; ids sort by creation time */
  id?: string;
  /** Retry after, in milliseconds */
  retryAfterMs?: number;
} | {
  /** The type */
  type: "pong";
};

export type GuestsPage = {
  /** The entries of this page */
  items: Guest[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type GuideState = {
  /** Whether the first steps were put aside */
  left: boolean;
};

export type GuideStateInput = {
  /** Whether the first steps were put aside */
  left: boolean;
};

export type HealthAnswer = {
  /** The status */
  status: "ok" | "failing";
  /** The checks and their results */
  checks: {
    /** The name of the check */
    name: string;
    /** Whether the check passed */
    ok: boolean;
  }[];
};

export type IdentityKey = {
  /** The key; returned once */
  key: string;
  /** The signature algorithm */
  algorithm: "HS256";
  /** The value of the token’s `aud` claim */
  audience: string;
};

export type IdentityKeyState = {
  /** The number of valid keys: 0, 1, or 2 while the previous key is still valid */
  keys: number;
  /** The signature algorithm */
  algorithm: "HS256";
  /** The value of the token’s `aud` claim */
  audience: string;
};

export type KeepFactsAnswer = {
  /** The number of facts added */
  added: number;
  /** The number of facts replaced */
  removed: number;
};

export type KeepFactsBody = {
  /** The facts, each as for a single addition */
  facts: ({
    /** The attribute, from the catalogue */
    attribute: string;
    /** The value */
    value: ({
      /** The type of value */
      type: "presence";
      /** The value */
      is: "yes" | "no" | "on_request";
    }) | ({
      /** The type of value */
      type: "hours";
      /** The opening times */
      rules: ({
        /** The days of the week: 1 is Monday, 7 is Sunday */
        days: {
          /** The days of the week: 1 is Monday, 7 is Sunday */
          days: number[];
          /** The days with different hours */
          holidays: boolean;
        } | null;
        /** The part of the year in which it applies */
        season: (({
          /** The display name */
          name: "summer" | "winter";
        }) | {
          /** The first day, MM-DD */
          from: string;
          /** The last day, MM-DD */
          until: string;
        }) | null;
        /** The opening periods; empty: closed */
        spans: ({
          /** The start, HH:MM in the property’s time zone */
          from: string | null;
          /** The end, HH:MM in the property’s time zone */
          until: string | null;
        })[];
        /** Whether it is open 24 hours a day */
        roundClock: boolean;
      })[];
    }) | ({
      /** The type of value */
      type: "price";
      /** The prices, by person and time */
      tiers: ({
        /** The price */
        cost: {
          /** The amount in the smallest unit of the currency */
          amountMinor: number;
          /** The currency (ISO 4217) */
          currency: string;
          /** Whether this is the lowest of several prices */
          from: boolean;
        } | ("free" | "included" | "not_included" | "on_request");
        /** The unit of the price */
        per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
        /** The persons to whom it applies */
        who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
        /** The range of ages */
        ages: ({
          /** The minimum */
          min: number | null;
          /** The maximum */
          max: number | null;
        }) | null;
        /** The days of the week: 1 is Monday, 7 is Sunday */
        days: {
          /** The days of the week: 1 is Monday, 7 is Sunday */
          days: number[];
          /** The days with different hours */
          holidays: boolean;
        } | null;
        /** The part of the year in which it applies */
        season: (({
          /** The display name */
          name: "summer" | "winter";
        }) | {
          /** The first day, MM-DD */
          from: string;
          /** The last day, MM-DD */
          until: string;
        }) | null;
      })[];
    }) | ({
      /** The type of value */
      type: "limit";
      /** Whether the value is a minimum or a maximum */
      bound: "most" | "least";
      /** The value */
      value: number;
      /** The unit of the price */
      unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    }) | ({
      /** The type of value */
      type: "distance";
      /** The value */
      value: number;
      /** The unit of the price */
      unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
      /** The method */
      way: ("on_foot" | "by_car" | "by_bus") | null;
    }) | ({
      /** The type of value */
      type: "list";
      /** The entries of this page */
      items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
      /** The name, by language */
      names: string[];
    }) | {
      /** The type of value */
      type: "credential";
      /** The word */
      word: string;
    } | {
      /** The type of value */
      type: "contact";
      /** The phone number in international format (E.164) */
      phone: string;
    } | ({
      /** The type of value */
      type: "place";
      /** The location */
      place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
      /** The floor */
      floor: number | null;
    }) | {
      /** The type of value */
      type: "text";
      /** The text */
      text: string;
    };
    /** The conditions */
    conditions?: ({
      /** Whether booking is needed, and how to book */
      booking: "needed" | "not_needed" | "impossible";
    })[];
    /** The exceptions */
    exceptions?: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
    /** The address of the web page; absent: the owner entered the fact */
    source?: {
      /** The type of source */
      type: "page";
      /** The id of the entry, or the address of the page */
      id: string;
      /** The quoted sentence */
      quote: string;
      /** A language (BCP 47) */
      language: string;
    };
    /** The id of the fact that this one replaces */
    replaces?: string;
  })[];
};

export type KeyWithSecret = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The purpose of the key */
  name: string;
  /** The property’s id */
  propertyId: string | null;
  /** The scopes of the key */
  scopes: ("account:read" | "account:write" | "property:read" | "property:write" | "conversations:read" | "conversations:write" | "tasks:read" | "tasks:write" | "guests:read" | "guests:write" | "guests:erase" | "staff:read" | "staff:invite" | "staff:write" | "keys:read" | "keys:write" | "audit:read")[];
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time until which the previous secret is valid */
  previousUntil: string | null;
  /** The time of expiry; null: none */
  expiresAt: string | null;
  /** The time of last use, to the hour; null: never used */
  lastUsedAt: string | null;
  /** unused: not used for 90 days */
  state: "active" | "unused" | "expired";
  /** The secret; returned once */
  apiKey: string;
};

export type KeysPage = {
  /** The entries of this page */
  items: ApiKey[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type KnowledgeCataloguePage = {
  /** The entries of this page */
  items: ({
    /** The attribute, from the catalogue */
    attribute: string;
    /** The subject of the attribute */
    subject: string;
    /** The label of the subject, in the requested language */
    label: string;
    /** The type of value */
    type: string;
    /** The question to the owner, in English */
    question: string;
    /** `text`: answered by an entry of the training, not by a fact */
    kept: "fact" | "text";
  })[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
  /** The permitted parts of a value, with labels: per, who, places, items, exceptions */
  terms: Record<string, {
    /** The display name */
    name: string;
    /** The display label */
    label: string;
  }[]>;
};

export type KnowledgeFactsPage = {
  /** The entries of this page */
  items: CreateKnowledgeFactAnswer[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type KnowledgeTranslationsPage = {
  /** The entries of this page */
  items: ({
    /** The id of an FAQ entry, or policies, specialties, checkIn, checkOut */
    id: string;
    /** A question in a guest’s words */
    question: string;
    /** The text */
    text: string;
    /** The language of the text */
    language: string;
    /** The translated text */
    translation: GetKnowledgeTranslationAnswer | null;
  })[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type LabelsPage = {
  /** The entries of this page */
  items: CreateLabelAnswer[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type LastError = {
  /** A stable code for programs */
  code: string;
  /** The message */
  message: string;
  /** The time (ISO 8601, UTC) */
  at: string;
};

export type LinkBody = {
  /** A token that can be used once */
  token: string;
};

export type LinkConversationBody = {
  /** resume: continue the same chat on another device; whatsapp: continue on WhatsApp, staff see both conversations */
  purpose: "resume" | "whatsapp";
};

export type LoginAnswer = {
  /** A staff user */
  user: StaffUser;
  /** The value to send as X-CSRF-Token */
  csrfToken: string;
  /** Whether the user must set up a second factor. If true, only its set-up under /auth is permitted */
  mustSetUpFactor: boolean;
};

export type LoginBody = {
  /** The e-mail address */
  email: string;
  /** A password of at least twelve characters */
  password: string;
  /** The code of the authenticator app, or a recovery code, if a second factor is set up */
  code?: string;
};

export type Macro = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The name, unique in the property */
  name: string;
  /** The actions, in order */
  actions: ConversationAction[];
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type MacroBody = {
  /** The name, unique in the property */
  name: string;
  /** The actions, in order */
  actions: ConversationActionInput[];
};

export type MacrosPage = {
  /** The entries of this page */
  items: Macro[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type MailTranscriptBody = {
  /** The e-mail address */
  email: string;
  /** The language of the e-mail if the conversation’s language is not known */
  language: string;
};

export type MailedTranscript = {
  /** The address to which the transcript is sent */
  email: string;
};

export type MeAnswer = {
  /** A staff user */
  user: StaffUser;
  /** The account */
  account: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The plan */
    plan: "starter" | "professional" | "enterprise";
  };
  /** The properties, or their number */
  properties: ({
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The display name */
    name: string;
    /** The IANA time zone */
    timezone: string;
    /** Whether the property uses the language model, if the server has one */
    languageModel: boolean;
    /** The user’s rights at the property */
    rights: ("account:read" | "account:write" | "property:read" | "property:write" | "conversations:read" | "conversations:write" | "tasks:read" | "tasks:write" | "guests:read" | "guests:write" | "guests:erase" | "staff:read" | "staff:invite" | "staff:write" | "keys:read" | "keys:write" | "audit:read")[];
  })[];
  /** The user’s rights, over all properties */
  rights: ("account:read" | "account:write" | "property:read" | "property:write" | "conversations:read" | "conversations:write" | "tasks:read" | "tasks:write" | "guests:read" | "guests:write" | "guests:erase" | "staff:read" | "staff:invite" | "staff:write" | "keys:read" | "keys:write" | "audit:read")[];
  /** The optional functions of this server */
  features: {
    /** The translated text */
    translation: boolean;
  };
  /** The value to send as X-CSRF-Token */
  csrfToken: string;
  /** Whether the user must set up a second factor. If true, only its set-up under /auth is permitted */
  mustSetUpFactor: boolean;
  /** The time (ISO 8601, UTC): ends at */
  endsAt: string;
};

export type Membership = {
  /** The property’s id */
  propertyId: string;
  /** The role, which sets the rights */
  role: "manager" | "agent" | "worker";
};

export type MembershipInput = {
  /** The property’s id */
  propertyId: string;
  /** The role, which sets the rights */
  role: "manager" | "agent" | "worker";
};

export type MergeBody = {
  /** The id of the conversation to merge into */
  into: string;
};

export type MergeUnansweredBody = {
  /** The id of the question to merge into */
  into: string;
};

export type Message = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The sequence number in the stream; it increases by one with each entry */
  seq: number;
  /** The author of the message */
  author: "guest" | "ai" | "staff" | "system";
  /** The display name */
  name: string | null;
  /** The text */
  text: string;
  /** A language (BCP 47) */
  language: string;
  /** The parts, in order */
  parts?: {
    /** The text */
    text: string;
    /** A language (BCP 47) */
    language: string;
  }[];
  /** The attached files */
  attachments: ShownAttachment[];
  /** The card below the text */
  card?: Card;
  /** The delivery state, if the channel reports it; unknown: it may have arrived and is not sent again */
  delivery?: {
    /** The state */
    state: "queued" | "sent" | "delivered" | "read" | "failed" | "unknown";
    /** The kind of failure */
    reason?: "window_closed" | "opted_out" | "not_reachable" | "rejected_credentials" | "not_allowed" | "too_many" | "bad_template" | "template_missing" | "template_unfilled" | "refused" | "payment" | "channel_unreachable" | "not_connected" | "may_have_arrived";
    /** The text for staff, in English: the platform’s error and its solution */
    hint?: string;
    /** The platform’s error code */
    code?: string;
    /** The time (ISO 8601, UTC) */
    at: string;
    /** The parts, in order */
    parts?: number;
    /** The other address to which the message was sent once after its own channel had finally failed */
    elsewhere?: {
      /** The channel */
      channel: "whatsapp" | "sms" | "email" | "portal";
      /** The address; null: the guest deleted it */
      address: string | null;
      /** The state */
      state: "queued" | "sent" | "delivered" | "read" | "failed" | "unknown";
      /** The kind of failure */
      reason?: "window_closed" | "opted_out" | "not_reachable" | "rejected_credentials" | "not_allowed" | "too_many" | "bad_template" | "template_missing" | "template_unfilled" | "refused" | "payment" | "channel_unreachable" | "not_connected" | "may_have_arrived";
      /** The text for staff, in English: the platform’s error and its solution */
      hint?: string;
      /** The platform’s error code */
      code?: string;
      /** The time (ISO 8601, UTC) */
      at: string;
      /** The parts, in order */
      parts?: number;
    };
  };
  /** Whether it is a note for staff, hidden from guests */
  internal: boolean;
  /** The message to which this message replies */
  replyTo: string | null;
  /** The time (ISO 8601, UTC) */
  at: string;
  /** The translations requested by staff, by language */
  translations?: Record<string, string>;
  /** The staff action that the note records */
  event?: {
    /** The kind */
    kind: "taken_over" | "left_waiting" | "acknowledged" | "rehearsal" | "forwarded" | "merged" | "unmerged" | "blocked" | "unblocked" | "went_to_device" | "went_to_whatsapp" | "went_to_mail" | "came_from_chat";
    /** The colleague who did it */
    by: string;
    /** The name of the colleague or department it was assigned to */
    to?: string;
    /** The summary of the conversation when it was forwarded */
    summary?: {
      /** The guest’s name */
      guest: string | null;
      /** The room number */
      room: string | null;
      /** A language (BCP 47) */
      language: string | null;
      /** The subjects, by the engine’s names */
      matter: string[];
      /** The time since which the guest has waited */
      since: string | null;
      /** The guest’s last message */
      words: {
        /** The text */
        text: string;
        /** A language (BCP 47) */
        language: string;
      } | null;
      /** The assistant’s question that the guest has not yet answered */
      asks: string | null;
      /** The unfinished tasks */
      tasks: {
        /** A short title */
        title: string;
        /** The state of the task */
        state: string;
        /** The time (ISO 8601, UTC): due at */
        dueAt: string;
      }[];
    };
  };
  /** The decision of the engine, and its reason */
  decision?: Decision;
};

export type MessagesPage = {
  /** The entries of this page */
  items: Message[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type MoneyInput = {
  /** The amount, as a decimal */
  amount: string;
  /** The currency (ISO 4217) */
  currency: string;
};

export type NoBody = Record<string, never>;

export type NoteBody = {
  /** The text */
  text: string;
};

export type Offer = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The kind of extra, by the engine’s name */
  kind: string;
  /** The name, by language */
  names: {
    /** A language (BCP 47) */
    language: string;
    /** The display name */
    name: string;
  }[];
  /** The price */
  price: {
    /** The amount, as a decimal */
    amount: string;
    /** The currency (ISO 4217) */
    currency: string;
  } | null;
  /** The unit of the price */
  unit: "stay" | "night" | "person" | "person_night" | "piece";
  /** The conditions under which the extra is offered */
  rule: {
    /** The topics */
    topics: ("check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope")[];
    /** The phase of the stay */
    phase: "any" | "before" | "during";
    /** The largest number of days before arrival; null: no limit */
    daysBeforeMax: number | null;
    /** The smallest number of nights; null: no limit */
    nightsMin: number | null;
    /** The room types, or their number */
    roomTypes: string[];
    /** The days of the week */
    weekdays: number[];
  };
  /** The department responsible */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** Whether a colleague must confirm it first */
  onRequest: boolean;
  /** Whether it is active */
  active: boolean;
  /** The position in the list */
  position: number;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type OffersPage = {
  /** The entries of this page */
  items: Offer[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type OpenBookingBody = {
  /** The id of the reservation */
  reservationId: string;
  /** The reason */
  reason: string;
};

export type OpenGuestSessionBody = {
  /** The type */
  type?: "hello";
  /** The property’s id */
  propertyId: string;
  /** The session token, which reopens the conversation */
  session?: string;
  /** The highest sequence number known to the client */
  lastSeq?: number;
  /** The epoch of your sequence numbers. If it is out of date, everything is sent again */
  epoch?: string;
  /** The language of the page (BCP 47) */
  locale?: string;
  /** The page on which the guest writes */
  page?: {
    /** The address (URL or path) */
    url: string;
    /** A short title */
    title: string;
  };
  /** A JSON Web Token signed by the hotel’s own site */
  identity?: string;
  /** The consent */
  consent?: {
    /** Whether consent was given */
    granted: boolean;
    /** The version */
    version: string;
    /** A language (BCP 47) */
    language: string;
  };
};

export type OwnPasswordBody = {
  /** The current password */
  current: string;
  /** A password of at least twelve characters */
  password: string;
};

export type OwnSession = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The browser and system, as reported by the browser; empty: not known */
  device: string;
  /** The network address of the sign-in */
  address: string;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): last seen at */
  lastSeenAt: string;
  /** The time (ISO 8601, UTC): ends at */
  endsAt: string;
  /** Whether this is the session of the call */
  current: boolean;
};

export type PageAnswer = {
  /** The hotel’s FAQ entries */
  faqs: ({
    /** A question in a guest’s words */
    question: string;
    /** The hotel’s answer */
    answer: string;
    /** The id of the entry with the same question; null: none */
    replaces: string | null;
  })[];
  /** The skipped entries */
  skipped: ({
    /** The location in the file, such as "row 12" */
    where: string;
    /** A question in a guest’s words */
    question: string;
    /** The reason */
    reason: "no_question" | "no_answer" | "too_long" | "twice" | "too_many";
  })[];
  /** The address of the page after redirects */
  url: string;
  /** The title of the page */
  title: string;
  /** The language of the page */
  language: string;
  /** False if the page was too long and only its beginning was read */
  isWhole: boolean;
  /** The facts found on the page */
  facts: PageFact[];
  /** Other pages of the same site, in the order of their links */
  links: string[];
};

export type PageBody = {
  /** The address of the page */
  url: string;
  /** The HTML of the page; if given, the server does not fetch the page */
  content?: string;
};

export type PageFact = {
  /** The attribute, from the catalogue */
  attribute: string;
  /** The value */
  value: ({
    /** The type of value */
    type: "presence";
    /** The value */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** The type of value */
    type: "hours";
    /** The opening times */
    rules: ({
      /** The days of the week: 1 is Monday, 7 is Sunday */
      days: {
        /** The days of the week: 1 is Monday, 7 is Sunday */
        days: number[];
        /** The days with different hours */
        holidays: boolean;
      } | null;
      /** The part of the year in which it applies */
      season: (({
        /** The display name */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
      /** The opening periods; empty: closed */
      spans: ({
        /** The start, HH:MM in the property’s time zone */
        from: string | null;
        /** The end, HH:MM in the property’s time zone */
        until: string | null;
      })[];
      /** Whether it is open 24 hours a day */
      roundClock: boolean;
    })[];
  }) | ({
    /** The type of value */
    type: "price";
    /** The prices, by person and time */
    tiers: ({
      /** The price */
      cost: {
        /** The amount in the smallest unit of the currency */
        amountMinor: number;
        /** The currency (ISO 4217) */
        currency: string;
        /** Whether this is the lowest of several prices */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** The unit of the price */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** The persons to whom it applies */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** The range of ages */
      ages: ({
        /** The minimum */
        min: number | null;
        /** The maximum */
        max: number | null;
      }) | null;
      /** The days of the week: 1 is Monday, 7 is Sunday */
      days: {
        /** The days of the week: 1 is Monday, 7 is Sunday */
        days: number[];
        /** The days with different hours */
        holidays: boolean;
      } | null;
      /** The part of the year in which it applies */
      season: (({
        /** The display name */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** The type of value */
    type: "limit";
    /** Whether the value is a minimum or a maximum */
    bound: "most" | "least";
    /** The value */
    value: number;
    /** The unit of the price */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** The type of value */
    type: "distance";
    /** The value */
    value: number;
    /** The unit of the price */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** The method */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** The type of value */
    type: "list";
    /** The entries of this page */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** The name, by language */
    names: string[];
  }) | {
    /** The type of value */
    type: "credential";
    /** The word */
    word: string;
  } | {
    /** The type of value */
    type: "contact";
    /** The phone number in international format (E.164) */
    phone: string;
  } | ({
    /** The type of value */
    type: "place";
    /** The location */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** The type of value */
    type: "text";
    /** The text */
    text: string;
  };
  /** The conditions */
  conditions: ({
    /** Whether booking is needed, and how to book */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** The exceptions */
  exceptions: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** The fact, worded as guests read it */
  said: string;
  /** The source */
  source: {
    /** The type of source */
    type: "page";
    /** The address of the page */
    id: string;
    /** The source sentence of the fact */
    quote: string;
    /** A language (BCP 47) */
    language: string;
  };
  /** The current value of the fact; null: none */
  known: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The fact, worded as guests read it */
    said: string;
    /** Whether the hotel already has the same fact */
    isSame: boolean;
  } | null;
};

export type PasswordBody = {
  /** A token that can be used once */
  token: string;
  /** A password of at least twelve characters */
  password: string;
};

export type PlanBody = {
  /** The plan */
  plan: "starter" | "professional" | "enterprise";
};

export type PlansAnswer = {
  /** Whether this is the current one */
  current: "starter" | "professional" | "enterprise";
  /** Whether the plan is changed by an owner (PUT /api/account/plan) or by the operator of the server */
  changedBy: "owner" | "operator";
  /** The entries of this page */
  items: ({
    /** The id: opaque; ids sort by creation time */
    id: "starter" | "professional" | "enterprise";
    /** The price per month; null: by agreement */
    price: {
      /** The amount, as a decimal */
      amount: string;
      /** The currency (ISO 4217) */
      currency: string;
    } | null;
    /** The number per month; null: no limit */
    aiConversations: number | null;
    /** The properties, or their number */
    properties: number | null;
    /** The channels */
    channels: ("widget" | "whatsapp" | "sms" | "email" | "portal")[];
    /** Whether the plan includes integrations */
    integrations: boolean;
  })[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: null;
};

export type PmsChainBody = {
  /** A provider’s id from GET /api/integrations/pms/providers */
  provider: string;
  /** The credentials of the chain, without the hotel’s id, which each property states */
  credentials: CredentialsGivenInput;
  /** The interval in milliseconds of batch syncs, which replace real-time syncs */
  syncInterval?: number;
  /** The properties to connect, each with its id in the PMS */
  hotels: {
    /** The id of a property of this account */
    propertyId: string;
    /** The property’s id in the PMS, such as its code */
    hotel: string;
  }[];
};

export type PmsChainConnected = {
  /** The properties in the order of the request */
  items: ({
    /** The property’s id */
    propertyId: string;
    /** The property’s id in the PMS, such as its code */
    hotel: string;
    /** Whether it is connected */
    connected: boolean;
    /** The property in the PMS; null if it was not connected */
    property: {
      /** The id: opaque; ids sort by creation time */
      id: string;
      /** The display name */
      name: string;
    } | null;
    /** The error; null: the property was connected */
    error: {
      /** A stable code for programs */
      code: string;
      /** The details, in words for people */
      detail: string;
    } | null;
  })[];
};

export type PmsConflict = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The kind of record */
  entity: "guests";
  /** The guest’s id */
  guestId: string;
  /** The guest’s name */
  guestName: string;
  /** The name of the field */
  field: "firstName" | "lastName" | "email" | "phone";
  /** The value in the PMS */
  pms: string;
  /** The value in ServiceChat */
  service: string;
  /** The last value that both sides had */
  synced: string;
  /** The time (ISO 8601, UTC) */
  at: string;
};

export type PmsConflictsPage = {
  /** The entries of this page */
  items: PmsConflict[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type PmsConnectBody = {
  /** A provider’s id from GET /api/integrations/pms/providers */
  provider: string;
  /** The credentials; stored encrypted, never returned */
  credentials: CredentialsGivenInput;
  /** The interval in milliseconds of batch syncs, which replace real-time syncs */
  syncInterval?: number;
};

export type PmsConnected = {
  /** The id of the PMS provider */
  provider: PmsProviderName;
  /** Whether it is connected */
  connected: true;
  /** The property */
  property: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The display name */
    name: string;
  };
  /** The supported functions */
  capabilities: {
    /** The kinds of records that can be read */
    pulls: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
    /** Whether the PMS can return changed records only */
    incremental: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
    /** The polling interval for changes, in milliseconds, if the PMS sends no notices; default: one minute */
    pollMs?: number;
    /** The kinds of records that can be written */
    takes: {
      /** A guest’s request */
      request: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** The completion of a request */
      completion: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** A message to or from the guest */
      communication: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** A charge on the bill */
      charge: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** The cancellation of a charge */
      charge_void: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** A guest’s preference */
      preference: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** The fields */
      fields: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** The date of arrival, YYYY-MM-DD */
      arrival: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
    };
    /** Whether the PMS sends notices of changes */
    notices: "webhook" | "queue" | "none";
    /** Whether this server’s address is entered in the PMS by hand or automatically; GET …/webhook returns it if it may be entered by hand */
    addressEntered: "by_hand" | "by_itself" | "either" | "never";
  };
  /** The time (ISO 8601, UTC): checked at */
  checkedAt: string;
  /** The given credentials that are not used */
  warnings: {
    /** A stable code for programs */
    code: "credential_ignored";
    /** The text of the warning */
    detail: string;
  }[];
};

export type PmsConnection = {
  /** The property’s PMS, by its source */
  source: string;
  /** Whether it is connected */
  connected: boolean;
  /** The id of the PMS provider */
  provider: PmsProviderName | null;
  /** The property */
  property: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The display name */
    name: string;
  } | null;
  /** The time of the last sync (ISO 8601, UTC); null: never */
  lastSync: string | null;
  /** The number of records read */
  recordsSynced: {
    /** The reservations, or their number */
    reservations: number;
    /** The guests, or their number */
    guests: number;
    /** The rooms, or their number */
    rooms: number;
  };
  /** The mode of operation */
  mode: ("realtime" | "batch" | "manual") | null;
  /** The kinds of records synced: those enabled here and provided by the PMS */
  entities: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
  /** The time of the next sync (ISO 8601, UTC); null: none is planned */
  nextSync: string | null;
  /** The number of changes waiting to be written */
  pendingPushes: number;
  /** The number of changes parked after failed attempts */
  parkedPushes: number;
  /** The number of conflicts waiting for a decision */
  openConflicts: number;
  /** Whether the connection works */
  health: ("ok" | "failing") | null;
  /** The last error; null: none */
  lastError: LastError | null;
  /** The id of the sync in progress; null: none */
  running: string | null;
  /** The address for the PMS’s notices; null if the PMS sends none or cannot reach this server */
  webhookUrl: string | null;
};

export type PmsConnectionsPage = {
  /** The entries of this page */
  items: PmsConnection[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type PmsDemoBody = {
  /** The id of the PMS provider */
  provider: string;
};

export type PmsEnabled = {
  /** Whether reservations are synced */
  reservations: boolean;
  /** The availability of rooms */
  availability: boolean;
  /** The prices */
  rates: boolean;
  /** The guest profiles */
  guestProfiles: boolean;
};

export type PmsEnabledBody = {
  /** Whether reservations are synced */
  reservations?: boolean;
  /** The availability of rooms */
  availability?: boolean;
  /** The prices */
  rates?: boolean;
  /** The guest profiles */
  guestProfiles?: boolean;
};

export type PmsFieldMapping = {
  /** The PMS’s field for each ServiceChat field */
  guest: Record<string, string>;
  /** The PMS’s field for each ServiceChat field */
  reservation: Record<string, string>;
  /** The revision of the stored values; send it back as `seen` with a change */
  revision: string;
  /** The mapping in effect, including the provider’s defaults */
  effective: {
    /** The PMS’s field for each ServiceChat field */
    guest: Record<string, string>;
    /** The PMS’s field for each ServiceChat field */
    reservation: Record<string, string>;
  };
};

export type PmsFieldMappingBody = {
  /** The PMS’s field for each ServiceChat field */
  guest?: {
    /** First name */
    firstName?: string;
    /** Last name */
    lastName?: string;
    /** The e-mail address */
    email?: string;
    /** The phone number in international format (E.164) */
    phone?: string;
  };
  /** The PMS’s field for each ServiceChat field */
  reservation?: {
    /** The confirmation number of the booking */
    confirmationNumber?: string;
    /** The time or date of check-in */
    checkIn?: string;
    /** The time or date of check-out */
    checkOut?: string;
  };
};

export type PmsFieldMappingChangeInput = {
  /** The PMS’s field for each ServiceChat field */
  guest?: {
    /** First name */
    firstName?: string;
    /** Last name */
    lastName?: string;
    /** The e-mail address */
    email?: string;
    /** The phone number in international format (E.164) */
    phone?: string;
  };
  /** The PMS’s field for each ServiceChat field */
  reservation?: {
    /** The confirmation number of the booking */
    confirmationNumber?: string;
    /** The time or date of check-in */
    checkIn?: string;
    /** The time or date of check-out */
    checkOut?: string;
  };
  /** The `revision` you last read. If it has changed since, the call fails with 409 */
  seen?: string;
};

export type PmsKnownRoomType = {
  /** The PMS’s code */
  code: string;
  /** The name of the room type */
  name: string;
  /** The largest number of persons */
  maxPersons: number | null;
  /** The room type’s name in this API */
  slug: string;
  /** Whether the hotel has set the slug; false: it was derived from the name */
  mapped: boolean;
};

export type PmsKnownRoomTypes = {
  /** The entries of this page */
  items: PmsKnownRoomType[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
  /** The revision of the stored values; send it back as `seen` with a change */
  revision: string;
};

export type PmsLogLine = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The time (ISO 8601, UTC) */
  at: string;
  /** The severity, or the extent of access */
  level: "debug" | "info" | "warn" | "error";
  /** The event */
  event: string;
  /** The message */
  message: string;
  /** The kind of record */
  entity?: "roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability";
  /** The id of the sync */
  syncId?: string;
  /** Further values of the entry */
  detail?: Record<string, string | number | boolean | null>;
};

export type PmsLogsPage = {
  /** The entries of this page */
  items: PmsLogLine[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type PmsMappingPreview = {
  /** Whether there are no errors */
  valid: boolean;
  /** The errors */
  errors: ({
    /** The group of fields */
    group: "guest" | "reservation";
    /** The key of the record */
    key: string;
    /** The name of the field */
    field: string;
    /** A stable code for programs */
    code: string;
    /** The details, in words for people */
    detail: string;
  })[];
  /** Whether a real record was available */
  checked: {
    /** The guest, with the fields that are known */
    guest: boolean;
    /** The reservation */
    reservation: boolean;
  };
  /** A preview of the values, masked */
  preview: ({
    /** The group of fields */
    group: "guest" | "reservation";
    /** The key of the record */
    key: string;
    /** The name of the field */
    field: string;
    /** The value in a real record, masked */
    value: string | null;
  })[];
};

export type PmsMappingReport = {
  /** Whether there are no errors */
  valid: boolean;
  /** The errors */
  errors: ({
    /** The group of fields */
    group: "guest" | "reservation";
    /** The key of the record */
    key: string;
    /** The name of the field */
    field: string;
    /** A stable code for programs */
    code: string;
    /** The details, in words for people */
    detail: string;
  })[];
  /** Whether a real record was available */
  checked: {
    /** The guest, with the fields that are known */
    guest: boolean;
    /** The reservation */
    reservation: boolean;
  };
};

export type PmsProvider = {
  /** The id of the PMS provider */
  provider: PmsProviderName;
  /** The name of the PMS */
  name: string;
  /** The credentials; stored encrypted, never returned */
  credentials: Credential[];
  /** The supported functions */
  capabilities: {
    /** The kinds of records that can be read */
    pulls: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
    /** Whether the PMS can return changed records only */
    incremental: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
    /** The polling interval for changes, in milliseconds, if the PMS sends no notices; default: one minute */
    pollMs?: number;
    /** The kinds of records that can be written */
    takes: {
      /** A guest’s request */
      request: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** The completion of a request */
      completion: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** A message to or from the guest */
      communication: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** A charge on the bill */
      charge: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** The cancellation of a charge */
      charge_void: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** A guest’s preference */
      preference: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** The fields */
      fields: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
      /** The date of arrival, YYYY-MM-DD */
      arrival: {
        /** The location */
        place: "native" | "note" | "none";
        /** The location in the PMS, as its users know it */
        where: string;
      };
    };
    /** Whether the PMS sends notices of changes */
    notices: "webhook" | "queue" | "none";
    /** Whether this server’s address is entered in the PMS by hand or automatically; GET …/webhook returns it if it may be entered by hand */
    addressEntered: "by_hand" | "by_itself" | "either" | "never";
  };
  /** The fields */
  fields: {
    /** The guest, with the fields that are known */
    guest: ({
      /** The path in the record */
      path: string;
      /** The type */
      type: "text" | "email" | "phone" | "date" | "datetime" | "number";
      /** The value in a real record, masked */
      example: string;
    })[];
    /** The reservation */
    reservation: ({
      /** The path in the record */
      path: string;
      /** The type */
      type: "text" | "email" | "phone" | "date" | "datetime" | "number";
      /** The value in a real record, masked */
      example: string;
    })[];
  };
  /** The provider’s default mapping */
  defaultMapping: {
    /** The PMS’s field for each ServiceChat field */
    guest: Record<string, string>;
    /** The PMS’s field for each ServiceChat field */
    reservation: Record<string, string>;
  };
  /** Whether POST …/demo can connect the sample hotel to a simulated one */
  demo: boolean;
};

export type PmsProviderName = ("opera-cloud" | "cloudbeds" | "mews" | "apaleo" | "rms-cloud" | "custom") | string;

export type PmsProvidersPage = {
  /** The entries of this page */
  items: PmsProvider[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type PmsPush = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The kind */
  kind: "request" | "completion" | "communication" | "charge" | "charge_void" | "preference" | "fields" | "arrival";
  /** The id of the task, conversation (also for a complaint), charge, preference or guest */
  subjectId: string;
  /** The state */
  state: "pending" | "sent" | "parked" | "dropped";
  /** The number of attempts */
  attempts: number;
  /** The time (ISO 8601, UTC): next attempt at */
  nextAttemptAt: string | null;
  /** The record in the PMS; null: none */
  receipt: ({
    /** The record’s number in the PMS; null: none */
    id: string | null;
    /** The location */
    place: "native" | "note" | "none";
    /** The location in the PMS, as its users know it */
    detail: string;
  }) | null;
  /** The last error; null: none */
  lastError: LastError | null;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): settled at */
  settledAt: string | null;
};

export type PmsPushesPage = {
  /** The entries of this page */
  items: PmsPush[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type PmsResent = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The state */
  state: "pending";
};

export type PmsResolveBody = {
  /** The side whose value is used */
  winner: "pms" | "service";
};

export type PmsResolved = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The side whose value is used */
  winner: "pms" | "service";
};

export type PmsRoomTypes = Record<string, string>;

export type PmsRoomTypesInput = Record<string, string>;

export type PmsSettings = {
  /** The mode of operation */
  mode: "realtime" | "batch" | "manual";
  /** The interval of batch syncs, in milliseconds */
  interval: number;
  /** The number of retries of a failed call */
  retryAttempts: number;
  /** The side that wins if both sides have changed a value */
  conflictResolution: "pms-wins" | "service-wins" | "manual";
};

export type PmsSettingsBody = {
  /** The mode of operation */
  mode?: "realtime" | "batch" | "manual";
  /** The interval of batch syncs, in milliseconds */
  interval?: number;
  /** The number of retries of a failed call */
  retryAttempts?: number;
  /** The side that wins if both sides have changed a value */
  conflictResolution?: "pms-wins" | "service-wins" | "manual";
};

export type PmsStatus = {
  /** Whether it is connected */
  connected: boolean;
  /** The id of the PMS provider */
  provider: PmsProviderName | null;
  /** The property */
  property: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The display name */
    name: string;
  } | null;
  /** The time of the last sync (ISO 8601, UTC); null: never */
  lastSync: string | null;
  /** The number of records read */
  recordsSynced: {
    /** The reservations, or their number */
    reservations: number;
    /** The guests, or their number */
    guests: number;
    /** The rooms, or their number */
    rooms: number;
  };
  /** The mode of operation */
  mode: ("realtime" | "batch" | "manual") | null;
  /** The kinds of records synced: those enabled here and provided by the PMS */
  entities: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
  /** The time of the next sync (ISO 8601, UTC); null: none is planned */
  nextSync: string | null;
  /** The number of changes waiting to be written */
  pendingPushes: number;
  /** The number of changes parked after failed attempts */
  parkedPushes: number;
  /** The number of conflicts waiting for a decision */
  openConflicts: number;
  /** Whether the connection works */
  health: ("ok" | "failing") | null;
  /** The last error; null: none */
  lastError: LastError | null;
  /** The id of the sync in progress; null: none */
  running: string | null;
  /** The address for the PMS’s notices; null if the PMS sends none or cannot reach this server */
  webhookUrl: string | null;
};

export type PmsSync = {
  /** The id of the sync */
  syncId: string;
  /** The state */
  state: "running" | "done" | "failed";
  /** The cause of the run */
  trigger: "schedule" | "manual" | "connect" | "notice";
  /** The kinds of records */
  entities: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
  /** The range of dates */
  dateRange: {
    /** The first day, YYYY-MM-DD */
    from: string;
    /** The last day, YYYY-MM-DD */
    to: string;
  } | null;
  /** The number of records read */
  recordsSynced: {
    /** The room types, or their number */
    roomTypes?: number;
    /** The rooms, or their number */
    rooms?: number;
    /** The guests, or their number */
    guests?: number;
    /** The reservations, or their number */
    reservations?: number;
    /** The prices */
    rates?: number;
    /** The availability of rooms */
    availability?: number;
  };
  /** The errors */
  errors: ({
    /** The kind of record */
    entity: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability") | null;
    /** A stable code for programs */
    code: string;
    /** The message */
    message: string;
  })[];
  /** The time (ISO 8601, UTC): started at */
  startedAt: string;
  /** The time (ISO 8601, UTC): finished at */
  finishedAt: string | null;
  /** The progress by kind of record: records read, the total (null: not known), and whether it has finished */
  progress: {
    /** The room types, or their number */
    roomTypes?: {
      /** The number of finished entries */
      done: number;
      /** The total number */
      total: number | null;
      /** Whether it has finished */
      finished: boolean;
    };
    /** The rooms, or their number */
    rooms?: {
      /** The number of finished entries */
      done: number;
      /** The total number */
      total: number | null;
      /** Whether it has finished */
      finished: boolean;
    };
    /** The guests, or their number */
    guests?: {
      /** The number of finished entries */
      done: number;
      /** The total number */
      total: number | null;
      /** Whether it has finished */
      finished: boolean;
    };
    /** The reservations, or their number */
    reservations?: {
      /** The number of finished entries */
      done: number;
      /** The total number */
      total: number | null;
      /** Whether it has finished */
      finished: boolean;
    };
    /** The prices */
    rates?: {
      /** The number of finished entries */
      done: number;
      /** The total number */
      total: number | null;
      /** Whether it has finished */
      finished: boolean;
    };
    /** The availability of rooms */
    availability?: {
      /** The number of finished entries */
      done: number;
      /** The total number */
      total: number | null;
      /** Whether it has finished */
      finished: boolean;
    };
  };
};

export type PmsSyncBody = {
  /** The kinds of records; absent: all enabled kinds */
  entities?: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
  /** Only stays that overlap these dates; absent: all changes since the last sync */
  dateRange?: {
    /** The first day, YYYY-MM-DD */
    from: string;
    /** The last day, YYYY-MM-DD */
    to: string;
  };
};

export type PmsSyncStarted = {
  /** The id of the sync */
  syncId: string;
  /** The state */
  state: "running" | "done" | "failed";
};

export type PmsTest = {
  /** Whether the check passed */
  ok: boolean;
  /** Latency, in milliseconds */
  latencyMs: number;
  /** The checks and their results */
  checks: ({
    /** The name of the check */
    name: string;
    /** Whether the check passed */
    ok: boolean;
    /** The details, in words for people */
    detail: string;
    /** The code of the error; null: no error */
    code: string | null;
  })[];
};

export type PmsUnmapped = {
  /** Group `roomType`: the codes whose slug was derived from the name */
  pms: {
    /** The group of the field: guest or reservation */
    group: string;
    /** The name of the field */
    field: string;
    /** The value in a real record, masked */
    example: string;
  }[];
  /** The value or field in ServiceChat */
  service: {
    /** The group of the field: guest or reservation */
    group: string;
    /** The name of the field */
    key: string;
    /** Whether a value is required */
    required: boolean;
  }[];
};

export type PmsWebhook = {
  /** The address to enter in the PMS; null if the PMS sends no notices to this server */
  url: string | null;
};

export type Preference = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The kind of preference */
  kind: "diet" | "pillow" | "floor" | "quiet" | "smoking" | "other";
  /** The sentence in which the guest stated it */
  quote: string;
  /** A language (BCP 47) */
  language: string;
  /** The state of the preference */
  state: "proposed" | "kept" | "discarded";
  /** The guest’s id */
  guestId: string | null;
  /** The conversation’s id */
  conversationId: string;
  /** The id of the message */
  messageId: string;
  /** The time (ISO 8601, UTC) */
  at: string;
  /** The time (ISO 8601, UTC): decided at */
  decidedAt: string | null;
};

export type PreferencesPage = {
  /** The entries of this page */
  items: Preference[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type Problem = {
  /** The address of a page about this type of problem */
  type: string;
  /** A short title */
  title: string;
  /** The status */
  status: number;
  /** The cause of the problem, and how to solve it */
  detail: string;
  /** A stable code for programs */
  code: string;
  /** The id of the call, for the operator of the server */
  requestId: string;
  /** The errors */
  errors?: {
    /** The JSON pointer of the invalid value in the body (RFC 6901) */
    pointer: string;
    /** The name of the invalid query parameter */
    parameter?: string;
    /** A stable code for programs */
    code: string;
    /** The details, in words for people */
    detail: string;
  }[];
};

export type Processing = {
  /** The name of the hotel */
  house: string;
  /** The time of the record (ISO 8601, UTC) */
  at: string;
  /** The processing activities */
  activities: ({
    /** The id: opaque; ids sort by creation time */
    id: "conversations" | "stays" | "tasks" | "exchange" | "programs" | "accounts";
    /** The purpose */
    purpose: string;
    /** The persons whose data is processed */
    people: "guests" | "staff";
    /** The kinds of personal data */
    data: ("contact" | "messages" | "stays" | "likes" | "requests" | "addresses" | "deeds")[];
    /** The number of days after which the data is deleted; null: only deleted by a person */
    keptDays: number | null;
    /** The ids of the processors that receive data */
    recipients: string[];
  })[];
  /** The external processors */
  processors: ({
    /** The id of the processor */
    id: string;
    /** The kind */
    kind: "channel" | "pms" | "channel_manager" | "model" | "mail" | "push" | "program";
    /** The name of the processor */
    name: string;
    /** The host that receives the data; null: the vendor’s own API */
    host: string | null;
    /** The time of connection (ISO 8601, UTC); null: set by the operator */
    since: string | null;
  })[];
};

export type PropertiesPage = {
  /** The entries of this page */
  items: Property[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type Property = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The display name */
  name: string;
  /** The postal address; of a session or call: the network address */
  address: string;
  /** The IANA time zone */
  timezone: string;
  /** Languages (BCP 47) */
  languages: string[];
  /** The amenities of the hotel */
  amenities: string[];
  /** The phone number in international format (E.164) */
  phone: string;
  /** The emergency telephone number */
  emergencyNumber: string;
  /** The currency (ISO 4217) */
  currency: string;
  /** The address of the hotel’s booking page (https only) */
  bookingUrl: string;
  /** Latitude and longitude in degrees; empty: not known */
  coordinates: string;
  /** The web origins that may embed the chat */
  origins: string[];
  /** The appearance of the widget */
  appearance: {
    /** The accent colour, as #rrggbb */
    accent?: string;
    /** The value for the script tag’s data-theme */
    theme?: "auto" | "light" | "dark";
    /** The value for the script tag’s data-position */
    position?: "end" | "start";
    /** The value for the script tag’s data-greeting */
    greeting?: string;
  };
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type PropertyBody = {
  /** The display name */
  name: string;
  /** The postal address; of a session or call: the network address */
  address: string;
  /** The IANA time zone */
  timezone: string;
  /** Languages (BCP 47) */
  languages: string[];
  /** The amenities of the hotel */
  amenities: string[];
  /** The phone number in international format (E.164) */
  phone?: string;
  /** The emergency number for guests in danger; empty: the country’s number */
  emergencyNumber?: string;
  /** The currency of the hotel’s prices (ISO 4217), such as EUR */
  currency?: string;
  /** The booking page, sent to guests who ask for a room; {arrival} and {departure} are replaced by dates (YYYY-MM-DD) */
  bookingUrl?: string;
  /** The latitude and longitude in degrees, shown on channels that have maps; empty: not known */
  coordinates?: string;
  /** The web origins that may embed the widget; empty: any */
  origins?: string[];
  /** The appearance of the widget */
  appearance?: {
    /** The accent colour, as #rrggbb */
    accent?: string;
    /** The value for the script tag’s data-theme */
    theme?: "auto" | "light" | "dark";
    /** The value for the script tag’s data-position */
    position?: "end" | "start";
    /** The value for the script tag’s data-greeting */
    greeting?: string;
  };
  /** The `updatedAt` you last read. If it has changed since, the call fails with a conflict */
  seen?: string;
};

export type PushKey = {
  /** The applicationServerKey for the push subscription */
  publicKey: string;
};

export type PushSubscription = {
  /** The id: opaque; ids sort by creation time */
  id: string;
};

export type PushSubscriptionBody = {
  /** The address of the browser’s push service */
  endpoint: string;
  /** The API keys, or the two keys that encrypt a push message */
  keys: {
    /** The browser’s public key, base64url */
    p256dh: string;
    /** The browser’s authentication secret, base64url */
    auth: string;
  };
};

export type RegisterAnswer = {
  /** The account */
  account: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The plan */
    plan: "starter" | "professional" | "enterprise";
  };
  /** The property */
  property: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The display name */
    name: string;
  };
  /** A staff user */
  user: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The e-mail address */
    email: string;
    /** The role, which sets the rights */
    role: "owner";
  };
  /** The secret; returned once */
  apiKey: string;
  /** The address at which the owner sets a password; it can be used once */
  setupUrl: string;
};

export type RegisterBody = {
  /** The hotel’s name */
  propertyName: string;
  /** The e-mail address */
  email: string;
  /** The phone number in international format (E.164) */
  phone: string;
  /** The setup secret the server printed; needed for the server’s first account if others can reach the server */
  setupSecret?: string;
};

export type Registration = {
  /** The guest’s expected time of arrival, HH:MM; null: not known */
  arrivalTime: string | null;
  /** The names of the accompanying persons */
  companions: string[];
  /** The nationality (ISO 3166-1 alpha-2); null: not known */
  nationality: string | null;
  /** The car’s number plate; empty: not known */
  carNumber: string;
  /** The time at which a colleague last asked the guest; null: never */
  askedAt: string | null;
  /** told: at least one detail is known; asked: a colleague asked, and nothing was received yet */
  state: "open" | "asked" | "told";
};

export type RegistrationAnswer = {
  /** Whether an account can be created now */
  open: boolean;
  /** Whether the server has no account yet */
  empty: boolean;
  /** Whether the first account needs the setup secret */
  needsSecret: boolean;
  /** Whether password reset links can be sent by e-mail */
  resetByMail: boolean;
};

export type RegistrationBody = {
  /** The expected time of arrival at the property, HH:MM; null: not known */
  arrivalTime?: string | null;
  /** The names of the accompanying persons */
  companions?: string[];
  /** The nationality (ISO 3166-1 alpha-2); null: not known */
  nationality?: string | null;
  /** The car’s number plate; empty: not known */
  carNumber?: string;
};

export type ReopenBody = {
  /** Whether to restore the state before the resolution, unless there are newer messages */
  restore?: boolean;
};

export type ReopenManyAnswer = {
  /** The ids of the questions that were dismissed before */
  reopened: string[];
};

export type Reservation = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The guest’s id */
  guestId: string;
  /** The confirmation number of the booking */
  confirmationNumber: string;
  /** The booking number at the booking site; null: none */
  channelReference: string | null;
  /** The state */
  state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** The time or date of check-in */
  checkIn: string;
  /** The time or date of check-out */
  checkOut: string;
  /** The guest’s expected time of arrival, HH:MM; null: not known */
  arrivalTime: string | null;
  /** The slug of the room type */
  roomType: string;
  /** The room number */
  room: string | null;
  /** The number of adults */
  adults: number;
  /** The number of children */
  children: number;
  /** The rate plan */
  ratePlan: string;
  /** The services included */
  inclusions: string[];
  /** The amount still to be paid */
  balance: {
    /** The amount, as a decimal */
    amount: string;
    /** The currency (ISO 4217) */
    currency: string;
  } | null;
  /** The total price of the stay, paid or not; null: the PMS does not provide it */
  total: {
    /** The amount, as a decimal */
    amount: string;
    /** The currency (ISO 4217) */
    currency: string;
  } | null;
  /** Notes for colleagues */
  notes: string;
  /** The id in the PMS; null: the record is not from the PMS */
  externalId: string | null;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type ReservationsPage = {
  /** The entries of this page */
  items: Reservation[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type Retention = {
  /** The days after which a conversation is deleted, counted from its last message; null: never */
  conversationDays: number | null;
  /** The days after which a guest is deleted with all reservations and conversations, counted from the last stay; null: never */
  guestDays: number | null;
  /** The days after which a task is deleted, counted from its completion or cancellation; null: never */
  taskDays: number | null;
  /** The days after which log entries and syncs of the PMS and the channel manager are deleted; null: never */
  pmsLogDays: number | null;
  /** The days after which a webhook delivery is deleted, sent or not; it can be sent again until then; null: never */
  webhookDays: number | null;
  /** The days after which the content of audit log entries is deleted; null: never. The hashes are kept, so that the chain can be verified */
  auditDays: number | null;
};

export type RetentionInput = {
  /** The days after which a conversation is deleted, counted from its last message; null: never */
  conversationDays: number | null;
  /** The days after which a guest is deleted with all reservations and conversations, counted from the last stay; null: never */
  guestDays: number | null;
  /** The days after which a task is deleted, counted from its completion or cancellation; null: never */
  taskDays: number | null;
  /** The days after which log entries and syncs of the PMS and the channel manager are deleted; null: never */
  pmsLogDays: number | null;
  /** The days after which a webhook delivery is deleted, sent or not; it can be sent again until then; null: never */
  webhookDays: number | null;
  /** The days after which the content of audit log entries is deleted; null: never. The hashes are kept, so that the chain can be verified */
  auditDays: number | null;
};

export type RetentionReach = {
  /** The number of conversations deleted by their own age */
  conversations: number;
  /** The number of guests deleted, each with reservations and conversations */
  guests: number;
  /** The tasks, or their number */
  tasks: number;
  /** The number of log entries and syncs deleted */
  pmsLogs: number;
  /** The number of webhook deliveries */
  webhookDeliveries: number;
  /** The number of audit log entries */
  auditEntries: number;
};

export type RoomsPage = {
  /** The entries of this page */
  items: GetRoomAnswer[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type RotateKeyBody = {
  /** The time for which the old secret stays valid, in milliseconds */
  overlapMs?: number;
  /** The new time of expiry; null: none; absent: unchanged */
  expiresAt?: string | null;
};

export type RotateWebhookBody = {
  /** The time in milliseconds for which deliveries are also signed with the old secret; absent: one day */
  overlapMs?: number;
};

export type SavedView = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The name given by the owner */
  name: string;
  /** The filters of the view */
  query: ViewQuery;
  /** Whether all colleagues of the hotel can use it */
  shared: boolean;
  /** Whether the caller created it */
  own: boolean;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type SavedViewBody = {
  /** The name given by the owner */
  name: string;
  /** The filters of the view */
  query: ViewQuery;
  /** Whether the view is shared with all colleagues of the property */
  shared?: boolean;
};

export type SendGuestMessageBody = {
  /** The type */
  type?: "send";
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The text */
  text?: string;
  /** A language (BCP 47) */
  language?: {
    /** The language (BCP 47) */
    code: string;
    /** The confidence, from 0 to 1 */
    confidence: number;
  };
  /** The attached files */
  attachments?: string[];
  /** The id of the quick reply that was tapped */
  choice?: string;
};

export type SessionsPage = {
  /** The entries of this page */
  items: OwnSession[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type SetAccountNetworkBody = {
  /** The addresses and networks from which the account may be used */
  allow: string[];
};

export type SetAccountSignInBody = {
  /** required: users without a second factor can only set one up */
  secondFactor: "optional" | "required";
};

export type SetAlertsBody = {
  /** The minutes without an acknowledgement after which all colleagues off duty are called */
  emergencyAfterMinutes: number;
  /** Additional addresses that are notified */
  emergencyMail: string[];
  /** The `updatedAt` you last read. If it has changed since, the call fails with a conflict */
  seen?: string;
};

export type SetChannelsPortalBody = {
  /** A key of a Channex user; left out: the channel manager’s own */
  apiKey?: string;
  /** The property’s id in Channex; left out: the channel manager’s own */
  propertyId?: string;
  /** Left out: Channex’s own */
  baseUrl?: string;
};

export type SetChannelsSmsBody = {
  /** Who carries them */
  provider: "twilio";
  /** The account’s id */
  accountSid: string;
  /** The account’s own token: it also signs what Twilio calls */
  authToken: string;
  /** The house’s number there; this or messagingServiceSid */
  phoneNumber?: string;
  /** The messaging service whose numbers are used */
  messagingServiceSid?: string;
  /** Left out: Twilio’s own */
  baseUrl?: string;
};

export type SetChannelsWhatsappTemplateUsesBody = {
  /** The occasions on which templates are sent */
  uses: ({
    /** The occasion: a message about an arrival, finished work or a ready room, or a template offered to colleagues */
    use: "arrival" | "task_done" | "room_ready" | "reply";
    /** The name of an approved template; the version in the guest’s language is sent */
    name: string;
    /** The values of the template’s placeholders, in order, such as `{guest}` */
    values: string[];
  })[];
};

export type SetKnowledgeTranslationBody = {
  /** The text */
  text: string;
  /** The translation; absent: unchanged */
  question?: string;
  /** The status */
  status?: "written" | "machine" | "reviewed" | "outdated";
  /** Whether a person confirms the translation despite the warnings of the check; a changed number is rejected in any case */
  sure?: boolean;
};

export type SetLookBody = {
  /** The name of the assistant; empty: the widget’s default */
  assistantName: string;
  /** The id of a picture of this property (POST /api/look/pictures); null: none */
  logo?: string | null;
  /** The id of a picture of this property (POST /api/look/pictures); null: none */
  avatar?: string | null;
  /** The accent colour, as #rrggbb */
  accent: string;
  /** The colour scheme: light, dark, or that of the guest’s device */
  theme: "light" | "dark" | "auto";
  /** The corner on a left-to-right page; mirrored on right-to-left pages */
  corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
  /** The radius of corners, in pixels */
  radius: number;
  /** The welcome message by language; in other languages the default is used */
  welcome: Record<string, string>;
  /** auto: questions that the hotel can answer are chosen */
  starters: Record<string, string[]> | "auto";
  /** The consent */
  consent: {
    /** Whether guests must give consent before they write */
    required: boolean;
    /** The version of the consent text; a new version asks all guests again */
    version: string;
    /** The text to which guests consent, by language */
    text: Record<string, string>;
    /** The address of the hotel’s privacy policy; null: none */
    privacyUrl: string | null;
  };
  /** The proactive messages */
  proactive: {
    /** An id chosen by you */
    id: string;
    /** The conditions for showing it */
    when: {
      /** The path of the page, such as /rooms; * matches any text */
      path?: string;
      /** The delay after the page has opened, in seconds */
      afterSeconds?: number;
      /** The guest’s languages; empty: any */
      languages?: string[];
      /** Whether each guest sees it only once */
      oncePerGuest?: boolean;
    };
    /** The proactive message, by language */
    text: Record<string, string>;
  }[];
  /** Whether the reception’s hours are shown */
  showHours: boolean;
  /** Whether guests can read the hotel’s FAQ entries */
  showHelp?: boolean;
  /** The value from GET; ignored */
  updatedAt?: string | null;
  /** The `updatedAt` you last read. If it has changed since, the call fails with a conflict */
  seen?: string;
};

export type SetReportBody = {
  /** The recipients; an empty list: nobody */
  to: string[];
  /** The language of the e-mail and the PDF, one of the desk’s languages */
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "tr" | "ar" | "ja" | "zh-Hans";
  /** The `updatedAt` you last read. If it has changed since, the call fails with a conflict */
  seen?: string;
};

export type SetServiceLevelBody = {
  /** The target in minutes from the hand-over to a colleague’s first message; null: no target */
  firstResponseMinutes: number | null;
  /** The target in hours from the hand-over until the conversation is resolved; null: no target */
  resolutionHours: number | null;
  /** `open`: time outside business hours and on holidays is not counted; `always`: all time is counted */
  hours: "open" | "always";
  /** The `updatedAt` you last read. If it has changed since, the call fails with a conflict */
  seen?: string;
};

export type ShownAttachment = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The kind */
  kind: "image" | "audio" | "document";
  /** The media type detected from the content, such as image/jpeg */
  type: string;
  /** The file’s name */
  name: string;
  /** The size in bytes */
  bytes: number;
  /** The width in pixels */
  width?: number;
  /** The height in pixels */
  height?: number;
  /** coming: the file is being fetched from the platform; gone: the platform no longer has the file */
  state: "here" | "coming" | "gone";
  /** A path on this server; request it with the session or key that can read the message */
  url: string;
};

export type ShownAttachmentInput = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The kind */
  kind: "image" | "audio" | "document";
  /** The media type detected from the content, such as image/jpeg */
  type: string;
  /** The file’s name */
  name: string;
  /** The size in bytes */
  bytes: number;
  /** The width in pixels */
  width?: number;
  /** The height in pixels */
  height?: number;
  /** coming: the file is being fetched from the platform; gone: the platform no longer has the file */
  state: "here" | "coming" | "gone";
  /** A path on this server; request it with the session or key that can read the message */
  url: string;
};

export type Sightings = {
  /** The time (ISO 8601, UTC): last seen at */
  lastSeenAt: string | null;
  /** The web sites */
  sites: {
    /** A web origin */
    origin: string;
    /** The time (ISO 8601, UTC): first at */
    firstAt: string;
    /** The time (ISO 8601, UTC): last at */
    lastAt: string;
  }[];
};

export type SortConversationBody = {
  /** The labels */
  labels?: string[];
  /** The priority */
  priority?: "low" | "normal" | "high" | "urgent";
  /** Out of the lists until then, at most a year ahead; it wakes sooner where its guest writes. null: wake it now */
  snoozedUntil?: string | null;
};

export type StaffLinkAnswer = {
  /** The address at which the user sets a password; it can be used once */
  setupUrl: string;
  /** The time (ISO 8601, UTC): expires at */
  expiresAt: string;
};

export type StaffMessageBody = {
  /** The text */
  text?: string;
  /** The ids of files from POST /api/uploads, with or without a text */
  attachments?: string[];
  /** A list below the text; other channels show it as lines of text */
  card?: {
    /** The type */
    type: "list";
    /** The arrangement: a vertical list or a carousel */
    layout: "rows" | "carousel";
    /** The entries of this page */
    items: {
      /** A short title */
      title: string;
      /** The text */
      text?: string;
      /** The price */
      price?: MoneyInput;
      /** The address that a tap opens */
      url?: string;
    }[];
  };
  /** An approved template, sent instead of a text */
  template?: {
    /** The name of the template at the platform */
    name: string;
    /** A language (BCP 47) */
    language: string;
    /** The values of the template’s placeholders, in order */
    variables?: string[];
  };
};

export type StaffPage = {
  /** The entries of this page */
  items: StaffUser[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type StaffUser = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The e-mail address */
  email: string;
  /** The colleague’s name */
  name: string;
  /** The role in the whole account; if `properties` are listed, the highest role among them */
  role: "owner" | "manager" | "agent" | "worker";
  /** The properties to which the user is restricted; null: the whole account */
  properties: Membership[] | null;
  /** The departments of the user */
  departments: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management")[];
  /** Languages (BCP 47) */
  languages: string[];
  /** The user’s working hours */
  duty: WeekHours | null;
  /** Whether it is disabled */
  disabled: boolean;
  /** Whether the user has set a password */
  hasPassword: boolean;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
};

export type StaysPage = {
  /** The entries of this page */
  items: CreateStayAnswer[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type StoredDecision = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The id of the message */
  messageId: string;
  /** The time (ISO 8601, UTC) */
  at: string;
  /** The reason */
  reason: string;
  /** The steps, in order */
  steps: ({
    /** The kind of step */
    kind: string;
  } & Record<string, unknown>)[];
  /** Other possible interpretations */
  alternatives: {
    /** The display name */
    name: string;
    /** The score, from 1 (worst) to 5 (best) */
    score: number;
  }[];
  /** The intent and topics recognised in the message */
  understanding?: Record<string, unknown>;
};

export type SyncsPage = {
  /** The entries of this page */
  items: PmsSync[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type TakeoverBody = {
  /** Whether to take the conversation over from another colleague */
  force?: boolean;
};

export type Task = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The department responsible */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** The kind of work, by the engine’s name */
  kind: string;
  /** A short title */
  title: string;
  /** Further information on the task */
  detail: string;
  /** The room number */
  room: string | null;
  /** The guest’s id */
  guestId: string | null;
  /** The conversation’s id */
  conversationId: string | null;
  /** The id of the reservation */
  reservationId: string | null;
  /** The guest’s language, in which the guest is told of the completion */
  language: string | null;
  /** The state of the task */
  state: "open" | "in_progress" | "done" | "cancelled";
  /** The priority */
  priority: "low" | "normal" | "high" | "urgent";
  /** The time (ISO 8601, UTC): due at */
  dueAt: string;
  /** The colleague to whom it is assigned; null: nobody */
  assignee: {
    /** The id: opaque; ids sort by creation time */
    id: string;
    /** The colleague’s name */
    name: string;
  } | null;
  /** Whether it is overdue */
  overdue: boolean;
  /** The number of escalations because it was overdue */
  escalation: number;
  /** The time of the next escalation if it is not finished */
  escalateAt: string | null;
  /** The things concerned, by the engine’s names, such as shower */
  things: string[];
  /** The steps */
  checklist: {
    /** The text */
    text: string;
    /** Whether the step is done */
    done: boolean;
  }[];
  /** The number of comments and pictures */
  comments: number;
  /** The time at which the guest is told of the completion, unless it is undone before */
  tellAt: string | null;
  /** The last time the guest asked again about it; null: never */
  askedAgainAt: string | null;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
  /** The time (ISO 8601, UTC): done at */
  doneAt: string | null;
};

export type TaskCommentsPage = {
  /** The entries of this page */
  items: CreateTaskCommentAnswer[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type TaskEvent = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The user, key, guest or system that performed the action */
  actor: {
    /** The kind */
    kind: "user" | "key" | "guest" | "system";
    /** The id: opaque; ids sort by creation time */
    id: string | null;
    /** The name of the actor */
    name: string;
  };
  /** The changed fields, each with the value before and after */
  change: Record<string, {
    /** The value before */
    from: string | number | null;
    /** The value after */
    to: string | number | null;
  }>;
  /** The time (ISO 8601, UTC) */
  at: string;
};

export type TaskHistoryPage = {
  /** The entries of this page */
  items: TaskEvent[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type TaskRulesPage = {
  /** The entries of this page */
  items: CreateTaskRuleAnswer[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type TasksPage = {
  /** The entries of this page */
  items: Task[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type TemplateBody = {
  /** The name of the template at the platform */
  name: string;
  /** A language (BCP 47) */
  language: string;
  /** The platform’s category of the message */
  category: "utility" | "marketing" | "authentication";
  /** The text with placeholders {{1}}, {{2}} …, counted from 1; none may be first or last */
  body: string;
  /** An example of each placeholder’s value; required by the platform */
  variables?: string[];
};

export type TicketAnswer = {
  /** A ticket that can be used once, within 30 seconds */
  ticket: string;
  /** The time (ISO 8601, UTC): expires at */
  expiresAt: string;
};

export type TrainingAnswer = {
  /** Information for guests about the hotel */
  propertyInfo: {
    /** The time or date of check-in */
    checkIn: string;
    /** The time or date of check-out */
    checkOut: string;
    /** The house rules, as free text */
    policies: string;
    /** The hotel’s specialties, as free text */
    specialties: string;
  };
  /** The hotel’s FAQ entries */
  faqs: Faq[];
  /** The topics guests ask about, and whether the hotel has an answer */
  coverage: {
    /** The topics that have an answer */
    answered: ("check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope")[];
    /** The topics that have no answer */
    missing: ("check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope")[];
  };
  /** The revision; it increases by one with each change */
  revision: number;
};

export type TrainingBody = {
  /** Information for guests about the hotel */
  propertyInfo: {
    /** The time or date of check-in */
    checkIn?: string;
    /** The time or date of check-out */
    checkOut?: string;
    /** The house rules, as free text */
    policies?: string;
    /** The hotel’s specialties, as free text */
    specialties?: string;
  };
  /** The hotel’s FAQ entries */
  faqs: {
    /** The id: opaque; ids sort by creation time */
    id?: string;
    /** A question in a guest’s words */
    question: string;
    /** The hotel’s answer */
    answer: string;
  }[];
  /** The revision you last read. If it has changed since, the call fails with a conflict */
  revision?: number;
};

export type TranslateMessageBody = {
  /** The target language */
  language: string;
};

export type TranslateReplyBody = {
  /** The text */
  text: string;
  /** The target language: the guest’s */
  language: string;
};

export type Translated = {
  /** The text */
  text: string;
  /** The original language; und: not known */
  from: string;
  /** The language of the translation (BCP 47) */
  to: string;
};

export type Unanswered = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The question as last asked */
  question: string;
  /** The question shortened, in the guest’s words */
  gist: string;
  /** The likely subjects, by the engine’s names; empty: not known */
  matter: string[];
  /** A language (BCP 47) */
  language: string;
  /** The number of guests who asked it, in all languages */
  count: number;
  /** The state */
  state: "open" | "answered" | "dismissed";
  /** The id of the entry that answers it; null: none */
  faqId: string | null;
  /** The newest questions, in the guests’ words */
  questions: ({
    /** The text */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** The conversation’s id */
    conversationId: string | null;
    /** The id of the message */
    messageId: string;
    /** The time (ISO 8601, UTC) */
    at: string;
  })[];
  /** The time (ISO 8601, UTC): first at */
  firstAt: string;
  /** The time (ISO 8601, UTC): last at */
  lastAt: string;
};

export type UnansweredPage = {
  /** The entries of this page */
  items: Unanswered[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type UpdateCannedReplyBody = {
  /** The name by which staff find the reply; unique in the property */
  name?: string;
  /** The text by language; it may contain {guest}, {room}, {checkIn}, {checkOut}, {property}, {colleague}, which the desk replaces */
  texts?: {
    /** A language (BCP 47) */
    language: string;
    /** The text */
    text: string;
  }[];
  /** The `updatedAt` you last read. If it has changed since, the call fails with a conflict */
  seen?: string;
};

export type UpdateKnowledgeFactBody = {
  /** The status */
  status?: "read" | "confirmed" | "corrected" | "rejected";
  /** The value */
  value?: ({
    /** The type of value */
    type: "presence";
    /** The value */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** The type of value */
    type: "hours";
    /** The opening times */
    rules: ({
      /** The days of the week: 1 is Monday, 7 is Sunday */
      days: {
        /** The days of the week: 1 is Monday, 7 is Sunday */
        days: number[];
        /** The days with different hours */
        holidays: boolean;
      } | null;
      /** The part of the year in which it applies */
      season: (({
        /** The display name */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
      /** The opening periods; empty: closed */
      spans: ({
        /** The start, HH:MM in the property’s time zone */
        from: string | null;
        /** The end, HH:MM in the property’s time zone */
        until: string | null;
      })[];
      /** Whether it is open 24 hours a day */
      roundClock: boolean;
    })[];
  }) | ({
    /** The type of value */
    type: "price";
    /** The prices, by person and time */
    tiers: ({
      /** The price */
      cost: {
        /** The amount in the smallest unit of the currency */
        amountMinor: number;
        /** The currency (ISO 4217) */
        currency: string;
        /** Whether this is the lowest of several prices */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** The unit of the price */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** The persons to whom it applies */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** The range of ages */
      ages: ({
        /** The minimum */
        min: number | null;
        /** The maximum */
        max: number | null;
      }) | null;
      /** The days of the week: 1 is Monday, 7 is Sunday */
      days: {
        /** The days of the week: 1 is Monday, 7 is Sunday */
        days: number[];
        /** The days with different hours */
        holidays: boolean;
      } | null;
      /** The part of the year in which it applies */
      season: (({
        /** The display name */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** The type of value */
    type: "limit";
    /** Whether the value is a minimum or a maximum */
    bound: "most" | "least";
    /** The value */
    value: number;
    /** The unit of the price */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** The type of value */
    type: "distance";
    /** The value */
    value: number;
    /** The unit of the price */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** The method */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** The type of value */
    type: "list";
    /** The entries of this page */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** The name, by language */
    names: string[];
  }) | {
    /** The type of value */
    type: "credential";
    /** The word */
    word: string;
  } | {
    /** The type of value */
    type: "contact";
    /** The phone number in international format (E.164) */
    phone: string;
  } | ({
    /** The type of value */
    type: "place";
    /** The location */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** The type of value */
    type: "text";
    /** The text */
    text: string;
  };
  /** The conditions */
  conditions?: ({
    /** Whether booking is needed, and how to book */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** The exceptions */
  exceptions?: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** The `updatedAt` you last read. If it has changed since, the call fails with a conflict */
  seen?: string;
};

export type UpdateLabelBody = {
  /** The name, unique in the property */
  name?: string;
  /** The display colour */
  tone?: "grey" | "blue" | "green" | "amber" | "red" | "violet";
};

export type UpdateMacroBody = {
  /** The name, unique in the property */
  name?: string;
  /** The actions, in order */
  actions?: ConversationActionInput[];
};

export type UpdateOfferBody = {
  /** The topic for which a guest can request the extra by name */
  kind?: "check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope" | "other";
  /** The name, by language */
  names?: {
    /** A language (BCP 47) */
    language: string;
    /** The display name */
    name: string;
  }[];
  /** The price */
  price?: MoneyInput | null;
  /** The unit of the price */
  unit?: "stay" | "night" | "person" | "person_night" | "piece";
  /** The conditions under which the extra is offered */
  rule?: {
    /** The extra is offered when a guest asks about one of these topics */
    topics?: ("check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope")[];
    /** The phase of the stay */
    phase?: "any" | "before" | "during";
    /** The largest number of days before arrival; null: no limit */
    daysBeforeMax?: number | null;
    /** The smallest number of nights; null: no limit */
    nightsMin?: number | null;
    /** The room types, or their number */
    roomTypes?: string[];
    /** The weekdays of arrival: 1 is Monday, 7 is Sunday */
    weekdays?: number[];
  };
  /** The department responsible */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** Whether a colleague must confirm it before a charge */
  onRequest?: boolean;
  /** Whether it is active */
  active?: boolean;
};

export type UpdateReservationBody = {
  /** The confirmation number of the booking */
  confirmationNumber?: string;
  /** The booking number at the booking site; null: none */
  channelReference?: string | null;
  /** The state */
  state?: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** The time or date of check-in */
  checkIn?: string;
  /** The time or date of check-out */
  checkOut?: string;
  /** The guest’s expected time of arrival, HH:MM; null: not known */
  arrivalTime?: string | null;
  /** The slug of the room type */
  roomType?: string;
  /** The room number */
  room?: string | null;
  /** The number of adults */
  adults?: number;
  /** The number of children */
  children?: number;
  /** The rate plan */
  ratePlan?: string;
  /** The services included in the rate: topics such as breakfast, or the hotel’s own words */
  inclusions?: string[];
  /** The amount still to be paid */
  balance?: MoneyInput | null;
  /** The total price of the stay, paid or not; null: not known */
  total?: MoneyInput | null;
  /** Notes for colleagues */
  notes?: string;
  /** The id in the PMS; null: the record is not from the PMS */
  externalId?: string | null;
};

export type UpdateRoomBody = {
  /** The room number on the door */
  number?: string;
  /** The hotel’s name for this type of room; may be empty */
  type?: string;
  /** The floor; may be empty */
  floor?: string;
  /** The housekeeping status set by staff; valid until the PMS sends a new one */
  housekeeping?: "clean" | "inspected" | "dirty" | "pickup" | "unknown";
};

export type UpdateSavedViewBody = {
  /** The name given by the owner */
  name?: string;
  /** The filters of the view */
  query?: ViewQuery;
  /** Whether the view is shared with all colleagues of the property */
  shared?: boolean;
};

export type UpdateStaffBody = {
  /** The colleague’s name */
  name?: string;
  /** The role in the whole account */
  role?: "owner" | "manager" | "agent" | "worker";
  /** The properties to which the user is restricted, with a role at each, which replaces `role`; null: the whole account */
  properties?: MembershipInput[] | null;
  /** The departments of the user */
  departments?: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management")[];
  /** Languages (BCP 47) */
  languages?: string[];
  /** The user’s working hours */
  duty?: WeekHoursInput | null;
  /** Whether it is disabled */
  disabled?: boolean;
};

export type UpdateStayBody = {
  /** The confirmation number of the booking */
  confirmationNumber?: string;
  /** The booking number at the booking site; null: none */
  channelReference?: string | null;
  /** The state */
  state?: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** The time or date of check-in */
  checkIn?: string;
  /** The time or date of check-out */
  checkOut?: string;
  /** The guest’s expected time of arrival, HH:MM; null: not known */
  arrivalTime?: string | null;
  /** The slug of the room type */
  roomType?: string;
  /** The room number */
  room?: string | null;
  /** The number of adults */
  adults?: number;
  /** The number of children */
  children?: number;
  /** The rate plan */
  ratePlan?: string;
  /** Notes for colleagues */
  notes?: string;
  /** The guest, with the fields that are known */
  guest?: {
    /** First name */
    firstName?: string;
    /** Last name */
    lastName?: string;
    /** The e-mail address */
    email?: string;
    /** The phone number in international format (E.164) */
    phone?: string;
    /** A language (BCP 47) */
    language?: string | null;
  };
};

export type UpdateTaskBody = {
  /** Further information on the task */
  detail?: string;
  /** The room number */
  room?: string | null;
  /** The priority */
  priority?: "low" | "normal" | "high" | "urgent";
  /** The time (ISO 8601, UTC): due at */
  dueAt?: string;
  /** The id of the assignee */
  assigneeId?: string | null;
  /** The steps, in order */
  checklist?: {
    /** The text */
    text: string;
    /** Whether the step is done */
    done?: boolean;
  }[];
  /** The department responsible */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A short title */
  title?: string;
  /** The state of the task */
  state?: "open" | "in_progress" | "done" | "cancelled";
  /** The `updatedAt` you last read. If it has changed since, the call fails with a conflict */
  seen?: string;
};

export type UsageAnswer = {
  /** The month, YYYY-MM */
  period: string;
  /** The number of conversations answered by the AI, or its limit */
  aiConversations: {
    /** The amount used */
    used: number;
    /** The limit; in a list: the largest number of entries per page */
    limit: number | null;
  };
  /** The properties, or their number */
  properties: {
    /** The amount used */
    used: number;
    /** The limit; in a list: the largest number of entries per page */
    limit: number | null;
  };
  /** Whether new chats are refused because of a flood: none, those of some addresses, or all */
  newChats: "open" | "some_refused" | "refused";
  /** This month’s usage of the optional language model */
  languageModel: {
    /** The number of calls */
    calls: number;
    /** The number of tokens read by the model */
    inputTokens: number;
    /** The number of tokens written by the model */
    outputTokens: number;
    /** The cost in whole units of the currency of LLM_PRICES; 0 without prices */
    cost: string;
  };
};

export type UseLinkBody = {
  /** The property’s id */
  propertyId: string;
  /** The part of the link after `#` */
  token: string;
};

export type UsedLink = {
  /** The session token for this device’s `hello` frame */
  session: string;
  /** The conversation’s id */
  conversationId: string;
};

export type ViewQuery = {
  /** The main filter */
  filter?: "active" | "waiting" | "mine" | "open" | "resolved";
  /** The channel */
  channel?: ("widget" | "whatsapp" | "sms" | "email" | "portal") | null;
  /** A colleague’s id, or `none` */
  assignee?: string | null;
  /** The department responsible */
  department?: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management") | null;
  /** A language (BCP 47) */
  language?: string | null;
  /** Only conversations with messages that the caller has not read */
  unread?: boolean;
  /** A label’s id */
  label?: string | null;
  /** The priority */
  priority?: ("low" | "normal" | "high" | "urgent") | null;
  /** Only snoozed conversations */
  snoozed?: boolean;
};

export type ViewsPage = {
  /** The entries of this page */
  items: SavedView[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type Webhook = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The address (URL or path) */
  url: string;
  /** The events */
  events: ("conversation.created" | "conversation.updated" | "conversation.resolved" | "message.created" | "handoff.requested" | "emergency.raised" | "emergency.acknowledged" | "task.created" | "task.updated" | "task.done" | "stay.arrived" | "stay.departed" | "guest.updated" | "sync.failed")[];
  /** Whether it is active */
  active: boolean;
  /** The reason for its automatic disabling: gone (410), or failing for days; null: not disabled automatically */
  disabledReason: ("gone" | "failing") | null;
  /** The time since which deliveries have failed; null: they have not */
  failingSince: string | null;
  /** The time until which deliveries are also signed with the previous secret; null: they are not */
  previousSecretUntil: string | null;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
};

export type WebhookBody = {
  /** An https address outside this server’s network, unless the operator allows the host */
  url: string;
  /** The events */
  events: ("conversation.created" | "conversation.updated" | "conversation.resolved" | "message.created" | "handoff.requested" | "emergency.raised" | "emergency.acknowledged" | "task.created" | "task.updated" | "task.done" | "stay.arrived" | "stay.departed" | "guest.updated" | "sync.failed")[];
  /** Whether the webhook is active; absent: true */
  active?: boolean;
};

export type WebhookChangeInput = {
  /** The address (URL or path) */
  url?: string;
  /** The events */
  events?: ("conversation.created" | "conversation.updated" | "conversation.resolved" | "message.created" | "handoff.requested" | "emergency.raised" | "emergency.acknowledged" | "task.created" | "task.updated" | "task.done" | "stay.arrived" | "stay.departed" | "guest.updated" | "sync.failed")[];
  /** true reactivates a webhook that was disabled automatically */
  active?: boolean;
};

export type WebhookDeliveriesPage = {
  /** The entries of this page */
  items: WebhookDelivery[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type WebhookDelivery = {
  /** The webhook-id, the same in all attempts */
  id: string;
  /** The id of the webhook */
  webhookId: string;
  /** The type of event */
  type: string;
  /** The state */
  state: "pending" | "delivered" | "failed";
  /** The last HTTP status of the response; null: none */
  status: number | null;
  /** The error of the last attempt; null: none */
  error: string | null;
  /** The number of attempts */
  attempts: number;
  /** The time (ISO 8601, UTC) */
  at: string;
  /** The time of the next attempt; null: none */
  nextAt: string | null;
};

export type WebhookWithSecret = {
  /** The id: opaque; ids sort by creation time */
  id: string;
  /** The address (URL or path) */
  url: string;
  /** The events */
  events: ("conversation.created" | "conversation.updated" | "conversation.resolved" | "message.created" | "handoff.requested" | "emergency.raised" | "emergency.acknowledged" | "task.created" | "task.updated" | "task.done" | "stay.arrived" | "stay.departed" | "guest.updated" | "sync.failed")[];
  /** Whether it is active */
  active: boolean;
  /** The reason for its automatic disabling: gone (410), or failing for days; null: not disabled automatically */
  disabledReason: ("gone" | "failing") | null;
  /** The time since which deliveries have failed; null: they have not */
  failingSince: string | null;
  /** The time until which deliveries are also signed with the previous secret; null: they are not */
  previousSecretUntil: string | null;
  /** The time (ISO 8601, UTC): created at */
  createdAt: string;
  /** The time (ISO 8601, UTC): updated at */
  updatedAt: string;
  /** The secret; returned once */
  secret: string;
};

export type WebhooksPage = {
  /** The entries of this page */
  items: Webhook[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type WeekHours = {
  /** Hours from Monday to Friday */
  mon_fri: string;
  /** Hours on Saturday and Sunday */
  weekend: string;
};

export type WeekHoursInput = {
  /** Hours from Monday to Friday */
  mon_fri: string;
  /** Hours on Saturday and Sunday */
  weekend: string;
};

export type WelcomeFrame = {
  /** The type */
  type: "welcome";
  /** The session token, which reopens the conversation */
  session: string;
  /** The conversation’s id */
  conversationId: string;
  /** The epoch of the sequence numbers. If it differs from yours, reload everything */
  epoch: string;
  /** The sequence number in the stream; it increases by one with each entry */
  seq: number;
  /** The mode of operation */
  mode: "new" | "resume" | "snapshot";
  /** The property */
  property: GuestPropertyInput;
  /** The limits */
  limits: {
    /** The maximum length of a message, in characters */
    textLength: number;
    /** The maximum size of a file, in bytes */
    uploadBytes: number;
    /** The accepted media types */
    uploadTypes: string[];
  };
  /** Heartbeat, in milliseconds */
  heartbeatMs: number;
};

export type WhatsAppTemplatesPage = {
  /** The entries of this page */
  items: ChannelTemplate[];
  /** The cursor of the next page; null: this is the last page */
  nextCursor: string | null;
};

export type ListKeysQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
};

export type ListStaffQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
};

export type ListPropertiesQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
};

export type PreviewRetentionQuery = {
  /** The days after which conversations are deleted */
  conversationDays?: number;
  /** The days after which guests are deleted */
  guestDays?: number;
  /** The days after which tasks are deleted */
  taskDays?: number;
  /** The days after which PMS log entries are deleted */
  pmsLogDays?: number;
  /** The days after which webhook deliveries are deleted */
  webhookDays?: number;
  /** The days after which the content of audit log entries is deleted */
  auditDays?: number;
};

export type PreviewPropertyRetentionQuery = {
  /** The days after which conversations are deleted */
  conversationDays?: number;
  /** The days after which guests are deleted */
  guestDays?: number;
};

export type ListKnowledgeCatalogueQuery = {
  /** The language of `said` and the labels; absent: the property’s language */
  language?: string;
};

export type ListKnowledgeFactsQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The subject, such as breakfast */
  subject?: string;
  /** The status */
  status?: "read" | "confirmed" | "corrected" | "rejected";
  /** The language of `said` and the labels; absent: the property’s language */
  language?: string;
};

export type CreateKnowledgeFactQuery = {
  /** The language of `said` and the labels; absent: the property’s language */
  language?: string;
};

export type UpdateKnowledgeFactQuery = {
  /** The language of `said` and the labels; absent: the property’s language */
  language?: string;
};

export type ReadSitePageQuery = {
  /** The language of `said` and the labels; absent: the property’s language */
  language?: string;
};

export type ListKnowledgeTranslationsQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The language of the translations; absent: the property’s second language */
  language?: string;
  /** Only texts without a translation, or with an outdated one */
  missing?: "true";
};

export type GetKnowledgeTranslationsCsvQuery = {
  /** One or several languages, separated by commas; absent: the property’s languages and those with translations */
  language?: string;
};

export type GetKnowledgeTranslationsXlfQuery = {
  /** One or several languages, separated by commas; absent: the property’s languages and those with translations */
  language?: string;
};

export type ListConversationsQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** active: all conversations that are not resolved */
  state?: "open" | "waiting" | "staffed" | "resolved" | "active";
  /** The channel */
  channel?: "widget" | "whatsapp" | "sms" | "email" | "portal";
  /** A user’s id, `none`, or `me` */
  assignee?: string;
  /** The department responsible */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** The guest’s language */
  language?: string;
  /** The id of a label */
  label?: string;
  /** The priority */
  priority?: "low" | "normal" | "high" | "urgent";
  /** true: only snoozed conversations; false: only others */
  snoozed?: "true" | "false";
  /** Only conversations that need staff: waiting guests, drafts to approve, unacknowledged emergencies */
  attention?: "true";
  /** Only conversations with messages that the caller has not read */
  unread?: "true";
  /** Only conversations of blocked guests */
  blocked?: "true";
  /** true: only conversations merged into another; absent: these are left out */
  merged?: "true";
  /** Words to search for in messages, guests’ names, rooms, addresses and bookings */
  q?: string;
};

export type ListConversationDecisionsQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
};

export type ListMessagesQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The sequence number of the last known entry of the staff stream */
  after?: number;
  /** Only the newest entries before this sequence number, or `latest`; still in ascending order, and `after` is ignored */
  before?: "latest" | number;
};

export type ListDraftsQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** Only entries of this conversation */
  conversation?: string;
};

export type ListTasksQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The state */
  state?: "open" | "in_progress" | "done" | "cancelled";
  /** The department responsible */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** Only entries of this conversation */
  conversation?: string;
  /** A user’s id, or `none` */
  assignee?: string;
  /** Only overdue tasks */
  overdue?: "true";
  /** Only tasks changed at or after this time */
  changedSince?: string;
};

export type ListGuestsQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The beginning of a name, e-mail address or confirmation number */
  q?: string;
};

export type ListReservationsQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** Only entries of this guest */
  guest?: string;
  /** The state */
  state?: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** The confirmation number */
  number?: string;
  /** Only arrivals on or after this date */
  from?: string;
  /** Only arrivals on or before this date */
  to?: string;
};

export type ListStaysQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The date at the property; absent: today */
  on?: string;
  /** arriving: bookings with arrival that day; inhouse: checked in; departing: checked in, with departure that day */
  state?: "arriving" | "inhouse" | "departing";
  /** A name, room, phone, e-mail or confirmation number; also finds later arrivals */
  q?: string;
};

export type ListRoomsQuery = {
  /** A room’s number or type, or its guest’s name, phone, e-mail or confirmation number; absent: all rooms */
  q?: string;
};

export type ListAvailabilityQuery = {
  /** The date of arrival, YYYY-MM-DD */
  arrival: string;
  /** The date of departure, YYYY-MM-DD */
  departure: string;
  /** The number of adults */
  adults?: number;
  /** The number of children */
  children?: number;
};

export type ListUnansweredQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The state */
  state?: "open" | "answered" | "dismissed";
  /** The sort order */
  sort?: "newest" | "most_asked";
};

export type ListPreferencesQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The state */
  state?: "proposed" | "kept" | "discarded";
  /** The guest’s id */
  guestId?: string;
};

export type ConnectPmsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type DisconnectPmsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type GetPmsStatusQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type GetPmsWebhookQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type TestPmsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type StartSyncQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type ListSyncsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
};

export type GetSyncEnabledQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type EnableSyncQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type GetSyncSettingsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type ConfigureSyncQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type GetSyncQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type ListPmsLogsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The severity, or the extent of access */
  level?: "debug" | "info" | "warn" | "error";
  /** Only entries at or after this time (ISO 8601, UTC) */
  since?: string;
  /** The kind of record */
  entity?: "roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability";
  /** The id of the sync */
  syncId?: string;
};

export type GetPmsFieldMappingQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type MapFieldsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type PreviewFieldMappingQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type ValidatePmsMappingQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type ListUnmappedFieldsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type GetRoomTypesQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type MapRoomTypesQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
  /** The `revision` you last read. If it has changed since, the call fails with 409 */
  seen?: string;
};

export type ListKnownRoomTypesQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type ListPmsConflictsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
};

export type ResolvePmsConflictQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type ListPmsPushesQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The state */
  state?: "pending" | "sent" | "parked" | "dropped";
};

export type ResendPmsPushQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
};

export type ListChannelManagerSyncsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
};

export type ListChannelManagerLogsQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The severity, or the extent of access */
  level?: "debug" | "info" | "warn" | "error";
  /** Only entries at or after this time (ISO 8601, UTC) */
  since?: string;
  /** The kind of record */
  entity?: "roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability";
  /** The id of the sync */
  syncId?: string;
};

export type ListChannelManagerBookingsQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** Only arrivals on or after this date */
  from?: string;
};

export type SetChannelManagerRoomTypesQuery = {
  /** The source: one of the property’s PMSs; absent: the first, `pms` */
  source?: string;
  /** The `revision` you last read. If it has changed since, the call fails with 409 */
  seen?: string;
};

export type ListWebhookDeliveriesQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The state */
  state?: "pending" | "delivered" | "failed";
};

export type GetAnalyticsQuery = {
  /** The first day in the property’s time zone; absent: 29 days before the last day */
  from?: string;
  /** The last day in the property’s time zone; absent: today */
  to?: string;
};

export type PrintAnalyticsQuery = {
  /** The first day in the property’s time zone; absent: 29 days before the last day */
  from?: string;
  /** The last day in the property’s time zone; absent: today */
  to?: string;
  /** The language of the PDF */
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "tr" | "ar" | "ja" | "zh-Hans";
};

export type ListAuditEntriesQuery = {
  /** The limit; in a list: the largest number of entries per page */
  limit?: number;
  /** The `nextCursor` of the previous page */
  cursor?: string;
  /** The action */
  action?: "account.registered" | "activation.changed" | "arrival_message.changed" | "backup.made" | "booking.closed" | "booking.linked" | "booking.opened" | "canned_reply.added" | "canned_reply.changed" | "canned_reply.removed" | "channel.connected" | "channel.disconnected" | "channel.template_added" | "channel.template_uses_changed" | "channel_manager.connected" | "channel_manager.disconnected" | "channel_manager.setting_changed" | "channel_manager.sync_started" | "conversation.answered" | "conversation.assigned" | "conversation.erased" | "conversations.expired" | "conversation.link_made" | "conversation.link_used" | "conversation.noted" | "conversation.released" | "conversation.reopened" | "conversation.resolved" | "conversation.taken_over" | "conversation.changed" | "conversation.forwarded" | "conversation.merged" | "conversation.unmerged" | "guest.blocked" | "guest.unblocked" | "draft.approved" | "draft.discarded" | "draft.edited" | "fact.added" | "fact.changed" | "fact.removed" | "emergency.acknowledged" | "emergency.rehearsed" | "guest.added" | "guest.changed" | "guest.erased" | "guests.expired" | "guest.exported" | "identity_key.added" | "key.created" | "key.revoked" | "key.rotated" | "keys.forgotten" | "keys.rotated" | "network.changed" | "look.changed" | "service_level.changed" | "alerts.changed" | "report.changed" | "label.added" | "label.changed" | "label.removed" | "macro.added" | "macro.changed" | "macro.removed" | "offer.added" | "offer.changed" | "offer.removed" | "plan.changed" | "pms.conflict_resolved" | "pms.connected" | "pms.disconnected" | "pms.push_resent" | "pms.setting_changed" | "pms.sync_started" | "pms.webhook_shown" | "preference.discarded" | "preference.kept" | "property.added" | "property.changed" | "reservation.added" | "reservation.changed" | "reservation.removed" | "reservations.imported" | "retention.changed" | "room.changed" | "room.removed" | "rooms.added" | "sign_in.changed" | "store.restored" | "task.changed" | "task.commented" | "task.created" | "task_rule.added" | "task_rule.removed" | "tasks.expired" | "training.changed" | "translation.changed" | "translations.imported" | "unanswered.answered" | "unanswered.dismissed" | "unanswered.merged" | "unanswered.reopened" | "user.added" | "user.changed" | "user.factor_added" | "user.factor_failed" | "user.factor_removed" | "user.link_made" | "user.password_forgotten" | "user.password_set" | "user.recovery_codes_made" | "user.removed" | "user.session_ended" | "user.sign_in_failed" | "user.signed_in" | "user.signed_in_by_link" | "user.signed_out" | "user.wrote_to_many" | "webhook.added" | "webhook.changed" | "webhook.removed" | "webhook.replayed" | "webhook.rotated";
  /** A user’s or key’s id, `guest` or `system` */
  actor?: string;
  /** The id of the object of the action */
  subject?: string;
  /** The first day, YYYY-MM-DD */
  from?: string;
  /** Only entries before this time */
  to?: string;
};

export type GetChatConfigQuery = {
  /** The language of the page (BCP 47) */
  locale?: string;
};

export type ListChatHelpQuery = {
  /** The language of the page (BCP 47) */
  locale?: string;
};

export type StreamGuestEventsQuery = {
  /** Only entries with a higher sequence number */
  after?: number;
  /** The epoch of your sequence numbers. If it is out of date, everything is returned again */
  epoch?: string;
  /** The longest time to wait for the first entry, in seconds */
  wait?: number;
};
