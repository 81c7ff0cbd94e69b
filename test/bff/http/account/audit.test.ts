import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

let server: HttpServer;
let key = '';
beforeAll(async () => {
  server = await startHttpServer();
  ({ key } = await register(server, 'auditor@a.example'));
});
afterAll(() => server.close());

const audit = async (query = '') => (await server.call('GET', `/api/audit${query}`, { key })).body.items;

describe('the audit log', () => {
  it('names actor, action, subject and network address, with today’s names', async () => {
    const body = { firstName: 'Alma', lastName: 'Sommer' };
    const { body: guest } = await server.call('POST', '/api/guests', { key, body });
    const [entry] = await audit();
    expect(entry).toMatchObject({
      action: 'guest.added',
      actorName: 'First key',
      subject: guest.id,
      subjectName: 'Alma Sommer',
      address: '127.0.0.1',
    });
    await server.call('DELETE', `/api/guests/${guest.id}`, { key });
    const names = (await audit(`?subject=${guest.id}`)).map((one: { action: string; subjectName: string | null }) => [
      one.action,
      one.subjectName,
    ]);
    expect(names).toEqual([
      ['guest.erased', null],
      ['guest.added', null],
    ]);
  });

  it('uses the house’s own names for rooms, entries and the like', async () => {
    const createByApi = async (path: string, body: object) => {
      const answer = await server.call('POST', path, { key, body });
      expect(answer, path).toMatchObject({ status: 201 });
      return answer.body.id;
    };
    const ids = new Map<string, string>([
      [await createByApi('/api/labels', { name: 'Regular', tone: 'blue' }), 'Regular'],
      [
        await createByApi('/api/canned-replies', {
          name: 'parking',
          texts: [{ language: 'en', text: 'Behind the house.' }],
        }),
        'parking',
      ],
      [await createByApi('/api/macros', { name: 'Close', actions: [{ do: 'resolve' }] }), 'Close'],
    ]);
    for (const [id, name] of ids)
      expect((await audit(`?subject=${id}`)).map((one: { subjectName: string }) => one.subjectName)).toEqual([name]);
  });

  it('is filtered by action, actor and time, also combined, page by page', async () => {
    for (const name of ['One', 'Two', 'Three'])
      await server.call('POST', '/api/keys', { key, body: { name, scopes: ['property:read'] } });
    const keys = await audit('?action=key.created&limit=2');
    expect(keys.map(({ action }: { action: string }) => action)).toEqual(['key.created', 'key.created']);
    const [{ actor, at }] = keys;
    expect(await audit(`?action=key.created&actor=${actor}&from=${at}`)).not.toEqual([]);
    expect(await audit(`?action=key.created&actor=${actor}&to=2020-01-01T00:00:00.000Z`)).toEqual([]);
    expect(await audit('?actor=usr_nobody')).toEqual([]);
  });

  it.each(['?action=nothing.done', '?from=yesterday', '?number=1'])('refuses the filter %s', async (query) => {
    expect((await server.call('GET', `/api/audit${query}`, { key })).status).toBe(422);
  });

  it('contains nothing of another account', async () => {
    const other = await register(server, 'other@b.example');
    const body = { firstName: 'Secret', lastName: 'Guest' };
    const { body: guest } = await server.call('POST', '/api/guests', { key: other.key, body });
    await server.deps.db.updateTable('audit').set({ subject: guest.id }).where('number', '=', 1).execute();
    const items = await audit('?limit=200');
    expect(items.find(({ number }: { number: number }) => number === 1)).toMatchObject({
      subject: guest.id,
      subjectName: null,
    });
  });

  it('names the first entry that fails the verification', async () => {
    const { body } = await server.call('GET', '/api/audit/verify', { key });
    expect(body).toEqual({ whole: false, anchors: 'beside', rows: expect.any(Number), firstFault: 1 }); // the previous test changed that row
    const fresh = await startHttpServer();
    const { key: own } = await register(fresh, 'whole@a.example');
    expect((await fresh.call('GET', '/api/audit/verify', { key: own })).body).toEqual({
      whole: true,
      rows: 1,
      anchors: 'beside',
    });
    await fresh.close();
  });
});
