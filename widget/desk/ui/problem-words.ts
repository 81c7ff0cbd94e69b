import { msg } from '@lit/localize';
import type { DeskError, FieldProblem } from '../data/request.ts';
import { deskLocale } from './format.ts';

/** A refusal of the server in the desk's language. The server explains itself in English, which says more: kept there. */
export function problemWords(error: DeskError): string {
  if (deskLocale() === 'en') return error.fields[0]?.detail ?? error.message;
  switch (error.code) {
    case 'unauthorized':
      return msg('Please sign in again.', { id: 'desk-problem-sign-in' });
    case 'forbidden':
    case 'csrf_failed':
      return msg('You may not do this.', { id: 'desk-problem-forbidden' });
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
    case 'channel_not_connected':
      return msg('This channel is not connected yet.', { id: 'desk-problem-channel' });
    case 'payload_too_large':
      return msg('That is too long.', { id: 'desk-problem-long' });
    case 'validation_failed':
    case 'bad_request':
      return msg('Please check what you have entered.', { id: 'desk-problem-form' });
    case 'rate_limited':
    case 'overloaded':
    case 'store_unavailable':
      return msg('The server is busy. Please try again in a moment.', { id: 'desk-problem-busy' });
    default:
      return (
        pmsProblemWords(error.code) ??
        msg('The server could not do this. Please try again.', { id: 'desk-problem-server' })
      );
  }
}

/** Why the hotel's PMS could not be worked with, or null where the code is about something else. */
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
    default:
      return null;
  }
}

/** What is wrong with one field, in the desk's language. */
export function fieldWords(problem: FieldProblem): string {
  if (deskLocale() === 'en') return problem.detail;
  switch (problem.code) {
    case 'required':
      return msg('Please fill this in.', { id: 'desk-field-required' });
    case 'too_short':
      return msg('Please write a little more.', { id: 'desk-field-short' });
    case 'too_long':
      return msg('Please write less.', { id: 'desk-field-long' });
    default:
      return msg('This does not fit here. Please check it.', { id: 'desk-field-wrong' });
  }
}

/** What still keeps guests from a good answer, by the server's code for it. */
export function warningWords(code: string, detail: string): string {
  switch (code) {
    case 'no_faqs':
      return msg('No questions and answers are taught yet. Most guests will be handed to staff.', {
        id: 'desk-warn-faqs',
      });
    case 'no_training':
      return msg('The times of check-in and check-out are not taught yet.', { id: 'desk-warn-training' });
    case 'any_origin':
      return msg('Any website may show the chat. List yours under “Your house”.', { id: 'desk-warn-origin' });
    case 'property_incomplete':
      return msg('Address, time zone or languages of the house are missing.', { id: 'desk-warn-property' });
    default:
      return detail;
  }
}
