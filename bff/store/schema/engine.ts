/** Tables of the conversation engine, made by 0003. */
export interface EngineSchema {
  /** What a guest's message proved, kept so that a message that is worked on twice is tried once. */
  accessAttempt: {
    messageId: string;
    propertyId: string;
    conversationId: string;
    outcome: string; // opened | failed
    at: string;
  };
}
