/** Tables of the chat's look and of what guests agreed to. */
export interface LookSchema {
  look: {
    propertyId: string;
    settings: string; // JSON Look without accent and theme, which property.appearance holds with the side
    consentVersion: string | null; // what guests must have agreed to before they write; null: nothing
    updatedAt: string;
  };
  lookPicture: {
    id: string;
    propertyId: string;
    type: string;
    data: string; // base64
    at: string;
  };
  /** Every yes and no, kept as it was said. */
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
