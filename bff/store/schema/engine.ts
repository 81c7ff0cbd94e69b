/** Tables of the conversation engine, made by 0003. */
export interface EngineSchema {
  /**
   * The result of a guest's proof of identity, stored so that a message that is processed twice counts as one attempt.
   */
  accessAttempt: {
    messageId: string;
    propertyId: string;
    conversationId: string;
    outcome: string; // opened | failed
    at: string;
  };
}
