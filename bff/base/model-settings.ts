import { z } from 'zod';
import { isSafeUrl } from './network/safe-url.ts';

export const MODEL_PROVIDERS = ['openai-compatible', 'anthropic', 'ollama'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** The price of a million tokens, in whole units of the currency. */
export interface ModelPrices {
  inputPerMillion: number;
  outputPerMillion: number;
  currency: string;
}

/** The most that the guests of one property may use in a calendar month (UTC). */
export type ModelBudget = { unit: 'tokens'; most: number } | { unit: 'money'; mostMicros: number; currency: string };

/** The optional language model, as the operator set it up. */
export interface ModelSettings {
  provider: ModelProvider;
  /** The API's URL with its version, without a slash at the end: `https://api.example.com/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** A second, small model that judges sentences the built-in checks leave open; null: such sentences are left out. */
  checkModel: string | null;
  prices: ModelPrices | null;
  /** Null: no limit. */
  budget: ModelBudget | null;
}

const BASE_URLS: Record<ModelProvider, string | null> = {
  'openai-compatible': null,
  anthropic: 'https://api.anthropic.com/v1',
  ollama: 'http://127.0.0.1:11434/v1',
};
const DEFAULT_BUDGET: ModelBudget = { unit: 'tokens', most: 10_000_000 };

const prices = z
  .string()
  .regex(/^\d+(?:\.\d+)?\/\d+(?:\.\d+)? [A-Z]{3}$/, 'prices of a million tokens in and out, such as 0.15/0.60 USD')
  .transform((text): ModelPrices => {
    const [input = '', output = '', currency = ''] = text.split(/[/ ]/);
    return { inputPerMillion: Number(input), outputPerMillion: Number(output), currency };
  });
const budget = z
  .string()
  .regex(/^(?:none|\d+ tokens|\d+(?:\.\d+)? [A-Z]{3})$/, '2000000 tokens, or 20 USD, or none')
  .transform((text): ModelBudget | null => {
    if (text === 'none') return null;
    const [amount = '', unit = ''] = text.split(' ');
    return unit === 'tokens'
      ? { unit, most: Number(amount) }
      : { unit: 'money', mostMicros: Math.round(Number(amount) * 1_000_000), currency: unit };
  });

/** The environment variables that switch the language model on. */
export const modelEnvironment = {
  LLM_PROVIDER: z.enum(MODEL_PROVIDERS).optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_CHECK_MODEL: z.string().min(1).optional(),
  LLM_PRICES: prices.optional(),
  LLM_MONTHLY_BUDGET: budget.optional(),
};
type ModelEnvironment = z.infer<z.ZodObject<typeof modelEnvironment>>;

/** Returns the settings (null if no model is wanted), or a list of all faults. */
export function readModelSettings(env: ModelEnvironment): { settings: ModelSettings | null } | { faults: string[] } {
  const { LLM_PROVIDER: provider, LLM_MODEL: model, LLM_API_KEY: apiKey, LLM_PRICES: rates } = env;
  if (provider === undefined) {
    const others = Object.keys(modelEnvironment).filter((name) => env[name as keyof ModelEnvironment] !== undefined);
    const fault = `LLM_PROVIDER: set it beside ${others.join(', ')}: ${MODEL_PROVIDERS.join(', ')}`;
    return others.length === 0 ? { settings: null } : { faults: [fault] };
  }
  const baseUrl = (env.LLM_BASE_URL ?? BASE_URLS[provider])?.replace(/\/+$/, '');
  const limit = env.LLM_MONTHLY_BUDGET === undefined && provider !== 'ollama' ? DEFAULT_BUDGET : env.LLM_MONTHLY_BUDGET;
  const faults: string[] = [];
  if (model === undefined) faults.push('LLM_MODEL: name the model');
  if (baseUrl === undefined) faults.push('LLM_BASE_URL: say where it answers, such as https://api.example.com/v1');
  else if (!isSafeUrl(baseUrl)) faults.push('LLM_BASE_URL: use https; http only to this machine or a private network');
  if (provider === 'anthropic' && apiKey === undefined) faults.push('LLM_API_KEY: this provider needs a key');
  if (limit?.unit === 'money' && rates?.currency !== limit.currency)
    faults.push(`LLM_PRICES: a budget in ${limit.currency} needs prices in ${limit.currency}, such as 0.15/0.60 USD`);
  if (faults.length > 0 || model === undefined || baseUrl === undefined) return { faults };
  const settings = {
    ...{ provider, baseUrl, apiKey: apiKey ?? null, model, checkModel: env.LLM_CHECK_MODEL ?? null },
    ...{ prices: rates ?? null, budget: limit ?? null },
  };
  return { settings };
}
