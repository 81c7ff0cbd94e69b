import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { loadSampleHotel, sampleDeskPath } from '../../bff/cli/sample/sample.ts';
import { type RunningServer, startServer } from '../../bff/compose.ts';
import { SIMULATORS } from '../../bff/simulators/registry.ts';
import type { Exchange } from '../../bff/simulators/server/serve.ts';
import type { Simulator } from '../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../bff/simulators/world/world.ts';
import type { WorldReservation, Written } from '../../bff/simulators/world/world-types.ts';
import { PMS_PROVIDERS, type PmsProvider } from '../../shared/domain/pms.ts';
import { createApiDescription, readApiDescription } from '../support/pms/openapi.ts';
import { unhurriedPms } from '../support/pms/unhurried-pms.ts';
import { PostBox } from '../support/post-box.ts';
import { WireClient } from '../support/wire-client.ts';

/**
 * Tests all data that is exchanged with each of six PMSs, in both directions: a whole server, used only through public calls
 * and a guest's socket, and a simulated PMS with active staff. Every exchange is validated against the vendor's published API
 * description if there is one.
 */
const post = new PostBox();
const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-matrix-'));
let server: RunningServer;
let headers: Record<string, string>;

beforeAll(async () => {
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0', ALLOW_PRIVATE_NETWORKS: '127.0.0.1' });
  if ('faults' in read) throw new Error(read.faults.join());
  const pms = { registry: unhurriedPms, pace: { tickMs: 100 } };
  server = await startServer({ config: read.config, log: createLog('silent'), assetsDir: null, mailer: post, pms });
  await loadSampleHotel(server.services);
  const token = (await sampleDeskPath(server.services)).split('#link=')[1];
  const answer = await fetch(`${server.baseUrl}/auth/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely.
  const { csrfToken } = (await answer.json()) as any;
  headers = { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Makes one call; waits and repeats it if the server asks to wait, as a client should. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely; routes check them.
async function call(method: string, path: string, body?: object): Promise<any> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(server.baseUrl + path, { method, headers, ...sent });
  if (answer.status === 429) {
    await pause(1_000 * Number(answer.headers.get('retry-after')));
    return call(method, path, body);
  }
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Calls that are missing from the descriptions at hand. */
const UNDESCRIBED: Partial<Record<PmsProvider, RegExp>> = {
  'opera-cloud': /\/folios$|\/unResolve$|oauth/,
  custom: /^\/oauth\/token$/,
};
/** The published contract of a hotel's own PMS. */
const BRIDGE: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/pms/bridge.openapi.json'), 'utf8'),
);
const DESCRIBED: Partial<Record<PmsProvider, string>> = {
  apaleo: 'apaleo',
  cloudbeds: 'cloudbeds',
  'opera-cloud': 'opera',
};

describe.each(PMS_PROVIDERS)('with %s', (provider) => {
  const published =
    provider === 'custom' ? createApiDescription(BRIDGE) : readApiDescription(DESCRIBED[provider] ?? 'none');
  const exchanges: Exchange[] = [];
  const name = `Matrix${provider.replace(/\W/g, '')}`;
  const email = `${name.toLowerCase()}@guests.example`;
  let world: World;
  let simulator: Simulator;
  let booked: WorldReservation;
  let guest: Guest;

  beforeAll(async () => {
    world = createWorld({ reservations: 4 });
    const { startSimulator } = (await SIMULATORS[provider]?.()) ?? {};
    if (startSimulator === undefined) throw new Error(`${provider} has no simulator`);
    simulator = await startSimulator({ world, limits: false, onExchange: (one) => exchanges.push(one) });
    booked = world.book({
      checkIn: world.today(),
      checkOut: dayFrom(world.today(), 3),
      roomTypeCode: 'DBL',
      guest: {
        firstName: 'Mara',
        lastName: name,
        email,
        phone: '+34612000001',
        language: 'en',
        preferences: ['High floor'],
      },
    });
    await call('POST', '/api/integrations/pms/connect', { provider, credentials: simulator.credentials });
    await call('PUT', '/api/integrations/pms/sync/enabled', { guestProfiles: true });
    await sync();
  });
  afterAll(async () => {
    await guest?.close();
    await simulator.close();
  });

  async function sync(): Promise<void> {
    let run = await call('POST', '/api/integrations/pms/sync', {});
    const isDone = async () => {
      run = await call('GET', `/api/integrations/pms/sync/${run.syncId}`);
      // A change of settings stops a running sync, so another one is started.
      if (run.state === 'failed') run = await call('POST', '/api/integrations/pms/sync', {});
      return run.state === 'done';
    };
    await until(isDone, () => JSON.stringify(run));
  }
  const stay = async () => (await call('GET', `/api/stays?q=${name}`)).items[0];
  const listWritten = (words: RegExp): Written[] =>
    world.written().filter(({ text, gone, reservationId }) => !gone && words.test(text) && reservationId === booked.id);

  describe('from the PMS come', () => {
    it('guest profiles: name, contact, preferences', async () => {
      const profile = await call('GET', `/api/guests/${(await stay()).guestId}`);
      expect(profile).toMatchObject({ firstName: 'Mara', lastName: name, email, phone: '+34612000001' });
      const lacksThem = provider === 'apaleo';
      expect(profile.pmsPreferences.join()).toBe(lacksThem ? '' : 'High floor');
    });

    it('reservations: dates and room; arrival', async () => {
      const { number: room = '' } =
        world.rooms().find(({ typeCode, number }) => typeCode === 'DBL' && !world.isOccupied(number)) ?? {};
      world.assignRoom(booked.id, room);
      world.checkIn(booked.id);
      world.setRoom(room, { housekeeping: 'dirty' });
      world.addMaintenance('101', {
        from: `${world.today()}T00:00:00.000Z`,
        to: `${dayFrom(world.today(), 2)}T00:00:00.000Z`,
        reason: 'Broken tap',
        kind: 'out_of_order',
      });
      await sync();
      expect(await stay()).toMatchObject({
        checkIn: booked.checkIn,
        checkOut: booked.checkOut,
        room,
        state: 'checked_in',
      });
      const { items } = await call('GET', '/api/rooms');
      const findRoom = (number: string) => items.find((one: { number: string }) => one.number === number);
      expect(findRoom(room)).toMatchObject({ housekeeping: 'dirty', occupied: true });
      expect(findRoom('101').maintenance).toMatchObject([{ reason: expect.stringContaining('tap') }]);
    });

    it('prices, offers and availability', async () => {
      const [arrival, departure] = [dayFrom(world.today(), 10), dayFrom(world.today(), 12)];
      const { items, source } = await call('GET', `/api/availability?arrival=${arrival}&departure=${departure}`);
      expect(source).toBe(provider);
      const double = items.find((one: { name: string }) => one.name === 'Double room');
      expect(double.left).toBeGreaterThan(0);
      expect(double.cancellation).toMatch(/cancel/i);
      const own = ['BAR', 'EARLY'].map((plan) => Number(world.price(plan, 'DBL', arrival)?.amount));
      expect(own).toContain(Number(double.perNight[0].price.amount));
    });
  });

  describe('to the PMS go', () => {
    it('requests and their results', async () => {
      guest = await Guest.prove((await stay()).confirmationNumber, email);
      await guest.say('Could I get two more towels please?');
      await expect.poll(() => listWritten(/towel/i).length, { timeout: 30_000 }).toBe(1);
      const { items } = await call('GET', '/api/tasks');
      const task = items.find(
        (one: { kind: string; conversationId: string }) =>
          one.kind === 'towels_linen' && one.conversationId === guest.conversationId,
      );
      await call('PATCH', `/api/tasks/${task.id}`, { state: 'done' });
      await expect
        .poll(
          () =>
            listWritten(/towel/i)
              .map(({ state, text }) => `${state} ${text}`)
              .join(),
          { timeout: 30_000 },
        )
        .toMatch(/closed|done|complete|resolved/i);
    });

    it('sold extras, each charged once', async () => {
      await guest.say('What time is check-out?');
      await guest.say('Yes please');
      const charged = () =>
        world.written().filter(({ kind, reservationId }) => kind === 'charge' && reservationId === booked.id);
      await expect.poll(() => charged().length, { timeout: 30_000 }).toBe(1);
      expect(charged()).toMatchObject([{ amount: { amount: '25.00', currency: 'EUR' } }]);
    });

    it('preferences that a colleague confirmed', async () => {
      await guest.say('By the way, I am vegan.');
      const { items } = await call('GET', '/api/preferences?state=proposed');
      await call('POST', `/api/preferences/${items[0].id}/keep`, {});
      await expect
        .poll(() => world.written().filter(({ text, gone }) => !gone && /vegan/i.test(text)).length, {
          timeout: 30_000,
        })
        .toBeGreaterThan(0);
    });

    it('complaints, and the conversation after it is over', async () => {
      await guest.say('This is unacceptable: the room next door has been terribly loud all night!');
      await expect.poll(() => listWritten(/complaint/i).length, { timeout: 30_000 }).toBeGreaterThan(0);
      await call('POST', `/api/conversations/${guest.conversationId}/resolve`, {});
      const listTexts = () => world.written().map(({ text, gone }) => (gone ? '' : text));
      await expect.poll(() => listTexts().join('\n'), { timeout: 30_000 }).toMatch(/Guest: .*two more towels/);
      expect(listTexts().join('\n')).toContain('Assistant: ');
      await expect
        .poll(async () => (await call('GET', '/api/integrations/pms/status')).pendingPushes, { timeout: 30_000 })
        .toBe(0);
      expect(await call('GET', '/api/integrations/pms/status')).toMatchObject({
        parkedPushes: 0,
        health: 'ok',
        openConflicts: 0,
      });
    });
  });

  it('from the PMS: departures, after the guest has left', async () => {
    const { id } = await stay();
    world.checkOut(booked.id);
    await sync();
    expect(await call('GET', `/api/reservations/${id}`)).toMatchObject({ state: 'checked_out' });
  });

  it('every exchange conforms to the vendor’s published description if there is one, and no call was refused', () => {
    const left = UNDESCRIBED[provider];
    const judged = exchanges.filter(({ request }) => left?.test(request.path) !== true);
    expect(judged.length).toBeGreaterThan(10);
    expect([...new Set(judged.flatMap((one) => published?.check(one) ?? []))]).toEqual([]);
    const refused = exchanges.filter(({ answer }) => answer === null || answer.status >= 400);
    expect(refused.map(({ request, answer }) => `${request.method} ${request.path} ${answer?.body}`)).toEqual([]);
  });
});

/** A guest's page that uses only the realtime contract. */
class Guest {
  readonly #socket: WireClient;
  conversationId = '';
  #seen = 0;

  private constructor(socket: WireClient) {
    this.#socket = socket;
  }

  /** Opens the booking with its number and the mailed code. */
  static async prove(number: string, email: string): Promise<Guest> {
    const { id } = await call('GET', '/api/property');
    const guest = new Guest(await new WireClient(server.baseUrl).opened());
    guest.#socket.write({ type: 'hello', propertyId: id });
    const welcome = await guest.#socket.frame(({ type }) => type === 'welcome');
    guest.conversationId = String(welcome['conversationId']);
    await guest.say('When does my stay end?');
    await guest.say(number);
    await until(() => post.codeFor(email) !== null);
    await guest.say(post.codeFor(email) ?? '');
    return guest;
  }

  /** Writes a line and waits for the answer. */
  async say(text: string): Promise<void> {
    const id = randomUUID();
    const answers = () =>
      this.#socket.frames.filter(
        ({ type, message }) => type === 'message' && (message as { author?: string })?.author === 'ai',
      ).length;
    this.#seen = answers();
    this.#socket.write({ type: 'send', id, text });
    await until(() => answers() > this.#seen);
  }

  close(): Promise<void> {
    return this.#socket.close();
  }
}

const WAIT_MS_MAX = 100_000;

/** Polls until the condition holds. Throws if it does not come true. */
async function until(isSo: () => boolean | Promise<boolean>, describe = () => String(isSo)): Promise<void> {
  for (const end = Date.now() + WAIT_MS_MAX; !(await isSo()); await pause(200))
    if (Date.now() > end) throw new Error(`In vain: ${describe()}`);
}

function dayFrom(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
