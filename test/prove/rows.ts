import type { Row } from './row.ts';
import { nodes, texts } from './rows/commands.ts';
import { crashPoints } from './rows/crash-points.ts';
import { flush } from './rows/flush.ts';
import { frames } from './rows/frames.ts';
import { kill } from './rows/kill.ts';
import { model } from './rows/model.ts';
import { lostAcks, network } from './rows/network.ts';
import { operations } from './rows/operations.ts';
import { planted } from './rows/planted.ts';
import { soak, storm } from './rows/storm.ts';

/** Everything that is proved, the judge first: what it cannot find it cannot acquit of. */
export const ROWS: readonly Row[] = [
  planted,
  flush,
  crashPoints,
  operations,
  kill,
  lostAcks,
  network,
  model,
  frames,
  storm,
  soak,
  texts,
  nodes,
];
