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
  /** Which kind it is */
  type: "ack";
  /** The id the client gave */
  id: string;
  /** Its number in the stream: each is one more than the one before */
  seq: number;
  /** The id of the message */
  messageId: string;
  /** When it happened (UTC) */
  at: string;
  /** Was it sent before? */
  duplicate?: boolean;
};

export type Acknowledged = {
  /** The colleague who looks after it; null: nobody yet */
  acknowledgedBy: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The colleague’s name */
    name: string;
  };
  /** When it happened (UTC) */
  at: string;
};

export type ActBody = {
  /** What is done to all of them; else each names its own actions */
  macroId?: string;
  /** This page’s entries */
  items: {
    /** The conversation’s id */
    id: string;
    /** What is done, in this order */
    actions?: ConversationActionInput[];
    /** The updatedAt the caller has seen; another by now is a conflict */
    seen?: string;
  }[];
};

export type Acted = {
  /** This page’s entries */
  items: ({
    /** The conversation’s id */
    id: string;
    /** Was it done? */
    done: boolean;
    /** As it is then; null where nothing was done */
    conversation: Conversation | null;
    /** What takes it back; empty where nothing can be */
    undo: ConversationAction[];
    /** Why nothing was done to it */
    code: string | null;
    /** What it is about, in words for people */
    detail: string | null;
  })[];
};

export type ActivationAnswer = {
  /** The ways guests may write */
  channels: ("widget" | "whatsapp" | "sms" | "email" | "portal")[];
  /** auto: answers at once; assisted: drafts for staff; manual: staff only */
  aiMode: "auto" | "assisted" | "manual";
  /** When staff are there, in the property’s time zone */
  businessHours: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
    /** Days of the week with hours of their own, which stand in for those of their part of it */
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
    /** Days with hours of their own */
    holidays?: {
      /** A day at the property */
      date: string;
      /** 24/7, closed, or hours such as 08:00-22:00 */
      hours: string;
    }[];
  };
  /** Is it switched on? */
  active: boolean;
  /** Whether the optional language model is used, or what was used of it */
  languageModel: boolean;
  /** Whether guests of other channels than the site’s chat are asked how it was */
  askRating: boolean;
  /** After how many minutes without an answer a conversation goes back */
  staffIdleMinutes: number;
  /** When: updated at (UTC) */
  updatedAt: string;
  /** What should be looked at */
  warnings: {
    /** A stable word for programs */
    code: string;
    /** What should be looked at */
    detail: string;
  }[];
};

export type ActivationBody = {
  /** An empty list switches every channel off */
  channels: ("widget" | "whatsapp" | "sms" | "email" | "portal")[];
  /** auto: answers at once; assisted: drafts for staff; manual: staff only */
  aiMode: "auto" | "assisted" | "manual";
  /** When staff are there, in the property’s time zone */
  businessHours: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
    /** Days of the week with hours of their own, which stand in for those of their part of it */
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
    /** Days with hours of their own */
    holidays?: {
      /** A day at the property */
      date: string;
      /** 24/7, closed, or hours such as 08:00-22:00 */
      hours: string;
    }[];
  };
  /** False takes every channel off without forgetting the settings */
  active?: boolean;
  /** False: no word of a guest goes to a language or an embedding model, whatever the operator set up. Left out, it stays as it is */
  languageModel?: boolean;
  /** True: guests of other channels than the site’s chat are asked how it was once staff resolve the conversation. Left out, it stays as it is */
  askRating?: boolean;
  /** A guest whose colleague is silent so long is given back to all; 0: never. Left out, it stays as it is */
  staffIdleMinutes?: number;
  /** The updatedAt the caller has seen; another by now is a conflict */
  seen?: string;
};

export type Analytics = {
  /** The first day */
  from: string;
  /** The last day */
  to: string;
  /** Conversations, or how many there are */
  conversations: {
    /** How many in all */
    total: number;
    /** Answered, and not asked again, complained of or handed over */
    answeredByAi: number;
    /** The same was asked again after the AI had answered it */
    askedAgain: number;
    /** The guest was not content with the answer, or rated it with one or two of five */
    complained: number;
    /** What the guest asked last was answered by nobody */
    leftOpen: number;
    /** Nothing was asked */
    smalltalk: number;
    /** Waited for a colleague, or was held by one */
    handedToStaff: number;
    /** 0 to 1; null where there is nothing to divide */
    answeredByAiShare: number | null;
    /** Day by day */
    byDay: {
      /** A day at the property */
      date: string;
      /** How many in all */
      total: number;
      /** How many the AI answered by itself */
      answeredByAi: number;
      /** How many went to staff */
      handedToStaff: number;
    }[];
    /** Guests’ messages in each hour of the day, 24 numbers */
    byHour: number[];
    /** By the way guests wrote */
    byChannel: {
      /** Its name, as people read it */
      name: string;
      /** How many */
      count: number;
    }[];
  };
  /** How long guests waited for the first answer */
  firstResponse: {
    /** From a guest’s first message to whatever answered it */
    medianMs: number | null;
    /** Milliseconds; null: none to measure */
    p90Ms: number | null;
    /** From the first hand-off to a colleague’s first message */
    staffMedianMs: number | null;
    /** Milliseconds; null: none to measure */
    staffP90Ms: number | null;
  };
  /** How soon staff settled what they were handed over with */
  resolution: {
    /** From the first hand-off until the conversation was resolved */
    medianMs: number | null;
    /** Milliseconds; null: none to measure */
    p90Ms: number | null;
  };
  /** What the house promises itself (`/api/service-level`), and how it kept it */
  serviceLevel: {
    /** 24/7, closed, or hours such as 08:00-22:00 */
    hours: "open" | "always";
    /** A colleague’s first message */
    firstResponse: {
      /** Null: the house has no target */
      targetMs: number | null;
      /** Answered or settled in time */
      met: number;
      /** Took longer, or waits for longer by now */
      missed: number;
      /** 0 to 1; null where there is nothing to divide */
      metShare: number | null;
    };
    /** Until the conversation was resolved */
    resolution: {
      /** Null: the house has no target */
      targetMs: number | null;
      /** Answered or settled in time */
      met: number;
      /** Took longer, or waits for longer by now */
      missed: number;
      /** 0 to 1; null where there is nothing to divide */
      metShare: number | null;
    };
    /** Waits that are neither met nor missed yet */
    pending: number;
  };
  /** What became of conversations, divided in four ways */
  outcomes: {
    /** By what the guest came for */
    topics: ({
      /** Empty: not known */
      name: string;
      /** How many in all */
      total: number;
      /** Answered, and not asked again, complained of or handed over */
      answeredByAi: number;
      /** The same was asked again after the AI had answered it */
      askedAgain: number;
      /** The guest was not content with the answer, or rated it with one or two of five */
      complained: number;
      /** What the guest asked last was answered by nobody */
      leftOpen: number;
      /** Nothing was asked */
      smalltalk: number;
      /** Waited for a colleague, or was held by one */
      handedToStaff: number;
      /** 0 to 1; null where there is nothing to divide */
      answeredByAiShare: number | null;
    })[];
    /** Languages (BCP 47) */
    languages: ({
      /** Empty: not known */
      name: string;
      /** How many in all */
      total: number;
      /** Answered, and not asked again, complained of or handed over */
      answeredByAi: number;
      /** The same was asked again after the AI had answered it */
      askedAgain: number;
      /** The guest was not content with the answer, or rated it with one or two of five */
      complained: number;
      /** What the guest asked last was answered by nobody */
      leftOpen: number;
      /** Nothing was asked */
      smalltalk: number;
      /** Waited for a colleague, or was held by one */
      handedToStaff: number;
      /** 0 to 1; null where there is nothing to divide */
      answeredByAiShare: number | null;
    })[];
    /** The ways guests may write */
    channels: ({
      /** Empty: not known */
      name: string;
      /** How many in all */
      total: number;
      /** Answered, and not asked again, complained of or handed over */
      answeredByAi: number;
      /** The same was asked again after the AI had answered it */
      askedAgain: number;
      /** The guest was not content with the answer, or rated it with one or two of five */
      complained: number;
      /** What the guest asked last was answered by nobody */
      leftOpen: number;
      /** Nothing was asked */
      smalltalk: number;
      /** Waited for a colleague, or was held by one */
      handedToStaff: number;
      /** 0 to 1; null where there is nothing to divide */
      answeredByAiShare: number | null;
    })[];
    /** By the hour of the day in which the conversation began, 24 of them */
    hours: ({
      /** Empty: not known */
      name: string;
      /** How many in all */
      total: number;
      /** Answered, and not asked again, complained of or handed over */
      answeredByAi: number;
      /** The same was asked again after the AI had answered it */
      askedAgain: number;
      /** The guest was not content with the answer, or rated it with one or two of five */
      complained: number;
      /** What the guest asked last was answered by nobody */
      leftOpen: number;
      /** Nothing was asked */
      smalltalk: number;
      /** Waited for a colleague, or was held by one */
      handedToStaff: number;
      /** 0 to 1; null where there is nothing to divide */
      answeredByAiShare: number | null;
    })[];
  };
  /** Who answered guests, the busiest first */
  colleagues: ({
    /** The colleague’s */
    id: string;
    /** Null: they are no colleague any more */
    name: string | null;
    /** In which they wrote to the guest */
    conversations: number;
    /** Of those in which they wrote first */
    firstResponseMedianMs: number | null;
    /** How many guests rated */
    ratings: number;
    /** The mean of the ratings of these conversations; null: there is none */
    averageRating: number | null;
  })[];
  /** Languages (BCP 47) */
  languages: {
    /** Its name, as people read it */
    name: string;
    /** How many */
    count: number;
  }[];
  /** What guests’ messages were about, the most frequent first */
  intents: {
    /** Its name, as people read it */
    name: string;
    /** How many */
    count: number;
  }[];
  /** Questions that wait for an answer now, whenever they were asked: those of GET /api/ai/unanswered */
  unanswered: number;
  /** What the house is still to teach */
  learning: {
    /** As `unanswered` */
    waiting: number;
    /** How many guests asked what waits */
    guests: number;
    /** When what waits longest was first asked */
    oldestAt: string | null;
    /** Questions that came up in the period for the first time */
    asked: number;
    /** Those of them that the house has answered since */
    answered: number;
  };
  /** What guests thought of it */
  satisfaction: {
    /** How many guests rated */
    ratings: number;
    /** The mean */
    average: number | null;
    /** How many gave each score */
    byScore: {
      /** From 1 to 5 */
      score: number;
      /** How many */
      count: number;
    }[];
    /** What guests wrote with their rating, the newest fifty */
    comments: ({
      /** The conversation’s id */
      conversationId: string;
      /** From 1 to 5 */
      score: number | null;
      /** What the guest added in words */
      comment: string;
      /** A language (BCP 47) */
      language: string | null;
      /** When it happened (UTC) */
      at: string;
    })[];
  };
  /** Extras */
  offers: {
    /** How often it was offered */
    made: number;
    /** How often guests took it */
    accepted: number;
    /** 0 to 1; null where there is nothing to divide */
    acceptedShare: number | null;
    /** What it brought */
    revenue: {
      /** A decimal */
      amount: string;
      /** ISO 4217 */
      currency: string;
    }[];
  };
  /** Work for staff, or how much there is */
  tasks: {
    /** How often it was offered */
    made: number;
    /** How many are finished */
    done: number;
    /** Done after they were due, or due by now and not done */
    late: number;
    /** By department */
    byDepartment: {
      /** The department */
      name: string;
      /** How many */
      count: number;
    }[];
  };
  /** The same of as many days right before */
  previous: {
    /** The first day */
    from: string;
    /** The last day */
    to: string;
    /** How many in all */
    total: number;
    /** How many the AI answered by itself */
    answeredByAi: number;
    /** How many went to staff */
    handedToStaff: number;
    /** 0 to 1; null where there is nothing to divide */
    answeredByAiShare: number | null;
    /** Milliseconds; null: none to measure */
    medianMs: number | null;
    /** Milliseconds; null: none to measure */
    staffMedianMs: number | null;
    /** Milliseconds; null: none to measure */
    resolutionMedianMs: number | null;
    /** How many guests rated */
    ratings: number;
    /** The mean */
    average: number | null;
  };
};

export type AnswerUnansweredAnswer = {
  /** Questions that nothing answered */
  unanswered: Unanswered;
  /** The question and answer of the hotel’s */
  faq: Faq;
};

export type AnswerUnansweredBody = {
  /** The hotel’s answer */
  answer: string;
  /** The entry’s question; left out, it is the guest’s own */
  question?: string;
};

export type ApiKey = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** What the key is for */
  name: string;
  /** The property’s id */
  propertyId: string | null;
  /** What the key may do */
  scopes: ("account:read" | "account:write" | "property:read" | "property:write" | "conversations:read" | "conversations:write" | "tasks:read" | "tasks:write" | "guests:read" | "guests:write" | "guests:erase" | "staff:read" | "staff:invite" | "staff:write" | "keys:read" | "keys:write" | "audit:read")[];
  /** When: created at (UTC) */
  createdAt: string;
  /** Until when the secret before the last rotation still works */
  previousUntil: string | null;
  /** When it ends; null: it has no end */
  expiresAt: string | null;
  /** To the hour; null: never */
  lastUsedAt: string | null;
  /** unused: for 90 days */
  state: "active" | "unused" | "expired";
};

export type ApproveBody = {
  /** The words themselves */
  text?: string;
  /** The one the caller has seen; another by now is a conflict */
  revision?: number;
};

export type ApproveDraftAnswer = {
  /** A reply that waits for approval */
  draft: Draft;
  /** One line of a conversation, or words about what happened */
  message: Message;
};

export type ArrivalMessage = {
  /** Is it switched on? */
  active: boolean;
  /** The words in each language */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The words themselves */
    text: string;
  }[];
};

export type ArrivalMessageBody = {
  /** Is it switched on? */
  active: boolean;
  /** In the guest’s language where it is here, else in English, else the first */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The words themselves */
    text: string;
  }[];
};

export type AskAnswer = {
  /** A language (BCP 47) */
  language: {
    /** The language (BCP 47) */
    code: string;
    /** How sure that is, from 0 to 1 */
    confidence: number;
    /** How it was found out */
    source: string;
  } & Record<string, unknown>;
  /** What was understood */
  understanding: Record<string, unknown>;
  /** What was decided, and why */
  decision: Decision;
  /** What the guest is told */
  reply: {
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
  } & Record<string, unknown>;
  /** What the language model would be asked for a guest; a dry run does not ask it */
  model: "off" | "declined" | "not_asked" | "translate" | "answer";
};

export type AskBody = {
  /** The words themselves */
  text: string;
  /** A language (BCP 47) */
  language?: string;
  /** The id of the reservation */
  reservationId?: string;
};

export type AskRegistrationBody = {
  /** A conversation to which the booking is open */
  conversationId: string;
  /** What the guest is written, in the guest’s language */
  text: string;
};

export type AssignBody = {
  /** null: nobody */
  userId?: string | null;
  /** The department it is for */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
};

export type Attachment = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Which kind of its sort it is */
  kind: "image" | "audio" | "document";
  /** Found out from the content, such as image/jpeg */
  type: string;
  /** The file’s name */
  name: string;
  /** Its size */
  bytes: number;
  /** In pixels */
  width?: number;
  /** In pixels */
  height?: number;
  /** coming: being fetched from the guest’s platform; gone: not to be had there */
  state: "here" | "coming" | "gone";
};

export type AuditEntriesPage = {
  /** This page’s entries */
  items: AuditEntry[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type AuditEntry = {
  /** The number it goes by */
  number: number;
  /** When it happened (UTC) */
  at: string;
  /** Who did it */
  actor: string;
  /** What the actor is called today; null: nobody here any more */
  actorName: string | null;
  /** What was done */
  action: string;
  /** What it was done to */
  subject: string;
  /** The name of what it was done to; null: not known any more */
  subjectName: string | null;
  /** The property’s id */
  propertyId: string | null;
  /** What changed */
  detail: Record<string, unknown>;
  /** From where it was asked for; null: by nobody outside */
  address: string | null;
  /** The link of the chain */
  hash: string;
};

export type AuditVerdict = {
  /** Would a roll-back of the whole machine be seen? beside: no, the anchors go back with it. silent: the witness does not answer */
  anchors: "apart" | "beside" | "silent";
  /** Is it as it was written? */
  whole: boolean;
  /** Entries of this account */
  rows: number;
  /** The number of the first entry that does not fit */
  firstFault?: number;
};

export type AvailabilityPage = {
  /** This page’s entries */
  items: ({
    /** The slug of the room type */
    roomType: string;
    /** What the room type is called */
    name: string;
    /** Free in each of the nights */
    left: number;
    /** null: nobody says how many */
    total: number | null;
    /** The price of each night */
    perNight: ({
      /** A day at the property */
      date: string;
      /** The lowest; null: not told */
      price: {
        /** A decimal */
        amount: string;
        /** ISO 4217 */
        currency: string;
      } | null;
    })[];
    /** On what terms a stay is cancelled, in the house’s own words; null: it has written none */
    cancellation: string | null;
    /** The page on which guests book: https alone */
    bookingUrl: string | null;
  })[];
  /** When it was last told */
  asOf: string | null;
  /** The PMS, or the channel manager */
  source: string;
};

export type Backup = {
  /** The file’s name below DATA_DIR/backups */
  name: string;
  /** Its size */
  bytes: number;
  /** When it happened (UTC) */
  at: string;
};

export type BackupsPage = {
  /** This page’s entries */
  items: Backup[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type CannedRepliesPage = {
  /** This page’s entries */
  items: CannedReply[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type CannedReply = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** What staff look for */
  name: string;
  /** The words in each language */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The words themselves */
    text: string;
  }[];
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type CannedReplyBody = {
  /** What staff type to find it; unique in the property */
  name: string;
  /** May hold {guest}, {room}, {checkIn}, {checkOut}, {property}, {colleague}, which the desk fills in */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The words themselves */
    text: string;
  }[];
};

export type Card = ({
  /** Which kind it is */
  type: "offer";
  /** The extra, as the guest reads it */
  name: string;
  /** For this guest in all; null: free */
  price: {
    /** A decimal, such as 45.00 */
    amount: string;
    /** ISO 4217 */
    currency: string;
  } | null;
  /** How it stands */
  state: "offered" | "requested" | "booked";
}) | ({
  /** Which kind it is */
  type: "booking";
  /** The day of arrival, YYYY-MM-DD */
  arrival?: string;
  /** The day of departure, YYYY-MM-DD */
  departure?: string;
  /** What is free on these days */
  rooms: ({
    /** The room type */
    name: string;
    /** One room for all nights */
    price: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
  })[];
  /** Where it can be booked, with the days in it */
  url?: string;
}) | {
  /** Which kind it is */
  type: "place";
  /** The house */
  name: string;
  /** As it is written on a letter */
  address: string;
  /** In degrees, where the house has set it */
  latitude?: number;
  /** In degrees, where the house has set it */
  longitude?: number;
} | {
  /** Which kind it is */
  type: "hours";
  /** The days that have the same hours */
  rows: {
    /** Which days have these hours: Monday is 1 */
    days: number[];
    /** None: closed */
    spans: {
      /** HH:MM at the house */
      from: string;
      /** HH:MM at the house */
      until: string;
    }[];
    /** Is it open day and night? */
    roundClock: boolean;
  }[];
} | ({
  /** Which kind it is */
  type: "menu";
  /** This page’s entries */
  items: ({
    /** What it is */
    name: string;
    /** Null: free, or nobody said what it costs */
    price: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** For what the price is */
    unit: "stay" | "night" | "person" | "person_night" | "piece";
  })[];
}) | {
  /** Which kind it is */
  type: "contact";
  /** The house */
  name: string;
  /** In international format (E.164) */
  phone?: string;
  /** When somebody is there again */
  opensAt?: string;
} | ({
  /** Which kind it is */
  type: "form";
  /** What is asked, in this order */
  fields: ("bookingNumber" | "code" | "lastName" | "arrival" | "departure" | "date" | "time" | "quantity" | "nights" | "room")[];
  /** Sent along with what was filled in, as of a quick reply */
  choice?: string;
}) | ({
  /** Which kind it is */
  type: "list";
  /** One below the other, or side by side */
  layout: "rows" | "carousel";
  /** This page’s entries */
  items: ({
    /** What it is */
    title: string;
    /** More about it */
    text?: string;
    /** Null: free, or nobody said what it costs */
    price?: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** Where it leads */
    url?: string;
  })[];
});

export type CardInput = ({
  /** Which kind it is */
  type: "offer";
  /** The extra, as the guest reads it */
  name: string;
  /** For this guest in all; null: free */
  price: {
    /** A decimal, such as 45.00 */
    amount: string;
    /** ISO 4217 */
    currency: string;
  } | null;
  /** How it stands */
  state: "offered" | "requested" | "booked";
}) | ({
  /** Which kind it is */
  type: "booking";
  /** The day of arrival, YYYY-MM-DD */
  arrival?: string;
  /** The day of departure, YYYY-MM-DD */
  departure?: string;
  /** What is free on these days */
  rooms: ({
    /** The room type */
    name: string;
    /** One room for all nights */
    price: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
  })[];
  /** Where it can be booked, with the days in it */
  url?: string;
}) | {
  /** Which kind it is */
  type: "place";
  /** The house */
  name: string;
  /** As it is written on a letter */
  address: string;
  /** In degrees, where the house has set it */
  latitude?: number;
  /** In degrees, where the house has set it */
  longitude?: number;
} | {
  /** Which kind it is */
  type: "hours";
  /** The days that have the same hours */
  rows: {
    /** Which days have these hours: Monday is 1 */
    days: number[];
    /** None: closed */
    spans: {
      /** HH:MM at the house */
      from: string;
      /** HH:MM at the house */
      until: string;
    }[];
    /** Is it open day and night? */
    roundClock: boolean;
  }[];
} | ({
  /** Which kind it is */
  type: "menu";
  /** This page’s entries */
  items: ({
    /** What it is */
    name: string;
    /** Null: free, or nobody said what it costs */
    price: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** For what the price is */
    unit: "stay" | "night" | "person" | "person_night" | "piece";
  })[];
}) | {
  /** Which kind it is */
  type: "contact";
  /** The house */
  name: string;
  /** In international format (E.164) */
  phone?: string;
  /** When somebody is there again */
  opensAt?: string;
} | ({
  /** Which kind it is */
  type: "form";
  /** What is asked, in this order */
  fields: ("bookingNumber" | "code" | "lastName" | "arrival" | "departure" | "date" | "time" | "quantity" | "nights" | "room")[];
  /** Sent along with what was filled in, as of a quick reply */
  choice?: string;
}) | ({
  /** Which kind it is */
  type: "list";
  /** One below the other, or side by side */
  layout: "rows" | "carousel";
  /** This page’s entries */
  items: ({
    /** What it is */
    title: string;
    /** More about it */
    text?: string;
    /** Null: free, or nobody said what it costs */
    price?: {
      /** A decimal, such as 45.00 */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** Where it leads */
    url?: string;
  })[];
});

export type Channel = {
  /** Which channel */
  channel: "widget" | "whatsapp" | "sms" | "email" | "portal";
  /** Is it connected? */
  connected: boolean;
  /** Its guests are answered */
  active: boolean;
  /** When: last message at (UTC) */
  lastMessageAt: string | null;
  /** Whether it works, and if not what is wrong */
  health: "ok" | "failing" | "not_connected";
  /** What the platform tells of it */
  detail: Record<string, string>;
  /** What went wrong last; null: nothing */
  lastError: {
    /** A stable word for programs */
    code: string;
    /** One line of a conversation, or words about what happened */
    message: string;
    /** When it happened (UTC) */
    at: string;
  } | null;
  /** When its platform last took a message */
  lastSentAt: string | null;
  /** What its platform told of the account, the newest first */
  notices: ChannelNotice[];
  /** What it can do */
  capabilities: ChannelCapabilities;
  /** What is entered at the other end, so that it tells what happens; null: nothing */
  webhookUrl: string | null;
  /** It can be tried with a simulated platform that this server runs */
  demo: boolean;
  /** Connected to the simulated one: where its guests are played */
  playUrl: string | null;
};

export type ChannelCapabilities = {
  /** Of one message, in characters; a longer one is split at its sentences */
  textLength: number;
  /** How many quick replies go out as buttons; null: none */
  buttons: {
    /** How many */
    count: number;
    /** In characters */
    labelLength: number;
  } | null;
  /** And as a list; what fits neither is numbered lines */
  list: {
    /** How many */
    count: number;
    /** In characters */
    labelLength: number;
  } | null;
  /** link: where the channel cannot carry a file, the guest gets a link */
  files: "sent" | "link" | "none";
  /** Whether messages outside the open window need templates */
  templates: boolean;
  /** For how long a guest who wrote may be written to freely; null: always */
  windowHours: number | null;
  /** How far it tells that a message got */
  receipts: "none" | "delivered" | "read";
  /** Guests see that an answer is being written */
  typing: boolean;
  /** What is paid for */
  cost: "none" | "message" | "segment";
};

export type ChannelConnected = {
  /** The way the guest writes */
  channel: "widget" | "whatsapp" | "sms" | "email" | "portal";
  /** Is it connected? */
  connected: true;
  /** What is to be entered at the platform; left out: it calls nobody */
  webhookUrl?: string;
  /** What its calls are to be signed with; shown this once */
  secret?: string;
  /** What the platform is to send back, where it verifies the address */
  verifyToken?: string;
  /** Where the platform tells how far messages got; each message names it */
  statusUrl?: string;
  /** What the platform tells of it */
  detail: Record<string, string>;
  /** What works only in part, by a code */
  warnings: string[];
};

export type ChannelManagerBookingsPage = {
  /** This page’s entries */
  items: ({
    /** The channel manager’s */
    id: string;
    /** Which of its rooms, 1 for the first */
    room: number;
    /** The site it was booked on */
    otaName: string;
    /** Its number at that site; null: none */
    otaReference: string | null;
    /** How it stands */
    state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
    /** null where its guest was erased */
    checkIn: string | null;
    /** By when guests leave */
    checkOut: string | null;
    /** The slug of the room type */
    roomType: string | null;
    /** The guest’s name */
    guestName: string;
    /** The id of the reservation */
    reservationId: string | null;
    /** As it is here */
    confirmationNumber: string | null;
    /** The PMS has it too, and leads */
    inPms: boolean;
    /** When: updated at (UTC) */
    updatedAt: string;
  })[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type ChannelManagerLogsPage = {
  /** This page’s entries */
  items: PmsLogLine[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type ChannelManagerProvidersPage = {
  /** This page’s entries */
  items: ({
    /** Which PMS it is */
    provider: "channex" | "siteminder" | "beds24" | "cloudbeds" | "custom";
    /** The channel manager’s name */
    name: string;
    /** What opens the PMS; sealed when stored, never answered */
    credentials: Credential[];
    /** What it can do */
    capabilities: {
      /** push: it sends its bookings; pull: it is asked, and may say when */
      delivery: "push" | "pull";
      /** How its calls are believed */
      proof: "standard-webhooks" | "ws-security" | "secret";
      /** Who enters this server’s address there */
      addressEntered: "by_hand" | "by_itself";
      /** How often it is asked, in milliseconds; null: never */
      pollMs: number | null;
      /** What it tells of the hotel */
      gives: ("reservations" | "roomTypes" | "availability" | "rates")[];
    };
    /** POST …/demo connects the sample hotel to a simulated one */
    demo: boolean;
  })[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type ChannelManagerSyncsPage = {
  /** This page’s entries */
  items: PmsSync[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type ChannelNotice = {
  /** What kind it is, such as quality, account, template, undelivered, unreadable_call */
  code: string;
  /** What it is about, such as a template’s name; empty where there is one of its kind */
  subject: string;
  /** How grave it is, or how far it reaches */
  level: "info" | "warning" | "error";
  /** For staff, in English: what it is and what to do */
  message: string;
  /** How often it was told */
  count: number;
  /** When it was told first */
  since: string;
  /** And last */
  at: string;
};

export type ChannelPlayed = {
  /** The way the guest writes */
  channel: "widget" | "whatsapp" | "sms" | "email" | "portal";
  /** A page on which its guests are played */
  playUrl: string;
};

export type ChannelTemplate = {
  /** Its name at the platform */
  name: string;
  /** A language (BCP 47) */
  language: string;
  /** What kind of message the platform takes it for */
  category: string;
  /** The text, with {{1}} where a value is put in */
  body: string;
  /** Its places, in the order in which they are filled */
  variables: string[];
  /** approved: it may be sent; not_supported: it may, but its header or buttons need what is not filled in here */
  status: string;
};

export type ChannelTest = {
  /** Was all well? */
  ok: boolean;
  /** What was looked at, one by one */
  checks: {
    /** What was looked at */
    name: string;
    /** Was all well? */
    ok: boolean;
    /** What it is about, in words for people */
    detail: string;
  }[];
};

export type ChannelsPage = {
  /** This page’s entries */
  items: Channel[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type ChatConfig = {
  /** The property it belongs to */
  property: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
    /** Languages (BCP 47) */
    languages: string[];
    /** Is somebody there at present? */
    online: boolean;
    /** When: opens at (UTC) */
    opensAt?: string;
    /** The first words */
    greeting: string;
    /** Must guests agree before they write? */
    consentRequired: boolean;
    /** A number in international format (E.164) */
    phone?: string;
    /** The hotel’s colour */
    accent?: string;
    /** Is a guest answered at once? */
    repliesAtOnce?: boolean;
    /** The address of a picture; null: none */
    avatar?: string;
    /** How guests may go on elsewhere */
    carryOn?: ("email" | "whatsapp")[];
    /** A copy of the conversation can be had by e-mail */
    mailsTranscript?: true;
    /** How the chat looks */
    look?: GuestLook;
    /** The IANA time zone */
    timezone: string;
  };
  /** Is it switched on? */
  active: boolean;
};

export type ChatHelp = {
  /** This page’s entries */
  items: {
    /** A question as a guest would put it */
    question: string;
    /** The hotel’s answer */
    answer: string;
    /** A language (BCP 47) */
    language: string;
  }[];
};

export type ChatLookNow = {
  /** False: the chat was switched off, and nothing is to be shown */
  active: boolean;
  /** The hotel’s colour */
  accent?: string;
  /** How the chat looks */
  look?: {
    /** Light, dark, or as the guest’s device is set */
    theme: "light" | "dark" | "auto";
    /** In which corner it stands */
    corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
    /** Pixels */
    radius: number;
    /** A name for the lines that come by themselves: others have another. Left out: there are none */
    lines?: string;
  };
};

export type CloseBookingsBody = {
  /** This one alone; left out: every booking */
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
  /** Which wording or edition it is */
  version?: string;
};

export type Conversation = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The way the guest writes */
  channel: "widget" | "whatsapp" | "sms" | "email" | "portal";
  /** How it stands */
  state: "open" | "waiting" | "staffed" | "resolved";
  /** How it works at present */
  mode: "ai" | "assisted" | "staff";
  /** The guest, as far as is known */
  guest: {
    /** Its id: opaque, and sortable by time */
    id: string | null;
    /** The guest’s name */
    name: string | null;
  };
  /** A language (BCP 47) */
  language: string | null;
  /** The colleague who has it; null: nobody */
  assignee: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The colleague’s name */
    name: string;
  } | null;
  /** The department it is for */
  department: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management") | null;
  /** Its newest message */
  lastMessage: ({
    /** Who wrote it */
    author: "guest" | "ai" | "staff" | "system";
    /** The words themselves */
    text: string;
    /** When it happened (UTC) */
    at: string;
    /** What the first file of the message is */
    attachment?: "image" | "audio" | "document";
  }) | null;
  /** Where the guest waits for staff: what they wrote last */
  waitingFor: ({
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** When it happened (UTC) */
    at: string;
    /** What the first file of the message is */
    attachment?: "image" | "audio" | "document";
  }) | null;
  /** An emergency the guest told of */
  emergency: ({
    /** What threatens */
    danger: "fire" | "medical" | "security";
    /** The room’s number */
    room: string | null;
    /** Is it an exercise? */
    rehearsal: boolean;
    /** The guest’s own */
    words: {
      /** The words themselves */
      text: string;
      /** A language (BCP 47) */
      language: string;
    } | null;
    /** When it happened (UTC) */
    at: string;
    /** Who looks after it; null: nobody yet */
    acknowledgedBy: {
      /** Its id: opaque, and sortable by time */
      id: string;
      /** The colleague’s name */
      name: string;
    } | null;
    /** When: acknowledged at (UTC) */
    acknowledgedAt: string | null;
  }) | null;
  /** What the guest’s newest message is about, by the engine’s intents */
  matter: string[];
  /** The guest’s room, where one is known */
  room: string | null;
  /** Why the guest waits for staff */
  waitingWhy: ("asked_for_human" | "complaint" | "emergency" | "no_answer" | "repeated_misunderstanding" | "policy" | "plan_limit" | "manual_mode" | "needs_booking" | "unreadable" | "draft_discarded" | "staff_idle" | "forwarded" | "merged") | null;
  /** Ids of the house’s own labels */
  labels: string[];
  /** How pressing it is */
  priority: "low" | "normal" | "high" | "urgent";
  /** Put off until then; null: it is not */
  snoozedUntil: string | null;
  /** When the first of its unfinished tasks is due */
  dueAt: string | null;
  /** Messages of the guest that the caller has not read and no person has answered; to a program: that nobody has read */
  unread: number;
  /** The conversation of the same guest that goes on in its place */
  mergedInto: string | null;
  /** Those that go on in this one */
  merged: ({
    /** The conversation’s id */
    id: string;
    /** The way the guest writes */
    channel: "widget" | "whatsapp" | "sms" | "email" | "portal";
  })[];
  /** Since when staff do not listen to its guest; null: they do */
  blockedAt: string | null;
  /** What the guest thought of it */
  rating: ({
    /** From 1 to 5 */
    score: number;
    /** What the guest added in words */
    comment: string | null;
  }) | null;
  /** The page the guest writes from */
  page: string | null;
  /** The guest’s address on their channel; in the site’s own chat the e-mail address they left, else null */
  address: string | null;
  /** Until when they may be written to freely, after which only templates go; null: always */
  windowUntil: string | null;
  /** The guest wants no messages on this channel */
  optedOut: boolean;
  /** Grows whenever a booking is opened or closed to it */
  access: number;
  /** Since when it waits for staff */
  waitingSince: string | null;
  /** What the assistant has asked the guest and waits to hear */
  openQuestion: {
    /** What it is about */
    about: string;
    /** What is asked */
    asks: string;
  } | null;
  /** What the assistant keeps in mind besides */
  dialogue: {
    /** What was spoken of last, and until when “how much is it?” is taken to be about it */
    topic: {
      /** What it is about */
      about: string;
      /** Until when it holds (UTC) */
      until: string;
    } | null;
    /** Questions that wait their turn */
    waiting: {
      /** What it is about */
      about: string;
      /** What is asked */
      asks: string;
    }[];
    /** What the guest asked for and may still correct or take back, the newest first */
    requests: ({
      /** What it is about */
      about: string;
      /** The task’s id */
      taskId: string | null;
    })[];
  };
  /** Where a search found its words; null where it was in the guest’s name */
  match?: ({
    /** The id of the message */
    messageId: string;
    /** Who wrote it */
    author: "guest" | "ai" | "staff" | "system";
    /** A language (BCP 47) */
    language: string;
    /** When it happened (UTC) */
    at: string;
    /** A stretch of the message around the words */
    text: string;
    /** Where the words stand in it, counted in UTF-16 */
    marks: [number, number][];
  }) | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type ConversationAction = {
  /** What is done */
  do: "reply";
  /** In the guest’s language, else in English, else the first; may hold {guest}, {room}, {checkIn}, {checkOut}, {property}, {colleague}, filled in as far as is known */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The words themselves */
    text: string;
  }[];
} | {
  /** What is done */
  do: "saved_reply";
  /** The id of a canned reply */
  reply: string;
} | {
  /** What is done */
  do: "add_label";
  /** A label’s id */
  label: string;
} | {
  /** What is done */
  do: "remove_label";
  /** A label’s id */
  label: string;
} | ({
  /** What is done */
  do: "priority";
  /** How pressing it is */
  priority: "low" | "normal" | "high" | "urgent";
}) | ({
  /** What is done */
  do: "assign";
  /** A colleague’s id, `me` for whoever does it, null for nobody */
  to: string | null;
}) | ({
  /** What is done */
  do: "department";
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
}) | ({
  /** What is done */
  do: "snooze_until";
  /** Out of the lists until then; null: back now */
  until: string | null;
}) | {
  /** What is done */
  do: "snooze_for";
  /** For how many minutes */
  minutes: number;
} | {
  /** What is done */
  do: "snooze_to";
  /** When it is that time in the hotel next */
  time: string;
} | ({
  /** What is done */
  do: "task";
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A few words that say what it is */
  title: string;
  /** How pressing it is */
  priority: "low" | "normal" | "high" | "urgent";
}) | {
  /** What is done */
  do: "resolve";
} | {
  /** What is done */
  do: "reopen";
};

export type ConversationActionInput = {
  /** What is done */
  do: "reply";
  /** In the guest’s language, else in English, else the first; may hold {guest}, {room}, {checkIn}, {checkOut}, {property}, {colleague}, filled in as far as is known */
  texts: {
    /** A language (BCP 47) */
    language: string;
    /** The words themselves */
    text: string;
  }[];
} | {
  /** What is done */
  do: "saved_reply";
  /** The id of a canned reply */
  reply: string;
} | {
  /** What is done */
  do: "add_label";
  /** A label’s id */
  label: string;
} | {
  /** What is done */
  do: "remove_label";
  /** A label’s id */
  label: string;
} | ({
  /** What is done */
  do: "priority";
  /** How pressing it is */
  priority: "low" | "normal" | "high" | "urgent";
}) | ({
  /** What is done */
  do: "assign";
  /** A colleague’s id, `me` for whoever does it, null for nobody */
  to: string | null;
}) | ({
  /** What is done */
  do: "department";
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
}) | ({
  /** What is done */
  do: "snooze_until";
  /** Out of the lists until then; null: back now */
  until: string | null;
}) | {
  /** What is done */
  do: "snooze_for";
  /** For how many minutes */
  minutes: number;
} | {
  /** What is done */
  do: "snooze_to";
  /** When it is that time in the hotel next */
  time: string;
} | ({
  /** What is done */
  do: "task";
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A few words that say what it is */
  title: string;
  /** How pressing it is */
  priority?: "low" | "normal" | "high" | "urgent";
}) | {
  /** What is done */
  do: "resolve";
} | {
  /** What is done */
  do: "reopen";
};

export type ConversationCounts = {
  /** Is it switched on? */
  active: number;
  /** How many wait for staff */
  waiting: number;
  /** Not resolved, and the caller’s */
  mine: number;
  /** How many are open */
  open: number;
  /** How many a colleague holds */
  staffed: number;
  /** How many are closed */
  resolved: number;
  /** Not resolved, and put off until later: in none of the other counts */
  snoozed: number;
  /** Not resolved, and a guest wrote what the caller has not read */
  unread: number;
};

export type ConversationDecisionsPage = {
  /** This page’s entries */
  items: StoredDecision[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type ConversationGuest = {
  /** The guest, as far as is known */
  guest: Guest | null;
  /** Reservations, or how many there are */
  reservations: ({
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The guest’s id */
    guestId: string;
    /** The number the guest has */
    confirmationNumber: string;
    /** Its number at the site it was booked on; null: none */
    channelReference: string | null;
    /** How it stands */
    state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
    /** From when guests may move in */
    checkIn: string;
    /** By when guests leave */
    checkOut: string;
    /** When the guest means to arrive, HH:MM; null: nobody said */
    arrivalTime: string | null;
    /** The slug of the room type */
    roomType: string;
    /** The room’s number */
    room: string | null;
    /** How many adults */
    adults: number;
    /** How many children */
    children: number;
    /** What the price includes, as the house calls it */
    ratePlan: string;
    /** What is included */
    inclusions: string[];
    /** What is still to be paid */
    balance: {
      /** A decimal */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** What the stay comes to in all, paid or not; null: the PMS does not tell */
    total: {
      /** A decimal */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** What colleagues should know */
    notes: string;
    /** Its id in the PMS; null: not from there */
    externalId: string | null;
    /** When: created at (UTC) */
    createdAt: string;
    /** When: updated at (UTC) */
    updatedAt: string;
    /** How the conversation may see it; null: only staff do */
    grant: ({
      /** How far it reaches */
      level: "channel" | "details" | "booking" | "signed" | "staff";
      /** Why */
      reason: string;
    }) | null;
  })[];
  /** What their stays came to, one sum for each currency: as the PMS tells, else what was sold in the chat */
  spend: {
    /** A decimal */
    amount: string;
    /** ISO 4217 */
    currency: string;
  }[];
  /** What the guest likes */
  preferences: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Which kind it is */
    kind: string;
    /** The words it came from */
    quote: string;
    /** A language (BCP 47) */
    language: string;
    /** How it stands */
    state: string;
    /** When it happened (UTC) */
    at: string;
  }[];
  /** What the PMS says they like, in its words */
  pmsPreferences: string[];
  /** Conversations, or how many there are */
  conversations: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The way the guest writes */
    channel: string;
    /** How it stands */
    state: string;
    /** When: updated at (UTC) */
    updatedAt: string;
    /** What was said last */
    lastText: string;
  }[];
};

export type ConversationLink = {
  /** Opens once; it stands for the guest’s own session, so give it to nobody else */
  url: string;
  /** The address as a QR code: an SVG document */
  qr: string;
  /** When: expires at (UTC) */
  expiresAt: string;
};

export type ConversationsPage = {
  /** This page’s entries */
  items: Conversation[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type CreateChannelManagerConnectAnswer = {
  /** Which PMS it is */
  provider: "channex" | "siteminder" | "beds24" | "cloudbeds" | "custom";
  /** Is it connected? */
  connected: true;
  /** The property it belongs to */
  property: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
  };
  /** What it can do */
  capabilities: {
    /** push: it sends its bookings; pull: it is asked, and may say when */
    delivery: "push" | "pull";
    /** How its calls are believed */
    proof: "standard-webhooks" | "ws-security" | "secret";
    /** Who enters this server’s address there */
    addressEntered: "by_hand" | "by_itself";
    /** How often it is asked, in milliseconds; null: never */
    pollMs: number | null;
    /** What it tells of the hotel */
    gives: ("reservations" | "roomTypes" | "availability" | "rates")[];
  };
  /** When: checked at (UTC) */
  checkedAt: string;
  /** Credentials that were given and are not used */
  warnings: {
    /** A stable word for programs */
    code: "credential_ignored";
    /** What should be looked at */
    detail: string;
  }[];
  /** Where it calls; to be entered there as it is where addressEntered is by_hand */
  webhookUrl: string;
  /** One address for all hotels, where the vendor knows only such */
  globalUrl: string | null;
  /** What calls are signed with (Standard Webhooks); told this once */
  secret: string | null;
  /** What calls show (WS-Security) */
  user: string | null;
  /** … told this once */
  password: string | null;
};

export type CreateChannelManagerConnectBody = {
  /** One of GET /api/integrations/channel-manager/providers */
  provider: string;
  /** What opens the PMS; sealed when stored, never answered */
  credentials: CredentialsGivenInput;
};

export type CreateChannelManagerDemoBody = {
  /** Which PMS it is */
  provider: string;
};

export type CreateChannelManagerSyncBody = Record<string, never>;

export type CreateGuestBody = {
  /** First name */
  firstName?: string;
  /** Last name */
  lastName?: string;
  /** An e-mail address */
  email?: string;
  /** A number in international format (E.164) */
  phone?: string;
  /** A language (BCP 47) */
  language?: string | null;
  /** What colleagues should know */
  notes?: string;
  /** Its id in the PMS; null: not from there */
  externalId?: string | null;
};

export type CreateKeyBody = {
  /** What the key is for */
  name: string;
  /** What the key may do */
  scopes: ("account:read" | "account:write" | "property:read" | "property:write" | "conversations:read" | "conversations:write" | "tasks:read" | "tasks:write" | "guests:read" | "guests:write" | "guests:erase" | "staff:read" | "staff:invite" | "staff:write" | "keys:read" | "keys:write" | "audit:read")[];
  /** Binds the key to one property */
  propertyId?: string;
  /** When the key ends; null or left out: never */
  expiresAt?: string | null;
};

export type CreateKnowledgeFactAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** What it says something of, as in the catalogue */
  attribute: string;
  /** What it holds */
  value: ({
    /** Which kind of value it is */
    type: "presence";
    /** What it holds */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** Which kind of value it is */
    type: "hours";
    /** When it is open */
    rules: ({
      /** Which days of the week: Monday is 1 */
      days: {
        /** Which days of the week: Monday is 1 */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** The part of the year for which it holds */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
      /** From when to when; none: closed */
      spans: ({
        /** From when, HH:MM at the house */
        from: string | null;
        /** Until when, HH:MM at the house */
        until: string | null;
      })[];
      /** Is it open day and night? */
      roundClock: boolean;
    })[];
  }) | ({
    /** Which kind of value it is */
    type: "price";
    /** What it costs, for whom and when */
    tiers: ({
      /** What it costs */
      cost: {
        /** In the currency’s smallest unit */
        amountMinor: number;
        /** ISO 4217 */
        currency: string;
        /** Is it the lowest of several prices? */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** For what the price is */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** For whom it holds */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** From which age to which */
      ages: ({
        /** The lowest */
        min: number | null;
        /** The highest */
        max: number | null;
      }) | null;
      /** Which days of the week: Monday is 1 */
      days: {
        /** Which days of the week: Monday is 1 */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** The part of the year for which it holds */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** Which kind of value it is */
    type: "limit";
    /** Is it at least or at most? */
    bound: "most" | "least";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** Which kind of value it is */
    type: "distance";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** How it is done */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** Which kind of value it is */
    type: "list";
    /** This page’s entries */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** Its name in each language */
    names: string[];
  }) | {
    /** Which kind of value it is */
    type: "credential";
    /** The word itself */
    word: string;
  } | {
    /** Which kind of value it is */
    type: "contact";
    /** A number in international format (E.164) */
    phone: string;
  } | ({
    /** Which kind of value it is */
    type: "place";
    /** Where it stands */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** Which kind of value it is */
    type: "text";
    /** The words themselves */
    text: string;
  };
  /** On what it depends */
  conditions: ({
    /** Whether and how it is booked */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** Where it does not hold */
  exceptions: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** How it stands */
  status: "read" | "confirmed" | "corrected" | "rejected";
  /** Where it comes from */
  source: {
    /** Which kind it is */
    type: "faq" | "training" | "page" | "pms" | "owner";
    /** Which entry or page it is */
    id: string;
    /** The question of its entry; empty where it has none */
    label: string;
    /** The sentence it was read from */
    quote: string;
    /** A language (BCP 47) */
    language: string;
    /** Does its source still say it */
    state: "current" | "changed" | "gone";
  };
  /** The fact as a guest would be told it */
  said: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type CreateKnowledgeFactBody = {
  /** What it says something of, as in the catalogue */
  attribute: string;
  /** What it holds */
  value: ({
    /** Which kind of value it is */
    type: "presence";
    /** What it holds */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** Which kind of value it is */
    type: "hours";
    /** When it is open */
    rules: ({
      /** Which days of the week: Monday is 1 */
      days: {
        /** Which days of the week: Monday is 1 */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** The part of the year for which it holds */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
      /** From when to when; none: closed */
      spans: ({
        /** From when, HH:MM at the house */
        from: string | null;
        /** Until when, HH:MM at the house */
        until: string | null;
      })[];
      /** Is it open day and night? */
      roundClock: boolean;
    })[];
  }) | ({
    /** Which kind of value it is */
    type: "price";
    /** What it costs, for whom and when */
    tiers: ({
      /** What it costs */
      cost: {
        /** In the currency’s smallest unit */
        amountMinor: number;
        /** ISO 4217 */
        currency: string;
        /** Is it the lowest of several prices? */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** For what the price is */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** For whom it holds */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** From which age to which */
      ages: ({
        /** The lowest */
        min: number | null;
        /** The highest */
        max: number | null;
      }) | null;
      /** Which days of the week: Monday is 1 */
      days: {
        /** Which days of the week: Monday is 1 */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** The part of the year for which it holds */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** Which kind of value it is */
    type: "limit";
    /** Is it at least or at most? */
    bound: "most" | "least";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** Which kind of value it is */
    type: "distance";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** How it is done */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** Which kind of value it is */
    type: "list";
    /** This page’s entries */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** Its name in each language */
    names: string[];
  }) | {
    /** Which kind of value it is */
    type: "credential";
    /** The word itself */
    word: string;
  } | {
    /** Which kind of value it is */
    type: "contact";
    /** A number in international format (E.164) */
    phone: string;
  } | ({
    /** Which kind of value it is */
    type: "place";
    /** Where it stands */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** Which kind of value it is */
    type: "text";
    /** The words themselves */
    text: string;
  };
  /** On what it depends */
  conditions?: ({
    /** Whether and how it is booked */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** Where it does not hold */
  exceptions?: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** The web page it stands on; left out: the owner wrote it by hand */
  source?: {
    /** Which kind it is */
    type: "page";
    /** Which entry or page it is */
    id: string;
    /** The words it came from */
    quote: string;
    /** A language (BCP 47) */
    language: string;
  };
};

export type CreateKnowledgeTranslationsCsvAnswer = {
  /** How many were taken */
  imported: number;
  /** How many were as they are already */
  unchanged: number;
  /** Rows without a translation */
  empty: number;
  /** What was not taken, line by line */
  refused: ({
    /** The line in the file */
    line: number;
    /** The entry of that line */
    id: string;
    /** A language (BCP 47) */
    language: string;
    /** A stable word for programs */
    code: "figures" | "negation" | "names" | "length" | "unknown_text" | "unknown_language" | "same_language";
    /** What it is about, in words for people */
    detail: string;
  })[];
};

export type CreateKnowledgeTranslationsCsvBody = {
  /** The file’s text */
  content: string;
};

export type CreateKnowledgeTranslationsRunBody = {
  /** Languages (BCP 47) */
  languages: string[];
};

export type CreateLabelAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Unique in the property */
  name: string;
  /** The colour it is shown in */
  tone: "grey" | "blue" | "green" | "amber" | "red" | "violet";
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type CreateLabelBody = {
  /** Unique in the property */
  name: string;
  /** The colour it is shown in */
  tone?: "grey" | "blue" | "green" | "amber" | "red" | "violet";
};

export type CreateLoginPasskeyBody = {
  /** What the browser answered */
  response: {
    /** The passkey’s id, as the browser gives it */
    id: string;
    /** Which kind it is */
    type: "public-key";
    /** What the browser answered */
    response: {
      /** As the browser gives it, base64url */
      clientDataJSON: string;
      /** As the browser gives it, base64url */
      authenticatorData: string;
      /** As the browser gives it, base64url */
      signature: string;
      /** As the browser gives it, base64url */
      userHandle?: string | null;
    } & Record<string, unknown>;
  } & Record<string, unknown>;
};

export type CreateLookPictureAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Where anybody can see it */
  url: string;
};

export type CreateLookPictureBody = {
  /** Which kind it is */
  type: "image/png" | "image/jpeg" | "image/webp";
  /** At most 100 kB of PNG, JPEG or WebP, in base64 */
  data: string;
};

export type CreateOfferBody = {
  /** The wish it fulfils when a guest asks for it by name */
  kind: "check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope" | "other";
  /** Its name in each language */
  names: {
    /** A language (BCP 47) */
    language: string;
    /** Its name, as people read it */
    name: string;
  }[];
  /** What it costs */
  price?: MoneyInput | null;
  /** What the price is for */
  unit?: "stay" | "night" | "person" | "person_night" | "piece";
  /** When it is offered */
  rule?: {
    /** Offered when a guest asks about one of these */
    topics?: ("check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope")[];
    /** At what time of the stay */
    phase?: "any" | "before" | "during";
    /** At most so many days before arrival; null: any */
    daysBeforeMax?: number | null;
    /** For stays of so many nights and more; null: any */
    nightsMin?: number | null;
    /** Room types, or how many there are */
    roomTypes?: string[];
    /** Of the arrival: 1 Monday to 7 Sunday */
    weekdays?: number[];
  };
  /** The department it is for */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A colleague confirms it before anything is charged */
  onRequest?: boolean;
  /** Is it switched on? */
  active?: boolean;
};

export type CreatePasskeyAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** What its owner calls it */
  name: string;
  /** When: created at (UTC) */
  createdAt: string;
  /** null: never */
  lastUsedAt: string | null;
  /** With the first second factor alone; shown once */
  recoveryCodes?: string[];
};

export type CreatePasskeyBody = {
  /** What its owner calls it */
  name?: string;
  /** What the browser answered */
  response: {
    /** The passkey’s id, as the browser gives it */
    id: string;
    /** Which kind it is */
    type: "public-key";
    /** What the browser answered */
    response: {
      /** As the browser gives it, base64url */
      clientDataJSON: string;
      /** As the browser gives it, base64url */
      attestationObject: string;
      /** How the browser reaches the passkey */
      transports?: string[];
    } & Record<string, unknown>;
  } & Record<string, unknown>;
};

export type CreatePasskeysOptionAnswer = {
  /** What the passkey signs, base64url */
  challenge: string;
} & Record<string, unknown>;

export type CreatePropertyBody = {
  /** Its name, as people read it */
  name: string;
  /** Where it is; of a session: the network address */
  address?: string;
  /** The IANA time zone */
  timezone?: string;
  /** Languages (BCP 47) */
  languages?: string[];
  /** What the house has */
  amenities?: string[];
  /** A number in international format (E.164) */
  phone?: string;
  /** Said to guests in danger; empty: the country’s own */
  emergencyNumber?: string;
  /** What the hotel charges in, such as EUR */
  currency?: string;
  /** Where guests book, said to who asks for a room; {arrival} and {departure} in it become YYYY-MM-DD */
  bookingUrl?: string;
  /** Where it is on a map: latitude and longitude, shown to guests on channels that have maps; empty: not known */
  coordinates?: string;
  /** Web origins that may embed the widget; none: any */
  origins?: string[];
  /** How the widget looks */
  appearance?: {
    /** The hotel’s colour */
    accent?: string;
    /** For the script tag’s data-theme */
    theme?: "auto" | "light" | "dark";
    /** For the script tag’s data-position */
    position?: "end" | "start";
    /** For the script tag’s data-greeting */
    greeting?: string;
  };
};

export type CreateRecoveryCodeAnswer = {
  /** Shown once; each replaces a second factor once */
  recoveryCodes: string[];
};

export type CreateReservationBody = {
  /** The guest’s id */
  guestId: string;
  /** The number the guest has */
  confirmationNumber: string;
  /** Its number at the site it was booked on; null: none */
  channelReference?: string | null;
  /** How it stands */
  state?: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** From when guests may move in */
  checkIn: string;
  /** By when guests leave */
  checkOut: string;
  /** When the guest means to arrive, HH:MM; null: nobody said */
  arrivalTime?: string | null;
  /** The slug of the room type */
  roomType?: string;
  /** The room’s number */
  room?: string | null;
  /** How many adults */
  adults?: number;
  /** How many children */
  children?: number;
  /** What the price includes, as the house calls it */
  ratePlan?: string;
  /** Topics the rate includes, such as breakfast, or words of the hotel’s own */
  inclusions?: string[];
  /** What is still to be paid */
  balance?: MoneyInput | null;
  /** What the stay comes to in all, paid or not; null: nobody said */
  total?: MoneyInput | null;
  /** What colleagues should know */
  notes?: string;
  /** Its id in the PMS; null: not from there */
  externalId?: string | null;
};

export type CreateRoomAnswer = {
  /** This page’s entries */
  items: GetRoomAnswer[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type CreateRoomBody = {
  /** All of them, or none where one is at fault */
  rooms: ({
    /** As it stands on the door */
    number: string;
    /** What the house calls this kind of room; may be empty */
    type?: string;
    /** May be empty */
    floor?: string;
    /** As staff found it; it holds until the PMS tells something new of the room */
    housekeeping?: "clean" | "inspected" | "dirty" | "pickup" | "unknown";
  })[];
};

export type CreateStaffAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** An e-mail address */
  email: string;
  /** The colleague’s name */
  name: string;
  /** All over the account; where `properties` are listed, the highest of theirs */
  role: "owner" | "manager" | "agent" | "worker";
  /** The only properties they work for; null: the whole account */
  properties: Membership[] | null;
  /** The departments somebody works in */
  departments: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management")[];
  /** Languages (BCP 47) */
  languages: string[];
  /** When somebody is at work */
  duty: WeekHours | null;
  /** Is it switched off? */
  disabled: boolean;
  /** Did they set a password? */
  hasPassword: boolean;
  /** When: created at (UTC) */
  createdAt: string;
  /** Where the password is set; works once */
  setupUrl: string;
};

export type CreateStaffBody = {
  /** An e-mail address */
  email: string;
  /** The colleague’s name */
  name: string;
  /** All over the account; left out where `properties` are listed */
  role?: "owner" | "manager" | "agent" | "worker";
  /** The only properties they work for, with their role at each, in place of `role`; null: the whole account */
  properties?: MembershipInput[] | null;
  /** The departments somebody works in */
  departments?: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management")[];
  /** Languages (BCP 47) */
  languages?: string[];
  /** When somebody is at work */
  duty?: WeekHoursInput | null;
};

export type CreateStayAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The guest’s id */
  guestId: string;
  /** The number the guest has */
  confirmationNumber: string;
  /** Its number at the site it was booked on; null: none */
  channelReference: string | null;
  /** How it stands */
  state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** From when guests may move in */
  checkIn: string;
  /** By when guests leave */
  checkOut: string;
  /** When the guest means to arrive, HH:MM; null: nobody said */
  arrivalTime: string | null;
  /** The slug of the room type */
  roomType: string;
  /** The room’s number */
  room: string | null;
  /** How many adults */
  adults: number;
  /** How many children */
  children: number;
  /** What the price includes, as the house calls it */
  ratePlan: string;
  /** What is included */
  inclusions: string[];
  /** What is still to be paid */
  balance: {
    /** A decimal */
    amount: string;
    /** ISO 4217 */
    currency: string;
  } | null;
  /** What the stay comes to in all, paid or not; null: the PMS does not tell */
  total: {
    /** A decimal */
    amount: string;
    /** ISO 4217 */
    currency: string;
  } | null;
  /** What colleagues should know */
  notes: string;
  /** Its id in the PMS; null: not from there */
  externalId: string | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
  /** The guest, as far as is known */
  guest: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** First name */
    firstName: string;
    /** Last name */
    lastName: string;
    /** An e-mail address */
    email: string;
    /** A number in international format (E.164) */
    phone: string;
    /** A language (BCP 47) */
    language: string | null;
  };
  /** Of this guest, not resolved, the newest first */
  conversations: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** How it stands */
    state: string;
  }[];
  /** Unfinished, what is due soonest first */
  tasks: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** A few words that say what it is */
    title: string;
    /** When: due at (UTC) */
    dueAt: string;
  }[];
  /** Whether the guest told what is asked before arrival */
  registration: "open" | "asked" | "told";
  /** `pms`: dates, room and state are what the PMS tells; `house`: what is entered here, or by a channel */
  ledBy: "pms" | "house";
};

export type CreateStayBody = {
  /** The number the guest has */
  confirmationNumber?: string;
  /** Its number at the site it was booked on; null: none */
  channelReference?: string | null;
  /** `checked_in`: a guest who is here already; left out: booked */
  state?: "booked" | "checked_in";
  /** From when guests may move in */
  checkIn: string;
  /** By when guests leave */
  checkOut: string;
  /** When the guest means to arrive, HH:MM; null: nobody said */
  arrivalTime?: string | null;
  /** The slug of the room type */
  roomType?: string;
  /** The room’s number */
  room?: string | null;
  /** How many adults */
  adults?: number;
  /** How many children */
  children?: number;
  /** What the price includes, as the house calls it */
  ratePlan?: string;
  /** What colleagues should know */
  notes?: string;
  /** A guest of this name with the same e-mail address or phone is the same one */
  guest: {
    /** First name */
    firstName?: string;
    /** Last name */
    lastName: string;
    /** An e-mail address */
    email?: string;
    /** A number in international format (E.164) */
    phone?: string;
    /** A language (BCP 47) */
    language?: string | null;
  };
};

export type CreateStaysImportAnswer = {
  /** The table’s headings, in order */
  columns: ({
    /** As it stands in the table */
    heading: string;
    /** null: it is not read */
    field: ("lastName" | "firstName" | "checkIn" | "checkOut" | "room" | "roomType" | "confirmationNumber" | "email" | "phone" | "language" | "arrivalTime" | "adults" | "children" | "notes") | null;
  })[];
  /** The days that have the same hours */
  rows: ({
    /** Its line in the file, from 1 */
    line: number;
    /** `new`: it is stored; `known`: this booking is here already; `faulty`: see `faults` */
    outcome: "new" | "known" | "faulty";
    /** Its name, as people read it */
    name: string;
    /** From when guests may move in */
    checkIn: string;
    /** By when guests leave */
    checkOut: string;
    /** The room’s number */
    room: string;
    /** Empty: one is made */
    confirmationNumber: string;
    /** What is wrong with the line */
    faults: ({
      /** The field’s name */
      field: "lastName" | "firstName" | "checkIn" | "checkOut" | "room" | "roomType" | "confirmationNumber" | "email" | "phone" | "language" | "arrivalTime" | "adults" | "children" | "notes";
      /** A stable word for programs */
      code: "missing" | "not_a_date" | "ambiguous_date" | "out_of_order" | "not_a_time" | "not_a_number" | "not_a_booking_number" | "not_a_language" | "not_an_address" | "not_a_phone" | "too_long" | "twice";
      /** What it is about, in words for people */
      detail: string;
    })[];
  })[];
  /** How many bookings were stored */
  stored: number;
};

export type CreateStaysImportBody = {
  /** CSV with a first line of headings, divided by commas, semicolons or tabs */
  table: string;
  /** What each heading means; one that is left out is read where it is called as a field is */
  columns?: Record<string, ("lastName" | "firstName" | "checkIn" | "checkOut" | "room" | "roomType" | "confirmationNumber" | "email" | "phone" | "language" | "arrivalTime" | "adults" | "children" | "notes") | null>;
  /** false: looked through only, nothing is stored */
  store?: boolean;
};

export type CreateTaskBody = {
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A few words that say what it is */
  title: string;
  /** What the work is, as the engine names it */
  kind?: string;
  /** The conversation’s id */
  conversationId?: string;
  /** What should be known of it */
  detail?: string;
  /** The room’s number */
  room?: string | null;
  /** How pressing it is */
  priority?: "low" | "normal" | "high" | "urgent";
  /** When: due at (UTC) */
  dueAt?: string;
  /** The id of the assignee */
  assigneeId?: string | null;
  /** Steps to tick off, in their order */
  checklist?: {
    /** The words themselves */
    text: string;
    /** Is it done? */
    done?: boolean;
  }[];
};

export type CreateTaskCommentAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Who wrote it, as they were called then */
  name: string;
  /** The words themselves */
  text: string;
  /** A picture of it */
  attachment: ShownAttachment | null;
  /** When it happened (UTC) */
  at: string;
};

export type CreateTaskCommentBody = {
  /** The words themselves */
  text: string;
};

export type CreateTaskRuleAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** A few words that say what it is */
  title: string;
  /** What should be known of it */
  detail: string;
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** The room’s number */
  room: string | null;
  /** How pressing it is */
  priority: "low" | "normal" | "high" | "urgent";
  /** The id of the assignee */
  assigneeId: string | null;
  /** What is to be done, step by step */
  checklist: string[];
  /** How often it comes */
  every: "day" | "week" | "month";
  /** At what time, HH:MM at the property */
  time: string;
  /** The day of its next task, at the property */
  nextDay: string;
  /** When: created at (UTC) */
  createdAt: string;
};

export type CreateTaskRuleBody = {
  /** A few words that say what it is */
  title: string;
  /** What should be known of it */
  detail?: string;
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** The room’s number */
  room?: string | null;
  /** How pressing it is */
  priority?: "low" | "normal" | "high" | "urgent";
  /** The id of the assignee */
  assigneeId?: string | null;
  /** Steps to tick off */
  checklist?: string[];
  /** How often it comes */
  every: "day" | "week" | "month";
  /** The day it comes first, at the property */
  firstDay: string;
  /** By when it is due, at the property */
  time: string;
};

export type CreateTotpAnswer = {
  /** Base32, to type into the app */
  secret: string;
  /** The same as an address, to be shown as a QR code */
  otpauth: string;
  /** Shown once; each replaces a second factor once */
  recoveryCodes: string[];
};

export type CreateTotpBody = {
  /** Needed where one signed in more than 10 minutes ago */
  password?: string;
};

export type CreateTotpConfirmBody = {
  /** The six digits of the app */
  code: string;
};

export type Credential = {
  /** The name under which it is sent */
  key: string;
  /** What people read */
  label: string;
  /** Where to find it */
  help: string;
  /** How it is entered */
  kind: "text" | "secret" | "url" | "choice" | "json";
  /** Must it be given? */
  required: boolean;
  /** What may be given */
  choices?: string[];
  /** What holds where nothing is given */
  default?: string;
  /** Needed only where that other field has one of these values */
  requiredWhen?: {
    /** Which field */
    key: string;
    /** One of these */
    is: string[];
  };
  /** Understood in place of the key */
  alias?: "propertyId" | "apiKey" | "apiSecret";
};

export type CredentialsGivenInput = Record<string, string>;

export type Decision = {
  /** Why */
  reason: string;
  /** What happens one after another */
  steps: ({
    /** What was done */
    kind: string;
  } & Record<string, unknown>)[];
  /** What else it may have been */
  alternatives: {
    /** Its name, as people read it */
    name: string;
    /** From 1 to 5 */
    score: number;
  }[];
  /** What was understood */
  understanding?: Record<string, unknown>;
};

export type DeleteTotpBody = {
  /** A password of twelve characters and more */
  password: string;
};

export type DismissManyAnswer = {
  /** Those that were open until now */
  dismissed: string[];
};

export type DismissManyBody = {
  /** Which questions, by their ids */
  ids: string[];
};

export type Draft = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The conversation’s id */
  conversationId: string;
  /** The message it answers */
  replyTo: string;
  /** The words themselves */
  text: string;
  /** A language (BCP 47) */
  language: string;
  /** How it stands */
  state: "open" | "approved" | "discarded";
  /** The guest has written again since the message it answers */
  stale: boolean;
  /** Counts up with every change of its words */
  revision: number;
  /** Whose words they are now; null: the engine’s */
  editedBy: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The colleague’s name */
    name: string;
  } | null;
  /** What the guest would see below the words, were they sent as they are */
  card?: Card;
  /** What was decided, and why */
  decision?: Decision;
  /** When it happened (UTC) */
  at: string;
};

export type DraftsPage = {
  /** This page’s entries */
  items: Draft[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type EditDraftBody = {
  /** The words themselves */
  text: string;
  /** The one the caller has seen; another by now is a conflict */
  revision: number;
};

export type ExportGuestAnswer = {
  /** When: exported at (UTC) */
  exportedAt: string;
  /** The guest, as far as is known */
  guest: GuestProfile;
  /** Lines of a conversation */
  messages: {
    /** The conversation’s id */
    conversationId: string;
    /** Who wrote it */
    author: string;
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** Their contents: GET /api/uploads/{id} */
    attachments: Attachment[];
    /** When it happened (UTC) */
    at: string;
  }[];
  /** Work for staff, or how much there is */
  tasks: {
    /** A few words that say what it is */
    title: string;
    /** What should be known of it */
    detail: string;
    /** How it stands */
    state: string;
    /** When: created at (UTC) */
    createdAt: string;
  }[];
  /** What was put on the bill */
  charges: {
    /** What it is, in a sentence or two */
    description: string;
    /** A decimal */
    amount: string;
    /** ISO 4217 */
    currency: string;
    /** How it stands */
    state: string;
    /** When it happened (UTC) */
    at: string;
  }[];
  /** What the conversation may see, and why */
  grants: {
    /** How far it reaches */
    level: string;
    /** Why */
    reason: string;
    /** When it happened (UTC) */
    at: string;
    /** When: ends at (UTC) */
    endsAt: string;
  }[];
  /** What the guest told before arrival, by booking */
  registrations: ({
    /** The id of the reservation */
    reservationId: string;
    /** When the guest means to arrive, HH:MM; null: nobody said */
    arrivalTime: string | null;
    /** Names of whoever comes along */
    companions: string[];
    /** ISO 3166-1 alpha-2; null: not told */
    nationality: string | null;
    /** As on the plate; empty: not told */
    carNumber: string;
    /** When a colleague asked the guest for it last; null: nobody did */
    askedAt: string | null;
    /** When: updated at (UTC) */
    updatedAt: string;
  })[];
  /** What the PMS says the guest likes */
  pmsPreferences: string[];
};

export type Faq = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** A question as a guest would put it */
  question: string;
  /** The hotel’s answer */
  answer: string;
};

export type FaqImport = {
  /** The hotel’s questions and answers */
  faqs: ({
    /** A question as a guest would put it */
    question: string;
    /** The hotel’s answer */
    answer: string;
    /** The entry that asks the same already */
    replaces: string | null;
  })[];
  /** What was passed over */
  skipped: ({
    /** Such as "row 12" */
    where: string;
    /** A question as a guest would put it */
    question: string;
    /** Why */
    reason: "no_question" | "no_answer" | "too_long" | "twice" | "too_many";
  })[];
};

export type FaqImportBody = {
  /** html: a FAQ page as the browser saves it; text: questions with their answers below */
  format: "csv" | "json" | "text" | "html";
  /** The file’s text or the page’s address */
  content: string;
};

export type FollowUp = {
  /** Null: none was left */
  email: string | null;
};

export type FollowUpBody = {
  /** An e-mail address */
  email: string;
  /** What the guest read and agreed to when they left it; kept with it */
  consentText: string;
  /** Of that text */
  language: string;
};

export type ForgotBody = {
  /** An e-mail address */
  email: string;
};

export type ForwardBody = {
  /** A colleague who answers guests */
  userId: string;
  /** A word of one’s own beside the summary */
  text?: string;
};

export type GetAccountNetworkAnswer = {
  /** From where API and desk may be used; empty: from everywhere */
  allow: string[];
  /** Where this call came from */
  address: string;
};

export type GetAccountSignInAnswer = {
  /** required: without one nothing is shown but its set-up */
  secondFactor: "optional" | "required";
  /** Colleagues who have none yet; blocked ones are not counted */
  without: number;
};

export type GetAlertsAnswer = {
  /** After so long without anybody who acknowledges an emergency, all colleagues at home are called */
  emergencyAfterMinutes: number;
  /** Written to beside the colleagues */
  emergencyMail: string[];
  /** When: updated at (UTC) */
  updatedAt: string | null;
};

export type GetChannelManagerStatusAnswer = {
  /** Is it connected? */
  connected: boolean;
  /** Which PMS it is */
  provider: ("channex" | "siteminder" | "beds24" | "cloudbeds" | "custom") | null;
  /** The property it belongs to */
  property: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
  } | null;
  /** When it was last read (UTC); null: never */
  lastSync: string | null;
  /** How many records were read */
  recordsSynced: {
    /** Rooms of bookings */
    reservations: number;
  };
  /** null where it sends its bookings by itself */
  nextSync: string | null;
  /** Whether it works, and if not what is wrong */
  health: ("ok" | "failing") | null;
  /** What went wrong last; null: nothing */
  lastError: LastError | null;
  /** The sync under way */
  running: string | null;
  /** Where it calls, without a secret */
  webhookUrl: string | null;
};

export type GetChannelsWhatsappTemplateUsesAnswer = {
  /** What templates are used for */
  uses: ({
    /** What it is used for */
    use: "arrival" | "task_done" | "room_ready" | "reply";
    /** Its name, as people read it */
    name: string;
    /** What stands in its places, in order */
    values: string[];
    /** In which it was approved when that was last looked at */
    languages: string[];
  })[];
};

export type GetFactorsAnswer = {
  /** Codes of an app are asked for */
  totp: boolean;
  /** Passkeys */
  passkeys: ({
    /** Its id: opaque, and sortable by time */
    id: string;
    /** What its owner calls it */
    name: string;
    /** When: created at (UTC) */
    createdAt: string;
    /** null: never */
    lastUsedAt: string | null;
  })[];
  /** How many recovery codes are not used yet */
  recoveryCodesLeft: number;
  /** Browsers take passkeys for host names alone, and over https or on localhost */
  passkeysPossible: boolean;
};

export type GetKnowledgeCoverageAnswer = {
  /** How many of the questions asked could be answered now */
  answerable: number;
  /** Questions about the house that guests asked in the last three months */
  asked: number;
  /** What has none */
  missing: {
    /** What it says something of, as in the catalogue */
    attribute: string;
    /** How often guests asked */
    askedCount: number;
  }[];
  /** Languages (BCP 47) */
  languages: {
    /** The language (BCP 47) */
    code: string;
    /** Facts that can be told in it */
    facts: number;
    /** Entries and texts that are there in it */
    texts: number;
    /** How many texts are missing in it */
    missingTexts: number;
  }[];
};

export type GetKnowledgeTranslationAnswer = {
  /** Its question; empty where it has none */
  question: string;
  /** The words themselves */
  text: string;
  /** How it stands */
  status: "written" | "machine" | "reviewed" | "outdated";
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type GetKnowledgeTranslationsCsvAnswer = string;

export type GetKnowledgeTranslationsRunAnswer = {
  /** How it stands */
  state: "idle" | "running" | "done" | "stopped";
  /** Languages (BCP 47) */
  languages: string[];
  /** How many in all */
  total: number;
  /** How many are finished */
  done: number;
  /** What the model gave could not be relied on */
  failed: number;
  /** Is a language model set up that can be asked? */
  available: boolean;
};

export type GetLookAnswer = {
  /** What the assistant is called; empty: the widget’s own word */
  assistantName: string;
  /** A picture of this property; null: none */
  logo: string | null;
  /** A picture of this property; null: none */
  avatar: string | null;
  /** The hotel’s colour */
  accent: string;
  /** Light, dark, or as the guest’s device is set */
  theme: "light" | "dark" | "auto";
  /** As on a page that is read from left to right; mirrored on others */
  corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
  /** Of corners, in pixels */
  radius: number;
  /** The first words; in other languages the assistant’s own */
  welcome: Record<string, string>;
  /** auto: questions that the house can answer */
  starters: Record<string, string[]> | "auto";
  /** What the guest agreed to */
  consent: {
    /** Guests agree before they can write */
    required: boolean;
    /** Another one asks every guest again */
    version: string;
    /** What guests agree to, by language */
    text: Record<string, string>;
    /** The hotel’s words on privacy; null: none */
    privacyUrl: string | null;
  };
  /** Lines that come by themselves */
  proactive: {
    /** An id of yours */
    id: string;
    /** When it appears */
    when: {
      /** Of the page, as /rooms; * stands for anything */
      path?: string;
      /** On the page */
      afterSeconds?: number;
      /** The guest’s; none: any */
      languages?: string[];
      /** Does each guest see it once alone? */
      oncePerGuest: boolean;
    };
    /** The line, by language */
    text: Record<string, string>;
  }[];
  /** Are the reception’s hours shown? */
  showHours: boolean;
  /** Guests can read the house’s questions and answers */
  showHelp: boolean;
  /** Null until it is set for the first time */
  updatedAt: string | null;
};

export type GetReportAnswer = {
  /** Who gets it; an empty list: nobody */
  to: string[];
  /** The language of the mail and its pages: one of the desk’s */
  language: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "tr" | "ar" | "ja" | "zh-Hans";
  /** The last month whose figures were sent; null: none yet */
  sentFor: string | null;
  /** When: updated at (UTC) */
  updatedAt: string | null;
};

export type GetRoomAnswer = {
  /** The room’s id in the PMS, as `GET /api/rooms` has it */
  id: string;
  /** The number it goes by */
  number: string;
  /** The floor */
  floor: string;
  /** The PMS’s own code of the room type */
  roomTypeCode: string;
  /** Which kind it is */
  type: {
    /** The PMS’s own code */
    code: string;
    /** What the room type is called */
    name: string;
  };
  /** Whether the room is clean */
  housekeeping: "clean" | "inspected" | "dirty" | "pickup" | "unknown";
  /** Which colleague said so; null: the PMS */
  byHand: {
    /** The colleague who did it */
    by: string;
    /** When it happened (UTC) */
    at: string;
  } | null;
  /** null: nobody has told */
  occupied: boolean | null;
  /** Free rooms */
  availability: "available" | "out_of_order" | "out_of_service";
  /** Is it out of order? */
  maintenance: {
    /** The first day */
    from: string;
    /** The last day */
    to: string;
    /** Why */
    reason: string;
  }[];
  /** Who is in it today; null also to who may not read guests */
  stay: CreateStayAnswer | null;
  /** Unfinished, what is due soonest first */
  tasks: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** A few words that say what it is */
    title: string;
    /** When: due at (UTC) */
    dueAt: string;
  }[];
  /** `pms`: it comes from the PMS that is connected; `house`: it is entered here */
  ledBy: "pms" | "house";
};

export type GetRoomCodeAnswer = {
  /** The chat as a page that knows the room */
  url: string;
  /** The address as a QR code: an SVG document */
  qr: string;
};

export type GetServiceLevelAnswer = {
  /** From the hand-off to a colleague’s first message; null: no target */
  firstResponseMinutes: number | null;
  /** From the hand-off until the conversation is resolved; null: no target */
  resolutionHours: number | null;
  /** `open`: the clock stands still outside the business hours and on holidays; `always`: it never does */
  hours: "open" | "always";
  /** When: updated at (UTC) */
  updatedAt: string | null;
};

export type GrantList = {
  /** This page’s entries */
  items: ({
    /** The id of the reservation */
    reservationId: string;
    /** The number the guest has */
    confirmationNumber: string;
    /** How grave it is, or how far it reaches */
    level: "channel" | "details" | "booking" | "signed" | "staff";
    /** Why */
    reason: string;
    /** From when guests may move in */
    checkIn: string;
    /** By when guests leave */
    checkOut: string;
    /** When: ends at (UTC) */
    endsAt: string;
  })[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type Guest = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** First name */
  firstName: string;
  /** Last name */
  lastName: string;
  /** An e-mail address */
  email: string;
  /** A number in international format (E.164) */
  phone: string;
  /** A language (BCP 47) */
  language: string | null;
  /** What colleagues should know */
  notes: string;
  /** Its id in the PMS; null: not from there */
  externalId: string | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type GuestLook = {
  /** What the assistant is called */
  assistantName: string;
  /** The address of a picture */
  logo?: string;
  /** Light, dark, or as the guest’s device is set */
  theme: "light" | "dark" | "auto";
  /** In which corner it stands */
  corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
  /** Pixels */
  radius: number;
  /** Questions to tap */
  starters: {
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
  }[];
  /** What the guest agreed to */
  consent?: {
    /** Which wording or edition it is */
    version: string;
    /** What guests agree to, by language */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** The hotel’s words on privacy; null: none */
    privacyUrl?: string;
  };
  /** Lines that come by themselves */
  proactive: {
    /** An id of yours */
    id: string;
    /** When it appears */
    when: {
      /** Where it stands in a record */
      path?: string;
      /** After how many seconds on the page */
      afterSeconds?: number;
      /** Languages (BCP 47) */
      languages?: string[];
      /** Does each guest see it once alone? */
      oncePerGuest: boolean;
    };
    /** The line, by language */
    text: Record<string, string>;
  }[];
  /** A name for the lines that come by themselves: others have another. Left out: there are none */
  lines?: string;
  /** Where to find it */
  help?: true;
  /** 24/7, closed, or hours such as 08:00-22:00 */
  hours?: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
    /** Which days of the week: Monday is 1 */
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
    /** Days with hours of their own */
    holidays?: {
      /** A day at the property */
      date: string;
      /** 24/7, closed, or hours such as 08:00-22:00 */
      hours: string;
    }[];
    /** The IANA time zone */
    timezone: string;
  };
};

export type GuestLookInput = {
  /** What the assistant is called */
  assistantName: string;
  /** The address of a picture */
  logo?: string;
  /** Light, dark, or as the guest’s device is set */
  theme: "light" | "dark" | "auto";
  /** In which corner it stands */
  corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
  /** Pixels */
  radius: number;
  /** Questions to tap */
  starters: {
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
  }[];
  /** What the guest agreed to */
  consent?: {
    /** Which wording or edition it is */
    version: string;
    /** What guests agree to, by language */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** The hotel’s words on privacy; null: none */
    privacyUrl?: string;
  };
  /** Lines that come by themselves */
  proactive: {
    /** An id of yours */
    id: string;
    /** When it appears */
    when: {
      /** Where it stands in a record */
      path?: string;
      /** After how many seconds on the page */
      afterSeconds?: number;
      /** Languages (BCP 47) */
      languages?: string[];
      /** Does each guest see it once alone? */
      oncePerGuest: boolean;
    };
    /** The line, by language */
    text: Record<string, string>;
  }[];
  /** A name for the lines that come by themselves: others have another. Left out: there are none */
  lines?: string;
  /** Where to find it */
  help?: true;
  /** 24/7, closed, or hours such as 08:00-22:00 */
  hours?: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
    /** Which days of the week: Monday is 1 */
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
    /** Days with hours of their own */
    holidays?: {
      /** A day at the property */
      date: string;
      /** 24/7, closed, or hours such as 08:00-22:00 */
      hours: string;
    }[];
    /** The IANA time zone */
    timezone: string;
  };
};

export type GuestMessageInput = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Who wrote it */
  author: "guest" | "ai" | "staff" | "system";
  /** Its name, as people read it */
  name?: string;
  /** The words themselves */
  text: string;
  /** A language (BCP 47) */
  language: string;
  /** Its pieces, in order */
  parts?: {
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
  }[];
  /** When it happened (UTC) */
  at: string;
  /** Files, by their ids */
  attachments?: ShownAttachmentInput[];
  /** What the guest may tap */
  quickReplies?: {
    /** What people read */
    label: string;
    /** What it holds */
    value: string;
  }[];
  /** What is shown below the words */
  card?: CardInput;
  /** What the answer rests on */
  sources?: {
    /** Which kind it is */
    type: string;
    /** What people read */
    label: string;
  }[];
  /** The message it answers */
  replyTo?: string;
  /** An id of the sender’s own: the same one twice is one message */
  clientId?: string;
};

export type GuestProfile = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** First name */
  firstName: string;
  /** Last name */
  lastName: string;
  /** An e-mail address */
  email: string;
  /** A number in international format (E.164) */
  phone: string;
  /** A language (BCP 47) */
  language: string | null;
  /** What colleagues should know */
  notes: string;
  /** Its id in the PMS; null: not from there */
  externalId: string | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
  /** Reservations, or how many there are */
  reservations: Reservation[];
  /** What their stays came to, one sum for each currency: as the PMS tells, else what was sold in the chat */
  spend: {
    /** A decimal */
    amount: string;
    /** ISO 4217 */
    currency: string;
  }[];
  /** What the guest likes */
  preferences: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Which kind it is */
    kind: string;
    /** The words it came from */
    quote: string;
    /** A language (BCP 47) */
    language: string;
    /** How it stands */
    state: string;
    /** When it happened (UTC) */
    at: string;
  }[];
  /** What the PMS says they like, in its words */
  pmsPreferences: string[];
  /** Conversations, or how many there are */
  conversations: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The way the guest writes */
    channel: string;
    /** How it stands */
    state: string;
    /** When: updated at (UTC) */
    updatedAt: string;
  }[];
  /** What they agreed to in their conversations, the oldest first */
  consents: ({
    /** Which wording or edition it is */
    version: string;
    /** Of the text that was shown; null: the page did not say */
    language: string | null;
    /** Was it agreed to? */
    granted: boolean;
    /** When it happened (UTC) */
    at: string;
  })[];
};

export type GuestPropertyInput = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Its name, as people read it */
  name: string;
  /** Languages (BCP 47) */
  languages: string[];
  /** Is somebody there at present? */
  online: boolean;
  /** When: opens at (UTC) */
  opensAt?: string;
  /** The first words */
  greeting: string;
  /** Must guests agree before they write? */
  consentRequired: boolean;
  /** A number in international format (E.164) */
  phone?: string;
  /** The hotel’s colour */
  accent?: string;
  /** Is a guest answered at once? */
  repliesAtOnce?: boolean;
  /** The address of a picture; null: none */
  avatar?: string;
  /** How guests may go on elsewhere */
  carryOn?: ("email" | "whatsapp")[];
  /** A copy of the conversation can be had by e-mail */
  mailsTranscript?: true;
  /** How the chat looks */
  look?: GuestLookInput;
};

export type GuestRetention = {
  /** After the last word, with all that was said */
  conversationDays: number | null;
  /** After the last stay: the guest, their reservations and every conversation of theirs */
  guestDays: number | null;
};

export type GuestRetentionInput = {
  /** After the last word, with all that was said */
  conversationDays: number | null;
  /** After the last stay: the guest, their reservations and every conversation of theirs */
  guestDays: number | null;
};

export type GuestRetentionReach = {
  /** By their own age */
  conversations: number;
  /** Each with their reservations and conversations */
  guests: number;
};

export type GuestServerFrame = WelcomeFrame | AckFrame | {
  /** Which kind it is */
  type: "message";
  /** Its number in the stream: each is one more than the one before */
  seq: number;
  /** One line of a conversation, or words about what happened */
  message: GuestMessageInput;
} | {
  /** Which kind it is */
  type: "delta";
  /** The id of the message */
  messageId: string;
  /** The words themselves */
  text: string;
} | ({
  /** Which kind it is */
  type: "typing";
  /** Who wrote it */
  author: "guest" | "ai" | "staff" | "system";
  /** On or off, or the day it is about */
  on: boolean;
}) | ({
  /** Which kind it is */
  type: "receipt";
  /** Its number in the stream: each is one more than the one before */
  seq: number;
  /** Up to which number it holds */
  upTo: number;
  /** How it stands */
  state: "delivered" | "read";
}) | ({
  /** Which kind it is */
  type: "status";
  /** Its number in the stream: each is one more than the one before */
  seq: number;
  /** How it stands */
  state: "open" | "waiting" | "staffed" | "resolved";
  /** How it works at present */
  mode: "ai" | "assisted" | "staff";
  /** Colleagues, or what they did */
  staff?: {
    /** The colleague’s name */
    name: string;
    /** The address of a picture; null: none */
    avatar?: string;
  };
}) | {
  /** Which kind it is */
  type: "consent";
  /** Its number in the stream: each is one more than the one before */
  seq: number;
  /** Was it agreed to? */
  granted: boolean;
  /** Which wording or edition it is */
  version: string;
} | {
  /** Which kind it is */
  type: "history";
  /** The number of the first */
  from: number;
  /** The number of the last */
  to: number;
  /** Is there more? */
  more: boolean;
} | {
  /** Which kind it is */
  type: "reset";
  /** Why */
  reason: string;
} | {
  /** Which kind it is */
  type: "property";
} | {
  /** Which kind it is */
  type: "notice";
  /** Which kind of its sort it is */
  kind: "draining";
  /** Retry after, in milliseconds */
  retryAfterMs: number;
} | {
  /** Which kind it is */
  type: "error";
  /** A stable word for programs */
  code: string;
  /** What it is about, in words for people */
  detail: string;
  /** Its id: opaque, and sortable by time */
  id?: string;
  /** Retry after, in milliseconds */
  retryAfterMs?: number;
} | {
  /** Which kind it is */
  type: "pong";
};

export type GuestsPage = {
  /** This page’s entries */
  items: Guest[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type GuideState = {
  /** Was it left for later? */
  left: boolean;
};

export type GuideStateInput = {
  /** Was it left for later? */
  left: boolean;
};

export type HealthAnswer = {
  /** How it stands */
  status: "ok" | "failing";
  /** What was looked at, one by one */
  checks: {
    /** What was looked at */
    name: string;
    /** Was all well? */
    ok: boolean;
  }[];
};

export type IdentityKey = {
  /** The key itself, shown once */
  key: string;
  /** How it is signed */
  algorithm: "HS256";
  /** For whom the token is: aud */
  audience: string;
};

export type IdentityKeyState = {
  /** Valid ones: 0, 1, or 2 while the one before the newest still is */
  keys: number;
  /** How it is signed */
  algorithm: "HS256";
  /** For whom the token is: aud */
  audience: string;
};

export type KeepFactsAnswer = {
  /** Facts that are new */
  added: number;
  /** Facts that went for them */
  removed: number;
};

export type KeepFactsBody = {
  /** Facts as one would add each of them */
  facts: ({
    /** What it says something of, as in the catalogue */
    attribute: string;
    /** What it holds */
    value: ({
      /** Which kind of value it is */
      type: "presence";
      /** What it holds */
      is: "yes" | "no" | "on_request";
    }) | ({
      /** Which kind of value it is */
      type: "hours";
      /** When it is open */
      rules: ({
        /** Which days of the week: Monday is 1 */
        days: {
          /** Which days of the week: Monday is 1 */
          days: number[];
          /** Days with hours of their own */
          holidays: boolean;
        } | null;
        /** The part of the year for which it holds */
        season: (({
          /** Its name, as people read it */
          name: "summer" | "winter";
        }) | {
          /** The first day, MM-DD */
          from: string;
          /** The last day, MM-DD */
          until: string;
        }) | null;
        /** From when to when; none: closed */
        spans: ({
          /** From when, HH:MM at the house */
          from: string | null;
          /** Until when, HH:MM at the house */
          until: string | null;
        })[];
        /** Is it open day and night? */
        roundClock: boolean;
      })[];
    }) | ({
      /** Which kind of value it is */
      type: "price";
      /** What it costs, for whom and when */
      tiers: ({
        /** What it costs */
        cost: {
          /** In the currency’s smallest unit */
          amountMinor: number;
          /** ISO 4217 */
          currency: string;
          /** Is it the lowest of several prices? */
          from: boolean;
        } | ("free" | "included" | "not_included" | "on_request");
        /** For what the price is */
        per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
        /** For whom it holds */
        who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
        /** From which age to which */
        ages: ({
          /** The lowest */
          min: number | null;
          /** The highest */
          max: number | null;
        }) | null;
        /** Which days of the week: Monday is 1 */
        days: {
          /** Which days of the week: Monday is 1 */
          days: number[];
          /** Days with hours of their own */
          holidays: boolean;
        } | null;
        /** The part of the year for which it holds */
        season: (({
          /** Its name, as people read it */
          name: "summer" | "winter";
        }) | {
          /** The first day, MM-DD */
          from: string;
          /** The last day, MM-DD */
          until: string;
        }) | null;
      })[];
    }) | ({
      /** Which kind of value it is */
      type: "limit";
      /** Is it at least or at most? */
      bound: "most" | "least";
      /** What it holds */
      value: number;
      /** What the price is for */
      unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    }) | ({
      /** Which kind of value it is */
      type: "distance";
      /** What it holds */
      value: number;
      /** What the price is for */
      unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
      /** How it is done */
      way: ("on_foot" | "by_car" | "by_bus") | null;
    }) | ({
      /** Which kind of value it is */
      type: "list";
      /** This page’s entries */
      items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
      /** Its name in each language */
      names: string[];
    }) | {
      /** Which kind of value it is */
      type: "credential";
      /** The word itself */
      word: string;
    } | {
      /** Which kind of value it is */
      type: "contact";
      /** A number in international format (E.164) */
      phone: string;
    } | ({
      /** Which kind of value it is */
      type: "place";
      /** Where it stands */
      place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
      /** The floor */
      floor: number | null;
    }) | {
      /** Which kind of value it is */
      type: "text";
      /** The words themselves */
      text: string;
    };
    /** On what it depends */
    conditions?: ({
      /** Whether and how it is booked */
      booking: "needed" | "not_needed" | "impossible";
    })[];
    /** Where it does not hold */
    exceptions?: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
    /** The web page it stands on; left out: the owner wrote it by hand */
    source?: {
      /** Which kind it is */
      type: "page";
      /** Which entry or page it is */
      id: string;
      /** The words it came from */
      quote: string;
      /** A language (BCP 47) */
      language: string;
    };
    /** The fact that goes for it */
    replaces?: string;
  })[];
};

export type KeyWithSecret = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** What the key is for */
  name: string;
  /** The property’s id */
  propertyId: string | null;
  /** What the key may do */
  scopes: ("account:read" | "account:write" | "property:read" | "property:write" | "conversations:read" | "conversations:write" | "tasks:read" | "tasks:write" | "guests:read" | "guests:write" | "guests:erase" | "staff:read" | "staff:invite" | "staff:write" | "keys:read" | "keys:write" | "audit:read")[];
  /** When: created at (UTC) */
  createdAt: string;
  /** Until when the secret before the last rotation still works */
  previousUntil: string | null;
  /** When it ends; null: it has no end */
  expiresAt: string | null;
  /** To the hour; null: never */
  lastUsedAt: string | null;
  /** unused: for 90 days */
  state: "active" | "unused" | "expired";
  /** Shown once */
  apiKey: string;
};

export type KeysPage = {
  /** This page’s entries */
  items: ApiKey[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type KnowledgeCataloguePage = {
  /** This page’s entries */
  items: ({
    /** What it says something of, as in the catalogue */
    attribute: string;
    /** What the attribute belongs to */
    subject: string;
    /** The subject, in the language asked for */
    label: string;
    /** Which kind of value it holds */
    type: string;
    /** What the owner is asked for it, in English */
    question: string;
    /** `text`: answered by an entry of the training, not by a fact */
    kept: "fact" | "text";
  })[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
  /** What a value may hold, with labels: per, who, places, items, exceptions */
  terms: Record<string, {
    /** Its name, as people read it */
    name: string;
    /** What people read */
    label: string;
  }[]>;
};

export type KnowledgeFactsPage = {
  /** This page’s entries */
  items: CreateKnowledgeFactAnswer[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type KnowledgeTranslationsPage = {
  /** This page’s entries */
  items: ({
    /** An entry of the FAQs, or policies, specialties, checkIn, checkOut */
    id: string;
    /** A question as a guest would put it */
    question: string;
    /** The words themselves */
    text: string;
    /** What it is written in */
    language: string;
    /** The words in another language */
    translation: GetKnowledgeTranslationAnswer | null;
  })[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type LabelsPage = {
  /** This page’s entries */
  items: CreateLabelAnswer[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type LastError = {
  /** A stable word for programs */
  code: string;
  /** One line of a conversation, or words about what happened */
  message: string;
  /** When it happened (UTC) */
  at: string;
};

export type LinkBody = {
  /** Works once */
  token: string;
};

export type LinkConversationBody = {
  /** resume: the same chat on another device; whatsapp: the guest goes on there, and staff see both */
  purpose: "resume" | "whatsapp";
};

export type LoginAnswer = {
  /** A staff user */
  user: StaffUser;
  /** What is sent as X-CSRF-Token */
  csrfToken: string;
  /** The account asks for a second factor and there is none: only its set-up, under /auth, is open */
  mustSetUpFactor: boolean;
};

export type LoginBody = {
  /** An e-mail address */
  email: string;
  /** A password of twelve characters and more */
  password: string;
  /** Of one’s app, or a recovery code, where a second factor is set up */
  code?: string;
};

export type Macro = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Unique in the property */
  name: string;
  /** What is done, in this order */
  actions: ConversationAction[];
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type MacroBody = {
  /** Unique in the property */
  name: string;
  /** What is done, in this order */
  actions: ConversationActionInput[];
};

export type MacrosPage = {
  /** This page’s entries */
  items: Macro[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type MailTranscriptBody = {
  /** An e-mail address */
  email: string;
  /** In which the copy speaks where that of the conversation is not known */
  language: string;
};

export type MailedTranscript = {
  /** Where it goes, this once */
  email: string;
};

export type MeAnswer = {
  /** A staff user */
  user: StaffUser;
  /** The account */
  account: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The plan */
    plan: "starter" | "professional" | "enterprise";
  };
  /** The properties, or how many there may be */
  properties: ({
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
    /** The IANA time zone */
    timezone: string;
    /** It wants the language model, where the server has one */
    languageModel: boolean;
    /** What one may do there */
    rights: ("account:read" | "account:write" | "property:read" | "property:write" | "conversations:read" | "conversations:write" | "tasks:read" | "tasks:write" | "guests:read" | "guests:write" | "guests:erase" | "staff:read" | "staff:invite" | "staff:write" | "keys:read" | "keys:write" | "audit:read")[];
  })[];
  /** What one may do at any of the properties */
  rights: ("account:read" | "account:write" | "property:read" | "property:write" | "conversations:read" | "conversations:write" | "tasks:read" | "tasks:write" | "guests:read" | "guests:write" | "guests:erase" | "staff:read" | "staff:invite" | "staff:write" | "keys:read" | "keys:write" | "audit:read")[];
  /** What this server can do beyond the rest */
  features: {
    /** The words in another language */
    translation: boolean;
  };
  /** What is sent as X-CSRF-Token */
  csrfToken: string;
  /** The account asks for a second factor and there is none: only its set-up, under /auth, is open */
  mustSetUpFactor: boolean;
  /** When: ends at (UTC) */
  endsAt: string;
};

export type Membership = {
  /** The property’s id */
  propertyId: string;
  /** What a colleague may do */
  role: "manager" | "agent" | "worker";
};

export type MembershipInput = {
  /** The property’s id */
  propertyId: string;
  /** What a colleague may do */
  role: "manager" | "agent" | "worker";
};

export type MergeBody = {
  /** The id of the one that goes on */
  into: string;
};

export type MergeUnansweredBody = {
  /** The question it is the same as */
  into: string;
};

export type Message = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Its number in the stream: each is one more than the one before */
  seq: number;
  /** Who wrote it */
  author: "guest" | "ai" | "staff" | "system";
  /** Its name, as people read it */
  name: string | null;
  /** The words themselves */
  text: string;
  /** A language (BCP 47) */
  language: string;
  /** Its pieces, in order */
  parts?: {
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
  }[];
  /** Files, by their ids */
  attachments: ShownAttachment[];
  /** What the guest sees below the words */
  card?: Card;
  /** How far it got, where its channel tells; unknown: it may have arrived and is not sent again */
  delivery?: {
    /** How it stands */
    state: "queued" | "sent" | "delivered" | "read" | "failed" | "unknown";
    /** What kind of failure it is */
    reason?: "window_closed" | "opted_out" | "not_reachable" | "rejected_credentials" | "not_allowed" | "too_many" | "bad_template" | "template_missing" | "template_unfilled" | "refused" | "payment" | "channel_unreachable" | "not_connected" | "may_have_arrived";
    /** For staff, in English: what the platform said, and what to do about it */
    hint?: string;
    /** The platform’s own code of the failure */
    code?: string;
    /** When it happened (UTC) */
    at: string;
    /** Its pieces, in order */
    parts?: number;
    /** Where it went instead, once, because its own channel did not take it for good */
    elsewhere?: {
      /** The way the guest writes */
      channel: "whatsapp" | "sms" | "email" | "portal";
      /** Null: the guest took it back */
      address: string | null;
      /** How it stands */
      state: "queued" | "sent" | "delivered" | "read" | "failed" | "unknown";
      /** What kind of failure it is */
      reason?: "window_closed" | "opted_out" | "not_reachable" | "rejected_credentials" | "not_allowed" | "too_many" | "bad_template" | "template_missing" | "template_unfilled" | "refused" | "payment" | "channel_unreachable" | "not_connected" | "may_have_arrived";
      /** For staff, in English: what the platform said, and what to do about it */
      hint?: string;
      /** The platform’s own code of the failure */
      code?: string;
      /** When it happened (UTC) */
      at: string;
      /** Its pieces, in order */
      parts?: number;
    };
  };
  /** A note that no guest sees? */
  internal: boolean;
  /** The message it answers */
  replyTo: string | null;
  /** When it happened (UTC) */
  at: string;
  /** By language, where staff had the language model translate it */
  translations?: Record<string, string>;
  /** Of a note that says what staff did: what, and who */
  event?: {
    /** Which kind of its sort it is */
    kind: "taken_over" | "left_waiting" | "acknowledged" | "rehearsal" | "forwarded" | "merged" | "unmerged" | "blocked" | "unblocked" | "went_to_device" | "went_to_whatsapp" | "went_to_mail" | "came_from_chat";
    /** The colleague who did it */
    by: string;
    /** Whom it was given to */
    to?: string;
    /** What stood in the conversation when it was forwarded */
    summary?: {
      /** The guest’s name */
      guest: string | null;
      /** The room’s number */
      room: string | null;
      /** A language (BCP 47) */
      language: string | null;
      /** What it is about, as the engine names it */
      matter: string[];
      /** Since when the guest waits */
      since: string | null;
      /** What the guest wrote last */
      words: {
        /** The words themselves */
        text: string;
        /** A language (BCP 47) */
        language: string;
      } | null;
      /** What the assistant has asked the guest and waits to hear */
      asks: string | null;
      /** Unfinished work */
      tasks: {
        /** A few words that say what it is */
        title: string;
        /** How it stands */
        state: string;
        /** When: due at (UTC) */
        dueAt: string;
      }[];
    };
  };
  /** What was decided, and why */
  decision?: Decision;
};

export type MessagesPage = {
  /** This page’s entries */
  items: Message[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type MoneyInput = {
  /** A decimal */
  amount: string;
  /** ISO 4217 */
  currency: string;
};

export type NoBody = Record<string, never>;

export type NoteBody = {
  /** The words themselves */
  text: string;
};

export type Offer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** What it is, as the engine names it */
  kind: string;
  /** Its name in each language */
  names: {
    /** A language (BCP 47) */
    language: string;
    /** Its name, as people read it */
    name: string;
  }[];
  /** What it costs */
  price: {
    /** A decimal */
    amount: string;
    /** ISO 4217 */
    currency: string;
  } | null;
  /** What the price is for */
  unit: "stay" | "night" | "person" | "person_night" | "piece";
  /** When it is offered */
  rule: {
    /** What it is about */
    topics: ("check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope")[];
    /** At what time of the stay */
    phase: "any" | "before" | "during";
    /** At most so many days before arrival; null: any */
    daysBeforeMax: number | null;
    /** For stays of so many nights and more; null: any */
    nightsMin: number | null;
    /** Room types, or how many there are */
    roomTypes: string[];
    /** On which days of the week */
    weekdays: number[];
  };
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** Does a colleague confirm it first? */
  onRequest: boolean;
  /** Is it switched on? */
  active: boolean;
  /** Its place in the list */
  position: number;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type OffersPage = {
  /** This page’s entries */
  items: Offer[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type OpenBookingBody = {
  /** The id of the reservation */
  reservationId: string;
  /** Why */
  reason: string;
};

export type OpenGuestSessionBody = {
  /** Which kind it is */
  type?: "hello";
  /** The property’s id */
  propertyId: string;
  /** The token that opens this conversation again */
  session?: string;
  /** The highest number that is known already */
  lastSeq?: number;
  /** Which numbering is known; another one: read again */
  epoch?: string;
  /** The language of the page (BCP 47) */
  locale?: string;
  /** The page the guest writes from */
  page?: {
    /** A web address */
    url: string;
    /** A few words that say what it is */
    title: string;
  };
  /** A JSON Web Token signed by the hotel’s own site */
  identity?: string;
  /** What the guest agreed to */
  consent?: {
    /** Was it agreed to? */
    granted: boolean;
    /** Which wording or edition it is */
    version: string;
    /** A language (BCP 47) */
    language: string;
  };
};

export type OwnPasswordBody = {
  /** The password as it is */
  current: string;
  /** A password of twelve characters and more */
  password: string;
};

export type OwnSession = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Browser and system as the browser names itself; empty: not known */
  device: string;
  /** Where it was signed in from */
  address: string;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: last seen at (UTC) */
  lastSeenAt: string;
  /** When: ends at (UTC) */
  endsAt: string;
  /** This one */
  current: boolean;
};

export type PageAnswer = {
  /** The hotel’s questions and answers */
  faqs: ({
    /** A question as a guest would put it */
    question: string;
    /** The hotel’s answer */
    answer: string;
    /** The entry that asks the same already */
    replaces: string | null;
  })[];
  /** What was passed over */
  skipped: ({
    /** Such as "row 12" */
    where: string;
    /** A question as a guest would put it */
    question: string;
    /** Why */
    reason: "no_question" | "no_answer" | "too_long" | "twice" | "too_many";
  })[];
  /** Where the page was in the end */
  url: string;
  /** The page’s title */
  title: string;
  /** The page’s language */
  language: string;
  /** False where it is so long that only its beginning was read */
  isWhole: boolean;
  /** Facts that stand on the page */
  facts: PageFact[];
  /** Further pages of the same site, in the order they are linked */
  links: string[];
};

export type PageBody = {
  /** Its address */
  url: string;
  /** Its HTML, where this server is not to fetch it */
  content?: string;
};

export type PageFact = {
  /** What it says something of, as in the catalogue */
  attribute: string;
  /** What it holds */
  value: ({
    /** Which kind of value it is */
    type: "presence";
    /** What it holds */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** Which kind of value it is */
    type: "hours";
    /** When it is open */
    rules: ({
      /** Which days of the week: Monday is 1 */
      days: {
        /** Which days of the week: Monday is 1 */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** The part of the year for which it holds */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
      /** From when to when; none: closed */
      spans: ({
        /** From when, HH:MM at the house */
        from: string | null;
        /** Until when, HH:MM at the house */
        until: string | null;
      })[];
      /** Is it open day and night? */
      roundClock: boolean;
    })[];
  }) | ({
    /** Which kind of value it is */
    type: "price";
    /** What it costs, for whom and when */
    tiers: ({
      /** What it costs */
      cost: {
        /** In the currency’s smallest unit */
        amountMinor: number;
        /** ISO 4217 */
        currency: string;
        /** Is it the lowest of several prices? */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** For what the price is */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** For whom it holds */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** From which age to which */
      ages: ({
        /** The lowest */
        min: number | null;
        /** The highest */
        max: number | null;
      }) | null;
      /** Which days of the week: Monday is 1 */
      days: {
        /** Which days of the week: Monday is 1 */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** The part of the year for which it holds */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** Which kind of value it is */
    type: "limit";
    /** Is it at least or at most? */
    bound: "most" | "least";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** Which kind of value it is */
    type: "distance";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** How it is done */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** Which kind of value it is */
    type: "list";
    /** This page’s entries */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** Its name in each language */
    names: string[];
  }) | {
    /** Which kind of value it is */
    type: "credential";
    /** The word itself */
    word: string;
  } | {
    /** Which kind of value it is */
    type: "contact";
    /** A number in international format (E.164) */
    phone: string;
  } | ({
    /** Which kind of value it is */
    type: "place";
    /** Where it stands */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** Which kind of value it is */
    type: "text";
    /** The words themselves */
    text: string;
  };
  /** On what it depends */
  conditions: ({
    /** Whether and how it is booked */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** Where it does not hold */
  exceptions: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** The fact as a guest would be told it */
  said: string;
  /** Where it comes from */
  source: {
    /** Which kind it is */
    type: "page";
    /** The page’s address */
    id: string;
    /** The sentence it was read from */
    quote: string;
    /** A language (BCP 47) */
    language: string;
  };
  /** What the house tells of it now; null: nothing */
  known: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The fact as a guest would be told it */
    said: string;
    /** Does the house tell the same already? */
    isSame: boolean;
  } | null;
};

export type PasswordBody = {
  /** Works once */
  token: string;
  /** A password of twelve characters and more */
  password: string;
};

export type PlanBody = {
  /** The plan */
  plan: "starter" | "professional" | "enterprise";
};

export type PlansAnswer = {
  /** Is it the one in use? */
  current: "starter" | "professional" | "enterprise";
  /** Who changes it: an owner (PUT /api/account/plan), or who runs the server */
  changedBy: "owner" | "operator";
  /** This page’s entries */
  items: ({
    /** Its id: opaque, and sortable by time */
    id: "starter" | "professional" | "enterprise";
    /** A month; null: agreed */
    price: {
      /** A decimal */
      amount: string;
      /** ISO 4217 */
      currency: string;
    } | null;
    /** A month; null: no limit */
    aiConversations: number | null;
    /** The properties, or how many there may be */
    properties: number | null;
    /** The ways guests may write */
    channels: ("widget" | "whatsapp" | "sms" | "email" | "portal")[];
    /** Whether integrations are part of it */
    integrations: boolean;
  })[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: null;
};

export type PmsChainBody = {
  /** One of GET /api/integrations/pms/providers */
  provider: string;
  /** Of the whole chain, without the hotel: each names its own */
  credentials: CredentialsGivenInput;
  /** Milliseconds: pull in batches, this far apart, instead of in real time */
  syncInterval?: number;
  /** The properties to be connected, each with what the PMS calls it */
  hotels: {
    /** Of this account */
    propertyId: string;
    /** What the PMS calls it, such as its code */
    hotel: string;
  }[];
};

export type PmsChainConnected = {
  /** The properties in the order they were given */
  items: ({
    /** The property’s id */
    propertyId: string;
    /** What the PMS calls it, such as its code */
    hotel: string;
    /** Is it connected? */
    connected: boolean;
    /** As the PMS tells it; null where it was not connected */
    property: {
      /** Its id: opaque, and sortable by time */
      id: string;
      /** Its name, as people read it */
      name: string;
    } | null;
    /** Why it was not connected; null: it was */
    error: {
      /** A stable word for programs */
      code: string;
      /** What it is about, in words for people */
      detail: string;
    } | null;
  })[];
};

export type PmsConflict = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Which kind of record */
  entity: "guests";
  /** The guest’s id */
  guestId: string;
  /** The guest’s name */
  guestName: string;
  /** The field’s name */
  field: "firstName" | "lastName" | "email" | "phone";
  /** The PMS’s value */
  pms: string;
  /** This side’s value */
  service: string;
  /** What both sides last had */
  synced: string;
  /** When it happened (UTC) */
  at: string;
};

export type PmsConflictsPage = {
  /** This page’s entries */
  items: PmsConflict[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type PmsConnectBody = {
  /** One of GET /api/integrations/pms/providers */
  provider: string;
  /** What opens the PMS; sealed when stored, never answered */
  credentials: CredentialsGivenInput;
  /** Milliseconds: pull in batches, this far apart, instead of in real time */
  syncInterval?: number;
};

export type PmsConnected = {
  /** Which PMS it is */
  provider: PmsProviderName;
  /** Is it connected? */
  connected: true;
  /** The property it belongs to */
  property: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
  };
  /** What it can do */
  capabilities: {
    /** What can be read */
    pulls: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
    /** Can what changed be asked for? */
    incremental: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
    /** How often it is asked what changed where it does not tell; default: each minute */
    pollMs?: number;
    /** What can be written */
    takes: {
      /** A guest’s request */
      request: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** That a request is done */
      completion: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** What was said */
      communication: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** Something on the bill */
      charge: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** That something on the bill does not count */
      charge_void: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** What the guest likes */
      preference: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** The fields */
      fields: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** The day of arrival */
      arrival: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
    };
    /** Can it say by itself that something changed? */
    notices: "webhook" | "queue" | "none";
    /** Who enters this server’s address in the PMS; GET …/webhook gives it where a person may have to */
    addressEntered: "by_hand" | "by_itself" | "either" | "never";
  };
  /** When: checked at (UTC) */
  checkedAt: string;
  /** Credentials that were given and are not used */
  warnings: {
    /** A stable word for programs */
    code: "credential_ignored";
    /** What should be looked at */
    detail: string;
  }[];
};

export type PmsConnection = {
  /** Which of the property’s PMSs */
  source: string;
  /** Is it connected? */
  connected: boolean;
  /** Which PMS it is */
  provider: PmsProviderName | null;
  /** The property it belongs to */
  property: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
  } | null;
  /** When it was last read (UTC); null: never */
  lastSync: string | null;
  /** How many records were read */
  recordsSynced: {
    /** Reservations, or how many there are */
    reservations: number;
    /** The guests, or how many there are */
    guests: number;
    /** The rooms, or how many there are */
    rooms: number;
  };
  /** How it works at present */
  mode: ("realtime" | "batch" | "manual") | null;
  /** What is synchronised: switched on here, and given by the PMS */
  entities: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
  /** When it is read next (UTC); null: none is planned */
  nextSync: string | null;
  /** How many changes wait to be written */
  pendingPushes: number;
  /** How many changes were given up for now */
  parkedPushes: number;
  /** How many differences wait for a decision */
  openConflicts: number;
  /** Whether it works, and if not what is wrong */
  health: ("ok" | "failing") | null;
  /** What went wrong last; null: nothing */
  lastError: LastError | null;
  /** The sync under way */
  running: string | null;
  /** Where the PMS sends its notices, where it does and can reach this server */
  webhookUrl: string | null;
};

export type PmsConnectionsPage = {
  /** This page’s entries */
  items: PmsConnection[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type PmsDemoBody = {
  /** Which PMS it is */
  provider: string;
};

export type PmsEnabled = {
  /** Are reservations read? */
  reservations: boolean;
  /** Free rooms */
  availability: boolean;
  /** Prices */
  rates: boolean;
  /** Guests */
  guestProfiles: boolean;
};

export type PmsEnabledBody = {
  /** Are reservations read? */
  reservations?: boolean;
  /** Free rooms */
  availability?: boolean;
  /** Prices */
  rates?: boolean;
  /** Guests */
  guestProfiles?: boolean;
};

export type PmsFieldMapping = {
  /** The PMS’s field for each of this side’s */
  guest: Record<string, string>;
  /** The PMS’s field for each of this side’s */
  reservation: Record<string, string>;
  /** Of the stored values; who changes them may say which they have `seen` */
  revision: string;
  /** With the provider’s own for what is left out */
  effective: {
    /** The PMS’s field for each of this side’s */
    guest: Record<string, string>;
    /** The PMS’s field for each of this side’s */
    reservation: Record<string, string>;
  };
};

export type PmsFieldMappingBody = {
  /** The PMS’s field for each of this side’s */
  guest?: {
    /** First name */
    firstName?: string;
    /** Last name */
    lastName?: string;
    /** An e-mail address */
    email?: string;
    /** A number in international format (E.164) */
    phone?: string;
  };
  /** The PMS’s field for each of this side’s */
  reservation?: {
    /** The number the guest has */
    confirmationNumber?: string;
    /** From when guests may move in */
    checkIn?: string;
    /** By when guests leave */
    checkOut?: string;
  };
};

export type PmsFieldMappingChangeInput = {
  /** The PMS’s field for each of this side’s */
  guest?: {
    /** First name */
    firstName?: string;
    /** Last name */
    lastName?: string;
    /** An e-mail address */
    email?: string;
    /** A number in international format (E.164) */
    phone?: string;
  };
  /** The PMS’s field for each of this side’s */
  reservation?: {
    /** The number the guest has */
    confirmationNumber?: string;
    /** From when guests may move in */
    checkIn?: string;
    /** By when guests leave */
    checkOut?: string;
  };
  /** The `revision` that was read; another one by now is 409 */
  seen?: string;
};

export type PmsKnownRoomType = {
  /** The PMS’s own code */
  code: string;
  /** What the room type is called */
  name: string;
  /** How many may sleep in it */
  maxPersons: number | null;
  /** What a room type is called here */
  slug: string;
  /** false: the slug was made from the name */
  mapped: boolean;
};

export type PmsKnownRoomTypes = {
  /** This page’s entries */
  items: PmsKnownRoomType[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
  /** Of the stored values; who changes them may say which they have `seen` */
  revision: string;
};

export type PmsLogLine = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** When it happened (UTC) */
  at: string;
  /** How grave it is, or how far it reaches */
  level: "debug" | "info" | "warn" | "error";
  /** What happened */
  event: string;
  /** One line of a conversation, or words about what happened */
  message: string;
  /** Which kind of record */
  entity?: "roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability";
  /** The id of the sync */
  syncId?: string;
  /** What belongs to it */
  detail?: Record<string, string | number | boolean | null>;
};

export type PmsLogsPage = {
  /** This page’s entries */
  items: PmsLogLine[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type PmsMappingPreview = {
  /** Is there nothing to mend? */
  valid: boolean;
  /** What is wrong, fault by fault */
  errors: ({
    /** guest or reservation */
    group: "guest" | "reservation";
    /** Which record */
    key: string;
    /** The field’s name */
    field: string;
    /** A stable word for programs */
    code: string;
    /** What it is about, in words for people */
    detail: string;
  })[];
  /** Was there a real record to look at? */
  checked: {
    /** The guest, as far as is known */
    guest: boolean;
    /** The reservation */
    reservation: boolean;
  };
  /** What would be read, masked */
  preview: ({
    /** guest or reservation */
    group: "guest" | "reservation";
    /** Which record */
    key: string;
    /** The field’s name */
    field: string;
    /** What a real record holds there, masked */
    value: string | null;
  })[];
};

export type PmsMappingReport = {
  /** Is there nothing to mend? */
  valid: boolean;
  /** What is wrong, fault by fault */
  errors: ({
    /** guest or reservation */
    group: "guest" | "reservation";
    /** Which record */
    key: string;
    /** The field’s name */
    field: string;
    /** A stable word for programs */
    code: string;
    /** What it is about, in words for people */
    detail: string;
  })[];
  /** Was there a real record to look at? */
  checked: {
    /** The guest, as far as is known */
    guest: boolean;
    /** The reservation */
    reservation: boolean;
  };
};

export type PmsProvider = {
  /** Which PMS it is */
  provider: PmsProviderName;
  /** The PMS’s name */
  name: string;
  /** What opens the PMS; sealed when stored, never answered */
  credentials: Credential[];
  /** What it can do */
  capabilities: {
    /** What can be read */
    pulls: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
    /** Can what changed be asked for? */
    incremental: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
    /** How often it is asked what changed where it does not tell; default: each minute */
    pollMs?: number;
    /** What can be written */
    takes: {
      /** A guest’s request */
      request: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** That a request is done */
      completion: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** What was said */
      communication: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** Something on the bill */
      charge: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** That something on the bill does not count */
      charge_void: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** What the guest likes */
      preference: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** The fields */
      fields: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
      /** The day of arrival */
      arrival: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands in the PMS, as its people know it */
        where: string;
      };
    };
    /** Can it say by itself that something changed? */
    notices: "webhook" | "queue" | "none";
    /** Who enters this server’s address in the PMS; GET …/webhook gives it where a person may have to */
    addressEntered: "by_hand" | "by_itself" | "either" | "never";
  };
  /** The fields */
  fields: {
    /** The guest, as far as is known */
    guest: ({
      /** Where it stands in a record */
      path: string;
      /** Which kind it is */
      type: "text" | "email" | "phone" | "date" | "datetime" | "number";
      /** What a real record holds, masked */
      example: string;
    })[];
    /** The reservation */
    reservation: ({
      /** Where it stands in a record */
      path: string;
      /** Which kind it is */
      type: "text" | "email" | "phone" | "date" | "datetime" | "number";
      /** What a real record holds, masked */
      example: string;
    })[];
  };
  /** Which field is read from where, unless changed */
  defaultMapping: {
    /** The PMS’s field for each of this side’s */
    guest: Record<string, string>;
    /** The PMS’s field for each of this side’s */
    reservation: Record<string, string>;
  };
  /** POST …/demo connects the sample hotel to a simulated one */
  demo: boolean;
};

export type PmsProviderName = ("opera-cloud" | "cloudbeds" | "mews" | "apaleo" | "rms-cloud" | "custom") | string;

export type PmsProvidersPage = {
  /** This page’s entries */
  items: PmsProvider[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type PmsPush = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Which kind of its sort it is */
  kind: "request" | "completion" | "communication" | "charge" | "charge_void" | "preference" | "fields" | "arrival";
  /** The task, conversation (of a complaint too), charge, preference or guest it is about */
  subjectId: string;
  /** How it stands */
  state: "pending" | "sent" | "parked" | "dropped";
  /** How often it was tried */
  attempts: number;
  /** When: next attempt at (UTC) */
  nextAttemptAt: string | null;
  /** What the PMS made of it */
  receipt: ({
    /** The number it has in the PMS; null: none */
    id: string | null;
    /** Where it stands */
    place: "native" | "note" | "none";
    /** Where it stands */
    detail: string;
  }) | null;
  /** What went wrong last; null: nothing */
  lastError: LastError | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: settled at (UTC) */
  settledAt: string | null;
};

export type PmsPushesPage = {
  /** This page’s entries */
  items: PmsPush[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type PmsResent = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** How it stands */
  state: "pending";
};

export type PmsResolveBody = {
  /** Whose value is taken */
  winner: "pms" | "service";
};

export type PmsResolved = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Whose value is taken */
  winner: "pms" | "service";
};

export type PmsRoomTypes = Record<string, string>;

export type PmsRoomTypesInput = Record<string, string>;

export type PmsSettings = {
  /** How it works at present */
  mode: "realtime" | "batch" | "manual";
  /** Milliseconds between two pulls, in batch mode */
  interval: number;
  /** How often a failed call is tried again */
  retryAttempts: number;
  /** Whose value counts where both sides changed one */
  conflictResolution: "pms-wins" | "service-wins" | "manual";
};

export type PmsSettingsBody = {
  /** How it works at present */
  mode?: "realtime" | "batch" | "manual";
  /** Milliseconds between two pulls, in batch mode */
  interval?: number;
  /** How often a failed call is tried again */
  retryAttempts?: number;
  /** Whose value counts where both sides changed one */
  conflictResolution?: "pms-wins" | "service-wins" | "manual";
};

export type PmsStatus = {
  /** Is it connected? */
  connected: boolean;
  /** Which PMS it is */
  provider: PmsProviderName | null;
  /** The property it belongs to */
  property: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
  } | null;
  /** When it was last read (UTC); null: never */
  lastSync: string | null;
  /** How many records were read */
  recordsSynced: {
    /** Reservations, or how many there are */
    reservations: number;
    /** The guests, or how many there are */
    guests: number;
    /** The rooms, or how many there are */
    rooms: number;
  };
  /** How it works at present */
  mode: ("realtime" | "batch" | "manual") | null;
  /** What is synchronised: switched on here, and given by the PMS */
  entities: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
  /** When it is read next (UTC); null: none is planned */
  nextSync: string | null;
  /** How many changes wait to be written */
  pendingPushes: number;
  /** How many changes were given up for now */
  parkedPushes: number;
  /** How many differences wait for a decision */
  openConflicts: number;
  /** Whether it works, and if not what is wrong */
  health: ("ok" | "failing") | null;
  /** What went wrong last; null: nothing */
  lastError: LastError | null;
  /** The sync under way */
  running: string | null;
  /** Where the PMS sends its notices, where it does and can reach this server */
  webhookUrl: string | null;
};

export type PmsSync = {
  /** The id of the sync */
  syncId: string;
  /** How it stands */
  state: "running" | "done" | "failed";
  /** Why it began */
  trigger: "schedule" | "manual" | "connect" | "notice";
  /** Which kinds of records */
  entities: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
  /** From which day to which */
  dateRange: {
    /** The first day */
    from: string;
    /** The last day */
    to: string;
  } | null;
  /** How many records were read */
  recordsSynced: {
    /** Room types, or how many there are */
    roomTypes?: number;
    /** The rooms, or how many there are */
    rooms?: number;
    /** The guests, or how many there are */
    guests?: number;
    /** Reservations, or how many there are */
    reservations?: number;
    /** Prices */
    rates?: number;
    /** Free rooms */
    availability?: number;
  };
  /** What is wrong, fault by fault */
  errors: ({
    /** Which kind of record */
    entity: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability") | null;
    /** A stable word for programs */
    code: string;
    /** One line of a conversation, or words about what happened */
    message: string;
  })[];
  /** When: started at (UTC) */
  startedAt: string;
  /** When: finished at (UTC) */
  finishedAt: string | null;
  /** Per entity: records so far, of how many where the PMS says, and whether it is through */
  progress: {
    /** Room types, or how many there are */
    roomTypes?: {
      /** How many are finished */
      done: number;
      /** How many in all */
      total: number | null;
      /** Is it over? */
      finished: boolean;
    };
    /** The rooms, or how many there are */
    rooms?: {
      /** How many are finished */
      done: number;
      /** How many in all */
      total: number | null;
      /** Is it over? */
      finished: boolean;
    };
    /** The guests, or how many there are */
    guests?: {
      /** How many are finished */
      done: number;
      /** How many in all */
      total: number | null;
      /** Is it over? */
      finished: boolean;
    };
    /** Reservations, or how many there are */
    reservations?: {
      /** How many are finished */
      done: number;
      /** How many in all */
      total: number | null;
      /** Is it over? */
      finished: boolean;
    };
    /** Prices */
    rates?: {
      /** How many are finished */
      done: number;
      /** How many in all */
      total: number | null;
      /** Is it over? */
      finished: boolean;
    };
    /** Free rooms */
    availability?: {
      /** How many are finished */
      done: number;
      /** How many in all */
      total: number | null;
      /** Is it over? */
      finished: boolean;
    };
  };
};

export type PmsSyncBody = {
  /** Left out: everything that is switched on */
  entities?: ("roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability")[];
  /** Stays that touch these dates; left out: what changed since the last sync */
  dateRange?: {
    /** The first day */
    from: string;
    /** The last day */
    to: string;
  };
};

export type PmsSyncStarted = {
  /** The id of the sync */
  syncId: string;
  /** How it stands */
  state: "running" | "done" | "failed";
};

export type PmsTest = {
  /** Was all well? */
  ok: boolean;
  /** Latency, in milliseconds */
  latencyMs: number;
  /** What was looked at, one by one */
  checks: ({
    /** What was looked at */
    name: string;
    /** Was all well? */
    ok: boolean;
    /** What it is about, in words for people */
    detail: string;
    /** Which kind of failure it was; null where all is well */
    code: string | null;
  })[];
};

export type PmsUnmapped = {
  /** Group `roomType`: codes whose slug was made from their name */
  pms: {
    /** guest or reservation */
    group: string;
    /** The field’s name */
    field: string;
    /** What a real record holds, masked */
    example: string;
  }[];
  /** This side’s value or field */
  service: {
    /** guest or reservation */
    group: string;
    /** The field’s name */
    key: string;
    /** Must it be given? */
    required: boolean;
  }[];
};

export type PmsWebhook = {
  /** To be entered in the PMS as it is; null where it sends no notices here */
  url: string | null;
};

export type Preference = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Which kind it is */
  kind: "diet" | "pillow" | "floor" | "quiet" | "smoking" | "other";
  /** The sentence it was stated in */
  quote: string;
  /** A language (BCP 47) */
  language: string;
  /** How it stands */
  state: "proposed" | "kept" | "discarded";
  /** The guest’s id */
  guestId: string | null;
  /** The conversation’s id */
  conversationId: string;
  /** The id of the message */
  messageId: string;
  /** When it happened (UTC) */
  at: string;
  /** When: decided at (UTC) */
  decidedAt: string | null;
};

export type PreferencesPage = {
  /** This page’s entries */
  items: Preference[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type Problem = {
  /** A page on this kind of problem */
  type: string;
  /** A few words that say what it is */
  title: string;
  /** How it stands */
  status: number;
  /** What happened and what to do */
  detail: string;
  /** A stable word for programs */
  code: string;
  /** The id of the call, for who runs the server */
  requestId: string;
  /** What is wrong, fault by fault */
  errors?: {
    /** Where in the body (RFC 6901) */
    pointer: string;
    /** The query parameter at fault */
    parameter?: string;
    /** A stable word for programs */
    code: string;
    /** What it is about, in words for people */
    detail: string;
  }[];
};

export type Processing = {
  /** Whose record it is */
  house: string;
  /** As of when (UTC) */
  at: string;
  /** What personal data is worked with, and what for */
  activities: ({
    /** Its id: opaque, and sortable by time */
    id: "conversations" | "stays" | "tasks" | "exchange" | "programs" | "accounts";
    /** What it is done for */
    purpose: string;
    /** Whose data it is */
    people: "guests" | "staff";
    /** Which kinds of personal data */
    data: ("contact" | "messages" | "stays" | "likes" | "requests" | "addresses" | "deeds")[];
    /** After how many days it is deleted; null: when somebody deletes it */
    keptDays: number | null;
    /** Who outside gets some of it, by the ids of the processors */
    recipients: string[];
  })[];
  /** Who outside gets some of it */
  processors: ({
    /** Its id */
    id: string;
    /** Which kind of its sort it is */
    kind: "channel" | "pms" | "channel_manager" | "model" | "mail" | "push" | "program";
    /** Who it is */
    name: string;
    /** Where the data goes; null: to where the vendor’s own API stands */
    host: string | null;
    /** When it was connected (UTC); null: by the operator’s settings */
    since: string | null;
  })[];
};

export type PropertiesPage = {
  /** This page’s entries */
  items: Property[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type Property = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Its name, as people read it */
  name: string;
  /** Where it is; of a session: the network address */
  address: string;
  /** The IANA time zone */
  timezone: string;
  /** Languages (BCP 47) */
  languages: string[];
  /** What the house has */
  amenities: string[];
  /** A number in international format (E.164) */
  phone: string;
  /** The number to call in danger */
  emergencyNumber: string;
  /** ISO 4217 */
  currency: string;
  /** The page on which guests book: https alone */
  bookingUrl: string;
  /** Latitude and longitude; empty: not known */
  coordinates: string;
  /** The web sites that may show the chat */
  origins: string[];
  /** How the widget looks */
  appearance: {
    /** The hotel’s colour */
    accent?: string;
    /** For the script tag’s data-theme */
    theme?: "auto" | "light" | "dark";
    /** For the script tag’s data-position */
    position?: "end" | "start";
    /** For the script tag’s data-greeting */
    greeting?: string;
  };
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type PropertyBody = {
  /** Its name, as people read it */
  name: string;
  /** Where it is; of a session: the network address */
  address: string;
  /** The IANA time zone */
  timezone: string;
  /** Languages (BCP 47) */
  languages: string[];
  /** What the house has */
  amenities: string[];
  /** A number in international format (E.164) */
  phone?: string;
  /** Said to guests in danger; empty: the country’s own */
  emergencyNumber?: string;
  /** What the hotel charges in, such as EUR */
  currency?: string;
  /** Where guests book, said to who asks for a room; {arrival} and {departure} in it become YYYY-MM-DD */
  bookingUrl?: string;
  /** Where it is on a map: latitude and longitude, shown to guests on channels that have maps; empty: not known */
  coordinates?: string;
  /** Web origins that may embed the widget; none: any */
  origins?: string[];
  /** How the widget looks */
  appearance?: {
    /** The hotel’s colour */
    accent?: string;
    /** For the script tag’s data-theme */
    theme?: "auto" | "light" | "dark";
    /** For the script tag’s data-position */
    position?: "end" | "start";
    /** For the script tag’s data-greeting */
    greeting?: string;
  };
  /** The updatedAt the caller has seen; another by now is a conflict */
  seen?: string;
};

export type PushKey = {
  /** The applicationServerKey to subscribe with */
  publicKey: string;
};

export type PushSubscription = {
  /** Its id: opaque, and sortable by time */
  id: string;
};

export type PushSubscriptionBody = {
  /** Where the browser’s maker takes a push */
  endpoint: string;
  /** Keys, or the two with which a push is sealed */
  keys: {
    /** The browser’s public key */
    p256dh: string;
    /** The browser’s secret */
    auth: string;
  };
};

export type RegisterAnswer = {
  /** The account */
  account: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The plan */
    plan: "starter" | "professional" | "enterprise";
  };
  /** The property it belongs to */
  property: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
  };
  /** A staff user */
  user: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** An e-mail address */
    email: string;
    /** What a colleague may do */
    role: "owner";
  };
  /** Shown once */
  apiKey: string;
  /** Where the owner sets a password; works once */
  setupUrl: string;
};

export type RegisterBody = {
  /** The hotel’s name */
  propertyName: string;
  /** An e-mail address */
  email: string;
  /** A number in international format (E.164) */
  phone: string;
  /** What the server printed, where it makes its first account and others reach it */
  setupSecret?: string;
};

export type Registration = {
  /** When the guest means to arrive, HH:MM; null: nobody said */
  arrivalTime: string | null;
  /** Names of whoever comes along */
  companions: string[];
  /** ISO 3166-1 alpha-2; null: not told */
  nationality: string | null;
  /** As on the plate; empty: not told */
  carNumber: string;
  /** When a colleague asked the guest for it last; null: nobody did */
  askedAt: string | null;
  /** `told`: at least one of these; `asked`: a colleague asked, nothing came yet */
  state: "open" | "asked" | "told";
};

export type RegistrationAnswer = {
  /** An account can be made here now */
  open: boolean;
  /** Nobody has one yet */
  empty: boolean;
  /** The first account needs the secret that the server printed */
  needsSecret: boolean;
  /** Who forgot their password is mailed a link */
  resetByMail: boolean;
};

export type RegistrationBody = {
  /** HH:MM at the property; null: not told */
  arrivalTime?: string | null;
  /** Names of whoever comes along */
  companions?: string[];
  /** ISO 3166-1 alpha-2; null: not told */
  nationality?: string | null;
  /** As on the plate; empty: not told */
  carNumber?: string;
};

export type ReopenBody = {
  /** As it was when it was resolved, unless something was said since */
  restore?: boolean;
};

export type ReopenManyAnswer = {
  /** Those that were dismissed until now */
  reopened: string[];
};

export type Reservation = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The guest’s id */
  guestId: string;
  /** The number the guest has */
  confirmationNumber: string;
  /** Its number at the site it was booked on; null: none */
  channelReference: string | null;
  /** How it stands */
  state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** From when guests may move in */
  checkIn: string;
  /** By when guests leave */
  checkOut: string;
  /** When the guest means to arrive, HH:MM; null: nobody said */
  arrivalTime: string | null;
  /** The slug of the room type */
  roomType: string;
  /** The room’s number */
  room: string | null;
  /** How many adults */
  adults: number;
  /** How many children */
  children: number;
  /** What the price includes, as the house calls it */
  ratePlan: string;
  /** What is included */
  inclusions: string[];
  /** What is still to be paid */
  balance: {
    /** A decimal */
    amount: string;
    /** ISO 4217 */
    currency: string;
  } | null;
  /** What the stay comes to in all, paid or not; null: the PMS does not tell */
  total: {
    /** A decimal */
    amount: string;
    /** ISO 4217 */
    currency: string;
  } | null;
  /** What colleagues should know */
  notes: string;
  /** Its id in the PMS; null: not from there */
  externalId: string | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type ReservationsPage = {
  /** This page’s entries */
  items: Reservation[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type Retention = {
  /** After the last word, with all that was said */
  conversationDays: number | null;
  /** After the last stay: the guest, their reservations and every conversation of theirs */
  guestDays: number | null;
  /** Staff’s work, after it was finished or called off */
  taskDays: number | null;
  /** What was exchanged with the PMS and the channel manager: lines of the log, and runs */
  pmsLogDays: number | null;
  /** What the hotel’s own programs were told, sent or not; it can be sent again for as long */
  webhookDays: number | null;
  /** What entries of the audit log say. Their places in the chain stay, so that it can be verified */
  auditDays: number | null;
};

export type RetentionInput = {
  /** After the last word, with all that was said */
  conversationDays: number | null;
  /** After the last stay: the guest, their reservations and every conversation of theirs */
  guestDays: number | null;
  /** Staff’s work, after it was finished or called off */
  taskDays: number | null;
  /** What was exchanged with the PMS and the channel manager: lines of the log, and runs */
  pmsLogDays: number | null;
  /** What the hotel’s own programs were told, sent or not; it can be sent again for as long */
  webhookDays: number | null;
  /** What entries of the audit log say. Their places in the chain stay, so that it can be verified */
  auditDays: number | null;
};

export type RetentionReach = {
  /** By their own age */
  conversations: number;
  /** Each with their reservations and conversations */
  guests: number;
  /** Work for staff, or how much there is */
  tasks: number;
  /** Lines of the log, and runs */
  pmsLogs: number;
  /** How many deliveries to webhooks */
  webhookDeliveries: number;
  /** How many entries of the audit log */
  auditEntries: number;
};

export type RoomsPage = {
  /** This page’s entries */
  items: GetRoomAnswer[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type RotateKeyBody = {
  /** How long the old secret stays valid */
  overlapMs?: number;
  /** A new end; null: none; left out: as it is */
  expiresAt?: string | null;
};

export type RotateWebhookBody = {
  /** How long the old secret signs too; left out: a day */
  overlapMs?: number;
};

export type SavedView = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** What its owner calls it */
  name: string;
  /** What it shows */
  query: ViewQuery;
  /** Does every colleague of the house see it? */
  shared: boolean;
  /** The caller made it */
  own: boolean;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type SavedViewBody = {
  /** What its owner calls it */
  name: string;
  /** What it shows */
  query: ViewQuery;
  /** For every colleague of the house, and not for oneself alone */
  shared?: boolean;
};

export type SendGuestMessageBody = {
  /** Which kind it is */
  type?: "send";
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The words themselves */
  text?: string;
  /** A language (BCP 47) */
  language?: {
    /** The language (BCP 47) */
    code: string;
    /** How sure that is, from 0 to 1 */
    confidence: number;
  };
  /** Files, by their ids */
  attachments?: string[];
  /** The quick reply that was tapped */
  choice?: string;
};

export type SessionsPage = {
  /** This page’s entries */
  items: OwnSession[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type SetAccountNetworkBody = {
  /** From which addresses and networks the account may be used */
  allow: string[];
};

export type SetAccountSignInBody = {
  /** required: without one nothing is shown but its set-up */
  secondFactor: "optional" | "required";
};

export type SetAlertsBody = {
  /** After so long without anybody who acknowledges an emergency, all colleagues at home are called */
  emergencyAfterMinutes: number;
  /** Written to beside the colleagues */
  emergencyMail: string[];
  /** The updatedAt the caller has seen; another by now is a conflict */
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
  /** What templates are used for */
  uses: ({
    /** Told of an arrival, of finished work, of a room that is ready; or what a colleague is offered */
    use: "arrival" | "task_done" | "room_ready" | "reply";
    /** An approved template, which goes in the guest’s language */
    name: string;
    /** What stands in its places, in order, such as `{guest}` */
    values: string[];
  })[];
};

export type SetKnowledgeTranslationBody = {
  /** The words themselves */
  text: string;
  /** Left out, it stays */
  question?: string;
  /** How it stands */
  status?: "written" | "machine" | "reviewed" | "outdated";
  /** A person has seen what the check found and stands by it; a changed figure is refused all the same */
  sure?: boolean;
};

export type SetLookBody = {
  /** What the assistant is called; empty: the widget’s own word */
  assistantName: string;
  /** The id of a picture of this property (POST /api/look/pictures); null: none */
  logo?: string | null;
  /** The id of a picture of this property (POST /api/look/pictures); null: none */
  avatar?: string | null;
  /** The hotel’s colour */
  accent: string;
  /** Light, dark, or as the guest’s device is set */
  theme: "light" | "dark" | "auto";
  /** As on a page that is read from left to right; mirrored on others */
  corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
  /** Of corners, in pixels */
  radius: number;
  /** The first words; in other languages the assistant’s own */
  welcome: Record<string, string>;
  /** auto: questions that the house can answer */
  starters: Record<string, string[]> | "auto";
  /** What the guest agreed to */
  consent: {
    /** Guests agree before they can write */
    required: boolean;
    /** Another one asks every guest again */
    version: string;
    /** What guests agree to, by language */
    text: Record<string, string>;
    /** The hotel’s words on privacy; null: none */
    privacyUrl: string | null;
  };
  /** Lines that come by themselves */
  proactive: {
    /** An id of yours */
    id: string;
    /** When it appears */
    when: {
      /** Of the page, as /rooms; * stands for anything */
      path?: string;
      /** On the page */
      afterSeconds?: number;
      /** The guest’s; none: any */
      languages?: string[];
      /** Does each guest see it once alone? */
      oncePerGuest?: boolean;
    };
    /** The line, by language */
    text: Record<string, string>;
  }[];
  /** Are the reception’s hours shown? */
  showHours: boolean;
  /** Guests can read the house’s questions and answers */
  showHelp?: boolean;
  /** As GET answers it; not looked at */
  updatedAt?: string | null;
  /** The updatedAt the caller has seen; another by now is a conflict */
  seen?: string;
};

export type SetReportBody = {
  /** Who gets it; an empty list: nobody */
  to: string[];
  /** The language of the mail and its pages: one of the desk’s */
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "tr" | "ar" | "ja" | "zh-Hans";
  /** The updatedAt the caller has seen; another by now is a conflict */
  seen?: string;
};

export type SetServiceLevelBody = {
  /** From the hand-off to a colleague’s first message; null: no target */
  firstResponseMinutes: number | null;
  /** From the hand-off until the conversation is resolved; null: no target */
  resolutionHours: number | null;
  /** `open`: the clock stands still outside the business hours and on holidays; `always`: it never does */
  hours: "open" | "always";
  /** The updatedAt the caller has seen; another by now is a conflict */
  seen?: string;
};

export type ShownAttachment = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Which kind of its sort it is */
  kind: "image" | "audio" | "document";
  /** Found out from the content, such as image/jpeg */
  type: string;
  /** The file’s name */
  name: string;
  /** Its size */
  bytes: number;
  /** In pixels */
  width?: number;
  /** In pixels */
  height?: number;
  /** coming: being fetched from the guest’s platform; gone: not to be had there */
  state: "here" | "coming" | "gone";
  /** A path of this server, asked with the session or key that reads the message */
  url: string;
};

export type ShownAttachmentInput = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Which kind of its sort it is */
  kind: "image" | "audio" | "document";
  /** Found out from the content, such as image/jpeg */
  type: string;
  /** The file’s name */
  name: string;
  /** Its size */
  bytes: number;
  /** In pixels */
  width?: number;
  /** In pixels */
  height?: number;
  /** coming: being fetched from the guest’s platform; gone: not to be had there */
  state: "here" | "coming" | "gone";
  /** A path of this server, asked with the session or key that reads the message */
  url: string;
};

export type Sightings = {
  /** When: last seen at (UTC) */
  lastSeenAt: string | null;
  /** Web sites */
  sites: {
    /** A web site */
    origin: string;
    /** When: first at (UTC) */
    firstAt: string;
    /** When: last at (UTC) */
    lastAt: string;
  }[];
};

export type SortConversationBody = {
  /** The labels it has */
  labels?: string[];
  /** How pressing it is */
  priority?: "low" | "normal" | "high" | "urgent";
  /** Out of the lists until then, at most a year ahead; it wakes sooner where its guest writes. null: wake it now */
  snoozedUntil?: string | null;
};

export type StaffLinkAnswer = {
  /** Where the password is set; works once */
  setupUrl: string;
  /** When: expires at (UTC) */
  expiresAt: string;
};

export type StaffMessageBody = {
  /** The words themselves */
  text?: string;
  /** Ids from POST /api/uploads, with words or without */
  attachments?: string[];
  /** Things to look at below the text; channels get them as lines */
  card?: {
    /** Which kind it is */
    type: "list";
    /** One below the other, or side by side */
    layout: "rows" | "carousel";
    /** This page’s entries */
    items: {
      /** A few words that say what it is */
      title: string;
      /** The words themselves */
      text?: string;
      /** What it costs */
      price?: MoneyInput;
      /** Opened by a tap */
      url?: string;
    }[];
  };
  /** One of the platform’s, instead of a text */
  template?: {
    /** Its name at the platform */
    name: string;
    /** A language (BCP 47) */
    language: string;
    /** What stands in its places, in order */
    variables?: string[];
  };
};

export type StaffPage = {
  /** This page’s entries */
  items: StaffUser[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type StaffUser = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** An e-mail address */
  email: string;
  /** The colleague’s name */
  name: string;
  /** All over the account; where `properties` are listed, the highest of theirs */
  role: "owner" | "manager" | "agent" | "worker";
  /** The only properties they work for; null: the whole account */
  properties: Membership[] | null;
  /** The departments somebody works in */
  departments: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management")[];
  /** Languages (BCP 47) */
  languages: string[];
  /** When somebody is at work */
  duty: WeekHours | null;
  /** Is it switched off? */
  disabled: boolean;
  /** Did they set a password? */
  hasPassword: boolean;
  /** When: created at (UTC) */
  createdAt: string;
};

export type StaysPage = {
  /** This page’s entries */
  items: CreateStayAnswer[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type StoredDecision = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The id of the message */
  messageId: string;
  /** When it happened (UTC) */
  at: string;
  /** Why */
  reason: string;
  /** What happens one after another */
  steps: ({
    /** What was done */
    kind: string;
  } & Record<string, unknown>)[];
  /** What else it may have been */
  alternatives: {
    /** Its name, as people read it */
    name: string;
    /** From 1 to 5 */
    score: number;
  }[];
  /** What was understood */
  understanding?: Record<string, unknown>;
};

export type SyncsPage = {
  /** This page’s entries */
  items: PmsSync[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type TakeoverBody = {
  /** Takes it even from a colleague who holds it */
  force?: boolean;
};

export type Task = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** What the work is, as the engine names it */
  kind: string;
  /** A few words that say what it is */
  title: string;
  /** What should be known of it */
  detail: string;
  /** The room’s number */
  room: string | null;
  /** The guest’s id */
  guestId: string | null;
  /** The conversation’s id */
  conversationId: string | null;
  /** The id of the reservation */
  reservationId: string | null;
  /** The guest’s, in which they are told when it is done */
  language: string | null;
  /** How it stands */
  state: "open" | "in_progress" | "done" | "cancelled";
  /** How pressing it is */
  priority: "low" | "normal" | "high" | "urgent";
  /** When: due at (UTC) */
  dueAt: string;
  /** The colleague who has it; null: nobody */
  assignee: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The colleague’s name */
    name: string;
  } | null;
  /** Is it late? */
  overdue: boolean;
  /** How often it was raised for being late */
  escalation: number;
  /** When it is raised next, unless it is finished */
  escalateAt: string | null;
  /** What it is about, as the engine names it: shower */
  things: string[];
  /** Steps to tick off */
  checklist: {
    /** The words themselves */
    text: string;
    /** Is it done? */
    done: boolean;
  }[];
  /** How much colleagues have said and shown of it */
  comments: number;
  /** When its guest is told that it is finished, unless it is taken back before */
  tellAt: string | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
  /** When: done at (UTC) */
  doneAt: string | null;
};

export type TaskCommentsPage = {
  /** This page’s entries */
  items: CreateTaskCommentAnswer[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type TaskEvent = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Who did it */
  actor: {
    /** Which kind of its sort it is */
    kind: "user" | "key" | "guest" | "system";
    /** Its id: opaque, and sortable by time */
    id: string | null;
    /** The name of who did it */
    name: string;
  };
  /** What was changed: from what to what */
  change: Record<string, {
    /** What it was */
    from: string | number | null;
    /** What it is now */
    to: string | number | null;
  }>;
  /** When it happened (UTC) */
  at: string;
};

export type TaskHistoryPage = {
  /** This page’s entries */
  items: TaskEvent[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type TaskRulesPage = {
  /** This page’s entries */
  items: CreateTaskRuleAnswer[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type TasksPage = {
  /** This page’s entries */
  items: Task[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type TemplateBody = {
  /** Its name at the platform */
  name: string;
  /** A language (BCP 47) */
  language: string;
  /** What kind of message the platform takes it for */
  category: "utility" | "marketing" | "authentication";
  /** With {{1}}, {{2}} … for its places, counted from 1, none of them first or last */
  body: string;
  /** An example for each place, which the platform asks for */
  variables?: string[];
};

export type TicketAnswer = {
  /** Works once, for thirty seconds */
  ticket: string;
  /** When: expires at (UTC) */
  expiresAt: string;
};

export type TrainingAnswer = {
  /** What guests are told of the house */
  propertyInfo: {
    /** From when guests may move in */
    checkIn: string;
    /** By when guests leave */
    checkOut: string;
    /** House rules, in free text */
    policies: string;
    /** What the house is proud of */
    specialties: string;
  };
  /** The hotel’s questions and answers */
  faqs: Faq[];
  /** What guests ask and whether there is an answer */
  coverage: {
    /** What has an answer */
    answered: ("check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope")[];
    /** What has none */
    missing: ("check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope")[];
  };
  /** Counts up with every change */
  revision: number;
};

export type TrainingBody = {
  /** What guests are told of the house */
  propertyInfo: {
    /** From when guests may move in */
    checkIn?: string;
    /** By when guests leave */
    checkOut?: string;
    /** House rules, in free text */
    policies?: string;
    /** What the house is proud of */
    specialties?: string;
  };
  /** The hotel’s questions and answers */
  faqs: {
    /** Its id: opaque, and sortable by time */
    id?: string;
    /** A question as a guest would put it */
    question: string;
    /** The hotel’s answer */
    answer: string;
  }[];
  /** The one the caller has seen; another by now is a conflict */
  revision?: number;
};

export type TranslateMessageBody = {
  /** What it is wanted in */
  language: string;
};

export type TranslateReplyBody = {
  /** The words themselves */
  text: string;
  /** What it is wanted in: the guest’s */
  language: string;
};

export type Translated = {
  /** The words themselves */
  text: string;
  /** What it was written in; und where nobody knows */
  from: string;
  /** The language it is in now */
  to: string;
};

export type Unanswered = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** As it was asked last */
  question: string;
  /** What it asks, in few of the guest’s words */
  gist: string;
  /** What it may be about, as the engine guessed; empty: nothing it knows */
  matter: string[];
  /** A language (BCP 47) */
  language: string;
  /** How many guests asked it, in any language */
  count: number;
  /** How it stands */
  state: "open" | "answered" | "dismissed";
  /** The entry that answers it now */
  faqId: string | null;
  /** The newest few, in the guests’ own words */
  questions: ({
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** The conversation’s id */
    conversationId: string | null;
    /** The id of the message */
    messageId: string;
    /** When it happened (UTC) */
    at: string;
  })[];
  /** When: first at (UTC) */
  firstAt: string;
  /** When: last at (UTC) */
  lastAt: string;
};

export type UnansweredPage = {
  /** This page’s entries */
  items: Unanswered[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type UpdateCannedReplyBody = {
  /** What staff type to find it; unique in the property */
  name?: string;
  /** May hold {guest}, {room}, {checkIn}, {checkOut}, {property}, {colleague}, which the desk fills in */
  texts?: {
    /** A language (BCP 47) */
    language: string;
    /** The words themselves */
    text: string;
  }[];
  /** The updatedAt the caller has seen; another by now is a conflict */
  seen?: string;
};

export type UpdateKnowledgeFactBody = {
  /** How it stands */
  status?: "read" | "confirmed" | "corrected" | "rejected";
  /** What it holds */
  value?: ({
    /** Which kind of value it is */
    type: "presence";
    /** What it holds */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** Which kind of value it is */
    type: "hours";
    /** When it is open */
    rules: ({
      /** Which days of the week: Monday is 1 */
      days: {
        /** Which days of the week: Monday is 1 */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** The part of the year for which it holds */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
      /** From when to when; none: closed */
      spans: ({
        /** From when, HH:MM at the house */
        from: string | null;
        /** Until when, HH:MM at the house */
        until: string | null;
      })[];
      /** Is it open day and night? */
      roundClock: boolean;
    })[];
  }) | ({
    /** Which kind of value it is */
    type: "price";
    /** What it costs, for whom and when */
    tiers: ({
      /** What it costs */
      cost: {
        /** In the currency’s smallest unit */
        amountMinor: number;
        /** ISO 4217 */
        currency: string;
        /** Is it the lowest of several prices? */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** For what the price is */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** For whom it holds */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** From which age to which */
      ages: ({
        /** The lowest */
        min: number | null;
        /** The highest */
        max: number | null;
      }) | null;
      /** Which days of the week: Monday is 1 */
      days: {
        /** Which days of the week: Monday is 1 */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** The part of the year for which it holds */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day, MM-DD */
        from: string;
        /** The last day, MM-DD */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** Which kind of value it is */
    type: "limit";
    /** Is it at least or at most? */
    bound: "most" | "least";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** Which kind of value it is */
    type: "distance";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** How it is done */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** Which kind of value it is */
    type: "list";
    /** This page’s entries */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** Its name in each language */
    names: string[];
  }) | {
    /** Which kind of value it is */
    type: "credential";
    /** The word itself */
    word: string;
  } | {
    /** Which kind of value it is */
    type: "contact";
    /** A number in international format (E.164) */
    phone: string;
  } | ({
    /** Which kind of value it is */
    type: "place";
    /** Where it stands */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** Which kind of value it is */
    type: "text";
    /** The words themselves */
    text: string;
  };
  /** On what it depends */
  conditions?: ({
    /** Whether and how it is booked */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** Where it does not hold */
  exceptions?: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** The updatedAt the caller has seen; another by now is a conflict */
  seen?: string;
};

export type UpdateLabelBody = {
  /** Unique in the property */
  name?: string;
  /** The colour it is shown in */
  tone?: "grey" | "blue" | "green" | "amber" | "red" | "violet";
};

export type UpdateMacroBody = {
  /** Unique in the property */
  name?: string;
  /** What is done, in this order */
  actions?: ConversationActionInput[];
};

export type UpdateOfferBody = {
  /** The wish it fulfils when a guest asks for it by name */
  kind?: "check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope" | "other";
  /** Its name in each language */
  names?: {
    /** A language (BCP 47) */
    language: string;
    /** Its name, as people read it */
    name: string;
  }[];
  /** What it costs */
  price?: MoneyInput | null;
  /** What the price is for */
  unit?: "stay" | "night" | "person" | "person_night" | "piece";
  /** When it is offered */
  rule?: {
    /** Offered when a guest asks about one of these */
    topics?: ("check_in_time" | "check_out_time" | "early_check_in" | "late_check_out" | "online_check_in" | "luggage_storage" | "key_card" | "room_ready" | "booking_lookup" | "booking_create" | "booking_change" | "booking_cancel" | "booking_confirm" | "price_availability" | "price" | "payment" | "deposit_refund" | "invoice" | "cancellation_policy" | "extend_stay" | "group_event" | "wifi" | "parking" | "ev_charging" | "breakfast" | "restaurant" | "bar" | "room_service" | "pool" | "gym" | "spa" | "laundry" | "air_conditioning" | "tv" | "safe" | "minibar" | "kitchen" | "accessibility" | "smoking" | "pets" | "children" | "room_types" | "view" | "address_directions" | "airport_transfer" | "taxi" | "public_transport" | "car_rental" | "local_tips" | "events_tickets" | "opening_hours" | "policies" | "currency_exchange" | "business_services" | "lost_and_found" | "towels_linen" | "toiletries" | "pillow_blanket" | "crib_extra_bed" | "room_cleaning" | "do_not_disturb" | "wake_up_call" | "maintenance" | "room_change" | "food_order" | "special_occasion" | "dietary" | "noise" | "cleanliness" | "complaint" | "billing_dispute" | "security_emergency" | "medical_emergency" | "greeting" | "thanks" | "goodbye" | "affirm" | "deny" | "acknowledge" | "unsure" | "repeat" | "human" | "bot_identity" | "language_switch" | "feedback" | "out_of_scope")[];
    /** At what time of the stay */
    phase?: "any" | "before" | "during";
    /** At most so many days before arrival; null: any */
    daysBeforeMax?: number | null;
    /** For stays of so many nights and more; null: any */
    nightsMin?: number | null;
    /** Room types, or how many there are */
    roomTypes?: string[];
    /** Of the arrival: 1 Monday to 7 Sunday */
    weekdays?: number[];
  };
  /** The department it is for */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A colleague confirms it before anything is charged */
  onRequest?: boolean;
  /** Is it switched on? */
  active?: boolean;
};

export type UpdateReservationBody = {
  /** The number the guest has */
  confirmationNumber?: string;
  /** Its number at the site it was booked on; null: none */
  channelReference?: string | null;
  /** How it stands */
  state?: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** From when guests may move in */
  checkIn?: string;
  /** By when guests leave */
  checkOut?: string;
  /** When the guest means to arrive, HH:MM; null: nobody said */
  arrivalTime?: string | null;
  /** The slug of the room type */
  roomType?: string;
  /** The room’s number */
  room?: string | null;
  /** How many adults */
  adults?: number;
  /** How many children */
  children?: number;
  /** What the price includes, as the house calls it */
  ratePlan?: string;
  /** Topics the rate includes, such as breakfast, or words of the hotel’s own */
  inclusions?: string[];
  /** What is still to be paid */
  balance?: MoneyInput | null;
  /** What the stay comes to in all, paid or not; null: nobody said */
  total?: MoneyInput | null;
  /** What colleagues should know */
  notes?: string;
  /** Its id in the PMS; null: not from there */
  externalId?: string | null;
};

export type UpdateRoomBody = {
  /** As it stands on the door */
  number?: string;
  /** What the house calls this kind of room; may be empty */
  type?: string;
  /** May be empty */
  floor?: string;
  /** As staff found it; it holds until the PMS tells something new of the room */
  housekeeping?: "clean" | "inspected" | "dirty" | "pickup" | "unknown";
};

export type UpdateSavedViewBody = {
  /** What its owner calls it */
  name?: string;
  /** What it shows */
  query?: ViewQuery;
  /** For every colleague of the house, and not for oneself alone */
  shared?: boolean;
};

export type UpdateStaffBody = {
  /** The colleague’s name */
  name?: string;
  /** All over the account */
  role?: "owner" | "manager" | "agent" | "worker";
  /** The only properties they work for, with their role at each, in place of `role`; null: the whole account */
  properties?: MembershipInput[] | null;
  /** The departments somebody works in */
  departments?: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management")[];
  /** Languages (BCP 47) */
  languages?: string[];
  /** When somebody is at work */
  duty?: WeekHoursInput | null;
  /** Is it switched off? */
  disabled?: boolean;
};

export type UpdateStayBody = {
  /** The number the guest has */
  confirmationNumber?: string;
  /** Its number at the site it was booked on; null: none */
  channelReference?: string | null;
  /** How it stands */
  state?: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** From when guests may move in */
  checkIn?: string;
  /** By when guests leave */
  checkOut?: string;
  /** When the guest means to arrive, HH:MM; null: nobody said */
  arrivalTime?: string | null;
  /** The slug of the room type */
  roomType?: string;
  /** The room’s number */
  room?: string | null;
  /** How many adults */
  adults?: number;
  /** How many children */
  children?: number;
  /** What the price includes, as the house calls it */
  ratePlan?: string;
  /** What colleagues should know */
  notes?: string;
  /** The guest, as far as is known */
  guest?: {
    /** First name */
    firstName?: string;
    /** Last name */
    lastName?: string;
    /** An e-mail address */
    email?: string;
    /** A number in international format (E.164) */
    phone?: string;
    /** A language (BCP 47) */
    language?: string | null;
  };
};

export type UpdateTaskBody = {
  /** What should be known of it */
  detail?: string;
  /** The room’s number */
  room?: string | null;
  /** How pressing it is */
  priority?: "low" | "normal" | "high" | "urgent";
  /** When: due at (UTC) */
  dueAt?: string;
  /** The id of the assignee */
  assigneeId?: string | null;
  /** Steps to tick off, in their order */
  checklist?: {
    /** The words themselves */
    text: string;
    /** Is it done? */
    done?: boolean;
  }[];
  /** The department it is for */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A few words that say what it is */
  title?: string;
  /** How it stands */
  state?: "open" | "in_progress" | "done" | "cancelled";
  /** The updatedAt the caller has seen; another by now is a conflict */
  seen?: string;
};

export type UsageAnswer = {
  /** The month that is counted */
  period: string;
  /** How many conversations the AI answered, or may answer */
  aiConversations: {
    /** How much was used */
    used: number;
    /** The most there may be; in a list: on one page */
    limit: number | null;
  };
  /** The properties, or how many there may be */
  properties: {
    /** How much was used */
    used: number;
    /** The most there may be; in a list: on one page */
    limit: number | null;
  };
  /** Does a flood have new chats refused at present: of some address, or all of a property’s? */
  newChats: "open" | "some_refused" | "refused";
  /** What the optional language model took this month */
  languageModel: {
    /** How many calls there were */
    calls: number;
    /** How many tokens the model read */
    inputTokens: number;
    /** How many tokens the model wrote */
    outputTokens: number;
    /** In whole units of the currency LLM_PRICES names; 0 without prices */
    cost: string;
  };
};

export type UseLinkBody = {
  /** The property’s id */
  propertyId: string;
  /** What stands behind # in the link */
  token: string;
};

export type UsedLink = {
  /** The session of a welcome: the hello of this device begins with it */
  session: string;
  /** The conversation’s id */
  conversationId: string;
};

export type ViewQuery = {
  /** What is shown first of all */
  filter?: "active" | "waiting" | "mine" | "open" | "resolved";
  /** The way the guest writes */
  channel?: ("widget" | "whatsapp" | "sms" | "email" | "portal") | null;
  /** A colleague’s id, or `none` */
  assignee?: string | null;
  /** The department it is for */
  department?: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management") | null;
  /** A language (BCP 47) */
  language?: string | null;
  /** Only where a guest wrote what one has not read */
  unread?: boolean;
  /** A label’s id */
  label?: string | null;
  /** How pressing it is */
  priority?: ("low" | "normal" | "high" | "urgent") | null;
  /** Only what is put off until later */
  snoozed?: boolean;
};

export type ViewsPage = {
  /** This page’s entries */
  items: SavedView[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type Webhook = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** A web address */
  url: string;
  /** What a program is told of */
  events: ("conversation.created" | "conversation.updated" | "conversation.resolved" | "message.created" | "handoff.requested" | "emergency.raised" | "emergency.acknowledged" | "task.created" | "task.updated" | "task.done" | "stay.arrived" | "stay.departed" | "guest.updated" | "sync.failed")[];
  /** Is it switched on? */
  active: boolean;
  /** Why it was switched off by itself: gone (410), or failing for days */
  disabledReason: ("gone" | "failing") | null;
  /** Since when nothing was taken */
  failingSince: string | null;
  /** Until when what is sent is signed with the secret before, too */
  previousSecretUntil: string | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type WebhookBody = {
  /** https, outside this server’s network unless its operator allows the host */
  url: string;
  /** What a program is told of */
  events: ("conversation.created" | "conversation.updated" | "conversation.resolved" | "message.created" | "handoff.requested" | "emergency.raised" | "emergency.acknowledged" | "task.created" | "task.updated" | "task.done" | "stay.arrived" | "stay.departed" | "guest.updated" | "sync.failed")[];
  /** Left out: true */
  active?: boolean;
};

export type WebhookChangeInput = {
  /** A web address */
  url?: string;
  /** What a program is told of */
  events?: ("conversation.created" | "conversation.updated" | "conversation.resolved" | "message.created" | "handoff.requested" | "emergency.raised" | "emergency.acknowledged" | "task.created" | "task.updated" | "task.done" | "stay.arrived" | "stay.departed" | "guest.updated" | "sync.failed")[];
  /** true switches on again what was switched off by itself */
  active?: boolean;
};

export type WebhookDeliveriesPage = {
  /** This page’s entries */
  items: WebhookDelivery[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type WebhookDelivery = {
  /** The webhook-id of every try */
  id: string;
  /** The id of the webhook */
  webhookId: string;
  /** What happened */
  type: string;
  /** How it stands */
  state: "pending" | "delivered" | "failed";
  /** What the other end answered last; null: nothing */
  status: number | null;
  /** Why the last try did not arrive */
  error: string | null;
  /** How often it was tried */
  attempts: number;
  /** When it happened (UTC) */
  at: string;
  /** When it is tried again */
  nextAt: string | null;
};

export type WebhookWithSecret = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** A web address */
  url: string;
  /** What a program is told of */
  events: ("conversation.created" | "conversation.updated" | "conversation.resolved" | "message.created" | "handoff.requested" | "emergency.raised" | "emergency.acknowledged" | "task.created" | "task.updated" | "task.done" | "stay.arrived" | "stay.departed" | "guest.updated" | "sync.failed")[];
  /** Is it switched on? */
  active: boolean;
  /** Why it was switched off by itself: gone (410), or failing for days */
  disabledReason: ("gone" | "failing") | null;
  /** Since when nothing was taken */
  failingSince: string | null;
  /** Until when what is sent is signed with the secret before, too */
  previousSecretUntil: string | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
  /** Shown once */
  secret: string;
};

export type WebhooksPage = {
  /** This page’s entries */
  items: Webhook[];
  /** What to send as cursor for the next page; null: there is none */
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
  /** Which kind it is */
  type: "welcome";
  /** The token that opens this conversation again */
  session: string;
  /** The conversation’s id */
  conversationId: string;
  /** Which numbering it is; another one: read again */
  epoch: string;
  /** Its number in the stream: each is one more than the one before */
  seq: number;
  /** How it works at present */
  mode: "new" | "resume" | "snapshot";
  /** The property it belongs to */
  property: GuestPropertyInput;
  /** How much is taken at most */
  limits: {
    /** The most characters of a message */
    textLength: number;
    /** The most bytes of a file */
    uploadBytes: number;
    /** Which files are taken */
    uploadTypes: string[];
  };
  /** Heartbeat, in milliseconds */
  heartbeatMs: number;
};

export type WhatsAppTemplatesPage = {
  /** This page’s entries */
  items: ChannelTemplate[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type ListKeysQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};

export type ListStaffQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};

export type ListPropertiesQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};

export type PreviewRetentionQuery = {
  /** After how many days conversations are deleted */
  conversationDays?: number;
  /** After how many days guests are deleted */
  guestDays?: number;
  /** After how many days tasks are deleted */
  taskDays?: number;
  /** After how many days lines of the PMS’s log are deleted */
  pmsLogDays?: number;
  /** After how many days deliveries to webhooks are deleted */
  webhookDays?: number;
  /** After how many days entries of the audit log are deleted */
  auditDays?: number;
};

export type PreviewPropertyRetentionQuery = {
  /** After how many days conversations are deleted */
  conversationDays?: number;
  /** After how many days guests are deleted */
  guestDays?: number;
};

export type ListKnowledgeCatalogueQuery = {
  /** In which `said`, and labels, are put; left out: the property’s own */
  language?: string;
};

export type ListKnowledgeFactsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Such as breakfast */
  subject?: string;
  /** How it stands */
  status?: "read" | "confirmed" | "corrected" | "rejected";
  /** In which `said`, and labels, are put; left out: the property’s own */
  language?: string;
};

export type CreateKnowledgeFactQuery = {
  /** In which `said`, and labels, are put; left out: the property’s own */
  language?: string;
};

export type UpdateKnowledgeFactQuery = {
  /** In which `said`, and labels, are put; left out: the property’s own */
  language?: string;
};

export type ReadSitePageQuery = {
  /** In which `said`, and labels, are put; left out: the property’s own */
  language?: string;
};

export type ListKnowledgeTranslationsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** The one that the translations are in; left out: the property’s second */
  language?: string;
  /** Only those without a translation, or with one that is outdated */
  missing?: "true";
};

export type GetKnowledgeTranslationsCsvQuery = {
  /** One, or several parted by commas; left out: the property’s, and those there are translations in */
  language?: string;
};

export type GetKnowledgeTranslationsXlfQuery = {
  /** One, or several parted by commas; left out: the property’s, and those there are translations in */
  language?: string;
};

export type ListConversationsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** active: whatever is not resolved */
  state?: "open" | "waiting" | "staffed" | "resolved" | "active";
  /** The way the guest writes */
  channel?: "widget" | "whatsapp" | "sms" | "email" | "portal";
  /** A user’s id, none, or me */
  assignee?: string;
  /** The department it is for */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** What the guest writes */
  language?: string;
  /** The id of one of the house’s labels */
  label?: string;
  /** How pressing it is */
  priority?: "low" | "normal" | "high" | "urgent";
  /** Only what is put off until later, or only what is not */
  snoozed?: "true" | "false";
  /** Only what wants a person: guests who wait, drafts to approve, emergencies nobody looks after */
  attention?: "true";
  /** Only where a guest wrote what the caller has not read */
  unread?: "true";
  /** Only of guests whom staff do not listen to */
  blocked?: "true";
  /** Only what goes on in another conversation; else none of these */
  merged?: "true";
  /** Words in the messages, the guest’s name, room, address or booking */
  q?: string;
};

export type ListConversationDecisionsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};

export type ListMessagesQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** The staff stream’s number of the last message known */
  after?: number;
  /** The newest before this number, or latest; in order all the same, and after is not looked at */
  before?: "latest" | number;
};

export type ListDraftsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Only of this conversation */
  conversation?: string;
};

export type ListTasksQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** How it stands */
  state?: "open" | "in_progress" | "done" | "cancelled";
  /** The department it is for */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** Only of this conversation */
  conversation?: string;
  /** A user’s id, or none */
  assignee?: string;
  /** Only what is unfinished and late */
  overdue?: "true";
  /** Only what changed at or after it */
  changedSince?: string;
};

export type ListGuestsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** The beginning of a name, an e-mail address or a number */
  q?: string;
};

export type ListReservationsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Only of this guest */
  guest?: string;
  /** How it stands */
  state?: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** The confirmation number */
  number?: string;
  /** Arrivals on or after */
  from?: string;
  /** Arrivals on or before */
  to?: string;
};

export type ListStaysQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** A day at the property; today where it is left out */
  on?: string;
  /** arriving: booked to come that day; inhouse: checked in; departing: checked in and to leave that day */
  state?: "arriving" | "inhouse" | "departing";
  /** Name, room, phone or confirmation number; also who comes later */
  q?: string;
};

export type ListAvailabilityQuery = {
  /** The day of arrival */
  arrival: string;
  /** The day of departure */
  departure: string;
  /** How many adults */
  adults?: number;
  /** How many children */
  children?: number;
};

export type ListUnansweredQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** How it stands */
  state?: "open" | "answered" | "dismissed";
  /** In which order */
  sort?: "newest" | "most_asked";
};

export type ListPreferencesQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** How it stands */
  state?: "proposed" | "kept" | "discarded";
  /** The guest’s id */
  guestId?: string;
};

export type ConnectPmsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type DisconnectPmsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type GetPmsStatusQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type GetPmsWebhookQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type TestPmsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type StartSyncQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type ListSyncsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
  /** The most there may be; in a list: on one page */
  limit?: number;
};

export type GetSyncEnabledQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type EnableSyncQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type GetSyncSettingsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type ConfigureSyncQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type GetSyncQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type ListPmsLogsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** How grave it is, or how far it reaches */
  level?: "debug" | "info" | "warn" | "error";
  /** Only what happened from then on (UTC) */
  since?: string;
  /** Which kind of record */
  entity?: "roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability";
  /** The id of the sync */
  syncId?: string;
};

export type GetPmsFieldMappingQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type MapFieldsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type PreviewFieldMappingQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type ValidatePmsMappingQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type ListUnmappedFieldsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type GetRoomTypesQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type MapRoomTypesQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
  /** The `revision` that was read; another one by now is 409 */
  seen?: string;
};

export type ListKnownRoomTypesQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type ListPmsConflictsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};

export type ResolvePmsConflictQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type ListPmsPushesQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** How it stands */
  state?: "pending" | "sent" | "parked" | "dropped";
};

export type ResendPmsPushQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
};

export type ListChannelManagerSyncsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
  /** The most there may be; in a list: on one page */
  limit?: number;
};

export type ListChannelManagerLogsQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** How grave it is, or how far it reaches */
  level?: "debug" | "info" | "warn" | "error";
  /** Only what happened from then on (UTC) */
  since?: string;
  /** Which kind of record */
  entity?: "roomTypes" | "rooms" | "guests" | "reservations" | "rates" | "availability";
  /** The id of the sync */
  syncId?: string;
};

export type ListChannelManagerBookingsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Arrivals on or after */
  from?: string;
};

export type SetChannelManagerRoomTypesQuery = {
  /** Which of the property’s PMSs; left out: the first, called pms */
  source?: string;
  /** The `revision` that was read; another one by now is 409 */
  seen?: string;
};

export type ListWebhookDeliveriesQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** How it stands */
  state?: "pending" | "delivered" | "failed";
};

export type GetAnalyticsQuery = {
  /** The first day, at the property; left out: 29 days before the last */
  from?: string;
  /** The last day; left out: today */
  to?: string;
};

export type PrintAnalyticsQuery = {
  /** The first day, at the property; left out: 29 days before the last */
  from?: string;
  /** The last day; left out: today */
  to?: string;
  /** The language of the pages */
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "tr" | "ar" | "ja" | "zh-Hans";
};

export type ListAuditEntriesQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** What was done */
  action?: "account.registered" | "activation.changed" | "arrival_message.changed" | "backup.made" | "booking.closed" | "booking.linked" | "booking.opened" | "canned_reply.added" | "canned_reply.changed" | "canned_reply.removed" | "channel.connected" | "channel.disconnected" | "channel.template_added" | "channel.template_uses_changed" | "channel_manager.connected" | "channel_manager.disconnected" | "channel_manager.setting_changed" | "channel_manager.sync_started" | "conversation.answered" | "conversation.assigned" | "conversation.erased" | "conversations.expired" | "conversation.link_made" | "conversation.link_used" | "conversation.noted" | "conversation.released" | "conversation.reopened" | "conversation.resolved" | "conversation.taken_over" | "conversation.changed" | "conversation.forwarded" | "conversation.merged" | "conversation.unmerged" | "guest.blocked" | "guest.unblocked" | "draft.approved" | "draft.discarded" | "draft.edited" | "fact.added" | "fact.changed" | "fact.removed" | "emergency.acknowledged" | "emergency.rehearsed" | "guest.added" | "guest.changed" | "guest.erased" | "guests.expired" | "guest.exported" | "identity_key.added" | "key.created" | "key.revoked" | "key.rotated" | "keys.forgotten" | "keys.rotated" | "network.changed" | "look.changed" | "service_level.changed" | "alerts.changed" | "report.changed" | "label.added" | "label.changed" | "label.removed" | "macro.added" | "macro.changed" | "macro.removed" | "offer.added" | "offer.changed" | "offer.removed" | "plan.changed" | "pms.conflict_resolved" | "pms.connected" | "pms.disconnected" | "pms.push_resent" | "pms.setting_changed" | "pms.sync_started" | "pms.webhook_shown" | "preference.discarded" | "preference.kept" | "property.added" | "property.changed" | "reservation.added" | "reservation.changed" | "reservation.removed" | "reservations.imported" | "retention.changed" | "room.changed" | "room.removed" | "rooms.added" | "sign_in.changed" | "store.restored" | "task.changed" | "task.commented" | "task.created" | "task_rule.added" | "task_rule.removed" | "tasks.expired" | "training.changed" | "translation.changed" | "translations.imported" | "unanswered.answered" | "unanswered.dismissed" | "unanswered.merged" | "unanswered.reopened" | "user.added" | "user.changed" | "user.factor_added" | "user.factor_failed" | "user.factor_removed" | "user.link_made" | "user.password_forgotten" | "user.password_set" | "user.recovery_codes_made" | "user.removed" | "user.session_ended" | "user.sign_in_failed" | "user.signed_in" | "user.signed_in_by_link" | "user.signed_out" | "user.wrote_to_many" | "webhook.added" | "webhook.changed" | "webhook.removed" | "webhook.replayed" | "webhook.rotated";
  /** A user’s or key’s id, `guest` or `system` */
  actor?: string;
  /** What it was done to */
  subject?: string;
  /** The first day */
  from?: string;
  /** Entries before this instant */
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
  /** Only what has a higher number */
  after?: number;
  /** Which numbering is known; another one: read again */
  epoch?: string;
  /** Seconds to wait for the first */
  wait?: number;
};
