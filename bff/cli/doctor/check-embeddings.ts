import type { EmbeddingSettings } from '../../base/embedding-settings.ts';
import { createEmbed, EmbeddingError } from '../../embeddings/embedder.ts';
import { QUESTION_MS_MAX } from '../../embeddings/embeddings.ts';
import { trustOf, tryLanguages } from '../../embeddings/trust.ts';
import type { Check } from './check.ts';

const NAME = 'embedding model';
/** The first call may have to load the model. */
const LOAD_MS_MAX = 60_000;
const LINE = 'Where can I leave the car?';

/** Checks that the embedding model answers, its vector size, and whether it is fast enough for guests. Never rejects. */
export async function checkEmbeddings(
  settings: EmbeddingSettings | null,
  fetch: typeof globalThis.fetch,
): Promise<Check> {
  if (settings === null) return { name: NAME, ok: true, detail: 'none set up; entries are found by their words' };
  const { baseUrl, model } = settings;
  const embed = createEmbed(settings, fetch);
  try {
    const [vector] = await embed([LINE], 'question', AbortSignal.timeout(LOAD_MS_MAX));
    const start = performance.now();
    await embed([LINE], 'question', AbortSignal.timeout(LOAD_MS_MAX));
    const ms = Math.round(performance.now() - start);
    const is = `${model} at ${baseUrl}: ${vector?.length ?? 0} dimensions, ${ms} ms`;
    if (ms <= QUESTION_MS_MAX) return { name: NAME, ok: true, detail: is };
    const late = `; guests wait ${QUESTION_MS_MAX} ms and are answered without: take a smaller model or a faster machine`;
    return { name: NAME, ok: false, detail: is + late };
  } catch (error) {
    return { name: NAME, ok: false, detail: `${baseUrl}: ${explain(error, model)}` };
  }
}

/**
 * For which languages the model finds the right text. The others are answered without it, as the server also does by itself.
 * Never rejects.
 */
export async function tryEmbeddings(
  settings: EmbeddingSettings,
  languages: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<Check> {
  const name = `${NAME}, languages`;
  const embed = createEmbed(settings, fetch);
  const results: string[] = [];
  let used = 0;
  try {
    for await (const trial of tryLanguages(embed, languages, () => AbortSignal.timeout(LOAD_MS_MAX))) {
      const trust = trustOf(trial);
      used += trust > 0 ? 1 : 0;
      if (trust < 1) results.push(`${trial.language} ${trial.found}/${trial.asked}${trust === 0 ? ' (not used)' : ''}`);
    }
  } catch (error) {
    return { name, ok: false, detail: explain(error, settings.model) };
  }
  const details =
    results.length === 0 ? ', all lines found' : `; lines found where some were missed: ${results.join(', ')}`;
  return { name, ok: used > 0, detail: `of use in ${used} of ${languages.length}${details}` };
}

function explain(error: unknown, model: string): string {
  const code = error instanceof EmbeddingError ? error.code : 'own';
  switch (code) {
    case 'connection':
      return 'does not answer; start it or mend EMBEDDINGS_BASE_URL';
    case 'late':
      return `no answer within ${LOAD_MS_MAX / 1_000} s`;
    case 'http_401':
    case 'http_403':
      return 'refuses the key; mend EMBEDDINGS_API_KEY';
    case 'http_404':
      return `does not know ${model}, or no embeddings; with Ollama: ollama pull ${model}`;
    default:
      return `its answer is of no use (${code})`;
  }
}
