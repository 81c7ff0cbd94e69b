import { msg } from '@lit/localize';
import type { DeskError, FieldProblem } from '../../data/request.ts';
import { optedOutWords, windowClosedWords } from './delivery-words.ts';

/** Explains a server error in the desk's language. The server's own texts are for programs. */
export function problemWords(error: DeskError): string {
  switch (error.code) {
    case 'unauthorized':
      return msg('Please sign in again.', { id: 'desk-problem-sign-in' });
    case 'forbidden':
    case 'csrf_failed':
      return msg('You may not do this.', { id: 'desk-problem-forbidden' });
    case 'network_refused':
      return msg('The desk may not be used from this address. Ask the owner.', { id: 'desk-problem-network' });
    case 'second_factor_setup_required':
      return msg('Set up a second factor of your own first: Your settings, Signing in safely.', {
        id: 'desk-problem-factor',
      });
    case 'would_lock_out':
      return msg('Your own address is not in the list: you would lock yourself out.', { id: 'desk-network-lock' });
    case 'plan_limit':
      return msg('Your plan does not include more of these.', { id: 'desk-problem-plan' });
    case 'not_found':
      return msg('This is no longer there.', { id: 'desk-problem-gone' });
    case 'already_taken':
      return msg('A colleague holds this conversation.', { id: 'desk-problem-taken' });
    case 'conflict':
      return msg('This is not possible as things stand now.', { id: 'desk-problem-conflict' });
    case 'model_unavailable':
      return msg('The language model is not to be had here at the moment.', { id: 'desk-problem-model-none' });
    case 'model_failed':
      return msg('The language model gave nothing that can be relied on.', { id: 'desk-problem-model-failed' });
    case 'page_unreachable':
      return msg('No page comes from this address. Look whether it is right.', { id: 'desk-problem-page' });
    case 'email_taken':
      return msg('Somebody already has an account with this e-mail address.', { id: 'desk-problem-email' });
    case 'unsupported_media_type':
      return msg('This file is not taken: pictures, PDF and voice notes are.', { id: 'desk-problem-file-kind' });
    case 'upload_refused':
      return msg('This file was not let in. Please choose another one.', { id: 'desk-problem-file-refused' });
    case 'payload_too_large':
      return msg('That is too long.', { id: 'desk-problem-long' });
    case 'validation_failed':
    case 'bad_request':
      return error.fields[0] === undefined
        ? msg('Please check what you have entered.', { id: 'desk-problem-form' })
        : fieldWords(error.fields[0]);
    case 'rate_limited':
    case 'overloaded':
    case 'scanner_unavailable':
    case 'store_unavailable':
      return msg('The server is busy. Please try again in a moment.', { id: 'desk-problem-busy' });
    default:
      return (
        channelProblemWords(error.code) ??
        pmsProblemWords(error.code) ??
        msg('The server could not do this. Please try again.', { id: 'desk-problem-server' })
      );
  }
}

/** Explains an error of a messaging channel; null for other codes. */
function channelProblemWords(code: string): string | null {
  switch (code) {
    case 'window_closed':
      return windowClosedWords();
    case 'opted_out':
      return optedOutWords();
    case 'channel_rejected_credentials':
      return msg('The platform does not accept these credentials.', { id: 'desk-problem-channel-credentials' });
    case 'channel_unreachable':
      return msg('The platform does not answer.', { id: 'desk-problem-channel-unreachable' });
    case 'channel_not_connected':
      return msg('This channel is not connected yet.', { id: 'desk-problem-channel' });
    default:
      return null;
  }
}

/** Explains an error of the PMS or the channel manager; null for other codes. */
export function pmsProblemWords(code: string): string | null {
  switch (code) {
    case 'pms_rejected_credentials':
      return msg('The PMS does not accept these credentials.', { id: 'desk-problem-pms-credentials' });
    case 'pms_address_refused':
      return msg('This server may not reach that address.', { id: 'desk-problem-pms-address' });
    case 'pms_unreachable':
      return msg('The PMS does not answer.', { id: 'desk-problem-pms-unreachable' });
    case 'pms_failed':
      return msg('The PMS answered other than it should.', { id: 'desk-problem-pms-failed' });
    case 'pms_not_connected':
      return msg('No PMS is connected.', { id: 'desk-problem-pms-none' });
    case 'channel_manager_rejected_credentials':
      return msg('The channel manager does not accept these credentials.', { id: 'desk-problem-cm-credentials' });
    case 'channel_manager_unreachable':
      return msg('The channel manager does not answer.', { id: 'desk-problem-cm-unreachable' });
    case 'channel_manager_failed':
      return msg('The channel manager answered other than it should.', { id: 'desk-problem-cm-failed' });
    case 'channel_manager_not_connected':
      return msg('No channel manager is connected.', { id: 'desk-problem-cm-none' });
    default:
      return null;
  }
}

/** Explains the error of a field in the desk's language: the expected value if known, else the kind of error. */
export function fieldWords({ pointer, code, detail }: FieldProblem): string {
  // Platforms' own messages are already written for people.
  if (code === 'platform_refused') return detail;
  if (code === 'required' || pointer === '/properties')
    return msg('Please fill this in.', { id: 'desk-field-required' });
  if (pointer === '/setupSecret')
    return msg('This is not the secret that the server printed.', { id: 'desk-first-secret-wrong' });
  if (code === 'too_easy')
    return msg('This is easily guessed, or known from a breach. Take some words that do not belong together.', {
      id: 'desk-password-easy',
    });
  if (code === 'too_short' && pointer !== '/password')
    return msg('Please fill this in.', { id: 'desk-field-required' });
  if (code === 'taken')
    return msg('Somebody already has an account with this e-mail address.', { id: 'desk-problem-email' });
  if (code === 'address_refused')
    return msg('This server may not reach that address.', { id: 'desk-problem-pms-address' });
  if (code === 'no_page') return msg('What is there is no web page.', { id: 'desk-problem-no-page' });
  if (code === 'duplicate') return msg('Each only once, please.', { id: 'desk-field-twice' });
  if (code === 'unknown') return msg('This is no longer there. Please choose again.', { id: 'desk-field-gone' });
  return formWords(pointer) ?? faultWords(code);
}

/** The expected format of a field; null if there is none to describe. */
function formWords(pointer: string): string | null {
  const [, first = '', ...rest] = pointer.split('/');
  switch (rest.at(-1) === 'accent' ? 'accent' : first) {
    case 'email':
      return msg('An e-mail address such as anna@hotel.example.', { id: 'desk-form-email' });
    case 'phone':
      return msg('A number with the country’s code, such as +41 44 123 45 67.', { id: 'desk-form-phone' });
    case 'origins':
      return msg('The beginning of an address alone, such as https://www.hotel.example.', { id: 'desk-form-origin' });
    case 'accent':
      return msg('A colour such as #1a6b54.', { id: 'desk-form-colour' });
    case 'conversationDays':
    case 'guestDays':
      return msg('A whole number of days, from 1 to 3,650.', { id: 'desk-form-days' });
    case 'allow':
      return msg('An address or a network such as 192.0.2.7 or 192.0.2.0/24.', { id: 'desk-form-network' });
    case 'languages':
      return msg('Languages by their codes, such as en, de, pt-BR.', { id: 'desk-form-languages' });
    case 'currency':
      return msg('A currency by its code, such as EUR.', { id: 'desk-form-currency' });
    case 'emergencyNumber':
      return msg('Digits alone, such as 112.', { id: 'desk-form-emergency' });
    case 'password':
      return msg('At least 12 characters. A short sentence is easy to keep in mind.', { id: 'desk-password-rule' });
    case 'content':
      return msg('This cannot be read. In a table, look for a quotation mark that is not closed.', {
        id: 'desk-form-content',
      });
    default:
      return null;
  }
}

function faultWords(code: string): string {
  switch (code) {
    case 'too_long':
      return msg('Please write less.', { id: 'desk-field-long' });
    case 'too_small':
      return msg('This number is too small.', { id: 'desk-field-small' });
    case 'too_big':
      return msg('This number is too large.', { id: 'desk-field-big' });
    default:
      return msg('This does not fit here. Please check it.', { id: 'desk-field-wrong' });
  }
}

/** Explains by its code what still prevents good answers. */
export function warningWords(code: string, detail: string): string {
  switch (code) {
    case 'no_faqs':
      return msg('No questions and answers are taught yet. Most guests will be handed to staff.', {
        id: 'desk-warn-faqs',
      });
    case 'no_training':
      return msg('The times of check-in and check-out are not taught yet.', { id: 'desk-warn-training' });
    case 'any_origin':
      return msg('Any website may show the chat. List yours under “On your site”.', { id: 'desk-warn-origin-site' });
    case 'property_incomplete':
      return msg('Address, time zone or languages of the house are missing.', { id: 'desk-warn-property' });
    default:
      return detail;
  }
}
