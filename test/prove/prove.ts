import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from './random.ts';
import type { Told } from './report.ts';
import type { Row } from './row.ts';

/** How much is proved. */
export interface Proof {
  seed: number;
  /** For all rows together, shared out by their weights; what one leaves is the next ones'. */
  seconds: number;
  /** Of each row's goal, by itself all of it. */
  goalOf(row: Row): number;
  /** Each row has a folder of its own below this one. */
  folder: string;
}

/** Tries one row after the other; a row that throws is broken, and the others go on. */
export async function prove(rows: readonly Row[], proof: Proof, onTold: (told: Told) => void): Promise<Told[]> {
  const end = performance.now() + proof.seconds * 1_000;
  const all: Told[] = [];
  for (const [place, row] of rows.entries()) {
    const left = rows.slice(place).reduce((sum, { weight }) => sum + weight, 0);
    const began = performance.now();
    const endsAt = began + (Math.max(0, end - began) * row.weight) / left;
    const folder = join(proof.folder, `row-${place}`);
    mkdirSync(folder);
    const goal = proof.goalOf(row);
    // A row of its own tries the same whether or not others ran before it.
    const random = seeded(
      proof.seed * 1_000 + [...row.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
    );
    const outcome = await row
      .run({ goal, endsAt, random, folder })
      .catch((error: unknown) => ({ done: 0, faults: [error instanceof Error ? (error.stack ?? '') : String(error)] }));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    const { name, says, unit } = row;
    const told = { name, says, unit, goal, ...outcome, seconds: (performance.now() - began) / 1_000 };
    all.push(told);
    onTold(told);
  }
  return all;
}
