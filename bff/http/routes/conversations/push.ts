import { pushKey, pushSubscription, pushSubscriptionBody } from '../../../../shared/api/push.ts';
import { deletePushDevice, savePushDevice } from '../../../store/account/push-devices.ts';
import { orNotFound, param, principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const pushRoutes = [
  route({
    method: 'GET',
    path: '/api/push/key',
    access: 'session',
    summary: 'Return the public key for a browser’s push subscription',
    status: 200,
    answer: pushKey,
    handler: async (call) => ({ publicKey: call.deps.pushKey }),
  }),
  route({
    method: 'POST',
    path: '/api/push/subscriptions',
    access: 'session',
    summary: 'Subscribe this browser to push alerts for the signed-in user while no desk is open',
    status: 201,
    body: pushSubscriptionBody,
    answer: pushSubscription,
    handler: (call) =>
      call.write(async (trx) => {
        const { endpoint, keys } = call.body;
        const sealed = call.deps.secrets.encrypt('push', JSON.stringify(keys), endpoint);
        const device = { userId: principalOf(call).id, endpoint, keys: sealed };
        const { id } = await savePushDevice(trx, device, call.now.toISOString());
        return { id };
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/push/subscriptions/{id}',
    access: 'session',
    summary: 'Remove this browser’s push subscription',
    status: 204,
    answer: null,
    async handler(call) {
      const isDeleted = await call.write((trx) => deletePushDevice(trx, param(call, 'id'), principalOf(call).id));
      orNotFound(isDeleted || undefined, 'subscription');
      return undefined;
    },
  }),
];
