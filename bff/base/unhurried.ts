type Wrap = <T>(work: () => T) => T;

let wrap: Wrap = (work) => work();

/**
 * Runs what takes its time for another reason than the text that is being read: a language is made ready at its first use, a
 * property's own words are learnt at the first question about them. No deadline that is meant for a text counts it.
 */
export function unhurried<T>(work: () => T): T {
  return wrap(work);
}

/** Has all of this thread's unhurried work run through `around`, which keeps its time. */
export function watchUnhurried(around: Wrap): void {
  wrap = around;
}
