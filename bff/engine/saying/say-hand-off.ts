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
 * Writes what a guest is told when a colleague is fetched: why, and when somebody will be there. `isExplained`: an
 * earlier step already said that a booking must be looked up.
 */
export function sayHandOff(step: HandOff, language: string, context: Turn, isExplained: boolean): string[] {
  const { property, staff } = context;
  if (step.why === 'emergency') {
    const phone = property.phone === '' ? 'none' : property.phone;
    const { police, medical, fire } = property.emergencyNumbers;
    if (step.intent === 'medical_emergency') return [say(language, 'emergency_medical', { number: medical, phone })];
    return [say(language, 'emergency', { number: step.needsFireBrigade === true ? fire : police, phone })];
  }
  // The second time, no new promise is made.
  const isRepeated = step.why === 'repeated_misunderstanding' && context.conversation.state === 'waiting';
  if (isRepeated && staff.onDuty) return [say(language, 'still_waiting')];
  const opening = sayWhy(step, language, isExplained);
  if (staff.onDuty) return [opening ?? say(language, 'handoff_done')];
  return [
    ...(opening === null || opening === '' ? [] : [opening]),
    sayWhenBack(language, staff, property.timezone, context.now),
  ];
}

/** Writes the reason and that a colleague comes; empty if an earlier step said both, null if no reason is needed. */
function sayWhy({ why, intent, left = [] }: HandOff, language: string, isExplained: boolean): string | null {
  const openTopics = nameTopics([...(why === 'no_answer' && intent !== null ? [intent] : []), ...left], language);
  switch (why) {
    case 'complaint':
      return join(say(language, 'complaint_sorry'), openTopics);
    case 'plan_limit':
      return say(language, 'plan_limit');
    case 'needs_booking':
      return openTopics ?? (isExplained ? '' : null);
    default:
      return openTopics;
  }
}

/**
 * Writes when staff are back and, if a new task is needed before that, asks for a way to reach the guest. Said once; for
 * urgent tasks each time, with the number to call. A hand-off includes this itself.
 */
export function sayNobodyThere(decision: Decision, language: string, context: Turn): string[] {
  const { staff, property, history, now } = context;
  const unattended = findUnattended(decision, context);
  const handOff = decision.steps.find((step) => step.kind === 'handoff');
  if (unattended.length === 0 || handOff?.why === 'emergency') return [];
  const isUrgent = findUrgent(decision, context).length > 0;
  const whenBack = sayWhenBack(language, staff, property.timezone, now);
  const wasTold = history.some(({ author, text }) => author === 'ai' && text.includes(whenBack));
  return [
    ...(handOff !== undefined || (wasTold && !isUrgent) ? [] : [whenBack]),
    ...sayNotPromised(unattended, language),
    ...(isUrgent ? [sayWhomToCall(language, context)] : []),
  ];
}

/** Writes which topics have no answer and go to a colleague; null if there are none. */
function nameTopics(intents: readonly Intent[], language: string): string | null {
  const topics = [...new Set(intents)].flatMap((intent) => toTopic(intent) ?? []);
  if (topics.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return say(language, 'no_answer', { topic: list.format(topics.map((topic) => nameTopic(language, topic))) });
}

function join(first: string, second: string | null): string {
  return second === null ? first : `${first}\n${second}`;
}

function sayWhenBack(language: string, { backAt }: Turn['staff'], timezone: string, now: Date): string {
  if (backAt === null) return say(language, 'handoff_closed_unknown');
  return `${say(language, 'handoff_closed', { time: formatReturn(backAt, now, language, timezone) })} ${say(language, 'leave_contact')}`;
}

/** Formats the time staff are back, with the weekday unless it is today. */
function formatReturn(backAt: Date, now: Date, language: string, timezone: string): string {
  const day = (at: Date) => localDate(at, timezone);
  return dateFormat(clockLocale(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    ...(day(backAt) === day(now) ? {} : { weekday: 'long' }),
  }).format(backAt);
}
