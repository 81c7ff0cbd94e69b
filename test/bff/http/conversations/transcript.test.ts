import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../shared/language/languages.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';
import { PostBox } from '../../../support/post-box.ts';

/** A guest of the site's chat who wishes a copy of the conversation by e-mail. */
let post: PostBox;
let server: ChatServer;
let hotel: Hotel;
let email = '';
let guests = 0;

beforeAll(async () => {
  post = new PostBox();
  server = await startChatServer({ mailer: post });
  hotel = await openHotel(server.baseUrl);
});
beforeEach(() => {
  email = `anna${++guests}@guests.example`;
});
afterAll(() => server.close());

async function chat(texts: readonly string[], at = server, house = hotel) {
  const { body } = await call(at.baseUrl, 'POST', '/chat/session', '', { propertyId: house.propertyId });
  const { session, conversationId, property } = body;
  for (const text of texts)
    await call(at.baseUrl, 'POST', '/chat/messages', session, { type: 'send', id: randomUUID(), text });
  const answered = `/api/conversations/${conversationId}/messages`;
  if (texts.length > 0)
    await expect
      .poll(async () => (await call(at.baseUrl, 'GET', answered, house.apiKey)).body.items.at(-1)?.author)
      .toBe('ai');
  const ask = (to = email, allow: number[] = []) =>
    call(at.baseUrl, 'POST', '/chat/transcript', session, { email: to, language: 'de' }, { allow });
  return { session, conversationId, property, ask };
}
const mailsTo = (to: string) => post.mails.filter((mail) => mail.to === to);

describe('a copy of a conversation', () => {
  it('is offered, and goes to the address that was typed: what the guest sees, without notes', async () => {
    const { property, conversationId, ask } = await chat(['Is the pool open on Sunday?']);
    expect(property).toMatchObject({ mailsTranscript: true });
    const path = `/api/conversations/${conversationId}/messages`;
    await call(server.baseUrl, 'POST', path.replace(/messages$/, 'notes'), hotel.apiKey, { text: 'A secret note' });
    await call(server.baseUrl, 'POST', path, hotel.apiKey, { text: 'Yes, until nine.' });
    expect(await ask(email.toUpperCase())).toMatchObject({ status: 202, body: { email } });
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = mailsTo(email);
    expect(mail?.subject).toMatch(/: (?:Conversation|Unterhaltung)$/);
    expect(mail?.text).toMatch(/Is the pool open on Sunday\?[\s\S]*Yes, until nine\./);
    expect(mail?.text).not.toContain('secret');
  });

  it('asked for twice goes once; with more in it, and to another address, it goes again', async () => {
    const { session, ask } = await chat(['Is the pool open?']);
    await ask();
    await ask();
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    await call(server.baseUrl, 'POST', '/chat/messages', session, {
      type: 'send',
      id: randomUUID(),
      text: 'And at night?',
    });
    await ask();
    await expect.poll(() => mailsTo(email).at(-1)?.text).toContain('And at night?');
  });

  it('goes three times an hour, and no address gets more than that', async () => {
    const { ask } = await chat(['Good day']);
    for (const one of [1, 2, 3]) expect((await ask(`${one}.${email}`)).status).toBe(202);
    expect((await ask(`4.${email}`, [429])).status).toBe(429);
    for (const one of ['a', 'b', 'c']) await (await chat([`Hello ${one}`])).ask();
    expect((await (await chat(['Hello d'])).ask(email, [429])).status).toBe(429);
  });

  it('is refused before anything was said, and to what is no address', async () => {
    const { ask } = await chat([]);
    expect(await ask(email, [409])).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const talked = await chat(['Good day']);
    for (const wrong of ['anna', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'])
      expect((await talked.ask(wrong, [422])).status).toBe(422);
    expect(mailsTo(email)).toEqual([]);
  });

  it('is taken out of the outbox with the conversation, sent or not', async () => {
    const { session, conversationId, ask } = await chat(['A canaryword']);
    await ask();
    const kept = async () => {
      const rows = await server.deps.db.selectFrom('outbox').select('key').where('kind', '=', 'mail').execute();
      return rows.filter(({ key }) => key.includes(conversationId)).length;
    };
    expect(await kept()).toBe(1);
    await call(server.baseUrl, 'POST', '/chat/messages', session, { type: 'erase' });
    expect(await kept()).toBe(0);
  });

  it('is not offered and not taken where the server sends no e-mail', async () => {
    const silent = await startChatServer();
    try {
      const { property, ask } = await chat(['Good day'], silent, await openHotel(silent.baseUrl));
      expect(property).not.toHaveProperty('mailsTranscript');
      expect(await ask(email, [409, 422])).toMatchObject({ body: { code: 'channel_not_connected' } });
    } finally {
      await silent.close();
    }
  });

  it('speaks every language of the chat', () => {
    const file = new URL('../../../../bff/conversation/guest/transcript/words.json', import.meta.url);
    const words: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
    for (const name of ['why', 'conversation'])
      expect(new Set(Object.values(words).map((one) => one[name]?.trim())).size).toBeGreaterThan(30);
  });
});
