/** Tables for continuing a conversation on another device or channel. */
export interface LinkSchema {
  /** A link that was not used yet. Its row is deleted when it is used. */
  conversationLink: {
    tokenHash: string; // HMAC of the property and the secret in the link
    propertyId: string;
    conversationId: string;
    purpose: string; // LinkPurpose
    expiresAt: string;
  };
  /** Two conversations of one guest on two channels. Staff see it; it grants no access. */
  conversationJoin: {
    conversationId: string; // The conversation where the guest continued.
    withId: string; // The conversation where the guest came from.
    propertyId: string;
    at: string;
  };
}
