/** Tables behind the desk's own views. */
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
  /** What staff sort conversations by, in the house's own words. */
  label: {
    id: string;
    propertyId: string;
    name: string; // unique in the property
    tone: string; // LabelTone
    createdAt: string;
    updatedAt: string;
  };
  /** Several things that staff often do together. */
  macro: {
    id: string;
    propertyId: string;
    name: string; // unique in the property
    actions: string; // JSON ConversationAction[]
    createdAt: string;
    updatedAt: string;
  };
  /** A way to look at the list of conversations. */
  savedView: {
    id: string;
    propertyId: string;
    userId: string | null; // who made it; null: a program, or somebody who is gone
    name: string;
    query: string; // JSON, as viewQuery has it
    shared: number; // 1: every colleague of the house sees it
    createdAt: string;
    updatedAt: string;
  };
  /** What a colleague said or showed of a task. */
  taskComment: {
    id: string;
    propertyId: string;
    taskId: string;
    actor: string; // user or key
    name: string; // as they were called then
    text: string; // may be '' beside a picture
    attachment: string | null; // JSON Attachment
    at: string;
  };
  /** Work that comes again. */
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
  /** How far a colleague has read a conversation, by the staff's stream. */
  readMark: { conversationId: string; userId: string; seq: number };
  /** A browser that may be woken while no desk is open in it (Web Push). */
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
  /** A message in another language, as staff wished to read it, by the language model. */
  messageTranslation: { messageId: string; language: string; text: string; model: string; at: string };
  /** A number that stays for each message, by which the full-text index names it. Given and taken by triggers. */
  messageNumber: { number: number; messageId: string };
  messageSearch: { rowid: number; text: string };
  /** One row: messages up to this number are in the full-text index. */
  searchProgress: { id: number; upTo: number };
}
