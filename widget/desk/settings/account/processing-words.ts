import { msg } from '@lit/localize';
import type { Activity, DataKind, ProcessorKind } from '../../../../shared/domain/house/processing.ts';

export function activityWord(id: Activity): string {
  switch (id) {
    case 'conversations':
      return msg('Answering what guests write', { id: 'desk-act-conversations' });
    case 'stays':
      return msg('Recognising guests and their bookings', { id: 'desk-act-stays' });
    case 'tasks':
      return msg('Work that guests asked for', { id: 'desk-act-tasks' });
    case 'exchange':
      return msg('Finding faults in the exchange of bookings', { id: 'desk-act-exchange' });
    case 'programs':
      return msg('Telling the hotel’s own programs', { id: 'desk-act-programs' });
    case 'accounts':
      return msg('Signing colleagues in, and showing who did what', { id: 'desk-act-accounts' });
    default:
      return id satisfies never;
  }
}

export function dataWord(kind: DataKind): string {
  switch (kind) {
    case 'contact':
      return msg('Names and contact data', { id: 'desk-data-contact' });
    case 'messages':
      return msg('Messages', { id: 'desk-messages' });
    case 'stays':
      return msg('Stays and rooms', { id: 'desk-data-stays' });
    case 'likes':
      return msg('What guests like', { id: 'desk-teach-likes' });
    case 'requests':
      return msg('Requests', { id: 'desk-data-requests' });
    case 'addresses':
      return msg('Network addresses', { id: 'desk-data-addresses' });
    case 'deeds':
      return msg('Sign-ins and deeds', { id: 'desk-data-deeds' });
    default:
      return kind satisfies never;
  }
}

export function processorWord(kind: ProcessorKind): string {
  switch (kind) {
    case 'channel':
      return msg('Channel', { id: 'desk-channel' });
    case 'pms':
      return 'PMS';
    case 'channel_manager':
      return msg('Channel manager', { id: 'desk-cm' });
    case 'model':
      return msg('Language model', { id: 'desk-proc-model' });
    case 'mail':
      return msg('E-mail', { id: 'desk-channel-email' });
    case 'push':
      return msg('Notices to browsers', { id: 'desk-proc-push' });
    case 'program':
      return msg('Own program', { id: 'desk-proc-program' });
    default:
      return kind satisfies never;
  }
}
