import { z } from 'zod';
import type { Clock } from '../base/clock.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import { findAuditHead } from '../store/account/audit.ts';
import type { Db } from '../store/schema/schema.ts';
import { findMeta, setMeta } from '../store/sqlite/meta.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import { type Anchor, appendAnchor, dropHalfLine, listLines, parseJson, readAnchors } from './anchor-file.ts';
import type { AnchorWitness } from './anchor-witness.ts';

const COUNT = 'auditAnchors';
const TOLD = 'auditAnchorsTold';
const counted = z.object({ lines: z.int(), signature: z.string() });
const toldTo = counted.extend({ witness: z.string() });

export interface AnchorDeps {
  db: Db;
  writer: Writer;
  secrets: Secrets;
  /** Best on another disk, or append-only: it shows when the store was rolled back. */
  file: string;
  clock: Clock;
  /** Also receives each anchor; null: none. */
  witness?: AnchorWitness | null;
}

/** Records how far the audit log is, in a file outside the store. */
export interface AuditAnchors {
  /** Adds an anchor if the log has new entries. Can be called at any time. */
  note(): Promise<void>;
  /** False if another process has added something: read the file again. */
  isCurrent(): Promise<boolean>;
}

/** Reads the end of the file. Throws if its lines are invalid, because adding to them would hide that. */
export async function createAuditAnchors({
  db,
  writer,
  secrets,
  file,
  clock,
  witness = null,
}: AnchorDeps): Promise<AuditAnchors> {
  dropHalfLine(file);
  const { anchors, faultyLine } = readAnchors(file, secrets);
  if (faultyLine !== null)
    throw new Error(`Line ${faultyLine} of ${file} was changed or cut: service-chat audit verify tells more`);
  const counted = await countedLines(db, secrets);
  // Starting a new file would hide that the old one was removed.
  if (counted === null || counted > anchors.length)
    throw new Error(
      `${file} is missing or was cut: put it back, or your own copy of it; service-chat audit verify tells more`,
    );
  let last = anchors.at(-1);
  let lines = anchors.length;
  let sentCount = witness === null ? 0 : ((await toldLines(db, secrets, witness)) ?? 0); // sending a line twice is harmless
  return {
    isCurrent: async () => (await countedLines(db, secrets)) === lines,
    async note() {
      const head = await findAuditHead(db);
      if (head !== undefined && (last === undefined || head.number > last.number)) {
        const given = { kind: 'head', at: clock().toISOString(), ...head } as const;
        last = { ...given, signature: appendAnchor(file, secrets, given, last?.signature ?? '') };
        lines += 1;
        await countLines(writer, secrets, lines);
      }
      if (witness !== null && sentCount < lines) await reportOwed(witness);
    },
  };

  /** In order; after a crash a line may be sent twice. */
  async function reportOwed(to: AnchorWitness): Promise<void> {
    for (const line of listLines(file).slice(sentCount)) {
      await to.tell(line);
      sentCount += 1;
      await countTold(writer, secrets, to, sentCount);
    }
  }
}

/** Records that a backup was restored: later anchors are no longer valid. */
export async function anchorRestored(
  { db, writer, secrets, file, clock }: AnchorDeps,
  upTo: Pick<Anchor, 'number' | 'hash'>,
): Promise<void> {
  dropHalfLine(file);
  const { anchors, faultyLine } = readAnchors(file, secrets);
  if (faultyLine !== null || (anchors.length === 0 && (await countedLines(db, secrets)) === 0)) return;
  const given = { kind: 'restored', at: clock().toISOString(), ...upTo } as const;
  appendAnchor(file, secrets, given, anchors.at(-1)?.signature ?? '');
  await countLines(writer, secrets, anchors.length + 1);
}

/** Number of lines recorded in the store; null: the record was changed. */
export async function countedLines(db: Db, secrets: Secrets): Promise<number | null> {
  const value = await findMeta(db, COUNT);
  if (value === null) return 0;
  const parsed = counted.safeParse(parseJson(value));
  if (!parsed.success || !secrets.verify('audit', `${COUNT}:${parsed.data.lines}`, parsed.data.signature)) return null;
  return parsed.data.lines;
}

/** Number of lines a witness has accepted; null: the record was changed. */
export async function toldLines(db: Db, secrets: Secrets, { url }: AnchorWitness): Promise<number | null> {
  const value = await findMeta(db, TOLD);
  if (value === null) return 0;
  const parsed = toldTo.safeParse(parseJson(value));
  if (!parsed.success) return null;
  const { witness, lines, signature } = parsed.data;
  if (!secrets.verify('audit', `${TOLD}:${witness}:${lines}`, signature)) return null;
  return witness === secrets.sign('audit', url) ? lines : 0;
}

async function countTold(writer: Writer, secrets: Secrets, { url }: AnchorWitness, lines: number): Promise<void> {
  const witness = secrets.sign('audit', url);
  const signature = secrets.sign('audit', `${TOLD}:${witness}:${lines}`);
  await writer.write((trx) => setMeta(trx, TOLD, JSON.stringify({ witness, lines, signature })));
}

async function countLines(writer: Writer, secrets: Secrets, lines: number): Promise<void> {
  const signature = secrets.sign('audit', `${COUNT}:${lines}`);
  await writer.write((trx) => setMeta(trx, COUNT, JSON.stringify({ lines, signature })));
}
