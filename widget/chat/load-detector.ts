import type { DetectorQuestion, LanguageGuess } from './detector-thread.ts';

/** File name of the detector, set by the build. Undefined in tests and in the npm package, which import it. */
declare const __DETECTOR_FILE__: string | undefined;

const IDLE_MS_MAX = 2_000;
const POLICY = 'service-chat';

/** The part of Trusted Types used here; TypeScript has no types for them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

/** Sends a text to the detector. */
export type Ask = (question: DetectorQuestion) => void;

/**
 * Loads the language detector. `answer` gets one guess per question, in order. When the panel comes from the page's own origin,
 * the detector runs in a worker. Browsers start no worker from another origin, the usual case on a hotel's site; there it is
 * imported when the page is idle. A `blob:` worker would work, but a page's policy may forbid it, and trying would report a
 * violation. Rejects when the file cannot be loaded.
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

/** Resolves a file's address relative to the panel's file. */
function addressOf(file: string): URL {
  return new URL(file, import.meta.url);
}

/** Starts the worker and waits for its first answer. Null when the policy or the browser forbids it. */
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

/** The address as a Trusted Types value, from a policy that allows only this address. */
function trust(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => url }).createScriptURL(url) ?? url;
}

/** Waits until the page is idle. Safari has no requestIdleCallback, so it waits a short time there. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS_MAX });
    else setTimeout(resolve, IDLE_MS_MAX);
  });
}
