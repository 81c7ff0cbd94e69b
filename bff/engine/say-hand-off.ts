import type { Decision, DecisionStep } from '../../shared/domain/decision.ts';
import { say } from '../language/say.ts';
import { clockLocale } from './facts.ts';
import type { TurnContext } from './types.ts';

type HandOff = Extract<DecisionStep, { kind: 'handoff' }>;

/** What a guest is told when a colleague is fetched: why, and when somebody will be there. */
export function sayHandOff({ why }: HandOff, language: string, decision: Decision, context: TurnContext): string[] {
  const { property, staff } = context;
  const phone = property.phone === '' ? 'none' : property.phone;
  if (why === 'emergency') {
    const medical =
      decision.alternatives.some(({ name }) => name === 'medical_emergency') || decision.reason.includes('medical');
    return [say(language, medical ? 'emergency_medical' : 'emergency', { phone })];
  }
  const opening: Partial<Record<HandOff['why'], string>> = {
    complaint: say(language, 'complaint_sorry'),
    plan_limit: say(language, 'plan_limit'),
    repeated_misunderstanding: say(language, 'not_understood'),
  };
  const first = opening[why];
  return [...(first === undefined ? [] : [first]), sayWhoComes(language, staff, property.timezone, context.now)];
}

function sayWhoComes(language: string, { onDuty, backAt }: TurnContext['staff'], timezone: string, now: Date): string {
  if (onDuty) return say(language, 'handoff_done');
  if (backAt === null) return say(language, 'handoff_closed_unknown');
  return `${say(language, 'handoff_closed', { time: formatReturn(backAt, now, language, timezone) })} ${say(language, 'leave_contact')}`;
}

/** The time alone where it is today at the property, else with its weekday. */
function formatReturn(backAt: Date, now: Date, language: string, timezone: string): string {
  const day = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(at);
  return new Intl.DateTimeFormat(clockLocale(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    ...(day(backAt) === day(now) ? {} : { weekday: 'long' }),
  }).format(backAt);
}
