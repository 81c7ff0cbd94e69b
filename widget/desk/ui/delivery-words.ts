import { msg, str } from '@lit/localize';
import type { Channel } from '../../../shared/domain/conversation.ts';
import type { ReachedState, ReachFault } from '../../../shared/domain/delivery.ts';
import { channelWord } from './words.ts';

/** How far a message got on its way to a guest. */
export function deliveryWord(state: ReachedState): string {
  switch (state) {
    case 'queued':
      return msg('On its way', { id: 'desk-hooks-under-way' });
    case 'sent':
      return msg('Sent', { id: 'desk-delivery-sent' });
    case 'delivered':
      return msg('Delivered', { id: 'desk-delivery-delivered' });
    case 'read':
      return msg('Read', { id: 'desk-delivery-read' });
    case 'failed':
      return msg('Not delivered', { id: 'desk-delivery-failed' });
    case 'unknown':
      return msg('May have arrived', { id: 'desk-delivery-unknown' });
    default:
      return state satisfies never;
  }
}

/** Before the address that a message went to because its own channel did not take it. */
export function elsewhereWords(channel: Channel): string {
  const way = channelWord(channel);
  return msg(str`Went another way, with the guest’s consent: ${way}`, { id: 'desk-went-elsewhere' });
}

/** Why it did not arrive, and what can be done. */
export function reachFaultWords(reason: ReachFault): string {
  switch (reason) {
    case 'window_closed':
      return windowClosedWords();
    case 'opted_out':
      return optedOutWords();
    case 'not_reachable':
      return msg('The guest cannot be reached there.', { id: 'desk-reach-not' });
    case 'rejected_credentials':
    case 'not_allowed':
    case 'payment':
    case 'not_connected':
      return msg('The channel needs attention: see Channels in the settings.', { id: 'desk-reach-channel' });
    case 'too_many':
    case 'channel_unreachable':
      return msg('The platform did not take it in time.', { id: 'desk-reach-busy' });
    case 'bad_template':
      return msg('The template does not fit.', { id: 'desk-reach-template' });
    case 'refused':
      return msg('The platform refused it.', { id: 'desk-reach-refused' });
    case 'may_have_arrived':
      return msg('It is not sent again by itself: ask the guest first.', { id: 'desk-reach-unknown' });
    default:
      return reason satisfies never;
  }
}

export function windowClosedWords(): string {
  return msg('More than 24 hours have passed since the guest wrote. Only a template reaches them.', {
    id: 'desk-window-closed',
  });
}

export function optedOutWords(): string {
  return msg('The guest wants no more messages on this channel.', { id: 'desk-opted-out' });
}
