import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inProcess } from '../../../bff/conversation/turn/engine-calls.ts';
import { createDeliveries } from '../../../bff/delivery/deliveries.ts';
import type { Mail } from '../../../bff/delivery/mailer.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { watchStaff } from '../../../bff/jobs/watch-staff.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../support/chat-server.ts';
import { WireClient, type WireFrame } from '../../support/wire-client.ts';

/** Every kind of a guest's emergency reaches the open desk of a colleague who looks at something else. */
const PASSWORD = 'a long enough password';
let nowMs = Date.parse('2026-11-20T14:05:00.000Z');
let server: ChatServer;
let hotel: Hotel;
let ben: { headers: Record<string, string>; userId: string };
let desk: WireClient;
const clients: WireClient[] = [];

beforeAll(async () => {
  server = await startChatServer({ engine: inProcess(embeddedEngine), clock: () => new Date(nowMs) });
  hotel = await openHotel(server.baseUrl);
  ben = await hire('Ben');
  // A server loads its languages before it serves. Here the engine runs in the test's own thread, so the first message
  // loads them.
  const { line } = await openGuest('When is breakfast?');
  await line.frame((frame) => frame.type === 'message' && (frame['message'] as { author: string }).author === 'ai');
  await line.close();
});
beforeEach(async () => {
  nowMs += 60 * 60_000; // limits of the previous hour do not apply
  desk = await joinDesk();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});
afterAll(() => server.close());

async function hire(name: string): Promise<typeof ben> {
  const { baseUrl } = server;
  const email = `${name.toLowerCase()}@hotel.example`;
  const { body } = await call(baseUrl, 'POST', '/api/staff', hotel.apiKey, { email, name, role: 'agent' });
  const token = body.setupUrl.split('#password=')[1];
  await call(baseUrl, 'POST', '/auth/password', undefined, { token, password: PASSWORD });
  const signedIn = await call(baseUrl, 'POST', '/auth/login', undefined, { email, password: PASSWORD });
  const [cookie = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';');
  return { headers: { cookie, 'x-csrf-token': signedIn.body.csrfToken }, userId: signedIn.body.user.id };
}

async function joinDesk(): Promise<WireClient> {
  const { body } = await call(server.baseUrl, 'POST', '/auth/ticket', undefined, undefined, { headers: ben.headers });
  const joined = await new WireClient(server.baseUrl, '/desk/socket', { origin: server.baseUrl }).opened();
  clients.push(joined);
  joined.write({ type: 'hello', ticket: body.ticket });
  await joined.frame(({ type }) => type === 'welcome');
  return joined;
}

interface Guest {
  line: WireClient;
  id: string;
}

async function openGuest(text: string): Promise<Guest> {
  const line = await new WireClient(server.baseUrl).opened();
  clients.push(line);
  line.write({ type: 'hello', propertyId: hotel.propertyId });
  const welcome = await line.frame(({ type }) => type === 'welcome');
  const guest = { line, id: String(welcome['conversationId']) };
  await say(guest, text);
  return guest;
}

async function say({ line }: Guest, text: string): Promise<void> {
  const id = randomUUID();
  calledAtMs = performance.now();
  line.write({ type: 'send', id, text });
  await line.frame((frame) => frame.type === 'ack' && frame['id'] === id);
}

function act(id: string, action: string, allow: number[] = []) {
  const path = `/api/conversations/${id}/${action}`;
  return call(server.baseUrl, 'POST', path, hotel.apiKey, {}, { allow });
}

const acknowledge = (id: string, allow: number[] = []) =>
  call(server.baseUrl, 'POST', `/api/conversations/${id}/acknowledge`, undefined, {}, { headers: ben.headers, allow });

async function setMode(aiMode: string): Promise<void> {
  const { body } = await call(server.baseUrl, 'GET', '/api/activation', hotel.apiKey);
  const { channels, businessHours, active } = body;
  await call(server.baseUrl, 'PUT', '/api/activation', hotel.apiKey, { channels, businessHours, active, aiMode });
}

interface SeenEmergency {
  danger: string;
  room: string | null;
  rehearsal: boolean;
  words: { text: string; language: string } | null;
  acknowledgedBy: { id: string; name: string } | null;
}

const emergencyOf = (frame: WireFrame, id: string): SeenEmergency | null => {
  const conversation = frame['conversation'] as { id: string; emergency: SeenEmergency | null } | null | undefined;
  return frame.type === 'conversation' && conversation?.id === id ? conversation.emergency : null;
};

/** The alarm of a conversation, after its alert. */
async function awaitAlarm(
  id: string,
  kind = 'emergency',
): Promise<{ alert: WireFrame; emergency: SeenEmergency | null }> {
  const alert = await desk.frame(
    (frame) => frame.type === 'alert' && frame['kind'] === kind && frame['conversationId'] === id,
  );
  const before = desk.frames.slice(0, desk.frames.indexOf(alert)).findLast((frame) => emergencyOf(frame, id) !== null);
  return { alert, emergency: before === undefined ? null : emergencyOf(before, id) };
}

/** Checks that the stream's numbers are complete and in order. */
function expectWhole(): void {
  const numbers = desk.frames.flatMap(({ type, event }) => (type === 'welcome' ? [] : [Number(event ?? Number.NaN)]));
  const told = numbers.filter((number) => !Number.isNaN(number));
  expect(told).toEqual(told.map((_, place) => Number(told[0]) + place));
}

const ALARM = 'Help! There is a fire in room 204!';
/** The promised time from the guest's call to the alarm at another desk, and from a colleague's reaction to its end. */
const ALARM_MS_MAX = 2_000;
/** When the last call was sent. */
let calledAtMs = 0;

describe('a call for help rings at a colleague’s open desk, with kind and place before the bell', () => {
  it.each([
    ['from a new guest', async () => openGuest(ALARM)],
    [
      'from a guest whom the AI was answering',
      async () => {
        const guest = await openGuest('When is breakfast?');
        await say(guest, ALARM);
        return guest;
      },
    ],
    [
      'of a guest who was waiting already',
      async () => {
        const guest = await openGuest('I want to talk to a person');
        await desk.frame((frame) => frame.type === 'alert' && frame['conversationId'] === guest.id);
        await say(guest, ALARM);
        return guest;
      },
    ],
    [
      'of a guest another colleague holds',
      async () => {
        const guest = await openGuest('Hello');
        await act(guest.id, 'takeover');
        await say(guest, ALARM);
        return guest;
      },
    ],
    [
      'of a guest whose conversation was closed',
      async () => {
        const guest = await openGuest('Hello');
        await act(guest.id, 'resolve');
        await say(guest, ALARM);
        return guest;
      },
    ],
  ])('%s', async (_, alarm) => {
    const { id } = await alarm();
    const { alert, emergency } = await awaitAlarm(id);
    expect(performance.now() - calledAtMs).toBeLessThan(ALARM_MS_MAX);
    expect(emergency).toMatchObject({ danger: 'fire', room: '204', words: { text: ALARM }, acknowledgedBy: null });
    expect(alert['userId']).toBeUndefined(); // the alarm goes to everybody, whichever colleague is suggested for the guest
    const { task } = (await desk.frame(
      ({ type, task }) => type === 'task' && (task as { conversationId: string }).conversationId === id,
    )) as unknown as { task: object };
    expect(task).toMatchObject({
      kind: 'emergency',
      title: 'Emergency: fire, room 204',
      room: '204',
      priority: 'urgent',
    });
    const saidAt = performance.now();
    await acknowledge(id);
    await desk.frame((frame) => emergencyOf(frame, id)?.acknowledgedBy?.name === 'Ben');
    expect(performance.now() - saidAt).toBeLessThan(ALARM_MS_MAX);
    expectWhole();
  });

  it.each(['assisted', 'manual'])('in the mode %s', async (mode) => {
    await setMode(mode);
    try {
      const { id } = await openGuest(ALARM);
      expect((await awaitAlarm(id)).emergency).toMatchObject({ danger: 'fire', room: '204' });
      expect(performance.now() - calledAtMs).toBeLessThan(ALARM_MS_MAX);
      await acknowledge(id);
      expectWhole();
    } finally {
      await setMode('auto');
    }
  });

  it('again every two minutes, until a colleague acknowledges the emergency', async () => {
    const { id } = await openGuest('my husband is unconscious, call an ambulance');
    expect((await awaitAlarm(id)).emergency).toMatchObject({ danger: 'medical', room: null });
    const rings = () =>
      desk.frames.filter(({ type, conversationId }) => type === 'alert' && conversationId === id).length;
    const look = async (minutes: number) => {
      nowMs += minutes * 60_000;
      await watchStaff(server.deps);
    };
    await look(1);
    await look(1);
    await look(2);
    await acknowledge(id);
    await look(2);
    await desk.frame((frame) => emergencyOf(frame, id)?.acknowledgedBy?.name === 'Ben');
    expect(rings()).toBe(3);
    expectWhole();
  });
});

describe('acknowledging an emergency', () => {
  it('is done by one colleague, whose name the others see and who gets the task', async () => {
    const { id } = await openGuest(ALARM);
    await awaitAlarm(id);
    expect((await acknowledge(id)).body).toEqual({
      acknowledgedBy: { id: ben.userId, name: 'Ben' },
      at: new Date(nowMs).toISOString(),
    });
    const late = await act(id, 'acknowledge', [409]);
    expect(late).toMatchObject({ status: 409, body: { code: 'already_acknowledged' } });
    expect(late.body.detail).toContain('Ben');
    const { body: tasks } = await call(server.baseUrl, 'GET', `/api/tasks?conversation=${id}`, hotel.apiKey);
    expect(tasks.items).toMatchObject([{ kind: 'emergency', state: 'in_progress', assignee: { name: 'Ben' } }]);
    const { body: history } = await call(server.baseUrl, 'GET', `/api/conversations/${id}/messages`, hotel.apiKey);
    expect(history.items.at(-1)).toMatchObject({ internal: true, event: { kind: 'acknowledged', by: 'Ben' } });
  });

  it('is needed again if the guest calls again, and there is still one task', async () => {
    const guest = await openGuest(ALARM);
    await awaitAlarm(guest.id);
    await acknowledge(guest.id);
    await say(guest, 'The fire is spreading, help!');
    const isAlarmOfGuest = (frame: WireFrame) => frame.type === 'alert' && frame['conversationId'] === guest.id;
    await desk.frame((frame) => isAlarmOfGuest(frame) && desk.frames.filter(isAlarmOfGuest).length === 2);
    const { body } = await call(server.baseUrl, 'GET', '/api/conversations?attention=true', hotel.apiKey);
    const found = body.items.find(({ id }: { id: string }) => id === guest.id);
    expect(found.emergency).toMatchObject({ acknowledgedBy: null, room: '204' });
    const { body: tasks } = await call(server.baseUrl, 'GET', `/api/tasks?conversation=${guest.id}`, hotel.apiKey);
    expect(tasks.items).toHaveLength(1);
    await acknowledge(guest.id);
  });

  it('is refused if there is no emergency', async () => {
    const { id } = await openGuest('When is breakfast?');
    expect(await acknowledge(id, [409])).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('an emergency that nobody on duty acknowledges', () => {
  const sent: Mail[] = [];
  const DESK = 'https://chat.hotel.example/desk';

  /** Runs the server's check this many minutes later, and sends what is then due. */
  async function lookAfter(minutes: number): Promise<string[]> {
    nowMs += minutes * 60_000;
    sent.length = 0;
    const mail = createDeliveries(server.deps, {
      async send(one) {
        sent.push(one);
      },
      close: () => undefined,
    });
    await watchStaff({ ...server.deps, mail }, DESK);
    await mail.sweep();
    await mail.close();
    return sent.map(({ to }) => to).toSorted();
  }

  it('is also mailed to all colleagues at home and to the configured addresses, until it is acknowledged', async () => {
    const given = { emergencyAfterMinutes: 4, emergencyMail: ['night@hotel.example'] };
    await call(server.baseUrl, 'PUT', '/api/alerts', hotel.apiKey, given);
    const { id } = await openGuest(ALARM);
    await awaitAlarm(id);
    expect(await lookAfter(2)).toEqual([]);
    const called = await lookAfter(2);
    expect(called).toEqual(expect.arrayContaining(['ben@hotel.example', 'night@hotel.example']));
    expect(new Set(called).size).toBe(called.length);
    expect(sent[0]?.subject).toContain('EMERGENCY: fire or smoke, room 204');
    expect(sent[0]?.text).toContain(`${DESK}/inbox/${id}`);
    expect(sent[0]?.text).toMatch(/It has rung since \d\d:\d\d \(\w+(\/\w+)?, \d{4}-\d\d-\d\d\)\./); // the house's local time
    expect(sent[0]?.text).not.toContain(ALARM);
    expect(await lookAfter(2)).toEqual([]); // every repetition rings; every third one also sends a mail
    await lookAfter(2);
    expect(await lookAfter(2)).toEqual(called);
    await acknowledge(id);
    await lookAfter(2);
    await lookAfter(2);
    expect(await lookAfter(2)).toEqual([]);
  });

  it.each([
    [{ emergencyAfterMinutes: 1, emergencyMail: [] }, '/emergencyAfterMinutes'],
    [{ emergencyAfterMinutes: 2, emergencyMail: ['no address'] }, '/emergencyMail/0'],
  ])('cannot have the settings %j', async (given, pointer) => {
    const { status, body } = await call(server.baseUrl, 'PUT', '/api/alerts', hotel.apiKey, given, { allow: [422] });
    expect(status).toBe(422);
    expect(body.errors[0].pointer).toBe(pointer);
  });
});

async function figures(): Promise<unknown> {
  const [today] = new Date(nowMs).toISOString().split('T');
  return (await call(server.baseUrl, 'GET', `/api/analytics?from=${today}&to=${today}`, hotel.apiKey)).body;
}

describe('a rehearsal', () => {
  it('rings every desk once like an emergency, notifies no program, creates no task, and ends at the acknowledgement', async () => {
    const before = await figures();
    const rehearse = () => call(server.baseUrl, 'POST', '/api/emergencies/rehearsal', hotel.apiKey, {});
    const { status, body } = await rehearse();
    expect(status).toBe(201);
    expect((await rehearse()).body.id).toBe(body.id);
    expect((await awaitAlarm(body.id, 'emergency_rehearsal')).emergency).toMatchObject({
      rehearsal: true,
      words: null,
    });
    await acknowledge(body.id);
    const over = await desk.frame(
      ({ type, conversation }) =>
        type === 'conversation' && (conversation as { id: string; state: string }).state === 'resolved',
    );
    expect(emergencyOf(over, body.id)).toMatchObject({ acknowledgedBy: { name: 'Ben' } });
    const { body: tasks } = await call(server.baseUrl, 'GET', `/api/tasks?conversation=${body.id}`, hotel.apiKey);
    expect(tasks.items).toEqual([]);
    expect(await figures()).toEqual(before);
    expectWhole();
  });
});
