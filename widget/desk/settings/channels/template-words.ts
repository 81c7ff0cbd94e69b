import { msg } from '@lit/localize';
import type { TemplateUse } from '../../../../shared/domain/template-use.ts';

export function kindWord(category: string): string {
  switch (category) {
    case 'utility':
      return msg('A stay or a request', { id: 'desk-tpl-utility' });
    case 'marketing':
      return msg('Advertising', { id: 'desk-tpl-marketing' });
    default:
      return category;
  }
}

/** Returns WhatsApp's review state of a template, and the next step. */
export function standingWords(status: string): string {
  switch (status) {
    case 'approved':
      return msg('May be sent', { id: 'desk-tpl-approved' });
    case 'pending':
    case 'in_appeal':
      return msg('WhatsApp looks at it', { id: 'desk-tpl-pending' });
    case 'rejected':
      return msg('Refused: hand it in with other words, under another name', { id: 'desk-tpl-rejected' });
    case 'paused':
    case 'disabled':
      return msg('Stopped by WhatsApp, because guests did not want it', { id: 'desk-tpl-paused' });
    case 'not_supported':
      return msg('Cannot be sent from here: its header or a button needs something each time', {
        id: 'desk-tpl-not-supported',
      });
    default:
      return status;
  }
}

export function placeFaultWords(): string {
  return msg('Count them in order, {{1}}, {{2}}, {{3}}, and begin and end with a word.', { id: 'desk-tpl-order' });
}

/** Returns the label of a template's use. */
export function useWord(use: TemplateUse): string {
  switch (use) {
    case 'arrival':
      return msg('A guest arrives', { id: 'desk-tuse-arrival' });
    case 'task_done':
      return msg('What a guest asked for is done', { id: 'desk-tuse-task' });
    case 'room_ready':
      return msg('A guest’s room is ready', { id: 'desk-tuse-room' });
    case 'reply':
      return msg('A colleague replies: offered to them first', { id: 'desk-tuse-reply' });
    default:
      return use satisfies never;
  }
}
