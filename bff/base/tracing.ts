/** What a span says of its work: ids, hosts and kinds. Never a guest's words, a name or an address. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** What a span is called, what it says, and of which message it is. */
export interface SpanOf<T> {
  name: string;
  facts?: SpanFacts;
  /**
   * All spans of one message are one trace, whichever node works on it and however long after. Asked of what the work gave where only
   * that knows the message. Left out: a part of the span it runs in.
   */
  message?: string | ((value: T) => string);
}

/** Carries spans to whoever watches the server. */
export interface Tracing {
  span<T>(of: SpanOf<T>, work: () => Promise<T>): Promise<T>;
}

let tracing: Tracing | null = null;

/** From now on spans go there; null: nowhere, and cost nothing. Of the whole process, as the signals of a process are. */
export function traceWith(next: Tracing | null): void {
  tracing = next;
}

/** Does work as a span, where somebody watches. */
export function traced<T>(of: SpanOf<T>, work: () => Promise<T>): Promise<T> {
  return tracing === null ? work() : tracing.span(of, work);
}
