import type { Decision, DecisionStep, TaskRequest } from '../../../shared/domain/decision.ts';
import { localDate, localTime } from '../../../shared/domain/local-date.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { say } from '../../language/saying/say.ts';
import type { Turn } from '../utterance/turn.ts';

type TaskStep = Extract<DecisionStep, { kind: 'task' }>;
type House = Pick<Turn, 'staff' | 'property' | 'now'>;

/** Returns new tasks that are needed before anybody is on duty; empty while somebody is. */
export function findUnattended({ steps }: Pick<Decision, 'steps'>, context: House): TaskStep[] {
  if (context.staff.onDuty) return [];
  return steps.filter(
    (step): step is TaskStep =>
      step.kind === 'task' &&
      (step.act === 'new' || (step.act === 'amend' && step.completes !== true)) &&
      isWantedBefore(step.task, context),
  );
}

/** Returns the intents that cannot wait: the desks ring, and the reply tells the guest whom to call. */
export function findUrgent(decision: Pick<Decision, 'steps'>, context: House): TaskStep[] {
  return findUnattended(decision, context).filter(
    ({ act, task }) => act === 'new' && (task.priority === 'high' || task.priority === 'urgent'),
  );
}

/** Returns a text that a timed task cannot be promised while nobody is on duty. */
export function sayNotPromised(unattended: readonly TaskStep[], language: string): string[] {
  return unattended.some(({ task }) => task.time !== null) ? [say(language, 'not_promised')] : [];
}

/** Returns the house's telephone number and the emergency numbers; both if police and ambulance differ. */
export function sayWhomToCall(language: string, { property }: Pick<Turn, 'property'>): string {
  const { police, medical } = property.emergencyNumbers;
  return say(language, 'urgent_call', {
    number: [...new Set([medical, police])].join(' / '),
    phone: property.phone === '' ? 'none' : property.phone,
  });
}

/**
 * Whether a task is needed before staff are back. Without a day it is needed now, or at the next time its hour comes.
 */
function isWantedBefore(
  { date, time }: TaskRequest,
  { staff: { backAt }, property: { timezone }, now }: House,
): boolean {
  if (backAt === null || (date === null && time === null)) return true;
  const passed = date === null && time !== null && time <= localTime(now, timezone);
  const day = date ?? localDate(passed ? new Date(+now + DAY_MS) : now, timezone);
  return `${day} ${time ?? ''}` < `${localDate(backAt, timezone)} ${localTime(backAt, timezone)}`;
}
