import type { PushNotice } from '../../shared/api/push.ts';

/** The push message's text by kind of alert. Other kinds get a general text. */
const WORDS: Record<string, string> = {
  emergency: 'A guest may be in danger',
  emergency_rehearsal: 'A rehearsal of an emergency: open the desk and say that you look after it',
  complaint: 'A guest complains',
  asked_for_human: 'A guest asks for a colleague',
  still_waiting: 'A guest is still waiting',
  draft_waiting: 'A reply waits for approval',
  staff_idle: 'A guest was left without an answer',
  snooze_over: 'A guest you put off is due again',
  assigned: 'A guest was given to you',
  mentioned: 'A colleague mentioned you',
  forwarded: 'A colleague forwarded a guest to you',
  task_overdue: 'A task is late',
  not_delivered: 'A message did not reach its guest',
  urgent_task: 'Urgent work, and nobody is on duty',
};
const ANY = 'A guest needs a colleague';

/** Contains no guest's words or name: it is shown on locked screens and passes through the push service. */
export function writePushNotice(
  kind: string,
  { property, conversationId }: { property: string; conversationId: string | null },
): PushNotice {
  return {
    kind,
    title: property,
    body: WORDS[kind] ?? ANY,
    url: conversationId === null ? '/desk/tasks' : `/desk/inbox/${conversationId}`,
  };
}
