/** Runs changes of one PMS record one after another; other records are not affected. */
export interface Turns {
  /**
   * Runs the work after all earlier work for this record has ended, even with an error. The work must write back only
   * what it has read itself; otherwise changes made in between are lost.
   */
  take<T>(record: string, work: () => Promise<T>): Promise<T>;
}

/** Makes the turns of one connection. */
export function createTurns(): Turns {
  const lastWork = new Map<string, Promise<unknown>>();
  return {
    take(record, work) {
      const earlierWork = lastWork.get(record) ?? Promise.resolve();
      const thisWork = earlierWork.then(work, work);
      lastWork.set(record, thisWork);
      const leave = () => {
        if (lastWork.get(record) === thisWork) lastWork.delete(record);
      };
      thisWork.then(leave, leave);
      return thisWork;
    },
  };
}
