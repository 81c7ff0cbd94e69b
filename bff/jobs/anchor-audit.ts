import type { Log } from '../base/log.ts';
import type { Nodes } from '../nodes/port.ts';
import { type AnchorDeps, type AuditAnchors, createAuditAnchors } from '../operation/audit-anchors.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 60_000;
const WHAT = 'anchoring the audit log';

/**
 * Notes, now, every minute and at the end, how far the audit log has come. Where the file's lines do not fit nothing is added
 * to them, and the log says so each minute.
 */
export function startAnchoringAudit(deps: AnchorDeps & { log: Log; nodes: Pick<Nodes, 'id' | 'takes'> }): {
  close(): Promise<void>;
} {
  const { log, nodes } = deps;
  let anchors: AuditAnchors | null = null;
  const note = async () => {
    if (nodes.id !== null && (await anchors?.isCurrent()) === false) anchors = null;
    anchors ??= await createAuditAnchors(deps);
    await anchors.note();
  };
  const rounds = doRegularly({ everyMs: EVERY_MS, what: WHAT, log, nodes }, note);
  return {
    async close() {
      await rounds.close();
      if (await nodes.takes(WHAT)) await note().catch(() => undefined); // it was told each minute
    },
  };
}
