import type { LauncherLook } from '../look.ts';
import { loadModule } from '../panel-file.ts';
import type { OnPage } from './proactive.ts';

/** Fetches the rules by which a house's own lines come, and follows them. Returns what stops it, at whatever moment. */
export function followOwnLines({ lines, proactive }: LauncherLook, page: OnPage): () => void {
  let stop: (() => void) | null = () => {};
  if (lines)
    loadModule('rules').then(
      ({ followRules }) => {
        if (stop !== null) stop = followRules(proactive, page);
      },
      () => {}, // a chat without them is a chat
    );
  return () => {
    stop?.();
    stop = null;
  };
}
