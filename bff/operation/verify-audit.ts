import { isAbsolute, relative } from 'node:path';
import type { Secrets } from '../base/secrets/secrets.ts';
import { type ChainFault, readChain } from '../store/account/audit.ts';
import type { Db } from '../store/schema/schema.ts';
import { type Anchor, parseAnchors, readAnchors } from './anchor-file.ts';
import type { AnchorWitness } from './anchor-witness.ts';
import { countedLines, toldLines } from './audit-anchors.ts';

export interface AuditVerdict {
  whole: boolean;
  /** Number of valid entries from the first on. */
  rows: number;
  /** The first error, with the number of its entry. */
  fault: ChainFault | null;
  /**
   * How a rollback of the whole machine would be detected. `beside`: not at all, the anchors are in the data folder. `silent`:
   * the witness does not answer or has no lines.
   */
  anchors: 'apart' | 'beside' | 'silent';
}

/**
 * Checks the whole audit log against its chain and its anchors. The chain detects changed, removed, reordered or inserted
 * entries; the anchors detect a store that was rolled back.
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

/** Null if it does not answer. Repeated lines count once. */
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

/** Checks the anchors and that the log reaches as far as they say. */
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

/** Checks that the witness has all lines it accepted. With fewer it proves nothing. */
async function checkTold(
  db: Db,
  secrets: Secrets,
  { witness, witnessed, rows }: { witness: AnchorWitness; witnessed: { anchors: readonly Anchor[] }; rows: number },
): Promise<ChainFault | null> {
  const number = rows + 1;
  const sentCount = await toldLines(db, secrets, witness);
  if (sentCount === null) return { number, words: 'The signed number of lines that the witness was told was changed' };
  const storedCount = witnessed.anchors.length;
  return storedCount < sentCount
    ? { number, words: `The witness holds ${storedCount} lines, and ${sentCount} were told to it` }
    : null;
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

/** Without anchors that a restored backup made invalid. */
function stillHolding(anchors: readonly Anchor[]): Anchor[] {
  const holding: Anchor[] = [];
  for (const anchor of anchors) {
    if (anchor.kind === 'restored') while ((holding.at(-1)?.number ?? 0) > anchor.number) holding.pop();
    holding.push(anchor);
  }
  return holding;
}
