import { z } from 'zod';
import type { EmbeddingSettings } from '../base/embedding-settings.ts';
import { guardFetch } from '../base/network/guard-fetch.ts';
import { type Kind, prefixOf } from './prefixes.ts';

/** The number of texts per call. */
export const BATCH = 32;
/** Enough for a batch of the longest vectors with all digits. */
const ANSWER_BYTES_MAX = 8 * 1024 * 1024;
/** The shortest context of the models is 512 tokens; longer texts are cut instead of refused. */
const EMBEDDED_LETTERS_MAX = 1_500;
const DIMENSIONS_MIN = 8;
const DIMENSIONS_MAX = 8_192;

/** The answer of all servers with this API: https://platform.openai.com/docs/api-reference/embeddings. */
const answerShape = z.object({
  data: z.array(z.object({ index: z.int().optional(), embedding: z.array(z.number()) })),
});

/** The reason why there are no vectors. `code` is short and contains no text of a person. */
export class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError';
  readonly kind: 'timeout' | 'error' | 'malformed';
  readonly code: string;

  constructor(kind: EmbeddingError['kind'], code: string) {
    super(`The embedding model: ${kind} (${code})`);
    this.kind = kind;
    this.code = code;
  }
}

/** Returns the vectors of texts, of length 1 and in order: one call, without a retry. Rejects only with `EmbeddingError`. */
export type Embed = (texts: readonly string[], kind: Kind, signal: AbortSignal) => Promise<Float32Array[]>;

/** Calls any server with OpenAI's embeddings API, which Ollama and other local servers have too. */
export function createEmbed(settings: EmbeddingSettings, fetch: typeof globalThis.fetch): Embed {
  const { baseUrl, apiKey, model } = settings;
  const guarded = guardFetch(fetch, ANSWER_BYTES_MAX);
  const key: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  return async (texts, kind, signal) => {
    const before = prefixOf(model, kind);
    const failed = (): EmbeddingError =>
      signal.aborted ? new EmbeddingError('timeout', 'late') : new EmbeddingError('error', 'connection');
    const response = await guarded(`${baseUrl}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...key },
      signal,
      body: JSON.stringify({ model, input: texts.map((text) => before + text.slice(0, EMBEDDED_LETTERS_MAX)) }),
    }).catch(() => {
      throw failed();
    });
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined);
      throw new EmbeddingError('error', `http_${response.status}`);
    }
    const body = await response.text().catch(() => {
      throw signal.aborted ? failed() : new EmbeddingError('malformed', 'cut');
    });
    return readVectors(body, texts.length);
  };
}

/** The vectors of an answer. Throws `EmbeddingError` if their number is wrong or they are invalid. */
function readVectors(body: string, count: number): Float32Array[] {
  const parsed = answerShape.safeParse(readJson(body));
  if (!parsed.success) throw new EmbeddingError('malformed', 'wire');
  const { data } = parsed.data;
  const inOrder = data.map((one, place) => ({ place: one.index ?? place, values: one.embedding }));
  inOrder.sort((a, b) => a.place - b.place);
  if (inOrder.length !== count || inOrder.some(({ place }, index) => place !== index))
    throw new EmbeddingError('malformed', 'count');
  const [first] = inOrder;
  const dimensions = first?.values.length ?? DIMENSIONS_MIN;
  const isOdd = dimensions < DIMENSIONS_MIN || dimensions > DIMENSIONS_MAX;
  if (isOdd || inOrder.some(({ values }) => values.length !== dimensions))
    throw new EmbeddingError('malformed', 'dimension');
  return inOrder.map(({ values }) => toLengthOne(values));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toLengthOne(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (!(length > 0 && length < Number.POSITIVE_INFINITY)) throw new EmbeddingError('malformed', 'length');
  return Float32Array.from(values, (value) => value / length);
}
