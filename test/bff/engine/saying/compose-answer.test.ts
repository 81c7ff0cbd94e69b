import { expect, it } from 'vitest';
import { composeAnswer } from '../../../../bff/engine/saying/compose-answer.ts';
import type { Source } from '../../../../shared/domain/decision.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { turn } from '../../../support/engine/turns.ts';
import { stayWith } from '../../../support/engine/wishes.ts';

const source = (more: Partial<Source>): Source => ({
  type: 'faq',
  id: 'faq_x',
  label: 'Is there a sauna?',
  quote: 'Yes, on the roof.',
  language: 'en',
  score: 0.8,
  ...more,
});
const compose = (
  intent: Intent,
  one: Source,
  language: string,
  text: string,
  told?: { text: string; language: string },
) =>
  composeAnswer(
    { kind: 'answer', intent, sources: [one], ...(told === undefined ? {} : { told }) },
    language,
    turn(text, { stays: [stayWith()] }, language),
    [],
    '',
  );

it('the hotel’s text is quoted unchanged to a guest of the same language', () => {
  expect(compose('spa', source({}), 'en', 'Is there a sauna?')).toEqual([
    { text: 'Yes, on the roof.', language: 'en' },
  ]);
});

it('a guest of another language gets the certain facts in their language and the hotel’s text below', () => {
  const [own, theirs] = compose('spa', source({}), 'de', 'Gibt es eine Sauna?');
  expect(own).toMatchObject({ language: 'de', text: expect.stringMatching(/[Jj]a/) });
  expect(theirs).toEqual({ text: 'Yes, on the roof.', language: 'en' });
});

it('a yes to a different question is shown below that question', () => {
  const [, theirs] = compose(
    'spa',
    source({ label: 'Is there a sauna for children?' }),
    'de',
    'Ist die Sauna kostenlos?',
  );
  expect(theirs?.text).toContain('Is there a sauna for children?');
});

it('a near answer is shown below its question too', () => {
  const [own] = compose('spa', source({ score: 0.36 }), 'en', 'Is there a sauna?');
  expect(own?.text).toMatch(/Is there a sauna\?.*\nYes, on the roof\./);
});

it('a near sentence of the hotel’s description is shown without a question', () => {
  const near = source({ type: 'training', label: 'About the hotel', score: 0.36 });
  expect(compose('spa', near, 'en', 'Is there a sauna?')).toEqual([{ text: 'Yes, on the roof.', language: 'en' }]);
});

it('a setting is worded as a sentence', () => {
  const checkIn = source({ type: 'training', id: 'checkIn', label: 'Check-in', quote: '15:00' });
  expect(compose('check_in_time', checkIn, 'de', 'Ab wann?')).toEqual([
    { text: expect.stringContaining('15:00'), language: 'de' },
  ]);
});

it('a computed answer is sent unchanged, and a question about a stay is answered from the stay', () => {
  const told = { text: 'Sauna: 16:00', language: 'fr' };
  expect(compose('spa', source({}), 'fr', 'Sauna ?', told)).toEqual([told]);
  const own = source({ type: 'reservation', id: 'res_1', fact: 'room', quote: '204', language: 'und' });
  expect(compose('room_ready', own, 'en', 'which room?')[0]?.text).toContain('204');
});
