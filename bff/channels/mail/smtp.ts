import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Budget } from '../../pms/net/budget.ts';
import type { Begin } from '../net.ts';

/** A mail that the server did not accept. `handedOver`: its bytes were being sent, so the server may have accepted it. */
export class SmtpFailure extends Error {
  override readonly name = 'SmtpFailure';
  readonly handedOver: boolean;

  constructor(handedOver: boolean, cause: unknown) {
    super('The mail server did not take a mail', { cause });
    this.handedOver = handedOver;
  }
}

/** The SMTP client. Each mail has its own connection, so that a failure surely belongs to that mail. */
export interface Smtp {
  /** Connects and signs in. Rejects with a SmtpFailure. */
  verify(signal: AbortSignal): Promise<void>;
  /** Resolves when the server has accepted the mail. Awaits `begin` before it sends anything. Rejects with a SmtpFailure. */
  send(envelope: { from: string; to: string }, mail: Buffer, begin: Begin, signal: AbortSignal): Promise<void>;
}

/**
 * Makes the SMTP client. `url`: as in SMTP_URL, `smtps:`, or `smtp:` with STARTTLS if the server offers it. `timeoutMs`: the timeout
 * of each answer, which does not include the wait for the budget.
 */
export function openSmtp(url: string, timeoutMs: number, budget: Budget): Smtp {
  async function withServer<T>(signal: AbortSignal, work: (connection: SMTPConnection) => Promise<T>): Promise<T> {
    const release = await budget.take(signal);
    try {
      return await onConnection(signal, work);
    } finally {
      release();
    }
  }

  async function onConnection<T>(signal: AbortSignal, work: (connection: SMTPConnection) => Promise<T>): Promise<T> {
    const [{ parseConnectionUrl }, { default: Connection }] = await Promise.all([
      import('nodemailer/lib/shared'),
      import('nodemailer/lib/smtp-connection'),
    ]);
    const { auth, ...place } = parseConnectionUrl(url);
    const connection = new Connection({
      ...place,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    const ended = new AbortController();
    const broken = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
      connection.on('error', reject);
      connection.once('end', () => reject(new Error('The mail server has ended the connection')));
    });
    broken.catch(() => undefined); // no unhandled rejection if the work has ended already
    try {
      await Promise.race([broken, called((done) => connection.connect(done))]);
      const { user, pass } = auth ?? {};
      if (user !== undefined && pass !== undefined)
        await Promise.race([broken, called((done) => connection.login({ user, pass }, done))]);
      return await Promise.race([broken, work(connection)]);
    } finally {
      ended.abort();
      connection.close();
    }
  }

  return {
    verify: (signal) => withServer(signal, async () => undefined).catch((error: unknown) => fail(false, error)),
    async send(envelope, mail, begin, signal) {
      let handedOver = false;
      // The connection reads these bytes only after the server has accepted the sender and the recipient.
      const words = new Readable({
        read() {
          handedOver = true;
          this.push(mail);
          this.push(null);
        },
      });
      await withServer(signal, async (connection) => {
        await begin();
        await called((done) => connection.send(envelope, words, done));
      }).catch((error: unknown) => fail(handedOver, error));
    },
  };
}

function called(call: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    call((error) => (error ? reject(error) : resolve()));
  });
}

function fail(handedOver: boolean, cause: unknown): never {
  throw new SmtpFailure(handedOver, cause);
}
