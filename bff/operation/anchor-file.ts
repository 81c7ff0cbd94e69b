import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { z } from 'zod';
import type { Secrets } from '../base/secrets/secrets.ts';

/** One line of the anchor file: how far the audit log was at that time. */
const anchor = z.object({
  /** `head`: the log's newest entry. `restored`: the newest entry of a backup that was restored. */
  kind: z.enum(['head', 'restored']),
  at: z.string(),
  number: z.int(),
  hash: z.string(),
  signature: z.string(),
});
export type Anchor = z.infer<typeof anchor>;

/** Reads the anchors; each signature covers the one before. An invalid line is reported by its number. */
export function readAnchors(file: string, secrets: Secrets): { anchors: Anchor[]; faultyLine: number | null } {
  return parseAnchors(listLines(file), secrets);
}

/** The file's lines. An incomplete last line was cut off by a power failure and is ignored. */
export function listLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

/** Like `readAnchors`, for lines from elsewhere. */
export function parseAnchors(
  lines: readonly string[],
  secrets: Secrets,
): { anchors: Anchor[]; faultyLine: number | null } {
  const anchors: Anchor[] = [];
  for (const line of lines) {
    const parsed = anchor.safeParse(parseJson(line));
    const before = anchors.at(-1)?.signature ?? '';
    const fits =
      parsed.success &&
      JSON.stringify(parsed.data) === line &&
      secrets.verify('audit', canonical(parsed.data, before), parsed.data.signature);
    if (!fits) return { anchors, faultyLine: anchors.length + 1 };
    anchors.push(parsed.data);
  }
  return { anchors, faultyLine: null };
}

/** Removes an incomplete last line. */
export function dropHalfLine(file: string): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) truncateSync(file, end);
}

/** Appends an anchor and flushes it to the disk. Returns its signature, which the next one covers. */
export function appendAnchor(file: string, secrets: Secrets, given: Omit<Anchor, 'signature'>, before: string): string {
  const { kind, at, number, hash } = given;
  const signature = secrets.sign('audit', canonical(given, before));
  const handle = openSync(file, 'a', 0o600);
  try {
    writeSync(handle, `${JSON.stringify({ kind, at, number, hash, signature })}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return signature;
}

function canonical({ kind, at, number, hash }: Omit<Anchor, 'signature'>, before: string): string {
  return JSON.stringify(['anchor', kind, at, number, hash, before]);
}

/** Null if it is no JSON. */
export function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
