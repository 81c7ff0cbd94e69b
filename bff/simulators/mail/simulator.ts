import { systemClock } from '../../base/clock.ts';
import { signWebhook } from '../../base/secrets/standard-webhooks.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../guest-channel.ts';
import { createFaults } from '../server/faults.ts';
import { guestPage } from '../server/guest-page.ts';
import { serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';
import { FATES, type SentMail, SIMULATED, type StoredMail } from './account.ts';
import { startImapServer } from './imap-server.ts';
import { startSmtpServer } from './smtp-server.ts';
import { type MailFile, newMessageId, writeMail, writeReport } from './words.ts';

const WEBHOOK_TIMEOUT_MS = 15_000;

/** A mail server with the house's mailbox, and guests with mailboxes elsewhere. */
export interface MailSimulator extends ChannelSimulator {
  /** The SMTP_URL for the server that connects to it. */
  smtpUrl: string;
  /** The credentials for the connect form with a mailbox. */
  imap: { address: string; imap: { host: string; port: number; user: string; password: string } };
  /** The mails that reached guests, in order. */
  sent: readonly SentMail[];
  /** Delivers a raw mail to the house's mailbox. */
  deliver(source: string): void;
  /** A guest writes a mail: a reply to the last mail they got, unless `isNew`. */
  write(
    from: string,
    text: string,
    options?: {
      subject?: string;
      isNew?: boolean;
      headers?: Readonly<Record<string, string>>;
      files?: readonly MailFile[];
    },
  ): string;
}

/** Starts it on the loopback interface. Mails are posted to the address of `setWebhook` and also put into the mailbox. */
export async function startMail(options: ChannelSimulatorOptions = {}): Promise<MailSimulator> {
  const { clock = systemClock, webhookRetryDelaysMs = [20, 50] } = options;
  const faults = createFaults();
  const webhooks = createWebhooks({ timeoutMs: WEBHOOK_TIMEOUT_MS, retryDelaysMs: webhookRetryDelaysMs });
  const mails: StoredMail[] = [];
  const sent: SentMail[] = [];
  let hook: { url: string; secret: string } | null = null;
  let isRevokedNow = false;
  const isRevoked = () => isRevokedNow;

  function deliver(source: string): void {
    const bytes = Buffer.from(source, 'utf8');
    mails.push({ uid: mails.length + 1, at: clock(), source: bytes });
    if (hook === null) return;
    const { url, secret } = hook;
    const id = `msg_${newMessageId()}`;
    const type = { 'content-type': 'message/rfc822' };
    const sign = () => ({ ...type, ...signWebhook({ id, body: source, secrets: [secret] }, clock()) });
    webhooks.post({ url, headers: sign, body: source });
  }

  function take(mail: SentMail): void {
    sent.push(mail);
    if (FATES[mail.to] === 'bounces') deliver(writeReport(mail, { action: 'failed', status: '5.1.1', at: clock() }));
  }

  const imapServer = await startImapServer({ mails, isRevoked });
  const smtpServer = await startSmtpServer({ faults, isRevoked, take });
  const smtpUrl = `smtp://${SIMULATED.user}:${SIMULATED.password}@127.0.0.1:${smtpServer.port}`;
  const page = guestPage({
    label: 'E-mail',
    guest: 'guest@guests.example',
    isGuest: (from) => /^[^@\s]+@[^@\s]+$/.test(from),
    simulator: () => simulator,
  });
  const server = await serveSimulator({
    clock,
    handle: (request) => page.handle(request) ?? { status: 404, body: 'There is nothing here' },
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onExchange === undefined ? {} : { onExchange: options.onExchange }),
  });
  const { address, user, password } = SIMULATED;

  const simulator: MailSimulator = {
    ...server,
    faults,
    credentials: { address, inbound: 'webhook' },
    settings: { SMTP_URL: smtpUrl, ALLOW_PRIVATE_NETWORKS: `127.0.0.1:${imapServer.port}` },
    smtpUrl,
    imap: { address, imap: { host: '127.0.0.1', port: imapServer.port, user, password } },
    sent,
    get arrived() {
      return sent.map(({ messageId: id, to, text }) => ({ id, to, text }));
    },
    webhooks,
    async setWebhook(url, { secret = '' } = {}) {
      hook = { url, secret };
      return secret !== '';
    },
    deliver,
    write(from, text, { isNew = false, ...given } = {}) {
      const messageId = newMessageId();
      const answered = isNew ? undefined : sent.findLast(({ to }) => to === from.toLowerCase());
      deliver(writeMail({ from, text, at: clock(), messageId, answered, ...given }));
      return messageId;
    },
    say: (from, text) => simulator.write(from, text),
    tap(_, title) {
      throw new Error(`There is nothing to tap in a mail: write ${title}`);
    },
    tell(id, state) {
      const mail = sent.find(({ messageId }) => messageId === id);
      if (mail === undefined || state === 'read') return;
      const [action, status] = state === 'failed' ? (['failed', '5.1.1'] as const) : (['delivered', '2.0.0'] as const);
      deliver(writeReport(mail, { action, status, at: clock() }));
    },
    delivers: () => undefined, // Mail servers do not report successful deliveries.
    revoke(on = true) {
      isRevokedNow = on;
    },
    async close() {
      webhooks.close();
      await Promise.all([imapServer.close(), smtpServer.close(), server.close()]);
    },
  };
  return simulator;
}
