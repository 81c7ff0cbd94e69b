/** Tables of the channels besides the website's own chat. */
export interface ChannelSchema {
  /** A property's account at a channel's platform. */
  channelConnection: {
    propertyId: string;
    channel: string;
    id: string; // a new connection of the same channel gets a new id
    credentials: string; // sealed JSON: what the channel's form asks for
    detail: string; // JSON { name: value }, shown to staff
    health: string; // ok | failing
    lastError: string | null; // JSON { code, message, at }
    connectedAt: string;
    updatedAt: string;
    heardUntil: string | null; // guests' messages were fetched up to this instant
    lastSentAt: string | null; // when it last accepted a message
  };
  /**
   * A platform's notices about an account, also those that could not be parsed. They are deleted with the connection. A
   * notice that is over stays, so that an older one that arrives late does not apply again.
   */
  channelNotice: {
    propertyId: string;
    channel: string;
    code: string;
    subject: string; // The subject, if there may be several; else empty.
    level: string; // info | warning | error
    message: string; // For staff: what happened and what to do, without guests' data.
    count: number; // how often it was received
    since: string; // first received
    at: string; // last received
    overAt: string | null; // since when it no longer applies; null: it applies
  };
  /** A file for a guest whose channel cannot carry it, or whose platform fetches it from here. */
  fileLink: {
    tokenHash: string;
    propertyId: string;
    uploadId: string;
    user: string; // platform | guest
    jpegBytesMax: number | null; // converted to a JPEG of at most this size; null: not converted
    expiresAt: string;
    openedAt: string | null; // when the guest opened it
  };
  /** A guest's address on a channel, and the one conversation that takes place there. */
  channelContact: {
    propertyId: string;
    channel: string;
    address: string; // E.164, or the platform's own form
    conversationId: string;
    heardAt: string; // when the guest last wrote, by the platform's clock
    optedOutAt: string | null;
    optOutText: string | null; // the guest's own words
    optOutBy: 'house' | 'platform' | null; // Who stopped messages; null: nobody, or unknown.
    noMarketingAt: string | null; // since when they want no offers
    termsVersion: string | null; // Of the last text shown to them, to which they agree by writing on.
    termsLanguage: string | null; // the language of that text
    termsAt: string | null; // when it was shown
    thread: string | null; // The channel's own data for an answer in the same thread.
  };
  /** The e-mail address of a guest of the website's chat, for replies after they left. */
  followUp: {
    conversationId: string;
    propertyId: string;
    address: string;
    consentText: string; // the text that the guest agreed to
    language: string; // The language of that text.
    at: string;
  };
  /** The template for each use when a guest's channel accepts only templates. */
  templateUse: {
    propertyId: string;
    channel: string;
    use: string; // TemplateUse
    name: string;
    values: string; // JSON [text]: the values of its placeholders
    variants: string; // JSON [{ language, body, variables }]: as approved when the platform was last asked
    updatedAt: string;
  };
  /** A part of a message on its way to a guest; its channel may need several. */
  channelPart: {
    id: string; // sent along to the platform, which returns it in receipts
    propertyId: string;
    conversationId: string;
    messageId: string;
    channel: string;
    via: string | null; // the guest's other conversation to whose address it is sent, if its own channel failed
    content: string; // JSON OutgoingContent
    state: string; // ReachedState, or 'sending' during an attempt
    reason: string | null; // ReachFault
    hint: string | null; // for staff: what happened and what to do
    code: string | null; // the platform's error code
    platformId: string | null;
    attempts: number;
    nextAt: string | null; // null: no further attempt
    at: string; // when the state last changed
    createdAt: string;
  };
}
