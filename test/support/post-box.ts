import type { Mail, Mailer } from '../../bff/delivery/mailer.ts';

/** Takes mail as a server would, and keeps it for the test to read. */
export class PostBox implements Mailer {
  readonly mails: (Mail & { id: string })[] = [];

  /** What the server answers to the next mails instead of taking them. */
  readonly refusals: { code: string; responseCode: number }[] = [];

  async send(mail: Mail, id: string): Promise<void> {
    const refusal = this.refusals.shift();
    if (refusal !== undefined) throw Object.assign(new Error('refused'), refusal);
    this.mails.push({ ...mail, id });
  }

  close(): void {}

  /** The code in the newest mail to an address; null where none came. */
  codeFor(to: string): string | null {
    const mail = this.mails.findLast((one) => one.to === to);
    return mail?.text.match(/\d{8}/)?.[0] ?? null;
  }
}
