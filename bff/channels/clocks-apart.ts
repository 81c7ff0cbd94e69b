/** How far a platform's clock may be ahead of ours or behind. */
export const CLOCKS_APART_MS = 60_000;
