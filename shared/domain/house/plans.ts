import { CHANNELS, type Channel } from '../conversation.ts';

export const PLAN_IDS = ['starter', 'professional', 'enterprise'] as const;
export type Plan = (typeof PLAN_IDS)[number];

/** Limits of a plan; null means unlimited. AI conversations count per calendar month (UTC). */
export interface PlanLimits {
  pricePerMonthUsd: number | null;
  aiConversations: number | null;
  properties: number | null;
  channels: readonly Channel[];
  integrations: boolean;
}

export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  starter: {
    pricePerMonthUsd: 99,
    aiConversations: 1_000,
    properties: 1,
    channels: ['widget', 'email'],
    integrations: false,
  },
  professional: {
    pricePerMonthUsd: 299,
    aiConversations: 5_000,
    properties: 3,
    channels: CHANNELS,
    integrations: true,
  },
  enterprise: {
    pricePerMonthUsd: null,
    aiConversations: null,
    properties: null,
    channels: CHANNELS,
    integrations: true,
  },
};

/** From this share of a limit on, a warning is sent. */
export const PLAN_NEAR = 0.8;

/** The month that usage counts to, `YYYY-MM`. */
export function usagePeriod(now: Date): string {
  return now.toISOString().slice(0, 7);
}
