import { createTransport } from 'nodemailer';

const TIMEOUT_MS = 15_000;

/** An e-mail in plain text, perhaps with a file. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** `content` in base64. */
  attachment?: { filename: string; contentType: string; content: string } | undefined;
}

/** Hands mails to the mail server. Rejects if it refuses one or does not answer in time. */
export interface Mailer {
  /** `id` makes the Message-ID, so that a mail sent twice is seen as one. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** Sends by SMTP, with `smtps:` or STARTTLS if offered. Nothing is queued here: the outbox does that. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send({ attachment, ...mail }, id) {
      const to = { name: '', address: mail.to }; // a plain string would be parsed as a list of addresses
      const attachments = attachment === undefined ? [] : [{ ...attachment, encoding: 'base64' }];
      await transport.sendMail({ ...mail, to, from, attachments, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
  };
}
