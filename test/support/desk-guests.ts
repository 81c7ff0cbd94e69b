import { randomUUID } from 'node:crypto';

/** A guest who writes over plain HTTP, like the widget in a network that blocks sockets. */
export interface HttpGuest {
  conversationId: string;
  /** Sends a message and waits until it is stored. */
  say(text: string): Promise<void>;
}

/** Starts a conversation in a property's website chat. */
export async function startGuest(baseUrl: string, propertyId: string, locale = 'en'): Promise<HttpGuest> {
  const hello = { type: 'hello', propertyId, locale, page: { url: `${baseUrl}/sample`, title: 'Rooms' } };
  const welcome = await post(`${baseUrl}/chat/session`, hello);
  const { session, conversationId } = welcome as { session: string; conversationId: string };
  return {
    conversationId,
    async say(text) {
      const send = { type: 'send', id: randomUUID(), text };
      await post(`${baseUrl}/chat/messages`, send, { authorization: `Bearer ${session}` });
    },
  };
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
