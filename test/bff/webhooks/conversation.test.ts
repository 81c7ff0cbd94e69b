import { afterEach, beforeEach, expect, it } from 'vitest';
import { newWebhookSecret } from '../../../bff/base/secrets/standard-webhooks.ts';
import { acknowledge, resolve, sendStaffMessage } from '../../../bff/conversation/staff/staff.ts';
import { insertWebhook } from '../../../bff/store/channels/webhooks.ts';
import { createWebhooks, type Webhooks } from '../../../bff/webhooks/webhooks.ts';
import { WEBHOOK_EVENTS } from '../../../shared/domain/webhook.ts';
import { type HookEnd, startHookEnd } from '../../support/hook-end.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** A day at the hotel with the real engine, as a program receives it. */
let house: StaffedHouse;
let end: HookEnd;
let hooks: Webhooks;
const secret = newWebhookSecret();

beforeEach(async () => {
  house = await openStaffedHouse();
  end = await startHookEnd(() => house.now());
  hooks = createWebhooks(house.services, { allowedPrivate: [end.host] });
  const { propertyId } = house;
  const asked = { propertyId, url: end.url, events: [...WEBHOOK_EVENTS], active: true, secret };
  await house.services.writer.write((trx) =>
    insertWebhook(trx, house.services.secrets, asked, house.now().toISOString()),
  );
});
afterEach(async () => {
  await hooks.close();
  await end.close();
  await house.close();
});

/** The events from now on, by type. */
async function collectEvents(): Promise<{ type: string; data: unknown }[]> {
  end.calls.length = 0;
  await hooks.sweep();
  await hooks.idle();
  return end.read(secret);
}

const typesOf = (told: { type: string }[]) => [...new Set(told.map(({ type }) => type))].toSorted();

it('events are sent when a conversation begins, is answered, creates a task, is taken over and is closed', async () => {
  const { session } = await house.say('Hello, is there parking?');
  const first = await collectEvents();
  expect(typesOf(first)).toEqual(['conversation.created', 'conversation.updated', 'message.created']);
  const messages = first.filter(({ type }) => type === 'message.created').map(({ data }) => data);
  expect(messages).toMatchObject([
    { author: 'guest', text: 'Hello, is there parking?', conversationId: session.conversationId },
    { author: 'ai', conversationId: session.conversationId },
  ]);
  await house.say('Please bring two towels to room 12', session);
  expect(typesOf(await collectEvents())).toContain('task.created');
  const actor = await house.hire('Lena');
  const act = { propertyId: house.propertyId, conversationId: session.conversationId, actor };
  await sendStaffMessage(house.services, { ...act, text: 'They are on their way.', internal: false });
  await resolve(house.services, act);
  const last = await collectEvents();
  expect(typesOf(last)).toEqual(['conversation.resolved', 'conversation.updated', 'message.created']);
  expect(last.find(({ type }) => type === 'conversation.resolved')?.data).toMatchObject({
    id: session.conversationId,
    state: 'resolved',
  });
});

it('events are sent for a guest who asks for a person, and for a guest in danger until the emergency is acknowledged', async () => {
  await house.say('I want to speak to a person please');
  expect(typesOf(await collectEvents())).toContain('handoff.requested');
  const { session } = await house.say('Help, there is a fire in my room!');
  const raised = await collectEvents();
  expect(raised.find(({ type }) => type === 'emergency.raised')?.data).toMatchObject({
    id: session.conversationId,
    emergency: { acknowledgedAt: null },
  });
  const { propertyId } = house;
  const actor = await house.hire('Lena');
  await acknowledge(house.services, { propertyId, conversationId: session.conversationId, actor });
  const heard = (await collectEvents()).filter(({ type }) => type === 'emergency.acknowledged');
  expect(heard).toMatchObject([
    { data: { id: session.conversationId, emergency: { acknowledgedBy: { name: 'Lena' } } } },
  ]);
});
