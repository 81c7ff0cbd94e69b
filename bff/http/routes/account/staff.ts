import { z } from 'zod';
import {
  createStaffAnswer,
  createStaffBody,
  staffLinkAnswer,
  staffUser,
  updateStaffBody,
} from '../../../../shared/api/account/account.ts';
import { listOf, pageQuery } from '../../../../shared/api/common.ts';
import { noBody } from '../../../../shared/api/conversations.ts';
import { issuePasswordLink } from '../../../auth/one-time.ts';
import { reachOf } from '../../../auth/principal.ts';
import { newUser } from '../../../auth/register.ts';
import { ServiceError } from '../../../base/errors.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { deleteOneTimeTokensOf } from '../../../store/account/one-time-tokens.ts';
import { deleteStaffSessionsOf } from '../../../store/account/staff-sessions.ts';
import {
  countActiveOwners,
  deleteUser,
  describeUser,
  findUser,
  findUserByEmail,
  insertUser,
  listUsers,
  saveUser,
  type User,
} from '../../../store/account/users.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { auditEntry, orNotFound, param, principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import {
  notePost,
  type Post,
  readPost,
  requirePost,
  requirePowersOf,
  requireProperties,
} from '../../signing-in/staff-post.ts';
import { setupUrl } from './register.ts';

export const staffRoutes = [
  route({
    method: 'GET',
    path: '/api/staff',
    access: 'staff:read',
    summary: 'List the staff users of the properties you have access to',
    status: 200,
    query: z.strictObject(pageQuery),
    answer: listOf(staffUser),
    async handler(call) {
      const principal = principalOf(call);
      const at = reachOf(principal);
      const { items, nextCursor } = await listUsers(call.deps.db, principal.accountId, { ...call.query, at });
      return { items: items.map((user) => describeUser(user, at)), nextCursor };
    },
  }),
  route({
    method: 'POST',
    path: '/api/staff',
    access: 'staff:write',
    summary: 'Add a staff user; the returned link sets their password and can be used once',
    status: 201,
    body: createStaffBody,
    answer: createStaffAnswer,
    errors: ['email_taken'],
    handler: (call) =>
      call.write(async (trx) => {
        const { accountId } = principalOf(call);
        const post = readPost(call.body, null);
        requirePost(principalOf(call), post);
        await requireProperties(trx, accountId, post);
        const email = call.body.email.toLowerCase();
        if ((await findUserByEmail(trx, email)) !== undefined)
          throw new ServiceError('email_taken', 'email: a user of this server has this address');
        const at = call.now.toISOString();
        const user = newUser({ ...call.body, ...post, email, accountId }, at);
        await insertUser(trx, user);
        const { token } = await issuePasswordLink(trx, user.id, call.now);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'user.added', user.id, notePost(post)), at);
        return { ...describeUser(user), setupUrl: setupUrl(call.deps.config.baseUrl, token) };
      }),
  }),
  route({
    method: 'PATCH',
    path: '/api/staff/{id}',
    access: 'staff:write',
    summary: 'Change a staff user’s role, properties, departments or languages, or disable the user',
    status: 200,
    body: updateStaffBody,
    answer: staffUser,
    errors: ['conflict'],
    async handler(call) {
      let isRevoked = false;
      const answer = await call.write(async (trx) => {
        const user = orNotFound(await findUser(trx, principalOf(call).accountId, param(call, 'id')), 'colleague');
        const { disabled, role, properties, ...fields } = call.body;
        requirePowersOf(principalOf(call), user);
        const post = readPost({ role, properties }, user);
        requirePost(principalOf(call), post);
        await requireProperties(trx, user.accountId, post);
        const at = call.now.toISOString();
        const disabledAt = disabled === undefined ? user.disabledAt : disabled ? (user.disabledAt ?? at) : null;
        const changed: User = { ...user, ...fields, ...post, disabledAt, updatedAt: at };
        if (changed.role !== 'owner' || disabledAt !== null) await keepAnOwner(trx, user);
        await saveUser(trx, changed);
        isRevoked = isDifferent(post, user) || (disabledAt !== null && user.disabledAt === null);
        if (isRevoked) await signOutEverywhere(trx, user.id);
        const detail = { fields: Object.keys(call.body), ...notePost(post), disabled: disabledAt !== null };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'user.changed', user.id, detail), at);
        return describeUser(changed);
      });
      if (isRevoked) call.deps.feed.publishRevocation({ userId: answer.id });
      return answer;
    },
  }),
  route({
    method: 'POST',
    path: '/api/staff/{id}/link',
    access: 'staff:invite',
    summary: 'Create a new one-time link with which a staff user sets a password; earlier links become invalid',
    status: 201,
    body: noBody,
    answer: staffLinkAnswer,
    errors: ['conflict'],
    handler: (call) =>
      call.write(async (trx) => {
        const principal = principalOf(call);
        const user = orNotFound(await findUser(trx, principal.accountId, param(call, 'id')), 'colleague');
        requirePowersOf(principal, user);
        if (user.disabledAt !== null) throw new ServiceError('conflict', 'This colleague is blocked');
        const { token, expiresAt } = await issuePasswordLink(trx, user.id, call.now);
        const entry = auditEntry(call, 'user.link_made', user.id);
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
        return { setupUrl: setupUrl(call.deps.config.baseUrl, token), expiresAt };
      }),
  }),
  route({
    method: 'DELETE',
    path: '/api/staff/{id}',
    access: 'staff:write',
    summary: 'Remove a staff user; their messages are kept',
    status: 204,
    answer: null,
    errors: ['conflict'],
    async handler(call) {
      await call.write(async (trx) => {
        const principal = principalOf(call);
        const user = orNotFound(await findUser(trx, principal.accountId, param(call, 'id')), 'colleague');
        requirePowersOf(principal, user);
        await keepAnOwner(trx, user);
        await deleteUser(trx, principal.accountId, user.id);
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'user.removed', user.id), call.now.toISOString());
      });
      call.deps.feed.publishRevocation({ userId: param(call, 'id') });
      return undefined;
    },
  }),
];

/** Whether two posts differ. The order of their properties does not matter. */
function isDifferent(post: Post, before: Post): boolean {
  const inOrder = ({ role, properties }: Post) =>
    JSON.stringify([role, properties?.map((one) => `${one.propertyId} ${one.role}`).toSorted()]);
  return inOrder(post) !== inOrder(before);
}

/** Nobody could manage an account without an owner. */
async function keepAnOwner(trx: Trx, user: User): Promise<void> {
  if (user.role !== 'owner' || user.disabledAt !== null) return;
  if ((await countActiveOwners(trx, user.accountId)) > 1) return;
  throw new ServiceError('conflict', 'This is the account’s last owner; make a colleague an owner first');
}

async function signOutEverywhere(trx: Trx, userId: string): Promise<void> {
  await deleteStaffSessionsOf(trx, userId);
  await deleteOneTimeTokensOf(trx, userId);
}
