import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../../bff/knowledge/facts/answering/answer-question.ts';
import type { Question } from '../../../../bff/knowledge/facts/answering/question.ts';
import { readHouse } from '../../../../bff/knowledge/facts/binding/read-house.ts';
import { sayAnswer } from '../../../../bff/knowledge/facts/saying/say-answer.ts';
import { SAID_LANGUAGES, textsFor } from '../../../../bff/knowledge/facts/texts.ts';

/** A Thursday in March, a quarter past nine in the morning in Bregenz. */
const MOMENT = { now: new Date('2026-03-12T08:15:00Z'), timezone: 'Europe/Vienna' };

const FACTS = readHouse({
  language: 'de',
  currency: 'EUR',
  checkIn: 'ab 15 Uhr',
  checkOut: 'bis 11 Uhr',
  policies: 'Keine Haustiere, außer Assistenzhunde.',
  specialties: '',
  faqs: [
    {
      id: 'breakfast',
      question: 'Wann gibt es Frühstück?',
      answer: 'Mo-Fr 7-9:30, Sa/So 8-11 Uhr. 19,50 € p.P., Kinder 4–11 J. 9 €, unter 4 frei.',
    },
    { id: 'parking', question: 'Kann ich bei Ihnen parken?', answer: '24 €/Nacht, Höhe max. 2,05 m.' },
    { id: 'pool', question: 'Haben Sie einen Pool?', answer: 'Ja. Juni bis September täglich 10–19 Uhr.' },
    { id: 'gym', question: 'Fitnessraum?', answer: 'Rund um die Uhr, ab 16 Jahren.' },
    { id: 'station', question: 'Wie weit ist es zum Bahnhof?', answer: '600 m' },
    { id: 'wifi', question: 'WLAN?', answer: 'Netz: Heron_Gast, Passwort: reiher77.' },
    {
      id: 'restaurant',
      question: 'Wann hat das Restaurant offen?',
      answer: '12–14 und 18–22 Uhr, montags geschlossen.',
    },
  ],
});

interface Case {
  asks: string;
  question: Question;
  /** Figures that the answer must have, as digits. */
  tells: readonly string[];
  /** Figures of another day, age or attribute. */
  not?: readonly string[];
  verdict?: 'yes' | 'no';
}

const CASES: readonly Case[] = [
  ask('breakfast on Sunday', 'breakfast', 'hours', { day: 6 }, ['8', '11'], ['9', '7']),
  ask('breakfast on Tuesday', 'breakfast', 'hours', { day: 1 }, ['7', '30'], ['8', '11']),
  ask('breakfast on any day', 'breakfast', 'hours', {}, ['7', '9', '30', '8', '11']),
  ask('breakfast of a child of 7', 'breakfast', 'price', { age: 7 }, ['9'], ['19', '24']),
  ask('breakfast of a child of 3', 'breakfast', 'price', { age: 3 }, [], ['19', '24']),
  ask('breakfast of an adult', 'breakfast', 'price', { age: 40 }, ['19', '50'], ['24']),
  ask('a night in the garage', 'parking', 'price', {}, ['24'], ['19']),
  ask('a car of 2.20 m', 'parking', 'limit', { heightM: 2.2 }, ['2', '05'], ['24'], 'no'),
  ask('a car of 1.80 m', 'parking', 'limit', { heightM: 1.8 }, ['2', '05', '24'], ['19'], 'yes'),
  ask('the pool in July', 'pool', 'hours', { date: '2026-07-14' }, ['10', '19'], ['24']),
  ask('the restaurant on Monday', 'restaurant', 'hours', { day: 0 }, [], ['12', '14', '18', '22']),
  ask('the restaurant on Friday', 'restaurant', 'hours', { day: 4 }, ['12', '14', '18', '22']),
  ask('the gym of a guest of 15', 'gym', 'allowed', { age: 15 }, ['16'], [], 'no'),
  ask('the gym of a guest of 17', 'gym', 'allowed', { age: 17 }, ['16'], [], 'yes'),
  ask('how far the station is', 'station', 'distance', {}, ['600']),
  ask('when one may come', 'checkIn', 'hours', {}, ['15'], ['11']),
  ask('when one must go', 'checkOut', 'hours', {}, ['11'], ['15']),
];

function ask(
  asks: string,
  subject: string,
  kind: Question['kind'],
  conditions: Question['conditions'],
  tells: readonly string[],
  not: readonly string[] = [],
  verdict?: 'yes' | 'no',
): Case {
  return { asks, question: { subject, kind, conditions }, tells, not, ...(verdict === undefined ? {} : { verdict }) };
}

/** Every figure of a text in plain digits; hours with am and pm are converted to 24 hours. */
function figuresIn(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
    return String(code - zero);
  });
  return plain.match(/\d+/g)?.map((figure) => String(Number(figure))) ?? [];
}

const hours = (figure: string) => [figure, String(Number(figure) > 12 ? Number(figure) - 12 : Number(figure))];

describe.each([...SAID_LANGUAGES])('an answer computed from facts, in %s', (language) => {
  it.each(CASES)(
    'the answer about $asks has the right figures and no others',
    ({ question, tells, not = [], verdict }) => {
      const answer = answerQuestion(question, FACTS, MOMENT);
      expect(answer).not.toBeNull();
      const said = answer === null ? null : sayAnswer(answer, language);
      const texts = textsFor(language);
      const figures = figuresIn(said ?? '');
      for (const figure of tells) {
        const wanted = question.kind === 'hours' ? hours(figure) : [figure];
        expect(
          wanted.map((one) => String(Number(one))).some((one) => figures.includes(one)),
          `${said} tells ${figure}`,
        ).toBe(true);
      }
      for (const figure of not) expect(figures, `${said} tells no ${figure}`).not.toContain(String(Number(figure)));
      // Each figure has its label, and no placeholder is left.
      const label = texts?.subjects[question.subject]?.label ?? '';
      expect(said?.toLocaleLowerCase(language)).toContain(label.toLocaleLowerCase(language));
      expect(said).not.toMatch(/[{}⟦⟧]|undefined|null/);
      if (verdict !== undefined) {
        const word = String(texts?.templates[verdict]).toLocaleLowerCase(language);
        expect(said?.toLocaleLowerCase(language).startsWith(word), `${said} opens with ${word}`).toBe(true);
      }
    },
  );
});
