import type { ModelSettings } from '../base/model-settings.ts';
import type { Spent } from './types.ts';

/** Letters of a token, as few as they come: an estimate must not be too low. */
const LETTERS_PER_TOKEN = 3;

/** About how many tokens a text takes; scripts without spaces take one a letter. */
export function estimateTokens(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu);
  const denseCount = dense?.length ?? 0;
  return denseCount + Math.ceil((text.length - denseCount) / LETTERS_PER_TOKEN);
}

/** What tokens cost in millionths of the prices' currency, rounded up; 0 without prices. */
export function costOf(settings: Pick<ModelSettings, 'prices'>, inputTokens: number, outputTokens: number): number {
  const { prices } = settings;
  if (prices === null) return 0;
  // A price of a million tokens in whole units is a price of one token in millionths.
  return Math.ceil(inputTokens * prices.inputPerMillion + outputTokens * prices.outputPerMillion);
}

/** Holds each property to its month's budget, calls that are still under way included. */
export interface Budget {
  /** Reserves what a call may take at most, or null where that is too much. Call the result once it is over. */
  reserve(propertyId: string, spent: Spent, most: Spent): (() => void) | null;
}

export function createBudget({ budget }: Pick<ModelSettings, 'budget'>): Budget {
  const reserved = new Map<string, number>();
  const measure = ({ tokens, costMicros }: Spent): number => (budget?.unit === 'money' ? costMicros : tokens);
  return {
    reserve(propertyId, spent, most) {
      const wanted = measure(most);
      const underWay = reserved.get(propertyId) ?? 0;
      const limit = budget === null ? Infinity : budget.unit === 'money' ? budget.mostMicros : budget.most;
      if (measure(spent) + underWay + wanted > limit) return null;
      reserved.set(propertyId, underWay + wanted);
      return () => {
        const left = (reserved.get(propertyId) ?? 0) - wanted;
        if (left > 0) reserved.set(propertyId, left);
        else reserved.delete(propertyId);
      };
    },
  };
}
