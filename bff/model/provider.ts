import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../base/model-settings.ts';

const ANSWER_BYTES_MAX = 512 * 1024;

/** The model as the `ai` SDK calls it. Ollama and other local servers speak OpenAI's chat completions. */
export function connectModel(settings: ModelSettings, fetch: typeof globalThis.fetch): LanguageModel {
  const { provider, baseUrl, apiKey, model } = settings;
  const guarded = guardFetch(fetch);
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

/** Follows no redirect, which could lead the key and the guest's words elsewhere, and reads no endless answer. */
function guardFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    let bytes = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > ANSWER_BYTES_MAX) controller.error(new Error('The model’s answer is too long'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
  };
}
