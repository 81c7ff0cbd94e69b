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
  | 'model_failed'
  | 'backup_failed'
  | 'scanner_unavailable'
  | 'store_unavailable'
  | 'overloaded';

export type AckFrame = {
  /** Which kind it is */
  type: "ack";
  /** Its id: opaque, and sortable by time */
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
  /** Acknowledged by */
  acknowledgedBy: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
  };
  /** When it happened (UTC) */
  at: string;
};

export type ActivationAnswer = {
  /** The ways guests may write */
  channels: ("widget" | "whatsapp" | "sms" | "email")[];
  /** auto: answers at once; assisted: drafts for staff; manual: staff only */
  aiMode: "auto" | "assisted" | "manual";
  /** When staff are there, in the property’s time zone */
  businessHours: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
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
  /** Language model */
  languageModel: boolean;
  /** Staff idle minutes */
  staffIdleMinutes: number;
  /** When: updated at (UTC) */
  updatedAt: string;
  /** What should be looked at */
  warnings: {
    /** A stable word for programs */
    code: string;
    /** What it is about, in words for people */
    detail: string;
  }[];
};

export type ActivationBody = {
  /** An empty list switches every channel off */
  channels: ("widget" | "whatsapp" | "sms" | "email")[];
  /** auto: answers at once; assisted: drafts for staff; manual: staff only */
  aiMode: "auto" | "assisted" | "manual";
  /** When staff are there, in the property’s time zone */
  businessHours: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
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
  /** False: no word of a guest goes to the language model, whatever the operator set up. Left out, it stays as it is */
  languageModel?: boolean;
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
    /** Answered, and no colleague was called or wrote */
    answeredByAi: number;
    /** Waited for a colleague, or was held by one */
    handedToStaff: number;
    /** 0 to 1; null where there is nothing to divide */
    answeredByAiShare: number | null;
    /** By day */
    byDay: {
      /** A day at the property */
      date: string;
      /** How many in all */
      total: number;
      /** Answered by ai */
      answeredByAi: number;
      /** Handed to staff */
      handedToStaff: number;
    }[];
    /** Guests’ messages in each hour of the day, 24 numbers */
    byHour: number[];
    /** By channel */
    byChannel: {
      /** Its name, as people read it */
      name: string;
      /** How many */
      count: number;
    }[];
  };
  /** First response */
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
  /** What guests thought of it */
  satisfaction: {
    /** How many guests rated */
    ratings: number;
    /** The mean */
    average: number | null;
    /** By score */
    byScore: {
      /** From 1 to 5 */
      score: number;
      /** How many */
      count: number;
    }[];
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
      /** Its name, as people read it */
      name: string;
      /** How many */
      count: number;
    }[];
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
  /** Its name, as people read it */
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
    /** A stable word for programs */
    code: string;
    /** How sure that is, from 0 to 1 */
    confidence: number;
    /** Where it comes from */
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

export type AssignBody = {
  /** null: nobody */
  userId?: string | null;
  /** The department it is for */
  department?: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
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
  /** Subject name */
  subjectName: string | null;
  /** The property’s id */
  propertyId: string | null;
  /** What it is about, in words for people */
  detail: Record<string, unknown>;
  /** From where it was asked for; null: by nobody outside */
  address: string | null;
  /** The link of the chain */
  hash: string;
};

export type AuditVerdict = {
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
    /** Its name, as people read it */
    name: string;
    /** Free in each of the nights */
    left: number;
    /** null: the PMS does not say how many */
    total: number | null;
    /** Per night */
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
    /** Cancellation */
    cancellation: string | null;
    /** Booking url */
    bookingUrl: string | null;
  })[];
  /** When the PMS was last read */
  asOf: string | null;
  /** The PMS */
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
  /** Its name, as people read it */
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

export type Channel = {
  /** The way the guest writes */
  channel: "widget" | "whatsapp" | "sms" | "email";
  /** Is it connected? */
  connected: boolean;
  /** Its guests are answered */
  active: boolean;
  /** When: last message at (UTC) */
  lastMessageAt: string | null;
  /** Whether it works, and if not what is wrong */
  health: "ok" | "failing" | "not_connected";
  /** What it is about, in words for people */
  detail: Record<string, string>;
  /** Last error */
  lastError: {
    /** A stable word for programs */
    code: string;
    /** One line of a conversation, or words about what happened */
    message: string;
    /** When it happened (UTC) */
    at: string;
  } | null;
  /** Webhook url */
  webhookUrl: string | null;
  /** It can be tried with a simulated platform that this server runs */
  demo: boolean;
  /** Connected to the simulated one: where its guests are played */
  playUrl: string | null;
};

export type ChannelConnected = {
  /** The way the guest writes */
  channel: "widget" | "whatsapp" | "sms" | "email";
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
  /** What it is about, in words for people */
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
    /** Ota name */
    otaName: string;
    /** Ota reference */
    otaReference: string | null;
    /** How it stands */
    state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
    /** null where its guest was erased */
    checkIn: string | null;
    /** By when guests leave */
    checkOut: string | null;
    /** The slug of the room type */
    roomType: string | null;
    /** Guest name */
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
    /** Its name, as people read it */
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
      /** Gives */
      gives: ("reservations" | "roomTypes")[];
    };
    /** POST …/demo connects the sample hotel to a simulated one */
    demo: boolean;
  })[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type ChannelManagerSyncPage = {
  /** This page’s entries */
  items: PmsSync[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: string | null;
};

export type ChannelPlayed = {
  /** The way the guest writes */
  channel: "widget" | "whatsapp" | "sms" | "email";
  /** A page on which its guests are played */
  playUrl: string;
};

export type ChannelTemplate = {
  /** Its name, as people read it */
  name: string;
  /** A language (BCP 47) */
  language: string;
  /** What kind of message the platform takes it for */
  category: string;
  /** The text, with {{1}} where a value is put in */
  body: string;
  /** Its places, in order */
  variables: string[];
  /** approved: it may be sent */
  status: string;
};

export type ChannelTest = {
  /** Was all well? */
  ok: boolean;
  /** What was looked at, one by one */
  checks: {
    /** Its name, as people read it */
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
    /** Consent required */
    consentRequired: boolean;
    /** A number in international format (E.164) */
    phone?: string;
    /** The hotel’s colour */
    accent?: string;
    /** Replies at once */
    repliesAtOnce?: boolean;
    /** The address of a picture */
    avatar?: string;
    /** Carry on */
    carryOn?: ("email" | "whatsapp")[];
    /** Look */
    look?: GuestLook;
    /** The IANA time zone */
    timezone: string;
  };
  /** Is it switched on? */
  active: boolean;
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
  channel: "widget" | "whatsapp" | "sms" | "email";
  /** How it stands */
  state: "open" | "waiting" | "staffed" | "resolved";
  /** How it works at present */
  mode: "ai" | "assisted" | "staff";
  /** The guest, as far as is known */
  guest: {
    /** Its id: opaque, and sortable by time */
    id: string | null;
    /** Its name, as people read it */
    name: string | null;
  };
  /** A language (BCP 47) */
  language: string | null;
  /** The colleague who has it; null: nobody */
  assignee: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
  } | null;
  /** The department it is for */
  department: ("front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management") | null;
  /** Last message */
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
    /** Danger */
    danger: "fire" | "medical" | "security";
    /** The room’s number */
    room: string | null;
    /** Rehearsal */
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
      /** Its name, as people read it */
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
  waitingWhy: ("asked_for_human" | "complaint" | "emergency" | "no_answer" | "repeated_misunderstanding" | "policy" | "plan_limit" | "manual_mode" | "needs_booking" | "unreadable" | "draft_discarded" | "staff_idle") | null;
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
    /** Channel reference */
    channelReference: string | null;
    /** How it stands */
    state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
    /** From when guests may move in */
    checkIn: string;
    /** By when guests leave */
    checkOut: string;
    /** Arrival time */
    arrivalTime: string | null;
    /** The slug of the room type */
    roomType: string;
    /** The room’s number */
    room: string | null;
    /** How many adults */
    adults: number;
    /** How many children */
    children: number;
    /** Rate plan */
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
    /** What colleagues should know */
    notes: string;
    /** The id of the external */
    externalId: string | null;
    /** When: created at (UTC) */
    createdAt: string;
    /** When: updated at (UTC) */
    updatedAt: string;
    /** How the conversation may see it; null: only staff do */
    grant: ({
      /** How grave it is, or how far it reaches */
      level: "channel" | "details" | "booking" | "signed" | "staff";
      /** Why */
      reason: string;
    }) | null;
  })[];
  /** What the guest likes */
  preferences: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Which kind of its sort it is */
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
    /** Last text */
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
    /** Gives */
    gives: ("reservations" | "roomTypes")[];
  };
  /** When: checked at (UTC) */
  checkedAt: string;
  /** Credentials that were given and are not used */
  warnings: {
    /** A stable word for programs */
    code: "credential_ignored";
    /** What it is about, in words for people */
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
  /** The id of the external */
  externalId?: string | null;
};

export type CreateKeyBody = {
  /** Its name, as people read it */
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
  /** Attribute */
  attribute: string;
  /** What it holds */
  value: ({
    /** Which kind it is */
    type: "presence";
    /** What it holds */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** Which kind it is */
    type: "hours";
    /** Rules */
    rules: ({
      /** Days */
      days: {
        /** Days */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** Season */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day */
        from: string;
        /** Until when it holds (UTC) */
        until: string;
      }) | null;
      /** Spans */
      spans: ({
        /** The first day */
        from: string | null;
        /** Until when it holds (UTC) */
        until: string | null;
      })[];
      /** Round clock */
      roundClock: boolean;
    })[];
  }) | ({
    /** Which kind it is */
    type: "price";
    /** Tiers */
    tiers: ({
      /** Cost */
      cost: {
        /** Amount minor */
        amountMinor: number;
        /** ISO 4217 */
        currency: string;
        /** The first day */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** Per */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** Who */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** Ages */
      ages: ({
        /** Min */
        min: number | null;
        /** Max */
        max: number | null;
      }) | null;
      /** Days */
      days: {
        /** Days */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** Season */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day */
        from: string;
        /** Until when it holds (UTC) */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** Which kind it is */
    type: "limit";
    /** Bound */
    bound: "most" | "least";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** Which kind it is */
    type: "distance";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** Way */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** Which kind it is */
    type: "list";
    /** This page’s entries */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** Its name in each language */
    names: string[];
  }) | {
    /** Which kind it is */
    type: "credential";
    /** Word */
    word: string;
  } | {
    /** Which kind it is */
    type: "contact";
    /** A number in international format (E.164) */
    phone: string;
  } | ({
    /** Which kind it is */
    type: "place";
    /** Where it stands */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** Which kind it is */
    type: "text";
    /** The words themselves */
    text: string;
  };
  /** Conditions */
  conditions: ({
    /** Booking */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** Exceptions */
  exceptions: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** How it stands */
  status: "read" | "confirmed" | "corrected" | "rejected";
  /** Where it comes from */
  source: {
    /** Which kind it is */
    type: "faq" | "training" | "page" | "pms" | "owner";
    /** Its id: opaque, and sortable by time */
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
  /** Attribute */
  attribute: string;
  /** What it holds */
  value: ({
    /** Which kind it is */
    type: "presence";
    /** What it holds */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** Which kind it is */
    type: "hours";
    /** Rules */
    rules: ({
      /** Days */
      days: {
        /** Days */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** Season */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day */
        from: string;
        /** Until when it holds (UTC) */
        until: string;
      }) | null;
      /** Spans */
      spans: ({
        /** The first day */
        from: string | null;
        /** Until when it holds (UTC) */
        until: string | null;
      })[];
      /** Round clock */
      roundClock: boolean;
    })[];
  }) | ({
    /** Which kind it is */
    type: "price";
    /** Tiers */
    tiers: ({
      /** Cost */
      cost: {
        /** Amount minor */
        amountMinor: number;
        /** ISO 4217 */
        currency: string;
        /** The first day */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** Per */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** Who */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** Ages */
      ages: ({
        /** Min */
        min: number | null;
        /** Max */
        max: number | null;
      }) | null;
      /** Days */
      days: {
        /** Days */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** Season */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day */
        from: string;
        /** Until when it holds (UTC) */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** Which kind it is */
    type: "limit";
    /** Bound */
    bound: "most" | "least";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** Which kind it is */
    type: "distance";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** Way */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** Which kind it is */
    type: "list";
    /** This page’s entries */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** Its name in each language */
    names: string[];
  }) | {
    /** Which kind it is */
    type: "credential";
    /** Word */
    word: string;
  } | {
    /** Which kind it is */
    type: "contact";
    /** A number in international format (E.164) */
    phone: string;
  } | ({
    /** Which kind it is */
    type: "place";
    /** Where it stands */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** Which kind it is */
    type: "text";
    /** The words themselves */
    text: string;
  };
  /** Conditions */
  conditions?: ({
    /** Booking */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** Exceptions */
  exceptions?: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** The web page it stands on; left out: the owner wrote it by hand */
  source?: {
    /** Which kind it is */
    type: "page";
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The words it came from */
    quote: string;
    /** A language (BCP 47) */
    language: string;
  };
};

export type CreateKnowledgeTranslationsCsvAnswer = {
  /** Imported */
  imported: number;
  /** Unchanged */
  unchanged: number;
  /** Rows without a translation */
  empty: number;
  /** Refused */
  refused: ({
    /** Line */
    line: number;
    /** Its id: opaque, and sortable by time */
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
  /** The text of the file */
  content: string;
};

export type CreateKnowledgeTranslationsRunBody = {
  /** Languages (BCP 47) */
  languages: string[];
};

export type CreateLabelAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Its name, as people read it */
  name: string;
  /** Tone */
  tone: "grey" | "blue" | "green" | "amber" | "red" | "violet";
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type CreateLabelBody = {
  /** Unique in the property */
  name: string;
  /** Tone */
  tone?: "grey" | "blue" | "green" | "amber" | "red" | "violet";
};

export type CreateLoginPasskeyBody = {
  /** Response */
  response: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Which kind it is */
    type: "public-key";
    /** Response */
    response: {
      /** Client data json */
      clientDataJSON: string;
      /** Authenticator data */
      authenticatorData: string;
      /** Signature */
      signature: string;
      /** User handle */
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
    /** Days before max */
    daysBeforeMax?: number | null;
    /** Nights min */
    nightsMin?: number | null;
    /** Room types */
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
  /** Its name, as people read it */
  name: string;
  /** When: created at (UTC) */
  createdAt: string;
  /** null: never */
  lastUsedAt: string | null;
  /** With the first second factor alone; shown once */
  recoveryCodes?: string[];
};

export type CreatePasskeyBody = {
  /** Its name, as people read it */
  name?: string;
  /** Response */
  response: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Which kind it is */
    type: "public-key";
    /** Response */
    response: {
      /** Client data json */
      clientDataJSON: string;
      /** Attestation object */
      attestationObject: string;
      /** Transports */
      transports?: string[];
    } & Record<string, unknown>;
  } & Record<string, unknown>;
};

export type CreatePasskeysOptionAnswer = {
  /** Challenge */
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
  /** Channel reference */
  channelReference?: string | null;
  /** How it stands */
  state?: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** From when guests may move in */
  checkIn: string;
  /** By when guests leave */
  checkOut: string;
  /** Arrival time */
  arrivalTime?: string | null;
  /** The slug of the room type */
  roomType?: string;
  /** The room’s number */
  room?: string | null;
  /** How many adults */
  adults?: number;
  /** How many children */
  children?: number;
  /** Rate plan */
  ratePlan?: string;
  /** Topics the rate includes, such as breakfast, or words of the hotel’s own */
  inclusions?: string[];
  /** What is still to be paid */
  balance?: MoneyInput | null;
  /** What colleagues should know */
  notes?: string;
  /** The id of the external */
  externalId?: string | null;
};

export type CreateStaffAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** An e-mail address */
  email: string;
  /** Its name, as people read it */
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
  /** Has password */
  hasPassword: boolean;
  /** When: created at (UTC) */
  createdAt: string;
  /** Setup url */
  setupUrl: string;
};

export type CreateStaffBody = {
  /** An e-mail address */
  email: string;
  /** Its name, as people read it */
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

export type CreateTaskBody = {
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** A few words that say what it is */
  title: string;
  /** Which kind of its sort it is */
  kind?: string;
  /** The conversation’s id */
  conversationId?: string;
  /** What it is about, in words for people */
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
    /** How many are finished */
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
  attachment: ({
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Which kind of its sort it is */
    kind: "image" | "audio" | "document";
    /** Found out from the content, such as image/jpeg */
    type: string;
    /** Its name, as people read it */
    name: string;
    /** Its size */
    bytes: number;
    /** Width */
    width?: number;
    /** Height */
    height?: number;
    /** coming: being fetched from the guest’s platform; gone: not to be had there */
    state: "here" | "coming" | "gone";
    /** A path of this server, asked with the session or key that reads the message */
    url: string;
  }) | null;
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
  /** What it is about, in words for people */
  detail: string;
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** The room’s number */
  room: string | null;
  /** How pressing it is */
  priority: "low" | "normal" | "high" | "urgent";
  /** The id of the assignee */
  assigneeId: string | null;
  /** Checklist */
  checklist: string[];
  /** Every */
  every: "day" | "week" | "month";
  /** Time */
  time: string;
  /** The day of its next task, at the property */
  nextDay: string;
  /** When: created at (UTC) */
  createdAt: string;
};

export type CreateTaskRuleBody = {
  /** A few words that say what it is */
  title: string;
  /** What it is about, in words for people */
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
  /** Every */
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
  /** A stable word for programs */
  code: string;
};

export type Credential = {
  /** The key itself, or the name under which a value is kept */
  key: string;
  /** What people read */
  label: string;
  /** Where to find it */
  help: string;
  /** Which kind of its sort it is */
  kind: "text" | "secret" | "url" | "choice" | "json";
  /** Must it be given? */
  required: boolean;
  /** What may be given */
  choices?: string[];
  /** What holds where nothing is given */
  default?: string;
  /** Needed only where that other field has one of these values */
  requiredWhen?: {
    /** The key itself, or the name under which a value is kept */
    key: string;
    /** What it holds */
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
    /** Which kind of its sort it is */
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
  /** Ids */
  ids: string[];
};

export type Draft = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The conversation’s id */
  conversationId: string;
  /** Reply to */
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
    /** Its name, as people read it */
    name: string;
  } | null;
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
  messages: ({
    /** The conversation’s id */
    conversationId: string;
    /** Who wrote it */
    author: string;
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** Their contents: GET /api/uploads/{id} */
    attachments: ({
      /** Its id: opaque, and sortable by time */
      id: string;
      /** Which kind of its sort it is */
      kind: "image" | "audio" | "document";
      /** Found out from the content, such as image/jpeg */
      type: string;
      /** Its name, as people read it */
      name: string;
      /** Its size */
      bytes: number;
      /** Width */
      width?: number;
      /** Height */
      height?: number;
      /** coming: being fetched from the guest’s platform; gone: not to be had there */
      state: "here" | "coming" | "gone";
    })[];
    /** When it happened (UTC) */
    at: string;
  })[];
  /** Work for staff, or how much there is */
  tasks: {
    /** A few words that say what it is */
    title: string;
    /** What it is about, in words for people */
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
    /** How grave it is, or how far it reaches */
    level: string;
    /** Why */
    reason: string;
    /** When it happened (UTC) */
    at: string;
    /** When: ends at (UTC) */
    endsAt: string;
  }[];
  /** Pms preferences */
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
  /** The text of the file */
  content: string;
};

export type ForgotBody = {
  /** An e-mail address */
  email: string;
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
  /** Last sync */
  lastSync: string | null;
  /** Records synced */
  recordsSynced: {
    /** Rooms of bookings */
    reservations: number;
  };
  /** null where it sends its bookings by itself */
  nextSync: string | null;
  /** Whether it works, and if not what is wrong */
  health: ("ok" | "failing") | null;
  /** Last error */
  lastError: LastError | null;
  /** The sync under way */
  running: string | null;
  /** Where it calls, without a secret */
  webhookUrl: string | null;
};

export type GetFactorsAnswer = {
  /** Codes of an app are asked for */
  totp: boolean;
  /** Passkeys */
  passkeys: ({
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Its name, as people read it */
    name: string;
    /** When: created at (UTC) */
    createdAt: string;
    /** null: never */
    lastUsedAt: string | null;
  })[];
  /** Recovery codes left */
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
    /** Attribute */
    attribute: string;
    /** Asked count */
    askedCount: number;
  }[];
  /** Languages (BCP 47) */
  languages: {
    /** A stable word for programs */
    code: string;
    /** Facts that can be told in it */
    facts: number;
    /** Entries and texts that are there in it */
    texts: number;
    /** Missing texts */
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
};

export type GetKnowledgeTranslationsXlfAnswer = string;

export type GetLookAnswer = {
  /** What the assistant is called; empty: the widget’s own word */
  assistantName: string;
  /** Logo */
  logo: string | null;
  /** The address of a picture */
  avatar: string | null;
  /** The hotel’s colour */
  accent: string;
  /** Theme */
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
    /** Another one asks every guest anew */
    version: string;
    /** The words themselves */
    text: Record<string, string>;
    /** Privacy url */
    privacyUrl: string | null;
  };
  /** Proactive */
  proactive: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** When */
    when: {
      /** Of the page, as /rooms; * stands for anything */
      path?: string;
      /** On the page */
      afterSeconds?: number;
      /** The guest’s; none: any */
      languages?: string[];
      /** Once per guest */
      oncePerGuest: boolean;
    };
    /** The words themselves */
    text: Record<string, string>;
  }[];
  /** Show hours */
  showHours: boolean;
  /** Null until it is set for the first time */
  updatedAt: string | null;
};

export type GetRoomAnswer = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The number it goes by */
  number: string;
  /** The floor */
  floor: string;
  /** Room type code */
  roomTypeCode: string;
  /** Which kind it is */
  type: {
    /** A stable word for programs */
    code: string;
    /** Its name, as people read it */
    name: string;
  };
  /** Whether the room is clean */
  housekeeping: "clean" | "inspected" | "dirty" | "pickup" | "unknown";
  /** Which colleague said so; null: the PMS */
  byHand: {
    /** By */
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
  stay: ({
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The guest’s id */
    guestId: string;
    /** The number the guest has */
    confirmationNumber: string;
    /** Channel reference */
    channelReference: string | null;
    /** How it stands */
    state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
    /** From when guests may move in */
    checkIn: string;
    /** By when guests leave */
    checkOut: string;
    /** Arrival time */
    arrivalTime: string | null;
    /** The slug of the room type */
    roomType: string;
    /** The room’s number */
    room: string | null;
    /** How many adults */
    adults: number;
    /** How many children */
    children: number;
    /** Rate plan */
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
    /** What colleagues should know */
    notes: string;
    /** The id of the external */
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
    /** Unfinished, what is due first first */
    tasks: {
      /** Its id: opaque, and sortable by time */
      id: string;
      /** A few words that say what it is */
      title: string;
      /** When: due at (UTC) */
      dueAt: string;
    }[];
  }) | null;
  /** Unfinished, what is due first first */
  tasks: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** A few words that say what it is */
    title: string;
    /** When: due at (UTC) */
    dueAt: string;
  }[];
};

export type GetRoomCodeAnswer = {
  /** The chat as a page that knows the room */
  url: string;
  /** The address as a QR code: an SVG document */
  qr: string;
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
  /** The id of the external */
  externalId: string | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
};

export type GuestLook = {
  /** Assistant name */
  assistantName: string;
  /** Logo */
  logo?: string;
  /** Theme */
  theme: "light" | "dark" | "auto";
  /** Corner */
  corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
  /** Pixels */
  radius: number;
  /** Starters */
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
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** Privacy url */
    privacyUrl?: string;
  };
  /** Proactive */
  proactive: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** When */
    when: {
      /** Where it stands in a record */
      path?: string;
      /** After seconds */
      afterSeconds?: number;
      /** Languages (BCP 47) */
      languages?: string[];
      /** Once per guest */
      oncePerGuest: boolean;
    };
    /** The words themselves */
    text: Record<string, string>;
  }[];
  /** 24/7, closed, or hours such as 08:00-22:00 */
  hours?: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
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
  /** Assistant name */
  assistantName: string;
  /** Logo */
  logo?: string;
  /** Theme */
  theme: "light" | "dark" | "auto";
  /** Corner */
  corner: "bottom-right" | "bottom-left" | "top-right" | "top-left";
  /** Pixels */
  radius: number;
  /** Starters */
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
    /** The words themselves */
    text: string;
    /** A language (BCP 47) */
    language: string;
    /** Privacy url */
    privacyUrl?: string;
  };
  /** Proactive */
  proactive: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** When */
    when: {
      /** Where it stands in a record */
      path?: string;
      /** After seconds */
      afterSeconds?: number;
      /** Languages (BCP 47) */
      languages?: string[];
      /** Once per guest */
      oncePerGuest: boolean;
    };
    /** The words themselves */
    text: Record<string, string>;
  }[];
  /** 24/7, closed, or hours such as 08:00-22:00 */
  hours?: {
    /** Hours from Monday to Friday */
    mon_fri: string;
    /** Hours on Saturday and Sunday */
    weekend: string;
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
  attachments?: ({
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Which kind of its sort it is */
    kind: "image" | "audio" | "document";
    /** Found out from the content, such as image/jpeg */
    type: string;
    /** Its name, as people read it */
    name: string;
    /** Its size */
    bytes: number;
    /** Width */
    width?: number;
    /** Height */
    height?: number;
    /** coming: being fetched from the guest’s platform; gone: not to be had there */
    state: "here" | "coming" | "gone";
    /** A path of this server, asked with the session or key that reads the message */
    url: string;
  })[];
  /** Quick replies */
  quickReplies?: {
    /** What people read */
    label: string;
    /** What it holds */
    value: string;
  }[];
  /** What the answer rests on */
  sources?: {
    /** Which kind it is */
    type: string;
    /** What people read */
    label: string;
  }[];
  /** Reply to */
  replyTo?: string;
  /** The id of the client */
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
  /** The id of the external */
  externalId: string | null;
  /** When: created at (UTC) */
  createdAt: string;
  /** When: updated at (UTC) */
  updatedAt: string;
  /** Reservations, or how many there are */
  reservations: Reservation[];
  /** What the guest likes */
  preferences: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Which kind of its sort it is */
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
  /** Consent required */
  consentRequired: boolean;
  /** A number in international format (E.164) */
  phone?: string;
  /** The hotel’s colour */
  accent?: string;
  /** Replies at once */
  repliesAtOnce?: boolean;
  /** The address of a picture */
  avatar?: string;
  /** Carry on */
  carryOn?: ("email" | "whatsapp")[];
  /** Look */
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
  /** Up to */
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
    /** Its name, as people read it */
    name: string;
    /** The address of a picture */
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
  /** The first day */
  from: number;
  /** The last day */
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
  /** How many are left */
  left: boolean;
};

export type GuideStateInput = {
  /** How many are left */
  left: boolean;
};

export type HealthAnswer = {
  /** How it stands */
  status: "ok" | "failing";
  /** What was looked at, one by one */
  checks: {
    /** Its name, as people read it */
    name: string;
    /** Was all well? */
    ok: boolean;
  }[];
};

export type IdentityKey = {
  /** The key itself, or the name under which a value is kept */
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

export type KeyWithSecret = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Its name, as people read it */
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
    /** Attribute */
    attribute: string;
    /** What it was done to */
    subject: string;
    /** The subject, in the language asked for */
    label: string;
    /** Which kind it is */
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
  /** Csrf token */
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
  /** Csrf token */
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
  attachments: ({
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Which kind of its sort it is */
    kind: "image" | "audio" | "document";
    /** Found out from the content, such as image/jpeg */
    type: string;
    /** Its name, as people read it */
    name: string;
    /** Its size */
    bytes: number;
    /** Width */
    width?: number;
    /** Height */
    height?: number;
    /** coming: being fetched from the guest’s platform; gone: not to be had there */
    state: "here" | "coming" | "gone";
    /** A path of this server, asked with the session or key that reads the message */
    url: string;
  })[];
  /** How far it got, where its channel tells; unknown: it may have arrived and is not sent again */
  delivery?: {
    /** How it stands */
    state: "queued" | "sent" | "delivered" | "read" | "failed" | "unknown";
    /** Why */
    reason?: "window_closed" | "opted_out" | "not_reachable" | "rejected_credentials" | "not_allowed" | "too_many" | "bad_template" | "refused" | "payment" | "channel_unreachable" | "not_connected" | "may_have_arrived";
    /** When it happened (UTC) */
    at: string;
    /** Its pieces, in order */
    parts?: number;
    /** Where it went instead, once, because its own channel did not take it for good */
    elsewhere?: {
      /** The way the guest writes */
      channel: "whatsapp" | "sms" | "email";
      /** Null: the guest took it back */
      address: string | null;
      /** How it stands */
      state: "queued" | "sent" | "delivered" | "read" | "failed" | "unknown";
      /** Why */
      reason?: "window_closed" | "opted_out" | "not_reachable" | "rejected_credentials" | "not_allowed" | "too_many" | "bad_template" | "refused" | "payment" | "channel_unreachable" | "not_connected" | "may_have_arrived";
      /** When it happened (UTC) */
      at: string;
      /** Its pieces, in order */
      parts?: number;
    };
  };
  /** A note that no guest sees? */
  internal: boolean;
  /** Reply to */
  replyTo: string | null;
  /** When it happened (UTC) */
  at: string;
  /** By language, where staff had the language model translate it */
  translations?: Record<string, string>;
  /** Of a note that says what staff did: what, and who */
  event?: {
    /** Which kind of its sort it is */
    kind: "taken_over" | "left_waiting" | "acknowledged" | "rehearsal" | "went_to_device" | "went_to_whatsapp" | "went_to_mail" | "came_from_chat";
    /** By */
    by: string;
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
  /** Which kind of its sort it is */
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
    /** Days before max */
    daysBeforeMax: number | null;
    /** Nights min */
    nightsMin: number | null;
    /** Room types */
    roomTypes: string[];
    /** On which days of the week */
    weekdays: number[];
  };
  /** The department it is for */
  department: "front_desk" | "housekeeping" | "maintenance" | "restaurant" | "concierge" | "reservations" | "management";
  /** On request */
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
  /** Last seq */
  lastSeq?: number;
  /** Which numbering it is; another one: read anew */
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
    language?: string;
  };
};

export type OwnPasswordBody = {
  /** Is it the one in use? */
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

export type PasswordBody = {
  /** Works once */
  token: string;
  /** A password of twelve characters and more */
  password: string;
};

export type PlansAnswer = {
  /** Is it the one in use? */
  current: "starter" | "professional" | "enterprise";
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
    channels: ("widget" | "whatsapp" | "sms" | "email")[];
    /** Whether integrations are part of it */
    integrations: boolean;
  })[];
  /** What to send as cursor for the next page; null: there is none */
  nextCursor: null;
};

export type PmsConflict = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** Which kind of record */
  entity: "guests";
  /** The guest’s id */
  guestId: string;
  /** Guest name */
  guestName: string;
  /** The field’s name */
  field: "firstName" | "lastName" | "email" | "phone";
  /** The PMS’s value or field */
  pms: string;
  /** This side’s value or field */
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
      /** Request */
      request: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** Completion */
      completion: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** Communication */
      communication: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** Charge */
      charge: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** Charge void */
      charge_void: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** Preference */
      preference: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** The fields */
      fields: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
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
    /** What it is about, in words for people */
    detail: string;
  }[];
};

export type PmsDemoBody = {
  /** Which PMS it is */
  provider: string;
};

export type PmsEnabled = {
  /** Reservations, or how many there are */
  reservations: boolean;
  /** Free rooms */
  availability: boolean;
  /** Prices */
  rates: boolean;
  /** Guests */
  guestProfiles: boolean;
};

export type PmsEnabledBody = {
  /** Reservations, or how many there are */
  reservations?: boolean;
  /** Free rooms */
  availability?: boolean;
  /** Prices */
  rates?: boolean;
  /** Guests */
  guestProfiles?: boolean;
};

export type PmsFieldMapping = {
  /** The guest, as far as is known */
  guest: Record<string, string>;
  /** The reservation */
  reservation: Record<string, string>;
  /** Of the stored values; who changes them may say which they have `seen` */
  revision: string;
  /** With the provider’s own for what is left out */
  effective: {
    /** The guest, as far as is known */
    guest: Record<string, string>;
    /** The reservation */
    reservation: Record<string, string>;
  };
};

export type PmsFieldMappingBody = {
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
  };
  /** The reservation */
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
  };
  /** The reservation */
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
  /** A stable word for programs */
  code: string;
  /** Its name, as people read it */
  name: string;
  /** Max persons */
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
  /** What it is about, in words for people */
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
    /** The key itself, or the name under which a value is kept */
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
    /** The key itself, or the name under which a value is kept */
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
    /** The key itself, or the name under which a value is kept */
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
  /** Its name, as people read it */
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
      /** Request */
      request: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** Completion */
      completion: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** Communication */
      communication: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** Charge */
      charge: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** Charge void */
      charge_void: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** Preference */
      preference: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
        where: string;
      };
      /** The fields */
      fields: {
        /** Where it stands */
        place: "native" | "note" | "none";
        /** Where it stands */
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
  /** Default mapping */
  defaultMapping: {
    /** The guest, as far as is known */
    guest: Record<string, string>;
    /** The reservation */
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
  kind: "request" | "completion" | "communication" | "charge" | "charge_void" | "preference" | "fields";
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
    /** Its id: opaque, and sortable by time */
    id: string | null;
    /** Where it stands */
    place: "native" | "note" | "none";
    /** What it is about, in words for people */
    detail: string;
  }) | null;
  /** Last error */
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
  /** Last sync */
  lastSync: string | null;
  /** Records synced */
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
  /** Next sync */
  nextSync: string | null;
  /** Pending pushes */
  pendingPushes: number;
  /** Parked pushes */
  parkedPushes: number;
  /** Open conflicts */
  openConflicts: number;
  /** Whether it works, and if not what is wrong */
  health: ("ok" | "failing") | null;
  /** Last error */
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
  /** Records synced */
  recordsSynced: {
    /** Room types */
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
    /** Room types */
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
    /** Its name, as people read it */
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
    /** The key itself, or the name under which a value is kept */
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
  /** Which kind of its sort it is */
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

export type PrintRoomCodesAnswer = string;

export type Problem = {
  /** Which kind it is */
  type: string;
  /** A few words that say what it is */
  title: string;
  /** How it stands */
  status: number;
  /** What it is about, in words for people */
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
  /** Activities */
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
  /** Processors */
  processors: ({
    /** Its id: opaque, and sortable by time */
    id: string;
    /** Which kind of its sort it is */
    kind: "channel" | "pms" | "channel_manager" | "model" | "mail" | "push" | "program";
    /** Its name, as people read it */
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
  /** Emergency number */
  emergencyNumber: string;
  /** ISO 4217 */
  currency: string;
  /** Booking url */
  bookingUrl: string;
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

export type ReopenBody = {
  /** As it was when it was resolved, unless something was said since */
  restore?: boolean;
};

export type Reservation = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The guest’s id */
  guestId: string;
  /** The number the guest has */
  confirmationNumber: string;
  /** Channel reference */
  channelReference: string | null;
  /** How it stands */
  state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** From when guests may move in */
  checkIn: string;
  /** By when guests leave */
  checkOut: string;
  /** Arrival time */
  arrivalTime: string | null;
  /** The slug of the room type */
  roomType: string;
  /** The room’s number */
  room: string | null;
  /** How many adults */
  adults: number;
  /** How many children */
  children: number;
  /** Rate plan */
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
  /** What colleagues should know */
  notes: string;
  /** The id of the external */
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
  /** Webhook deliveries */
  webhookDeliveries: number;
  /** Audit entries */
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

export type SendGuestMessageBody = {
  /** Which kind it is */
  type?: "send";
  /** Its id: opaque, and sortable by time */
  id: string;
  /** The words themselves */
  text?: string;
  /** A language (BCP 47) */
  language?: {
    /** A stable word for programs */
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
  /** Allow */
  allow: string[];
};

export type SetAccountSignInBody = {
  /** required: without one nothing is shown but its set-up */
  secondFactor: "optional" | "required";
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
  /** Theme */
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
    /** Another one asks every guest anew */
    version: string;
    /** The words themselves */
    text: Record<string, string>;
    /** Privacy url */
    privacyUrl: string | null;
  };
  /** Proactive */
  proactive: {
    /** Its id: opaque, and sortable by time */
    id: string;
    /** When */
    when: {
      /** Of the page, as /rooms; * stands for anything */
      path?: string;
      /** On the page */
      afterSeconds?: number;
      /** The guest’s; none: any */
      languages?: string[];
      /** Once per guest */
      oncePerGuest?: boolean;
    };
    /** The words themselves */
    text: Record<string, string>;
  }[];
  /** Show hours */
  showHours: boolean;
  /** As GET answers it; not looked at */
  updatedAt?: string | null;
  /** The updatedAt the caller has seen; another by now is a conflict */
  seen?: string;
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
  /** Labels */
  labels?: string[];
  /** How pressing it is */
  priority?: "low" | "normal" | "high" | "urgent";
  /** Out of the lists until then, at most a year ahead; it wakes sooner where its guest writes. null: wake it now */
  snoozedUntil?: string | null;
};

export type StaffLinkAnswer = {
  /** Setup url */
  setupUrl: string;
  /** When: expires at (UTC) */
  expiresAt: string;
};

export type StaffMessageBody = {
  /** The words themselves */
  text?: string;
  /** Ids from POST /api/uploads, with words or without */
  attachments?: string[];
  /** One of the platform’s, instead of a text */
  template?: {
    /** Its name, as people read it */
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
  /** Its name, as people read it */
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
  /** Has password */
  hasPassword: boolean;
  /** When: created at (UTC) */
  createdAt: string;
};

export type StaysPage = {
  /** This page’s entries */
  items: ({
    /** Its id: opaque, and sortable by time */
    id: string;
    /** The guest’s id */
    guestId: string;
    /** The number the guest has */
    confirmationNumber: string;
    /** Channel reference */
    channelReference: string | null;
    /** How it stands */
    state: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
    /** From when guests may move in */
    checkIn: string;
    /** By when guests leave */
    checkOut: string;
    /** Arrival time */
    arrivalTime: string | null;
    /** The slug of the room type */
    roomType: string;
    /** The room’s number */
    room: string | null;
    /** How many adults */
    adults: number;
    /** How many children */
    children: number;
    /** Rate plan */
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
    /** What colleagues should know */
    notes: string;
    /** The id of the external */
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
    /** Unfinished, what is due first first */
    tasks: {
      /** Its id: opaque, and sortable by time */
      id: string;
      /** A few words that say what it is */
      title: string;
      /** When: due at (UTC) */
      dueAt: string;
    }[];
  })[];
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
    /** Which kind of its sort it is */
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
  /** Which kind of its sort it is */
  kind: string;
  /** A few words that say what it is */
  title: string;
  /** What it is about, in words for people */
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
    /** Its name, as people read it */
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
    /** How many are finished */
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
    /** Its name, as people read it */
    name: string;
  };
  /** What was changed */
  change: Record<string, {
    /** The first day */
    from: string | number | null;
    /** The last day */
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
  /** Its name, as people read it */
  name: string;
  /** A language (BCP 47) */
  language: string;
  /** What kind of message the platform takes it for */
  category: "utility" | "marketing" | "authentication";
  /** With {{1}}, {{2}} … for its places */
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
  /** The last day */
  to: string;
};

export type Unanswered = {
  /** Its id: opaque, and sortable by time */
  id: string;
  /** As it was asked last */
  question: string;
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
    /** Which kind it is */
    type: "presence";
    /** What it holds */
    is: "yes" | "no" | "on_request";
  }) | ({
    /** Which kind it is */
    type: "hours";
    /** Rules */
    rules: ({
      /** Days */
      days: {
        /** Days */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** Season */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day */
        from: string;
        /** Until when it holds (UTC) */
        until: string;
      }) | null;
      /** Spans */
      spans: ({
        /** The first day */
        from: string | null;
        /** Until when it holds (UTC) */
        until: string | null;
      })[];
      /** Round clock */
      roundClock: boolean;
    })[];
  }) | ({
    /** Which kind it is */
    type: "price";
    /** Tiers */
    tiers: ({
      /** Cost */
      cost: {
        /** Amount minor */
        amountMinor: number;
        /** ISO 4217 */
        currency: string;
        /** The first day */
        from: boolean;
      } | ("free" | "included" | "not_included" | "on_request");
      /** Per */
      per: ("night" | "day" | "hour" | "half_hour" | "minute" | "week" | "month" | "stay" | "use" | "way" | "piece" | "kwh" | "person" | "room" | "car" | "pet" | "person_night" | "person_day" | "person_stay" | "person_way" | "room_night" | "room_stay" | "car_night" | "car_day" | "pet_night" | "pet_stay" | "pet_day" | "load" | "bag") | null;
      /** Who */
      who: ("adult" | "child" | "baby" | "guest" | "outside_guest" | "senior" | "student") | null;
      /** Ages */
      ages: ({
        /** Min */
        min: number | null;
        /** Max */
        max: number | null;
      }) | null;
      /** Days */
      days: {
        /** Days */
        days: number[];
        /** Days with hours of their own */
        holidays: boolean;
      } | null;
      /** Season */
      season: (({
        /** Its name, as people read it */
        name: "summer" | "winter";
      }) | {
        /** The first day */
        from: string;
        /** Until when it holds (UTC) */
        until: string;
      }) | null;
    })[];
  }) | ({
    /** Which kind it is */
    type: "limit";
    /** Bound */
    bound: "most" | "least";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
  }) | ({
    /** Which kind it is */
    type: "distance";
    /** What it holds */
    value: number;
    /** What the price is for */
    unit: "kilogram" | "gram" | "pound" | "meter" | "centimeter" | "kilometer" | "mile" | "foot" | "minute" | "hour" | "day" | "count" | "year";
    /** Way */
    way: ("on_foot" | "by_car" | "by_bus") | null;
  }) | ({
    /** Which kind it is */
    type: "list";
    /** This page’s entries */
    items: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "contactless" | "invoice" | "vegan" | "vegetarian" | "gluten_free" | "lactose_free" | "halal" | "kosher" | "buffet" | "continental" | "dogs" | "cats" | "indoor" | "outdoor")[];
    /** Its name in each language */
    names: string[];
  }) | {
    /** Which kind it is */
    type: "credential";
    /** Word */
    word: string;
  } | {
    /** Which kind it is */
    type: "contact";
    /** A number in international format (E.164) */
    phone: string;
  } | ({
    /** Which kind it is */
    type: "place";
    /** Where it stands */
    place: "reception" | "lobby" | "ground_floor" | "basement" | "roof" | "garden" | "courtyard" | "terrace" | "balcony" | "outside" | "in_front" | "in_house" | "room" | "bathroom" | "restaurant" | "bar" | "floor";
    /** The floor */
    floor: number | null;
  }) | {
    /** Which kind it is */
    type: "text";
    /** The words themselves */
    text: string;
  };
  /** Conditions */
  conditions?: ({
    /** Booking */
    booking: "needed" | "not_needed" | "impossible";
  })[];
  /** Exceptions */
  exceptions?: ("assistance_dog" | "dogs" | "cats" | "balcony" | "terrace" | "outside" | "garden" | "restaurant" | "pool" | "spa")[];
  /** The updatedAt the caller has seen; another by now is a conflict */
  seen?: string;
};

export type UpdateLabelBody = {
  /** Unique in the property */
  name?: string;
  /** Tone */
  tone?: "grey" | "blue" | "green" | "amber" | "red" | "violet";
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
    /** Days before max */
    daysBeforeMax?: number | null;
    /** Nights min */
    nightsMin?: number | null;
    /** Room types */
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
  /** Channel reference */
  channelReference?: string | null;
  /** How it stands */
  state?: "booked" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** From when guests may move in */
  checkIn?: string;
  /** By when guests leave */
  checkOut?: string;
  /** Arrival time */
  arrivalTime?: string | null;
  /** The slug of the room type */
  roomType?: string;
  /** The room’s number */
  room?: string | null;
  /** How many adults */
  adults?: number;
  /** How many children */
  children?: number;
  /** Rate plan */
  ratePlan?: string;
  /** Topics the rate includes, such as breakfast, or words of the hotel’s own */
  inclusions?: string[];
  /** What is still to be paid */
  balance?: MoneyInput | null;
  /** What colleagues should know */
  notes?: string;
  /** The id of the external */
  externalId?: string | null;
};

export type UpdateRoomBody = {
  /** As staff found it; it holds until the PMS tells something new of the room */
  housekeeping: "clean" | "inspected" | "dirty" | "pickup" | "unknown";
};

export type UpdateStaffBody = {
  /** Its name, as people read it */
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

export type UpdateTaskBody = {
  /** What it is about, in words for people */
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
    /** How many are finished */
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
  /** The span of time that is counted */
  period: string;
  /** Ai conversations */
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
  /** What the optional language model took this month */
  languageModel: {
    /** How many calls there were */
    calls: number;
    /** Input tokens */
    inputTokens: number;
    /** Output tokens */
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
  /** Which kind it is */
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
  /** Which numbering it is; another one: read anew */
  epoch: string;
  /** Its number in the stream: each is one more than the one before */
  seq: number;
  /** How it works at present */
  mode: "new" | "resume" | "snapshot";
  /** The property it belongs to */
  property: GuestPropertyInput;
  /** How much is taken at most */
  limits: {
    /** Text length */
    textLength: number;
    /** Upload bytes */
    uploadBytes: number;
    /** Upload types */
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
  /** Conversation days */
  conversationDays?: number;
  /** Guest days */
  guestDays?: number;
  /** Task days */
  taskDays?: number;
  /** Pms log days */
  pmsLogDays?: number;
  /** Webhook days */
  webhookDays?: number;
  /** Audit days */
  auditDays?: number;
};

export type PreviewPropertyRetentionQuery = {
  /** Conversation days */
  conversationDays?: number;
  /** Guest days */
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

export type ListKnowledgeTranslationsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** The one that the translations are in; left out: the property’s second */
  language?: string;
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
  channel?: "widget" | "whatsapp" | "sms" | "email";
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
  /** Words in the messages or the guest’s name */
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
  /** The conversation */
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
  /** The conversation */
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
  /** The guest, as far as is known */
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

export type ListSyncsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
};

export type ListPmsLogsQuery = {
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

export type MapRoomTypesQuery = {
  /** The `revision` that was read; another one by now is 409 */
  seen?: string;
};

export type ListPmsConflictsQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};

export type ListPmsPushesQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** How it stands */
  state?: "pending" | "sent" | "parked" | "dropped";
};

export type ListChannelManagerSyncQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
};

export type ListChannelManagerLogsQuery = {
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

export type ListAuditEntriesQuery = {
  /** The most there may be; in a list: on one page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** What was done */
  action?: "account.registered" | "activation.changed" | "arrival_message.changed" | "backup.made" | "booking.closed" | "booking.linked" | "booking.opened" | "canned_reply.added" | "canned_reply.changed" | "canned_reply.removed" | "channel.connected" | "channel.disconnected" | "channel.template_added" | "channel_manager.connected" | "channel_manager.disconnected" | "channel_manager.setting_changed" | "channel_manager.sync_started" | "conversation.answered" | "conversation.assigned" | "conversation.erased" | "conversations.expired" | "conversation.link_made" | "conversation.link_used" | "conversation.noted" | "conversation.released" | "conversation.reopened" | "conversation.resolved" | "conversation.taken_over" | "conversation.changed" | "draft.approved" | "draft.discarded" | "draft.edited" | "fact.added" | "fact.changed" | "fact.removed" | "emergency.acknowledged" | "emergency.rehearsed" | "guest.added" | "guest.changed" | "guest.erased" | "guests.expired" | "guest.exported" | "identity_key.added" | "key.created" | "key.revoked" | "key.rotated" | "keys.forgotten" | "keys.rotated" | "network.changed" | "look.changed" | "label.added" | "label.changed" | "label.removed" | "offer.added" | "offer.changed" | "offer.removed" | "pms.conflict_resolved" | "pms.connected" | "pms.disconnected" | "pms.push_resent" | "pms.setting_changed" | "pms.sync_started" | "pms.webhook_shown" | "preference.discarded" | "preference.kept" | "property.added" | "property.changed" | "reservation.added" | "reservation.changed" | "retention.changed" | "room.changed" | "sign_in.changed" | "store.restored" | "task.changed" | "task.commented" | "task.created" | "task_rule.added" | "task_rule.removed" | "tasks.expired" | "training.changed" | "translation.changed" | "translations.imported" | "unanswered.answered" | "unanswered.dismissed" | "unanswered.merged" | "user.added" | "user.changed" | "user.factor_added" | "user.factor_failed" | "user.factor_removed" | "user.link_made" | "user.password_forgotten" | "user.password_set" | "user.recovery_codes_made" | "user.removed" | "user.session_ended" | "user.sign_in_failed" | "user.signed_in" | "user.signed_in_by_link" | "user.signed_out" | "webhook.added" | "webhook.changed" | "webhook.removed" | "webhook.replayed" | "webhook.rotated";
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

export type StreamGuestEventsQuery = {
  /** Only what has a higher number */
  after?: number;
  /** Which numbering it is; another one: read anew */
  epoch?: string;
  /** Seconds to wait for the first */
  wait?: number;
};
