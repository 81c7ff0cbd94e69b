import type { Secrets } from '../base/secrets.ts';
import { type ChainFault, readChain } from '../store/audit.ts';
import type { Db } from '../store/schema.ts';
import { type Anchor, readAnchors } from './anchor-file.ts';
import { countedLines } from './audit-anchors.ts';

export interface AuditVerdict {
  whole: boolean;
  /** Entries that fit, from the first on. */
  rows: number;
  /** The first thing that does not fit, with the number of the entry it is about. */
  fault: ChainFault | null;
}

/**
 * Reads the whole audit log and holds it against the anchors outside the store. The chain shows what was changed, cut,
 * reordered or put in; the anchors show a store that was put back to what it was before.
 */
export async function verifyAudit({
  db,
  secrets,
  anchorFile,
}: {
  db: Db;
  secrets: Secrets;
  anchorFile: string;
}): Promise<AuditVerdict> {
  const { anchors, faultyLine } = readAnchors(anchorFile, secrets);
  const anchored = new Map(stillHolding(anchors).map(({ number, hash }) => [number, hash]));
  const unlike: number[] = [];
  const { rows, fault } = await readChain(db, secrets, ({ number, hash }) => {
    const expected = anchored.get(number);
    if (expected !== undefined && expected !== hash) unlike.push(number);
  });
  const found =
    fault ??
    (await checkAnchors(db, secrets, { anchorFile, anchors, faultyLine, rows })) ??
    checkUnlike(unlike, anchorFile);
  return { whole: found === null, rows, fault: found };
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
  if (faultyLine !== null) return { number, words: `Line ${faultyLine} of ${anchorFile} was changed` };
  const furthest = stillHolding(anchors).at(-1);
  if (furthest !== undefined && furthest.number > rows)
    return {
      number,
      words: `The log was rolled back: it ends with entry ${rows}, and entry ${furthest.number} was anchored at ${furthest.at}`,
    };
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
