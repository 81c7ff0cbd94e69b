import { isAbsolute, relative } from 'node:path';
import type { Secrets } from '../base/secrets/secrets.ts';
import { type ChainFault, readChain } from '../store/account/audit.ts';
import type { Db } from '../store/schema/schema.ts';
import { type Anchor, parseAnchors, readAnchors } from './anchor-file.ts';
import type { AnchorWitness } from './anchor-witness.ts';
import { countedLines, toldLines } from './audit-anchors.ts';

export interface AuditVerdict {
  whole: boolean;
  /** Entries that fit, from the first on. */
  rows: number;
  /** The first thing that does not fit, with the number of the entry it is about. */
  fault: ChainFault | null;
  /**
   * What a roll-back of the whole machine would be seen by. `beside`: nothing, the anchors lie in the data folder and go back with it.
   * `silent`: the witness does not answer, or holds nothing.
   */
  anchors: 'apart' | 'beside' | 'silent';
}

/**
 * Reads the whole audit log and holds it against the anchors outside the store. The chain shows what was changed, cut,
 * reordered or put in; the anchors show a store that was put back to what it was before.
 */
export async function verifyAudit({
  db,
  secrets,
  anchorFile,
  dataDir,
  witness,
}: {
  db: Db;
  secrets: Secrets;
  anchorFile: string;
  dataDir: string;
  witness: AnchorWitness | null;
}): Promise<AuditVerdict> {
  const { anchors, faultyLine } = readAnchors(anchorFile, secrets);
  const witnessed = witness === null ? null : await readWitness(witness, secrets);
  const anchored = new Map(
    [...stillHolding(anchors), ...stillHolding(witnessed?.anchors ?? [])].map(({ number, hash }) => [number, hash]),
  );
  const unlike: number[] = [];
  const { rows, fault } = await readChain(db, secrets, ({ number, hash }) => {
    const expected = anchored.get(number);
    if (expected !== undefined && expected !== hash) unlike.push(number);
  });
  const found =
    fault ??
    (await checkAnchors(db, secrets, { anchorFile, anchors, faultyLine, rows })) ??
    (witnessed === null ? null : checkReach(rows, { ...witnessed, place: 'what the witness was told' })) ??
    (witness === null || witnessed === null ? null : await checkTold(db, secrets, { witness, witnessed, rows })) ??
    checkUnlike(unlike, anchorFile);
  const answers = witnessed !== null && witnessed.anchors.length > 0;
  const isApart = answers || !isInside(anchorFile, dataDir);
  const worth = witness !== null && !answers ? 'silent' : isApart ? 'apart' : 'beside';
  return { whole: found === null, rows, fault: found, anchors: worth };
}

/** Null where it does not answer. A line that it was told twice counts once. */
async function readWitness(
  witness: AnchorWitness,
  secrets: Secrets,
): Promise<{ anchors: Anchor[]; faultyLine: number | null } | null> {
  const text = await witness.read().catch(() => null);
  return text === null ? null : parseAnchors([...new Set(text.split('\n').filter((line) => line !== ''))], secrets);
}

function isInside(file: string, folder: string): boolean {
  const way = relative(folder, file);
  return !way.startsWith('..') && !isAbsolute(way);
}

/** Do the anchors fit each other, and does the log reach as far as they tell? */
function checkReach(
  rows: number,
  { anchors, faultyLine, place }: { anchors: readonly Anchor[]; faultyLine: number | null; place: string },
): ChainFault | null {
  const number = rows + 1;
  if (faultyLine !== null) return { number, words: `Line ${faultyLine} of ${place} was changed` };
  const furthest = stillHolding(anchors).at(-1);
  if (furthest === undefined || furthest.number <= rows) return null;
  return {
    number,
    words: `The log was rolled back: it ends with entry ${rows}, and entry ${furthest.number} was anchored at ${furthest.at}`,
  };
}

/** Does the witness hold what it was told? One that answers and holds less vouches for nothing. */
async function checkTold(
  db: Db,
  secrets: Secrets,
  { witness, witnessed, rows }: { witness: AnchorWitness; witnessed: { anchors: readonly Anchor[] }; rows: number },
): Promise<ChainFault | null> {
  const number = rows + 1;
  const told = await toldLines(db, secrets, witness);
  if (told === null) return { number, words: 'The signed number of lines that the witness was told was changed' };
  const held = witnessed.anchors.length;
  return held < told ? { number, words: `The witness holds ${held} lines, and ${told} were told to it` } : null;
}

async function checkAnchors(
  db: Db,
  secrets: Secrets,
  {
    anchorFile,
    anchors,
    faultyLine,
    rows,
  }: { anchorFile: string; anchors: readonly Anchor[]; faultyLine: number | null; rows: number },
): Promise<ChainFault | null> {
  const number = rows + 1;
  const reach = checkReach(rows, { anchors, faultyLine, place: anchorFile });
  if (reach !== null) return reach;
  const lines = await countedLines(db, secrets);
  if (lines === null) return { number, words: 'The signed number of anchors was changed' };
  if (lines > 0 && anchors.length === 0)
    return { number, words: `${anchorFile} is missing or empty, and ${lines} lines were written to it` };
  if (anchors.length < lines)
    return { number, words: `${anchorFile} was cut: it has ${anchors.length} lines, and ${lines} were written` };
  return null;
}

function checkUnlike([first]: readonly number[], anchorFile: string): ChainFault | null {
  return first === undefined ? null : { number: first, words: `Entry ${first} is another than ${anchorFile} tells of` };
}

/** Without those that a restored backup took back. */
function stillHolding(anchors: readonly Anchor[]): Anchor[] {
  const holding: Anchor[] = [];
  for (const anchor of anchors) {
    if (anchor.kind === 'restored') while ((holding.at(-1)?.number ?? 0) > anchor.number) holding.pop();
    holding.push(anchor);
  }
  return holding;
}
