const LOOK_MS = 1_000;

/** Calls `changed` when a single-page site shows another path. Returns a function that stops it. */
export function followRoutes(changed: () => void): () => void {
  let path = location.pathname;
  const check = (): void => {
    if (location.pathname === path) return;
    path = location.pathname;
    changed();
  };
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation === undefined) {
    const timer = setInterval(check, LOOK_MS); // older browsers have no event for `pushState`
    return () => clearInterval(timer);
  }
  navigation.addEventListener('currententrychange', check);
  return () => navigation.removeEventListener('currententrychange', check);
}
