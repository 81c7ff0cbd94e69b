import { FigureMarks, replaceMarks } from '../../../bff/model/figures/hide-figures.ts';

/**
 * A text as a model would write it that was shown marks: each of its figures that a source says as that source's mark. What no source
 * says stays as it is written.
 */
export function writeMarks(text: string, language: string, shown: readonly ShownFigure[]): string {
  const own = new FigureMarks();
  const hidden = own.hide(text, language, 'text');
  return replaceMarks(hidden, (id) => {
    const figure = own.find(id);
    if (figure === undefined) return '';
    const same = shown.find(({ kind, value }) => kind === figure.kind && value === figure.value);
    const alike = same ?? shown.find(({ value }) => value === figure.value);
    if (alike !== undefined) return `⟦f${alike.id}⟧`;
    // "7 to 11 pm": the first hour is a mere number there.
    return figure.written.replace(/\d+/g, (digits) => {
      const written = shown.find((one) => one.written === digits) ?? findHour(digits, shown);
      return written === undefined ? digits : `⟦f${written.id}⟧`;
    });
  });
}

export interface ShownFigure {
  id: number;
  kind: string;
  value: string;
  written: string;
}

/** "Entro le 11": a bare hour, which no reader of figures takes for one, is the source's hour, and a model copies its mark. */
function findHour(digits: string, shown: readonly ShownFigure[]): ShownFigure | undefined {
  const hours = shown.filter(({ kind, value }) => kind === 'time' && value.endsWith(':00'));
  return shown.some(({ kind, value }) => kind === 'number' && value === String(Number(digits)))
    ? undefined
    : hours.find(({ value }) => Number(value.slice(0, 2)) === Number(digits));
}
