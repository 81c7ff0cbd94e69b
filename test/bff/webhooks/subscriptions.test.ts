import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

let server: HttpServer;
let key: string;
const OUTSIDE = 'https://8.8.8.8/hook';

beforeAll(async () => {
  server = await startHttpServer();
  ({ key } = await register(server, 'hooks@a.example'));
});
afterAll(() => server.close());

const post = (body: object) => server.call('POST', '/api/webhooks', { key, body });

describe('a webhook', () => {
  it('is created with a secret that is shown once', async () => {
    const made = await post({ url: OUTSIDE, events: ['message.created'] });
    expect(made).toMatchObject({ status: 201, body: { url: OUTSIDE, active: true, disabledReason: null } });
    expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { secret, ...shown } = made.body;
    expect((await server.call('GET', `/api/webhooks/${shown.id}`, { key })).body).toEqual(shown);
    expect((await server.call('GET', '/api/webhooks', { key })).body.items).toContainEqual(shown);
    expect(JSON.stringify(await server.dump())).not.toContain(secret.slice(6));
  });

  it('is changed and deleted', async () => {
    const { body: made } = await post({ url: OUTSIDE, events: ['task.done'] });
    const path = `/api/webhooks/${made.id}`;
    const changed = await server.call('PATCH', path, { key, body: { events: ['task.created'], active: false } });
    expect(changed.body).toMatchObject({ url: OUTSIDE, events: ['task.created'], active: false });
    expect((await server.call('POST', `${path}/test`, { key, body: {} })).body.code).toBe('conflict');
    expect((await server.call('DELETE', path, { key })).status).toBe(204);
    expect((await server.call('GET', path, { key })).status).toBe(404);
  });

  it('is refused beyond twenty', async () => {
    const { key: other } = await register(server, 'many@a.example');
    const make = () =>
      server.call('POST', '/api/webhooks', { key: other, body: { url: OUTSIDE, events: ['task.done'] } });
    for (let made = 0; made < 20; made++) expect((await make()).status).toBe(201);
    expect((await make()).body.code).toBe('conflict');
  });

  it('records each change in the audit log', async () => {
    const { body } = await server.call('GET', '/api/audit?limit=200', { key });
    const actions = body.items.map(({ action }: { action: string }) => action);
    for (const action of ['webhook.added', 'webhook.changed', 'webhook.removed']) expect(actions).toContain(action);
  });
});

describe('an address on this network', () => {
  const INSIDE = [
    'http://hooks.hotel.example/in-the-clear',
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f000001/hook',
    'https://user:password@8.8.8.8/hook',
    'https://8.8.8.8:22/hook',
  ];

  it.each(INSIDE)('%s cannot be subscribed', async (url) => {
    const before = await server.dump();
    const answer = await post({ url, events: ['message.created'] });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/url', code: 'address_refused' }] } });
    expect(await server.dump()).toEqual(before);
  });

  it.each(INSIDE)('%s cannot replace the address of a webhook', async (url) => {
    const { body: made } = await post({ url: OUTSIDE, events: ['message.created'] });
    const path = `/api/webhooks/${made.id}`;
    const answer = await server.call('PATCH', path, { key, body: { url } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/url', code: 'address_refused' }] } });
    expect((await server.call('GET', path, { key })).body.url).toBe(OUTSIDE);
    await server.call('DELETE', path, { key });
  });
});

describe('a caller without the right to read a kind of object', () => {
  it('can neither subscribe to its events nor change a webhook that does', async () => {
    const made = await server.call('POST', '/api/keys', { key, body: { name: 'n', scopes: ['property:write'] } });
    const narrow = { key: made.body.apiKey };
    const refused = { status: 422, body: { errors: [{ pointer: '/events/0', code: 'forbidden' }] } };
    const asked = { url: OUTSIDE, events: ['message.created'] };
    expect(await server.call('POST', '/api/webhooks', { ...narrow, body: asked })).toMatchObject(refused);
    const { body: theirs } = await post(asked);
    const path = `/api/webhooks/${theirs.id}`;
    expect(await server.call('PATCH', path, { ...narrow, body: { url: OUTSIDE } })).toMatchObject(refused);
    expect(await server.call('POST', `${path}/rotate`, { ...narrow, body: {} })).toMatchObject(refused);
    const mine = { url: OUTSIDE, events: ['sync.failed'] };
    expect((await server.call('POST', '/api/webhooks', { ...narrow, body: mine })).body.errors[0].code).toBe(
      'forbidden',
    );
  });
});
