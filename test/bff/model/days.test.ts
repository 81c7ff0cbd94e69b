import { expect, it } from 'vitest';
import type { Source } from '../../../shared/domain/decision.ts';
import { checkReply } from '../../support/engine/check-reply.ts';

const SAUNA = 'From October to April the sauna is open from 15:00 to 21:00.';
const DINNER = 'The restaurant is open from Wednesday to Sunday, from 17:30 to 21:30.';
const COOLED = 'All rooms have air conditioning except the single rooms.';

/** Days, months and exceptions are compared across languages. */
it.each([
  ['de', 'Von Oktober bis April ist die Sauna von 15:00 bis 21:00 Uhr geöffnet.', SAUNA, null],
  ['de', 'Im Juli ist die Sauna von 15:00 bis 21:00 Uhr geöffnet.', SAUNA, 'time'],
  ['fr', 'Le restaurant est ouvert le samedi de 17:30 à 21:30.', DINNER, null],
  ['fr', 'Le restaurant est ouvert le lundi de 17:30 à 21:30.', DINNER, 'time'],
  ['es', 'El restaurante abre todos los días de 17:30 a 21:30.', DINNER, 'time'],
  ['en', 'The single rooms do not have air conditioning.', COOLED, null],
  ['en', 'All rooms have air conditioning.', COOLED, 'unsaid'],
] as const)('%s: %s', (language, text, quote, fault) => {
  const source: Source = { type: 'faq', id: 'faq_1', label: 'What is there?', quote, language: 'en' };
  expect(checkReply(`${text} [S1]`, { language, sources: [source] }).fault).toBe(fault);
});
