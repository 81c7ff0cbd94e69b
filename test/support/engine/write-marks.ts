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
      const written = shown.find((one) => one.written === digits);
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
