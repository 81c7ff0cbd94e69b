import { parsePhoneNumberFromString } from 'libphonenumber-js';
import {
  type ChannelAdapter,
  type ChannelCapabilities,
  type ChannelCheck,
  ChannelError,
  type ChannelSession,
} from '../port.ts';
import { createTwilioApi, type TwilioApi } from './client.ts';
import { form } from './form.ts';
import { listHeard } from './heard.ts';
import { parseCall } from './parse.ts';
import { account, numbers } from './schema.ts';
import { findTaken, type Sender, sendPart } from './send.ts';
import { isSignedBy } from './signature.ts';

const STATUS_PATH = '/status';
const CALL_BYTES_MAX = 1_048_576;
const MINUTE_MS = 60_000;

type Credentials = Readonly<Record<string, string>>;

/** Twilio takes 1,600 characters and cuts them into segments itself. */
const capabilities: ChannelCapabilities = {
  textLength: 1_600,
  choiceTextLength: 1_600,
  buttons: null,
  list: null,
  templates: false,
  media: null,
  oneLetter: false,
  carriesOn: false,
  vouches: true,
  windowMs: null,
};

/** SMS by Twilio (API 2010-04-01). */
export const twilio: ChannelAdapter = {
  label: 'SMS',
  form,
  addressField: '/baseUrl',
  capabilities,
  // How many calls at once is the account's; Twilio itself keeps to what a number may send.
  budget: { requests: 30, perMs: 1_000, atOnce: 10 },
  calls: {
    paths: [
      { path: '', summary: 'Twilio tells of a guest’s SMS; what is not signed with the account’s token is 401' },
      {
        path: STATUS_PATH,
        summary: 'Twilio tells how far an SMS got; what is not signed with the account’s token is 401',
      },
    ],
    bodyBytesMax: CALL_BYTES_MAX,
    // It posts a message once. What is older than a day is no question any more.
    asked: { everyMs: 5 * MINUTE_MS, backMs: 24 * 60 * MINUTE_MS },
    // What is to be said is said by the API: an empty answer of the kind Twilio expects.
    taken: { type: 'text/xml', body: '<?xml version="1.0" encoding="UTF-8"?><Response/>' },
    verify: (call, { authToken = '' }) => isSignedBy(call, authToken),
    parse: parseCall,
  },
  async connect({ net, webhookUrl }, given, signal) {
    const api = createTwilioApi(net, given);
    const known = await api.read('.json', {}, account, signal);
    if (known.status !== 'active')
      throw new ChannelError('rejected_credentials', `Twilio says that the account is ${known.status}`);
    const fault = await findNumberFault(api, given, signal);
    if (fault !== null) throw new ChannelError('rejected_credentials', fault);
    return {
      credentials: { ...given },
      detail: describe(given, known.friendly_name),
      told: { statusUrl: webhookUrl + STATUS_PATH },
      warnings: [],
    };
  },
  open: ({ net, webhookUrl }, credentials) =>
    openSession(createTwilioApi(net, credentials), credentials, webhookUrl + STATUS_PATH),
};

function openSession(api: TwilioApi, credentials: Credentials, statusUrl: string): ChannelSession {
  const { phoneNumber, messagingServiceSid = '' } = credentials;
  const sender: Sender = {
    from: phoneNumber === undefined ? { MessagingServiceSid: messagingServiceSid } : { From: phoneNumber },
    statusUrl,
  };
  return {
    send: (part, signal) => sendPart(api, sender, part, signal),
    findTaken: (part, since, signal) => findTaken(api, part, since, signal),
    async *listHeard(since, signal) {
      yield* await listHeard(api, credentials, since, signal);
    },
    check: (signal) =>
      check(api, credentials, signal).catch((error: unknown) => {
        if (!(error instanceof ChannelError)) throw error;
        return [{ name: 'account', ok: false, detail: error.message }];
      }),
  };
}

async function check(api: TwilioApi, credentials: Credentials, signal: AbortSignal): Promise<ChannelCheck[]> {
  const { status } = await api.read('.json', {}, account, signal);
  const isActive = status === 'active';
  const known = isActive ? 'Twilio knows the account and its token' : `Twilio says that the account is ${status}`;
  const fault = await findNumberFault(api, credentials, signal);
  const sender = {
    name: 'number',
    ok: fault === null,
    detail: fault ?? describe(credentials, '')['phoneNumber'] ?? '',
  };
  return [{ name: 'account', ok: isActive, detail: known }, ...(sender.detail === '' ? [] : [sender])];
}

/** Why the number cannot be written from; null: it can, or it is the messaging service that chooses one. */
async function findNumberFault(
  api: TwilioApi,
  { phoneNumber }: Credentials,
  signal: AbortSignal,
): Promise<string | null> {
  if (phoneNumber === undefined) return null;
  const found = await api.read('/IncomingPhoneNumbers.json', { PhoneNumber: phoneNumber }, numbers, signal);
  const number = found.incoming_phone_numbers.find((one) => one.phone_number === phoneNumber);
  if (number === undefined) return 'The account has no such number';
  const { sms, SMS } = number.capabilities;
  return sms === false || SMS === false ? 'The number cannot send or receive SMS' : null;
}

function describe({ phoneNumber, messagingServiceSid }: Credentials, name: string): Record<string, string> {
  const number = phoneNumber === undefined ? undefined : parsePhoneNumberFromString(phoneNumber);
  return {
    name,
    ...(number === undefined ? {} : { phoneNumber: number.formatInternational() }),
    ...(messagingServiceSid === undefined ? {} : { messagingServiceSid }),
  };
}
