/** Tables of what the hotel's own programs are told. */
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
    failingSince: string | null; // since when nothing was taken
    disabledReason: string | null; // why it was switched off by itself
    createdAt: string;
    updatedAt: string;
  };
  webhookDelivery: {
    id: string; // the webhook-id of every try
    propertyId: string;
    webhookId: string;
    type: string;
    body: string; // as it was signed: each try sends the same bytes
    conversationId: string | null; // whose words are in it, for erasing
    guestId: string | null;
    state: string; // pending | delivered | failed
    status: number | null;
    error: string | null;
    attempts: number;
    nextAt: string | null; // null: it is tried no more
    at: string;
  };
}
