import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEntities } from '../../../../bff/language/entities/find-entities.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import type { Words } from '../../../../bff/language/pack/grammar.ts';
import type { LanguagePack } from '../../../../bff/language/pack/pack.ts';
import { PACKS } from '../../../../bff/language/pack/packs.ts';

/** A Saturday, 10:00 at the property. */
const NOW = new Date('2026-11-21T09:00:00Z');
const TIMEZONE = 'Europe/Berlin';
const UNSPACED = new Set(['zh-Hans', 'zh-Hant', 'ja']);
const RELATIONS = { fromNow: 'from_now', later: 'later', earlier: 'earlier' } as const;

function findTexts(text: string, pack: LanguagePack): string[] {
  return findEntities(text, pack, NOW, TIMEZONE).map((entity) =>
    entity.type === 'duration'
      ? `${entity.value} ${entity.relation}`
      : `${entity.type} ${JSON.stringify(entity.value)}`,
  );
}

function formsOf(words: Words): string[] {
  return words.split(',').map((word) => word.trim().replace('*', ''));
}

describe('a number with a unit of time is read as a duration only', () => {
  it.each(PACKS.map((pack) => [pack.code, pack] as const))('with every template and unit of %s', (code, pack) => {
    const words = pack.durations;
    const space = UNSPACED.has(code) ? '' : ' ';
    const said = fc.constantFrom(...(Object.keys(RELATIONS) as (keyof typeof RELATIONS)[])).chain((relation) =>
      fc.record({
        relation: fc.constant(relation),
        template: fc.constantFrom(...formsOf(words[relation])),
        unit: fc.constantFrom(
          ...formsOf(words.minute).map((form) => ({ form, minutes: 1 })),
          ...formsOf(words.hour).map((form) => ({ form, minutes: 60 })),
        ),
        amount: fc.integer({ min: 1, max: 59 }),
      }),
    );
    fc.assert(
      fc.property(said, ({ relation, template, unit, amount }) => {
        const value = unit.minutes * amount;
        const text = template.replace('D', `${amount}${space}${unit.form}`);
        // Whole days from now are read as a date.
        const expected = relation === 'fromNow' && value % 1_440 === 0 ? /^date / : `${value} ${RELATIONS[relation]}`;
        expect([text, ...findTexts(text, pack)]).toEqual([text, expect.stringMatching(expected)]);
      }),
      { numRuns: 40 },
    );
  });

  it.each(PACKS.map((pack) => [pack.code, pack] as const))('with named durations and number words of %s', (_, pack) => {
    const words = pack.durations;
    const [later = ''] = formsOf(words.later);
    for (const [minutes, forms] of Object.entries(words.named ?? {}))
      for (const form of formsOf(forms))
        expect([form, ...findTexts(later.replace('D', form), pack)]).toEqual([form, `${minutes} later`]);
    const [minute = ''] = formsOf(words.minute);
    const space = UNSPACED.has(pack.code) ? '' : ' ';
    for (const [index, forms] of (words.tens ?? []).entries())
      for (const form of formsOf(forms))
        expect([form, ...findTexts(later.replace('D', form + space + minute), pack)]).toEqual([
          form,
          `${[15, 20, 30, 40, 45][index]} later`,
        ]);
  });
});

describe('a duration', () => {
  it.each([
    ['en', 'towels in 20 minutes', ['20 from_now']],
    ['en', 'bring 2 in 30 minutes', ['count 2', '30 from_now']],
    ['en', 'one and a half hours later', ['90 later']],
    ['en', 'in 1.5 hours', ['90 from_now']],
    ['en', 'in 2-3 hours', ['180 from_now']],
    ['en', 'in two hours and 15 minutes', ['135 from_now']],
    ['en', 'in about half an hour', ['30 from_now']],
    ['en', 'I asked for them an hour ago', ['60 length']],
    ['en', 'extend it by a week', ['10080 length']],
    ['en', 'in a week', ['date "2026-11-28"']],
    ['de', 'in anderthalb Stunden', ['90 from_now']],
    ['fr', 'dans deux heures et demie', ['150 from_now']],
    ['fr', 'dans 1h30', ['90 from_now']],
    ['es', 'en una hora y media', ['90 from_now']],
    ['es', 'una hora antes del vuelo', ['60 length']],
    ['it', "un'ora e mezza più tardi", ['90 later']],
    ['ru', 'через полчаса', ['30 from_now']],
    ['ja', '1時間半後', ['90 from_now']],
    ['zh-Hans', '两个小时后', ['120 from_now']],
    ['ko', '두 시간 뒤에', ['120 from_now']],
    ['he', 'בעוד שעתיים', ['120 from_now']],
    ['ar', 'بعد ساعتين', ['120 from_now']],
    ['ka', 'ორ საათში', ['120 from_now']],
  ])('%s: the durations and numbers in “%s” are %j', (code, text, expected) => {
    expect(findTexts(text, languageFor(code).pack)).toEqual(expected);
  });
});

describe('a time of day is not read as a duration', () => {
  it.each([
    ['en', 'at quarter past two', ['time "02:15"']],
    ['en', 'at 2 for two', ['time "02:00"', 'count 2']],
    ['fr', 'à deux heures et demie', ['time "02:30"']],
    ['fr', 'à 7 heures 30', ['time "07:30"']],
    ['es', 'a la una y media', ['time "01:30"']],
    ['nl', 'om 2 uur', ['time "02:00"']],
    ['ru', 'в 2 часа', ['time "02:00"']],
    ['hu', '2 órakor', ['time "02:00"']],
    ['vi', 'lúc 2 giờ', ['time "02:00"']],
    ['vi', '7 giờ 30 phút', ['time "07:30"']],
    ['id', 'jam 2', ['time "02:00"']],
    ['tr', "saat 8'de", ['time "08:00"']],
    ['ja', '7時30分', ['time "07:30"']],
    ['ko', '7시 30분', ['time "07:30"']],
    ['zh-Hans', '7点30分', ['time "07:30"']],
    ['ja', '5月3日', ['date "2027-05-03"']],
  ])('%s: “%s” has the times and numbers %j', (code, text, expected) => {
    expect(findTexts(text, languageFor(code).pack)).toEqual(expected);
  });
});
