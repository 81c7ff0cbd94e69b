/** A measured figure with its target. */
export interface Goal {
  name: string;
  value: number;
  goal: string;
  isMet: boolean;
}

/** A goal whose figure must reach a minimum. */
export function atLeast(name: string, value: number, least: number): Goal {
  return { name, value, goal: `≥ ${least}`, isMet: value >= least };
}

/** A goal whose figure must not exceed a maximum. */
export function atMost(name: string, value: number, most: number): Goal {
  return { name, value, goal: `≤ ${most}`, isMet: value <= most };
}
