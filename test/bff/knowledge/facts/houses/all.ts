import { FENGARI } from './fengari.ts';
import { GALETS } from './galets.ts';
import { GRASKAR } from './graskar.ts';
import { JINAN } from './jinan.ts';
import { KREEK } from './kreek.ts';
import { LARCHHOF } from './larchhof.ts';
import { MARTI } from './marti.ts';
import { MLYN } from './mlyn.ts';
import { MYS } from './mys.ts';
import { NAWRAS } from './nawras.ts';
import { PENRHOS } from './penrhos.ts';
import { PONTE } from './ponte.ts';
import { REGLE } from './regle.ts';
import type { Labelled } from './row.ts';
import { SAWARABI } from './sawarabi.ts';

/** The hotels on which the reader was first improved. */
export const OPEN: readonly Labelled[] = [PENRHOS, LARCHHOF, GALETS, REGLE, SAWARABI, MARTI, PONTE].flat();
/** The hotels that were measured before anybody looked at them. */
export const SEALED: readonly Labelled[] = [JINAN, KREEK, MLYN, GRASKAR, NAWRAS, MYS, FENGARI].flat();
