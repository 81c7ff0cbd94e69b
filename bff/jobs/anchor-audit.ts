import type { Log } from '../base/log.ts';
import type { Nodes } from '../nodes/port.ts';
import { type AnchorDeps, type AuditAnchors, createAuditAnchors } from '../operation/audit-anchors.ts';
import { doRegularly } from './regularly.ts';

const EVERY_MS = 60_000;
const WHAT = 'anchoring the audit log';

/**
 * Writes an anchor of the audit log now, every minute and on stop. If the file does not match, adds nothing and logs an error
 * each minute.
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
      if (await nodes.takes(WHAT)) await note().catch(() => undefined); // the error was logged each minute
    },
  };
}
