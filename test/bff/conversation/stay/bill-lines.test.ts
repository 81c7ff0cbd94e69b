import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantStay } from '../../../../bff/access/grants.ts';
import { type GuestSession, newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { createRegistry, pmsRegistry } from '../../../../bff/pms/registry.ts';
import { SIMULATORS } from '../../../../bff/simulators/registry.ts';
import type { Simulator } from '../../../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../../../bff/simulators/world/world.ts';
import type { WorldReservation } from '../../../../bff/simulators/world/world-types.ts';
import type { GrantLevel } from '../../../../shared/domain/stay.ts';
import { PostBox } from '../../../support/post-box.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../../support/staffed-house.ts';

/** PMSs that list the charges of a stay. Its guest reads each line, and nobody else does. */
const QUESTIONS = {
  en: 'What is still open on my bill?',
  de: 'Was steht noch auf meiner Rechnung offen?',
  fr: 'Combien dois-je encore payer ?',
  es: '¿Cuánto me queda por pagar?',
  it: 'Quanto devo ancora pagare?',
  nl: 'Hoeveel moet ik nog betalen?',
  pt: 'Quanto falta pagar da minha reserva?',
  pl: 'Co jest na moim rachunku?',
  sv: 'Hur mycket har jag kvar att betala?',
  ja: 'あといくら支払えばいいですか？',
  'zh-Hans': '我的账单还有多少没付？',
  tr: 'Ne kadar borcum kaldı?',
};

describe.each(['opera-cloud', 'rms-cloud'] as const)('the lines of a bill in %s', (provider) => {
  const post = new PostBox();
  /** Ids of charges that the reception removed from the bill. */
  const takenOff = new Set<string>();
  let house: StaffedHouse;
  let world: World;
  let simulator: Simulator;
  let booked: WorldReservation;
  let reservationId: string;

  beforeAll(async () => {
    const registry = createRegistry({ [provider]: () => loadAdapter() });
    house = await openStaffedHouse({ mailer: post, pms: { registry }, env: { ALLOW_PRIVATE_NETWORKS: '127.0.0.1' } });
    world = createWorld({ clock: house.now, reservations: 0 });
    const module = await SIMULATORS[provider]?.();
    if (module === undefined) throw new Error('No simulator');
    simulator = await module.startSimulator({ world, limits: false });
    const book = (lastName: string, checkOut: string) =>
      world.book({
        checkIn: '2026-11-19',
        checkOut,
        roomTypeCode: 'DBL',
        guest: { firstName: 'Nora', lastName, email: `${lastName.toLowerCase()}@guests.example` },
      });
    booked = book('Zahlt', '2026-11-23');
    const other = book('Fremd', '2026-11-26');
    for (const { id } of [booked, other]) world.checkIn(id);
    world.pay(booked.id, '30.00');
    const request = { provider, credentials: simulator.credentials };
    await house.services.sync.connect(house.propertyId, request, { id: PROGRAM.id, accountId: house.accountId });
    await house.services.sync.work();
    reservationId = await findId('Zahlt');
  });
  afterAll(async () => {
    await house.close();
    await simulator.close();
  });
  beforeEach(() => house.advance(61));

  async function loadAdapter() {
    const adapter = await pmsRegistry.load(provider);
    return {
      ...adapter,
      budget: { requests: 100_000, perMs: 1_000, atOnce: 8 },
      open(...given: Parameters<typeof adapter.open>) {
        const session = adapter.open(...given);
        return {
          ...session,
          async readBill(...asked: Parameters<NonNullable<typeof session.readBill>>) {
            const bill = (await session.readBill?.(...asked)) ?? null;
            return bill && { ...bill, lines: bill.lines?.filter(({ id }) => !takenOff.has(id)) ?? null };
          },
        };
      },
    };
  }

  async function findId(lastName: string): Promise<string> {
    const { id } = await house.services.db
      .selectFrom('reservation')
      .innerJoin('guest', 'guest.id', 'reservation.guestId')
      .select('reservation.id')
      .where('guest.lastName', '=', lastName)
      .executeTakeFirstOrThrow();
    return id;
  }

  async function openConversation(level: GrantLevel = 'booking', id = reservationId): Promise<GuestSession> {
    const session = newGuestSession(house.propertyId, house.now());
    await house.say('Hello', session);
    const { writer, secrets } = house.services;
    const at = house.now().toISOString();
    const { conversationId } = session;
    const grant = { propertyId: house.propertyId, conversationId, reservationId: id, level, reason: 'test', at };
    await writer.write((trx) => grantStay(trx, secrets, grant));
    return session;
  }

  async function ask(text: string, session: GuestSession): Promise<string> {
    await house.say(text, session);
    return (await house.messages(session)).findLast(({ author }) => author === 'ai')?.text ?? '';
  }

  const digits = (text: string) => text.replace(/\D/g, '');
  const total = () => String(Number(world.reservation(booked.id)?.total.amount)).replace('.', '');
  const due = () => String(Number(world.balance(world.reservation(booked.id) ?? booked).amount)).replace('.', '');

  it.each(Object.entries(QUESTIONS))(
    'in %s: the verified guest sees each charge and the open balance',
    async (_, text) => {
      const told = await ask(text, await openConversation());
      expect(told).toMatch(/• Accommodation/);
      expect(digits(told)).toContain(total());
      expect(digits(told)).toContain(due());
      expect(told).not.toMatch(/manager|4242|mistake|Receipt|Credit card/);
    },
  );

  it.each(Object.entries(QUESTIONS))(
    'in %s: a guest who has not verified the booking sees no charge',
    async (_, text) => {
      for (const session of [newGuestSession(house.propertyId, house.now()), await openConversation('details')])
        expect(await ask(text, session)).not.toMatch(/Accommodation/);
      expect(digits(await ask(text, await openConversation('booking', await findId('Fremd'))))).not.toContain(due());
    },
  );

  it('contain an extra sold in the chat once, by the house’s name, and no longer after the PMS removed it', async () => {
    const session = await openConversation();
    await ask('What time is check-out?', session);
    await ask('Yes please', session);
    await house.services.sync.work(); // the charge is sent to the PMS
    const { items } = await house.services.sync.listPushes(house.propertyId, { limit: 200 });
    const charge = items.find(({ kind }) => kind === 'charge');
    expect(charge?.state).toBe('sent');
    const bill = await ask(QUESTIONS.en, session);
    expect(bill.match(/€25\b/g)).toHaveLength(1);
    expect(bill).not.toContain('Guest services');
    expect(bill.match(/^•/gm)).toHaveLength(2);
    takenOff.add(charge?.receipt?.id ?? '');
    expect((await ask(QUESTIONS.en, session)).match(/^•/gm)).toHaveLength(1);
    takenOff.clear();
  });

  it('are mailed as shown in the chat', async () => {
    await ask('Please email me the invoice', await openConversation());
    const mailed = () => post.mails.find(({ to }) => to === 'zahlt@guests.example');
    await expect.poll(() => mailed()?.text).toMatch(/• Accommodation: €/);
    expect(mailed()?.text).toMatch(/€25/);
  });

  it('are replaced by the last synced balance if the PMS does not answer', async () => {
    const path = provider === 'opera-cloud' ? /^GET .*\/folios/ : /^POST \/transactions\/search/;
    simulator.faults.order({ kind: 'status', on: path, status: 500, times: 20 });
    const told = await ask(QUESTIONS.en, await openConversation());
    expect(told).not.toMatch(/Accommodation/);
    simulator.faults.clear();
  });
});
