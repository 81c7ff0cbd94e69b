import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { greetArrivals } from '../../../bff/conversation/stay/greet-arrivals.ts';
import { notifyOfFinished } from '../../../bff/conversation/tasks/notify-of-task.ts';
import { saveArrivalMessage } from '../../../bff/store/house/arrivals.ts';
import { type ChannelHouse, openChannelHouse } from '../channels/house.ts';

/**
 * WhatsApp accepts only templates more than 24 hours after the guest's last message. The owner's chosen templates are
 * sent automatically; without one, staff learn why nothing was sent.
 */
const PATH = '/api/channels/whatsapp/template-uses';
const HOUR_MS = 60 * 60 * 1_000;
let house: ChannelHouse;
let guests = 0;
let guest = '';

beforeAll(async () => {
  house = await openChannelHouse();
  const { writer, clock } = house.server.deps;
  const texts = [{ language: 'en', text: 'Welcome to {property}, until {checkOut}!' }];
  await writer.write((trx) =>
    saveArrivalMessage(trx, house.propertyId, { active: true, texts }, clock().toISOString()),
  );
  const languages = JSON.stringify(['pt', 'en']);
  await house.server.deps.db.updateTable('property').set({ name: 'Linde', languages }).execute();
});
afterAll(() => house.close());
beforeEach(async () => {
  guest = `+4917300${String(++guests).padStart(5, '0')}`;
  await house.server.call('PUT', PATH, { key: house.key, body: { uses: [] } });
  await setMode('auto');
});

const arrivedAtPlatform = () => house.meta.got.filter(({ to }) => `+${to}` === guest).map(({ message }) => message);
const choose = (use: string, values: string[], name = 'room_ready') =>
  house.server.call('PUT', PATH, { key: house.key, body: { uses: [{ use, name, values }] } });
const alerts = (conversationId: string) =>
  house.server.deps.db
    .selectFrom('deskEvent')
    .select('event')
    .where('conversationId', '=', conversationId)
    .where('data', 'like', '%not_delivered%')
    .execute();

async function setMode(aiMode: string): Promise<void> {
  const hours = { mon_fri: '24/7', weekend: '24/7' };
  const body = { channels: ['widget', 'whatsapp'], aiMode, businessHours: hours, active: true };
  expect((await house.server.call('PUT', '/api/activation', { key: house.key, body })).status).toBe(200);
}

async function only(): Promise<string> {
  const found = (await house.conversations()).find(({ address }) => address === guest);
  return String(found?.['id']);
}

/** Rita wrote more than a day ago from the number on her booking, and has checked in since. */
async function arrive(): Promise<string> {
  const { key, server } = house;
  const body = { firstName: 'Rita', lastName: 'Reis', phone: guest };
  const booker = await server.call('POST', '/api/guests', { key, body });
  const today = server.deps.clock();
  const dateIn = (days: number) => new Date(+today + days * 24 * HOUR_MS).toISOString().slice(0, 10);
  const stay = { guestId: booker.body.id, confirmationNumber: guest, checkIn: dateIn(1), checkOut: dateIn(4) };
  const made = await server.call('POST', '/api/reservations', { key, body: stay });
  house.meta.say(guest, 'Hello');
  await house.settle();
  server.advance(25 * HOUR_MS);
  await server.deps.db.updateTable('reservation').set({ state: 'checked_in' }).where('id', '=', made.body.id).execute();
  return only();
}

async function greet(): Promise<void> {
  await greetArrivals(house.server.deps);
  await house.settle();
}

async function finishTask(conversationId: string): Promise<void> {
  const { key, server } = house;
  const body = { conversationId, department: 'housekeeping', kind: 'towels', title: 'Towels', priority: 'normal' };
  const task = await server.call('POST', '/api/tasks', { key, body });
  expect(task.status).toBe(201);
  await server.call('PATCH', `/api/tasks/${task.body.id}`, { key, body: { state: 'done' } });
  server.advance(20_000);
  await notifyOfFinished(server.deps);
  await house.settle();
}

const last = async (conversationId: string) => (await house.messages(conversationId)).at(-1);

describe('a template for messages after the 24-hour window', () => {
  it('is chosen for each purpose from the templates that the platform has approved', async () => {
    expect(await choose('arrival', ['{guest}'])).toMatchObject({
      status: 200,
      body: { uses: [{ use: 'arrival', name: 'room_ready', values: ['{guest}'], languages: ['en', 'pt'] }] },
    });
    const { body } = await house.server.call('GET', PATH, { key: house.key });
    expect(body.uses).toMatchObject([{ use: 'arrival', languages: ['en', 'pt'] }]);
  });

  it.each([
    ['a template that is not approved', { use: 'arrival', name: 'spring_offer', values: [] }, '/uses/0/name'],
    ['an unknown template name', { use: 'arrival', name: 'nothing', values: [] }, '/uses/0/name'],
    ['too few placeholder values', { use: 'arrival', name: 'room_ready', values: [] }, '/uses/0/values'],
    [
      'a placeholder without a value for that purpose',
      { use: 'task_done', name: 'room_ready', values: ['{room}'] },
      '/uses/0/values/0',
    ],
  ])('is refused with %s', async (_, use, pointer) => {
    const answer = await house.server.call('PUT', PATH, { key: house.key, body: { uses: [use] } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });

  it('announces an arrival in the guest’s language, with its placeholders filled in', async () => {
    await choose('arrival', ['from the {property}']);
    const id = await arrive();
    await greet();
    const components = [{ parameters: [{ text: 'from the Linde' }] }];
    expect(arrivedAtPlatform().at(-1)).toMatchObject({
      type: 'template',
      template: { name: 'room_ready', language: { code: 'en' }, components },
    });
    expect(await last(id)).toMatchObject({
      author: 'ai',
      text: 'Hello from the Linde, your room is ready.',
      delivery: { state: 'delivered' },
    });
    await greet();
    expect(
      arrivedAtPlatform().filter(({ type }) => type === 'template'),
      'once',
    ).toHaveLength(1);
  });

  it('announces a finished task in the words of the ordinary message', async () => {
    await choose('task_done', ['{message}']);
    const id = await arrive();
    await finishTask(id);
    expect(arrivedAtPlatform().at(-1)).toMatchObject({
      template: { components: [{ parameters: [{ text: 'towels: done' }] }] },
    });
  });

  it('is in the property’s first language if there is none in the guest’s', async () => {
    await choose('task_done', ['{message}']);
    const id = await arrive();
    const { db } = house.server.deps;
    const variants = JSON.stringify([
      { language: 'fi', body: 'Hei {{1}}.', variables: ['1'] },
      { language: 'pt', body: 'Olá {{1}}.', variables: ['1'] },
    ]);
    await db.updateTable('templateUse').set({ variants }).execute();
    await finishTask(id);
    expect(arrivedAtPlatform().at(-1)).toMatchObject({ template: { language: { code: 'pt' } } });
    expect(await last(id)).toMatchObject({ language: 'pt', text: 'Olá towels: done.' });
  });

  it('follows the platform’s approvals, which are stored whenever the templates are listed', async () => {
    await choose('task_done', ['{message}']);
    await house.server.deps.db.updateTable('templateUse').set({ variants: '[]' }).execute();
    await house.server.call('GET', '/api/channels/whatsapp/templates', { key: house.key });
    const { body } = await house.server.call('GET', PATH, { key: house.key });
    expect(body.uses).toMatchObject([{ languages: ['en', 'pt'] }]);
  });

  it('is not used while the window is open', async () => {
    await choose('task_done', ['{message}']);
    house.meta.say(guest, 'Hello');
    await house.settle();
    await finishTask(await only());
    expect(arrivedAtPlatform().at(-1)).toMatchObject({ type: 'text', text: { body: 'towels: done' } });
  });

  it('waits for approval in assisted mode, and is sent as the template', async () => {
    await choose('arrival', ['from the {property}']);
    const id = await arrive();
    await setMode('assisted');
    await greet();
    const { body } = await house.server.call('GET', '/api/drafts', { key: house.key });
    const draft = body.items.find((one: { conversationId: string }) => one.conversationId === id);
    expect(draft.text).toBe('Hello from the Linde, your room is ready.');
    const approve = (words?: string) =>
      house.server.call('POST', `/api/drafts/${draft.id}/approve`, {
        key: house.key,
        body: words === undefined ? {} : { text: words },
      });
    expect((await approve('Other words')).body.code, 'those are no template any more').toBe('window_closed');
    expect((await approve()).status).toBe(200);
    await house.settle();
    expect(arrivedAtPlatform().at(-1)).toMatchObject({ type: 'template', template: { name: 'room_ready' } });
  });
});

describe('a message that no template can carry', () => {
  it('shows staff that no template is chosen, at the message and by an alert', async () => {
    const id = await arrive();
    await finishTask(id);
    expect(arrivedAtPlatform()).toHaveLength(1);
    expect(await last(id)).toMatchObject({ delivery: { state: 'failed', reason: 'template_missing' } });
    expect(await alerts(id)).toHaveLength(1);
  });

  it('shows staff that a placeholder has no value', async () => {
    await choose('arrival', ['{room}']); // a phone number on a booking opens only its dates
    const id = await arrive();
    await greet();
    expect(await last(id)).toMatchObject({ delivery: { state: 'failed', reason: 'template_unfilled' } });
    expect(await alerts(id)).toHaveLength(1);
  });

  it('is not sent to a guest who opted out', async () => {
    await choose('task_done', ['{message}']);
    const id = await arrive();
    house.meta.say(guest, 'STOP');
    await house.settle();
    const before = arrivedAtPlatform().length;
    house.server.advance(25 * HOUR_MS);
    await finishTask(id);
    expect(arrivedAtPlatform()).toHaveLength(before);
    expect(await alerts(id)).toEqual([]);
  });
});
