import { createTransport } from 'nodemailer';

const TIMEOUT_MS = 15_000;

/** An e-mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands a mail to the server that carries it. Rejects where that server refuses it or does not answer in time. */
export interface Mailer {
  /** `id` makes the Message-ID, so that a mail sent twice is seen as one. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** Sends by SMTP; `smtps:` or STARTTLS where the server offers it. No mail is kept waiting here: the outbox does that. */
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
    async send(mail, id) {
      const to = { name: '', address: mail.to }; // as text it would be read as a list
      await transport.sendMail({ ...mail, to, from, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
  };
}
