import type { LanguageGuess } from '../../../shared/domain/understanding.ts';
import type { LanguageHints } from '../../language/reading/guess-language.ts';

/** A text whose language is to be detected. */
export interface LanguageQuery {
  text: string;
  hints: LanguageHints;
}

/** Limits per call, and of calls at a time: a text that is hard to read delays only its own call. */
const TEXTS_MAX = 64;
const LETTERS_MAX = 16_000;
const CALLS_MAX = 2;

interface Waiting {
  query: LanguageQuery;
  resolve(guess: LanguageGuess): void;
  reject(error: unknown): void;
}

/**
 * Batches texts that arrive together into one call, because a call to another thread takes as long as reading ten lines
 * there, and messages that are read together are stored with one flush. If a call fails, its texts are tried one by
 * one.
 */
export function detectTogether(
  detect: (texts: readonly LanguageQuery[]) => Promise<LanguageGuess[]>,
): (text: string, hints: LanguageHints) => Promise<LanguageGuess> {
  const waiting: Waiting[] = [];
  let isDue = false;
  let running = 0;

  const callSoon = () => {
    if (isDue || running >= CALLS_MAX || waiting.length === 0) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      running += 1;
      void answer(detect, takeSome(waiting)).finally(() => {
        running -= 1;
        callSoon();
      });
      callSoon();
    });
  };

  return (text, hints) =>
    new Promise((resolve, reject) => {
      waiting.push({ query: { text, hints }, resolve, reject });
      callSoon();
    });
}

/** Takes the first waiting texts, up to the limits of one call. */
function takeSome(waiting: Waiting[]): Waiting[] {
  let [count, letters] = [0, 0];
  for (const { query } of waiting) {
    letters += query.text.length;
    if (count > 0 && (count === TEXTS_MAX || letters > LETTERS_MAX)) break;
    count += 1;
  }
  return waiting.splice(0, count);
}

/** Detects a batch and settles each waiting promise. Never rejects. */
async function answer(detect: Parameters<typeof detectTogether>[0], batch: readonly Waiting[]): Promise<void> {
  try {
    const guesses = await detect(batch.map(({ query }) => query));
    for (const [index, { resolve, reject }] of batch.entries()) {
      const guess = guesses[index];
      if (guess === undefined) reject(new Error('A text’s language was not answered'));
      else resolve(guess);
    }
  } catch (error) {
    if (batch.length === 1) for (const { reject } of batch) reject(error);
    else await Promise.all(batch.map((one) => answer(detect, [one])));
  }
}
