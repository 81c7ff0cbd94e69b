import { msg, str } from '@lit/localize';
import type { Channel } from '../../../../shared/domain/conversation.ts';
import type { ReachedState, ReachFault } from '../../../../shared/domain/delivery.ts';
import { channelWord } from './words.ts';

/** Returns the label of a message's delivery state. */
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

/** The label before the address of another channel by which the message was sent, because its own channel refused it. */
export function elsewhereWords(channel: Channel): string {
  const way = channelWord(channel);
  return msg(str`Went another way, with the guest’s consent: ${way}`, { id: 'desk-went-elsewhere' });
}

/** Explains why a message was not delivered, and what to do. */
export function reachFaultWords(reason: ReachFault): string {
  switch (reason) {
    case 'window_closed':
      return windowClosedWords();
    case 'template_missing':
      return msg(
        'More than 24 hours have passed since the guest wrote, and no template is chosen for this: send one now, or choose one under Channels in the settings.',
        { id: 'desk-reach-no-template' },
      );
    case 'template_unfilled':
      return msg('The chosen template names something that is not known of this guest: send a template yourself.', {
        id: 'desk-reach-unfilled',
      });
    case 'opted_out':
      return optedOutWords();
    case 'not_reachable':
      return msg('The guest cannot be reached there: try another way, such as a call.', { id: 'desk-reach-nowhere' });
    case 'rejected_credentials':
      return msg('The platform does not let this server in any more: connect the channel again in the settings.', {
        id: 'desk-reach-credentials',
      });
    case 'not_connected':
      return msg('The channel is not connected: connect it in the settings.', { id: 'desk-reach-unconnected' });
    case 'payment':
      return msg('The account at the platform cannot pay: settle it there, then test the channel in the settings.', {
        id: 'desk-reach-payment',
      });
    case 'not_allowed':
      return msg('The channel needs attention: see Channels in the settings.', { id: 'desk-reach-channel' });
    case 'too_many':
      return msg('The account has sent all it may for now: write again later.', { id: 'desk-reach-too-many' });
    case 'channel_unreachable':
      return msg('The platform did not take it in time: write again.', { id: 'desk-reach-late' });
    case 'bad_template':
      return msg('The platform did not take the template: choose another one.', { id: 'desk-reach-bad-template' });
    case 'refused':
      return msg('The platform refused it: use other words, or leave out the file.', { id: 'desk-reach-other-words' });
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
