import { msg } from '@lit/localize';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../../shared/domain/webhook.ts';

/** Returns the label of a webhook's event in the desk's language. Another event, such as a test, keeps its own name. */
export function eventWord(name: string): string {
  const event = WEBHOOK_EVENTS.find((known) => known === name);
  return event === undefined ? name : WORDS[event]();
}

const WORDS: Readonly<Record<WebhookEvent, () => string>> = {
  'conversation.created': () => msg('A conversation began', { id: 'desk-event-conversation-created' }),
  'conversation.updated': () => msg('A conversation changed', { id: 'desk-event-conversation-updated' }),
  'conversation.resolved': () => msg('A conversation was resolved', { id: 'desk-event-conversation-resolved' }),
  'message.created': () => msg('A message was written', { id: 'desk-event-message-created' }),
  'handoff.requested': () => msg('A guest wants a person', { id: 'desk-event-handoff-requested' }),
  'emergency.raised': () => msg('A guest is in danger', { id: 'desk-event-emergency-raised' }),
  'emergency.acknowledged': () => msg('An emergency is looked after', { id: 'desk-event-emergency-acknowledged' }),
  'task.created': () => msg('A task was made', { id: 'desk-event-task-created' }),
  'task.updated': () => msg('A task changed', { id: 'desk-event-task-updated' }),
  'task.done': () => msg('A task is done', { id: 'desk-event-task-done' }),
  'stay.arrived': () => msg('A guest arrived', { id: 'desk-event-stay-arrived' }),
  'stay.departed': () => msg('A guest left', { id: 'desk-event-stay-departed' }),
  'guest.updated': () => msg('A guest’s data changed', { id: 'desk-event-guest-updated' }),
  'sync.failed': () => msg('A sync with the PMS failed', { id: 'desk-event-sync-failed' }),
};
