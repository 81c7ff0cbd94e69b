import { afterEach, describe, expect, it } from 'vitest';
import { customAdapter } from '../../../bff/pms/custom/adapter.ts';
import { describeBridge } from '../../../bff/pms/custom/description.ts';
import { createNet } from '../../../bff/pms/net/net-client.ts';
import type { PmsSession } from '../../../bff/pms/port.ts';
import { SIMULATED, startSimulator } from '../../../bff/simulators/custom/simulator.ts';
import type { Simulator } from '../../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../../bff/simulators/world/world.ts';
import { describePmsAdapter } from '../../contract/pms.ts';
import {
  makeCharge,
  makeChat,
  makeCompletion,
  makeFields,
  makePreference,
  makeRequest,
} from '../../contract/pms-changes.ts';
import { findStay, judgeExchange, NEVER, type PmsSubject, pullAll, startRig } from '../../contract/pms-rig.ts';
import { createApiDescription } from '../../support/pms/openapi.ts';

const described = createApiDescription(withBase(describeBridge()));

const subject: PmsSubject = {
  adapter: customAdapter,
  startSimulator,
  listCall: /^GET \/servicechat\/v1\/reservations\?/,
  writeCalls: /^(?:POST|PUT|PATCH) \/servicechat\/v1\/(?!webhooks)/,
  hasTokens: true,
  description: described,
  /** The token endpoint belongs to the bridge and not to the contract. */
  undescribed: [/^POST \/oauth\/token$/],
};

describe('the bridge’s OpenAPI description', () => {
  it('in the documents is the one that the schemas generate', async () => {
    const text = `${JSON.stringify(describeBridge(), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../../docs/pms/bridge.openapi.json');
  });

  it('has every call that the simulator answers', () => {
    const paths = JSON.stringify(describeBridge()['paths']);
    for (const path of ['/health', '/rooms/{id}', '/charges/{id}/void', '/reservations/{id}/notes/{externalId}'])
      expect(paths).toContain(`"${path}"`);
  });
});

describe('a custom bridge', () => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  const clock = () => new Date('2026-03-02T12:00:00Z');

  async function start(capabilities?: readonly string[]): Promise<Simulator> {
    const world = createWorld({ clock, reservations: 60 });
    const simulator = await startSimulator({
      world,
      limits: false,
      onExchange: (exchange) => expect(judgeExchange(subject, exchange)).toEqual([]),
      ...(capabilities ? { capabilities } : {}),
    });
    open.push(simulator);
    return simulator;
  }

  function connect(simulator: Simulator, more: Record<string, string>): PmsSession {
    const credentials = { baseUrl: simulator.credentials['baseUrl'] ?? '', ...more };
    const secrets = Object.values(credentials);
    const allowedPrivate = ['127.0.0.1'];
    const net = createNet({
      budget: customAdapter.budget,
      allowedPrivate,
      retries: () => 0,
      clock,
      secrets,
      backoffMs: 1,
    });
    open.push(net);
    return customAdapter.open({
      credentials,
      net,
      clock,
      keep: async () => {},
      timezone: 'Europe/Berlin',
      webhook: null,
    });
  }

  it.each([
    ['bearer', { token: SIMULATED.token }],
    ['basic', { user: SIMULATED.user, password: SIMULATED.password }],
    ['apiKeyHeader', { token: SIMULATED.token, headerName: 'X-API-Key' }],
    ['apiKeyHeader', { token: SIMULATED.token, signingSecret: SIMULATED.signingSecret }],
  ])('is authenticated by %s', async (auth, more) => {
    const simulator = await start();
    await expect(connect(simulator, { auth, ...more }).property(NEVER)).resolves.toMatchObject({
      name: 'Hotel Aurora',
    });
    const wrong = Object.fromEntries(
      Object.entries(more).map(([key, value]) => [key, key === 'headerName' ? value : 'x']),
    );
    await expect(connect(simulator, { auth, ...wrong }).property(NEVER)).rejects.toMatchObject({
      code: 'rejected_credentials',
    });
  });

  it.each([
    [{ auth: 'bearer' }],
    [{ auth: 'basic', user: 'a' }],
    [{ auth: 'oauth2ClientCredentials', clientId: 'a' }],
    [{ auth: 'magic' }],
    [{ auth: 'apiKeyHeader', token: 'a', headerName: 'X Key:' }],
  ])('is refused with invalid settings: %o', async (more) => {
    const simulator = await start();
    expect(() => connect(simulator, Object.assign({ baseUrl: 'https://pms.example' }, more))).toThrowError(
      expect.objectContaining({ code: 'bad_settings' }),
    );
  });

  it('that is read-only is read, and the capabilities say so', async () => {
    const simulator = await start(['reservations.read']);
    const session = connect(simulator, { auth: 'bearer', token: SIMULATED.token });
    const { records } = await pullAll(session, 'reservations');
    expect(records.length).toBeGreaterThan(10);
    expect(records[0]?.record.roomType?.code).toMatch(/^t-/);
    expect((await pullAll(session, 'rates')).records).toEqual([]);
    const [guest] = (await pullAll(session, 'guests')).records;
    expect(guest?.record.email).toContain('@');
    expect(records.map(({ record }) => record.guestId)).toContain(guest?.id);
    expect(records[0]?.record.guest?.lastName).toBeTruthy();
    const [health] = await session.test(NEVER);
    expect(health).toMatchObject({ ok: true, detail: expect.stringContaining('without') });
    const stay = { reservationId: 'r-1', confirmationNumber: null, guestId: 'g-1', guestName: 'Ana', room: null };
    for (const change of [makeRequest(stay), makeCharge(stay), makePreference(stay), makeChat(stay, 'Hello')])
      await expect(session.push(change, 1, NEVER)).rejects.toMatchObject({ code: 'not_supported' });
  });

  it('that supports only notes gets a note for each request', async () => {
    const simulator = await start(['reservations.read', 'notes.write']);
    const session = connect(simulator, { auth: 'bearer', token: SIMULATED.token });
    const stay = { reservationId: 'r-1', confirmationNumber: null, guestId: 'g-1', guestName: 'Ana', room: '101' };
    const request = await session.push(makeRequest(stay), 1, NEVER);
    await session.push(makeRequest(stay), 2, NEVER);
    await session.push(makeCompletion(stay, request), 1, NEVER);
    const first = await session.push(makeChat(stay, 'Guest: Is the pool open?'), 1, NEVER);
    await session.push(makeChat(stay, 'Guest: Is the pool open?\nHotel: Until ten.', first), 1, NEVER);
    await session.push(makePreference(stay), 1, NEVER);
    expect(await session.push(makeFields(stay), 1, NEVER)).toMatchObject({ place: 'note' });
    const notes = simulator.world.written();
    expect(notes.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'note request',
      'note request',
      'note communication',
      'note preference',
      'note request',
    ]);
    expect(notes[2]?.text).toContain('Until ten.');
    expect(request.place).toBe('note');
  });

  it('refuses a charge to a guest who has left, which is final', async () => {
    const rig = await startRig(subject);
    open.push({ close: () => rig.stop() });
    const [left] = rig.world.findReservations({ states: ['checked_out'] }).slice(0, 1);
    if (left === undefined) throw new Error('Nobody has left');
    const { stay } = await findStay(rig, subject, left);
    await expect(rig.session.push(makeCharge(stay), 1, NEVER)).rejects.toMatchObject({
      code: 'refused',
      worthRetrying: false,
    });
  });

  it.each([
    ['reservation.cancelled', (world: World, id: number) => world.cancel(id)],
    ['reservation.no_show', (world: World, id: number) => world.markNoShow(id)],
    ['reservation.checked_in', (world: World, id: number) => world.checkIn(id)],
    ['reservation.room_changed', (world: World, id: number) => world.assignRoom(id, null)],
    ['room.status_changed', (world: World) => world.setRoom('101', { housekeeping: 'dirty' })],
  ])('that sends “%s” has its record read again', async (type, change) => {
    const rig = await startRig(subject);
    open.push({ close: () => rig.stop() });
    await rig.session.subscribe?.(NEVER);
    const id = rig.world.findReservations({ states: ['booked'] }).slice(0, 1)[0]?.id ?? 0;
    change(rig.world, id);
    await rig.simulator.webhooks?.settled();
    const call = rig.calls.find(({ body }) => body.includes(`"${type}"`));
    if (call === undefined) throw new Error(`Nothing was told of ${type}`);
    const wanted = type.startsWith('room.')
      ? { entity: 'rooms', id: '101' }
      : { entity: 'reservations', id: `r-${id}` };
    expect(await rig.session.notices?.(call)).toMatchObject([wanted]);
  });

  it('has its old notices ignored', async () => {
    const rig = await startRig(subject);
    open.push({ close: () => rig.stop() });
    await rig.session.subscribe?.(NEVER);
    rig.world.cancel(rig.world.findReservations({ states: ['booked'] }).slice(0, 1)[0]?.id ?? 0);
    await rig.simulator.webhooks?.settled();
    const [call] = rig.calls;
    if (call === undefined) throw new Error('Nothing came');
    const [notice] = (await rig.session.notices?.(call)) ?? [];
    expect(notice).toMatchObject({ entity: 'reservations', noticeId: call.headers['webhook-id'] });
    rig.pass(301_000);
    await expect(rig.session.notices?.(call)).rejects.toMatchObject({ code: 'bad_signature' });
  });
});

/** The description at the simulator's base path. */
function withBase(document: object): object {
  return { ...document, servers: [{ url: 'http://127.0.0.1/servicechat/v1' }] };
}

describePmsAdapter(subject);
