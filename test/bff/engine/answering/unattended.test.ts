import { describe, expect, it } from 'vitest';
import { type Colleague, chooseToAlert } from '../../../../shared/domain/staff/routing.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

/** Friday, 15:05 at the hotel; staff are back on Saturday at 10. */
const STAFF_AWAY = { onDuty: false, backAt: new Date('2026-11-21T09:00:00.000Z') };
const SHUT = { mon_fri: '07:00-22:00', weekend: '10:00-20:00' };
const PHONE = '+498382550140';

function ask(text: string, staff: { onDuty: boolean; backAt: Date | null } = STAFF_AWAY): string {
  return new EngineGuest({ staff }).say(text).reply.text;
}

describe('a reply while no staff are on duty', () => {
  it.each([
    'I am locked out of room 204',
    'The shower in room 204 is broken',
    'La ducha de la habitación 204 está rota',
  ])('names the emergency phone numbers and the time staff return for an urgent request: %s', (text) => {
    expect(ask(text)).toContain(PHONE);
    expect(ask(text)).toContain('112');
    expect(ask(text)).toContain('10:00');
  });

  it('names the time staff return again for each urgent request, but not for other requests', () => {
    const guest = new EngineGuest({ staff: STAFF_AWAY });
    const first = guest.say('I am locked out of room 204').reply.text;
    const history = [{ author: 'ai' as const, text: first, at: '2026-11-20T14:00:00.000Z' }];
    const again = new EngineGuest({ staff: STAFF_AWAY, history }).say('The shower in room 204 is broken').reply.text;
    expect(again).toContain('will be back Saturday 10:00');
    const towels = new EngineGuest({ staff: STAFF_AWAY, history }).say('Two towels for room 204 please').reply.text;
    expect(towels).not.toContain('will be back');
  });

  it('promises no service for an hour before staff return, and adds nothing to a request for later', () => {
    expect(ask('Wake-up call for room 204 at 7 tomorrow')).toContain('cannot promise');
    expect(ask('Wake-up call for room 204 at 7')).toContain('cannot promise');
    for (const later of ['Wake-up call for room 204 at 11', 'Wake-up call for room 204 on Tuesday at 7']) {
      expect(ask(later)).not.toContain('cannot promise');
      expect(ask(later)).not.toContain(PHONE);
    }
  });

  it('names no phone number while staff are on duty', () => {
    const text = ask('I am locked out of room 204', { onDuty: true, backAt: null });
    expect(text).not.toContain(PHONE);
  });
});

describe('a notification while no staff are on duty', () => {
  const house = { schedule: SHUT, timezone: 'Europe/Berlin' };
  const colleague = (id: string, departments: Colleague['departments'], disabled = false): Colleague => ({
    id,
    departments,
    languages: ['en'],
    duty: null,
    disabled,
    load: 0,
  });
  const staff = [
    colleague('desk', ['front_desk']),
    colleague('fixer', ['maintenance']),
    colleague('boss', ['management']),
    colleague('gone', ['maintenance'], true),
  ];
  const about = { userId: null, department: 'maintenance' as const, now: new Date('2026-11-20T23:00:00.000Z') };

  it('goes to the department and to management for an urgent request', () => {
    expect(chooseToAlert({ ...about, urgent: true }, staff, house)).toEqual(['fixer', 'boss']);
    expect(chooseToAlert({ ...about, department: 'concierge', urgent: true }, staff, house)).toEqual(['boss']);
    expect(chooseToAlert({ ...about, urgent: true }, [colleague('desk', ['front_desk'])], house)).toEqual(['desk']);
  });

  it('goes to nobody for a request that is not urgent', () => {
    expect(chooseToAlert(about, staff, house)).toEqual([]);
  });
});
