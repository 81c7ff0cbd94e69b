import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIMULATED } from '../../../bff/simulators/mail/account.ts';
import { type MailSimulator, startMail } from '../../../bff/simulators/mail/simulator.ts';
import { type HouseOn, openHouseOn } from './house.ts';
import { HTML_BODIES, WRITTEN, writeHtmlMail } from './html-mails.ts';

/** Guests write to the hotel's address, whose mailbox is read by IMAP. */
let house: HouseOn<MailSimulator>;
let guests = 0;
let guest = '';
beforeAll(async () => {
  house = await openHouseOn('email', startMail, { given: ({ imap }) => imap });
});
afterAll(() => house.close());
beforeEach(() => {
  guest = `anna${++guests}@guests.example`;
});

const connect = (body: object) => house.server.call('PUT', '/api/channels/email', { key: house.key, body });
const mails = () => house.platform.sent.filter(({ to }) => to === guest).map(({ text }) => text);
const standing = async () =>
  (await house.server.call('GET', '/api/channels', { key: house.key })).body.items.find(
    (one: { channel: string }) => one.channel === 'email',
  );

async function look(): Promise<void> {
  await house.messaging.catchUp(['email']);
  await house.settle();
}

describe('a mailbox', () => {
  it('is read, and each mail is answered once, however often the mailbox is read', async () => {
    house.platform.write(guest, 'When is breakfast?');
    for (let time = 0; time < 3; time++) await look();
    expect(mails()).toEqual(['Echo: When is breakfast?']);
  });

  it.each(HTML_BODIES)('may contain mails with an HTML body only: %s', async (_, body) => {
    house.platform.deliver(writeHtmlMail(guest, body, house.server.deps.clock()));
    await look();
    const found = (await house.conversations()).find(({ address }) => address === guest);
    const said = (await house.messages(String(found?.['id']))).find(({ author }) => author === 'guest');
    expect(String(said?.['text']).replace(/\s+/g, ' ')).toBe(WRITTEN);
  });

  it('is read on after a restart, without a second answer', async () => {
    house.platform.write(guest, 'Before');
    await look();
    // After a new connection only the store's data is known.
    expect((await connect(house.platform.imap)).status).toBe(200);
    house.platform.write(guest, 'After');
    await look();
    expect(mails()).toEqual(['Echo: Before', 'Echo: After']);
  });

  it('is not read for mails from before it was connected', async () => {
    const before = await house.server.dump();
    expect(before['channelConnection']).toMatchObject([{ health: 'ok' }]);
    const fresh = await openHouseOn('email', startMail, { given: ({ imap }) => imap, active: false });
    await fresh.messaging.catchUp(['email']);
    expect(await fresh.conversations()).toEqual([]);
    await fresh.close();
  });

  it('may contain an unreadable mail, and later mails are answered all the same', async () => {
    house.platform.deliver('\0\0 this is no mail');
    house.platform.deliver(`From: ${guest}, other@guests.example\r\nTo: ${SIMULATED.address}\r\n\r\nFrom two people`);
    house.platform.write(guest, 'Still here');
    await look();
    expect(mails()).toEqual(['Echo: Still here']);
  });

  it('that can no longer be opened is shown at the channel, and is read on when it can be opened', async () => {
    house.platform.revoke();
    house.platform.write(guest, 'Hello?');
    await look();
    expect(await standing()).toMatchObject({ health: 'failing', lastError: { code: 'not_heard' } });
    house.platform.revoke(false);
    await look();
    expect(await standing()).toMatchObject({ health: 'ok', lastError: null });
    expect(mails()).toEqual(['Echo: Hello?']);
  });

  it('is connected only with its own password, and shows no secret', async () => {
    const { imap, address } = house.platform.imap;
    const wrong = await connect({ address, imap: { ...imap, password: 'wrong' } });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'channel_rejected_credentials' } });
    const elsewhere = await connect({ address, imap: { ...imap, host: '10.0.0.1' } });
    expect(elsewhere).toMatchObject({ status: 422, body: { errors: [{ pointer: '/imap/host' }] } });
    expect(await standing()).toMatchObject({ detail: { address, inbound: 'imap' }, webhookUrl: null });
    expect(JSON.stringify([await standing(), await house.server.dump()])).not.toContain(SIMULATED.password);
  });

  it('accepts no posted mail: a call for it is answered 401', async () => {
    const answer = await fetch(house.webhookUrl, { method: 'POST', body: 'From: a@b.example\r\n\r\nHello' });
    expect(answer.status).toBe(401);
  });
});
