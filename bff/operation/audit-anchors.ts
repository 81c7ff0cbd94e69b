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
  /** Best on another disk, or one that can only be added to: it shows that the store is older than it should be. */
  file: string;
  clock: Clock;
  /** Is told each anchor too; left out or null: there is none. */
  witness?: AnchorWitness | null;
}

/** Notes how far the audit log has come, in a file outside the store. */
export interface AuditAnchors {
  /** Adds an anchor where the log went on since the last. Safe to call at any time. */
  note(): Promise<void>;
  /** False where another process has noted something since: the file is to be read again. */
  isCurrent(): Promise<boolean>;
}

/** Reads the file's end once. Throws where its lines do not fit: then nothing may be added that would hide it. */
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
  // A file that is begun again would hide that the old one was taken away.
  if (counted === null || counted > anchors.length)
    throw new Error(
      `${file} is missing or was cut: put it back, or your own copy of it; service-chat audit verify tells more`,
    );
  let last = anchors.at(-1);
  let lines = anchors.length;
  let told = witness === null ? 0 : ((await toldLines(db, secrets, witness)) ?? 0); // told twice is told once
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
      if (witness !== null && told < lines) await reportOwed(witness);
    },
  };

  /** One after the other; what it was told before a crash it is told twice. */
  async function reportOwed(to: AnchorWitness): Promise<void> {
    for (const line of listLines(file).slice(told)) {
      await to.tell(line);
      told += 1;
      await countTold(writer, secrets, to, told);
    }
  }
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
  const parsed = counted.safeParse(parseJson(value));
  if (!parsed.success || !secrets.verify('audit', `${COUNT}:${parsed.data.lines}`, parsed.data.signature)) return null;
  return parsed.data.lines;
}

/** How many lines a witness was told and took; null: that was changed. */
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
