const LABEL_WIDTH = 46;
const CELL_WIDTH = 19;

/** Formats rows of a label and cells as an aligned table; `heads` names the columns, or is empty. */
export function toTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = heads.length === 0 ? rows : [['', ...heads], ...rows];
  return all
    .map(([label = '', ...cells]) =>
      [String(label).padEnd(LABEL_WIDTH), ...cells.map((cell) => String(cell).padStart(CELL_WIDTH))].join(''),
    )
    .join('\n');
}

/** A share in %, to one decimal place; 0 if the whole is 0. */
export function percent(part: number, all: number): number {
  return Math.round((1_000 * part) / Math.max(1, all)) / 10;
}
