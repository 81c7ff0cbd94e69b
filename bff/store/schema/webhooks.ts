/** Tables of webhooks to the hotel's own programs. */
export interface WebhookSchema {
  webhook: {
    id: string;
    propertyId: string;
    url: string;
    events: string; // JSON WebhookEvent[]
    active: number;
    secret: string; // sealed
    previousSecret: string | null; // sealed
    previousUntil: string | null;
    failingSince: string | null; // since when every delivery failed
    disabledReason: string | null; // why the server switched it off
    createdAt: string;
    updatedAt: string;
  };
  webhookDelivery: {
    id: string; // the webhook-id of every attempt
    propertyId: string;
    webhookId: string;
    type: string;
    body: string; // The signed body: each attempt sends the same bytes.
    conversationId: string | null; // the conversation in it, for erasure
    guestId: string | null;
    state: string; // pending | delivered | failed
    status: number | null;
    error: string | null;
    attempts: number;
    nextAt: string | null; // null: no further attempt
    at: string;
  };
}
