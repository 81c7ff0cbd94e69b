import {
  type ChannelStanding,
  channel as channelAnswer,
  channelConnected,
  channelTemplate,
  channelTest,
  templateBody,
  whatsappBody,
} from '../../../shared/api/channels.ts';
import { listOf } from '../../../shared/api/common.ts';
import { noBody } from '../../../shared/api/conversations.ts';
import type { Channel } from '../../../shared/domain/conversation.ts';
import { PLAN_LIMITS } from '../../../shared/domain/plans.ts';
import { ServiceError } from '../../base/errors.ts';
import { findAccount } from '../../store/accounts.ts';
import { loadActivation } from '../../store/activation.ts';
import { appendAudit } from '../../store/audit.ts';
import { findChannelConnection } from '../../store/channel-connections.ts';
import { findLastHeard } from '../../store/channel-contacts.ts';
import { auditEntry, type Call, orNotFound, param, principalOf, propertyOf } from '../call.ts';
import { route } from '../route.ts';

/** Channels that are connected to an account at a platform. */
const CONNECTED = ['whatsapp'] as const satisfies readonly Channel[];

const LIVE_ERRORS = [
  'channel_not_connected',
  'channel_unreachable',
  'channel_rejected_credentials',
  'conflict',
] as const;

/** By which channels guests may write. Nothing here ever tells a secret but the token that the platform is to send back. */
export const channelRoutes = [
  route({
    method: 'GET',
    path: '/api/channels',
    access: 'property:read',
    property: true,
    summary: 'How each channel stands',
    status: 200,
    answer: listOf(channelAnswer),
    async handler(call) {
      const items = await Promise.all(['widget' as const, ...CONNECTED].map((name) => describe(call, name)));
      return { items, nextCursor: null };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/channels/whatsapp',
    access: 'property:write',
    property: true,
    summary: 'Connect WhatsApp, after real calls to it; where they fail nothing is stored',
    status: 200,
    body: whatsappBody,
    answer: channelConnected,
    errors: ['plan_limit', 'channel_rejected_credentials', 'channel_unreachable', 'conflict'],
    async handler(call) {
      await requirePlan(call, 'whatsapp');
      const where = { propertyId: propertyOf(call).id, channel: 'whatsapp' as const };
      const given = Object.fromEntries(Object.entries(call.body).filter(([, value]) => value !== undefined));
      const connected = await call.deps.messaging.connect(where, given, async (trx, made) => {
        const entry = auditEntry(call, 'channel.connected', 'whatsapp', { warnings: made.warnings });
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
      });
      return channelConnected.parse(connected);
    },
  }),
  route({
    method: 'POST',
    path: '/api/channels/{channel}/test',
    access: 'property:write',
    property: true,
    summary:
      'Real calls to the platform: does it answer, does it know us; where all is well what was held back goes out',
    status: 200,
    body: noBody,
    answer: channelTest,
    errors: ['channel_not_connected'],
    async handler(call) {
      const checks = await call.deps.messaging.test(placeOf(call));
      return { ok: checks.every(({ ok }) => ok), checks };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/channels/{channel}',
    access: 'property:write',
    property: true,
    summary: 'Disconnect: the credentials are wiped, conversations stay',
    status: 204,
    answer: null,
    errors: ['channel_not_connected'],
    async handler(call) {
      const where = placeOf(call);
      await call.deps.messaging.disconnect(where, async (trx) => {
        const entry = auditEntry(call, 'channel.disconnected', where.channel);
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
      });
      return undefined;
    },
  }),
  route({
    method: 'GET',
    path: '/api/channels/whatsapp/templates',
    access: 'conversations:read',
    property: true,
    summary: 'The templates, as WhatsApp holds them',
    status: 200,
    answer: listOf(channelTemplate),
    errors: LIVE_ERRORS,
    async handler(call) {
      const { id: propertyId } = propertyOf(call);
      // Until it is connected there are none.
      if ((await findChannelConnection(call.deps.db, propertyId, 'whatsapp')) === undefined)
        return { items: [], nextCursor: null };
      const items = await call.deps.messaging.listTemplates({ propertyId, channel: 'whatsapp' });
      return { items, nextCursor: null };
    },
  }),
  route({
    method: 'POST',
    path: '/api/channels/whatsapp/templates',
    access: 'property:write',
    property: true,
    summary: 'Add a template; WhatsApp looks at it before it may be sent',
    status: 201,
    body: templateBody,
    answer: channelTemplate,
    errors: LIVE_ERRORS,
    async handler(call) {
      const { variables = [], ...given } = call.body;
      const where = { propertyId: propertyOf(call).id, channel: 'whatsapp' as const };
      const made = await call.deps.messaging.addTemplate(where, { ...given, variables });
      const entry = auditEntry(call, 'channel.template_added', made.name, { language: made.language });
      await call.write(async (trx) => {
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
        return made;
      });
      return made;
    },
  }),
];

async function describe(call: Call<unknown, unknown>, name: Channel): Promise<ChannelStanding> {
  const { db, config } = call.deps;
  const { id: propertyId } = propertyOf(call);
  const { active, channels } = await loadActivation(db, propertyId);
  const isActive = active && channels.includes(name);
  const bare = { channel: name, active: isActive, detail: {}, lastError: null, webhookUrl: null };
  if (name === 'widget') return { ...bare, connected: true, health: 'ok', lastMessageAt: null };
  const lastMessageAt = await findLastHeard(db, propertyId, name);
  const connection = await findChannelConnection(db, propertyId, name);
  if (connection === undefined)
    return { ...bare, active: false, connected: false, health: 'not_connected', lastMessageAt };
  const { health, detail, lastError } = connection;
  const webhookUrl = `${config.baseUrl}/webhooks/${name}/${propertyId}`;
  return { channel: name, active: isActive, connected: true, health, detail, lastError, lastMessageAt, webhookUrl };
}

function placeOf(call: Call<unknown, unknown>): { propertyId: string; channel: Channel } {
  const channel = CONNECTED.find((name) => name === param(call, 'channel'));
  return { propertyId: propertyOf(call).id, channel: orNotFound(channel, 'channel') };
}

async function requirePlan(call: Call<unknown, unknown>, channel: Channel): Promise<void> {
  const { plan } = orNotFound(await findAccount(call.deps.db, principalOf(call).accountId), 'account');
  if (!PLAN_LIMITS[plan].channels.includes(channel))
    throw new ServiceError('plan_limit', `The plan ${plan} does not include ${channel}`);
}
