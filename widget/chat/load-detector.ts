import type { DetectorQuestion, LanguageGuess } from './detector-thread.ts';

/** The detector's file beside the panel's, put in by the build; undefined in tests and in the npm package, which import it. */
declare const __DETECTOR_FILE__: string | undefined;

const IDLE_MS_MAX = 2_000;
const POLICY = 'service-chat';

/** The part of Trusted Types used here; TypeScript's libraries lack them, and Worker takes what a policy made. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

/** Puts a question to the detector. */
export type Ask = (question: DetectorQuestion) => void;

/**
 * Fetches the language detector; `answer` is called with its guess for each question, in their order. It works in a thread of
 * its own on pages of the server's own address. Browsers start none from a file of another address, as a hotel's site is: there
 * it is read when the page has nothing else to do. A blob around the address would do, but a page's policy may forbid it, which
 * cannot be asked without being reported. Rejects where the file cannot be fetched.
 */
export async function loadDetector(answer: (guess: LanguageGuess) => void): Promise<Ask> {
  const thread = await openThread(answer);
  if (thread !== null) return (question) => thread.postMessage(question);
  await idle();
  const { detect } = await importDetector();
  return ({ text, hints }) => answer(detect(text, hints));
}

function importDetector(): Promise<typeof import('./detector-thread.ts')> {
  if (typeof __DETECTOR_FILE__ === 'undefined') return import('./detector-thread.ts');
  return import(/* @vite-ignore */ addressOf(__DETECTOR_FILE__).href);
}

function openThread(answer: (guess: LanguageGuess) => void): Promise<Worker | null> | null {
  if (typeof __DETECTOR_FILE__ === 'undefined') return null;
  const { origin, href } = addressOf(__DETECTOR_FILE__);
  return origin === location.origin ? startThread(href, answer) : null;
}

/** Beside the panel's file, which this is a part of. */
function addressOf(file: string): URL {
  return new URL(file, import.meta.url);
}

/** A thread that has answered once, or null where the page's policy or the browser wants none. */
function startThread(url: string, answer: (guess: LanguageGuess) => void): Promise<Worker | null> {
  return new Promise((resolve) => {
    try {
      const address = trust(url);
      const thread = new Worker(address, { type: 'module', name: 'service-chat-language' });
      thread.addEventListener('error', () => resolve(null));
      thread.addEventListener(
        'message',
        () => {
          thread.addEventListener('message', ({ data }: MessageEvent<LanguageGuess>) => answer(data));
          resolve(thread);
        },
        { once: true },
      );
      thread.postMessage({ text: '', hints: {} } satisfies DetectorQuestion);
    } catch {
      resolve(null); // Trusted Types without our policy, or no threads of this kind
    }
  });
}

/** The address as Trusted Types want it: made by a policy that makes no other. */
function trust(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => url }).createScriptURL(url) ?? url;
}

/** Safari has no requestIdleCallback; a moment's wait does there. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS_MAX });
    else setTimeout(resolve, IDLE_MS_MAX);
  });
}
