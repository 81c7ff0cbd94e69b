import { detect } from '../../shared/language/detect/browser.ts';
import type { DetectHints } from '../../shared/language/detect/types.ts';

/*
 * The file of the language detector. A page that may start a thread from it asks by messages; any other imports it. It is one
 * bundle for both, so nothing of a page is used here.
 */

/** What `send.language` carries. */
export interface LanguageGuess {
  code: string;
  confidence: number;
}

/** What a page asks of the thread; an answer is its guess, in the order of the questions. */
export interface DetectorQuestion {
  text: string;
  hints: DetectHints;
}

export { detect };

if (typeof document === 'undefined')
  self.addEventListener('message', ({ data }: MessageEvent<DetectorQuestion>) => {
    self.postMessage(detect(data.text, data.hints));
  });
