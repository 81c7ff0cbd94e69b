import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantStay } from '../../../../bff/access/grants.ts';
import { type GuestSession, newGuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { approveDraft } from '../../../../bff/conversation/staff/drafts.ts';
import { startSimulator } from '../../../../bff/simulators/mews/simulator.ts';
import type { Simulator } from '../../../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../../../bff/simulators/world/world.ts';
import type { WorldReservation } from '../../../../bff/simulators/world/world-types.ts';
import { findOpenDrafts } from '../../../../bff/store/conversations/drafts.ts';
import type { GrantLevel } from '../../../../shared/domain/stay.ts';
import { unhurriedPms } from '../../../support/pms/unhurried-pms.ts';
import { PostBox } from '../../../support/post-box.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../../support/staffed-house.ts';

/** Guests in the house ask for their bill. A guest with a proof gets the PMS's current state. */
const post = new PostBox();
let house: StaffedHouse;
let world: World;
let simulator: Simulator;
/** The number of calls to the PMS. */
let pmsCalls = 0;
let booked: WorldReservation;
let reservationId: string;

beforeAll(async () => {
  house = await openStaffedHouse({
    mailer: post,
    pms: { registry: unhurriedPms },
    env: { ALLOW_PRIVATE_NETWORKS: '127.0.0.1' },
  });
  world = createWorld({ clock: house.now, reservations: 0 });
  simulator = await startSimulator({ world, limits: false, onExchange: () => pmsCalls++ });
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
  const request = { provider: 'mews', credentials: simulator.credentials };
  await house.services.sync.connect(house.propertyId, request, { id: PROGRAM.id, accountId: house.accountId });
  await house.services.sync.work();
  reservationId = await findId('Zahlt');
});
afterAll(async () => {
  await house.close();
  await simulator.close();
});
beforeEach(() => {
  house.advance(61); // a bill is mailed once an hour
});

async function findId(lastName: string): Promise<string> {
  const { id } = await house.services.db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .select('reservation.id')
    .where('guest.lastName', '=', lastName)
    .executeTakeFirstOrThrow();
  return id;
}

/** A conversation with access to this booking. */
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
/** The open balance in the PMS as digits: "518" for 518.00. */
const due = () => String(Number(world.balance(booked).amount)).replace('.', '');

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

describe('the bill in the chat', () => {
  it.each(Object.entries(QUESTIONS))(
    'in %s: a guest who verified the booking sees the open balance',
    async (_, text) => {
      expect(digits(await ask(text, await openConversation()))).toContain(due());
    },
  );

  it.each(Object.entries(QUESTIONS))(
    'in %s: a guest who has not verified the booking sees no amount',
    async (_, text) => {
      expect(digits(await ask(text, newGuestSession(house.propertyId, house.now())))).not.toContain(due());
      const known = await openConversation('details');
      const before = pmsCalls;
      expect(digits(await ask(text, known))).not.toContain(due());
      expect(pmsCalls, 'the PMS is asked for no bill that is not told').toBe(before);
    },
  );

  it.each(Object.entries(QUESTIONS))(
    'in %s: two guests of one booking see the same bill, and a guest of another booking sees only their own',
    async (_, text) => {
      const [one, two, stranger] = [
        await openConversation(),
        await openConversation(),
        await openConversation('booking', await findId('Fremd')),
      ];
      const told = await ask(text, one);
      expect(digits(told)).toContain(due());
      expect(await ask(text, two)).toBe(told);
      expect(digits(await ask(text, stranger))).not.toContain(due());
    },
  );

  it('contains extras sold in the chat, which the PMS’s balance contains a moment later', async () => {
    const session = await openConversation();
    await ask('What time is check-out?', session);
    await ask('Yes please', session);
    await house.services.sync.work(); // the PMS gets the charge, and no stay is read again
    const bill = await ask(QUESTIONS.en, session);
    expect(bill).toMatch(/^Your bill so far:\n• .*€25/);
    expect(bill).toContain(`€${Number(world.balance(booked).amount) + 25}`);
  });
});

describe('the bill by mail', () => {
  const mailed = () => post.mails.filter(({ to }) => to === 'zahlt@guests.example');

  it('is sent to the booking’s address on request, once, and the reception writes the invoice', async () => {
    const session = await openConversation();
    const told = await ask('Please email me the invoice', session);
    expect(told).toContain('I have sent your bill to the e-mail address on your booking.');
    expect(told).not.toContain('@');
    await expect.poll(() => mailed().length).toBe(1);
    const [mail] = mailed();
    expect(mail?.subject).toBe('Your bill at Hotel Lindenhof');
    expect(mail?.text).toContain(`Still open on your bill: €${Number(world.balance(booked).amount) + 25}.`);
    const task = await house.services.db
      .selectFrom('task')
      .select('kind')
      .where('conversationId', '=', session.conversationId)
      .where('kind', '=', 'invoice')
      .execute();
    expect(task).toHaveLength(1);
    await ask('Please send me the invoice by email', await openConversation());
    expect(await queued()).toBe(1);
  });

  it('is not sent to a guest who has not verified the booking', async () => {
    const before = mailed().length;
    await ask('Please email me the invoice', await openConversation('details'));
    expect(mailed()).toHaveLength(before);
  });

  it('is sent after approval in assisted mode', async () => {
    const before = mailed().length;
    const session = await openConversation();
    await house.setActivation({ aiMode: 'assisted' });
    await house.say('Please email me the invoice', session);
    expect(await queued()).toBe(before);
    const [draft] = await findOpenDrafts(house.services.db, house.propertyId, session.conversationId);
    const colleague = await house.hire('Ines');
    const act = { propertyId: house.propertyId, draftId: draft?.id ?? '', actor: colleague };
    await approveDraft(house.services, act);
    expect(await queued()).toBe(before + 1);
    await house.setActivation({ aiMode: 'auto' });
  });

  /** The number of mails with a bill that were queued. */
  async function queued(): Promise<number> {
    const rows = await house.services.db.selectFrom('outbox').select('key').where('kind', '=', 'mail').execute();
    return rows.filter(({ key }) => key.startsWith('bill-')).length;
  }
});
