type Wrap = <T>(work: () => T) => T;

let wrap: Wrap = (work) => work();

/**
 * Runs work that is slow for another reason than the text being read: loading a language at its first use, or learning
 * a property's own words at the first question. Deadlines for reading a text do not count this time.
 */
export function unhurried<T>(work: () => T): T {
  return wrap(work);
}

/** From now on `around` wraps all unhurried work of this thread, so that it can measure the time. */
export function watchUnhurried(around: Wrap): void {
  wrap = around;
}
