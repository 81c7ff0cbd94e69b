/** Tables of the channels that guests write by beside the site's own chat. */
export interface ChannelSchema {
  /** A property's account at a channel's platform. */
  channelConnection: {
    propertyId: string;
    channel: string;
    id: string; // of this connection: another one of the same channel has another
    credentials: string; // sealed JSON: what the channel's form asks for
    detail: string; // JSON { name: value }, to be shown
    health: string; // ok | failing
    lastError: string | null; // JSON { code, message, at }
    connectedAt: string;
    updatedAt: string;
    heardUntil: string | null; // up to when the platform was asked what guests wrote
    lastSentAt: string | null; // when it last took a message
  };
  /** What a platform told of an account, or what of it could not be understood; gone with the connection. What is over stays, so that what was told before it and comes later does not hold again. */
  channelNotice: {
    propertyId: string;
    channel: string;
    code: string; // what kind it is
    subject: string; // what it is about, where there may be several; else empty
    level: string; // info | warning | error
    message: string; // for staff: what it is and what to do; no guest's data
    count: number; // how often it was told
    since: string; // when it was first
    at: string; // and last
    overAt: string | null; // since when it does not hold any more; null: it holds
  };
  /** A file on its way to a guest whose channel cannot carry it, or whose platform fetches it here. */
  fileLink: {
    tokenHash: string;
    propertyId: string;
    uploadId: string;
    user: string; // platform | guest
    jpegBytesMax: number | null; // given as a JPEG of at most so many bytes; null: as it is
    expiresAt: string;
    openedAt: string | null; // by the guest, once
  };
  /** A guest's address on a channel, with the one conversation that is held there. */
  channelContact: {
    propertyId: string;
    channel: string;
    address: string; // E.164, or what the platform has instead
    conversationId: string;
    heardAt: string; // when the guest last wrote, by the platform's clock
    optedOutAt: string | null;
    optOutText: string | null; // the guest's own words
    optOutBy: 'house' | 'platform' | null; // who holds messages back; null: nobody, or it was not kept
    noMarketingAt: string | null; // since when they want no offers
    termsVersion: string | null; // of the text that they were last shown, which they agree to by writing on
    termsLanguage: string | null; // the language it was in
    termsAt: string | null; // and when
    thread: string | null; // what the channel needs to answer in the same thread, in its own form
  };
  /** A guest of the site's chat who is written to by e-mail once they have gone. */
  followUp: {
    conversationId: string;
    propertyId: string;
    address: string;
    consentText: string; // what the guest read when they left it
    language: string; // of that text
    at: string;
  };
  /** Which template goes for what once a guest's channel takes no other words. */
  templateUse: {
    propertyId: string;
    channel: string;
    use: string; // TemplateUse
    name: string;
    values: string; // JSON [text]: what stands in its places
    variants: string; // JSON [{ language, body, variables }]: as the platform approved it when that was last looked at
    updatedAt: string;
  };
  /** A message on its way to a guest, in as many parts as its channel needs. */
  channelPart: {
    id: string; // what the platform is given along, and tells back
    propertyId: string;
    conversationId: string;
    messageId: string;
    channel: string;
    via: string | null; // the guest's other conversation whose address it goes to, where its own took it not
    content: string; // JSON OutgoingContent
    state: string; // ReachedState, or 'sending' while a try is under way
    reason: string | null; // ReachFault
    hint: string | null; // for staff: what happened and what to do
    code: string | null; // the platform's own, of the failure
    platformId: string | null;
    attempts: number;
    nextAt: string | null; // null: it is tried no more
    at: string; // of the last change of its state
    createdAt: string;
  };
}
