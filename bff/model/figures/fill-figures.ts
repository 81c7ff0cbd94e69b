import { sayFigure } from './figure.ts';
import { type FigureMarks, readFigures, readMarks, replaceMarks } from './hide-figures.ts';

/** What is wrong with a sentence's figures: a mark of no source that it cites, or a digit of the model's own. */
export type MarkFault = 'mark' | 'digit';

/** "Per 1 person", as Korean has it, is no claim. */
const OWN_ONE = /(?<![\d.,:])1(?![\d.,:])/gu;

/**
 * Puts back what the marks of a sentence stand for, as the guest's language writes it. Of digits of its own it may have what the guest
 * counted (`guest`), but no price and no time, and the hotel's name (`house`).
 */
export function fillFigures(
  sentence: string,
  given: {
    marks: FigureMarks;
    cites: readonly string[];
    language: string;
    house: string;
    guest: ReadonlySet<string>;
  },
): { text: string; fault: MarkFault | null } {
  const { marks, cites, language, house, guest } = given;
  const { ids, rest } = readMarks(sentence);
  const text = replaceMarks(sentence, (id) => {
    const figure = marks.find(id);
    return figure === undefined ? '' : sayFigure(figure, language);
  });
  const isTheirs = (id: number): boolean => cites.some((cite) => marks.find(id)?.sources.has(cite) === true);
  if (!ids.every(isTheirs)) return { text, fault: 'mark' };
  const own = (house === '' ? rest : rest.replaceAll(house, ' ')).replace(OWN_ONE, ' ');
  const isGuests = readFigures(own, language).every(
    ({ kind, value }) => (kind === 'number' || kind === 'date') && guest.has(value),
  );
  return { text, fault: isGuests ? null : 'digit' };
}
