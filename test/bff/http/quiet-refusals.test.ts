import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

/** Callers get their errors in the answer. Strangers cannot write log lines that wake somebody. */
let server: HttpServer;
let key: string;
beforeAll(async () => {
  server = await startHttpServer();
  ({ key } = await register(server, 'owner@quiet.example'));
});
afterAll(() => server.close());
beforeEach(() => vi.restoreAllMocks());

it.each(['/api/audit', '/api/reservations', '/api/guests', '/api/tasks'])(
  'an invalid cursor is answered with 400 and not logged as an error: %s',
  async (path) => {
    const logged = [vi.spyOn(server.deps.log, 'error'), vi.spyOn(server.deps.log, 'warn')];
    const answer = await server.call('GET', `${path}?cursor=nonsense`, { key });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
    for (const spy of logged) expect(spy).not.toHaveBeenCalled();
  },
);
