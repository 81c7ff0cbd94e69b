import { FigureMarks, replaceMarks } from '../../../bff/model/figures/hide-figures.ts';
import { detect } from '../../../shared/language/detect/server.ts';
import { type ShownFigure, writeMarks } from './write-marks.ts';

/** A text of the hotel with empty marks instead of its figures, and these figures in order. */
interface Template {
  template: string;
  figures: Omit<ShownFigure, 'id'>[];
}

const SOURCE = /Source \[(S\d+)\], [^\n]*:\n<<<(\w+)\n([\s\S]*?)\n\2>>>/gu;
const MARK = /⟦f(\d+)⟧/gu;
const EMPTY = '⟦⟧';
const CITED = /(\s*[[【(]\s*(?:sources?:?\s*)?S\d+(?:\s*[,;]\s*S\d+)*\s*[\]】)])/iu;

/**
 * Writes a reply like a model that sees this prompt: figures of a cited source become their marks. `texts` are the
 * hotel's texts; they show which figure each mark means.
 */
export function createMarker(
  texts: readonly string[],
): (prompt: { system: string; user: string }, text: string) => string {
  const templates = texts.filter((text) => text.trim() !== '').map(toTemplate);
  return ({ system, user }, text) => {
    const language = /language of the reply is [^\n]*\(([\w-]+)\)/.exec(system)?.[1];
    if (templates.length === 0 || language === undefined || !user.includes('Source [')) return text;
    const cited = new Set(text.match(/S\d+(?=\s*[\],;】)])/g) ?? []);
    const shown = [...user.matchAll(SOURCE)].flatMap(([, id = '', , body = '']) =>
      cited.size === 0 || cited.has(id) ? readShown(body, templates) : [],
    );
    return text
      .split(CITED)
      .map((part, index) => (index % 2 === 1 ? part : writeMarks(part, language, shown)))
      .join('');
  };
}

function toTemplate(text: string): Template {
  const marks = new FigureMarks();
  const figures: Template['figures'] = [];
  const template = replaceMarks(marks.hide(text, detect(text).code, 'known'), (id) => {
    const figure = marks.find(id);
    if (figure !== undefined) figures.push({ kind: figure.kind, value: figure.value, written: figure.written });
    return EMPTY;
  });
  return { template: template.trim(), figures };
}

/**
 * The figures behind the marks of a source. They come from the hotel's text that the source quotes in whole or in part.
 */
function readShown(body: string, templates: readonly Template[]): ShownFigure[] {
  const ids = [...body.matchAll(MARK)].map(([, id]) => Number(id));
  const shown = body.replace(MARK, EMPTY);
  const parts = [shown, shown.slice(shown.indexOf('\n') + 1), shown.slice(shown.indexOf(': ') + 2)];
  const figuresById = new Map<number, ShownFigure>();
  const addFigures = (from: number, figures: Template['figures']): void => {
    for (const [index, figure] of figures.entries()) {
      const id = ids[from + index];
      if (id !== undefined) figuresById.set(id, { id, ...figure });
    }
  };
  for (const { template, figures } of templates) {
    // A template without letters would be found everywhere, so it must equal the text.
    const at = /\p{L}/u.test(template) ? shown.indexOf(template) : -1;
    if (at >= 0) addFigures(countMarks(shown.slice(0, at)), figures);
    for (const part of parts) {
      const isBare = !/\p{L}/u.test(part);
      const inside = isBare ? (part === template ? 0 : -1) : template.indexOf(part);
      if (at < 0 && inside >= 0)
        addFigures(ids.length - countMarks(part), figures.slice(countMarks(template.slice(0, inside))));
    }
  }
  return [...figuresById.values()];
}

function countMarks(text: string): number {
  return text.split(EMPTY).length - 1;
}
