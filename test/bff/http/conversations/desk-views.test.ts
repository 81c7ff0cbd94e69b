import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../bff/base/ids.ts';
import { insertConversation, updateConversation } from '../../../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../../../bff/store/conversations/insert-message.ts';
import { furnish, type House } from '../../../support/fixture/furnished-house.ts';
import { type HttpServer, register, signIn, startHttpServer } from '../../../support/http-server.ts';

describe('the desk’s list of conversations', () => {
  let server: HttpServer;
  let key = '';
  let propertyId = '';
  let userId = '';
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    server = await startHttpServer();
    const account = await register(server, 'desk@lists.example');
    ({ key, propertyId, userId } = account);
    ({ headers } = await signIn(server, account));
    await server.call('PUT', '/api/activation', {
      key,
      body: { channels: ['widget'], aiMode: 'auto', businessHours: { mon_fri: '24/7', weekend: '24/7' }, active: true },
    });
  });
  afterAll(() => server.close());

  async function begin(
    change: Parameters<typeof updateConversation>[2] = { department: null },
    lines = 1,
  ): Promise<string> {
    const at = server.deps.clock().toISOString();
    return server.deps.writer.write(async (trx) => {
      const given = { propertyId, channel: 'widget', mode: 'ai', language: 'de', locale: 'de' };
      const made = await insertConversation(
        trx,
        { ...given, id: newId('conversation'), pageUrl: null, dialogue: '{}' },
        at,
      );
      for (let line = 1; line <= lines; line++)
        await insertMessage(trx, made, { author: 'guest', text: `Line ${line}`, language: 'de', at });
      return (await updateConversation(trx, made, change)).id;
    });
  }
  const get = async (path: string) => (await server.call('GET', path, { headers })).body;
  const post = (path: string, body: object = {}) => server.call('POST', path, { headers, body });
  const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);

  it('is filtered by unresolved, unread, own, language or department, with matching counts', async () => {
    const open = await begin({ language: 'fr' });
    const mine = await begin({ state: 'staffed', assigneeId: userId, holder: userId, answeredSeq: 1 });
    const waiting = await begin({ state: 'waiting', department: 'concierge' });
    const done = await begin({ state: 'resolved' });
    expect(ids(await get('/api/conversations?state=active')).toSorted()).toEqual([open, mine, waiting].toSorted());
    expect(ids(await get('/api/conversations?state=resolved'))).toEqual([done]);
    expect(ids(await get('/api/conversations?state=active&unread=true')).toSorted()).toEqual(
      [open, waiting].toSorted(),
    );
    expect(ids(await get('/api/conversations?assignee=me'))).toEqual([mine]);
    expect(ids(await get('/api/conversations?language=fr'))).toEqual([open]);
    expect(ids(await get('/api/conversations?department=concierge'))).toEqual([waiting]);
    expect(await get('/api/conversations/counts')).toEqual({
      active: 3,
      waiting: 1,
      mine: 1,
      open: 1,
      staffed: 1,
      resolved: 1,
      snoozed: 0,
      unread: 2,
    });
  });

  it('reads a long conversation backwards from its end', async () => {
    const id = await begin({ department: null }, 5);
    const texts = (body: { items: { text: string }[] }) => body.items.map(({ text }) => text);
    const newest = await get(`/api/conversations/${id}/messages?before=latest&limit=2`);
    expect(texts(newest)).toEqual(['Line 4', 'Line 5']);
    const older = await get(`/api/conversations/${id}/messages?before=${newest.nextCursor}&limit=2`);
    expect(texts(older)).toEqual(['Line 2', 'Line 3']);
    const oldest = await get(`/api/conversations/${id}/messages?before=${older.nextCursor}&limit=2`);
    expect([texts(oldest), oldest.nextCursor]).toEqual([['Line 1'], null]);
  });

  it('undoes a resolve: the conversation is held by the same colleague as before', async () => {
    const id = await begin();
    await post(`/api/conversations/${id}/takeover`);
    await post(`/api/conversations/${id}/resolve`);
    const { body } = await post(`/api/conversations/${id}/reopen`, { restore: true });
    expect([body.state, body.mode, body.assignee.id]).toEqual(['staffed', 'staff', userId]);
  });

  it('undoes a resolve: a guest who waited waits again', async () => {
    const id = await begin({ state: 'waiting', department: 'concierge' });
    await post(`/api/conversations/${id}/resolve`);
    const { body } = await post(`/api/conversations/${id}/reopen`, { restore: true });
    expect([body.state, body.department]).toEqual(['waiting', 'concierge']);
  });

  it('only reopens a resolved conversation if a message came since', async () => {
    const id = await begin();
    await post(`/api/conversations/${id}/takeover`);
    await post(`/api/conversations/${id}/resolve`);
    await post(`/api/conversations/${id}/notes`, { text: 'Gone home' });
    const { body } = await post(`/api/conversations/${id}/reopen`, { restore: true });
    expect(body.state).toBe('open');
  });

  it('gives a waiting guest back to nobody, but not a guest whom a colleague holds', async () => {
    const waiting = await begin({ state: 'waiting' });
    await post(`/api/conversations/${waiting}/assign`, { userId });
    expect((await post(`/api/conversations/${waiting}/assign`, { userId: null })).body.assignee).toBeNull();
    const held = await begin();
    await post(`/api/conversations/${held}/takeover`);
    expect((await post(`/api/conversations/${held}/assign`, { userId: null })).status).toBe(409);
  });

  it('lists the sites on which the widget was seen', async () => {
    expect(await get('/api/property/seen')).toEqual({ lastSeenAt: null, sites: [] });
    await server.call('GET', `/chat/config/${propertyId}`, { headers: { origin: 'https://www.hotel.example' } });
    await server.call('GET', `/chat/config/${propertyId}`, {
      headers: { referer: 'https://book.hotel.example/rooms' },
    });
    await server.call('GET', `/chat/config/${propertyId}`, { headers: { origin: 'null' } });
    await expect.poll(async () => (await get('/api/property/seen')).sites.length).toBe(2);
    const { lastSeenAt, sites } = await get('/api/property/seen');
    expect(sites.map(({ origin }: { origin: string }) => origin).toSorted()).toEqual([
      'https://book.hotel.example',
      'https://www.hotel.example',
    ]);
    expect(lastSeenAt).toBe(sites[0].lastAt);
  });
});

describe('two colleagues who act at the same time', () => {
  let server: HttpServer;
  let headers: Record<string, string> = {};
  let house: House;
  beforeAll(async () => {
    server = await startHttpServer();
    house = await furnish(server, 'two@colleagues.example');
    ({ headers } = house);
  });
  afterAll(() => server.close());

  it('lose no edits of a draft: the colleague who overwrites an older version is told', async () => {
    const path = `/api/drafts/${house.ids['/api/drafts/']}`;
    const edit = (text: string, revision: number) => server.call('PATCH', path, { headers, body: { text, revision } });
    const first = await edit('Better words', 0);
    expect([first.status, first.body.revision, first.body.editedBy.id]).toEqual([200, 1, house.ownerId]);
    expect((await edit('Words over what is gone', 0)).status).toBe(409);
    expect((await server.call('POST', `${path}/approve`, { headers, body: { revision: 0 } })).status).toBe(409);
    const sent = await server.call('POST', `${path}/approve`, { headers, body: { revision: 1 } });
    expect([sent.body.message.text, sent.body.message.author]).toEqual(['Better words', 'staff']);
  });

  it('lose no change of a task', async () => {
    const path = `/api/tasks/${house.ids['/api/tasks/']}`;
    const { updatedAt } = (await server.call('GET', path, { headers })).body;
    server.advance(1_000);
    const move = (state: string, seen: string) => server.call('PATCH', path, { headers, body: { state, seen } });
    expect((await move('in_progress', updatedAt)).status).toBe(200);
    expect((await move('cancelled', updatedAt)).status).toBe(409);
    expect((await server.call('GET', path, { headers })).body.state).toBe('in_progress');
  });
});
