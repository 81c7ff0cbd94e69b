const AGAIN_MS = 60_000;
/** A page that comes to the front says so twice, as a tab and as a window. */
const APART_MS = 1_000;

/** Calls `look` when the page comes to the front, and each minute while it can be seen. Returns its undo. */
export function whileSeen(look: () => void): () => void {
  let lastMs = 0;
  const seen = (): void => {
    const nowMs = performance.now();
    if (document.hidden || nowMs - lastMs < APART_MS) return;
    lastMs = nowMs;
    look();
  };
  const timer = setInterval(seen, AGAIN_MS);
  document.addEventListener('visibilitychange', seen);
  addEventListener('focus', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('focus', seen);
  };
}
