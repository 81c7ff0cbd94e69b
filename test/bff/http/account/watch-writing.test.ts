import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { ensureConversation } from '../../../../bff/conversation/turn/receive.ts';
import { WRITING_WATCH } from '../../../../bff/http/signing-in/watch-writing.ts';
import { type HttpServer, register, signIn, startHttpServer } from '../../../support/http-server.ts';

/** A stolen account of a colleague sends a link to every guest before anybody notices. */
let server: HttpServer;
beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server.close());

describe('a colleague who writes many messages within ten minutes', () => {
  it('is recorded once in the audit log after sending the same text to more than five guests', async () => {
    const { write, alarms } = await openDesk('same@words.example');
    for (let count = 0; count < WRITING_WATCH.sameWords; count++) await write('Pay here: https://pay.example');
    expect(await alarms()).toEqual([]);
    await write(' Pay here: https://pay.example ');
    const [alarm] = await alarms();
    expect(alarm).toMatchObject({ action: 'user.wrote_to_many', detail: { guests: 6, sameWords: 6 } });
    expect(alarm.actor).toBe(alarm.subject);
    expect(JSON.stringify(alarm)).not.toContain('pay.example');
    await write('Pay here: https://pay.example');
    expect(await alarms()).toHaveLength(1);
  });

  it('is recorded in the audit log after writing to more than twenty guests, who all receive the message', async () => {
    const { write, alarms } = await openDesk('many@words.example');
    for (let count = 0; count < WRITING_WATCH.guests; count++) await write(`Good evening, number ${count}`);
    expect(await alarms()).toEqual([]);
    await write('Good evening');
    expect(await alarms()).toMatchObject([{ detail: { guests: 21, sameWords: 1 } }]);
  });

  it('is not recorded in the audit log after writing any number of messages to one guest', async () => {
    const { conversation, say, alarms } = await openDesk('one@words.example');
    const id = await conversation();
    for (let count = 0; count < 8; count++) await say(id, 'One moment, please');
    expect(await alarms()).toEqual([]);
  });
});

/** A hotel whose owner has the desk open. */
async function openDesk(email: string) {
  const made = await register(server, email);
  const { headers } = await signIn(server, made);
  const { propertyId } = made;
  const conversation = async () => {
    const now = new Date();
    const session = newGuestSession(propertyId, now);
    const at = now.toISOString();
    await server.deps.writer.write((trx) => ensureConversation(trx, session, { mode: 'ai', at }));
    return session.conversationId;
  };
  const say = async (id: string, text: string) => {
    const path = `/api/conversations/${id}/messages`;
    const answer = await server.call('POST', path, {
      headers: { ...headers, 'x-property-id': propertyId },
      body: { text },
    });
    expect(answer.status).toBe(201);
  };
  const alarms = async () => (await server.call('GET', '/api/audit?action=user.wrote_to_many', { headers })).body.items;
  return { conversation, say, alarms, write: async (text: string) => say(await conversation(), text) };
}
