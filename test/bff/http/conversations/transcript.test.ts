import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../shared/language/languages.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';
import { PostBox } from '../../../support/post-box.ts';

/** A guest of the website's chat who asks for a copy of the conversation by e-mail. */
let post: PostBox;
let server: ChatServer;
let hotel: Hotel;
let email = '';
let guests = 0;
let later = 0;

beforeAll(async () => {
  post = new PostBox();
  server = await startChatServer({
    mailer: post,
    clock: () => new Date(Date.now() + later),
    trustedProxies: ['127.0.0.1'],
  });
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
  const requestTranscript = (to = email, allow: number[] = [], from = `192.0.2.${guests}`) =>
    call(
      at.baseUrl,
      'POST',
      '/chat/transcript',
      session,
      { email: to, language: 'de' },
      { allow, headers: { 'x-forwarded-for': from } },
    );
  return { session, conversationId, property, ask: requestTranscript };
}
const rowsOf = async (conversationId: string) => {
  const rows = await server.deps.db.selectFrom('outbox').selectAll().where('kind', '=', 'mail').execute();
  return rows.filter(({ key }) => key.includes(conversationId));
};
const mailsTo = (to: string) => post.mails.filter((mail) => mail.to === to);

describe('a transcript of a conversation', () => {
  it('is offered, and is sent to the given address without internal notes', async () => {
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

  it('requested twice is sent once; after new messages, or to another address, it is sent again', async () => {
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

  it('is sent at most three times an hour per conversation and per address', async () => {
    const { ask } = await chat(['Good day']);
    for (const one of [1, 2, 3]) expect((await ask(`${one}.${email}`)).status).toBe(202);
    expect((await ask(`4.${email}`, [429])).status).toBe(429);
    for (const one of ['a', 'b', 'c']) await (await chat([`Hello ${one}`])).ask();
    expect((await (await chat(['Hello d'])).ask(email, [429])).status).toBe(429);
  });

  it('is sent again in the next hour', async () => {
    const { ask } = await chat(['Is the pool open?']);
    await ask();
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    later += 3_600_000;
    await ask();
    await expect.poll(() => mailsTo(email)).toHaveLength(2);
    later = 0;
  });

  it('is not stored after it was sent, and its log entry contains no address', async () => {
    const { conversationId, ask } = await chat(['Good day']);
    await ask();
    await expect.poll(async () => (await rowsOf(conversationId))[0]?.doneAt).toBeTruthy();
    const [row] = await rowsOf(conversationId);
    expect(row?.payload).toBe('{}');
    const { guestSeq } = await server.deps.db
      .selectFrom('conversation')
      .select('guestSeq')
      .where('id', '=', conversationId)
      .executeTakeFirstOrThrow();
    const hour = Math.floor(Date.parse(row?.createdAt ?? '') / 3_600_000);
    for (const guess of [`${guestSeq} ${email}`, `${guestSeq} ${hour} ${email}`])
      for (const form of ['hex', 'base64url'] as const)
        expect(row?.key).not.toContain(createHash('sha256').update(guess).digest(form).slice(0, 16));
  });

  it('of a long conversation contains the newest messages and a note about the rest', async () => {
    const { session, conversationId, ask } = await chat(['One']);
    await call(server.baseUrl, 'POST', '/chat/messages', session, { type: 'send', id: randomUUID(), text: 'Two' });
    const message = server.deps.db
      .selectFrom('message')
      .select(['id', 'text'])
      .where('conversationId', '=', conversationId);
    await expect.poll(async () => (await message.execute()).length).toBe(4);
    for (const { id, text } of await message.execute())
      await server.deps.writer.write((trx) =>
        trx
          .updateTable('message')
          .set({ text: `${text} ${'ä'.repeat(45_000)}` })
          .where('id', '=', id)
          .execute(),
      );
    await ask();
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const text = mailsTo(email)[0]?.text ?? '';
    expect(Buffer.byteLength(text)).toBeLessThan(201_000);
    expect(text.split('\n\n')[1]).toBe('…');
    expect(text).toContain('Two ä');
    expect(text).not.toContain('One ä');
  });

  it('counts for an address without its tag, and only if there is something to send', async () => {
    const { ask } = await chat([]);
    const empty = await chat([]);
    for (const other of [ask, ask, ask, empty.ask]) expect((await other(email, [409])).status).toBe(409);
    for (const tag of ['', '+a', '+b'])
      expect((await (await chat(['Good day'])).ask(email.replace('@', `${tag}@`))).status).toBe(202);
    expect((await (await chat(['Good day'])).ask(email.replace('@', '+c@'), [429])).status).toBe(429);
  });

  it('counts for a network, which may have many guests', async () => {
    for (let one = 0; one < 30; one += 3) {
      const { ask } = await chat([]);
      for (const two of [0, 1, 2]) expect((await ask(email, [409], `2001:db8:7:${one + two}::1`)).status).toBe(409);
    }
    expect((await (await chat([])).ask(email, [429], '2001:db8:7:99::1')).status).toBe(429);
  });

  it('is limited per hour for one house, whoever requests it', async () => {
    const limits = { propertyTranscripts: { requests: 2, windowSeconds: 3_600 } };
    const small = await startChatServer({ mailer: post, limits });
    try {
      const house = await openHotel(small.baseUrl);
      for (const one of ['1', '2']) await (await chat(['Good day'], small, house)).ask(`${one}.${email}`);
      expect((await (await chat(['Good day'], small, house)).ask(`3.${email}`, [429])).status).toBe(429);
    } finally {
      await small.close();
    }
  });

  it('that the mail server refuses for good is not retried, and can be requested again', async () => {
    const { conversationId, ask } = await chat(['Good day']);
    post.refusals.push({ code: 'EENVELOPE', responseCode: 550 });
    await ask();
    await expect.poll(() => rowsOf(conversationId)).toEqual([]);
    expect(mailsTo(email)).toEqual([]);
    await ask();
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
  });

  it('waits while the mail server is busy or refuses the sender temporarily', async () => {
    const { conversationId, ask } = await chat(['Good day']);
    post.refusals.push({ code: 'EENVELOPE', responseCode: 451 }, { code: 'EAUTH', responseCode: 535 });
    await ask();
    await expect
      .poll(() => {
        later += 60_000;
        server.deps.mail?.nudge();
        return mailsTo(email).length;
      })
      .toBe(1);
    expect(post.refusals).toEqual([]);
    expect(await rowsOf(conversationId)).toHaveLength(1);
    later = 0;
  });

  it('is refused before the first message, and for an invalid address', async () => {
    const { ask } = await chat([]);
    expect(await ask(email, [409])).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const talked = await chat(['Good day']);
    for (const wrong of ['anna', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'])
      expect((await talked.ask(wrong, [422])).status).toBe(422);
    expect(mailsTo(email)).toEqual([]);
  });

  it('is deleted from the outbox with its conversation, whether it was sent or not', async () => {
    const { session, conversationId, ask } = await chat(['A canaryword']);
    await ask();
    const countOutboxRows = async () => (await rowsOf(conversationId)).length;
    expect(await countOutboxRows()).toBe(1);
    await call(server.baseUrl, 'POST', '/chat/messages', session, { type: 'erase' });
    expect(await countOutboxRows()).toBe(0);
  });

  it('is neither offered nor accepted if the server sends no e-mail', async () => {
    const silent = await startChatServer();
    try {
      const { property, ask } = await chat(['Good day'], silent, await openHotel(silent.baseUrl));
      expect(property).not.toHaveProperty('mailsTranscript');
      expect(await ask(email, [409, 422])).toMatchObject({ body: { code: 'channel_not_connected' } });
    } finally {
      await silent.close();
    }
  });

  it('has texts in every language of the chat', () => {
    const file = new URL('../../../../bff/conversation/guest/transcript/words.json', import.meta.url);
    const words: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
    for (const name of ['why', 'conversation'])
      expect(new Set(Object.values(words).map((one) => one[name]?.trim())).size).toBeGreaterThan(30);
  });
});
