import { isIP } from 'node:net';
import type { ImapFlow } from 'imapflow';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { AddressRefused, createAddressGuard } from '../../base/network/address-guard.ts';
import { ChannelError } from '../port.ts';
import { IMAPS_PORT } from './form.ts';

const TIMEOUT_MS = 20_000;
/** Only the beginning of a larger mail is read, which contains its text. */
const WHOLE_BYTES_MAX = 30 * 1_024 * 1_024;
const BEGINNING_BYTES = 64 * 1_024;
const INBOX = 'INBOX';
const FACTS = { uid: true, size: true, internalDate: true } as const;

/** The server and the credentials of a mailbox. */
export interface ImapMailbox {
  host: string;
  port: number;
  user: string;
  password: string;
}

/** A mail in a mailbox. `whole`: false if only its beginning was read. */
export interface StoredMail {
  key: string;
  source: Buffer;
  at: string;
  whole: boolean;
}

/** Opens the mailbox and closes it again. Throws a ChannelError if the mailbox cannot be read. */
export async function checkMailbox(
  place: ImapMailbox,
  allowedPrivate: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const client = await openInbox(place, allowedPrivate, signal);
  client.close();
}

/**
 * Lists the inbox's mails since `since`, the oldest first, without those whose keys are known. The mailbox is opened read-only, so
 * that its other users still see new mails as unread. Throws a ChannelError.
 */
export async function* listMails(
  place: ImapMailbox,
  { allowedPrivate, since, isKnown }: { allowedPrivate: readonly string[]; since: Date; isKnown(key: string): boolean },
  signal: AbortSignal,
): AsyncGenerator<StoredMail> {
  const client = await openInbox(place, allowedPrivate, signal);
  try {
    const { mailbox } = client;
    const validity = mailbox === false ? '' : String(mailbox.uidValidity);
    // Servers compare days in their own time zone, so one more day is searched and filtered out below.
    const found = (await client.search({ since: new Date(+since - DAY_MS) }, { uid: true })) || [];
    const listed = found.length === 0 ? [] : await client.fetchAll(found, FACTS, { uid: true });
    const wanted = listed
      .map(({ uid, size = 0, internalDate }) => ({ uid, size, at: new Date(internalDate ?? 0) }))
      .filter(({ uid, at }) => +at >= Math.floor(+since / 1_000) * 1_000 && !isKnown(`${validity}:${uid}`))
      .sort((a, b) => a.uid - b.uid);
    for (const { uid, size, at } of wanted) {
      const whole = size <= WHOLE_BYTES_MAX;
      const wish = { source: whole ? true : { start: 0, maxLength: BEGINNING_BYTES } } as const;
      const mail = await client.fetchOne(String(uid), wish, { uid: true });
      // Another mail program has moved the mail since the search.
      if (mail === false || mail.source === undefined) continue;
      yield { key: `${validity}:${uid}`, source: mail.source, at: at.toISOString(), whole };
    }
  } catch (error) {
    throw toChannelError(error);
  } finally {
    client.close();
  }
}

async function openInbox(
  place: ImapMailbox,
  allowedPrivate: readonly string[],
  signal: AbortSignal,
): Promise<ImapFlow> {
  const { host, port, user, password } = place;
  const { address, isInside } = await resolve(place, allowedPrivate);
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host: address,
    port,
    // A certificate can name a host, but usually no IP address.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    secure: port === IMAPS_PORT,
    // The password is never sent over a network without encryption; a server in the private network may lack TLS.
    ...(port === IMAPS_PORT || isInside ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  client.on('error', () => undefined); // running calls reject with the error
  const stop = () => client.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    await client.mailboxOpen(INBOX, { readOnly: true });
    return client;
  } catch (error) {
    client.close();
    throw toChannelError(error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Resolves the host to an address that the guard allows. `isInside`: the operator allowed this private address. */
async function resolve(
  { host, port }: ImapMailbox,
  allowedPrivate: readonly string[],
): Promise<{ address: string; isInside: boolean }> {
  const isAllowed = allowedPrivate.includes(host) || allowedPrivate.includes(`${host}:${port}`);
  const guard = createAddressGuard(allowedPrivate);
  try {
    guard.checkUrl(new URL(`${isAllowed ? 'http' : 'https'}://${host}:${isAllowed ? port : 443}`));
  } catch (error) {
    throw toChannelError(error);
  }
  if (isIP(host) !== 0) return { address: host, isInside: isAllowed };
  return new Promise((done, fail) => {
    guard.lookupAt(String(port))(host, { all: false }, (error, address) => {
      if (error !== null) fail(toChannelError(error));
      else done({ address: String(address), isInside: isAllowed });
    });
  });
}

function toChannelError(error: unknown): ChannelError {
  if (error instanceof ChannelError) return error;
  if (error instanceof AddressRefused) return new ChannelError('address_refused', error.message, { cause: error });
  if (error instanceof Error && 'authenticationFailed' in error)
    return new ChannelError('rejected_credentials', 'The mailbox does not accept this user and password', {
      cause: error,
    });
  return new ChannelError('unreachable', 'The server of the mailbox does not answer', { cause: error });
}
