import { type Activation, activationAnswer, activationBody } from '../../../../shared/api/house/activation.ts';
import { PLAN_LIMITS } from '../../../../shared/domain/house/plans.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import { findAccount } from '../../../store/account/accounts.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { listChannelConnections } from '../../../store/channels/connections.ts';
import { findActivationTime, loadActivation, saveActivation } from '../../../store/house/activation.ts';
import type { StoredProperty } from '../../../store/house/properties.ts';
import { loadTraining } from '../../../store/house/training.ts';
import type { Db, Trx } from '../../../store/schema/schema.ts';
import { auditEntry, orNotFound, propertyOf, writeAndRefreshPages } from '../../request/call.ts';
import { route } from '../../route.ts';

export const activationRoutes = [
  route({
    method: 'GET',
    path: '/api/activation',
    access: 'property:read',
    property: true,
    summary: 'Return the active channels, the AI mode and the business hours',
    status: 200,
    answer: activationAnswer,
    async handler(call) {
      const property = propertyOf(call);
      return describe(call.deps.db, property, await loadActivation(call.deps.db, property.id));
    },
  }),
  route({
    method: 'PUT',
    path: '/api/activation',
    access: 'property:write',
    property: true,
    summary: 'Set the channels, AI mode and business hours; effective from the next guest message on',
    status: 200,
    body: activationBody,
    answer: activationAnswer,
    errors: ['channel_not_connected', 'plan_limit', 'conflict'],
    handler: (call) =>
      writeAndRefreshPages(call, async (trx) => {
        const property = propertyOf(call);
        const { seen, ...settings } = call.body;
        const changedAt = await findActivationTime(trx, property.id);
        if (seen !== undefined && seen !== changedAt)
          throw new ServiceError('conflict', `A colleague changed the activation at ${changedAt}; look at it again`);
        const { channels, active = true } = settings;
        const { plan } = orNotFound(await findAccount(trx, property.accountId), 'account');
        const channelsBeyondPlan = channels.filter((channel) => !PLAN_LIMITS[plan].channels.includes(channel));
        if (channelsBeyondPlan.length > 0)
          throw new ServiceError('plan_limit', `The plan does not include ${channelsBeyondPlan.join(' and ')}`);
        const connected = (await listChannelConnections(trx, property.id)).map(({ channel }) => channel);
        // The widget needs no connection.
        const missing = channels.filter((channel) => channel !== 'widget' && !connected.includes(channel));
        if (missing.length > 0)
          throw new ServiceError('channel_not_connected', `Connect ${missing.join(' and ')} before activating`);
        const at = laterThan(changedAt, call.now.toISOString());
        await saveActivation(trx, property.id, { ...settings, active }, at);
        const stored = await loadActivation(trx, property.id);
        const { aiMode, languageModel } = stored;
        const detail = { channels, aiMode, active, languageModel };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'activation.changed', property.id, detail), at);
        return describe(trx, property, stored);
      }),
  }),
];

async function describe(db: Db | Trx, property: StoredProperty, activation: Activation) {
  const { propertyInfo, faqs } = await loadTraining(db, property.id);
  const warnings: { code: string; detail: string }[] = [];
  if (faqs.length === 0)
    warnings.push({ code: 'no_faqs', detail: 'Teach questions and answers, or most guests are routed to staff' });
  if (propertyInfo.checkIn === '')
    warnings.push({ code: 'no_training', detail: 'Say when guests check in and out: PUT /api/ai/training' });
  if (property.origins.length === 0)
    warnings.push({ code: 'any_origin', detail: 'Every website may embed the chat; list yours in origins' });
  if (property.address === '')
    warnings.push({ code: 'property_incomplete', detail: 'Set address, time zone and languages: PUT /api/property' });
  return { ...activation, updatedAt: await findActivationTime(db, property.id), warnings };
}
