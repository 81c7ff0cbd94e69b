import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALL_TIMEOUT_MS } from '../../bff/channels/net.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../bff/simulators/guest-channel.ts';
import type { FaultKind } from '../../bff/simulators/server/faults.ts';
import type { Exchange } from '../../bff/simulators/server/serve.ts';
import type { ConnectedChannel } from '../../shared/domain/conversation.ts';
import { type HouseOn, openHouseOn } from '../bff/channels/house.ts';
import type { ApiDescription } from '../support/pms/openapi.ts';

/** A call of the platform, as it posts it. */
export interface PostedCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The differences between platforms. */
export interface ChannelRig {
  channel: ConnectedChannel;
  start(options: ChannelSimulatorOptions): Promise<ChannelSimulator>;
  /** The requests that send messages. */
  sends: RegExp;
  /** The address of a guest; default: a phone number. */
  guest?(number: number): string;
  /** The final delivery state of a message, as far as the platform reports it. */
  reached?: 'sent' | 'delivered';
  /** How long a signed call stays valid; default: without limit. */
  signedForMs?: number;
  /** Whether the platform sends Retry-After. Default: yes. */
  saysWhen?: false;
  /** Whether a proxy may answer 502 although the message was accepted. Default: yes. */
  hasPages?: false;
  /** Whether the platform reports the delivery state of each message, including read. Default: yes. */
  reportsRead?: false;
  /** Whether the platform itself confirms opt-out and opt-in to the guest. Default: no. */
  confirmsWishes?: true;
  /** Whether the platform reports any delivery state. Default: yes. */
  reportsState?: false;
  /** Whether its calls sign their body. Default: yes; otherwise a call is only a hint, and the server fetches the data. */
  provesBody?: false;
  /** The maximum length of one message, in characters. */
  textLength: number;
  /** Whether the platform can be queried for an accepted message. */
  canAsk: boolean;
  signatureHeader: string;
  /** The changes that make each kind of wrong credentials. */
  wrong: readonly Record<string, string>[];
  /** Applies such a change to the form; default: the field is replaced. */
  withWrong?(change: Record<string, string>): object;
  /** Its errors for too many requests and for an unreachable guest. */
  busy: FaultKind;
  unreachable: FaultKind;
  /** The status code for an unreachable guest. */
  failedCode: number;
  /** Its published API description; null if this machine has none. */
  description: ApiDescription | null;
  /**
   * Returns the exchange without fields that the platform accepts and its description lacks; null if the description lacks the
   * whole call.
   */
  asDescribed?(exchange: Exchange): Exchange | null;
}

type LostAnswer = [what: string, fault: FaultKind, taken: boolean];
const lost = (...one: LostAnswer): LostAnswer => one;

/**
 * The contract of every channel, whatever its platform does: no message is lost, none is sent twice, and staff see undelivered
 * messages.
 */
export function describeChannel(rig: ChannelRig): void {
  describe(`${rig.channel}: the channel contract`, () => {
    let house: HouseOn<ChannelSimulator>;
    let guests = 0;
    let guest = '';
    const { reached = 'delivered', signedForMs = Number.POSITIVE_INFINITY } = rig;

    beforeAll(async () => {
      house = await openHouseOn(rig.channel, rig.start);
    });
    afterAll(() => house.close());
    beforeEach(() => {
      guest = guestOf(++guests);
    });
    afterEach(async () => {
      house.platform.faults.clear();
      house.platform.revoke(false);
      house.platform.delivers(true);
      house.platform.webhooks.repeat(1);
      house.platform.webhooks.release();
      await house.settle();
      checkDescription();
      house.platform.forget();
    });

    function guestOf(number: number): string {
      return rig.guest?.(number) ?? `+4917000${String(number).padStart(5, '0')}`;
    }

    const path = `/api/channels/${rig.channel}`;
    const texts = () => house.platform.arrived.filter(({ to }) => to === guest).map(({ text }) => text);
    const connect = (body: object) => house.server.call('PUT', path, { key: house.key, body });

    function checkDescription(): void {
      const { description, asDescribed = (exchange: Exchange) => exchange } = rig;
      if (description === null) return;
      const answered = house.platform.exchanges
        .filter(({ answer, fault }) => answer !== null && answer.status < 300 && fault === null)
        .flatMap((exchange) => asDescribed(exchange) ?? []);
      expect([...new Set(answered.flatMap((exchange) => description.check(exchange)))]).toEqual([]);
    }

    async function hello(text = 'human please'): Promise<string> {
      house.platform.say(guest, text);
      await house.settle();
      const found = (await house.conversations()).find(({ address }) => address === guest);
      return String(found?.['id']);
    }

    async function write(id: string, text: string): Promise<void> {
      const body = { text };
      const answer = await house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });
      expect(answer.status).toBe(201);
      await house.settle();
    }

    const delivery = async (id: string) => (await house.messages(id)).at(-1)?.['delivery'];
    const channel = async () =>
      (await house.server.call('GET', '/api/channels', { key: house.key })).body.items.find(
        (one: { channel: string }) => one.channel === rig.channel,
      );

    describe('connecting', () => {
      it('never shows a secret to anybody, and stores it encrypted only', async () => {
        expect(await channel()).toMatchObject({
          connected: true,
          active: true,
          health: 'ok',
          webhookUrl: house.webhookUrl,
        });
        const shown = JSON.stringify([await channel(), await house.server.dump()]);
        for (const [name, value] of Object.entries(house.platform.credentials))
          if (/token|key|secret/i.test(name)) expect(shown).not.toContain(value);
      });

      it.each(rig.wrong)('with %o is refused, and the existing connection is kept', async (change) => {
        const before = await house.server.dump();
        const wrong = rig.withWrong?.(change) ?? { ...house.platform.credentials, ...change };
        const answer = await connect(wrong);
        expect(answer).toMatchObject({ status: 422, body: { code: 'channel_rejected_credentials' } });
        expect(await house.server.dump()).toEqual(before);
      });

      it('to a platform that does not answer is refused', async () => {
        const answer = await house.whileSilent(() => connect(house.platform.credentials));
        expect(answer).toMatchObject({ status: 502, body: { code: 'channel_unreachable' } });
      });

      it('is tested with real calls', async () => {
        const test = () => house.server.call('POST', `${path}/test`, { key: house.key, body: {} });
        expect((await test()).body).toMatchObject({ ok: true });
        house.platform.revoke();
        expect((await test()).body).toMatchObject({ ok: false });
        house.platform.revoke(false);
        await test();
      });
    });

    describe('an incoming message', () => {
      /** Records the platform's call for a guest's message without delivering it. */
      async function record(text: string): Promise<PostedCall> {
        const before = house.platform.webhooks.delivered.length;
        house.platform.say(guest, text);
        await house.settle();
        const call = house.platform.webhooks.delivered.at(before);
        if (call === undefined) throw new Error('The platform made no call');
        return call;
      }
      const post = ({ url, headers, body }: PostedCall) => fetch(url, { method: 'POST', headers, body });

      it('is answered once, however often and in whatever order it is delivered', async () => {
        house.platform.webhooks.repeat(3);
        house.platform.webhooks.hold();
        house.platform.say(guest, 'One');
        house.platform.say(guest, 'Two');
        house.platform.webhooks.release('reversed');
        await house.settle();
        expect(texts().toSorted()).toEqual(['Echo: One', 'Echo: Two']);
        expect((await house.conversations()).filter(({ address }) => address === guest)).toHaveLength(1);
      });

      it('is answered once if the same bytes are delivered again the next day', async () => {
        const call = await record('Hello');
        house.server.advance(24 * 3_600_000);
        expect((await post(call)).status).toBe(signedForMs < 24 * 3_600_000 ? 401 : 200);
        await house.settle();
        expect(texts()).toEqual(['Echo: Hello']);
      });

      it('is answered if it is delivered ten minutes late', async () => {
        house.platform.webhooks.hold();
        house.platform.say(guest, 'Late');
        house.server.advance(10 * 60_000);
        house.platform.webhooks.release();
        await house.settle();
        expect(texts()).toEqual(['Echo: Late']);
      });

      it('is accepted only with a valid signature', async () => {
        const call = await record('Genuine');
        const { [rig.signatureHeader]: signature = '', ...unsigned } = call.headers;
        const before = await house.server.dump();
        const other = `${signature.slice(0, -6)}${signature.slice(-6, -1) === 'AAAAA' ? 'BBBBB' : 'AAAAA'}${signature.slice(-1)}`;
        const forged: PostedCall[] = [
          { ...call, headers: unsigned },
          { ...call, headers: { ...call.headers, [rig.signatureHeader]: '' } },
          { ...call, headers: { ...call.headers, [rig.signatureHeader]: other } },
          { ...call, headers: { ...call.headers, [rig.signatureHeader]: signature.slice(0, 10) } },
          ...(rig.provesBody === false
            ? []
            : [
                { ...call, body: call.body.replace('Genuine', 'Forged!') },
                { ...call, body: '' },
              ]),
        ];
        for (const one of forged) expect((await post(one)).status).toBe(401);
        expect((await post({ ...call, url: call.url.replace(house.propertyId, 'prp_nobody') })).status).toBe(401);
        await house.settle();
        expect(await house.server.dump()).toEqual(before);
      });

      it.runIf(rig.provesBody === false)(
        'is fetched from the platform if the signature does not cover the body, so that invented text reaches nobody',
        async () => {
          const call = await record('Genuine');
          const before = await house.messages(String((await house.conversations())[0]?.['id']));
          expect((await post({ ...call, body: call.body.replace('Genuine', 'Forged!') })).status).toBe(200);
          await house.settle();
          const after = await house.messages(String((await house.conversations())[0]?.['id']));
          expect(after).toEqual(before);
          expect(JSON.stringify(await house.server.dump())).not.toContain('Forged!');
        },
      );

      it('on a channel that is switched off is stored and not answered, and staff are alerted', async () => {
        const hours = { mon_fri: '24/7', weekend: '24/7' };
        const set = (channels: string[]) =>
          house.server.call('PUT', '/api/activation', {
            key: house.key,
            body: { channels, aiMode: 'auto', businessHours: hours },
          });
        await set(['widget']);
        const id = await hello('Hello');
        expect(await house.messages(id)).toMatchObject([
          { author: 'guest', text: 'Hello' },
          { author: 'system', internal: true, text: expect.stringContaining('not switched on') },
        ]);
        expect((await house.conversations()).find((one) => one['id'] === id)).toMatchObject({ state: 'waiting' });
        expect(texts()).toEqual([]);
        await set(['widget', rig.channel]);
      });

      it('from a guest who opted out is stored, and is not answered until the guest opts in again', async () => {
        const id = await hello('Hello');
        house.platform.say(guest, 'stop');
        await house.settle();
        const told = texts().length;
        expect((await house.conversations()).find(({ address }) => address === guest)).toMatchObject({
          optedOut: true,
        });
        house.platform.say(guest, 'Anything else');
        await house.settle();
        expect(texts()).toHaveLength(told);
        const body = { text: 'Hello?' };
        const refused = await house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });
        expect(refused.body.code).toBe('opted_out');
        house.platform.say(guest, 'START');
        await house.settle();
        const again = rig.confirmsWishes === true ? [] : ['You will get messages here again. How can we help?'];
        expect(texts().slice(told)).toEqual(again);
        const noted = (await house.messages(id)).filter(({ internal }) => internal);
        expect(noted.at(-1)?.['text']).toBe('The guest wants messages on this channel again.');
        expect((await house.conversations()).find(({ address }) => address === guest)).toMatchObject({
          optedOut: false,
          state: 'open',
        });
        house.platform.say(guest, 'Back again');
        await house.settle();
        expect(texts().slice(told)).toEqual([...again, 'Echo: Back again']);
      });
    });

    describe('an outgoing message', () => {
      it('is sent in order, and its delivery state is stored with it', async () => {
        const id = await hello();
        await write(id, 'First');
        await write(id, 'Second');
        expect(texts().slice(-2)).toEqual(['First', 'Second']);
        expect(await delivery(id)).toMatchObject({ state: reached });
      });

      it('that is too long for the channel is sent in parts, complete', async () => {
        const id = await hello();
        const sentence = 'Breakfast is served in the garden room until half past ten. ';
        const text = sentence.repeat(66).trim();
        const before = texts().length;
        await write(id, text);
        expect(texts()).toHaveLength(before + Math.ceil(text.length / rig.textLength));
        expect(texts().slice(before).join(' ')).toBe(text);
      });

      it.each([
        ...(rig.saysWhen === false
          ? []
          : [['a 429 with Retry-After', { kind: 'rate_limit' as const, retryAfter: '30' }, 31_000] as const]),
        ['a 429 without Retry-After', { kind: 'rate_limit' as const }, 5_000] as const,
        ['the platform’s answer that it is busy', rig.busy, 7_000] as const,
      ])('that fails with %s is sent again, once', async (_, fault, waitMs) => {
        const id = await hello();
        house.platform.faults.order({ ...fault, on: rig.sends });
        await write(id, 'Hello');
        if (waitMs > 30_000) {
          expect(await delivery(id)).toMatchObject({ state: 'queued' });
          await house.later(20_000);
          expect(texts()).not.toContain('Hello');
        }
        await house.later(waitMs);
        await house.later(waitMs);
        expect(texts().filter((text) => text === 'Hello')).toEqual(['Hello']);
        expect(await delivery(id)).toMatchObject({ state: reached });
      });

      it('that cannot reach the guest is not retried, and shows the reason', async () => {
        const id = await hello();
        house.platform.faults.order({ ...rig.unreachable, on: rig.sends });
        await write(id, 'Hello');
        await house.later(600_000);
        expect(texts()).not.toContain('Hello');
        expect(await delivery(id)).toMatchObject({ state: 'failed', reason: 'not_reachable' });
      });

      it('that fails delays later messages of the same conversation, and no other conversation', async () => {
        const id = await hello();
        house.platform.faults.order({ kind: 'rate_limit', retryAfter: '30', on: rig.sends });
        await write(id, 'First');
        await write(id, 'Second');
        const mine = guest;
        guest = guestOf(++guests);
        await hello('Other');
        expect(texts()).toEqual(['Echo: Other']);
        guest = mine;
        await house.later(31_000);
        expect(texts().slice(-2)).toEqual(['First', 'Second']);
      });

      /** `taken`: whether the first attempt reaches the guest, whatever its response is. */
      it.each([
        lost('the connection breaks during the response', { kind: 'cut' }, true),
        lost('the connection breaks after the platform accepted it', { kind: 'unanswered' }, true),
        ...(rig.hasPages === false
          ? []
          : [
              lost('a proxy answers 502 after the platform accepted it', { kind: 'failed', status: 502 }, true),
              lost('a proxy answers 502 before the platform accepted it', { kind: 'status', status: 502 }, false),
            ]),
        lost('the connection breaks before the platform accepted it', { kind: 'lost' }, false),
      ])('never arrives twice if %s', async (_, fault, taken) => {
        const id = await hello();
        house.platform.delivers(false);
        house.platform.webhooks.hold();
        house.platform.faults.order({ ...fault, on: rig.sends });
        await write(id, 'Hello');
        await house.later(15_000);
        await house.later(600_000);
        expect(texts().filter((text) => text === 'Hello')).toHaveLength(taken || rig.canAsk ? 1 : 0);
        const told = rig.canAsk ? { state: 'sent' } : { state: 'unknown', reason: 'may_have_arrived' };
        expect(await delivery(id)).toMatchObject(told);
      });

      it.skipIf(rig.reportsState === false)(
        'that may have arrived is settled by the platform’s notice that names it',
        async () => {
          const id = await hello();
          house.platform.faults.order({ kind: 'unanswered', on: rig.sends });
          await write(id, 'Hello');
          if (reached === 'sent') {
            house.platform.tell(house.platform.arrived.findLast(({ to }) => to === guest)?.id ?? '', 'delivered');
            await house.settle();
          }
          expect(await delivery(id)).toMatchObject({ state: 'delivered' });
          await house.later(600_000);
          expect(texts().filter((text) => text === 'Hello')).toEqual(['Hello']);
        },
      );

      it('is given up after six attempts, and staff are alerted', async () => {
        const id = await hello();
        house.platform.faults.order({ ...rig.busy, on: rig.sends, times: 6 });
        await write(id, 'Hello');
        for (let round = 0; round < 6; round++) await house.later(300_000);
        expect(await delivery(id)).toMatchObject({ state: 'failed', reason: 'too_many' });
        const alerts = ((await house.server.dump())['deskEvent'] ?? []).map((row) => JSON.stringify(row));
        expect(alerts.some((row) => row.includes('not_delivered') && row.includes(id))).toBe(true);
      });

      it('waits while the token is refused, which the channel’s status shows, and is sent once after the token is fixed', async () => {
        const id = await hello();
        house.platform.revoke();
        await write(id, 'First');
        await write(id, 'Second');
        expect(await channel()).toMatchObject({ health: 'failing', lastError: { code: 'rejected_credentials' } });
        expect(await delivery(id)).toMatchObject({ state: 'queued' });
        house.platform.revoke(false);
        const connected = await connect(house.platform.credentials);
        expect(connected.status).toBe(200);
        await house.platform.setWebhook(house.webhookUrl, connected.body);
        await house.settle();
        expect(texts().slice(-2)).toEqual(['First', 'Second']);
        expect(await channel()).toMatchObject({ health: 'ok', lastError: null });
      });
    });

    describe.skipIf(rig.reportsState === false)('a notice about the delivery of a message', () => {
      it('that comes late or twice does not set the state back', async () => {
        const id = await hello();
        await write(id, 'Hello');
        const sent = house.platform.arrived.findLast(({ to }) => to === guest)?.id ?? '';
        const furthest = rig.reportsRead === false ? 'delivered' : 'read';
        house.platform.tell(sent, furthest);
        await house.settle();
        house.platform.webhooks.repeat(2);
        house.platform.tell(sent, 'delivered');
        if (furthest === 'delivered') house.platform.tell(sent, 'failed', rig.failedCode);
        await house.settle();
        expect(await delivery(id)).toMatchObject({ state: furthest });
      });

      it('about a failure shows staff the reason, and a later delivery notice corrects the state', async () => {
        const id = await hello();
        house.platform.delivers(false);
        await write(id, 'Hello');
        const sent = house.platform.arrived.findLast(({ to }) => to === guest)?.id ?? '';
        house.platform.tell(sent, 'failed', rig.failedCode);
        await house.settle();
        expect(await delivery(id)).toMatchObject({ state: 'failed', reason: 'not_reachable' });
        house.platform.tell(sent, 'delivered');
        await house.settle();
        expect(await delivery(id)).toMatchObject({ state: 'delivered' });
      });
    });

    describe('a send call that the platform accepts and never answers', () => {
      let patient: HouseOn<ChannelSimulator>;
      beforeAll(async () => {
        patient = await openHouseOn(rig.channel, rig.start, { callTimeoutMs: 1_500 });
      });
      afterAll(() => patient.close());

      it('is given up after its timeout, and the message arrives once', async () => {
        const { platform, server, key } = patient;
        const to = guestOf(++guests);
        platform.say(to, 'human please');
        await patient.settle();
        const [conversation] = await patient.conversations();
        platform.delivers(false);
        platform.webhooks.hold();
        platform.faults.order({ kind: 'silent', on: rig.sends });
        const path = `/api/conversations/${conversation?.['id']}/messages`;
        const before = platform.arrived.length;
        const beganAt = performance.now();
        for (const text of ['First', 'Second'])
          expect((await server.call('POST', path, { key, body: { text } })).status).toBe(201);
        await patient.later(0);
        // The time limit is that of this server; the default would be longer.
        expect(performance.now() - beganAt).toBeLessThan(CALL_TIMEOUT_MS);
        for (const ms of [15_000, 600_000]) await patient.later(ms);
        const said = platform.arrived.slice(before).filter((one) => one.to === to);
        expect(said.map(({ text }) => text)).toEqual(['First', 'Second']);
        const states = (await patient.messages(String(conversation?.['id']))).slice(-2).map(({ delivery: at }) => at);
        const first = rig.canAsk ? { state: 'sent' } : { state: 'unknown', reason: 'may_have_arrived' };
        expect(states).toMatchObject([first, { state: 'sent' }]);
      });
    });

    it('a disconnected channel is switched off, and a colleague who writes to its guests is told what to do', async () => {
      const { key, server } = house;
      const id = await hello('Hello');
      const activation = async () => (await server.call('GET', '/api/activation', { key })).body;
      const before = await activation();
      expect((await server.call('DELETE', path, { key })).status).toBe(204);
      const { channels, updatedAt } = await activation();
      expect(channels).toEqual(['widget']);
      expect(updatedAt > before.updatedAt).toBe(true);
      const told = await house.messages(id);
      const refused = await server.call('POST', `/api/conversations/${id}/messages`, { key, body: { text: 'Hello?' } });
      expect(refused).toMatchObject({ status: 409, body: { code: 'channel_not_connected' } });
      expect(refused.body.detail).toContain('Settings, Channels');
      expect(await house.messages(id)).toEqual(told);
      const { status, body } = await connect(house.platform.credentials);
      expect(status).toBe(200);
      await house.platform.setWebhook(body.webhookUrl, body);
      const { aiMode, businessHours } = before;
      const again = { channels: before.channels, aiMode, businessHours };
      expect((await server.call('PUT', '/api/activation', { key, body: again })).status).toBe(200);
      await write(id, 'Here again');
      expect(texts().at(-1)).toBe('Here again');
    });

    it('an erased guest leaves no data of the channel', async () => {
      const { key, server } = house;
      const id = await hello('Hello');
      const { body } = await server.call('POST', '/api/guests', { key, body: { lastName: 'Sommer' } });
      await server.deps.db.updateTable('conversation').set({ guestId: body.id }).where('id', '=', id).execute();
      expect((await server.call('DELETE', `/api/guests/${body.id}`, { key })).status).toBe(204);
      expect(JSON.stringify(await server.dump())).not.toContain(guest);
    });
  });
}
