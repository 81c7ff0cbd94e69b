import { FigureMarks, replaceMarks } from '../../../bff/model/figures/hide-figures.ts';
import { detect } from '../../../shared/language/detect/server.ts';
import { type ShownFigure, writeMarks } from './write-marks.ts';

/** A text of the hotel's with marks in the places of its figures, and what they are, in their order. */
interface Known {
  template: string;
  figures: Omit<ShownFigure, 'id'>[];
}

const SOURCE = /Source \[(S\d+)\], [^\n]*:\n<<<(\w+)\n([\s\S]*?)\n\2>>>/gu;
const MARK = /⟦f(\d+)⟧/gu;
const EMPTY = '⟦⟧';
const CITED = /(\s*[[【(]\s*(?:sources?:?\s*)?S\d+(?:\s*[,;]\s*S\d+)*\s*[\]】)])/iu;

/**
 * Writes a reply as a model would that is shown this prompt: the figures that a cited source says as its marks. The texts of the
 * hotel tell what each mark stands for.
 */
export function createMarker(
  texts: readonly string[],
): (prompt: { system: string; user: string }, text: string) => string {
  const known = texts.filter((text) => text.trim() !== '').map(readKnown);
  return ({ system, user }, text) => {
    const language = /language of the reply is [^\n]*\(([\w-]+)\)/.exec(system)?.[1];
    if (known.length === 0 || language === undefined || !user.includes('Source [')) return text;
    const cited = new Set(text.match(/S\d+(?=\s*[\],;】)])/g) ?? []);
    const shown = [...user.matchAll(SOURCE)].flatMap(([, id = '', , body = '']) =>
      cited.size === 0 || cited.has(id) ? readShown(body, known) : [],
    );
    return text
      .split(CITED)
      .map((part, index) => (index % 2 === 1 ? part : writeMarks(part, language, shown)))
      .join('');
  };
}

function readKnown(text: string): Known {
  const marks = new FigureMarks();
  const figures: Known['figures'] = [];
  const template = replaceMarks(marks.hide(text, detect(text).code, 'known'), (id) => {
    const figure = marks.find(id);
    if (figure !== undefined) figures.push({ kind: figure.kind, value: figure.value, written: figure.written });
    return EMPTY;
  });
  return { template: template.trim(), figures };
}

/** What a source's marks stand for, by the texts that it is, or is a part of. */
function readShown(body: string, known: readonly Known[]): ShownFigure[] {
  const ids = [...body.matchAll(MARK)].map(([, id]) => Number(id));
  const shown = body.replace(MARK, EMPTY);
  const parts = [shown, shown.slice(shown.indexOf('\n') + 1), shown.slice(shown.indexOf(': ') + 2)];
  const found = new Map<number, ShownFigure>();
  const give = (from: number, figures: Known['figures']): void => {
    for (const [index, figure] of figures.entries()) {
      const id = ids[from + index];
      if (id !== undefined) found.set(id, { id, ...figure });
    }
  };
  for (const { template, figures } of known) {
    // Nothing but a figure is found everywhere: it is that text alone.
    const at = /\p{L}/u.test(template) ? shown.indexOf(template) : -1;
    if (at >= 0) give(countMarks(shown.slice(0, at)), figures);
    for (const part of parts) {
      const isBare = !/\p{L}/u.test(part);
      const inside = isBare ? (part === template ? 0 : -1) : template.indexOf(part);
      if (at < 0 && inside >= 0)
        give(ids.length - countMarks(part), figures.slice(countMarks(template.slice(0, inside))));
    }
  }
  return [...found.values()];
}

function countMarks(text: string): number {
  return text.split(EMPTY).length - 1;
}
