import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SIMULATED, type StoredMail } from './account.ts';

const VALIDITY = 1_700_000_000;
const LINE_BYTES_MAX = 65_536;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The mailbox of the IMAP server, and its faults. */
export interface Mailbox {
  mails: readonly StoredMail[];
  isRevoked(): boolean;
}

/** The part of IMAP4rev1 (RFC 3501) that reads a mailbox. All other commands, including changes, are refused. */
export async function startImapServer(mailbox: Mailbox, port = 0): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    talk(socket, mailbox);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // The address of a TCP server has a port.
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface State {
  isKnown: boolean;
  isOpen: boolean;
  /** The tag of the command that waits for user and password. */
  signingIn: string | null;
}

function talk(socket: Socket, mailbox: Mailbox): void {
  const state: State = { isKnown: false, isOpen: false, signingIn: null };
  let rest = '';
  socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR] simulated\r\n');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    rest += chunk;
    if (rest.length > LINE_BYTES_MAX) return socket.destroy();
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      obey(socket, mailbox, state, line);
    }
    return undefined;
  });
}

function obey(socket: Socket, mailbox: Mailbox, state: State, given: string): void {
  const line = state.signingIn === null ? given : `${state.signingIn} AUTHENTICATE PLAIN ${given}`;
  state.signingIn = null;
  const [, tag = '*', command = '', wish = ''] = /^(\S+) ((?:UID )?\S+)(?: (.*))?$/i.exec(line) ?? [];
  const ok = (told: string[] = [], words = 'done') =>
    socket.write(`${[...told, `${tag} OK ${words}`].join('\r\n')}\r\n`);
  const no = (words: string) => socket.write(`${tag} NO ${words}\r\n`);
  const { mails } = mailbox;
  switch (command.toUpperCase()) {
    case 'CAPABILITY':
      return void ok(['* CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR']);
    case 'NOOP':
      return void ok();
    case 'LOGOUT':
      ok(['* BYE simulated']);
      return void socket.end();
    case 'LOGIN':
    case 'AUTHENTICATE': {
      if (/^PLAIN$/i.test(wish)) {
        state.signingIn = tag;
        return void socket.write('+ \r\n');
      }
      state.isKnown = !mailbox.isRevoked() && isOurs(command.toUpperCase(), wish);
      return void (state.isKnown ? ok() : no('[AUTHENTICATIONFAILED] Invalid credentials'));
    }
    default:
  }
  if (!state.isKnown) return void no('Sign in first');
  switch (command.toUpperCase()) {
    case 'LIST':
    case 'LSUB':
      return void ok([`* ${command.toUpperCase()} (\\HasNoChildren) "/" INBOX`]);
    case 'EXAMINE': {
      state.isOpen = /^"?INBOX"?$/i.test(wish);
      const next = (mails.at(-1)?.uid ?? 0) + 1;
      const answers = [
        '* FLAGS (\\Seen)',
        `* ${mails.length} EXISTS`,
        '* 0 RECENT',
        `* OK [UIDVALIDITY ${VALIDITY}]`,
        `* OK [UIDNEXT ${next}]`,
      ];
      return void (state.isOpen ? ok(answers, '[READ-ONLY] done') : no('No such mailbox'));
    }
    case 'UID SEARCH': {
      const since = readDay(wish);
      const uids = mails.filter(({ at }) => since === null || +at >= +since).map(({ uid }) => uid);
      return void (state.isOpen ? ok([`* SEARCH ${uids.join(' ')}`.trim()]) : no('Open a mailbox first'));
    }
    case 'UID FETCH':
      return void (state.isOpen ? fetch(socket, tag, mails, wish) : no('Open a mailbox first'));
    default:
      socket.write(`${tag} BAD simulated servers do not know ${command}\r\n`);
  }
}

function fetch(socket: Socket, tag: string, mails: readonly StoredMail[], given: string): void {
  const [, set = '', wish = ''] = /^(\S+) \(?(.*?)\)?$/.exec(given) ?? [];
  const [, from, length] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/i.exec(wish) ?? [];
  for (const [index, { uid, at, source }] of mails.entries()) {
    if (!isIn(set, uid)) continue;
    const facts = [`UID ${uid}`];
    if (/RFC822\.SIZE/i.test(wish)) facts.push(`RFC822.SIZE ${source.length}`);
    if (/INTERNALDATE/i.test(wish)) facts.push(`INTERNALDATE "${writeDate(at)}"`);
    const head = `* ${index + 1} FETCH (${facts.join(' ')}`;
    if (!/BODY\.PEEK\[\]/i.test(wish)) {
      socket.write(`${head})\r\n`);
      continue;
    }
    const part = from === undefined ? source : source.subarray(Number(from), Number(from) + Number(length));
    socket.write(`${head} BODY[]${from === undefined ? '' : `<${from}>`} {${part.length}}\r\n`);
    socket.write(part);
    socket.write(')\r\n');
  }
  socket.write(`${tag} OK done\r\n`);
}

function isOurs(command: string, given: string): boolean {
  const { user, password } = SIMULATED;
  if (command === 'LOGIN') return given.replaceAll('"', '') === `${user} ${password}`;
  const [, initial = ''] = given.split(' ');
  return Buffer.from(initial, 'base64').toString('utf8').split('\0').slice(1).join(' ') === `${user} ${password}`;
}

/** Whether a set such as `1:3,7,9:*` contains the number. */
function isIn(set: string, uid: number): boolean {
  return set.split(',').some((one) => {
    const [from = '', to = from] = one.split(':');
    const bound = (text: string) => (text === '*' ? Number.POSITIVE_INFINITY : Number(text));
    return uid >= bound(from) && uid <= bound(to);
  });
}

/** Parses a date such as `SINCE 3-Nov-2026`. */
function readDay(given: string): Date | null {
  const [, day, month = '', year] = /SINCE "?(\d{1,2})-(\w{3})-(\d{4})/i.exec(given) ?? [];
  return day === undefined ? null : new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day)));
}

/** Writes a date such as ` 3-Nov-2026 10:00:00 +0000`. */
function writeDate(at: Date): string {
  const day = String(at.getUTCDate()).padStart(2, ' ');
  return `${day}-${MONTHS[at.getUTCMonth()]}-${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)} +0000`;
}
