import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { ATTACHMENT_TYPES } from '../../../shared/domain/attachment.ts';
import { MINUTE_MS } from '../../../shared/domain/time.ts';
import type { ChannelNet } from '../net.ts';
import {
  type ChannelAdapter,
  type ChannelCapabilities,
  type ChannelCheck,
  ChannelError,
  type ChannelSession,
} from '../port.ts';
import { createTwilioApi, type TwilioApi } from './client.ts';
import { form } from './form.ts';
import { listReceived } from './list-received.ts';
import { fetchMedia } from './media.ts';
import { parseCall } from './parse.ts';
import { account, numbers } from './schema.ts';
import { findAccepted, type Sender, sendPart } from './send.ts';
import { isSignedBy } from './signature.ts';

const STATUS_PATH = '/status';
const CALL_BYTES_MAX = 1_048_576;

type Credentials = Readonly<Record<string, string>>;

/** Twilio accepts 1,600 characters and splits them into segments. Files are sent as MMS if carriers deliver it, else as a link. */
const capabilities: ChannelCapabilities = {
  textLength: 1_600,
  choiceTextLength: 1_600,
  buttons: null,
  list: null,
  templates: false,
  media: {
    pictures: ['image/jpeg', 'image/png', 'image/gif'],
    pictureBytes: 5 * 1_024 * 1_024,
    others: Object.keys(ATTACHMENT_TYPES),
    byLink: true,
  },
  filesInSameMessage: false,
  places: false,
  acceptsChatLinkCode: false,
  showsTerms: true,
  verifiesSender: true,
  windowMs: null,
  receipts: 'delivered',
  typing: false,
  cost: 'segment',
};

/** SMS by Twilio (API 2010-04-01). */
export const twilio: ChannelAdapter = {
  label: 'SMS',
  form,
  addressField: '/baseUrl',
  capabilities,
  // Twilio limits simultaneous calls by account, and queues messages by what a number may send.
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
    // Twilio calls once for a message, and the call may get lost. A message older than a day no longer needs an answer.
    poll: { everyMs: 5 * MINUTE_MS, backMs: 24 * 60 * MINUTE_MS },
    // Twilio expects an answer in TwiML. The guest's answer is sent by the API, so this one is empty.
    successAnswer: { type: 'text/xml', body: '<?xml version="1.0" encoding="UTF-8"?><Response/>' },
    verify: (call, { authToken = '' }) => isSignedBy(call, authToken),
    parse: parseCall,
  },
  async connect({ net, webhookUrl }, given, signal) {
    const api = createTwilioApi(net, given);
    const known = await api.read('.json', {}, account, signal);
    if (known.status !== 'active')
      throw new ChannelError('rejected_credentials', `Twilio says that the account is ${known.status}`);
    const { fault, sendsMms } = await checkNumber(api, given, signal);
    if (fault !== null) throw new ChannelError('rejected_credentials', fault);
    return {
      credentials: { ...given, sendsMms: sendsMms ? 'yes' : 'no' },
      detail: describe(given, known.friendly_name),
      platformValues: { statusUrl: webhookUrl + STATUS_PATH },
      warnings: [],
    };
  },
  open: ({ net, webhookUrl }, credentials) =>
    openSession(net, createTwilioApi(net, credentials), credentials, webhookUrl + STATUS_PATH),
};

function openSession(net: ChannelNet, api: TwilioApi, credentials: Credentials, statusUrl: string): ChannelSession {
  const { phoneNumber, messagingServiceSid = '', sendsMms = 'yes' } = credentials;
  const sender: Sender = {
    from: phoneNumber === undefined ? { MessagingServiceSid: messagingServiceSid } : { From: phoneNumber },
    statusUrl,
    sendsMms: sendsMms === 'yes',
  };
  return {
    send: (part, begin, signal) => sendPart(api, sender, part, begin, signal),
    findAccepted: (part, since, signal) => findAccepted(api, part, since, signal),
    fetchMedia: (mediaId, bytesMax, signal) => fetchMedia(net, api, mediaId, bytesMax, signal),
    async *listReceived(since, signal) {
      yield* await listReceived(api, credentials, since, signal);
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
  const { fault } = await checkNumber(api, credentials, signal);
  const sender = {
    name: 'number',
    ok: fault === null,
    detail: fault ?? describe(credentials, '')['phoneNumber'] ?? '',
  };
  return [{ name: 'account', ok: isActive, detail: known }, ...(sender.detail === '' ? [] : [sender])];
}

/**
 * Checks the sending number. `fault`: why the number cannot send SMS; null if the number can, or if a messaging service chooses
 * the number. `sendsMms`: true unless Twilio denies it.
 */
async function checkNumber(
  api: TwilioApi,
  { phoneNumber }: Credentials,
  signal: AbortSignal,
): Promise<{ fault: string | null; sendsMms: boolean }> {
  if (phoneNumber === undefined) return { fault: null, sendsMms: true };
  const found = await api.read('/IncomingPhoneNumbers.json', { PhoneNumber: phoneNumber }, numbers, signal);
  const number = found.incoming_phone_numbers.find((one) => one.phone_number === phoneNumber);
  if (number === undefined) return { fault: 'The account has no such number', sendsMms: false };
  const { sms, SMS, mms, MMS } = number.capabilities;
  const fault = sms === false || SMS === false ? 'The number cannot send or receive SMS' : null;
  return { fault, sendsMms: mms !== false && MMS !== false };
}

function describe({ phoneNumber, messagingServiceSid }: Credentials, name: string): Record<string, string> {
  const number = phoneNumber === undefined ? undefined : parsePhoneNumberFromString(phoneNumber);
  return {
    name,
    ...(number === undefined ? {} : { phoneNumber: number.formatInternational() }),
    ...(messagingServiceSid === undefined ? {} : { messagingServiceSid }),
  };
}
