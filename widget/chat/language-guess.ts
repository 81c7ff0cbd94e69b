/** What `send.language` carries. */
export interface LanguageGuess {
  code: string;
  confidence: number;
}

type Detect = (
  text: string,
  hints: { page?: string; browser: readonly string[]; conversation?: string },
) => LanguageGuess;

const IDLE_MS_MAX = 2_000;

let detect: Detect | null = null;
let begun = false;

/** Fetches the detector at the first key: its small part at once, the rest when the page has nothing else to do. */
export function prepareDetector(): void {
  if (begun) return;
  begun = true;
  void loadDetector().catch(() => {}); // failing is harmless: the server detects too
}

async function loadDetector(): Promise<void> {
  const first = await import('../../shared/language/detect/first.ts');
  detect = first.detect;
  await idle();
  const full = await import('../../shared/language/detect/full.ts');
  detect = full.detect;
}

/** Safari has no requestIdleCallback; a moment's wait does there. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS_MAX });
    else setTimeout(resolve, IDLE_MS_MAX);
  });
}

/** The language a text seems to be in, or undefined while nobody can tell. `conversation` is what the talk was in so far. */
export function guessLanguage(text: string, conversation?: string): LanguageGuess | undefined {
  const page = document.documentElement.lang;
  const guess = detect?.(text, {
    browser: navigator.languages,
    ...(page === '' ? {} : { page }),
    ...(conversation === undefined ? {} : { conversation }),
  });
  return guess && { code: guess.code, confidence: guess.confidence };
}
