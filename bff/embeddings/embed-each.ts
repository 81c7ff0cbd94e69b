import { type Embed, EmbeddingError } from './embedder.ts';
import type { Kind } from './prefixes.ts';

/** The answers of a server that fails on one of the texts, such as https://github.com/ollama/ollama/issues/14657. */
const OF_A_TEXT: ReadonlySet<string> = new Set(['http_400', 'http_413', 'http_422', 'http_500']);
/** If this many texts fail one after another, the model is at fault and not the texts. */
const SPOILT_MAX = 4;

/**
 * The vectors of texts, in order; null for texts on which the model fails, which are found by halving the batch. Rejects
 * with `EmbeddingError` if the model fails as a whole.
 */
export async function embedEach(
  embed: Embed,
  texts: readonly string[],
  kind: Kind,
  signal: () => AbortSignal,
): Promise<(Float32Array | null)[]> {
  let spoilt = 0;
  const embedPart = async (part: readonly string[]): Promise<(Float32Array | null)[]> => {
    try {
      const vectors = await embed(part, kind, signal());
      spoilt = 0;
      return vectors;
    } catch (error) {
      if (!(error instanceof EmbeddingError) || !isOfATextsFault(error)) throw error;
      if (part.length <= 1) {
        spoilt += 1;
        if (spoilt >= SPOILT_MAX) throw error;
        return part.map(() => null);
      }
      const middle = Math.ceil(part.length / 2);
      return [...(await embedPart(part.slice(0, middle))), ...(await embedPart(part.slice(middle)))];
    }
  };
  return embedPart(texts);
}

function isOfATextsFault({ kind, code }: EmbeddingError): boolean {
  return kind === 'malformed' || OF_A_TEXT.has(code);
}
