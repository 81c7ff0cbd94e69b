import { localDate } from '../../../shared/domain/local-date.ts';
import { findProperty } from '../../store/house/properties.ts';
import { advanceTaskRule, listTaskRulesBefore, type TaskRule } from '../../store/tasks/task-rules.ts';
import { insertTask } from '../../store/tasks/tasks.ts';
import { instantOf, nextDayOf } from '../../tasks/rhythm.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/** The timezone furthest ahead of UTC. */
const AHEAD_MS_MAX = 14 * 3_600_000;

/**
 * Makes today's tasks from all recurring rules. If several days were missed while the server was down, only the last one
 * gets a task. The rule's next day is stored in the same transaction, so that no day gets two.
 */
export async function makeRecurringTasks(deps: Deps): Promise<void> {
  const latest = new Date(+deps.clock() + AHEAD_MS_MAX).toISOString().slice(0, 10);
  for (const { propertyId, rule } of await listTaskRulesBefore(deps.db, latest)) {
    const property = await findProperty(deps.db, propertyId);
    if (property === undefined) continue;
    const today = localDate(deps.clock(), property.timezone);
    if (rule.nextDay <= today) await makeTask(deps, { propertyId, timezone: property.timezone }, rule, today);
  }
}

function makeTask(
  deps: Deps,
  { propertyId, timezone }: { propertyId: string; timezone: string },
  rule: TaskRule,
  today: string,
): Promise<void> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(deps, async (trx, announce) => {
    if (!(await advanceTaskRule(trx, rule.id, rule.nextDay, nextDayOf(rule, today)))) return;
    const dueAt = instantOf(lastDayOf(rule, today), rule.time, timezone);
    const task = await insertTask(trx, {
      propertyId,
      conversationId: null,
      guestId: null,
      department: rule.department,
      kind: 'recurring',
      title: rule.title,
      detail: rule.detail,
      room: rule.room,
      priority: rule.priority,
      dueAt,
      escalateAt: dueAt,
      assigneeId: rule.assigneeId,
      checklist: JSON.stringify(rule.checklist.map((text) => ({ text, done: false }))),
      createdAt: at,
    });
    await announce.desk(propertyId, 'task', null, { taskId: task.id });
    announce.happened({ propertyId, type: 'task.created', subjectId: task.id });
  });
}

/** The latest day of the rule's rhythm up to today. */
function lastDayOf(rule: TaskRule, today: string): string {
  for (let day = rule.nextDay; ; ) {
    const next = nextDayOf(rule, day);
    if (next > today) return day;
    day = next;
  }
}
