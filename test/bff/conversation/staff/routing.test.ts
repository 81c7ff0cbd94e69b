import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newUser } from '../../../../bff/auth/register.ts';
import { routeHandOff } from '../../../../bff/conversation/staff/route.ts';
import { insertAccount } from '../../../../bff/store/account/accounts.ts';
import { insertUser } from '../../../../bff/store/account/users.ts';
import { isOpen } from '../../../../shared/domain/house/hours.ts';
import { type Colleague, chooseColleague, chooseOnlyColleague } from '../../../../shared/domain/staff/routing.ts';
import { DEPARTMENTS } from '../../../../shared/domain/task.ts';
import { openStaffedHouse, type StaffedHouse } from '../../../support/staffed-house.ts';

const NOW = new Date('2026-11-20T14:05:00.000Z'); // Friday, 15:05 in Berlin
const OPEN = { schedule: { mon_fri: '24/7', weekend: '24/7' }, timezone: 'Europe/Berlin' };
const ANYBODY: Colleague = {
  id: 'a',
  departments: ['front_desk'],
  languages: [],
  duty: null,
  disabled: false,
  load: 0,
};
const FRONT_DESK = { department: 'front_desk', language: 'de', now: NOW } as const;

describe('the colleague who is suggested for a conversation', () => {
  it('belongs to the department', () => {
    const staff = [
      { ...ANYBODY, departments: ['maintenance'] as const },
      { ...ANYBODY, id: 'b', load: 9 },
    ];
    expect(chooseColleague(FRONT_DESK, staff, OPEN)).toBe('b');
  });

  it('is chosen by the guest’s language before the workload', () => {
    const staff = [ANYBODY, { ...ANYBODY, id: 'b', languages: ['en', 'de'], load: 9 }];
    expect(chooseColleague(FRONT_DESK, staff, OPEN)).toBe('b');
  });

  it('has the lowest workload among equally suitable colleagues', () => {
    const staff = [
      { ...ANYBODY, load: 2 },
      { ...ANYBODY, id: 'b', load: 1 },
      { ...ANYBODY, id: 'c', load: 3 },
    ];
    expect(chooseColleague(FRONT_DESK, staff, OPEN)).toBe('b');
  });

  it('is from another department only if nobody in the department speaks the language', () => {
    expect(chooseColleague({ ...FRONT_DESK, language: 'ja' }, [ANYBODY], OPEN)).toBe('a');
  });

  it.each([
    [{ mon_fri: '14:00-22:00', weekend: 'closed' }, 'a'],
    [{ mon_fri: '06:00-15:00', weekend: '24/7' }, null],
    [{ mon_fri: 'closed', weekend: '24/7' }, null],
  ])('is on duty: with %o, %s is suggested', (duty, chosen) => {
    expect(chooseColleague(FRONT_DESK, [{ ...ANYBODY, duty }], OPEN)).toBe(chosen);
  });

  it('counts as on duty during the house’s hours if no personal hours are set', () => {
    const closed = { ...OPEN, schedule: { mon_fri: '08:00-12:00', weekend: 'closed' } };
    expect(chooseColleague(FRONT_DESK, [ANYBODY], closed)).toBeNull();
  });

  it('is never off duty, disabled or from another department, and is always found if anybody is suitable', () => {
    const hours = fc.constantFrom('24/7', 'closed', '08:00-12:00', '15:00-16:00', '22:00-06:00');
    const colleague: fc.Arbitrary<Colleague> = fc.record({
      id: fc.uuid(),
      departments: fc.uniqueArray(fc.constantFrom(...DEPARTMENTS), { maxLength: 3 }),
      languages: fc.uniqueArray(fc.constantFrom('de', 'en', 'ja', 'pt-BR'), { maxLength: 2 }),
      duty: fc.option(fc.record({ mon_fri: hours, weekend: hours })),
      disabled: fc.boolean(),
      load: fc.nat(5),
    });
    const wanted = fc.record({
      department: fc.constantFrom(...DEPARTMENTS),
      language: fc.option(fc.constantFrom('de', 'pt', 'sv')),
      now: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    });
    const house = fc.record({
      schedule: fc.record({ mon_fri: hours, weekend: hours }),
      timezone: fc.constantFrom('Europe/Berlin', 'Asia/Kolkata', 'America/New_York'),
    });
    fc.assert(
      fc.property(wanted, fc.array(colleague, { maxLength: 8 }), house, (what, staff, where) => {
        const able = staff.filter(
          ({ disabled, departments, duty }) =>
            !disabled &&
            departments.includes(what.department) &&
            isOpen(duty ?? where.schedule, what.now, where.timezone),
        );
        const ids = able.map(({ id }) => id);
        const chosen = chooseColleague(what, staff, where);
        expect(chosen === null ? ids : ids.filter((id) => id === chosen)).toHaveLength(chosen === null ? 0 : 1);
        expect(chooseOnlyColleague(what, staff, where)).toBe(ids.length === 1 ? ids[0] : null);
      }),
    );
  });
});

describe('a hand-off', () => {
  let house: StaffedHouse;

  beforeEach(async () => {
    house = await openStaffedHouse();
  });
  afterEach(() => house.close());

  it('never goes to staff of another account', async () => {
    const at = house.now().toISOString();
    await house.services.writer.write(async (trx) => {
      await insertAccount(trx, { id: 'acc_other', plan: 'starter', createdAt: at });
      const given = { accountId: 'acc_other', email: 'x@other.example', name: 'X', role: 'agent' } as const;
      await insertUser(trx, { ...newUser(given, at), departments: ['front_desk'] });
    });
    expect(await route()).toEqual({ department: 'front_desk', assigneeId: null });
  });

  it('never goes to staff who work only for other properties of the account', async () => {
    const { propertyId } = house;
    await house.hire('Away', { departments: ['front_desk'], properties: [{ propertyId: 'prp_other', role: 'agent' }] });
    expect(await route()).toEqual({ department: 'front_desk', assigneeId: null });
    const ana = await house.hire('Ana', { departments: ['front_desk'], properties: [{ propertyId, role: 'agent' }] });
    expect(await route()).toEqual({ department: 'front_desk', assigneeId: ana.id });
  });

  it('suggests a colleague by language and workload, and the conversation waits', async () => {
    const ana = await house.hire('Ana', { departments: ['front_desk'], languages: ['en'] });
    const ben = await house.hire('Ben', { departments: ['front_desk'], languages: ['en'] });
    await house.hire('Gone', { departments: ['front_desk'], languages: ['en'], disabledAt: house.now().toISOString() });
    const { session } = await house.say('I want to talk to a person');
    expect(await house.conversation(session)).toMatchObject({ state: 'waiting', assigneeId: ana.id, holder: null });
    expect(await house.alerts()).toMatchObject([{ kind: 'asked_for_human', department: 'front_desk', userId: ana.id }]);
    const { session: other } = await house.say('Let me talk to a person');
    expect(await house.conversation(other)).toMatchObject({ assigneeId: ben.id });
  });

  it('stays with the suggested colleague while that colleague is on duty', async () => {
    const ana = await house.hire('Ana', { departments: ['front_desk'] });
    const { session } = await house.say('I want to talk to a person');
    await house.hire('Ben', { departments: ['front_desk'] });
    await house.say('Hello? I want to talk to a person', session);
    expect(await house.conversation(session)).toMatchObject({ assigneeId: ana.id });
  });

  function route() {
    const { propertyId } = house;
    const at = house.now().toISOString();
    return house.services.writer.write((trx) =>
      routeHandOff(trx, { propertyId, department: 'front_desk', language: 'en', at }),
    );
  }
});
