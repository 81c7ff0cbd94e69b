/** A page that is left at once holds no connection. */
const STAYS_MS = 4_000;
/** Browsers give up where something between answered that the server is away. */
const FOLLOW_AGAIN_MS = 60_000;
/** Of `EventSource`: it tries no more. */
const STREAM_CLOSED = 2;

/** While the page can be seen, calls `tell` with how the launcher looks by now and whenever that changes. Returns its undo. */
export function followLook(url: string, tell: (look: unknown) => void): () => void {
  let stream: EventSource | undefined;
  const stop = (): void => {
    stream?.close();
    stream = undefined;
  };
  const see = (): void => {
    if (document.hidden || stream?.readyState === STREAM_CLOSED) stop();
    if (document.hidden || stream || !window.EventSource) return;
    stream = new EventSource(url);
    stream.onmessage = ({ data }) => tell(JSON.parse(data));
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
