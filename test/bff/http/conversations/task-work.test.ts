import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeUnusedFiles } from '../../../../bff/conversation/guest/uploads.ts';
import { makeRecurringTasks } from '../../../../bff/conversation/tasks/task-rules.ts';
import { tidyUp } from '../../../../bff/jobs/housekeeping.ts';
import { insertGuest } from '../../../../bff/store/guests/guests.ts';
import { nextDayOf } from '../../../../bff/tasks/rhythm.ts';
import { localDate } from '../../../../shared/domain/local-date.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';
import { formWith, photo, uploadForm } from '../../../support/sample-files.ts';
import { WireClient } from '../../../support/wire-client.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PASSWORD = 'nine words no thief has guessed';
const ANY = { allow: [400, 401, 403, 404, 409, 422] };

let server: ChatServer;
let hotel: Hotel;
let other: Hotel;
/** A technician who only works on tasks. */
let worker: Record<string, string>;
let workerId: string;
let offsetMs = 0;

beforeAll(async () => {
  server = await startChatServer({ clock: () => new Date(Date.now() + offsetMs) });
  hotel = await openHotel(server.baseUrl);
  other = await openHotel(server.baseUrl, { email: 'other@hotel.example' });
  const given = { email: 'tom@hotel.example', name: 'Tom', role: 'worker', departments: ['maintenance'] };
  const made = await post('/api/staff', given);
  workerId = made.body.id;
  await setPassword(made.body.setupUrl.split('#password=')[1]);
  worker = await signIn('tom@hotel.example');
});
afterAll(() => server.close());

describe('a comment on a task', () => {
  it('is part of its thread, in order and by name, and every desk sees that there is a new comment', async () => {
    const task = await makeTask();
    await post(`/api/tasks/${task.id}/comments`, { text: 'The valve is worn out' });
    await asWorker('POST', `/api/tasks/${task.id}/comments`, { text: 'A new one comes at four' });
    expect((await get(`/api/tasks/${task.id}/comments`)).items).toMatchObject([
      { name: 'First key', text: 'The valve is worn out', attachment: null },
      { name: 'Tom', text: 'A new one comes at four' },
    ]);
    expect(await get(`/api/tasks/${task.id}`)).toMatchObject({ comments: 2 });
  });

  it('can have pictures, which no other house sees and which are deleted with the task', async () => {
    const guest = await server.deps.writer.write((trx) =>
      insertGuest(trx, hotel.propertyId, { lastName: 'Winter' }, new Date().toISOString()),
    );
    const task = await makeTask();
    await server.deps.db.updateTable('task').set({ guestId: guest.id }).where('id', '=', task.id).execute();
    const shown = await show(task.id);
    expect(shown).toMatchObject({ status: 201, body: { text: '', attachment: { kind: 'image', state: 'here' } } });
    const { url } = shown.body.attachment;
    expect(await statusOf(url, hotel.apiKey)).toBe(200);
    expect(await statusOf(url, other.apiKey)).toBe(404);
    const another = await makeTask();
    expect(await statusOf(url.replace(task.id, another.id), hotel.apiKey)).toBe(404);
    offsetMs += 2 * HOUR_MS;
    await tidyUp(server.deps);
    await removeUnusedFiles(server.deps);
    expect(await statusOf(url, hotel.apiKey)).toBe(200);
    expect(filesOnDisk()).toHaveLength(1);
    await call(server.baseUrl, 'DELETE', `/api/guests/${guest.id}`, hotel.apiKey);
    expect(filesOnDisk()).toHaveLength(0);
    expect(await statusOf(url, hotel.apiKey)).toBe(404);
  });

  it('is refused for an unknown task', async () => {
    expect((await show('tsk_nothing')).status).toBe(404);
    expect(await call(server.baseUrl, 'GET', '/api/tasks/tsk_nothing/comments', hotel.apiKey, undefined, ANY)).toEqual(
      expect.objectContaining({ status: 404 }),
    );
  });
});

describe('a checklist', () => {
  it('has its steps ticked off one by one, also by two colleagues at the same time', async () => {
    const task = await makeTask({ checklist: [{ text: 'Turn off the water' }, { text: 'Change the valve' }] });
    expect(task.checklist).toEqual([
      { text: 'Turn off the water', done: false },
      { text: 'Change the valve', done: false },
    ]);
    const [first, second] = task.checklist;
    const ticked = await patch(task.id, { checklist: [{ ...first, done: true }, second], seen: task.updatedAt });
    expect(ticked.body.checklist[0].done).toBe(true);
    const late = await patch(task.id, { checklist: [first, { ...second, done: true }], seen: task.updatedAt });
    expect(late.status).toBe(409);
  });
});

describe('a recurring task', () => {
  it.each([
    ['day', '2026-11-20', '2026-11-22', '2026-11-23'],
    ['week', '2026-11-02', '2026-11-22', '2026-11-23'],
    ['week', '2026-11-02', '2026-11-23', '2026-11-30'],
    ['month', '2026-01-31', '2026-02-10', '2026-02-28'],
    ['month', '2026-01-31', '2026-02-28', '2026-03-31'],
    ['month', '2026-11-25', '2026-11-20', '2026-11-25'],
  ] as const)('that repeats each %s from %s is next due, after %s, on %s', (every, firstDay, after, next) => {
    expect(nextDayOf({ every, firstDay }, after)).toBe(next);
  });

  it('creates one task for its day, however often it is checked, and none for days the server was down', async () => {
    const { timezone } = await get('/api/property');
    const today = localDate(new Date(Date.now() + offsetMs), timezone);
    const rule = await post('/api/task-rules', {
      title: 'Check the pool',
      department: 'maintenance',
      every: 'day',
      firstDay: today,
      time: '07:00',
      assigneeId: workerId,
      checklist: ['Chlorine', 'Temperature'],
    });
    expect(rule).toMatchObject({ status: 201, body: { nextDay: today } });
    await makeRecurringTasks(server.deps);
    await makeRecurringTasks(server.deps);
    expect(await pools()).toMatchObject([
      { assignee: { name: 'Tom' }, checklist: [{ text: 'Chlorine', done: false }, { text: 'Temperature' }] },
    ]);
    offsetMs += 3 * DAY_MS;
    await makeRecurringTasks(server.deps);
    expect(await pools()).toHaveLength(2);
    await call(server.baseUrl, 'DELETE', `/api/task-rules/${rule.body.id}`, hotel.apiKey);
    offsetMs += DAY_MS;
    await makeRecurringTasks(server.deps);
    expect(await pools()).toHaveLength(2);
    expect((await get('/api/task-rules')).items).toEqual([]);
  });
});

describe('a colleague whose role is tasks only', () => {
  beforeAll(async () => {
    worker = await signIn('tom@hotel.example'); // days have passed above
  });

  it('reads and changes tasks, and no conversation or guest', async () => {
    const task = await makeTask();
    expect((await asWorker('PATCH', `/api/tasks/${task.id}`, { state: 'in_progress' })).body.assignee.name).toBe('Tom');
    for (const path of ['/api/conversations', '/api/guests', '/api/drafts', '/api/property', '/api/staff'])
      expect((await asWorker('GET', path)).status).toBe(403);
  });

  it('receives task events over the socket, and no content of other events', async () => {
    const desk = await new WireClient(server.baseUrl, '/desk/socket', { origin: server.baseUrl }).opened();
    const { body } = await asWorker('POST', '/auth/ticket', {});
    desk.write({ type: 'hello', ticket: body.ticket, propertyId: hotel.propertyId });
    await desk.frame(({ type }) => type === 'welcome');
    const begun = await call(server.baseUrl, 'POST', '/chat/session', undefined, { propertyId: hotel.propertyId });
    const words = { id: crypto.randomUUID(), text: 'A secret of this guest' };
    await call(server.baseUrl, 'POST', '/chat/messages', begun.body.session, words);
    const task = await makeTask();
    await desk.frame((frame) => frame.type === 'task' && JSON.stringify(frame).includes(task.id));
    expect(JSON.stringify(desk.frames)).not.toContain('A secret');
    const kinds = new Set(desk.frames.map(({ type }) => type));
    expect([...kinds].sort()).toEqual(['task', 'welcome', 'withheld']);
    desk.close();
  });

  it('cannot be assigned a guest', async () => {
    const begun = await call(server.baseUrl, 'POST', '/chat/session', undefined, { propertyId: hotel.propertyId });
    await call(server.baseUrl, 'POST', '/chat/messages', begun.body.session, {
      id: crypto.randomUUID(),
      text: 'Hello',
    });
    const path = `/api/conversations/${begun.body.conversationId}/assign`;
    const refused = await call(server.baseUrl, 'POST', path, hotel.apiKey, { userId: workerId }, ANY);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/userId' }] } });
  });
});

it('a picture is found for an account with several houses if the page names no house', async () => {
  const task = await makeTask();
  const { body } = await show(task.id);
  await post('/api/properties', { name: 'Second house' });
  expect(await statusOf(body.attachment.url, hotel.apiKey)).toBe(200);
  expect(await statusOf(body.attachment.url, other.apiKey)).toBe(404);
});

async function makeTask(given: object = {}) {
  return (await post('/api/tasks', { department: 'maintenance', title: 'Shower', ...given })).body;
}

async function show(taskId: string) {
  const form = formWith(await photo(), 'shower.jpg');
  return uploadForm(`${server.baseUrl}/api/tasks/${taskId}/photos`, hotel.apiKey, form);
}

async function statusOf(path: string, token: string): Promise<number> {
  return (await fetch(server.baseUrl + path, { headers: { authorization: `Bearer ${token}` } })).status;
}

async function pools() {
  const { items } = await get('/api/tasks?department=maintenance&limit=200');
  return items.filter(({ title }: { title: string }) => title === 'Check the pool');
}

async function get(path: string) {
  return (await call(server.baseUrl, 'GET', path, hotel.apiKey)).body;
}

function post(path: string, body: object) {
  return call(server.baseUrl, 'POST', path, hotel.apiKey, body);
}

function patch(id: string, body: object) {
  return call(server.baseUrl, 'PATCH', `/api/tasks/${id}`, hotel.apiKey, body, ANY);
}

function asWorker(method: string, path: string, body?: object) {
  return call(server.baseUrl, method, path, undefined, body, { headers: worker, ...ANY });
}

async function setPassword(token: string): Promise<void> {
  await call(server.baseUrl, 'POST', '/auth/password', undefined, { token, password: PASSWORD });
}

async function signIn(email: string): Promise<Record<string, string>> {
  const { body, headers } = await call(server.baseUrl, 'POST', '/auth/login', undefined, { email, password: PASSWORD });
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  return { cookie, 'x-csrf-token': body.csrfToken };
}

function filesOnDisk(): string[] {
  const root = join(server.dataDir, 'attachments');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => name.includes('/'));
}
