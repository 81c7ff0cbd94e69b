/** So far a platform's clock may be off ours, either way. */
export const CLOCKS_APART_MS = 60_000;
