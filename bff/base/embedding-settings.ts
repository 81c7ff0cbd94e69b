import { z } from 'zod';
import { isSafeUrl } from './network/safe-url.ts';

/** The optional embedding model, as the operator set it up. */
export interface EmbeddingSettings {
  /** The API's URL with its version, without a slash at the end: `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

/** The environment variables that switch embeddings on. */
export const embeddingEnvironment = {
  EMBEDDINGS_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMBEDDINGS_API_KEY: z.string().min(1).optional(),
  EMBEDDINGS_MODEL: z.string().min(1).optional(),
};
type EmbeddingEnvironment = z.infer<z.ZodObject<typeof embeddingEnvironment>>;

/** Returns the settings (null if embeddings are off), or a list of all faults. */
export function readEmbeddingSettings(
  env: EmbeddingEnvironment,
): { settings: EmbeddingSettings | null } | { faults: string[] } {
  const { EMBEDDINGS_BASE_URL: configuredUrl, EMBEDDINGS_API_KEY: apiKey, EMBEDDINGS_MODEL: model } = env;
  if (configuredUrl === undefined && apiKey === undefined && model === undefined) return { settings: null };
  const baseUrl = configuredUrl?.replace(/\/+$/, '');
  const faults: string[] = [];
  if (baseUrl === undefined)
    faults.push('EMBEDDINGS_BASE_URL: say where it answers, such as http://127.0.0.1:11434/v1 for Ollama');
  else if (!isSafeUrl(baseUrl))
    faults.push('EMBEDDINGS_BASE_URL: use https; http only to this machine or a private network');
  if (model === undefined) faults.push('EMBEDDINGS_MODEL: name the model, such as bge-m3');
  if (faults.length > 0 || model === undefined || baseUrl === undefined) return { faults };
  return { settings: { baseUrl, apiKey: apiKey ?? null, model } };
}
