/** Events to be counted. */
export interface Measured {
  committed(seconds: number): void;
  /** A commit failed on the disk. */
  notCommitted(): void;
  message(author: string): void;
  answered(seconds: number): void;
}

/** Forwards events once there is a listener. Commands have none, and load no metrics. */
export interface Relay extends Measured {
  handTo(measured: Measured): void;
}

export function createRelay(): Relay {
  let to: Measured | null = null;
  return {
    handTo(measured) {
      to = measured;
    },
    committed: (seconds) => to?.committed(seconds),
    notCommitted: () => to?.notCommitted(),
    message: (author) => to?.message(author),
    answered: (seconds) => to?.answered(seconds),
  };
}
