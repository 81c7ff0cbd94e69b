import type { LanguageGuess } from '../../../shared/domain/understanding.ts';
import type { LanguageHints } from '../../language/reading/guess-language.ts';

/** A text whose language is asked for. */
export interface AskedText {
  text: string;
  hints: LanguageHints;
}

/** So many texts go in one call, and so many calls run at once: one that is hard to read keeps only its own call waiting. */
const TEXTS_MAX = 64;
const LETTERS_MAX = 16_000;
const CALLS_MAX = 2;

interface Waiting {
  asked: AskedText;
  resolve(guess: LanguageGuess): void;
  reject(error: unknown): void;
}

/**
 * Asks for the languages of texts that come in together in one call: a call to another thread takes as long as reading ten lines
 * there, and messages that are read together are stored with one flush. Where a call fails each of its texts is asked for alone.
 */
export function detectTogether(
  detect: (asked: readonly AskedText[]) => Promise<LanguageGuess[]>,
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
      waiting.push({ asked: { text, hints }, resolve, reject });
      callSoon();
    });
}

/** The first of those who wait, as many as are soon read. */
function takeSome(waiting: Waiting[]): Waiting[] {
  let [count, letters] = [0, 0];
  for (const { asked } of waiting) {
    letters += asked.text.length;
    if (count > 0 && (count === TEXTS_MAX || letters > LETTERS_MAX)) break;
    count += 1;
  }
  return waiting.splice(0, count);
}

/** Never rejects: each of those who wait is told. */
async function answer(detect: Parameters<typeof detectTogether>[0], batch: readonly Waiting[]): Promise<void> {
  try {
    const guesses = await detect(batch.map(({ asked }) => asked));
    for (const [place, { resolve, reject }] of batch.entries()) {
      const guess = guesses[place];
      if (guess === undefined) reject(new Error('A text’s language was not answered'));
      else resolve(guess);
    }
  } catch (error) {
    if (batch.length === 1) for (const { reject } of batch) reject(error);
    else await Promise.all(batch.map((one) => answer(detect, [one])));
  }
}
