import { expect, it } from 'vitest';
import { stateWhenBack } from '../../../../bff/engine/planning/when-back.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { heard, turn } from '../../../support/engine/turns.ts';

const AWAY = { onDuty: false, backAt: new Date('2026-11-21T09:00:00.000Z') };
const stepKindsFor = (language: string, text: string, staff = AWAY) =>
  stateWhenBack(heard({ language }), turn(text, { staff }, language), NEW_DIALOGUE)?.steps.map(({ kind }) => kind) ??
  null;

it.each([
  ['en', 'When are you back?', ['handoff']],
  ['de', 'Wann sind Sie wieder zurück?', ['handoff']],
  ['en', 'When is somebody at reception?', ['handoff']],
  ['en', 'When is breakfast?', null],
  ['en', 'When will my taxi be back?', null],
  ['en', 'Are you back?', null],
])('%s: “%s”, while no staff are on duty, leads to the steps %j', (language, text, kinds) =>
  expect(stepKindsFor(language, text)).toEqual(kinds),
);

it('the time staff return is not stated while staff are on duty', () => {
  expect(stepKindsFor('en', 'When are you back?', { ...AWAY, onDuty: true })).toBeNull();
});
