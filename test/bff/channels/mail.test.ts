import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantStay } from '../../../bff/access/grants.ts';
import { signWebhook } from '../../../bff/base/secrets/standard-webhooks.ts';
import { readHtmlWords } from '../../../bff/channels/mail/html.ts';
import { cutQuoted } from '../../../bff/channels/mail/words.ts';
import { SIMULATED } from '../../../bff/simulators/mail/account.ts';
import { type MailSimulator, startMail } from '../../../bff/simulators/mail/simulator.ts';
import { writeMail, writeReport } from '../../../bff/simulators/mail/words.ts';
import { drawing, PDF, photo } from '../../support/sample-files.ts';
import { type HouseOn, openHouseOn } from './house.ts';
import { HTML_BODIES, WRITTEN, writeHtmlMail } from './html-mails.ts';

/** Guests write to the hotel's address; a program posts their mails to this server. */
let house: HouseOn<MailSimulator>;
let guests = 0;
let guest = '';
let secret = '';
beforeAll(async () => {
  house = await openHouseOn('email', startMail);
  const connected = await connect(house.platform.credentials);
  secret = connected.body.secret;
  await house.platform.setWebhook(house.webhookUrl, connected.body);
});
afterAll(() => house.close());
beforeEach(() => {
  guest = `anna${++guests}@guests.example`;
});
afterEach(() => {
  house.platform.faults.clear();
  house.platform.webhooks.repeat(1);
});

const connect = (body: object) => house.server.call('PUT', '/api/channels/email', { key: house.key, body });
const mails = () => house.platform.sent.filter(({ to }) => to === guest);
const findConversation = async () => (await house.conversations()).find(({ address }) => address === guest);
const texts = async (id: string, author: string) =>
  (await house.messages(id)).filter((one) => one['author'] === author).map(({ text }) => text);
const guestTexts = (id: string) => texts(id, 'guest');

async function write(text: string, options: Parameters<MailSimulator['write']>[2] = {}): Promise<string> {
  house.platform.write(guest, text, options);
  await house.settle();
  return String((await findConversation())?.['id']);
}

async function reply(id: string, text: string, more: object = {}) {
  const body = { ...(text === '' ? {} : { text }), ...more };
  const answer = await house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });
  await house.settle();
  return answer;
}

async function deliver(source: string): Promise<void> {
  house.platform.deliver(source);
  await house.settle();
}

/** Posts a parsed mail, signed. */
function postJson(body: string): Promise<Response> {
  const signed = signWebhook({ id: `msg_${guests}`, body, secrets: [secret] }, house.server.deps.clock());
  const headers = { 'content-type': 'application/json', ...signed };
  return fetch(house.webhookUrl, { method: 'POST', body, headers });
}

describe('a guest’s mail', () => {
  it('is found below thousands of empty lines, at once', () => {
    expect(cutQuoted(`${'\n'.repeat(7_990)}Hello`).trim()).toBe('Hello');
  });

  it('is found in a page that nests without end, at once', () => {
    expect(readHtmlWords(`Hello${'<b>'.repeat(85_000)}${'</i>'.repeat(64_000)}`)).toBe('Hello');
  });

  it('is answered in the same thread, under their subject, from the house’s address', async () => {
    await write('When is breakfast?', { subject: 'A question' });
    const [answer] = mails();
    expect(answer).toMatchObject({ subject: 'Re: A question', text: 'Echo: A question\n\nWhen is breakfast?' });
    expect(answer?.source).toMatch(/^From: .*<chat@lindenhof\.example>/m);
    expect(answer?.source).toMatch(/^In-Reply-To: <[0-9a-f]{24}@guests\.example>/m);
    expect(answer?.replyTo).toMatch(/^chat\+[0-9a-z.]+@lindenhof\.example$/);
    expect(answer?.from).toBe(answer?.replyTo);
  });

  it('continues one conversation, without the quoted text', async () => {
    const id = await write('human please');
    await reply(id, 'This is Lena. How can I help?');
    await write('A late check-out would be lovely.');
    expect(await guestTexts(id)).toEqual(['human please', 'A late check-out would be lovely.']);
  });

  it.each([
    [
      'only an HTML page',
      { 'Content-Type': 'text/html; charset=utf-8' },
      '<p>Is there a <b>pool</b>?</p>',
      'Is there a pool?',
    ],
    ['a signature', {}, 'Is there a pool?\r\n\r\n-- \r\nAnna Muster\r\n+41 44 000 00 00', 'Is there a pool?'],
    [
      'a quotation in a language nobody here knows',
      {},
      'Is there a pool?\r\n\r\n2026年11月3日 10:00 Hotel <chat@lindenhof.example>:\r\n\r\n> Welcome',
      'Is there a pool?',
    ],
  ])('is read as its words: %s', async (_, headers, text, read) => {
    const id = await write(text, { headers });
    expect(await guestTexts(id)).toEqual([read]);
  });

  it.each(HTML_BODIES)('is read from its HTML body if only that has the text: %s', async (_, body) => {
    await deliver(writeHtmlMail(guest, body, house.server.deps.clock()));
    const [said] = await guestTexts(String((await findConversation())?.['id']));
    expect(String(said).replace(/\s+/g, ' ')).toBe(WRITTEN);
  });

  it('without text is read by its subject, and without both goes to staff', async () => {
    expect(await guestTexts(await write('', { subject: 'Is there a pool?' }))).toEqual(['Is there a pool?']);
    guest = `b${guest}`;
    await write('');
    expect(await findConversation()).toMatchObject({ state: 'waiting' });
  });

  it('stores pictures and documents, each checked by its content, and lists the refused ones', async () => {
    const id = await write('The lamp is broken', {
      files: [
        { name: 'lamp.jpg', type: 'application/octet-stream', bytes: await photo() },
        { name: 'bill.pdf', type: 'application/pdf', bytes: PDF },
        { name: 'lamp.png', type: 'image/png', bytes: Buffer.from('MZ, which is a program') },
      ],
    });
    const [message] = await house.messages(id);
    expect(message).toMatchObject({
      text: 'The lamp is broken',
      attachments: [
        { kind: 'image', type: 'image/jpeg', state: 'here' },
        { kind: 'document', type: 'application/pdf', state: 'here' },
      ],
    });
    expect((await texts(id, 'system')).join()).toContain('1 of the files');
  });

  it('stores ten of its files, and says how many are missing', async () => {
    const bytes = await drawing('png');
    const files = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.png`, type: 'image/png', bytes }));
    const id = await write('Many pictures', { files });
    const [message] = await house.messages(id);
    expect(message?.['attachments']).toHaveLength(10);
    expect((await texts(id, 'system')).join()).toContain('2 of the files');
  });

  it('posted as parsed JSON is stored the same', async () => {
    const body = JSON.stringify({
      from: `Anna <${guest}>`,
      to: SIMULATED.address,
      subject: 'Re: the pool',
      text: 'Is it open?\n\nOn Monday, Hotel <chat@lindenhof.example> wrote:\n> Hello',
      messageId: '<json-1@guests.example>',
      attachments: [{ name: 'a.pdf', content: PDF.toString('base64') }],
    });
    const post = () => postJson(body);
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    await house.settle();
    const id = String((await findConversation())?.['id']);
    expect(await house.messages(id)).toMatchObject([
      { author: 'guest', text: 'Is it open?', attachments: [{ kind: 'document' }] },
      { author: 'ai' },
    ]);
  });

  it('posted as JSON is read from its HTML if it has no text, and is stored even if one of its files is invalid', async () => {
    const attachments = [{ name: 'a.pdf', content: 'not Base64!' }, { name: 'b.pdf' }, 7];
    const headers = { Received: ['one', 'two'], 'X-Odd': null };
    const body = { from: guest, subject: 'Re: Stay', html: '<p>Is there a <b>pool</b>?</p>', headers, attachments };
    expect((await postJson(JSON.stringify({ ...body, text: null }))).status).toBe(200);
    await house.settle();
    const id = String((await findConversation())?.['id']);
    expect(await guestTexts(id)).toEqual(['Is there a pool?']);
    expect((await texts(id, 'system')).join()).toContain('3 of the files');
  });

  it('posted as JSON is recognised as automatic by its list of headers too', async () => {
    const body = { from: guest, text: 'I am away', headers: { 'Auto-Submitted': ['auto-replied'] } };
    expect((await postJson(JSON.stringify(body))).status).toBe(200);
    await house.settle();
    expect(await findConversation()).toBeUndefined();
  });

  it.each([
    [{ headers: 'Subject: Hello' }, '/headers'],
    [{ headers: { 'X-Odd': 7 } }, '/headers/X-Odd'],
    [{ from: 'Anna' }, '/from'],
    [{ from: undefined }, '/from'],
    [{ text: ['Hello'] }, '/text'],
    [{ html: 7 }, '/html'],
    [{ attachments: 'a.pdf' }, '/attachments'],
    [{ messageId: 'x'.repeat(999) }, '/messageId'],
  ])('posted as JSON with %o is refused with the invalid field', async (change, pointer) => {
    const answer = await postJson(JSON.stringify({ from: guest, text: 'Hello', ...change }));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer }] });
    await house.settle();
    expect(await findConversation()).toBeUndefined();
  });

  it.each([
    ['{"from":', 400],
    ['null', 400],
    ['[]', 422],
  ])('is refused if the posted JSON is no mail: %s', async (body, status) => {
    expect((await postJson(body)).status).toBe(status);
  });

  it.each([
    ['an out-of-office answer', { 'Auto-Submitted': 'auto-replied' }],
    ['a newsletter', { 'List-Unsubscribe': '<https://news.example>' }],
    ['bulk', { Precedence: 'bulk' }],
    ['what a filter took for spam', { 'X-Spam-Flag': 'YES' }],
    ['a report to nobody', { 'Return-Path': '<>' }],
  ])('that is automatic is ignored: %s', async (_, headers) => {
    await write('Hello', { headers });
    expect(await findConversation()).toBeUndefined();
    expect(mails()).toEqual([]);
  });

  it('from the house itself, or from a no-reply address, is ignored', async () => {
    const before = (await house.conversations()).length;
    for (const from of [
      'chat@lindenhof.example',
      'chat+x@lindenhof.example',
      'no-reply@shop.example',
      'MAILER-DAEMON@x.example',
    ])
      house.platform.write(from, 'Hello', { isNew: true });
    await house.settle();
    expect(await house.conversations()).toHaveLength(before);
  });

  it('loop between two programs without such headers ends', async () => {
    for (let round = 0; round < 12; round++) await write(`Thank you for your message ${round}`);
    expect(mails().length).toBeLessThan(10);
    expect(await findConversation()).toMatchObject({ state: 'waiting' });
  });

  it('that is not a mail is accepted and ignored', async () => {
    const body = '\0\xff not a mail';
    const headers = signWebhook({ id: 'msg_odd', body, secrets: [secret] }, house.server.deps.clock());
    expect((await fetch(house.webhookUrl, { method: 'POST', body, headers })).status).toBe(200);
  });
});

describe('the sender of a mail', () => {
  /** Gives the conversation access to a booking. */
  async function grant(id: string): Promise<void> {
    const { writer, secrets, clock } = house.server.deps;
    const { key, server } = house;
    const booker = await server.call('POST', '/api/guests', { key, body: { lastName: 'Sommer' } });
    const dates = { checkIn: '2026-11-20', checkOut: '2036-11-24' };
    const { body } = await server.call('POST', '/api/reservations', {
      key,
      body: { guestId: booker.body.id, confirmationNumber: `LH-${guests}`, ...dates },
    });
    const { propertyId } = house;
    const given = {
      propertyId,
      conversationId: id,
      reservationId: body.id,
      level: 'channel',
      reason: 'A test',
    } as const;
    await writer.write((trx) => grantStay(trx, secrets, { ...given, at: clock().toISOString() }));
  }

  it('is not trusted: a mail about a booking that answers no mail of ours goes to a person', async () => {
    const id = await write('Hello');
    await grant(id);
    await write('What is my booking?', { isNew: true });
    expect(mails().map(({ text }) => text)).toEqual(['Echo: Hello']);
    expect(await findConversation()).toMatchObject({ state: 'waiting' });
  });

  it('is proved by answering a mail of ours, by its reply address or its id', async () => {
    const id = await write('Hello');
    await grant(id);
    await write('And parking?');
    expect(mails().at(-1)?.text).toBe('Echo: And parking?');
    const [first] = mails();
    const at = house.server.deps.clock();
    const mail = { from: guest, text: 'And the pool?', at, messageId: 'third@guests.example' };
    await deliver(writeMail({ ...mail, headers: { References: `<${first?.messageId}>` } }));
    expect(mails().at(-1)?.text).toBe('Echo: And the pool?');
  });

  it('is not proved by answering a mail that was sent to somebody else', async () => {
    const stranger = 'mallory@guests.example';
    house.platform.write(stranger, 'Hello');
    await house.settle();
    const theirs = house.platform.sent.findLast(({ to }) => to === stranger);
    const id = await write('Hello');
    await grant(id);
    const mail = { from: guest, text: 'My booking?', at: house.server.deps.clock(), messageId: 'other@guests.example' };
    await deliver(writeMail({ ...mail, headers: { References: `<${theirs?.messageId}>` } }));
    expect(mails()).toHaveLength(1);
    expect(await findConversation()).toMatchObject({ state: 'waiting' });
    const { body } = await house.server.call('GET', `/api/conversations/${id}/guest`, { key: house.key });
    const other = (await house.conversations()).find(({ address }) => address === stranger);
    expect(JSON.stringify(body.conversations)).not.toContain(String(other?.['id']));
  });

  it('is not proved by a forged signature', async () => {
    const id = await write('Hello');
    await grant(id);
    const [first] = mails();
    const forged = `<${first?.messageId.replace(/\.[0-9a-f]{20}@/, '.00000000000000000000@')}>`;
    const mail = {
      from: guest,
      text: 'My booking?',
      at: house.server.deps.clock(),
      messageId: 'forged@guests.example',
    };
    await deliver(writeMail({ ...mail, headers: { References: forged } }));
    expect(mails()).toHaveLength(1);
    expect(await findConversation()).toMatchObject({ state: 'waiting' });
  });
});

describe('a mail of the house', () => {
  it('has an HTML body as well, with the same text and the author below', async () => {
    const id = await write('human please');
    const text = 'Room <7> & view:\nhttps://hotel.example/a?b=1&c=2.\n\nGood night';
    await house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body: { text } });
    await house.settle();
    const mail = house.platform.sent.at(-1);
    expect(mail).toMatchObject({ text, signature: expect.stringMatching(/./) });
    expect(mail?.html).toContain(
      '<p dir="auto">Room &lt;7&gt; &amp; view:<br><a href="https://hotel.example/a?b=1&amp;c=2">https://hotel.example/a?b=1&amp;c=2</a>.</p><p dir="auto">Good night</p>',
    );
    expect(mail?.html).toContain(`<div>-- <br>${mail?.signature}</div>`);
  });

  it('is sent as one mail with its pictures', async () => {
    const id = await write('human please');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await drawing('png'))], { type: 'image/png' }), 'map.png');
    const taken = await fetch(`${house.server.baseUrl}/api/uploads`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${house.key}` },
    });
    const { id: file } = (await taken.json()) as { id: string };
    const before = mails().length;
    expect((await reply(id, 'Here is the map.', { attachments: [file] })).status).toBe(201);
    expect(mails()).toHaveLength(before + 1);
    expect(mails().at(-1)).toMatchObject({ text: 'Here is the map.', files: [{ name: 'map.png', type: 'image/png' }] });
  });

  it('that comes back undelivered is marked at the message, and staff are called', async () => {
    guest = 'gone@guests.example';
    const id = await write('human please');
    await reply(id, 'Hello Anna');
    expect((await house.messages(id)).find(({ text }) => text === 'Hello Anna')).toMatchObject({
      delivery: { state: 'failed', reason: 'not_reachable' },
    });
    const alerts = JSON.stringify((await house.server.dump())['deskEvent']);
    expect(alerts).toContain('not_delivered');
  });

  it('that is only delayed is not marked as undelivered', async () => {
    const id = await write('human please');
    await reply(id, 'Hello');
    const sent = mails().at(-1);
    if (sent === undefined) throw new Error('Nothing was sent');
    await deliver(writeReport(sent, { action: 'delayed', status: '4.4.1', at: house.server.deps.clock() }));
    expect((await house.messages(id)).at(-1)).toMatchObject({ delivery: { state: 'sent' } });
  });

  it('is not marked as undelivered by a report that could be forged', async () => {
    const id = await write('human please');
    await reply(id, 'Hello');
    const sent = mails().at(-1);
    if (sent === undefined) throw new Error('Nothing was sent');
    const guessed = {
      ...sent,
      from: 'chat@lindenhof.example',
      messageId: `${sent.messageId.slice(0, 26)}.0@lindenhof.example`,
    };
    await deliver(writeReport(guessed, { action: 'failed', status: '5.1.1', at: house.server.deps.clock() }));
    expect((await house.messages(id)).at(-1)).toMatchObject({ delivery: { state: 'sent' } });
  });

  it('waits if the mail server refuses the sender address, and the channel shows the error', async () => {
    const id = await write('human please');
    house.platform.revoke();
    await reply(id, 'Hello');
    const { body } = await house.server.call('GET', '/api/channels', { key: house.key });
    expect(body.items.find(({ channel }: { channel: string }) => channel === 'email')).toMatchObject({
      health: 'failing',
      lastError: { code: 'rejected_credentials' },
    });
    house.platform.revoke(false);
    await house.server.call('POST', '/api/channels/email/test', { key: house.key, body: {} });
    await house.settle();
    expect(mails().at(-1)?.text).toBe('Hello');
  });

  it('interrupted by a crash is marked as possibly sent, and is not sent again', async () => {
    const id = await write('human please');
    await reply(id, 'Hello');
    const { db, clock } = house.server.deps;
    // The row as it was before the mail server's acceptance was stored.
    const before = { state: 'sending', platformId: null, nextAt: clock().toISOString() };
    await db.updateTable('channelPart').set(before).where('conversationId', '=', id).execute();
    await house.later(5_000);
    expect(mails().filter(({ text }) => text === 'Hello')).toHaveLength(1);
    expect((await house.messages(id)).at(-1)).toMatchObject({
      delivery: { state: 'unknown', reason: 'may_have_arrived' },
    });
  });
});

describe('connecting', () => {
  const { password: _, ...mailbox } = { host: '127.0.0.1', port: 1, user: 'a', password: '' };

  it.each([
    [{ address: 'no address', inbound: 'webhook' }, '/address'],
    [{ address: 'a@b.example, c@d.example', inbound: 'webhook' }, '/address'],
    [{ address: 'a@b.example' }, '/imap'],
    [{ address: 'a@b.example', inbound: 'webhook', imap: { ...mailbox, password: 'x' } }, '/imap'],
    [{ address: 'a@b.example', imap: mailbox }, '/imap/password'],
    [{ address: 'a@b.example', imap: { ...mailbox, host: 'http://x', password: 'x' } }, '/imap/host'],
    [{ address: 'a@b.example', imap: { ...mailbox, password: 'x' } }, '/imap/host'],
    [{ address: 'a@b.example', inbound: 'pigeon' }, '/inbound'],
    [{ address: 'a@b.example', inbound: 'webhook', name: 'House\r\nBcc: x@y.example' }, '/name'],
    [{ address: 'a@b.example', imap: { ...mailbox, password: 'x\ny' } }, '/imap/password'],
  ])('with %o is refused with the invalid field', async (body, pointer) => {
    const answer = await connect(body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(answer.body.errors.map((one: { pointer: string }) => one.pointer)).toContain(pointer);
  });
});
