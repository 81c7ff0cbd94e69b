import { expect, it } from 'vitest';
import { findSwitch } from '../../../../bff/engine/intents/language-switch.ts';

it('a request for another language is the message’s only intent', () => {
  const wanted = findSwitch('can we speak german please', 'en', [{ name: 'human', score: 0.7 }]);
  expect(wanted).toEqual({ switchTo: 'de', intents: [{ name: 'language_switch', score: 0.9 }] });
});

it('a request for another language is not detected in an emergency or in a long text', () => {
  const danger = [{ name: 'security_emergency', score: 0.95 } as const];
  expect(findSwitch('speak german please', 'en', danger)).toEqual({ switchTo: null, intents: danger });
  expect(findSwitch(`speak german please ${'and more '.repeat(20)}`, 'en', [])).toEqual({
    switchTo: null,
    intents: [],
  });
});
