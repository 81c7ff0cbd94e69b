import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMailer, type Mailer } from '../../../bff/delivery/mailer.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** A real mail server on the loopback interface, and the mails it received. */
let smtp: SMTPServer;
let receivedMails: string[];
let refuse: number;
let mailer: Mailer;
let house: StaffedHouse;

beforeEach(async () => {
  receivedMails = [];
  refuse = 0;
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (part) => {
        text += part;
      });
      stream.on('end', () => {
        if (refuse-- > 0) return done(Object.assign(new Error('busy'), { responseCode: 451 }));
        receivedMails.push(text);
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'chat@lindenhof.example' });
  house = await openStaffedHouse({ mailer });
});
afterEach(async () => {
  await house.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

describe('the code for a booking', () => {
  it('comes by e-mail in the guest’s language, and opens the booking', async () => {
    const { session } = await house.say('In welchem Zimmer bin ich?');
    await house.say('LH-48213', session);
    const [mail = ''] = await waitForMail(1);
    expect(mail).toContain('To: alma.sommer@guests.example');
    expect(mail).toContain('From: chat@lindenhof.example');
    const text = decode(mail);
    expect(text).toContain('Hotel Lindenhof');
    const code = /\d{8}/.exec(text)?.[0] ?? '';
    await house.say(code, session);
    expect((await house.messages(session)).at(-1)?.text).toContain('204');
  });

  it('is sent again if the mail server was busy', async () => {
    refuse = 1;
    const { session } = await house.say('Please look up my booking');
    await house.say('LH-48213', session);
    await waitFor(() => refuse < 1);
    expect(receivedMails).toEqual([]);
    await waitFor(() => {
      house.advance(0.05); // the next attempt is two seconds later
      house.services.mail?.nudge();
      return receivedMails.length > 0;
    });
    expect(receivedMails).toHaveLength(1);
  });

  it('for a missing booking is not sent, and its outbox entry is completed all the same', async () => {
    const { session } = await house.say('Please look up my booking');
    await house.say('LH-00000', session);
    await waitFor(async () => (await openMails()) === 0);
    expect(receivedMails).toEqual([]);
  });

  it('is stored nowhere in readable form', async () => {
    const { session } = await house.say('Please look up my booking');
    await house.say('LH-48213', session);
    const [mail = ''] = await waitForMail(1);
    const code = /\d{8}/.exec(decode(mail))?.[0] ?? '';
    const { db } = house.services;
    const stored = JSON.stringify([
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('accessCode').selectAll().execute(),
    ]);
    expect(code).toMatch(/^\d{8}$/);
    expect(stored).not.toContain(code);
  });
});

async function openMails(): Promise<number> {
  const rows = await house.services.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'mail')
    .where('doneAt', 'is', null)
    .execute();
  return rows.length;
}

async function waitForMail(count: number): Promise<string[]> {
  await waitFor(() => receivedMails.length >= count);
  return receivedMails;
}

/** Waits until `isSo` holds, ten seconds at most. */
async function waitFor(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to be so');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The body of a mail in any transfer encoding. */
function decode(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  return Buffer.from(
    body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}
