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
import { checkMailbox, type ImapPlace, listMails } from './imap.ts';
import { readLetter } from './letter.ts';
import { hashOf, parseCall, toEvents } from './parse.ts';
import { sendPart } from './send.ts';
import { openSmtp, type Smtp } from './smtp.ts';

/** As long as nobody writes one. */
const TEXT_CHARACTERS_MAX = 100_000;
/** What mail servers take, with what Base64 adds. */
const CALL_BYTES_MAX = 15 * 1_024 * 1_024;
/** Mails of a mailbox that were taken in lately; older ones are asked for no more. */
const KNOWN_MAX = 5_000;

/** Of one house: mail servers take few connections of one account at once, and refuse the rest for a while. */
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

/** E-mail: one address of the house, read by IMAP or posted to this server, and answered by the server's own SMTP. */
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
    if (inbound === 'imap') await checkMailbox(placeOf(given), world.allowedPrivate, signal);
    const secret: Record<string, string> = inbound === 'webhook' ? { secret: newWebhookSecret() } : {};
    return {
      credentials: { ...given, ...secret },
      detail: { address, inbound, ...(name === '' ? {} : { name }) },
      told: secret,
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
      const fault = await checkMailbox(placeOf(credentials), allowedPrivate, signal).catch(asFault);
      return [sends, { name: 'imap', ok: fault === undefined, detail: fault?.message ?? 'The mailbox can be read' }];
    },
  };
  if (inbound !== 'imap') return session;
  return { ...session, listReceived: (since, signal) => listReceived(world, credentials, { known, since }, signal) };
}

/** What came into the mailbox. A mail is known once whoever asked wants the next one: then it is on the disk. */
async function* listReceived(
  { sign, allowedPrivate }: ChannelWorld,
  credentials: Credentials,
  { known, since }: { known: Set<string>; since: string },
  signal: AbortSignal,
): AsyncGenerator<ChannelEvent> {
  const house = { address: credentials['address'] ?? '', sign };
  const wish = { allowedPrivate, since: new Date(since), isKnown: (key: string) => known.has(key) };
  for await (const { key, source, at, whole } of listMails(placeOf(credentials), wish, signal)) {
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

/** Why the mail server cannot be used; null: it can. */
async function findFault(smtp: Smtp, signal: AbortSignal): Promise<ChannelError | null> {
  return smtp.verify(signal).then(() => null, toChannelError);
}

function asFault(error: unknown): ChannelError {
  if (error instanceof ChannelError) return error;
  throw error;
}

function placeOf(credentials: Credentials): ImapPlace {
  const { imapHost: host = '', imapPort = '', imapUser: user = '', imapPassword: password = '' } = credentials;
  return { host, port: Number(imapPort), user, password };
}
