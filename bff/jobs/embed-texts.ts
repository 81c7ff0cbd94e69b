import type { ConversationDeps } from '../conversation/deps.ts';
import type { Embeddings } from '../embeddings/embeddings.ts';
import { TextRefresh } from '../embeddings/refresh-texts.ts';
import { doRegularly } from './regularly.ts';

const ROUND_MS = 15_000;
/** Wait after start, because the first guests need the CPU. */
const FIRST_AFTER_MS = 3_000;

/** Keeps the embedding vectors of the hotels' texts up to date; one node does it. */
export function startEmbeddingTexts(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'log' | 'nodes'> & { embeddings?: Embeddings },
): { close(): Promise<void> } {
  const { embeddings } = deps;
  if (embeddings === undefined) return { close: async () => undefined };
  const refresh = new TextRefresh(deps, embeddings);
  const regularly = doRegularly(
    { ...deps, everyMs: ROUND_MS, firstAfterMs: FIRST_AFTER_MS, what: 'embedding texts' },
    () => refresh.round(),
  );
  return {
    async close() {
      refresh.close();
      await regularly.close();
    },
  };
}
