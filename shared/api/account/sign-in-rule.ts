import { z } from 'zod';

export const FACTOR_RULES = ['optional', 'required'] as const;
/** Whether a colleague may sign in by a password alone. */
export type FactorRule = (typeof FACTOR_RULES)[number];

export const signInRuleBody = z.strictObject({
  secondFactor: z.enum(FACTOR_RULES).describe('required: without one nothing is shown but its set-up'),
});
export type SignInRuleBody = z.infer<typeof signInRuleBody>;

export const signInRuleAnswer = signInRuleBody.extend({
  without: z.int().describe('Colleagues who have none yet; blocked ones are not counted'),
});
