import type { z } from 'zod';
import { forgotBody } from '../../../../shared/api/account/account.ts';
import { describeDevice } from '../../../auth/describe-device.ts';
import { issueForgottenLink } from '../../../auth/one-time.ts';
import { newId } from '../../../base/ids.ts';
import { queueMail } from '../../../delivery/deliveries.ts';
import { writeForgotMail } from '../../../delivery/forgot-mail.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findUserByEmail } from '../../../store/account/users.ts';
import { listPropertyIds } from '../../../store/house/properties.ts';
import type { Call } from '../../request/call.ts';
import { RateLimited } from '../../request/limits.ts';
import { route } from '../../route.ts';
import { setupUrl } from './register.ts';

export const forgotRoutes = [
  route({
    method: 'POST',
    path: '/auth/forgot',
    access: 'public',
    limit: 'oneTimeToken',
    summary: 'Mail a password reset link if the address belongs to a user; the response is the same for every address',
    status: 202,
    body: forgotBody,
    answer: null,
    async handler(call) {
      // Not awaited: neither the answer nor its duration reveals whether such a user exists.
      mailLink(call, call.body).catch((error: unknown) => {
        if (!(error instanceof RateLimited))
          call.deps.log.error({ err: error }, 'a link for a new password was not sent');
      });
      return undefined;
    },
  }),
];

/** Queues the mail with its link in one transaction. Rejects with `rate_limited` if this address asked too often. */
async function mailLink(
  { deps, limits, now, address, userAgent }: Call<unknown, unknown>,
  { email: typed, language }: z.infer<typeof forgotBody>,
): Promise<void> {
  const email = typed.toLowerCase();
  await limits.take('forgot', deps.secrets.sign('login', email));
  if (deps.mail === null) return;
  const isQueued = await deps.writer.write(async (trx) => {
    const user = await findUserByEmail(trx, email);
    const [propertyId] = user === undefined ? [] : await listPropertyIds(trx, user.accountId, 1);
    if (user === undefined || user.disabledAt !== null || propertyId === undefined) return false;
    const { token } = await issueForgottenLink(trx, user.id, now);
    const at = now.toISOString();
    const mail = { to: user.email, ...writeForgotMail(setupUrl(deps.config.baseUrl, token), language) };
    await queueMail(trx, deps.secrets, { propertyId, key: newId('request'), mail, at });
    const detail = { device: describeDevice(userAgent), address };
    const entry = { accountId: user.accountId, propertyId: null, actor: 'unknown', subject: user.id, detail, address };
    await appendAudit(trx, deps.secrets, { ...entry, action: 'user.password_forgotten' }, at);
    return true;
  });
  if (isQueued) deps.mail.nudge();
}
