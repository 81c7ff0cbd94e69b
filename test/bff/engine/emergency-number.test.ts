import { describe, expect, it } from 'vitest';
import { chooseEmergencyNumbers, emergencyNumbersIn } from '../../../shared/domain/house/emergency-number.ts';
import { EngineGuest } from '../../support/engine/engine-guest.ts';

const { property } = new EngineGuest().say('Hello').context;

/** The answer to a guest in danger, in a hotel with this time zone and an emergency number of its own if given. */
function replyToDanger(text: string, timezone: string, own = ''): string {
  const emergencyNumbers = chooseEmergencyNumbers(own, timezone);
  return new EngineGuest({ property: { ...property, phone: '', emergencyNumbers } }).say(text).reply.text;
}

describe('the emergency number', () => {
  it.each([
    ['Asia/Singapore', '999', '995', '995'],
    ['Asia/Bangkok', '191', '1669', '199'],
    ['Asia/Ho_Chi_Minh', '113', '115', '114'],
    ['Asia/Shanghai', '110', '120', '119'],
    ['Asia/Tokyo', '110', '119', '119'],
    ['Asia/Seoul', '112', '119', '119'],
    ['Asia/Taipei', '110', '119', '119'],
    ['Asia/Dubai', '999', '998', '999'],
    ['America/Sao_Paulo', '190', '192', '193'],
    ['America/Santiago', '133', '131', '132'],
    ['America/New_York', '911', '911', '911'],
    ['Europe/Berlin', '112', '112', '112'],
  ])('of %s is %s for the police, %s for the ambulance, %s for the fire brigade', (zone, police, medical, fire) => {
    expect(emergencyNumbersIn(zone)).toEqual({ police, medical, fire });
    expect(replyToDanger('A man with a knife is in the lobby', zone)).toContain(` ${police} `);
    expect(replyToDanger('My husband is not breathing', zone)).toContain(` ${medical} `);
    expect(replyToDanger('There is a fire in the corridor', zone)).toContain(` ${fire} `);
  });

  it('is the property’s own number for every kind of emergency if one is set', () => {
    for (const text of ['A man with a knife is in the lobby', 'My husband is not breathing', 'There is a fire here'])
      expect(replyToDanger(text, 'Asia/Bangkok', '1234')).toContain(' 1234 ');
  });
});
