/** The current time. It is handed in so that tests can choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
