import type { Decision, DecisionStep } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { localDate } from '../../../shared/domain/local-date.ts';
import { dateFormat } from '../../language/saying/formats.ts';
import { nameTopic, say } from '../../language/saying/say.ts';
import { clockLocale } from '../answering/quoted-values.ts';
import { findUnattended, findUrgent, sayNotPromised, sayWhomToCall } from '../answering/unattended.ts';
import type { Turn } from '../utterance/turn.ts';
import { toTopic } from '../words/topic.ts';

type HandOff = Extract<DecisionStep, { kind: 'handoff' }>;

/**
 * What a guest is told when a colleague is fetched: why, and when somebody will be there. `isExplained`: a step before
 * said that a booking must be looked into.
 */
export function sayHandOff(step: HandOff, language: string, context: Turn, isExplained: boolean): string[] {
  const { property, staff } = context;
  if (step.why === 'emergency') {
    const phone = property.phone === '' ? 'none' : property.phone;
    const { police, medical, fire } = property.emergencyNumbers;
    if (step.intent === 'medical_emergency') return [say(language, 'emergency_medical', { number: medical, phone })];
    return [say(language, 'emergency', { number: step.needsFireBrigade === true ? fire : police, phone })];
  }
  // Who is told of it a second time is not promised it anew.
  const again = step.why === 'repeated_misunderstanding' && context.conversation.state === 'waiting';
  if (again && staff.onDuty) return [say(language, 'still_waiting')];
  const opening = sayWhy(step, language, isExplained);
  if (staff.onDuty) return [opening ?? say(language, 'handoff_done')];
  return [
    ...(opening === null || opening === '' ? [] : [opening]),
    sayWhenBack(language, staff, property.timezone, context.now),
  ];
}

/** A sentence that says why and that a colleague comes; empty where an earlier step said both; null where none is needed. */
function sayWhy({ why, intent, left = [] }: HandOff, language: string, isExplained: boolean): string | null {
  const unsaid = nameTopics([...(why === 'no_answer' && intent !== null ? [intent] : []), ...left], language);
  switch (why) {
    case 'complaint':
      return join(say(language, 'complaint_sorry'), unsaid);
    case 'plan_limit':
      return say(language, 'plan_limit');
    case 'needs_booking':
      return unsaid ?? (isExplained ? '' : null);
    default:
      return unsaid;
  }
}

/**
 * Work was passed on that is wanted before anybody is there to do it: the guest is told when staff are back, once, and asked
 * for a way to be reached. A hand-off beside it says so itself. Of what cannot wait they are told each time, with whom to call.
 */
export function sayNobodyThere(decision: Decision, language: string, context: Turn): string[] {
  const { staff, property, history, now } = context;
  const unattended = findUnattended(decision, context);
  const handOff = decision.steps.find((step) => step.kind === 'handoff');
  if (unattended.length === 0 || handOff?.why === 'emergency') return [];
  const isUrgent = findUrgent(decision, context).length > 0;
  const told = sayWhenBack(language, staff, property.timezone, now);
  const isTold = history.some(({ author, text }) => author === 'ai' && text.includes(told));
  return [
    ...(handOff !== undefined || (isTold && !isUrgent) ? [] : [told]),
    ...sayNotPromised(unattended, language),
    ...(isUrgent ? [sayWhomToCall(language, context)] : []),
  ];
}

/** That the house's data says nothing of these, and a colleague will; null where there are none. */
function nameTopics(intents: readonly Intent[], language: string): string | null {
  const named = [...new Set(intents)].flatMap((intent) => toTopic(intent) ?? []);
  if (named.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return say(language, 'no_answer', { topic: list.format(named.map((topic) => nameTopic(language, topic))) });
}

function join(first: string, second: string | null): string {
  return second === null ? first : `${first}\n${second}`;
}

function sayWhenBack(language: string, { backAt }: Turn['staff'], timezone: string, now: Date): string {
  if (backAt === null) return say(language, 'handoff_closed_unknown');
  return `${say(language, 'handoff_closed', { time: formatReturn(backAt, now, language, timezone) })} ${say(language, 'leave_contact')}`;
}

/** The time alone where it is today at the property, else with its weekday. */
function formatReturn(backAt: Date, now: Date, language: string, timezone: string): string {
  const day = (at: Date) => localDate(at, timezone);
  return dateFormat(clockLocale(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    ...(day(backAt) === day(now) ? {} : { weekday: 'long' }),
  }).format(backAt);
}
