import type { Outcome } from './row.ts';

/** What a row came to, as it is printed and kept. */
export interface Told extends Outcome {
  name: string;
  says: string;
  unit: string;
  goal: number;
  seconds: number;
}

export type Verdict = 'holds' | 'holds so far' | 'broken' | 'not run';

/** Broken, or whether it was tried as often as the proof wants. What was not tried holds nothing. */
export function judgeRow({ faults, notRun, done, goal }: Pick<Told, 'faults' | 'notRun' | 'done' | 'goal'>): Verdict {
  if (faults.length > 0) return 'broken';
  if (notRun !== undefined || done === 0) return 'not run';
  return done >= goal ? 'holds' : 'holds so far';
}

/**
 * Where nothing failed in so many tries: how often it may fail at most, in hundred tries, said with 95 % confidence. Ten tries say
 * little, and the table says so.
 */
export function worstShare(done: number): number {
  return Math.min(100, 300 / done);
}

/** One line of the table. */
export function toLine(told: Told): string {
  const { name, unit, done, goal, seconds, figures = {}, notRun } = told;
  const verdict = judgeRow(told);
  const more = Object.entries(figures).map(([figure, value]) => `${value} ${figure}`);
  const words = [
    `${done} of ${goal} ${unit}`,
    ...(verdict === 'holds' || verdict === 'holds so far'
      ? [`fails < ${Number(worstShare(done).toPrecision(2))} %`]
      : []),
    ...more,
    `${Math.round(seconds)} s`,
    ...(notRun === undefined ? [] : [notRun]),
  ];
  return `${verdict.padEnd(12)} ${name.padEnd(16)} ${words.join(', ')}`;
}
