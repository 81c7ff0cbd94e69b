import { expect, it } from 'vitest';
import { readParty } from '../../../../../bff/knowledge/facts/answering/party.ts';
import type { Party } from '../../../../../bff/knowledge/facts/answering/total.ts';

const NOW = new Date('2026-07-01T10:00:00Z');

it.each<[string, string, Partial<Party> | null]>([
  ['en', 'How much is it for 2 adults and 2 kids (4 and 7)?', { adults: 2, children: [4, 7] }],
  ['de', '1 Nacht, 2 Erwachsene + Kinder 6 und 13', { adults: 2, children: [6, 13], nights: 1 }],
  ['ca', 'quant és per a 2 adults i una nena de 12, 3 nits?', { adults: 2, children: [12], nights: 3 }],
  ['cs', 'kolik je to pro 2 dospělé a 1 dítě 10 let na 5 nocí', { adults: 2, children: [10], nights: 5 }],
  ['fr', 'combien pour 2 adultes et un enfant de 8 ans ?', { adults: 2, children: [8] }],
  ['tr', '2 yetişkin ve 1 çocuk (7 yaşında) ne kadar', { adults: 2, children: [7] }],
  ['hu', '2 felnőtt és egy 7 éves gyerek', { adults: 2, children: [7] }],
  ['he', '2 מבוגרים וילד בן 3', { adults: 2, children: [3] }],
  ['vi', '2 người lớn và 1 trẻ em 5 tuổi', { adults: 2, children: [5] }],
  ['sv', 'vad kostar det för 2 vuxna och 3 barn', { adults: 2, children: [null, null, null] }],
  ['it', 'siamo in 4, quanto spendiamo', { adults: 4, children: [] }],
  ['da', 'hvad koster en seng for min datter på 9', { adults: 0, children: [9] }],
  ['en', 'dinner for 4 people, 2 adults and 2 kids', null],
  ['en', '2 adults and children of 6 and 19', null],
  ['de', 'Wir haben nur zwei Schlafsäcke, brauchen also noch 2', null],
])('%s: the party in “%s” is %o', (language, text, party) => {
  const read = readParty(text, language, NOW, 'Europe/Berlin');
  if (party === null) expect(read).toBeNull();
  else expect(read).toEqual({ nights: null, ...party });
});

it.each([
  ['ko', '어른 2명 아이 2명 조식 얼마'],
  ['th', 'ผู้ใหญ่ 2 คน เด็ก 1 คน'],
])('no guests are counted if a number may belong to the noun before or after it (%s: %s)', (language, text) => {
  expect(readParty(text, language, NOW, 'Asia/Seoul')).toBeNull();
});
