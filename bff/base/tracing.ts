/** The attributes of a span: ids, hosts and kinds. Never a guest's words, a name or an address. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A span's name, its attributes, and the message it belongs to. */
export interface SpanOf<T> {
  name: string;
  facts?: SpanFacts;
  /**
   * The id of a guest's message. All its spans form one trace, on whichever node and however long after. It may be a
   * function of the result, if only that knows the message. If left out, the span belongs to the span it runs in.
   */
  message?: string | ((value: T) => string);
}

/** Sends spans to a tracing back end. */
export interface Tracing {
  span<T>(of: SpanOf<T>, work: () => Promise<T>): Promise<T>;
}

let tracing: Tracing | null = null;

/** Sets where the spans of this process go from now on; null: nowhere, at no cost. */
export function traceWith(next: Tracing | null): void {
  tracing = next;
}

/** Runs work inside a span, if tracing is on. */
export function traced<T>(of: SpanOf<T>, work: () => Promise<T>): Promise<T> {
  return tracing === null ? work() : tracing.span(of, work);
}
