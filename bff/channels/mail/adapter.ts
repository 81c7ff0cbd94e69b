import { ATTACHMENT_BYTES_MAX, ATTACHMENT_TYPES, isAttachmentType } from '../../../shared/domain/attachment.ts';
import { DAY_MS, SECOND_MS } from '../../../shared/domain/time.ts';
import { newWebhookSecret, verifyWebhook } from '../../base/secrets/standard-webhooks.ts';
import { createBudget, type Limits } from '../../pms/net/budget.ts';
import {
  type ChannelAdapter,
  type ChannelCapabilities,
  type ChannelCheck,
  ChannelError,
  type ChannelEvent,
  type ChannelSession,
  type ChannelWorld,
} from '../port.ts';
import { toChannelError } from './errors.ts';
import { form } from './form.ts';
import { checkMailbox, type ImapMailbox, listMails } from './imap.ts';
import { readLetter } from './letter.ts';
import { hashOf, parseCall, toEvents } from './parse.ts';
import { sendPart } from './send.ts';
import { openSmtp, type Smtp } from './smtp.ts';

/** Longer than any answer. */
const TEXT_CHARACTERS_MAX = 100_000;
/** The size that mail servers usually accept, about 10 MB, in Base64. */
const CALL_BYTES_MAX = 15 * 1_024 * 1_024;
/** Number of recently stored mails whose keys are remembered. */
const KNOWN_MAX = 5_000;

/** The limit of one house: mail servers allow an account few simultaneous connections, and refuse more for a while. */
const BUDGET: Limits = { requests: 30, perMs: SECOND_MS, atOnce: 5 };

type Credentials = Readonly<Record<string, string>>;

const capabilities: ChannelCapabilities = {
  textLength: TEXT_CHARACTERS_MAX,
  choiceTextLength: TEXT_CHARACTERS_MAX,
  buttons: null,
  list: null,
  templates: false,
  media: {
    pictures: Object.keys(ATTACHMENT_TYPES).filter(
      (type) => isAttachmentType(type) && ATTACHMENT_TYPES[type].kind === 'image',
    ),
    pictureBytes: ATTACHMENT_BYTES_MAX,
    others: Object.keys(ATTACHMENT_TYPES),
    byLink: false,
  },
  filesInSameMessage: true,
  places: false,
  acceptsChatLinkCode: false,
  showsTerms: true,
  verifiesSender: false,
  windowMs: null,
  receipts: 'none',
  typing: false,
  cost: 'none',
};

/** E-mail with one address of the house. Mails are read by IMAP or posted to this server; answers are sent by this server's SMTP. */
export const mail: ChannelAdapter = {
  label: 'E-mail',
  form,
  addressField: '/imap/host',
  capabilities,
  budget: BUDGET,
  calls: {
    paths: [
      {
        path: '',
        summary:
          'A mail of a guest, as it was sent (message/rfc822) or as JSON; what is not signed (Standard Webhooks) is 401',
      },
    ],
    bodyBytesMax: CALL_BYTES_MAX,
    hasIncomingCalls: ({ inbound }) => inbound === 'webhook',
    poll: { everyMs: 30 * SECOND_MS, backMs: 7 * DAY_MS },
    successAnswer: { type: 'text/plain', body: '' },
    verify: ({ headers, body, at }, { secret = '' }) =>
      secret !== '' && verifyWebhook({ headers, body }, secret, new Date(at)) !== null,
    parse: (call, { address = '' }, { sign }) => parseCall(call, { address, sign }),
  },
  async connect(world, given, signal) {
    const { address = '', inbound = '', name = '' } = given;
    const smtp = openSmtp(requireSmtp(world), world.callTimeoutMs, createBudget(BUDGET));
    const fault = await findFault(smtp, signal);
    if (fault !== null) throw fault;
    if (inbound === 'imap') await checkMailbox(mailboxOf(given), world.allowedPrivate, signal);
    const secret: Record<string, string> = inbound === 'webhook' ? { secret: newWebhookSecret() } : {};
    return {
      credentials: { ...given, ...secret },
      detail: { address, inbound, ...(name === '' ? {} : { name }) },
      platformValues: secret,
      warnings: [],
    };
  },
  open: (world, credentials) => openSession(world, credentials),
};

function openSession(world: ChannelWorld, credentials: Credentials): ChannelSession {
  const { address = '', inbound = '', name = world.houseName } = credentials;
  const { sign, smtpUrl, allowedPrivate } = world;
  const smtp = smtpUrl === null ? null : openSmtp(smtpUrl, world.callTimeoutMs, createBudget(BUDGET));
  const known = new Set<string>();
  const session: ChannelSession = {
    async send(part, begin, signal) {
      if (smtp !== null) return sendPart(smtp, { address, name, sign }, part, begin, signal);
      const message = 'This server sends no e-mail: whoever runs it sets SMTP_URL';
      return { kind: 'refused', reason: 'not_allowed', message, code: null, retryAfterMs: 0, blocksConnection: true };
    },
    async check(signal) {
      const out = smtp === null ? new ChannelError('refused', 'SMTP_URL is not set') : await findFault(smtp, signal);
      const sends: ChannelCheck = {
        name: 'smtp',
        ok: out === null,
        detail: out?.message ?? 'The mail server takes mail of this server',
      };
      if (inbound !== 'imap') return [sends];
      const fault = await checkMailbox(mailboxOf(credentials), allowedPrivate, signal).catch(asFault);
      return [sends, { name: 'imap', ok: fault === undefined, detail: fault?.message ?? 'The mailbox can be read' }];
    },
  };
  if (inbound !== 'imap') return session;
  return { ...session, listReceived: (since, signal) => listReceived(world, credentials, { known, since }, signal) };
}

/** Lists the mailbox's new mails. A mail's key is remembered when the caller requests the next mail, because it is stored by then. */
async function* listReceived(
  { sign, allowedPrivate }: ChannelWorld,
  credentials: Credentials,
  { known, since }: { known: Set<string>; since: string },
  signal: AbortSignal,
): AsyncGenerator<ChannelEvent> {
  const house = { address: credentials['address'] ?? '', sign };
  const wish = { allowedPrivate, since: new Date(since), isKnown: (key: string) => known.has(key) };
  for await (const { key, source, at, whole } of listMails(mailboxOf(credentials), wish, signal)) {
    const letter = await readLetter(source).catch(() => null);
    if (letter === null) yield { kind: 'unread', what: 'mail', at };
    else yield* toEvents(whole ? letter : { ...letter, files: [] }, house, at, () => hashOf(source));
    known.add(key);
    const [oldest] = known;
    if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
  }
}

function requireSmtp({ smtpUrl }: ChannelWorld): string {
  if (smtpUrl !== null) return smtpUrl;
  throw new ChannelError('refused', 'This server sends no e-mail: whoever runs it sets SMTP_URL');
}

/** Returns why the mail server cannot be used; null if it can. */
async function findFault(smtp: Smtp, signal: AbortSignal): Promise<ChannelError | null> {
  return smtp.verify(signal).then(() => null, toChannelError);
}

function asFault(error: unknown): ChannelError {
  if (error instanceof ChannelError) return error;
  throw error;
}

function mailboxOf(credentials: Credentials): ImapMailbox {
  const { imapHost: host = '', imapPort = '', imapUser: user = '', imapPassword: password = '' } = credentials;
  return { host, port: Number(imapPort), user, password };
}
