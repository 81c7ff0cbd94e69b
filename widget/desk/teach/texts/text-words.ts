import { msg } from '@lit/localize';
import type { TextFault, TextStatus } from '../../../../shared/domain/house/house-texts.ts';

export function textStatusWord(status: TextStatus): string {
  switch (status) {
    case 'written':
      return msg('written', { id: 'desk-text-written' });
    case 'machine':
      return msg('by machine', { id: 'desk-text-machine' });
    case 'reviewed':
      return msg('looked through', { id: 'desk-text-reviewed' });
    case 'outdated':
      return msg('outdated', { id: 'desk-text-outdated' });
    default:
      return status satisfies never;
  }
}

/** Returns the message about a fault in a translation, with the remedy. */
export function textFaultWord(code: TextFault): string {
  switch (code) {
    case 'figures':
      return msg('A figure or a time is not that of the original.', { id: 'desk-text-figures' });
    case 'negation':
      return msg('A “not” of the original is lost, or one was added.', { id: 'desk-text-negation' });
    case 'names':
      return msg('A name or an address of the original is missing.', { id: 'desk-text-names' });
    case 'length':
      return msg('It is much longer or much shorter than the original.', { id: 'desk-text-length' });
    case 'unknown_text':
      return msg('There is no such text any more.', { id: 'desk-text-unknown' });
    case 'unknown_language':
      return msg('Guests are not answered in this language.', { id: 'desk-text-language' });
    case 'same_language':
      return msg('This is the language of the original.', { id: 'desk-text-same' });
    default:
      return code satisfies never;
  }
}

/** The name of a text without a question. */
export function textName(id: string): string {
  switch (id) {
    case 'policies':
      return msg('House rules', { id: 'desk-text-policies' });
    case 'specialties':
      return msg('What is special here', { id: 'desk-text-specialties' });
    case 'checkIn':
      return msg('Check-in', { id: 'desk-text-check-in' });
    case 'checkOut':
      return msg('Check-out', { id: 'desk-text-check-out' });
    default:
      return id;
  }
}
