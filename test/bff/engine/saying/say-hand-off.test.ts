import { expect, it } from 'vitest';
import { sayHandOff, sayNobodyThere } from '../../../../bff/engine/saying/say-hand-off.ts';
import type { TurnContext } from '../../../../bff/engine/types.ts';
import { toTaskStep } from '../../../../bff/engine/wishes/task-step.ts';
import { WORK } from '../../../../bff/engine/wishes/work-table.ts';
import { say as sayText } from '../../../../bff/language/saying/say.ts';
import type { DecisionStep } from '../../../../shared/domain/decision.ts';
import { turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

type HandOff = Extract<DecisionStep, { kind: 'handoff' }>;
const AWAY = { staff: { onDuty: false, backAt: new Date('2026-11-21T09:00:00.000Z') } };
const step = (more: Partial<HandOff>): HandOff => ({
  kind: 'handoff',
  why: 'no_answer',
  department: 'front_desk',
  intent: null,
  ...more,
});
const sayStep = (more: Partial<HandOff>, language = 'en', context: Partial<TurnContext> = {}, isExplained = false) =>
  sayHandOff(step(more), language, turn('', context), isExplained).join('\n');

it('a hand-off names the topics that the hotel’s texts do not cover', () => {
  expect(sayStep({ intent: 'pool' })).toMatch(/pool/i);
  expect(sayStep({ intent: 'pool', left: ['gym'] }, 'de')).toMatch(/Schwimmbad|Pool/);
});

it('a hand-off for an emergency names the emergency number', () => {
  const numbers = { police: '110', medical: '112', fire: '115' };
  const context = { property: { ...turn('').property, emergencyNumbers: numbers } };
  expect(sayStep({ why: 'emergency', intent: 'medical_emergency' }, 'en', context)).toContain('112');
  expect(sayStep({ why: 'emergency', intent: 'security_emergency' }, 'en', context)).toContain('110');
  expect(sayStep({ why: 'emergency', intent: 'security_emergency', needsFireBrigade: true }, 'en', context)).toContain(
    '115',
  );
});

it.each([
  ['en', /Saturday.*10:00/],
  ['de', /Samstag.*10:00/],
])('%s: a hand-off while no staff are on duty names the time they return', (language, text) => {
  expect(sayStep({ intent: 'pool' }, language, AWAY)).toMatch(text);
  expect(sayStep({ intent: 'pool' }, language)).not.toMatch(text);
});

it('an explanation is not repeated', () => {
  expect(sayStep({ why: 'needs_booking' }, 'en', {}, true)).toBe('');
  expect(sayStep({ why: 'needs_booking' }, 'en', {}, false)).not.toBe('');
});

it('a guest who already waits is not promised a colleague again', () => {
  const waiting: Partial<TurnContext> = { conversation: { ...turn('').conversation, state: 'waiting' } };
  expect(sayStep({ why: 'repeated_misunderstanding' }, 'en', waiting)).toBe(sayText('en', 'still_waiting'));
});

it('a task that no staff on duty can do is announced as delayed once, unless the hand-off says so', () => {
  const request = WORK.towels_linen;
  if (request === undefined) throw new Error('towels are no work');
  const work = toTaskStep(request, 'new', wishFor('towels_linen', { room: '204' }));
  const lines = (steps: DecisionStep[], context: Partial<TurnContext>) =>
    sayNobodyThere({ steps, reason: '', alternatives: [] }, 'en', turn('', context));
  const [told = ''] = lines([work], AWAY);
  expect(told).toMatch(/Saturday/);
  expect(lines([work], { ...AWAY, history: [{ author: 'ai', text: told, at: '' }] })).toEqual([]);
  expect(lines([work, step({})], AWAY)).toEqual([]);
  expect(lines([work], {})).toEqual([]);
});
