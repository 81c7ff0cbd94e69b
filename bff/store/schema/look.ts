/** Tables of the chat's look and of guests' consents. */
export interface LookSchema {
  look: {
    propertyId: string;
    settings: string; // JSON Look without accent and theme, which property.appearance holds together with the side
    consentVersion: string | null; // the version that guests must agree to before writing; null: none
    updatedAt: string;
  };
  lookPicture: {
    id: string;
    propertyId: string;
    type: string;
    data: string; // base64
    at: string;
  };
  /** Every yes and no of guests, in order. */
  guestConsent: {
    id: string;
    propertyId: string;
    conversationId: string;
    version: string;
    language: string | null; // of the text that was shown; null: the page did not say
    granted: number;
    at: string;
  };
}
