import { describe, expect, it, vi } from 'vitest';
import { findToldValues, sayTold } from '../../../../bff/engine/answering/told-values.ts';
import { readAsked } from '../../../../bff/engine/utterance/asked-values.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { readFrames } from '../../../../bff/language/reading/frames.ts';
import { says } from '../../../support/engine/turns.ts';

/** A Thursday in June. */
const NOW = new Date('2026-06-18T10:00:00Z');
const TEXT_LETTERS = 4_000;

interface Row {
  /** The entry's language, its question and its answer. */
  entry: readonly [language: string, question: string, answer: string];
  asks: readonly [language: string, text: string];
  /** Null if the text may only be quoted. */
  told: readonly string[] | null;
  not?: readonly string[];
  currency?: string;
  before?: string;
}

const SAUNA =
  'Finnische Sauna Mo, Mi, Fr, Sa 16.00-20.00, gratis für Hausgäste. Kinder unter 14 nur mit Eltern und nur bis 17.30. Badetuch leihen 3 €.';
const POOL =
  'Basen codziennie 6:30–22:00, w czwartki dopiero od 10:00 (serwis). Dzieci do 12 lat tylko do 19:00 i z opiekunem. Sauna 16:00–22:00, od 16 lat.';
const BREAKFAST_PT = '8h-10h30, sáb e dom até às 11h. 4,50€, incluído se reservaste no nosso site.';

const ROWS: readonly Row[] = [
  {
    entry: ['de', 'Wäsche', 'Maschine 6.- mit Waschmittel. Sonntags wird nicht gewaschen.'],
    asks: ['en', 'Can I do laundry on Sunday?'],
    told: ['Sunday', 'no'],
    currency: 'CHF',
  },
  {
    entry: ['de', 'Wäsche', 'Maschine mit Waschmittel. Sonntags wird nicht gewaschen.'],
    asks: ['en', 'Can I do laundry on Monday?'],
    told: null,
  },
  {
    entry: ['de', 'Sauna', SAUNA],
    asks: ['en', 'What time is the sauna open on Monday?'],
    told: ['Monday', '16:00–20:00'],
    not: ['17:30', '€3'],
  },
  {
    entry: ['de', 'Sauna', SAUNA],
    asks: ['it', 'Domani la sauna è aperta?'],
    told: ['venerdì', '16:00', '20:00'],
    not: ['17:30'],
  },
  {
    entry: ['de', 'Sauna', SAUNA],
    asks: ['fr', 'La sauna est ouverte le dimanche ?'],
    told: ['lundi', 'samedi', '16:00'],
    not: ['dimanche', '17:30'],
  },
  {
    entry: ['pl', 'Basen i sauna – godziny?', POOL],
    asks: ['es', '¿A qué hora abre la sauna?'],
    told: ['16:00', '22:00'],
    not: ['6:30', '19:00'],
  },
  {
    entry: ['pl', 'Basen i sauna – godziny?', POOL],
    asks: ['de', 'Wann ist der Pool am Donnerstag offen?'],
    told: ['Donnerstag', '10:00'],
    not: ['6:30', '16:00'],
  },
  {
    entry: ['pl', 'Siłownia', 'Na kartę pokojową, poziom -1, od 16 lat.'],
    asks: ['es', '¿Y el gimnasio para mi hija de 15?'],
    told: ['16 años'],
  },
  {
    entry: ['pt', 'A que horas é o pequeno-almoço e quanto custa?', BREAKFAST_PT],
    asks: ['en', 'When is breakfast on Sunday?'],
    told: ['Sunday', '11:00'],
    not: ['10:30'],
  },
  {
    entry: [
      'pt',
      'Estacionamento?',
      'Não temos. Parque coberto a 700 m, altura máx 2,10 m. Na rua paga-se seg-sex 9h-20h e sáb 9h-13h.',
    ],
    asks: ['nl', 'Parkeren op maandag?'],
    told: ['maandag', '9:00', '20:00'],
    not: ['13:00'],
  },
  {
    entry: [
      'pt',
      'Walking tour e pub crawl?',
      'Walking tour todos os dias às 10h menos domingo, sai da receção. Pub crawl qui-sáb 21h30, 12€.',
    ],
    asks: ['fr', 'Le walking tour de demain part à quelle heure ?'],
    told: ['10:00'],
    not: ['21:30'],
  },
  {
    entry: [
      'pt',
      'Walking tour e pub crawl?',
      'Walking tour todos os dias às 10h menos domingo, sai da receção. Pub crawl qui-sáb 21h30, 12€.',
    ],
    asks: ['nl', 'Hoe laat is de walking tour op zondag?'],
    told: null,
  },
  {
    entry: ['pt', 'Passeio a Sintra?', 'Carrinha terças, quintas e sábados, 49€, 9h15-18h.'],
    asks: ['es', '¿El viernes hay excursión a Sintra?'],
    told: ['martes', 'jueves', '9:15'],
  },
  {
    entry: ['ja', '朝食の時間は?', '7:30〜9:00(入場は8:30まで)。1/1〜1/3は8:00〜9:30。'],
    asks: ['ko', '조식 몇 시예요?'],
    told: ['07:30', '09:00', '1월 1일~1월 3일 08:00~09:30'], // the hours of some days are given together with these days
    not: ['08:30'],
  },
  {
    entry: ['ja', '朝食の時間は?', '7:30〜9:00(入場は8:30まで)。1/1〜1/3は8:00〜9:30。'],
    asks: ['ko', '내일 조식 몇 시예요?'],
    told: ['07:30', '09:00'],
    not: ['08:00', '09:30'],
  },
  {
    entry: ['ja', 'レンタサイクル', '2台無料、4〜11月 9:00〜17:00。'],
    asks: ['de', 'Wann kann man Fahrräder leihen?'],
    told: ['9:00', '17:00', 'April'],
    not: ['Montag', '4:00'],
  },
  {
    entry: [
      'en',
      'How to come from the airport?',
      'Shared minivan door to door 450 B/person. Private car 2,800 B per car.',
    ],
    asks: ['zh-Hans', '我们3个大人 从机场过来 拼车多少钱'],
    told: ['3 × ฿450 = ฿1,350'],
    not: ['8,400'],
    currency: 'THB',
  },
  {
    entry: ['en', 'Breakfast', '7-10 daily, €18 per person.'],
    asks: ['de', 'Was kostet das Frühstück für 2 Personen?'],
    told: ['2 × 18 € = 36 €'],
  },
  {
    entry: ['en', 'Kornati boat', 'Tue + Fri, adults €65, children 3-12 €35, including lunch.'],
    asks: ['de', 'Was kostet die Bootsfahrt für 2 Erwachsene und ein Kind von 7 Jahren?'],
    told: ['2 × 65 € + 35 € = 165 €'],
  },
  {
    entry: ['pt', 'Taxa turística', 'Taxa turística 4€/noite/pessoa a partir dos 13 anos, máx. 7 noites.'],
    asks: ['ca', 'Quant és la taxa per a 2 adults i una nena de 12, 3 nits?'],
    told: ['2 × 3 × 4 € = 24 €'],
  },
  {
    entry: ['it', 'Tassa di soggiorno', '2,50 € a persona a notte, esenti i bambini sotto i 14 anni.'],
    asks: ['en', 'What is the tax for 2 adults and a child of 9, 3 nights?'],
    told: [],
    not: ['='],
  },
  {
    entry: ['en', 'Tour', 'Adults 1,200 THB, children 4-10 years 800 THB.'],
    asks: ['sv', 'Vad kostar turen för ett barn på 7 år?'],
    told: ['800'],
    not: ['1 200', '1200'],
    currency: 'THB',
  },
  {
    entry: ['en', 'Tour', 'Adults 1,200 THB, children 4-10 years 800 THB.'],
    asks: ['sv', 'Vad kostar turen för ett barn på 12 år?'],
    told: null,
    currency: 'THB',
  },
  {
    entry: ['en', 'Dogs', 'Dogs up to 20 kg for €9 per night.'],
    asks: ['fi', 'Saako 31 kg painavan koiran ottaa mukaan?'],
    told: ['20 kg'],
  },
  {
    entry: ['en', 'Pool', 'The pool is 1.60 m deep, towels cost €3.'],
    asks: ['tr', 'Havuz havlusu ne kadar?'],
    told: ['3'],
    not: ['1,6'],
  },
  {
    entry: ['cs', 'Snídaně', 'Po–Pá 6:30–10:00, So a Ne 7:00–11:00. 290 Kč/os.'],
    asks: ['de', 'Wann gibt es sonntags Frühstück?'],
    told: ['Sonntag', '7:00', '11:00'],
    not: ['6:30', '290'],
    currency: 'CZK',
  },
  {
    entry: ['hu', 'Reggeli', 'Hétköznap 7:00–10:00, hétvégén 8:00–11:00, ára 3500 Ft.'],
    asks: ['de', 'Wann gibt es am Sonntag Frühstück?'],
    told: ['Sonntag', '8:00–11:00'],
    not: ['7:00', '3500'],
    currency: 'HUF',
  },
  {
    entry: ['fi', 'Sauna', 'Ma–Pe 16:00–20:00, La 14:00–21:00.'],
    asks: ['en', 'When is the sauna open on Saturday?'],
    told: ['Saturday', '14:00–21:00'],
    not: ['16:00'],
  },
  {
    entry: ['de', 'Restaurant', '12–14 Uhr, sonntags geschlossen.'],
    asks: ['en', 'Is the restaurant open on Sunday?'],
    told: ['Sunday', 'closed'],
    not: ['12:00'],
  },
  {
    entry: ['fr', 'Parking', 'Parking souterrain : 18 € par nuit, hauteur max. 1,90 m.'],
    asks: ['pl', 'Czy wjedzie bus o wysokości 2,20 m?'],
    told: ['1,9'],
    not: ['18'],
  },
  {
    entry: ['th', 'อาหารเช้า', 'อาหารเช้า 7.00-10.30 น. ทุกวัน เด็ก 150 บาท'],
    asks: ['ru', 'Во сколько завтрак?'],
    told: ['7:00', '10:30'],
    currency: 'THB',
  },
  {
    entry: ['de', 'Frühstück', '7.30 - 9.30 Uhr, sonntags bis 10 Uhr.'],
    asks: ['de', 'Wann gibt es am Sonntag Frühstück?'],
    told: ['Sonntag', '10:00'],
    not: ['9:30'],
  },
  {
    entry: ['de', 'Frühstück', '7.30 - 9.30 Uhr, sonntags bis 10 Uhr.'],
    asks: ['de', 'Wann gibt es Frühstück?'],
    told: null,
  },
  {
    entry: ['en', 'Late checkout', 'No late checkout on Saturdays. Until 1 PM for $40.'],
    asks: ['es', '¿Cuánto cuesta la salida tardía el sábado?'],
    told: ['sábado', 'no'],
    not: ['40'],
    currency: 'USD',
  },
];

describe('the values of an entry that a question asks for', () => {
  it.each(ROWS.map((row) => [`${row.entry[0]} → ${row.asks[0]}: ${row.asks[1]}`, row] as const))('%s', (_, row) => {
    const said = answerTextOf(row);
    if (row.told === null) expect(said).toBeNull();
    for (const part of row.told ?? []) expect(plain(said)).toContain(part);
    for (const part of row.not ?? []) expect(plain(said)).not.toContain(part);
  });

  it('are tested in more than twelve languages', () => {
    expect(new Set(ROWS.flatMap(({ entry, asks }) => [entry[0], asks[0]])).size).toBeGreaterThanOrEqual(12);
  });

  it('are also found for a follow-up question about the previous topic', () => {
    const said = answerTextOf({
      entry: ['de', 'Sauna', SAUNA],
      asks: ['en', 'and on Friday?'],
      told: [],
      before: 'When is the sauna open?',
    });
    expect(said).toContain('16:00–20:00');
  });

  it('are found in a time that grows only linearly with the text', () => {
    const answer = 'Frühstück 7.30 - 9.30 Uhr, sonntags bis 10 Uhr (Kirche!), 12,50 € p.P., Kinder 3-9 J. 6 €; '.repeat(
      60,
    );
    const lettersRead = (letters: number): number => {
      const read = vi.spyOn(languageFor('de').lexicon, 'read');
      answerTextOf({
        entry: ['de', 'Frühstück', answer.slice(0, letters)],
        asks: ['en', 'When is breakfast?'],
        told: [],
      });
      const work = read.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
      read.mockRestore();
      return work;
    };
    const half = lettersRead(TEXT_LETTERS / 2);
    expect(half).toBeGreaterThan(TEXT_LETTERS / 2);
    expect(lettersRead(TEXT_LETTERS)).toBeLessThan(2.5 * half);
  });
});

function answerTextOf({
  entry: [source, label, quote],
  asks: [language, text],
  currency = 'EUR',
  before = '',
}: Row): string | null {
  const frames = readFrames(text, languageFor(language));
  const asked = readAsked(says(text, language), { before, intent: null, frames, now: NOW, timezone: 'Europe/Rome' });
  const told = findToldValues({ quote, label, language: source }, asked, { language, currency });
  return told === null ? null : sayTold(told, 'X', language);
}

/** Makes all spaces alike. */
function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/gu, ' ').replace(/[\u200e\u200f]/gu, '');
}
