/** One step across the board's columns and down a column. */
export type Arrow = readonly [across: -1 | 0 | 1, down: -1 | 0 | 1];

/** Where an arrow key leads; across is turned where the page runs from right to left. Null for other keys. */
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
