/** What a row of the proof is given. */
export interface Job {
  /** So many are wanted; fewer are done where the time is over. */
  goal: number;
  /** When its share of the time is over, as `performance.now()` counts. */
  endsAt: number;
  /** From 0 to 1, the same ones for the same seed. */
  random: () => number;
  /** A folder of its own, taken away afterwards. */
  folder: string;
}

/** What came of a row. */
export interface Outcome {
  /** How often it was tried. */
  done: number;
  /** Each promise that was broken, in words; empty where all held. */
  faults: string[];
  figures?: Readonly<Record<string, number>>;
  /** Why it could not be tried here: then nothing is said of it, and least of all that it holds. */
  notRun?: string;
}

/** One thing that is shown by trying to break it. */
export interface Row {
  name: string;
  /** What holds while it is tried, in a sentence. */
  says: string;
  /** What is counted: kills, messages. */
  unit: string;
  /** How many make the whole proof, and how many its short form. */
  goal: number;
  short: number;
  /** Its share of the time, beside the others'. */
  weight: number;
  run(job: Job): Promise<Outcome>;
}

/** Has it been done often enough, or long enough? */
export function isOver({ goal, endsAt }: Pick<Job, 'goal' | 'endsAt'>, done: number): boolean {
  return done >= goal || performance.now() >= endsAt;
}
