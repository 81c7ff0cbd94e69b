import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Budget } from '../../pms/net/budget.ts';
import type { Begin } from '../net.ts';

/** A mail that the server did not say yes to. `handedOver`: its words had begun to go out, so it may have been taken. */
export class SmtpFailure extends Error {
  override readonly name = 'SmtpFailure';
  readonly handedOver: boolean;

  constructor(handedOver: boolean, cause: unknown) {
    super('The mail server did not take a mail', { cause });
    this.handedOver = handedOver;
  }
}

/** The way out to the server that carries mail: one connection for each, so that what failed is surely told. */
export interface Smtp {
  /** Connects and signs in. Rejects with a SmtpFailure. */
  verify(signal: AbortSignal): Promise<void>;
  /** Resolves once the server took the mail; `begin` is waited for before it is offered. Rejects with a SmtpFailure. */
  send(envelope: { from: string; to: string }, mail: Buffer, begin: Begin, signal: AbortSignal): Promise<void>;
}

/**
 * `url` as SMTP_URL has it: `smtps:`, or `smtp:` with STARTTLS where the server offers it; `timeoutMs`: of each of its answers,
 * without the wait until the budget lets a connection be made.
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
    broken.catch(() => undefined); // where nothing waits for it any more
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
      // Asked for its bytes when the server has said yes to whom it is from and to, and not before.
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
