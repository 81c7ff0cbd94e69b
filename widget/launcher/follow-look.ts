/** Connect only to pages that stay open this long. */
const STAYS_MS = 4_000;
/** Retry after this when the browser's EventSource gave up, as it does when a proxy answers for the server. */
const FOLLOW_AGAIN_MS = 60_000;
/** `EventSource.readyState` when the browser has given up. */
const STREAM_CLOSED = 2;

/**
 * While the page is visible, calls `report` with the launcher's settings, now and after each change. Returns a function that
 * stops it.
 */
export function followLook(url: string, report: (look: unknown) => void): () => void {
  let stream: EventSource | undefined;
  const stop = (): void => {
    stream?.close();
    stream = undefined;
  };
  const see = (): void => {
    if (document.hidden || stream?.readyState === STREAM_CLOSED) stop();
    if (document.hidden || stream || !window.EventSource) return;
    stream = new EventSource(url);
    stream.onmessage = ({ data }) => report(JSON.parse(data));
  };
  const first = setTimeout(see, STAYS_MS);
  const timer = setInterval(see, FOLLOW_AGAIN_MS);
  document.addEventListener('visibilitychange', see);
  return () => {
    stop();
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', see);
  };
}
