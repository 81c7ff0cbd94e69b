/** What is told of as it happens, to be counted. */
export interface Measured {
  committed(seconds: number): void;
  /** A commit that the disk did not take. */
  notCommitted(): void;
  message(author: string): void;
  answered(seconds: number): void;
}

/** Hands on what happens, from when there is somebody to count it: commands have nobody, and load nothing for it. */
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
