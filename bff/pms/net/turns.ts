/** Lets what changes one record of the PMS happen one after the other; other records go on beside it. */
export interface Turns {
  /**
   * Runs the work when all that was begun before with this record is over, however that ended. What the work puts back must be
   * made of what it reads itself: only then nothing that was written meanwhile is lost.
   */
  take<T>(record: string, work: () => Promise<T>): Promise<T>;
}

/** Of one connection. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take(record, work) {
      const before = last.get(record) ?? Promise.resolve();
      const own = before.then(work, work);
      last.set(record, own);
      const leave = () => {
        if (last.get(record) === own) last.delete(record);
      };
      own.then(leave, leave);
      return own;
    },
  };
}
