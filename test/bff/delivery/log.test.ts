import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Mailer } from '../../../bff/delivery/mailer.ts';
import { openStaffedHouse } from '../../support/staffed-house.ts';

it('the log contains no address, no code and no words of a guest, whatever the mail server says', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  let refused = 0;
  const codes: string[] = [];
  const mailer: Mailer = {
    async send(mail) {
      refused++;
      codes.push(mail.text.match(/\d{8}/)?.[0] ?? '');
      throw Object.assign(new Error(`550 5.1.1 <${mail.to}>: Recipient address rejected`), {
        code: 'EENVELOPE',
        responseCode: 550,
        rejected: [mail.to],
        command: `RCPT TO:<${mail.to}>`,
        response: `550 5.1.1 <${mail.to}>: Recipient address rejected`,
      });
    },
    close() {},
  };
  const house = await openStaffedHouse({ mailer, log });
  try {
    const { session } = await house.say('In which room am I? I am canaryword');
    await house.say('LH-48213', session);
    await expect.poll(() => refused).toBeGreaterThan(0);
    house.advance(20);
    house.services.mail?.nudge();
    await expect.poll(() => lines.some((line) => line.includes('given up'))).toBe(true);
    const logged = lines.join('\n');
    expect(logged).toContain('EENVELOPE');
    for (const word of ['alma.sommer', 'guests.example', 'canaryword', 'LH-48213', 'LH48213', ...codes])
      expect(logged).not.toContain(word);
  } finally {
    await house.close();
  }
});
