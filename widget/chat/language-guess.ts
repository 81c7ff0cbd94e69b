/** What `send.language` carries. */
export interface LanguageGuess {
  code: string;
  confidence: number;
}

type Detect = (
  text: string,
  hints: { page?: string; browser: readonly string[]; conversation?: string },
) => LanguageGuess;

let detect: Detect | null = null;
let begun = false;

/** Fetches the detector at the first key. Failing is harmless: the server detects too. */
export function prepareDetector(): void {
  if (begun) return;
  begun = true;
  void import('../../shared/language/detect/full.ts')
    .then((full) => {
      detect = full.detect;
    })
    .catch(() => {});
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
