import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GuestSession, newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { SIMULATORS } from '../../../../bff/simulators/registry.ts';
import type { Simulator } from '../../../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../../../bff/simulators/world/world.ts';
import type { Message } from '../../../../bff/store/conversations/messages.ts';
import { findProperty, saveProperty } from '../../../../bff/store/house/properties.ts';
import { PMS_PROVIDERS, type PmsProvider } from '../../../../shared/domain/pms.ts';
import { unhurriedPms } from '../../../support/pms/unhurried-pms.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../../support/staffed-house.ts';

/** Guests ask for free rooms and prices, with the simulators. The answer is the PMS's state at that moment. */
const NIGHTS = ['2026-12-05', '2026-12-06'];

let house: StaffedHouse;
let world: World;
let simulator: Simulator;

beforeAll(async () => {
  house = await openStaffedHouse({ pms: { registry: unhurriedPms }, env: { ALLOW_PRIVATE_NETWORKS: '127.0.0.1' } });
  await connect('mews');
});
afterAll(async () => {
  await house.close();
  await simulator.close();
});

/** Connects the hotel to this vendor's simulator instead of the one before. */
async function connect(provider: PmsProvider): Promise<void> {
  world = createWorld({ clock: house.now, reservations: 10 });
  const { startSimulator } = (await SIMULATORS[provider]?.()) ?? {};
  if (startSimulator === undefined) throw new Error(`${provider} has no simulator`);
  simulator = await startSimulator({ world, limits: false });
  const by = { id: PROGRAM.id, accountId: house.accountId };
  await house.services.sync.connect(house.propertyId, { provider, credentials: simulator.credentials }, by);
  await house.services.sync.work();
}

const newGuest = () => newGuestSession(house.propertyId, house.now());

async function ask(text: string, session: GuestSession = newGuest()): Promise<Message> {
  await house.say(text, session);
  const answer = (await house.messages(session)).findLast(({ author }) => author === 'ai');
  if (answer === undefined) throw new Error(`No answer to “${text}”`);
  return answer;
}

/** Every total for the two nights that the PMS's prices give, for any room type and any plan. */
function listSums(of: World): Set<number> {
  const sums = new Set<number>();
  for (const type of ['SGL', 'DBL', 'DLX', 'STE'])
    for (const plan of ['BAR', 'EARLY']) {
      const prices = NIGHTS.map((night) => of.price(plan, type, night));
      if (prices.every((price) => price !== undefined))
        sums.add(prices.reduce((sum, price) => sum + Math.round(Number(price?.amount) * 100), 0) / 100);
    }
  return sums;
}

/** The amounts of money in a text, in any kind of digits. */
function amountsIn(text: string): number[] {
  const plain = text.replace(/[٠-٩]/gu, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
  return [...plain.matchAll(/(?:€|EUR)\s*‏?([\d.,٬٫ {2}]*\d)|(\d[\d.,٬٫ {2}]*)\s*‏?(?:€|EUR)/gu)].map(([, a, b]) =>
    Number(
      (a ?? b ?? '')
        .trim()
        .replace(/[.,٬٫ {2}](?=\d{3}(?:\D|$))/gu, '')
        .replace(/[,٫]/u, '.'),
    ),
  );
}

function expectOwnPrices(text: string): void {
  const amounts = amountsIn(text);
  expect(amounts.length, text).toBeGreaterThan(1);
  const sums = listSums(world);
  expect(
    amounts.filter((amount) => !sums.has(amount)),
    text,
  ).toEqual([]);
}

describe('the question for a double room from 5 to 7 December', () => {
  const QUESTIONS = {
    en: 'Do you have a double room from 5 to 7 December?',
    de: 'Haben Sie vom 5. bis 7. Dezember ein Doppelzimmer frei?',
    fr: 'Avez-vous une chambre double du 5 au 7 décembre ?',
    es: '¿Tienen una habitación doble del 5 al 7 de diciembre?',
    it: 'Avete una camera doppia dal 5 al 7 dicembre?',
    nl: 'Heeft u een tweepersoonskamer vrij van 5 tot 7 december?',
    pt: 'Têm um quarto duplo de 5 a 7 de dezembro?',
    pl: 'Czy macie wolny pokój dwuosobowy od 5 do 7 grudnia?',
    ru: 'Есть ли у вас двухместный номер с 5 по 7 декабря?',
    tr: '5-7 Aralık için çift kişilik odanız var mı?',
    ja: '12月5日から7日まで空室はありますか？',
    'zh-Hans': '12月5日到7日有双人房吗？',
    ar: 'هل لديكم غرفة مزدوجة متاحة من 5 إلى 7 ديسمبر؟',
    ko: '12월 5일부터 7일까지 더블룸 있나요?',
  };

  it.each(Object.entries(QUESTIONS))(
    'in %s is answered in the guest’s language, only at the PMS’s prices',
    async (language, text) => {
      const answer = await ask(text);
      expect(answer.language).toBe(language);
      expectOwnPrices(answer.text);
    },
  );

  it('[R14] is answered with prices that the PMS changed a moment ago', async () => {
    for (const night of NIGHTS)
      for (const plan of ['BAR', 'EARLY']) world.setPrice(plan, 'DBL', night, { amount: '77.50', currency: 'EUR' });
    house.advance(2);
    expect((await ask(QUESTIONS.en)).text).toContain('€155');
  });

  it('is answered with the cancellation terms, and a yes creates a task with the dates for staff', async () => {
    const guest = newGuest();
    const answer = await ask(QUESTIONS.en, guest);
    expect(answer.text).toMatch(/free cancellation/i);
    expect(answer.text).toContain('Shall I pass that on for you?');
    await ask('Yes please', guest);
    const task = await house.services.db
      .selectFrom('task')
      .selectAll()
      .where('conversationId', '=', guest.conversationId)
      .executeTakeFirstOrThrow();
    expect(task).toMatchObject({ kind: 'booking_create', department: 'reservations' });
    expect(task.title).toContain('2026-12-05');
    expect(task.detail).toContain('2026-12-05 – 2026-12-07');
  });

  it('can be followed by other dates, for which free rooms are quoted', async () => {
    const guest = newGuest();
    await ask(QUESTIONS.en, guest);
    const answer = await ask('And from 9 to 10 December?', guest);
    expect(answer.text).toContain('9 December');
    expect(answer.text).toContain('1 night');
  });

  it('without dates leads to a question for the dates, and their answer is understood', async () => {
    const guest = newGuest();
    expect((await ask('Do you have a room?', guest)).text).toBe('From which day to which day would you like to stay?');
    expect((await ask('5 to 7 December', guest)).text).toContain('(2 nights)');
  });

  it('is not answered with a room that is sold out in one of the nights', async () => {
    const free = world.free('STE', '2026-12-20').available;
    for (let rooms = 0; rooms < free; rooms++)
      world.book({
        checkIn: '2026-12-20',
        checkOut: '2026-12-21',
        roomTypeCode: 'STE',
        guest: { firstName: 'Ida', lastName: 'Moos' },
      });
    const answer = await ask('Do you have a room from 19 to 21 December?');
    expect(answer.text).toMatch(/double/i);
    expect(answer.text).not.toMatch(/suite/i);
  });

  it('with more people than a room type takes is not answered with that room type', async () => {
    const answer = await ask('Do you have a room for 3 adults and 1 child from 5 to 7 December?');
    expect(answer.text).not.toMatch(/single|double/i);
  });

  it('is answered with the hotel’s booking page instead of a colleague, if there is one', async () => {
    const { db, writer } = house.services;
    const property = await findProperty(db, house.propertyId);
    if (property === undefined) throw new Error('No property');
    const bookingUrl = 'https://book.lindenhof.example/?from={arrival}&to={departure}';
    await writer.write((trx) => saveProperty(trx, { ...property, bookingUrl, updatedAt: house.now().toISOString() }));
    const answer = await ask(QUESTIONS.en);
    expect(answer.text).toContain('https://book.lindenhof.example/?from=2026-12-05&to=2026-12-07');
    expect(answer.text).not.toContain('Shall I');
  });

  it('[R14] is answered with the last synced prices, and says so, if the PMS cannot be reached', async () => {
    await simulator.close();
    const answer = await ask('Do you have a double room from 1 to 2 December?');
    expect(answer.text).toContain('a colleague will confirm');
    expect(amountsIn(answer.text).length).toBeGreaterThan(0);
  });
});

describe.each(PMS_PROVIDERS.filter((provider) => provider !== 'mews'))('free rooms from %s', (provider) => {
  it('have the PMS’s own price for two nights', async () => {
    await simulator.close();
    await connect(provider);
    const answer = await ask('Do you have a double room from 5 to 7 December?');
    expectOwnPrices(answer.text);
  });
});
