import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../bff/conversation/deps.ts';
import type { GuestSession } from '../../../../bff/conversation/guest/guest-session.ts';
import { findMentioned } from '../../../../bff/conversation/staff/mentions.ts';
import { sendStaffMessage } from '../../../../bff/conversation/staff/staff.ts';
import { openStaffedHouse, type StaffedHouse } from '../../../support/staffed-house.ts';

const STAFF = [{ name: 'Mia' }, { name: 'Mia Berg' }, { name: 'Jon' }, { name: '' }];

describe('a note’s mentions', () => {
  it.each([
    ['@Jon please look', ['Jon']],
    ['please, @jon!', ['Jon']],
    ['@Mia Berg and @Jon', ['Mia Berg', 'Jon']],
    ['@Mia, can you?', ['Mia']],
    ['@Jonas is a guest', []],
    ['mail to info@hotel.example', []],
    ['@Jon @Jon', ['Jon']],
    ['no name @', []],
  ])('for “%s” name these colleagues', (text, names) => {
    expect(findMentioned(text, STAFF).map(({ name }) => name)).toEqual(names);
  });
});

describe('a colleague who is mentioned in a note', () => {
  let house: StaffedHouse;
  let session: GuestSession;
  let ana: Actor;
  let jon: Actor;

  beforeEach(async () => {
    house = await openStaffedHouse();
    ana = await house.hire('Ana');
    jon = await house.hire('Jon');
    ({ session } = await house.say('Is there a pool?'));
  });
  afterEach(() => house.close());

  it('is notified with the writer’s name, and the writer and other colleagues are not', async () => {
    await note('@Jon and @Ana: the guest in 204 is a regular', true);
    expect(await mentions()).toMatchObject([{ kind: 'mentioned', userId: jon.id, detail: 'Ana' }]);
  });

  it('is not mentioned in the guest’s transcript', async () => {
    await note('Our colleague @Jon will help', false);
    expect(await mentions()).toEqual([]);
  });

  function note(text: string, internal: boolean) {
    return sendStaffMessage(house.services, { ...session, actor: ana, text, internal });
  }

  async function mentions() {
    return (await house.alerts()).filter(({ kind }) => kind === 'mentioned');
  }
});
