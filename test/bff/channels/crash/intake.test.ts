import { afterEach, describe, expect, it } from 'vitest';
import { startMail } from '../../../../bff/simulators/mail/simulator.ts';
import { startWhatsApp } from '../../../../bff/simulators/whatsapp/simulator.ts';
import { photo } from '../../../support/sample-files.ts';
import { type MortalHouse, openMortalHouse, WHEN } from './mortal-house.ts';

/** A server crashes at each of its steps while it takes in a mail, a guest's file or a delivery report. */
let mortal: MortalHouse<Awaited<ReturnType<typeof startMail>>> | MortalHouse<Awaited<ReturnType<typeof startWhatsApp>>>;
afterEach(() => mortal.house.close());

/** Runs once to count the writes, then once for each write with a crash there. Returns all crash points. */
async function dieEverywhere(play: (at: number | null, when: (typeof WHEN)[number], place: string) => Promise<void>) {
  await play(null, 'before', 'no death');
  const steps = mortal.writes();
  expect(steps).toBeGreaterThanOrEqual(1);
  for (const when of WHEN) for (let at = 1; at <= steps; at++) await play(at, when, `${when} write ${at}`);
}

const rowsOf = async (table: string, fits: (row: Record<string, unknown>) => boolean) =>
  ((await mortal.house.server.dump())[table] ?? []).map((row) => Object(row)).filter(fits);

describe('a crash at each write', () => {
  it('of reading a mailbox stores each mail once and answers each once, or marks the answer as possibly sent', async () => {
    const own = await openMortalHouse('email', startMail, { given: ({ imap }) => imap });
    mortal = own;
    const { house } = own;
    let guests = 0;
    await dieEverywhere(async (at, when, place) => {
      const guest = `imap${++guests}@guests.example`;
      house.platform.write(guest, 'Hello');
      own.order(when, at);
      await own.work(() => house.messaging.catchUp(['email']));
      if (at === null) return;
      const leaving = await own.leaving();
      await own.restart();
      const id = await own.conversationOf(guest);
      const said = await house.messages(id);
      expect(
        said.filter(({ author }) => author === 'guest').map(({ text }) => text),
        place,
      ).toEqual(['Hello']);
      const [answer, ...more] = said.filter(({ author }) => author === 'ai');
      expect(more, place).toEqual([]);
      const arrived = house.platform.sent.filter(({ to }) => to === guest).map(({ text }) => text);
      if (Object(answer?.['delivery']).state === 'unknown') {
        expect(leaving, place).toContain(id);
        expect(arrived.length, place).toBeLessThanOrEqual(1);
      } else expect(arrived, place).toEqual(['Echo: Hello']);
    });
  });

  it('of fetching a guest’s picture stores the picture once, at its message', async () => {
    const own = await openMortalHouse('whatsapp', startWhatsApp);
    mortal = own;
    const { house } = own;
    let guests = 0;
    await dieEverywhere(async (at, when, place) => {
      const guest = `+4917100${1_000 + ++guests}`;
      const id = house.platform.media.put('image/jpeg', await photo());
      own.order(when, at);
      house.platform.write(guest, { type: 'image', image: { id, mime_type: 'image/jpeg', caption: 'Broken lamp' } });
      await own.work();
      if (at === null) return;
      await own.restart();
      const conversationId = await own.conversationOf(guest);
      const asked = (await house.messages(conversationId)).filter(({ author }) => author === 'guest');
      expect(asked, place).toMatchObject([{ text: 'Broken lamp', attachments: [{ kind: 'image', state: 'here' }] }]);
      const kept = await rowsOf('upload', (row) => row['conversationId'] === conversationId);
      expect(kept, place).toMatchObject([{ messageId: asked[0]?.['id'] }]);
    });
  });

  it.each([
    ['delivered', { state: 'delivered' }],
    ['failed', { state: 'failed', reason: 'not_reachable' }],
  ] as const)(
    'of a report that a message was %s stores that state at the message and notifies once',
    async (told, delivery) => {
      const own = await openMortalHouse('whatsapp', startWhatsApp);
      mortal = own;
      const { house } = own;
      let guests = 0;
      let failures = 0;
      await dieEverywhere(async (at, when, place) => {
        const guest = `+4917200${1_000 + ++guests}`;
        house.platform.delivers(true);
        house.platform.say(guest, 'human please');
        await house.settle();
        house.platform.delivers(false);
        const id = await own.conversationOf(guest);
        const path = `/api/conversations/${id}/messages`;
        await house.server.call('POST', path, { key: house.key, body: { text: 'Here' } });
        await house.settle();
        const before = (await rowsOf('deskEvent', () => true)).length;
        const sent = String(house.platform.arrived.at(-1)?.id);
        own.order(when, at);
        house.platform.tell(sent, told, told === 'failed' ? 131026 : undefined);
        failures += told === 'failed' ? 1 : 0;
        await own.work();
        if (at !== null) await own.restart();
        const [message] = (await house.messages(id)).toReversed();
        expect(message, place).toMatchObject({ text: 'Here', delivery });
        const events = (await rowsOf('deskEvent', () => true))
          .slice(before)
          .filter((row) => JSON.stringify(row).includes(id));
        expect(
          events.filter((row) => JSON.stringify(row).includes('delivery')),
          place,
        ).toHaveLength(1);
        const [counted = { count: 0 }] = await rowsOf('channelNotice', ({ code }) => code === 'undelivered');
        expect(counted.count, place).toBe(failures);
      });
    },
  );
});
