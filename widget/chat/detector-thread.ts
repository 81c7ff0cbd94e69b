import { detect } from '../../shared/language/detect/browser.ts';
import type { DetectHints } from '../../shared/language/detect/types.ts';

/*
 * Entry file of the language detector. Pages that may start a worker use it as one; others import it. One bundle serves both, so
 * nothing here may need a DOM.
 */

/** The `language` of a sent message. */
export interface LanguageGuess {
  code: string;
  confidence: number;
}

/** A request to the worker; guesses come back in the order of the requests. */
export interface DetectorQuestion {
  text: string;
  hints: DetectHints;
}

export { detect };

if (typeof document === 'undefined')
  self.addEventListener('message', ({ data }: MessageEvent<DetectorQuestion>) => {
    self.postMessage(detect(data.text, data.hints));
  });
