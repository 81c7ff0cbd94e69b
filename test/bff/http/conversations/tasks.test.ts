import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

const HOUR_MS = 3_600_000;

let server: HttpServer;
let key: string;

beforeAll(async () => {
  server = await startHttpServer();
  ({ key } = await register(server, 'tasks@a.example'));
});
afterAll(() => server.close());

describe('a task', () => {
  it('is read on its own, with its history and the author of each change', async () => {
    const { body: made } = await post('/api/tasks', { department: 'maintenance', title: 'Shower' });
    await call('PATCH', `/api/tasks/${made.id}`, { state: 'in_progress', room: '12' });
    const { body: task } = await call('GET', `/api/tasks/${made.id}`);
    expect(task).toMatchObject({
      state: 'in_progress',
      room: '12',
      overdue: false,
      escalation: 0,
      escalateAt: made.dueAt,
    });
    const { body: history } = await call('GET', `/api/tasks/${made.id}/history`);
    expect(history.items).toMatchObject([
      { actor: { kind: 'key', name: 'First key' }, change: { state: { from: null, to: 'open' } } },
      { change: { state: { from: 'open', to: 'in_progress' }, room: { from: null, to: '12' } } },
    ]);
  });

  it.each([
    ['urgent', 10 / 60],
    ['high', 0.5],
    ['normal', 2],
    ['low', 24],
  ])('with priority %s is due in %d hours', async (priority, hours) => {
    const { body } = await post('/api/tasks', { department: 'maintenance', title: 'Lamp', priority });
    expect(Date.parse(body.dueAt) - Date.parse(body.createdAt)).toBe(hours * HOUR_MS);
  });

  it('is found by assignee and by being overdue', async () => {
    const { body: colleague } = await post('/api/staff', {
      email: 'mia@a.example',
      name: 'Mia',
      role: 'agent',
      departments: ['housekeeping'],
      duty: { mon_fri: '24/7', weekend: '24/7' },
    });
    const { body: hers } = await post('/api/tasks', { department: 'housekeeping', title: 'Towels' });
    expect(hers.assignee).toEqual({ id: colleague.id, name: 'Mia' });
    expect(await idsOf(`?assignee=${colleague.id}`)).toEqual([hers.id]);
    expect(await idsOf('?assignee=none&department=housekeeping')).toEqual([]);
    expect(await idsOf('?overdue=true')).toEqual([]);
    const dueAt = new Date(Date.now() - HOUR_MS).toISOString();
    const { body: late } = await post('/api/tasks', { department: 'concierge', title: 'Taxi', dueAt });
    expect(late.overdue).toBe(true);
    expect(await idsOf('?overdue=true')).toEqual([late.id]);
    await call('PATCH', `/api/tasks/${late.id}`, { state: 'done' });
    expect(await idsOf('?overdue=true')).toEqual([]);
  });
});

describe('the working hours of colleagues', () => {
  it('are stored and can be removed', async () => {
    const duty = { mon_fri: '22:00-06:00', weekend: 'closed' };
    const { body: made } = await post('/api/staff', { email: 'ben@a.example', name: 'Ben', role: 'agent', duty });
    expect(made.duty).toEqual(duty);
    expect((await call('PATCH', `/api/staff/${made.id}`, { name: 'Benjamin' })).body.duty).toEqual(duty);
    expect((await call('PATCH', `/api/staff/${made.id}`, { duty: null })).body.duty).toBeNull();
  });

  it('are refused if they cannot be parsed', async () => {
    const duty = { mon_fri: 'mornings', weekend: 'closed' };
    const answer = await post('/api/staff', { email: 'eve@a.example', name: 'Eve', role: 'agent', duty });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/duty/mon_fri' }] } });
  });
});

it('the time after which a silent colleague loses a guest is ten minutes by default and can be set', async () => {
  const body = { channels: ['widget'], aiMode: 'auto', businessHours: { mon_fri: '24/7', weekend: '24/7' } };
  expect((await call('PUT', '/api/activation', body)).body.staffIdleMinutes).toBe(10);
  await call('PUT', '/api/activation', { ...body, staffIdleMinutes: 0 });
  await call('PUT', '/api/activation', body);
  expect((await call('GET', '/api/activation')).body.staffIdleMinutes).toBe(0);
});

function call(method: string, path: string, body?: unknown) {
  return server.call(method, path, { key, ...(body === undefined ? {} : { body }) });
}

function post(path: string, body: unknown) {
  return call('POST', path, body);
}

async function idsOf(query: string): Promise<string[]> {
  return (await call('GET', `/api/tasks${query}`)).body.items.map(({ id }: { id: string }) => id);
}
