import type { Log } from '../base/log.ts';
import { type AnchorDeps, type AuditAnchors, createAuditAnchors } from '../operation/audit-anchors.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 60_000;

/**
 * Notes, now, every minute and at the end, how far the audit log has come. Where the file's lines do not fit nothing is added
 * to them, and the log says so each minute.
 */
export function startAnchoringAudit(deps: AnchorDeps & { log: Log }): { close(): Promise<void> } {
  let anchors: AuditAnchors | null = null;
  const note = async () => {
    anchors ??= await createAuditAnchors(deps);
    await anchors.note();
  };
  const rounds = doRegularly({ everyMs: EVERY_MS, what: 'anchoring the audit log', log: deps.log }, note);
  return {
    async close() {
      await rounds.close();
      await note().catch(() => undefined); // it was told each minute
    },
  };
}
