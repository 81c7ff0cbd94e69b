import { z } from 'zod';
import type { ModelSettings } from '../../base/model-settings.ts';
import type { Check } from './check.ts';

const WAIT_MS_MAX = 5_000;
/** Anthropic's API requires a version header (https://docs.anthropic.com/en/api/versioning). */
const ANTHROPIC_VERSION = '2023-06-01';
/**
 * Both vendors' model list: https://platform.openai.com/docs/api-reference/models, https://docs.anthropic.com/en/api/models-list.
 */
const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * Checks that the language model's server answers, accepts the key and has the model. Costs no tokens. Rejects if it cannot be
 * reached.
 */
export async function checkModel(settings: ModelSettings | null, fetch: typeof globalThis.fetch): Promise<Check> {
  const name = 'language model';
  if (settings === null) return { name, ok: true, detail: 'none set up; the engine in this repository answers' };
  const { provider, baseUrl, apiKey, model } = settings;
  const key: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  const headers =
    provider === 'anthropic' ? { 'x-api-key': apiKey ?? '', 'anthropic-version': ANTHROPIC_VERSION } : key;
  const answer = await fetch(`${baseUrl}/models`, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS_MAX),
  }).catch(() => null);
  if (answer === null) return { name, ok: false, detail: `${baseUrl} does not answer; start it or mend LLM_BASE_URL` };
  if (answer.status === 401 || answer.status === 403)
    return { name, ok: false, detail: `${baseUrl} refuses the key; mend LLM_API_KEY` };
  const listed = answer.ok ? modelList.safeParse(await answer.json().catch(() => null)) : null;
  if (listed?.success !== true)
    return { name, ok: true, detail: `${baseUrl} answers but lists no models, so ${model} could not be looked up` };
  const isKnown = listed.data.data.some(({ id }) => id === model || id === `${model}:latest`);
  if (isKnown) return { name, ok: true, detail: `${model} at ${baseUrl}` };
  return { name, ok: provider === 'anthropic', detail: `${baseUrl} does not list ${model}; ${hint(provider, model)}` };
}

function hint(provider: ModelSettings['provider'], model: string): string {
  return provider === 'ollama' ? `ollama pull ${model}` : 'mend LLM_MODEL';
}
