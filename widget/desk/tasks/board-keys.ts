/** A step across the columns of the board, or up and down a column. */
export type Arrow = readonly [across: -1 | 0 | 1, down: -1 | 0 | 1];

/** Returns the step of an arrow key. Left and right are swapped on a page from right to left. Null for other keys. */
export function arrowOf(key: string, isRtl: boolean): Arrow | null {
  const forward = isRtl ? -1 : 1;
  const arrows: Readonly<Record<string, Arrow>> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [forward === 1 ? -1 : 1, 0],
    ArrowRight: [forward, 0],
  };
  return arrows[key] ?? null;
}

/** The card above or below, or the card at a similar position in the next column with cards. */
export function findBeside(
  columns: readonly (readonly HTMLElement[])[],
  card: HTMLElement,
  [across, down]: Arrow,
): HTMLElement | undefined {
  const column = columns.findIndex((cards) => cards.includes(card));
  const row = columns[column]?.indexOf(card) ?? 0;
  if (across === 0) return columns[column]?.[row + down];
  const beyond = across === 1 ? columns.slice(column + 1) : columns.slice(0, Math.max(0, column)).reverse();
  const cards = beyond.find(({ length }) => length > 0);
  return cards?.[Math.min(row, cards.length - 1)];
}
