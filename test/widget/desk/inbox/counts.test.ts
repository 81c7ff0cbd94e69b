import { expect } from 'chai';
import { FakeHotel } from '../fake-hotel.ts';
import { findAll, type OpenDesk, openDesk, until } from '../harness.ts';

/** More conversations than the desk loads at first, so that the server counts them. */
const MANY = 230;
/** A pause that tests end themselves. */
const LONG_MS = 1_000;

let open: OpenDesk | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

/** Opens a desk with the server's counts; `settle` ends its pauses. */
async function start() {
  const hotel = new FakeHotel();
  for (let index = 0; index < MANY; index += 1) hotel.addConversation(`cnv_${index}`);
  open = openDesk(hotel, '/desk/inbox');
  const { desk } = open;
  await until('the numbers', () => desk.state.listing.loading === 'ready' && desk.state.counts !== null);
  const paused: (() => void)[] = [];
  desk.world.setTimeout = (run, ms) => (ms >= LONG_MS ? paused.push(run) : setTimeout(run, ms));
  return {
    hotel,
    desk,
    asked: () => hotel.calls.filter(({ path }) => path === '/api/conversations/counts').length,
    settle: () => {
      for (const run of paused.splice(0)) run();
    },
  };
}

const readShownCount = () => Number(findAll(document, '.filters .filter')[0]?.textContent?.replace(/\D/g, ''));

/** Adds a message of a guest whose conversation the desk has not loaded. */
function addGuest(hotel: FakeHotel, id: string): void {
  hotel.addConversation(id);
  hotel.change(id, {});
}

describe('the counts of a house with more conversations than the desk loads', () => {
  it('are requested at once for a conversation that is not loaded, and later for older ones together', async () => {
    const { hotel, desk, asked, settle } = await start();
    const before = asked();
    for (const id of ['new_1', 'new_2', 'new_3']) {
      addGuest(hotel, id);
      await until(id, () => desk.state.conversations.has(id));
    }
    expect(asked()).to.equal(before + 1);
    settle();
    await until('all are counted', () => readShownCount() === MANY + 3);
    expect(asked()).to.equal(before + 2);
  });

  it('are not replaced by an answer older than a live update', async () => {
    const { hotel, desk, settle } = await start();
    const held = Promise.withResolvers<void>();
    const old = { status: 200, body: { active: MANY + 1, mine: 0, open: MANY + 1 } };
    let isAnswered = false;
    hotel.next.push((_method, path) => {
      if (path !== '/api/conversations/counts') return null;
      isAnswered = true;
      return old;
    });
    hotel.beforeAnswer = () => held.promise;
    addGuest(hotel, 'new_1');
    await until('it is here', () => desk.state.conversations.has('new_1'));
    const [id = ''] = desk.state.conversations.keys();
    hotel.change(id, { state: 'resolved' });
    await until('it moved', () => readShownCount() === MANY - 1);
    const told: unknown[] = [];
    desk.store.watch(() => told.push(desk.state.counts?.active));
    held.resolve();
    await until('the answer', () => isAnswered);
    settle();
    await until('all are counted', () => readShownCount() === MANY);
    expect(told).not.to.include(MANY + 1);
  });
});
