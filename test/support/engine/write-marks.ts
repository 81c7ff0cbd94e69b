import { FigureMarks, replaceMarks } from '../../../bff/model/figures/hide-figures.ts';

/**
 * Writes a text like a model that sees marks: each figure that a source says becomes that source's mark. Other figures
 * stay as they are.
 */
export function writeMarks(text: string, language: string, shown: readonly ShownFigure[]): string {
  const textFigures = new FigureMarks();
  const hidden = textFigures.hide(text, language, 'text');
  return replaceMarks(hidden, (id) => {
    const figure = textFigures.find(id);
    if (figure === undefined) return '';
    const same = shown.find(({ kind, value }) => kind === figure.kind && value === figure.value);
    const match = same ?? shown.find(({ value }) => value === figure.value);
    if (match !== undefined) return `⟦f${match.id}⟧`;
    // In "7 to 11 pm" the first hour is read as a plain number.
    return figure.written.replace(/\d+/g, (digits) => {
      const shownFigure = shown.find((one) => one.written === digits) ?? findHour(digits, shown);
      return shownFigure === undefined ? digits : `⟦f${shownFigure.id}⟧`;
    });
  });
}

export interface ShownFigure {
  id: number;
  kind: string;
  value: string;
  written: string;
}

/**
 * "Entro le 11": no reader takes a bare hour for a figure. A model copies the mark of the source's hour, and so does
 * this function.
 */
function findHour(digits: string, shown: readonly ShownFigure[]): ShownFigure | undefined {
  const hours = shown.filter(({ kind, value }) => kind === 'time' && value.endsWith(':00'));
  return shown.some(({ kind, value }) => kind === 'number' && value === String(Number(digits)))
    ? undefined
    : hours.find(({ value }) => Number(value.slice(0, 2)) === Number(digits));
}
