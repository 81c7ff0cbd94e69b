import type { Mail, Mailer } from '../../bff/delivery/mailer.ts';

/** Takes mail as a server would, and keeps it for the test to read. */
export class PostBox implements Mailer {
  readonly mails: (Mail & { id: string })[] = [];

  async send(mail: Mail, id: string): Promise<void> {
    this.mails.push({ ...mail, id });
  }

  close(): void {}

  /** The code in the newest mail to an address; null where none came. */
  codeFor(to: string): string | null {
    const mail = this.mails.findLast((one) => one.to === to);
    return mail?.text.match(/\d{8}/)?.[0] ?? null;
  }
}
