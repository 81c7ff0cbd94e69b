import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChannelHouse, openChannelHouse } from './house.ts';

/** Quick replies that a guest may tap on WhatsApp, and what is received after a tap. */
let house: ChannelHouse;
let guests = 0;
let guest = '';
beforeAll(async () => {
  house = await openChannelHouse();
});
afterAll(() => house.close());
beforeEach(() => {
  guest = `+4917400${String(++guests).padStart(5, '0')}`;
});

const got = () => house.meta.got.filter(({ to }) => `+${to}` === guest).map(({ message }) => message);
const last = () => got().at(-1);
async function offered(count: number) {
  house.meta.say(guest, `offer ${count}`);
  await house.settle();
  return last();
}
async function tap(title: string): Promise<string | undefined> {
  house.meta.tap(guest, title);
  await house.settle();
  return house.meta.arrived.findLast(({ to }) => to === guest)?.text;
}
const ownWords = async () => {
  const id = String((await house.conversations()).find(({ address }) => address === guest)?.['id']);
  return (await house.messages(id)).findLast(({ author }) => author === 'guest')?.['text'];
};

describe('up to three choices on WhatsApp', () => {
  it.each([1, 3])('are %i buttons, and the tapped button selects its choice', async (count) => {
    expect(await offered(count)).toMatchObject({
      type: 'interactive',
      interactive: { type: 'button', body: { text: `Echo: offer ${count}` } },
    });
    expect(await tap(`Room ${count}`)).toBe(`Chosen: room${count}#1`);
    expect(await ownWords()).toBe(`Room ${count}`);
  });
});

describe('up to ten choices on WhatsApp', () => {
  it.each([4, 10])('are a list of %i rows, and the tapped row selects its choice', async (count) => {
    const message = await offered(count);
    expect(message).toMatchObject({ type: 'interactive', interactive: { type: 'list' } });
    if (message?.type !== 'interactive' || message.interactive.type !== 'list') throw new Error('No list');
    expect(message.interactive.action.sections.flatMap(({ rows }) => rows)).toHaveLength(count);
    expect(await tap(`Room ${count}`)).toBe(`Chosen: room${count}#1`);
    expect(await ownWords()).toBe(`Room ${count}`);
  });
});

describe('more than ten choices on WhatsApp', () => {
  it('are numbered lines, answered by a number in any script', async () => {
    expect(await offered(11)).toMatchObject({ type: 'text', text: { body: expect.stringContaining('11. Room 11') } });
    house.meta.say(guest, '١١');
    await house.settle();
    expect(house.meta.arrived.at(-1)?.text).toBe('Chosen: room11#1');
  });
});

describe('a tap', () => {
  it('that is reported three times counts once', async () => {
    await offered(3);
    house.meta.webhooks.repeat(3);
    await tap('Room 2');
    house.meta.webhooks.repeat(1);
    expect(got().filter((one) => one.type === 'text')).toMatchObject([{ text: { body: 'Chosen: room2#1' } }]);
  });

  it('on an earlier offer still selects the earlier choice', async () => {
    await offered(3);
    const { id } = house.meta.got.findLast(({ to }) => `+${to}` === guest) ?? { id: '' };
    await offered(4);
    const reply = { type: 'button_reply', button_reply: { id: 'room1#1', title: 'Room 1' } };
    house.meta.write(guest, { type: 'interactive', context: { from: '1', id }, interactive: reply });
    await house.settle();
    expect(house.meta.arrived.findLast(({ to }) => to === guest)?.text).toBe('Chosen: room1#1');
  });
});
