import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inProcess } from '../../../bff/conversation/turn/engine-calls.ts';
import { embeddedEngine } from '../../../bff/embedded-engine.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../support/chat-server.ts';
import { WireClient } from '../../support/wire-client.ts';

/** Many conversations at once: actions on several, saved views, and several conversations of one guest. */
let nowMs = Date.parse('2026-11-20T14:05:00.000Z');
let server: ChatServer;
let hotel: Hotel;
let [ana, ben] = ['', ''];
const lines: WireClient[] = [];

beforeAll(async () => {
  server = await startChatServer({ engine: inProcess(embeddedEngine), clock: () => new Date(nowMs) });
  hotel = await openHotel(server.baseUrl);
  ana = await hire('Ana Weiss');
  ben = await hire('Ben Roth');
});
afterAll(async () => {
  for (const line of lines) line.close();
  await server.close();
});
beforeEach(() => {
  nowMs += 60 * 60_000; // limits of the previous hour do not apply
});

const api = (method: string, path: string, body?: unknown, allow: number[] = []) =>
  call(server.baseUrl, method, path, hotel.apiKey, body, { allow });
const act = async (items: unknown[], macroId?: string) =>
  (await api('POST', '/api/conversations/actions', { items, ...(macroId !== undefined && { macroId }) })).body.items;
const readConversation = async (id: string) => (await api('GET', `/api/conversations/${id}`)).body;
const listIds = async (query: string): Promise<string[]> =>
  (await api('GET', `/api/conversations?${query}`)).body.items.map(({ id }: { id: string }) => id);
const readMessages = async (id: string) => (await api('GET', `/api/conversations/${id}/messages`)).body.items;

async function hire(name: string): Promise<string> {
  const email = `${name.split(' ')[0]?.toLowerCase()}-${randomUUID()}@aurora.example`;
  return (await api('POST', '/api/staff', { email, name, role: 'agent' })).body.id;
}

/** Waits for the result of a turn. */
const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 20_000, interval: 200 });

/** A guest who has written. Resolves when the turn is done. */
async function guest(text = 'Hello'): Promise<{ id: string; say(text: string): Promise<void> }> {
  const line = await new WireClient(server.baseUrl).opened();
  lines.push(line);
  line.write({ type: 'hello', propertyId: hotel.propertyId });
  const id = String((await line.frame(({ type }) => type === 'welcome'))['conversationId']);
  const say = async (words: string): Promise<void> => {
    const sent = randomUUID();
    line.write({ type: 'send', id: sent, text: words });
    await line.frame((frame) => frame.type === 'ack' && frame['id'] === sent);
    await until(async () => (await api('GET', `/api/conversations/${id}/decisions`)).body.items.length > 0);
  };
  await say(text);
  return { id, say };
}

describe('an action on many conversations', () => {
  it('is applied to each of them, and undone with the data of the answer', async () => {
    const [first, second] = [await guest(), await guest()];
    const label = (await api('POST', '/api/labels', { name: 'Group of May' })).body.id;
    const actions = [
      { do: 'add_label', label },
      { do: 'priority', priority: 'high' },
      { do: 'assign', to: ana },
      { do: 'snooze_to', time: '08:00' },
    ];
    const done = await act([first, second].map(({ id }) => ({ id, actions })));
    expect(done.map((item: { done: boolean }) => item.done)).toEqual([true, true]);
    expect(done[0].conversation).toMatchObject({ labels: [label], priority: 'high', assignee: { id: ana } });
    expect(done[0].conversation.snoozedUntil).toBe('2026-11-21T07:00:00.000Z'); // 08:00 at the hotel
    const back = await act(done.map(({ id, undo }: { id: string; undo: unknown }) => ({ id, actions: undo })));
    expect(back.every((item: { done: boolean }) => item.done)).toBe(true);
    expect(await readConversation(first.id)).toMatchObject({
      labels: [],
      priority: 'normal',
      assignee: null,
      snoozedUntil: null,
    });
  });

  it('leaves a conversation unchanged if one of its steps fails, with the reason, and continues with the others', async () => {
    const [good, bad] = [await guest(), await guest()];
    const actions = [{ do: 'priority', priority: 'urgent' }, { do: 'resolve' }];
    const wrong = [
      { do: 'priority', priority: 'urgent' },
      { do: 'add_label', label: 'lbl_nobody' },
    ];
    const done = await act([
      { id: bad.id, actions: wrong },
      { id: 'cnv_nobody', actions },
      { id: good.id, actions },
    ]);
    expect(done).toMatchObject([
      { id: bad.id, done: false, code: 'validation_failed', conversation: null },
      { done: false, code: 'not_found' },
      { id: good.id, done: true, conversation: { state: 'resolved' } },
    ]);
    expect((await readConversation(bad.id)).priority).toBe('normal');
    await act([{ id: good.id, actions: done[2].undo }]);
    expect(await readConversation(good.id)).toMatchObject({ state: 'open', priority: 'normal' });
  });

  it('is applied once if it is sent twice, and not to conversations that a colleague changed meanwhile', async () => {
    const { id } = await guest();
    const seen = (await readConversation(id)).updatedAt;
    nowMs += 1_000;
    const reply = { do: 'reply', texts: [{ language: 'en', text: 'We look into it.' }] };
    expect(await act([{ id, seen, actions: [reply] }])).toMatchObject([{ done: true, undo: [] }]);
    nowMs += 1_000;
    expect(await act([{ id, seen, actions: [reply] }])).toMatchObject([{ done: false, code: 'conflict' }]);
    expect((await readMessages(id)).filter(({ author }: { author: string }) => author === 'staff')).toHaveLength(1);
  });

  it('never closes or hides a guest in danger whom nobody handles yet', async () => {
    const { id } = await guest('There is a fire in my room, help!');
    await until(async () => (await readConversation(id)).emergency !== null);
    for (const action of [{ do: 'resolve' }, { do: 'snooze_for', minutes: 30 }])
      expect(await act([{ id, actions: [action] }])).toMatchObject([{ done: false, code: 'conflict' }]);
    expect((await readConversation(id)).state).not.toBe('resolved');
  });

  it.each([
    ['no actions', { items: [{ id: 'cnv_x' }] }],
    ['a macro and actions', { macroId: 'mac_x', items: [{ id: 'cnv_x', actions: [{ do: 'resolve' }] }] }],
    ['something nobody knows', { items: [{ id: 'cnv_x', actions: [{ do: 'explode' }] }] }],
    [
      'an end before the last',
      { items: [{ id: 'c', actions: [{ do: 'resolve' }, { do: 'snooze_for', minutes: 1 }] }] },
    ],
    ['the same twice', { items: ['c', 'c'].map((id) => ({ id, actions: [{ do: 'resolve' }] })) }],
    ['a time there is none of', { items: [{ id: 'c', actions: [{ do: 'snooze_to', time: '25:00' }] }] }],
    ['too many', { items: Array.from({ length: 101 }, (_, n) => ({ id: `c${n}`, actions: [{ do: 'resolve' }] })) }],
  ])('is refused with %s', async (_, body) => {
    expect((await api('POST', '/api/conversations/actions', body, [422])).status).toBe(422);
  });
});

describe('macros', () => {
  it('apply several steps under one name, in the guest’s language, with the guest’s data filled in', async () => {
    const { id } = await guest('Guten Abend, wir haben eine Frage zum Parken.');
    const actions = [
      {
        do: 'reply',
        texts: [
          { language: 'en', text: 'A colleague of {property} comes by.' },
          { language: 'de', text: 'Jemand von {property} kommt vorbei.' },
        ],
      },
      { do: 'task', department: 'maintenance', title: 'Look at the barrier' },
      { do: 'resolve' },
    ];
    const macro = (await api('POST', '/api/macros', { name: 'Barrier', actions })).body;
    expect(await act([{ id }], macro.id)).toMatchObject([{ done: true, conversation: { state: 'resolved' } }]);
    const words = (await readMessages(id)).find(({ author }: { author: string }) => author === 'staff');
    expect(words).toMatchObject({ language: 'de', text: expect.stringMatching(/^Jemand von .+ kommt vorbei\.$/) });
    const tasks = (await api('GET', '/api/tasks?state=open')).body.items;
    expect(tasks).toContainEqual(expect.objectContaining({ title: 'Look at the barrier', conversationId: id }));
  });

  it('send no incomplete sentence: a guest without a name is written to by hand', async () => {
    const { id } = await guest();
    const reply = { do: 'reply', texts: [{ language: 'en', text: 'Dear {guest}, welcome.' }] };
    expect(await act([{ id, actions: [reply, { do: 'resolve' }] }])).toMatchObject([
      { done: false, code: 'validation_failed', detail: expect.stringContaining('{guest}') },
    ]);
    expect((await readConversation(id)).state).toBe('open');
  });

  it('are renamed, changed and deleted, and names are unique', async () => {
    const made = (await api('POST', '/api/macros', { name: 'Night', actions: [{ do: 'resolve' }] })).body;
    expect((await api('POST', '/api/macros', { name: 'Night', actions: [{ do: 'resolve' }] }, [422])).status).toBe(422);
    const actions = [{ do: 'priority', priority: 'low' }];
    expect((await api('PATCH', `/api/macros/${made.id}`, { name: 'Late', actions })).body).toMatchObject({
      name: 'Late',
      actions,
    });
    await api('DELETE', `/api/macros/${made.id}`);
    expect(
      (await api('POST', '/api/conversations/actions', { macroId: made.id, items: [{ id: 'c' }] }, [404])).status,
    ).toBe(404);
  });
});

describe('saved views', () => {
  it('are stored with their filters, changed and deleted', async () => {
    const made = (await api('POST', '/api/views', { name: 'VIP', query: { priority: 'high' }, shared: true })).body;
    expect(made).toMatchObject({
      shared: true,
      own: true,
      query: { filter: 'active', priority: 'high', unread: false },
    });
    const changed = (await api('PATCH', `/api/views/${made.id}`, { name: 'Very important' })).body;
    expect(changed).toMatchObject({ name: 'Very important', query: made.query });
    await api('DELETE', `/api/views/${made.id}`);
    expect((await api('GET', '/api/views')).body.items).toEqual([]);
    expect((await api('POST', '/api/views', { name: 'X', query: { filter: 'all' } }, [422])).status).toBe(422);
  });
});

describe('two conversations of one guest that are merged', () => {
  it('become one, which waits for both requests; undo restores both', async () => {
    const [chat, phone] = [await guest('I want to talk to a person, please'), await guest('Hello again')];
    await until(async () => (await readConversation(chat.id)).state === 'waiting');
    const merged = (await api('POST', `/api/conversations/${chat.id}/merge`, { into: phone.id })).body;
    expect(merged).toMatchObject({
      id: phone.id,
      state: 'waiting',
      waitingWhy: 'merged',
      merged: [{ id: chat.id, channel: 'widget' }],
    });
    expect(await listIds('state=active')).not.toContain(chat.id);
    expect(await listIds('merged=true')).toContain(chat.id);
    await api('POST', `/api/conversations/${chat.id}/unmerge`, {});
    expect(await readConversation(chat.id)).toMatchObject({ mergedInto: null });
    expect((await readConversation(phone.id)).merged).toEqual([]);
    expect(await listIds('state=active')).toContain(chat.id);
  });

  it('keep who waits, why and since when, merged and taken apart again', async () => {
    const [chat, phone] = [
      await guest('I want to talk to a person'),
      await guest('I want to talk to a person, please'),
    ];
    await until(
      async () =>
        (await readConversation(chat.id)).state === 'waiting' && (await readConversation(phone.id)).state === 'waiting',
    );
    const [older, newer] = [await readConversation(chat.id), await readConversation(phone.id)];
    nowMs += 5 * 60_000;
    const merged = (await api('POST', `/api/conversations/${chat.id}/merge`, { into: phone.id })).body;
    expect(merged).toMatchObject({ waitingWhy: newer.waitingWhy, waitingSince: older.waitingSince });
    nowMs += 5 * 60_000;
    const apart = (await api('POST', `/api/conversations/${chat.id}/unmerge`, {})).body;
    const { state, waitingWhy, waitingSince, assignee } = older;
    expect(apart).toMatchObject({ state, waitingWhy, waitingSince, assignee });
  });

  it('leave a resolved one resolved when they are taken apart', async () => {
    const [chat, phone] = [await guest(), await guest()];
    await api('POST', `/api/conversations/${chat.id}/resolve`, {});
    await api('POST', `/api/conversations/${chat.id}/merge`, { into: phone.id });
    await api('POST', `/api/conversations/${chat.id}/unmerge`, {});
    expect(await readConversation(chat.id)).toMatchObject({ state: 'resolved', mergedInto: null });
  });

  it('are listed separately again as soon as the guest writes in the other one', async () => {
    const [chat, phone] = [await guest(), await guest()];
    await api('POST', `/api/conversations/${chat.id}/merge`, { into: phone.id });
    await chat.say('One more thing');
    await until(async () => (await readConversation(chat.id)).mergedInto === null);
    expect(await listIds('state=active')).toContain(chat.id);
  });

  it('cannot be the same, merged twice, or of a guest in danger', async () => {
    const [chat, phone] = [await guest(), await guest()];
    const merge = async (from: string, into: string) =>
      (await api('POST', `/api/conversations/${from}/merge`, { into }, [404, 409])).status;
    expect(await merge(chat.id, chat.id)).toBe(409);
    expect(await merge(chat.id, 'cnv_nobody')).toBe(404);
    await merge(chat.id, phone.id);
    expect(await merge(chat.id, phone.id)).toBe(409);
    expect((await api('POST', `/api/conversations/${phone.id}/unmerge`, {}, [409])).status).toBe(409);
    const danger = await guest('Help, my wife has collapsed and is not breathing');
    await until(async () => (await readConversation(danger.id)).emergency !== null);
    expect(await merge(danger.id, phone.id)).toBe(409);
  });
});

describe('a blocked guest', () => {
  it('is not answered until unblocked, and both are in the history and in the audit log', async () => {
    const { id, say } = await guest();
    const before = (await readMessages(id)).length;
    expect((await api('POST', `/api/conversations/${id}/block`, {})).body).toMatchObject({ state: 'resolved' });
    await say('I want to talk to a person!');
    await until(
      async () => (await readMessages(id)).length >= before + 2 && (await readConversation(id)).state === 'resolved',
    );
    expect((await readMessages(id)).at(-1)).toMatchObject({ author: 'guest' });
    expect(await listIds('blocked=true')).toContain(id);
    expect((await api('POST', `/api/conversations/${id}/block`, {}, [409])).status).toBe(409);
    expect((await api('POST', `/api/conversations/${id}/unblock`, {})).body.blockedAt).toBeNull();
    await say('May I talk to a person now?');
    await until(async () => (await readConversation(id)).state === 'waiting');
    const audit = (await api('GET', '/api/audit?limit=50')).body.items.map(({ action }: { action: string }) => action);
    expect(audit).toEqual(expect.arrayContaining(['guest.blocked', 'guest.unblocked']));
  });

  it('is still answered in an emergency', async () => {
    const { id, say } = await guest();
    await api('POST', `/api/conversations/${id}/block`, {});
    await say('Fire! There is smoke in the corridor, help');
    await until(async () => (await readConversation(id)).emergency !== null);
    expect((await readConversation(id)).state).toBe('waiting');
  });
});

describe('a forwarded conversation', () => {
  it('waits for the chosen colleague, with a summary', async () => {
    const { id } = await guest('The shower in room 204 is broken');
    await until(async () => (await readMessages(id)).length > 1);
    const forwarded = (
      await api('POST', `/api/conversations/${id}/forward`, { userId: ben, text: 'You know this one' })
    ).body;
    expect(forwarded).toMatchObject({ state: 'waiting', waitingWhy: 'forwarded', assignee: { id: ben } });
    const note = (await readMessages(id)).find(({ event }: { event?: unknown }) => event !== undefined);
    expect(note.event).toMatchObject({
      kind: 'forwarded',
      to: 'Ben Roth',
      summary: { room: '204', language: 'en', words: { text: 'The shower in room 204 is broken', language: 'en' } },
    });
    expect(note.internal).toBe(true);
    expect((await api('POST', `/api/conversations/${id}/forward`, { userId: 'usr_nobody' }, [422])).status).toBe(422);
  });
});
