import type { Decision, DecisionStep, TaskRequest } from '../../../shared/domain/decision.ts';
import { localDate, localTime } from '../../../shared/domain/local-date.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { say } from '../../language/saying/say.ts';
import type { Turn } from '../utterance/turn.ts';

type TaskStep = Extract<DecisionStep, { kind: 'task' }>;
type House = Pick<Turn, 'staff' | 'property' | 'now'>;

/** The new work of a decision that is wanted before anybody is on duty to do it; none while somebody is. */
export function findUnattended({ steps }: Pick<Decision, 'steps'>, context: House): TaskStep[] {
  if (context.staff.onDuty) return [];
  return steps.filter(
    (step): step is TaskStep =>
      step.kind === 'task' &&
      (step.act === 'new' || (step.act === 'amend' && step.completes !== true)) &&
      isWantedBefore(step.task, context),
  );
}

/** Of that, what cannot wait for them: the desks are rung for it, and the guest is told whom to call. */
export function findUrgent(decision: Pick<Decision, 'steps'>, context: House): TaskStep[] {
  return findUnattended(decision, context).filter(
    ({ act, task }) => act === 'new' && (task.priority === 'high' || task.priority === 'urgent'),
  );
}

/** Nobody can promise to wake a guest at an hour at which nobody is there. */
export function sayNotPromised(unattended: readonly TaskStep[], language: string): string[] {
  return unattended.some(({ task }) => task.time !== null) ? [say(language, 'not_promised')] : [];
}

/** The house's telephone, and the numbers for an emergency: where the police and the ambulance each have their own, both. */
export function sayWhomToCall(language: string, { property }: Pick<Turn, 'property'>): string {
  const { police, medical } = property.emergencyNumbers;
  return say(language, 'urgent_call', {
    number: [...new Set([medical, police])].join(' / '),
    phone: property.phone === '' ? 'none' : property.phone,
  });
}

/** Is it wanted before staff are back? What names no day is wanted now, or at the next time the clock shows its hour. */
function isWantedBefore(
  { date, time }: TaskRequest,
  { staff: { backAt }, property: { timezone }, now }: House,
): boolean {
  if (backAt === null || (date === null && time === null)) return true;
  const passed = date === null && time !== null && time <= localTime(now, timezone);
  const day = date ?? localDate(passed ? new Date(+now + DAY_MS) : now, timezone);
  return `${day} ${time ?? ''}` < `${localDate(backAt, timezone)} ${localTime(backAt, timezone)}`;
}
