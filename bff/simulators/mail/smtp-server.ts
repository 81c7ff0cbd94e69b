import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Faults } from '../server/faults.ts';
import { FATES, type SentMail, SIMULATED } from './account.ts';

const BYTES_MAX = 30 * 1_024 * 1_024;

/** The account and the faults of the SMTP server. */
export interface Carrier {
  faults: Faults;
  isRevoked(): boolean;
  /** Called with an accepted mail. */
  take(mail: SentMail): void;
}

/** Accepts only mail from the house's own account and address, and simulates faults. */
export async function startSmtpServer(
  { faults, isRevoked, take }: Carrier,
  port = 0,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    size: BYTES_MAX,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect(session, done) {
      if (faults.take('SMTP CONNECT')?.kind !== 'lost') return done();
      breakOff(server, session.id);
    },
    onAuth({ username, password }, _, done) {
      const isOurs = username === SIMULATED.user && password === SIMULATED.password && !isRevoked();
      if (isOurs) done(null, { user: SIMULATED.user });
      else done(refuse(535, '5.7.8 Authentication failed'));
    },
    onMailFrom({ address }, _, done) {
      const isHouse = address.startsWith('chat') && address.endsWith(`@${SIMULATED.domain}`);
      done(isHouse ? null : refuse(550, '5.7.1 This sender is not yours'));
    },
    onRcptTo({ address }, _, done) {
      const fault = faults.take('SMTP RCPT');
      if (fault?.kind === 'status') return done(refuse(fault.status, fault.body ?? 'ordered'));
      return done(FATES[address] === 'no_such_mailbox' ? refuse(550, '5.1.1 No such mailbox') : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const fault = faults.take('SMTP DATA');
        const end = () => breakOff(server, session.id);
        if (fault?.kind === 'lost') return end();
        if (fault?.kind === 'rate_limit') return done(refuse(450, '4.7.1 Too many mails, come back later'));
        if (fault?.kind === 'status') return done(refuse(fault.status, fault.body ?? 'ordered'));
        if (stream.sizeExceeded) return done(refuse(552, '5.3.4 The mail is too large'));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        void readSent(Buffer.concat(chunks), from, rcptTo[0]?.address ?? '').then((mail) => {
          take(mail);
          if (fault === null) done();
          else if (fault.kind === 'latency') setTimeout(done, fault.ms).unref();
          else if (fault.kind !== 'silent') end();
        }, done);
        return undefined;
      });
    },
  });
  server.on('error', () => undefined); // Connections that faults interrupted.
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port, // The address of a TCP server has a port.
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Interrupts the connection of a session. */
function breakOff(server: SMTPServer, id: string): void {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
}

async function readSent(source: Buffer, from: string, to: string): Promise<SentMail> {
  const parsed = await simpleParser(source, { skipTextToHtml: true });
  const [text = '', signature = ''] = (parsed.text ?? '').split(/(?:^|\r?\n)-- \r?\n/);
  const bare = (id: string) => id.replace(/^<|>$/g, '');
  return {
    messageId: bare(parsed.messageId ?? ''),
    to: to.toLowerCase(),
    from,
    replyTo: parsed.replyTo?.value[0]?.address ?? from,
    subject: parsed.subject ?? '',
    text: text.trimEnd(),
    signature: signature.trimEnd(),
    html: parsed.html || '',
    references: [parsed.references ?? []].flat().map(bare),
    files: parsed.attachments.map(({ filename = '', contentType, content }) => ({
      name: filename,
      type: contentType,
      bytes: content,
    })),
    source: source.toString('utf8'),
  };
}

function refuse(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
