import { z } from 'zod';
import { HOUR_MS } from '../../../shared/domain/time.ts';
import { newToken } from '../../base/secrets/secrets.ts';
import type { ChannelNet } from '../net.ts';
import {
  type ChannelAdapter,
  type ChannelCapabilities,
  type ChannelCheck,
  ChannelError,
  type ChannelSession,
} from '../port.ts';
import { calls } from './calls.ts';
import { createGraph, DEFAULT_BASE_URL, DEFAULT_VERSION, type Graph, LABEL } from './client.ts';
import { form } from './form.ts';
import { fetchMedia } from './media.ts';
import { numbers, type WhatsAppNumber } from './schema.ts';
import { sendPart } from './send.ts';
import { openTemplates } from './templates.ts';

const success = z.object({ success: z.literal(true) });

/** The limits of the Cloud API v23. */
const capabilities: ChannelCapabilities = {
  textLength: 4_096,
  choiceTextLength: 1_024,
  buttons: { count: 3, labelLength: 20 },
  list: { count: 10, labelLength: 24 },
  templates: true,
  media: {
    pictures: ['image/jpeg', 'image/png'],
    pictureBytes: 5 * 1_024 * 1_024,
    byLink: false,
    others: ['application/pdf', 'audio/aac', 'audio/amr', 'audio/mpeg', 'audio/mp4', 'audio/ogg'],
  },
  filesInSameMessage: false,
  places: true,
  acceptsChatLinkCode: true,
  showsTerms: true,
  verifiesSender: true,
  windowMs: 24 * HOUR_MS,
  receipts: 'read',
  typing: true,
  cost: 'message',
};

type Credentials = Readonly<Record<string, string>>;

/** WhatsApp, by Meta's Cloud API. */
export const whatsapp: ChannelAdapter = {
  label: LABEL,
  form,
  addressField: '/baseUrl',
  capabilities,
  // Meta allows a number 80 messages per second, incoming and outgoing together.
  budget: { requests: 60, perMs: 1_000, atOnce: 20 },
  calls,
  async connect({ net }, given, signal) {
    const graph = openGraph(net, given);
    const { businessId = '', appSecret = '' } = given;
    const verifyToken = given['verifyToken'] || newToken();
    const found = await graph.read(numbersPath(businessId), numbers, signal);
    const number = chooseNumber(found.data, given);
    await graph.read(`/${businessId}/subscribed_apps`, success, signal, {});
    return {
      credentials: { ...given, verifyToken, phoneNumberId: number.id },
      detail: { ...describeNumber(number), businessId, phoneNumberId: number.id },
      platformValues: { verifyToken },
      warnings: appSecret === '' ? ['app_secret_missing'] : [],
    };
  },
  open: ({ net }, credentials) => openSession(openGraph(net, credentials), credentials),
};

function openGraph(net: ChannelNet, { baseUrl = '', version = '', apiKey = '' }: Credentials): Graph {
  return createGraph(net, { baseUrl: baseUrl || DEFAULT_BASE_URL, version: version || DEFAULT_VERSION, apiKey });
}

function openSession(graph: Graph, credentials: Credentials): ChannelSession {
  const { phoneNumberId = '', businessId = '', appSecret = '' } = credentials;
  const path = `/${phoneNumberId}/messages`;
  return {
    send: (part, begin, signal) => sendPart(graph, phoneNumberId, part, capabilities, begin, signal),
    fetchMedia: (mediaId, bytesMax, signal) => fetchMedia(graph, { mediaId, phoneNumberId }, bytesMax, signal),
    async showSeen(platformId, typing, signal) {
      const seen = { messaging_product: 'whatsapp', status: 'read', message_id: platformId };
      const shown = typing ? { ...seen, typing_indicator: { type: 'text' } } : seen;
      await graph.tell(path, shown, signal); // skipped if the budget is nearly used up, so that answers come first
    },
    async check(signal) {
      const answer = await graph.read(numbersPath(businessId), numbers, signal).catch((error: unknown) => {
        if (error instanceof ChannelError) return error;
        throw error;
      });
      if (answer instanceof ChannelError) return [{ name: 'account', ok: false, detail: answer.message }];
      const number = answer.data.find(({ id }) => id === phoneNumberId);
      return [
        { name: 'account', ok: true, detail: 'WhatsApp knows the token and the account' },
        number === undefined
          ? { name: 'number', ok: false, detail: 'The number is not the account’s any more' }
          : { name: 'number', ok: true, detail: `${number.display_phone_number} ${number.quality_rating}`.trim() },
        checkSecret(appSecret),
      ];
    },
    templates: openTemplates(graph, businessId),
  };
}

function checkSecret(appSecret: string): ChannelCheck {
  return appSecret === ''
    ? { name: 'signature', ok: false, detail: 'Without the app secret no message of a guest can be believed' }
    : { name: 'signature', ok: true, detail: 'The app secret is there' };
}

function numbersPath(businessId: string): string {
  const fields = 'display_phone_number,verified_name,quality_rating,messaging_limit_tier';
  return `/${encodeURIComponent(businessId)}/phone_numbers?fields=${fields}`;
}

/** Finds the entered number in the account, by its id or else by its digits. */
function chooseNumber(
  known: readonly WhatsAppNumber[],
  { phoneNumberId = '', phoneNumber = '' }: Credentials,
): WhatsAppNumber {
  const digits = (text: string) => text.replace(/\D/g, '');
  const found = known.find(({ id, display_phone_number }) =>
    phoneNumberId === '' ? digits(display_phone_number) === digits(phoneNumber) : id === phoneNumberId,
  );
  if (found !== undefined) return found;
  throw new ChannelError(
    'rejected_credentials',
    `The account has no such number; it has ${known.map(({ display_phone_number }) => display_phone_number).join(', ') || 'none'}`,
  );
}

function describeNumber({ display_phone_number, verified_name, quality_rating, messaging_limit_tier }: WhatsAppNumber) {
  return {
    phoneNumber: display_phone_number,
    name: verified_name,
    quality: quality_rating,
    limit: messaging_limit_tier,
  };
}
