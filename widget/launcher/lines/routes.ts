const LOOK_MS = 1_000;

/** Calls `changed` when the page shows another path without being loaded again, as single-page sites do. Returns its undo. */
export function followRoutes(changed: () => void): () => void {
  let path = location.pathname;
  const check = (): void => {
    if (location.pathname === path) return;
    path = location.pathname;
    changed();
  };
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation === undefined) {
    const timer = setInterval(check, LOOK_MS); // older browsers tell nobody of `pushState`
    return () => clearInterval(timer);
  }
  navigation.addEventListener('currententrychange', check);
  return () => navigation.removeEventListener('currententrychange', check);
}
