import { expect, it } from 'vitest';
import { languageFor } from '../../../bff/language/lexicon/registry.ts';
import { EMERGENCY_CONCEPTS } from '../../../bff/language/pack/concepts.ts';

const GRAVE: ReadonlySet<string> = new Set(Object.values(EMERGENCY_CONCEPTS).flat());

/** Correct words that are one letter away from a word of danger. They are not corrected to it. */
it.each([
  ['de', 'leicht geschlafen gemalt ambulant'],
  ['it', 'allargato emergeva scappato'],
  ['pt', 'ajudam apagou resolver espantado'],
  ['nl', 'scholen verwoorden'],
  ['da', 'overfyldt troede'],
  ['fi', 'leikki leikit'],
  ['pl', 'kartek kartkę napędu'],
  ['cs', 'pozici pozoru spolku'],
  ['sk', 'pozíciu vrecka kráčam'],
  ['hu', 'megvolt szülei verzió'],
  ['ro', 'rapide poziția ambianța'],
  ['bg', 'позицията острова'],
  ['el', 'έκλαψε'],
  ['hr', 'provela prodala'],
  ['sr', 'плаћен одбијена'],
  ['sl', 'orodje pozorni rojena'],
  ['uk', 'втомився потоку'],
  ['ru', 'вложил'],
  ['tr', 'yaşıyoruz solgun'],
  ['ar', 'انتظار الحرية التقني'],
  ['id', 'making menyusun malang'],
  ['ms', 'sempit kecepatan menikah'],
  ['lv', 'saliņa'],
  ['lt', 'susilaukė'],
])('%s: “%s” are not read as words of danger', (code, words) => {
  const { concepts } = languageFor(code).lexicon.read(words);
  expect([...concepts].filter((concept) => GRAVE.has(concept))).toEqual([]);
});
