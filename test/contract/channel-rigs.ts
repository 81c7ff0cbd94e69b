import { refuse as refuseAsChannex } from '../../bff/simulators/channex/answers.ts';
import { startPortal } from '../../bff/simulators/channex/portal.ts';
import { type MailSimulator, startMail } from '../../bff/simulators/mail/simulator.ts';
import type { FaultKind } from '../../bff/simulators/server/faults.ts';
import type { Exchange, SimAnswer } from '../../bff/simulators/server/serve.ts';
import { startTwilio } from '../../bff/simulators/twilio/simulator.ts';
import { refuse as refuseAsTwilio } from '../../bff/simulators/twilio/words.ts';
import { startWhatsApp } from '../../bff/simulators/whatsapp/simulator.ts';
import { refuse as refuseAsMeta } from '../../bff/simulators/whatsapp/words.ts';
import { readApiDescription } from '../support/pms/openapi.ts';
import type { ChannelRig } from './channels.ts';

const failing = ({ body }: SimAnswer, status: number): FaultKind => ({
  kind: 'status',
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

let mail: MailSimulator | undefined;

/** The rig of every connected channel, with the differences of its platform. */
export const CHANNEL_RIGS: readonly ChannelRig[] = [
  {
    channel: 'whatsapp',
    start: startWhatsApp,
    sends: /POST .*\/messages$/,
    textLength: 4_096,
    canAsk: false,
    signatureHeader: 'x-hub-signature-256',
    wrong: [{ apiKey: 'wrong' }, { businessId: '999' }, { phoneNumber: '+4930123456' }],
    busy: failing(refuseAsMeta(131056, 'no'), 400),
    unreachable: failing(refuseAsMeta(131026, 'no'), 400),
    failedCode: 131026,
    description: readApiDescription('whatsapp-cloud-api-v23-trimmed', 'channels'),
    asDescribed: removeUndescribedFields,
  },

  {
    channel: 'sms',
    confirmsWishes: true,
    start: startTwilio,
    sends: /POST .*\/Messages\.json$/,
    textLength: 1_600,
    canAsk: true,
    signatureHeader: 'x-twilio-signature',
    wrong: [{ authToken: 'wrong' }, { accountSid: `AC${'f'.repeat(32)}` }, { phoneNumber: '+4930123456' }],
    busy: failing(refuseAsTwilio(20429, 'no'), 429),
    unreachable: failing(refuseAsTwilio(21614, 'no'), 400),
    failedCode: 30_003,
    description: readApiDescription('twilio-api-v2010-messages', 'channels'),
    // The published description covers messages only.
    asDescribed: (exchange) => (exchange.request.path.endsWith('/Messages.json') ? exchange : null),
  },

  {
    channel: 'portal',
    start: startPortal,
    guest: (number) => `b0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    reached: 'sent',
    reportsState: false,
    provesBody: false,
    sends: /POST .*\/messages$/,
    textLength: 2_000,
    canAsk: true,
    signatureHeader: 'x-servicechat-secret',
    wrong: [{ apiKey: 'wrong' }, { propertyId: 'c0000000-0000-4000-8000-000000000001' }],
    busy: failing(refuseAsChannex(429, 'http_too_many_requests', 'Too Many Requests'), 429),
    unreachable: failing(refuseAsChannex(422, 'not_supported', 'Not Supported'), 422),
    failedCode: 0,
    description: null,
  },

  {
    channel: 'email',
    async start(options) {
      mail = await startMail(options);
      return mail;
    },
    guest: (number) => `guest${number}@guests.example`,
    reached: 'sent',
    signedForMs: 5 * 60_000,
    saysWhen: false,
    hasPages: false,
    reportsRead: false,
    sends: /SMTP DATA/,
    textLength: 100_000,
    canAsk: false,
    signatureHeader: 'webhook-signature',
    // Incoming calls carry no secret; the mailbox has one.
    wrong: [{ password: 'wrong' }, { user: 'nobody' }],
    withWrong: (change) => ({ ...mail?.imap, imap: { ...mail?.imap.imap, ...change } }),
    busy: { kind: 'status', status: 450, body: '4.7.1 Too many mails' },
    unreachable: { kind: 'status', status: 550, body: '5.1.1 No such mailbox' },
    failedCode: 0,
    description: null,
  },
];

/** Removes the fields that Meta's documentation has and its published description lacks: the passed id and read marks. */
function removeUndescribedFields(exchange: Exchange): Exchange | null {
  const { request } = exchange;
  if (request.method !== 'POST' || !request.path.endsWith('/messages')) return exchange;
  const { biz_opaque_callback_data: _, ...body }: Record<string, unknown> = JSON.parse(request.body);
  return body['status'] === undefined ? { ...exchange, request: { ...request, body: JSON.stringify(body) } } : null;
}
