/** Tables for the desk's views. */
export interface DeskSchema {
  /** A reply that staff send often. */
  cannedReply: {
    id: string;
    propertyId: string;
    name: string; // what staff type to find it; unique in the property
    texts: string; // JSON { language: text }; may hold {guest}, {room} and the like
    createdAt: string;
    updatedAt: string;
  };
  /** Labels with which staff sort conversations. */
  label: {
    id: string;
    propertyId: string;
    name: string; // unique in the property
    tone: string; // LabelTone
    createdAt: string;
    updatedAt: string;
  };
  /** Several actions that staff often do together. */
  macro: {
    id: string;
    propertyId: string;
    name: string; // unique in the property
    actions: string; // JSON ConversationAction[]
    createdAt: string;
    updatedAt: string;
  };
  /** A saved filter for the list of conversations. */
  savedView: {
    id: string;
    propertyId: string;
    userId: string | null; // its owner; null: an API key, or a deleted user
    name: string;
    query: string; // JSON, as viewQuery has it
    shared: number; // 1: all colleagues of the property see it
    createdAt: string;
    updatedAt: string;
  };
  /** A colleague's comment on a task, or a photo. */
  taskComment: {
    id: string;
    propertyId: string;
    taskId: string;
    actor: string; // user or key
    name: string; // their name at that time
    text: string; // may be '' with an attachment
    attachment: string | null; // JSON Attachment
    at: string;
  };
  /** A rule for recurring tasks. */
  taskRule: {
    id: string;
    propertyId: string;
    title: string;
    detail: string;
    department: string;
    room: string | null;
    priority: string;
    assigneeId: string | null;
    checklist: string; // JSON string[]
    every: string; // TaskRhythm
    time: string; // HH:MM at the property, by which it is due
    nextDay: string; // the local day of the next task
    firstDay: string; // the day the rhythm counts from
    createdAt: string;
  };
  conversationLabel: { conversationId: string; labelId: string };
  /** How far a colleague has read a conversation, as a number of the staff's stream. */
  readMark: { conversationId: string; userId: string; seq: number };
  /** A browser that gets push messages while no desk is open in it (Web Push). */
  pushDevice: {
    id: string;
    userId: string;
    endpoint: string;
    keys: string; // sealed JSON { p256dh, auth }
    createdAt: string;
    lastUsedAt: string;
  };
  /** A site on which the property's widget was loaded. */
  widgetSighting: { propertyId: string; origin: string; firstAt: string; lastAt: string };
  /** A message that the language model translated for staff. */
  messageTranslation: { messageId: string; language: string; text: string; model: string; at: string };
  /** A permanent number for each message, which the full-text index uses. Triggers insert and delete it. */
  messageNumber: { number: number; messageId: string };
  messageSearch: { rowid: number; text: string };
  /** One row: messages up to this number are in the full-text index. */
  searchProgress: { id: number; upTo: number };
}
