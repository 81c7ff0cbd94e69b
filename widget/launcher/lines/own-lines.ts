import type { LauncherLook } from '../look.ts';
import { loadModule } from '../panel-file.ts';
import type { OnPage } from './proactive.ts';

/** Loads and follows the hotel's rules for proactive messages. Returns a function that stops it. */
export function followOwnLines({ lines, proactive }: LauncherLook, page: OnPage): () => void {
  let stop: (() => void) | null = () => {};
  if (lines)
    loadModule('rules').then(
      ({ followRules }) => {
        if (stop !== null) stop = followRules(proactive, page);
      },
      () => {}, // the chat works without them
    );
  return () => {
    stop?.();
    stop = null;
  };
}
