import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../base/model-settings.ts';
import { guardFetch } from '../base/network/guard-fetch.ts';

const ANSWER_BYTES_MAX = 512 * 1024;

/** The model as the `ai` SDK calls it. Ollama and other local servers speak OpenAI's chat completions. */
export function connectModel(settings: ModelSettings, fetch: typeof globalThis.fetch): LanguageModel {
  const { provider, baseUrl, apiKey, model } = settings;
  const guarded = guardFetch(fetch, ANSWER_BYTES_MAX);
  if (provider === 'anthropic') {
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch: guarded }).languageModel(model);
  }
  return createOpenAICompatible({
    name: provider,
    baseURL: baseUrl,
    ...(apiKey === null ? {} : { apiKey }),
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: guarded,
  }).chatModel(model);
}
