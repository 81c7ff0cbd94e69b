import {
  type ChannelStanding,
  channel as channelAnswer,
  channelConnected,
  channelPlayed,
  channelTemplate,
  channelTest,
  templateBody,
} from '../../../../shared/api/channels.ts';
import { listOf } from '../../../../shared/api/common.ts';
import { noBody } from '../../../../shared/api/conversations.ts';
import type { Channel, ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { PLAN_LIMITS } from '../../../../shared/domain/house/plans.ts';
import { HOUR_MS } from '../../../../shared/domain/time.ts';
import { ServiceError } from '../../../base/errors.ts';
import type { ChannelAdapter } from '../../../channels/port.ts';
import { CHANNEL_ADAPTERS, CONNECTED_CHANNELS, capabilitiesOf, findConnected } from '../../../channels/registry.ts';
import { findPlanPause } from '../../../conversation/channels/plan-pause.ts';
import { findAccount } from '../../../store/account/accounts.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findChannelConnection } from '../../../store/channels/connections.ts';
import { findLastHeard } from '../../../store/channels/contacts.ts';
import { listNotices } from '../../../store/channels/notices.ts';
import { loadActivation } from '../../../store/house/activation.ts';
import { findMeta } from '../../../store/sqlite/meta.ts';
import { auditEntry, type Call, orNotFound, param, principalOf, propertyOf } from '../../request/call.ts';
import { requirePermanentRights } from '../../request/permanent-rights.ts';
import { type Route, route } from '../../route.ts';

const LIVE_ERRORS = [
  'channel_not_connected',
  'channel_unreachable',
  'channel_rejected_credentials',
  'conflict',
] as const;

/**
 * The channels through which guests may write. No answer holds a secret, except the token that the platform sends back.
 */
export const channelRoutes = [
  route({
    method: 'GET',
    path: '/api/channels',
    access: 'property:read',
    property: true,
    summary: 'List the channels and their states',
    status: 200,
    answer: listOf(channelAnswer),
    async handler(call) {
      const items = await Promise.all(['widget' as const, ...CONNECTED_CHANNELS].map((name) => describe(call, name)));
      return { items, nextCursor: null };
    },
  }),
  ...CONNECTED_CHANNELS.map((channel) => connectRoute(channel, CHANNEL_ADAPTERS[channel])),
  route({
    method: 'POST',
    path: '/api/channels/{channel}/test',
    access: 'property:write',
    property: true,
    summary: 'Test the channel with real calls to the platform; if they succeed, held messages are sent',
    status: 200,
    body: noBody,
    answer: channelTest,
    errors: ['channel_not_connected'],
    async handler(call) {
      const checks = await call.deps.messaging.test(connectionOf(call));
      return { ok: checks.every(({ ok }) => ok), checks };
    },
  }),
  route({
    method: 'POST',
    path: '/api/channels/{channel}/demo',
    access: 'property:write',
    property: true,
    summary: 'Connect the sample hotel to a simulated platform of this server, with a page to write as its guests',
    status: 200,
    body: noBody,
    answer: channelPlayed,
    errors: ['plan_limit', 'conflict', 'channel_rejected_credentials', 'channel_unreachable'],
    async handler(call) {
      const connection = connectionOf(call);
      const { channel } = connection;
      const { guestDemo, messaging, secrets } = call.deps;
      await requirePlan(call, channel);
      requirePermanentRights(call, ['property:write']);
      if (guestDemo?.channels.includes(channel) !== true || !(await isSample(call)))
        throw new ServiceError(
          'conflict',
          'Only the sample hotel of a server started with --sample has simulated guests',
        );
      const credentials = await guestDemo.open(channel);
      const { webhookUrl, platformValues, detail } = await messaging.connect(connection, credentials, async (trx) => {
        const entry = auditEntry(call, 'channel.connected', channel, { demo: true });
        await appendAudit(trx, secrets, entry, call.now.toISOString());
      });
      if (webhookUrl !== null) await guestDemo.listen(channel, { webhookUrl, ...platformValues });
      return { channel, playUrl: guestDemo.playUrl(channel, detail) ?? '' };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/channels/{channel}',
    access: 'property:write',
    property: true,
    summary: 'Disconnect the channel: the credentials are deleted, the channel is switched off, conversations are kept',
    status: 204,
    answer: null,
    errors: ['channel_not_connected'],
    async handler(call) {
      const connection = connectionOf(call);
      await call.deps.messaging.disconnect(connection, async (trx) => {
        const entry = auditEntry(call, 'channel.disconnected', connection.channel);
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
      });
      return undefined;
    },
  }),
  ...CONNECTED_CHANNELS.filter((channel) => CHANNEL_ADAPTERS[channel].capabilities.templates).flatMap((channel) =>
    templateRoutes(channel, CHANNEL_ADAPTERS[channel]),
  ),
];

function connectRoute(channel: ConnectedChannel, { label, form }: ChannelAdapter): Route {
  return route({
    method: 'PUT',
    path: `/api/channels/${channel}`,
    access: 'property:write',
    property: true,
    summary: `Connect ${label} after a test with real calls; if the test fails, nothing is stored`,
    status: 200,
    body: form,
    answer: channelConnected,
    errors: ['plan_limit', 'channel_rejected_credentials', 'channel_unreachable', 'conflict'],
    async handler(call) {
      await requirePlan(call, channel);
      requirePermanentRights(call, ['property:write']);
      const connection = { propertyId: propertyOf(call).id, channel };
      const fields = Object.fromEntries(
        Object.entries(call.body).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
      );
      const { platformValues, ...connected } = await call.deps.messaging.connect(
        connection,
        fields,
        async (trx, { warnings }) => {
          const entry = auditEntry(call, 'channel.connected', channel, { warnings });
          await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
        },
      );
      const { webhookUrl, ...rest } = connected;
      return channelConnected.parse({ ...rest, ...(webhookUrl === null ? {} : { webhookUrl }), ...platformValues });
    },
  });
}

function templateRoutes(channel: ConnectedChannel, { label }: ChannelAdapter): Route[] {
  const path = `/api/channels/${channel}/templates`;
  return [
    route({
      method: 'GET',
      path,
      access: 'conversations:read',
      property: true,
      summary: `List the templates at ${label}`,
      status: 200,
      answer: listOf(channelTemplate),
      errors: LIVE_ERRORS,
      async handler(call) {
        const { id: propertyId } = propertyOf(call);
        // A channel without a connection has no templates.
        if ((await findChannelConnection(call.deps.db, propertyId, channel)) === undefined)
          return { items: [], nextCursor: null };
        const items = await call.deps.messaging.listTemplates({ propertyId, channel });
        return { items, nextCursor: null };
      },
    }),
    route({
      method: 'POST',
      path,
      access: 'property:write',
      property: true,
      summary: `Submit a template to ${label}, which must approve it before use`,
      status: 201,
      body: templateBody,
      answer: channelTemplate,
      errors: LIVE_ERRORS,
      async handler(call) {
        const { variables = [], ...template } = call.body;
        const connection = { propertyId: propertyOf(call).id, channel };
        const added = await call.deps.messaging.addTemplate(connection, { ...template, variables });
        const entry = auditEntry(call, 'channel.template_added', added.name, { language: added.language });
        await call.write(async (trx) => {
          await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
          return added;
        });
        return added;
      },
    }),
  ];
}

const NOT_CONNECTED: Pick<
  ChannelStanding,
  'detail' | 'lastError' | 'lastSentAt' | 'notices' | 'webhookUrl' | 'demo' | 'playUrl'
> = {
  detail: {},
  lastError: null,
  lastSentAt: null,
  notices: [],
  webhookUrl: null,
  demo: false,
  playUrl: null,
};

/** Only the sample hotel has simulated platforms. */
async function isSample(call: Call<unknown, unknown>): Promise<boolean> {
  return (await findMeta(call.deps.db, 'sampleProperty')) === propertyOf(call).id;
}

async function describe(call: Call<unknown, unknown>, name: Channel): Promise<ChannelStanding> {
  const { db, config, guestDemo } = call.deps;
  const { id: propertyId } = propertyOf(call);
  const { active, channels } = await loadActivation(db, propertyId);
  const pause = await findPlanPause(db, propertyId, name);
  const isActive = active && channels.includes(name) && pause === null;
  const base = { ...NOT_CONNECTED, channel: name, active: isActive, capabilities: describeCapabilities(name) };
  if (name === 'widget') return { ...base, connected: true, health: 'ok', lastMessageAt: null };
  const demo = guestDemo?.channels.includes(name) === true && (await isSample(call));
  const lastMessageAt = await findLastHeard(db, propertyId, name);
  const connection = await findChannelConnection(db, propertyId, name);
  if (connection === undefined)
    return { ...base, active: false, connected: false, health: 'not_connected', lastMessageAt, demo };
  const { detail, lastSentAt } = connection;
  const notices = await listNotices(db, propertyId, name, call.now.toISOString());
  const planFault = pause === null ? null : { code: 'plan_limit', message: pause, at: call.now.toISOString() };
  const { health, lastError } = planFault === null ? connection : { health: 'failing' as const, lastError: planFault };
  const isCalled = CHANNEL_ADAPTERS[name].calls.hasIncomingCalls?.(detail) !== false;
  const webhookUrl = isCalled ? `${config.baseUrl}/webhooks/${name}/${propertyId}` : null;
  const playUrl = demo ? (guestDemo?.playUrl(name, detail) ?? null) : null;
  const state = { health, detail, lastError, lastMessageAt, lastSentAt, notices };
  return { ...base, ...state, connected: true, webhookUrl, demo, playUrl };
}

function describeCapabilities(name: Channel): ChannelStanding['capabilities'] {
  const { textLength, buttons, list, media, templates, windowMs, receipts, typing, cost } = capabilitiesOf(name);
  const files = media === null ? 'none' : media.byLink ? 'link' : 'sent';
  const windowHours = windowMs === null ? null : windowMs / HOUR_MS;
  return { textLength, buttons, list, files, templates, windowHours, receipts, typing, cost };
}

function connectionOf(call: Call<unknown, unknown>): { propertyId: string; channel: ConnectedChannel } {
  const channel = orNotFound(findConnected(param(call, 'channel')), 'channel');
  return { propertyId: propertyOf(call).id, channel };
}

async function requirePlan(call: Call<unknown, unknown>, channel: Channel): Promise<void> {
  const { plan } = orNotFound(await findAccount(call.deps.db, principalOf(call).accountId), 'account');
  if (!PLAN_LIMITS[plan].channels.includes(channel))
    throw new ServiceError('plan_limit', `The plan ${plan} does not include ${channel}`);
}
