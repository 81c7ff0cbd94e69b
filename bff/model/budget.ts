import type { ModelSettings } from '../base/model-settings.ts';
import type { Spent } from './types.ts';

/** The letters per token. The value is low, because an estimate of tokens must not be too low. */
const LETTERS_PER_TOKEN = 3;

/** Estimates the number of tokens of a text; scripts without spaces take one token per letter. */
export function estimateTokens(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu);
  const denseCount = dense?.length ?? 0;
  return denseCount + Math.ceil((text.length - denseCount) / LETTERS_PER_TOKEN);
}

/** Computes the cost of tokens in millionths of the prices' currency, rounded up; 0 without prices. */
export function costOf(settings: Pick<ModelSettings, 'prices'>, inputTokens: number, outputTokens: number): number {
  const { prices } = settings;
  if (prices === null) return 0;
  // A price of a million tokens in whole units is a price of one token in millionths.
  return Math.ceil(inputTokens * prices.inputPerMillion + outputTokens * prices.outputPerMillion);
}

/** Limits each property to its month's budget, running calls included. */
export interface Budget {
  /** Reserves the largest usage of a call; null if the budget is too small. Call the returned function after the call. */
  reserve(propertyId: string, spent: Spent, most: Spent): (() => void) | null;
}

export function createBudget({ budget }: Pick<ModelSettings, 'budget'>): Budget {
  const reserved = new Map<string, number>();
  const measure = ({ tokens, costMicros }: Spent): number => (budget?.unit === 'money' ? costMicros : tokens);
  return {
    reserve(propertyId, spent, most) {
      const wanted = measure(most);
      const alreadyReserved = reserved.get(propertyId) ?? 0;
      const limit = budget === null ? Infinity : budget.unit === 'money' ? budget.mostMicros : budget.most;
      if (measure(spent) + alreadyReserved + wanted > limit) return null;
      reserved.set(propertyId, alreadyReserved + wanted);
      return () => {
        const left = (reserved.get(propertyId) ?? 0) - wanted;
        if (left > 0) reserved.set(propertyId, left);
        else reserved.delete(propertyId);
      };
    },
  };
}
