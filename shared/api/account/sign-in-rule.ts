import { z } from 'zod';

export const FACTOR_RULES = ['optional', 'required'] as const;
/** Whether a colleague may sign in by a password alone. */
export type FactorRule = (typeof FACTOR_RULES)[number];

export const signInRuleBody = z.strictObject({
  secondFactor: z.enum(FACTOR_RULES).describe('required: users without a second factor can only set one up'),
});
export type SignInRuleBody = z.infer<typeof signInRuleBody>;

export const signInRuleAnswer = signInRuleBody.extend({
  without: z.int().describe('The number of active users without a second factor'),
});
