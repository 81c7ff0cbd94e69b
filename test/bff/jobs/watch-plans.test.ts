import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveries, type Deliveries } from '../../../bff/delivery/deliveries.ts';
import type { Mail } from '../../../bff/delivery/mailer.ts';
import { watchPlans } from '../../../bff/jobs/watch-plans.ts';
import { noteAiConversation } from '../../../bff/store/sqlite/serving.ts';
import { PLAN_LIMITS, usagePeriod } from '../../../shared/domain/house/plans.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

/** Owners are notified before a plan's limit and at the limit, once a month each. */
const LIMIT = PLAN_LIMITS.starter.aiConversations ?? 0;
let server: HttpServer;
let mail: Deliveries;
let isDown = false;
const sentMails: Mail[] = [];
beforeAll(async () => {
  server = await startHttpServer({ config: { plan: 'starter' } });
  mail = createDeliveries(server.deps, {
    async send(one) {
      if (isDown) throw new Error('no mail now');
      sentMails.push(one);
    },
    close: () => undefined,
  });
});
afterAll(async () => {
  await mail.close();
  await server.close();
});

/** Adds the conversations `from` to `to` that the AI answered. */
async function insertAnswered(accountId: string, from: number, to: number): Promise<void> {
  const period = usagePeriod(server.deps.clock());
  await server.deps.writer.write(async (trx) => {
    for (let number = from; number < to; number++) await noteAiConversation(trx, accountId, period, `cnv_${number}`);
  });
}

async function look(): Promise<string[]> {
  sentMails.length = 0;
  await watchPlans({ ...server.deps, mail }, 'https://chat.house.example/desk/settings/plan');
  await mail.sweep();
  return sentMails.map(({ to, subject }) => `${to}: ${subject}`);
}

const subjectOf = (to: string, percent: number) => `${to}: ${percent} % of this month's conversations with AI are used`;

describe('the end of a plan', () => {
  it('is announced to each owner at 80 % and at 100 %, once a month', async () => {
    const made = await register(server, 'owner@plan.example');
    const hire = (email: string, role: string) =>
      server.call('POST', '/api/staff', { key: made.key, body: { email, name: role, role } });
    await hire('second@plan.example', 'owner');
    await hire('mia@plan.example', 'manager');
    await insertAnswered(made.accountId, 0, LIMIT * 0.8 - 1);
    expect(await look()).toEqual([]);
    await insertAnswered(made.accountId, 0, LIMIT * 0.8);
    expect(await look()).toEqual([subjectOf(made.email, 80), subjectOf('second@plan.example', 80)]);
    expect(sentMails[0]?.text).toContain(`${LIMIT * 0.8} of the ${LIMIT} conversations`);
    expect(sentMails[0]?.text).toContain('https://chat.house.example/desk/settings/plan');
    await insertAnswered(made.accountId, 0, LIMIT - 1);
    expect(await look()).toEqual([]);
    await insertAnswered(made.accountId, 0, LIMIT);
    expect(await look()).toEqual([subjectOf(made.email, 100), subjectOf('second@plan.example', 100)]);
    await insertAnswered(made.accountId, 0, LIMIT + 40);
    expect(await look()).toEqual([]);
    server.advance(31 * 24 * 60 * 60 * 1_000);
    await insertAnswered(made.accountId, 0, LIMIT);
    expect(await look()).toEqual([subjectOf(made.email, 100), subjectOf('second@plan.example', 100)]); // includes the notice for 80 %
  });

  it('is announced when the mail server is back, and only to its own account', async () => {
    const [made, other] = [await register(server, 'down@plan.example'), await register(server, 'quiet@plan.example')];
    await insertAnswered(made.accountId, 5_000, 5_000 + LIMIT);
    await insertAnswered(other.accountId, 10_000, 10_010);
    isDown = true;
    expect(await look()).toEqual([]);
    isDown = false;
    server.advance(5_000);
    expect(await look()).toEqual([subjectOf(made.email, 100)]);
  });
});
