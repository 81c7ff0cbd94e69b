import { z } from 'zod';
import type { Clock } from '../base/clock.ts';
import type { Secrets } from '../base/secrets.ts';
import { findAuditHead } from '../store/audit.ts';
import { findMeta, setMeta } from '../store/meta.ts';
import type { Db } from '../store/schema.ts';
import type { Writer } from '../store/writer.ts';
import { type Anchor, appendAnchor, dropHalfLine, readAnchors } from './anchor-file.ts';

const COUNT = 'auditAnchors';
const counted = z.object({ lines: z.int(), signature: z.string() });

export interface AnchorDeps {
  db: Db;
  writer: Writer;
  secrets: Secrets;
  /** Best on another disk, or one that can only be added to: it shows that the store is older than it should be. */
  file: string;
  clock: Clock;
}

/** Notes how far the audit log has come, in a file outside the store. */
export interface AuditAnchors {
  /** Adds an anchor where the log went on since the last. Safe to call at any time. */
  note(): Promise<void>;
}

/** Reads the file's end once. Throws where its lines do not fit: then nothing may be added that would hide it. */
export async function createAuditAnchors({ db, writer, secrets, file, clock }: AnchorDeps): Promise<AuditAnchors> {
  dropHalfLine(file);
  const { anchors, faultyLine } = readAnchors(file, secrets);
  if (faultyLine !== null)
    throw new Error(`Line ${faultyLine} of ${file} was changed or cut: service-chat audit verify tells more`);
  let last = anchors.at(-1);
  let lines = anchors.length;
  return {
    async note() {
      const head = await findAuditHead(db);
      if (head === undefined || (last !== undefined && head.number <= last.number)) return;
      const given = { kind: 'head', at: clock().toISOString(), ...head } as const;
      last = { ...given, signature: appendAnchor(file, secrets, given, last?.signature ?? '') };
      lines += 1;
      await countLines(writer, secrets, lines);
    },
  };
}

/** Notes that a backup takes the store's place: what was anchored after its newest entry holds no longer. */
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

/** How many lines the store knows of; null: that was changed. */
export async function countedLines(db: Db, secrets: Secrets): Promise<number | null> {
  const value = await findMeta(db, COUNT);
  if (value === null) return 0;
  const parsed = counted.safeParse(JSON.parse(value));
  if (!parsed.success || !secrets.verify('audit', `${COUNT}:${parsed.data.lines}`, parsed.data.signature)) return null;
  return parsed.data.lines;
}

async function countLines(writer: Writer, secrets: Secrets, lines: number): Promise<void> {
  const signature = secrets.sign('audit', `${COUNT}:${lines}`);
  await writer.write((trx) => setMeta(trx, COUNT, JSON.stringify({ lines, signature })));
}
