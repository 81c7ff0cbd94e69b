import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byCall, createPaperAdapter, createPaperPms } from '../../support/pms/paper-pms.ts';
import { type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

/**
 * Bookings as hotels have them: several rooms under one number, legs and splits, shares, groups, day use, merged
 * profiles, moves and no-shows. Actions in the PMS come in any order, its notices in any order and number, and its
 * answers late. In the end both sides hold the same. Each order of two reads is tested in late-answers.test.ts.
 */
let rig: SyncRig;
let round = 0;
/** A read by id whose answer the PMS holds back. */
let late: { isHeld: boolean; go: Promise<void>; release(): void } | null = null;

beforeAll(async () => {
  const pms = createPaperPms();
  const adapter = createPaperAdapter((world) => {
    const call = byCall(pms)(world);
    return async (name, given) => {
      const answer = await call(name, given);
      if (name !== 'fetch' || late === null || late.isHeld) return answer;
      late.isHeld = true;
      await late.go;
      return answer;
    };
  });
  rig = await startConnected({ pms, adapter });
});
afterAll(() => rig.close());

const stay = fc.nat(3);
const person = fc.nat(2);
/** An action at the front desk. Stays and people are named by position and created if missing. */
const action = fc.oneof(
  fc.record({ do: fc.constant('book' as const), stay, person, number: fc.nat(2), nights: fc.nat(4) }),
  fc.record({ do: fc.constant('share' as const), stay, with: stay, person }),
  fc.record({ do: fc.constant('split' as const), stay, into: stay }),
  fc.record({ do: fc.constant('move' as const), stay, room: fc.constantFrom('101', '102', '201', '') }),
  fc.record({
    do: fc.constant('state' as const),
    stay,
    is: fc.constantFrom('checked_in', 'no_show', 'cancelled', 'booked'),
  }),
  fc.record({ do: fc.constant('pass' as const), stay, person }),
  fc.record({ do: fc.constant('merge' as const), person, into: person }),
  fc.record({ do: fc.constant('rename' as const), person, name: fc.constantFrom('Marsh', 'Reed', 'Vale') }),
);
type Action = typeof action extends fc.Arbitrary<infer D> ? D : never;

/** The delay of the notices in actions, and their number. */
const delivery = fc.record({ place: fc.nat(20), times: fc.nat(2) });

/** The action from which the PMS answers late, and the number of actions until its answer. */
const lateness = fc.record({ from: fc.nat(6), steps: fc.integer({ min: 2, max: 5 }) });

const UNNOTICED = { place: 0, times: 0 };
const BOOKED_THEN_MOVED: [Action, typeof UNNOTICED][] = [
  [{ do: 'book', stay: 0, person: 0, number: 0, nights: 0 }, UNNOTICED],
  [{ do: 'move', stay: 0, room: '101' }, UNNOTICED],
];

it('room shares, splits, guest merges and room moves end in the same state for any order of notices', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(fc.tuple(action, delivery), { minLength: 1, maxLength: 12, size: 'large' }),
        fc.nat(),
        lateness,
        async (line, works, { from, steps }) => {
          const world = newWorld(`r${round++}`);
          const notices: Notice[] = [];
          for (const [index, [one, { place, times }]] of line.entries()) {
            if (index === from) await deliver(notices.splice(0));
            if (index === from + steps) await answerAtLast();
            const told = world.act(one);
            if (index === from && told.length > 0) await askLate(told);
            // Meanwhile no notice comes, so an error after the late answer would stay.
            else if (late !== null) await list();
            else {
              for (const { entity, id } of told)
                for (let time = 0; time < times; time++) notices.push({ place: place + time * 7, entity, id });
              if ((works >> index) & 1) await deliver(notices.splice(0).toSorted((a, b) => a.place - b.place));
            }
          }
          await answerAtLast();
          await deliver(notices.toSorted((a, b) => b.place - a.place));
          await rig.pull();
          expect(await world.ours()).toEqual(world.theirs());
          expect(await world.ourPeople()).toEqual(world.theirPeople());
        },
      )
      .beforeEach(answerAtLast),
    // Starts with the shortest case that a late answer can break, so that it is always tested.
    { numRuns: 100, examples: [[BOOKED_THEN_MOVED, 0, { from: 0, steps: 2 }]] },
  );
});

interface Notice {
  place: number;
  entity: string;
  id: string;
}

async function deliver(notices: readonly Pick<Notice, 'entity' | 'id'>[]): Promise<void> {
  await tell(notices);
  await rig.sync.work();
}

async function tell(notices: readonly Pick<Notice, 'entity' | 'id'>[]): Promise<void> {
  for (const { entity, id } of notices) {
    const body = JSON.stringify([{ entity, id, noticeId: null }]);
    await rig.sync.acceptNotice(rig.propertyId, { headers: { 'x-secret': 'right' }, query: {}, body });
  }
}

/** Reads the first of these by id; its answer comes late. */
async function askLate(notices: readonly Pick<Notice, 'entity' | 'id'>[]): Promise<void> {
  const { promise: go, resolve: release } = Promise.withResolvers<void>();
  late = { isHeld: false, go, release };
  await tell(notices);
  await expect.poll(() => late?.isHeld).toBe(true);
}

async function answerAtLast(): Promise<void> {
  late?.release();
  late = null;
  await rig.sync.work();
}

/** Reads all changes while another read is under way. */
async function list(): Promise<void> {
  const { syncId } = await rig.sync.startSync(rig.propertyId, {});
  await expect.poll(async () => (await rig.sync.readSync(rig.propertyId, syncId)).state).toBe('done');
}

/** People and stays of one hotel in the paper PMS, with the view of each side. */
function newWorld(name: string) {
  const { pms } = rig;
  const people = new Set<string>();
  const stays = new Set<string>();
  const merged = new Map<string, string>();
  const personId = (place: number) => `${name}-g${place}`;
  const stayId = (place: number) => `${name}-s${place}`;
  const survivor = (id: string): string => (merged.has(id) ? survivor(merged.get(id) ?? id) : id);

  function meet(place: number): string {
    const id = personId(place);
    if (!people.has(id)) pms.guest({ id, lastName: `Guest${place}` });
    people.add(id);
    return survivor(id);
  }

  function book(place: number, given: Parameters<typeof pms.reservation>[0]): void {
    pms.reservation(given);
    stays.add(stayId(place));
  }

  function act(one: Action): { entity: string; id: string }[] {
    switch (one.do) {
      case 'book': {
        const [id, guestId] = [stayId(one.stay), meet(one.person)];
        const checkOut = `2026-03-0${1 + one.nights}`; // no night: day use
        book(one.stay, { id, guestId, confirmationNumber: `${name}-N${one.number}`, checkIn: '2026-03-01', checkOut });
        return [reservation(id), guest(guestId)];
      }
      case 'share':
      case 'split': {
        const other = stayId(one.do === 'share' ? one.with : one.stay);
        const id = stayId(one.do === 'share' ? one.stay : one.into);
        const known = pms.read('reservations', other);
        if (known === undefined || other === id) return [];
        const confirmationNumber = String(known['confirmationNumber']);
        const guestId = one.do === 'share' ? meet(one.person) : String(known['guestId']);
        const dates = one.do === 'share' ? {} : { checkIn: '2026-03-05', checkOut: '2026-03-09' };
        const place = one.do === 'share' ? one.stay : one.into;
        const same = {
          checkIn: String(known['checkIn']),
          checkOut: String(known['checkOut']),
          room: String(known['room'] ?? ''),
        };
        book(place, { ...same, ...dates, id, guestId, confirmationNumber });
        return [reservation(id), reservation(other)];
      }
      case 'move':
        return change(one.stay, { room: one.room === '' ? null : one.room });
      case 'state':
        return change(one.stay, { state: one.is as 'booked' });
      case 'pass':
        return change(one.stay, { guestId: meet(one.person) });
      case 'merge': {
        const [from, into] = [meet(one.person), meet(one.into)];
        if (from === into) return [];
        merged.set(from, into);
        pms.guest({ id: from, mergedInto: into });
        const theirs = [...stays].filter((id) => pms.read('reservations', id)?.['guestId'] === from);
        for (const id of theirs) pms.reservation({ id, guestId: into });
        return [guest(from), guest(into), ...theirs.map(reservation)];
      }
      case 'rename': {
        const id = meet(one.person);
        pms.guest({ id, lastName: one.name });
        return [guest(id)];
      }
      default:
        return one satisfies never;
    }
  }

  function change(place: number, given: Partial<Parameters<typeof pms.reservation>[0]>) {
    const id = stayId(place);
    if (!stays.has(id)) return [];
    pms.reservation({ ...given, id });
    return [reservation(id)];
  }

  return {
    act,
    /** The PMS's view. */
    theirs: () =>
      [...stays].toSorted().map((id) => {
        const { checkIn, checkOut, state, room, guestId } = pms.read('reservations', id) ?? {};
        const lastName = pms.read('guests', String(guestId))?.['lastName'];
        return { id, checkIn, checkOut, state, room: room === '' ? null : room, lastName };
      }),
    /** The profile's id in the PMS, or that of the profile it was merged into. */
    theirPeople: () =>
      [...people]
        .filter((id) => !merged.has(id))
        .toSorted()
        .map((id) => ({ id, lastName: pms.read('guests', id)?.['lastName'] })),
    ourPeople: () =>
      rig.db
        .selectFrom('guest')
        .select(['externalId as id', 'lastName'])
        .where('externalId', 'like', `${name}-%`)
        .orderBy('externalId')
        .execute(),
    /** Our view, each record once. */
    async ours() {
      const rows = await rig.db
        .selectFrom('reservation')
        .innerJoin('guest', 'guest.id', 'reservation.guestId')
        .select(['reservation.externalId as id', 'checkIn', 'checkOut', 'state', 'room', 'lastName'])
        .where('reservation.externalId', 'like', `${name}-%`)
        .orderBy('reservation.externalId')
        .execute();
      return rows.map((row) => ({ ...row, room: row.room === '' ? null : row.room }));
    },
  };
}

const reservation = (id: string) => ({ entity: 'reservations', id });
const guest = (id: string) => ({ entity: 'guests', id });
