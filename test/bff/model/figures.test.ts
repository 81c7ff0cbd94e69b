import { describe, expect, it } from 'vitest';
import { sayFigure } from '../../../bff/model/figures/figure.ts';
import { fillFigures } from '../../../bff/model/figures/fill-figures.ts';
import { FigureMarks } from '../../../bff/model/figures/hide-figures.ts';

const WORDS =
  'Breakfast is from 7:00 to 10:30 for 19.50 € 1,200 m away, call +49 8382 550140 or write to desk@house.example, password: lake24';
const marks = new FigureMarks();
const hidden = marks.hide(WORDS, 'en', 'S1');
marks.hide('Parking costs 18 €.', 'en', 'S2');
const fill = (sentence: string, language = 'de') =>
  fillFigures(sentence, { marks, cites: ['S1'], language, house: 'Hotel 21', guest: new Set(['4']) });

it('figures, addresses and codes are replaced by marks before a model sees them', () => {
  expect(hidden).toBe(
    'Breakfast is from ⟦f1⟧ to ⟦f2⟧ for ⟦f3⟧ ⟦f4⟧ m away, call ⟦f5⟧ or write to ⟦f6⟧, password: ⟦f7⟧',
  );
});

it.each([
  ['en', ['7:00', '10:30', '19.50 €', '1,200', '+49 8382 550140', 'desk@house.example', 'lake24']],
  ['de', ['7:00', '10:30', '19,50 €', '1.200', '+49 8382 550140', 'desk@house.example', 'lake24']],
  ['da', ['7:00', '10:30', '19,50 €', '1.200', '+49 8382 550140', 'desk@house.example', 'lake24']],
])('the figures are put back in the notation of %s', (language, said) => {
  expect(marks.of('S1').map((figure) => sayFigure(figure, language))).toEqual(said);
});

it('hours with am and pm are compared as hours, whatever word joins them', () => {
  const own = new FigureMarks();
  expect(own.hide('Dinner is from 6 pm to 9:30 pm. Bar until 11 p.m.', 'en', 'S1')).toBe(
    'Dinner is from ⟦f1⟧ to ⟦f2⟧. Bar until ⟦f3⟧.',
  );
  expect(own.of('S1').map((figure) => sayFigure(figure, 'de'))).toEqual(['18:00', '21:30', '23:00']);
});

it('words of another language that look like “am” or “pm” are not read as such', () => {
  const own = new FigureMarks();
  expect(own.hide('Offen bis 12 am Sonntag. Haus 4 am See.', 'de', 'S1')).toBe(
    'Offen bis ⟦f1⟧ am Sonntag. Haus ⟦f2⟧ am See.',
  );
  expect(own.of('S1').map((figure) => sayFigure(figure, 'de'))).not.toContain('4:00');
});

describe('a sentence with figures is refused', () => {
  it.each([
    ['for a mark of a source that it does not cite', 'Parken kostet ⟦f8⟧.', 'mark'],
    ['for a mark that stands for nothing', 'Frühstück ab ⟦f99⟧.', 'mark'],
    ['for a price of its own', 'Frühstück kostet 19,50 €.', 'digit'],
    ['for a time of its own, also beside a mark', 'Frühstück von ⟦f1⟧ bis 11:00 Uhr.', 'digit'],
    ['for a number in other digits', 'Frühstück für ٣ Personen.', 'digit'],
    ['for a time of the guest’s', 'Frühstück ab 4:00 Uhr.', 'digit'],
  ])('%s', (_, sentence, fault) => {
    expect(fill(sentence).fault).toBe(fault);
  });

  it.each([
    ['for marks of what it cites', 'Frühstück von ⟦f1⟧ bis ⟦f2⟧ Uhr.'],
    ['for what the guest counted', 'Für 4 Personen je ⟦f3⟧.'],
    ['for the hotel’s own name', 'Im Hotel 21 ab ⟦f1⟧ Uhr.'],
    ['for one', '1 Person zahlt ⟦f3⟧.'],
  ])('but not %s', (_, sentence) => {
    expect(fill(sentence).fault).toBeNull();
  });
});
