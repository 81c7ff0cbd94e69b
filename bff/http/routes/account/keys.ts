import { z } from 'zod';
import { apiKey, createKeyBody, keyWithSecret, rotateKeyBody } from '../../../../shared/api/account/account.ts';
import { listOf, pageQuery } from '../../../../shared/api/common.ts';
import { createApiKey, ROTATION_OVERLAP_MS, rotateApiKey } from '../../../auth/api-keys.ts';
import { explainLack, findLack, type Lack, requirePower } from '../../../auth/powers.ts';
import { isPast } from '../../../auth/principal.ts';
import { ServiceError } from '../../../base/errors.ts';
import { changeApiKey, describeKey, findApiKey, listApiKeys } from '../../../store/account/api-keys.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findPropertyOf } from '../../../store/house/properties.ts';
import { auditEntry, fieldFault, orNotFound, param, principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';

export const keyRoutes = [
  route({
    method: 'GET',
    path: '/api/keys',
    access: 'keys:read',
    summary: 'List the account’s API keys, without their secrets',
    status: 200,
    query: z.strictObject(pageQuery),
    answer: listOf(apiKey),
    async handler(call) {
      const { items, nextCursor } = await listApiKeys(call.deps.db, principalOf(call).accountId, call.query);
      return { items: items.map((key) => describeKey(key, call.now)), nextCursor };
    },
  }),
  route({
    method: 'POST',
    path: '/api/keys',
    access: 'keys:write',
    summary: 'Create an API key; its secret is returned once',
    status: 201,
    body: createKeyBody,
    answer: keyWithSecret,
    handler: (call) =>
      call.write(async (trx) => {
        const principal = principalOf(call);
        const { name, scopes, propertyId = null, expiresAt = null } = call.body;
        requireFuture(expiresAt, call.now);
        const lack = findLack(principal, { rights: scopes, propertyId, until: expiresAt });
        if (lack !== null) throw fieldFault(pointerTo(lack), 'forbidden', explainLack(lack));
        if (propertyId !== null && (await findPropertyOf(trx, principal.accountId, propertyId)) === undefined)
          throw fieldFault('/propertyId', 'unknown', 'there is no such property');
        const created = await createApiKey(
          trx,
          { accountId: principal.accountId, propertyId, name, scopes, expiresAt },
          call.now,
        );
        const entry = auditEntry(call, 'key.created', created.key.id, { scopes, boundTo: propertyId, expiresAt });
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
        return { ...describeKey(created.key, call.now), apiKey: created.apiKey };
      }),
  }),
  route({
    method: 'POST',
    path: '/api/keys/{id}/rotate',
    access: 'keys:write',
    summary: 'Rotate the secret of an API key; the old secret stays valid for overlapMs (default: one day)',
    status: 200,
    body: rotateKeyBody,
    answer: keyWithSecret,
    errors: ['conflict'],
    async handler(call) {
      const overlapMs = call.body.overlapMs ?? ROTATION_OVERLAP_MS;
      const answer = await call.write(async (trx) => {
        const principal = principalOf(call);
        const key = orNotFound(await findApiKey(trx, principal.accountId, param(call, 'id')), 'key');
        const { expiresAt = key.expiresAt } = call.body;
        if (call.body.expiresAt !== undefined) requireFuture(expiresAt, call.now);
        else if (isPast(key, call.now))
          throw new ServiceError('conflict', 'This key has ended; give it a new end as expiresAt, or make another');
        const power = { rights: key.scopes, propertyId: key.propertyId, until: expiresAt };
        const lack = findLack(principal, power);
        if (lack?.of === 'time' && call.body.expiresAt !== undefined)
          throw fieldFault('/expiresAt', 'forbidden', explainLack(lack));
        requirePower(principal, power);
        const rotated = await rotateApiKey(trx, key, { overlapMs, expiresAt }, call.now);
        const entry = auditEntry(call, 'key.rotated', key.id, { overlapMs, expiresAt });
        await appendAudit(trx, call.deps.secrets, entry, call.now.toISOString());
        return { ...describeKey(rotated.key, call.now), apiKey: rotated.apiKey };
      });
      // Without an overlap, sockets must not go on with the old secret. A socket does not know which secret opened it,
      // so all of the key are closed; those with the new secret reconnect.
      if (overlapMs === 0) call.deps.feed.publishRevocation({ keyId: answer.id });
      return answer;
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/keys/{id}',
    access: 'keys:write',
    summary: 'Revoke an API key, effective at once',
    status: 204,
    answer: null,
    async handler(call) {
      await call.write(async (trx) => {
        const key = orNotFound(await findApiKey(trx, principalOf(call).accountId, param(call, 'id')), 'key');
        const at = call.now.toISOString();
        await changeApiKey(trx, key, { revokedAt: at, previousHash: null, previousUntil: null });
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'key.revoked', key.id), at);
      });
      call.deps.feed.publishRevocation({ keyId: param(call, 'id') });
      return undefined;
    },
  }),
];

/** The JSON pointer to the field that asks for more than the creator of the key has. */
function pointerTo(lack: Lack): string {
  if (lack.of === 'rights') return `/scopes/${lack.index}`;
  return lack.of === 'property' ? '/propertyId' : '/expiresAt';
}

function requireFuture(expiresAt: string | null, now: Date): void {
  if (expiresAt !== null && expiresAt <= now.toISOString()) throw fieldFault('/expiresAt', 'past', 'a time to come');
}
