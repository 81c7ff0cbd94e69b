/** A message as the guest's client knows it. */
export interface SentMessage {
  conversationId: string;
  clientId: string;
  text: string;
  /** Set after the server acknowledged the message. */
  ack?: { seq: number; messageId: string };
}

/** The content of the store after the last restart. */
export interface StoredHistory {
  messages: { id: string; conversationId: string; clientId: string | null; text: string; guestSeq: number | null }[];
  events: { conversationId: string; seq: number }[];
  /** The ids of the decided messages, one entry for each decision. */
  decided: string[];
}

/**
 * Lists the broken promises in words: an acknowledged message that is not stored exactly once with its number, a repeated or
 * missing number, a message with two decisions. Empty if all promises hold.
 */
export function checkHistory(sent: readonly SentMessage[], stored: StoredHistory): string[] {
  const byClientId = Map.groupBy(stored.messages, ({ clientId }) => clientId);
  return [
    ...sent.flatMap((message) => checkMessage(message, byClientId.get(message.clientId) ?? [])),
    ...checkNumbers(stored.events),
    ...findRepeated(stored.decided).map((id) => `${id} was decided upon twice`),
  ];
}

function checkMessage(
  { conversationId, clientId, text, ack }: SentMessage,
  messages: StoredHistory['messages'],
): string[] {
  const found = messages.filter((row) => row.conversationId === conversationId);
  const [first] = found;
  if (found.length > 1) return [`${clientId} is stored ${found.length} times`];
  if (first === undefined) return ack === undefined ? [] : [`${clientId} was acknowledged and is lost`];
  if (first.text !== text) return [`${clientId} is stored with other words`];
  if (ack !== undefined && (first.guestSeq !== ack.seq || first.id !== ack.messageId))
    return [`${clientId} is stored as ${first.id}/${first.guestSeq}, acknowledged as ${ack.messageId}/${ack.seq}`];
  return [];
}

function checkNumbers(events: StoredHistory['events']): string[] {
  return [...Map.groupBy(events, ({ conversationId }) => conversationId)].flatMap(([id, rows]) => {
    const numbers = rows.map(({ seq }) => seq).toSorted((a, b) => a - b);
    const wrong = numbers.findIndex((seq, index) => seq !== index + 1);
    return wrong === -1 ? [] : [`${id}: ${numbers[wrong]} stands where ${wrong + 1} belongs`];
  });
}

function findRepeated(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => seen.size === seen.add(id).size);
}
