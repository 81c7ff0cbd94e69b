import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../../bff/base/config.ts';
import { isWithinPlan } from '../../../../bff/conversation/channels/plan-pace.ts';
import { changePlan, findAccount } from '../../../../bff/store/account/accounts.ts';
import { listAudit } from '../../../../bff/store/account/audit.ts';
import { findServing } from '../../../../bff/store/sqlite/serving.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

let server: HttpServer;
beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server.close());

const choose = (key: string, plan: string, at = server) => at.call('PUT', '/api/account/plan', { key, body: { plan } });

it('an owner changes the account’s plan, which takes effect at once and is in the audit log', async () => {
  const { key, accountId } = await register(server, 'owner@plan.example');
  expect((await choose(key, 'starter')).body).toMatchObject({ current: 'starter', changedBy: 'owner' });
  expect((await choose(key, 'starter')).status).toBe(200);
  const whatsapp = await server.call('PUT', '/api/channels/whatsapp', {
    key,
    body: { businessId: '1', phoneNumber: '+4983825501', apiKey: 'x' },
  });
  expect(whatsapp.body.code).toBe('plan_limit');
  expect((await server.call('GET', '/api/usage', { key })).body.properties).toEqual({ used: 1, limit: 1 });
  const { items } = await listAudit(server.deps.db, accountId, { limit: 10 });
  const changes = items.filter(({ action }) => action === 'plan.changed');
  expect(changes.map(({ detail }) => detail)).toEqual(['{"from":"enterprise","to":"starter"}']);
});

it('a plan is refused if it allows fewer properties than exist, or if its name is unknown', async () => {
  const { key } = await register(server, 'two@plan.example');
  await server.call('POST', '/api/properties', { key, body: { name: 'Second' } });
  expect((await choose(key, 'starter')).body).toMatchObject({
    code: 'plan_limit',
    detail: expect.stringMatching(/1 .* 2/),
  });
  expect((await choose(key, 'golden')).body.code).toBe('validation_failed');
  expect((await choose(key, 'professional')).status).toBe(200);
});

it('the newest properties beyond a plan that the operator set are handed to staff; the oldest are answered', async () => {
  const { key, accountId, propertyId } = await register(server, 'forced@plan.example');
  const { body: second } = await server.call('POST', '/api/properties', { key, body: { name: 'Second' } });
  const { db, writer } = server.deps;
  const account = await findAccount(db, accountId);
  if (account === undefined) throw new Error('no account');
  const change = (forced: boolean) =>
    writer.write((trx) => changePlan(trx, account, { plan: 'starter', at: new Date().toISOString(), forced }));
  await expect(change(false)).rejects.toMatchObject({ code: 'plan_limit' });
  await change(true);
  const isAnswered = async (id: string) => {
    const serving = await findServing(db, id);
    return serving !== undefined && isWithinPlan(server.deps, serving, null);
  };
  expect([await isAnswered(propertyId), await isAnswered(second.id)]).toEqual([true, false]);
});

it('an owner cannot change a plan that the operator assigns, and reads who assigns it', async () => {
  const hosted = await startHttpServer({ config: { planChanges: 'operator' } });
  try {
    const { key } = await register(hosted, 'hosted@plan.example');
    const refused = await choose(key, 'starter', hosted);
    expect(refused.body).toMatchObject({ code: 'forbidden', detail: expect.stringContaining('service-chat plan set') });
    const shown = await hosted.call('GET', '/api/plans', { key });
    expect(shown.body).toMatchObject({ current: 'enterprise', changedBy: 'operator' });
  } finally {
    await hosted.close();
  }
});

it('the operator assigns plans by default if anybody may register an account', () => {
  const changedBy = (env: Record<string, string>) => {
    const read = readConfig(env);
    return 'config' in read ? read.config.planChanges : read.faults;
  };
  expect(changedBy({})).toBe('owner');
  expect(changedBy({ REGISTRATION: 'open' })).toBe('operator');
  expect(changedBy({ REGISTRATION: 'open', PLAN_CHANGES: 'owner' })).toBe('owner');
  expect(changedBy({ PLAN_CHANGES: 'operator' })).toBe('operator');
});
