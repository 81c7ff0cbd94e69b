import type { Mail, Mailer } from '../../bff/delivery/mailer.ts';

/** Accepts mail like a server and keeps it for the test. */
export class PostBox implements Mailer {
  readonly mails: (Mail & { id: string })[] = [];

  /** The errors with which the next mails are refused. */
  readonly refusals: { code: string; responseCode: number }[] = [];

  async send(mail: Mail, id: string): Promise<void> {
    const refusal = this.refusals.shift();
    if (refusal !== undefined) throw Object.assign(new Error('refused'), refusal);
    this.mails.push({ ...mail, id });
  }

  close(): void {}

  /** The code in the newest mail to an address; null if there is none. */
  codeFor(to: string): string | null {
    const mail = this.mails.findLast((one) => one.to === to);
    return mail?.text.match(/\d{8}/)?.[0] ?? null;
  }
}
