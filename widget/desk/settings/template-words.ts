import { msg } from '@lit/localize';

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

/** How WhatsApp thinks of a template, and what to do. */
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
    default:
      return status;
  }
}

export function placeFaultWords(): string {
  return msg('Count them in order, {{1}}, {{2}}, {{3}}, and begin and end with a word.', { id: 'desk-tpl-order' });
}
