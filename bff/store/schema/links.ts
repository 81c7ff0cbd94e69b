/** Tables of a conversation that goes on elsewhere. */
export interface LinkSchema {
  /** A link that was not used yet: its row goes with its use. */
  conversationLink: {
    tokenHash: string; // HMAC of the property and the secret in the link
    propertyId: string;
    conversationId: string;
    purpose: string; // LinkPurpose
    expiresAt: string;
  };
  /** Two conversations of one guest on two channels: known to staff, and opening nothing. */
  conversationJoin: {
    conversationId: string; // where the guest went on
    withId: string; // where they came from
    propertyId: string;
    at: string;
  };
}
