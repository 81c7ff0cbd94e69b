import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel } from '../../shared/domain/conversation.ts';
import type { HouseOn } from '../bff/channels/house.ts';
import { drawing, formWith, uploadForm } from '../support/sample-files.ts';

/** A guest of a channel, from the guest's side. */
export interface ChannelGuest {
  /** Finds the guest's conversation, as staff do. */
  conversationId(): Promise<string>;
  /** Sends a text that is delivered `times` times. */
  say(text: string, times?: number): Promise<void>;
  /** Selects the choice with this number from the last offered ones. */
  choose(number: number, label: string, value: string): Promise<void>;
  sendPicture(bytes: Buffer): Promise<void>;
  /** Sends a forged message in the guest's name; returns the status. */
  forge(): Promise<number>;
  /** The messages that arrived, in order; a file as `a file (…)` or a link to it. */
  texts(): Promise<string[]>;
}

export interface EveryChannelRig {
  channel: Channel;
  open(): Promise<{ house: HouseOn<never>; newGuest(): Promise<ChannelGuest>; answer?(): Promise<void> }>;
  /** The channel's capabilities, written by hand. */
  capabilities: Record<string, unknown>;
  /** The form in which the guest sees a choice of two. */
  offered: RegExp;
  /** The form in which the guest sees the house's picture. */
  picture: RegExp;
  /** The delivery state that staff see of a delivered message; undefined if the chat itself shows it. */
  delivery: string | undefined;
}

/** The contract of every channel, including the site's own chat. */
export function describeEveryChannel(rig: EveryChannelRig): void {
  describe(`${rig.channel}: as every channel`, () => {
    let opened: Awaited<ReturnType<EveryChannelRig['open']>>;
    let guest: ChannelGuest;
    beforeAll(async () => {
      opened = await rig.open();
    });
    afterAll(() => opened.house.close());
    beforeEach(async () => {
      guest = await opened.newGuest();
    });

    const call = (method: string, path: string, body?: object) =>
      opened.house.server.call(method, path, { key: opened.house.key, ...(body === undefined ? {} : { body }) });
    const messages = async () => opened.house.messages(await guest.conversationId());
    const messagesBy = async (author: string) => (await messages()).filter((one) => one['author'] === author);
    /** Waits until the messages are answered. */
    async function settle(): Promise<void> {
      const { db } = opened.house.server.deps;
      await opened.house.settle();
      await opened.answer?.();
      await vi.waitFor(async () => {
        const owed = db.selectFrom('outbox').select('id').where('kind', '=', 'turn').where('doneAt', 'is', null);
        expect(await owed.execute()).toEqual([]);
      }, 5_000);
      await opened.house.settle();
    }
    async function say(text: string, times?: number): Promise<void> {
      await guest.say(text, times);
      await settle();
    }
    async function reply(body: object): Promise<void> {
      expect((await call('POST', `/api/conversations/${await guest.conversationId()}/messages`, body)).status).toBe(
        201,
      );
      await settle();
    }

    it('describes its capabilities', async () => {
      const { items } = (await call('GET', '/api/channels')).body;
      const own = items.find(({ channel }: { channel: string }) => channel === rig.channel);
      expect(own).toMatchObject({ connected: true, health: 'ok', capabilities: rig.capabilities });
    });

    it('stores and answers a guest’s text once, however often it is delivered', async () => {
      await say('Hello', 3);
      expect((await messagesBy('guest')).map(({ text }) => text)).toEqual(['Hello']);
      expect(await guest.texts()).toEqual(['Echo: Hello']);
      expect((await call('GET', `/api/conversations/${await guest.conversationId()}`)).body.channel).toBe(rig.channel);
    });

    it('refuses a call that is not the guest’s own, and changes nothing', async () => {
      await say('Hello');
      const before = await messages();
      expect(await guest.forge()).toBe(401);
      await settle();
      expect(await messages()).toEqual(before);
    });

    it('offers choices in its own form, and a selected choice is understood', async () => {
      await say('offer 2');
      expect((await guest.texts()).at(-1)).toMatch(rig.offered);
      await guest.choose(2, 'Room 2', 'room2#1');
      await settle();
      expect((await guest.texts()).at(-1)).toBe('Chosen: room2#1');
      expect((await messagesBy('guest')).at(-1)).toMatchObject({ text: 'Room 2' });
    });

    it('stores a guest’s picture and shows it to staff', async () => {
      await guest.sendPicture(await drawing('png'));
      await settle();
      expect((await messagesBy('guest')).at(-1)).toMatchObject({
        attachments: [{ kind: 'image', type: 'image/png', state: 'here' }],
      });
    });

    it('sends a colleague’s text and picture to the guest in order, and reports their delivery', async () => {
      await say('human please');
      await reply({ text: 'One' });
      const { baseUrl } = opened.house.server;
      const file = await uploadForm(
        `${baseUrl}/api/uploads`,
        opened.house.key,
        formWith(await drawing('png'), 'map.png'),
      );
      await reply({ text: 'Two', attachments: [file.body.id] });
      const [one, ...two] = (await guest.texts()).slice(1);
      expect(one).toBe('One');
      expect(two.join('\n')).toMatch(/^Two/);
      expect(two.join('\n')).toMatch(rig.picture);
      const { delivery } = { delivery: undefined, ...(await messagesBy('staff')).at(-1) };
      expect((delivery as { state?: string } | undefined)?.state).toBe(rig.delivery);
    });
  });
}
