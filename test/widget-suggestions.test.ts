import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { understand } from '../bff/engine/understand.ts';
import { isSpoken } from '../bff/language/lexicon/registry.ts';
import type { Intent } from '../shared/domain/intents.ts';
import { readUnits } from '../widget/build-texts.ts';
import { LOCALES } from '../widget/locales/launcher-texts.ts';

const SUGGESTIONS: Record<string, Intent> = {
  checkIn: 'check_in_time',
  breakfast: 'breakfast',
  parking: 'parking',
  pets: 'pets',
};
const STARTERS: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../bff/conversation/guest/starters.json'), 'utf8'),
);
const XLIFF = join(import.meta.dirname, '../widget/locales/xliff');

/** A tapped suggestion is sent as text, so our own engine must understand every suggestion. */
describe('the engine understands the questions that the panel suggests', () => {
  for (const code of LOCALES.filter((locale) => locale !== 'en' && isSpoken(locale))) {
    it(code, () => {
      const units = readUnits(readFileSync(join(XLIFF, `${code}.xlf`), 'utf8'));
      const wanted = Object.entries(SUGGESTIONS).map(([id, intent]) => [STARTERS[id]?.[code], intent] as const);
      for (const [text = '', intent] of [...wanted, [units.get('wantPerson')?.target ?? '', 'human'] as const]) {
        const hints = { now: new Date(), timezone: 'Europe/Zurich', detected: { code, confidence: 1 } };
        expect(understand(text, hints).intents[0]?.name, text).toBe(intent);
      }
    });
  }
});
