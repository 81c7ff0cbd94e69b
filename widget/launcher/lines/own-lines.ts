import type { LauncherLook } from '../look.ts';
import { loadModule } from '../panel-file.ts';
import type { OnPage } from './proactive.ts';

/** Fetches the rules by which a house's own lines come, and follows them. Returns what stops it, at whatever moment. */
export function followOwnLines(lines: LauncherLook['proactive'], page: OnPage): () => void {
  let stop: (() => void) | null = () => {};
  if (lines !== undefined && lines.length > 0)
    loadModule('rules').then(
      ({ followRules }) => {
        if (stop !== null) stop = followRules(lines, page);
      },
      () => {}, // a chat without them is a chat
    );
  return () => {
    stop?.();
    stop = null;
  };
}
