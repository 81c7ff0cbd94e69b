/** A figure beside what it should be. */
export interface Goal {
  name: string;
  value: number;
  goal: string;
  isMet: boolean;
}

/** More is better. */
export function atLeast(name: string, value: number, least: number): Goal {
  return { name, value, goal: `≥ ${least}`, isMet: value >= least };
}

/** Less is better. */
export function atMost(name: string, value: number, most: number): Goal {
  return { name, value, goal: `≤ ${most}`, isMet: value <= most };
}
