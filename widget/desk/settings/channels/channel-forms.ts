import { msg } from '@lit/localize';
import type { ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { text } from '../../data/read/read.ts';
import type { ChannelForm } from './channel-form.ts';
import { mailForm } from './mail-form.ts';
import { portalForm } from './portal-form.ts';

export function formOf(channel: ConnectedChannel): ChannelForm {
  switch (channel) {
    case 'whatsapp':
      return whatsappForm();
    case 'sms':
      return smsForm();
    case 'email':
      return mailForm();
    case 'portal':
      return portalForm();
    default:
      return channel satisfies never;
  }
}

function whatsappForm(): ChannelForm {
  return {
    hint: msg('Guests write to the house on WhatsApp, and are answered there as in the chat on your site.', {
      id: 'desk-channels-hint',
    }),
    fields: [
      {
        name: 'businessId',
        label: msg('Business account', { id: 'desk-wa-business' }),
        hint: msg('Its number, in Meta’s Business Manager under WhatsApp accounts.', { id: 'desk-wa-business-hint' }),
        inputmode: 'numeric',
        required: true,
      },
      {
        name: 'phoneNumber',
        label: msg('The house’s number', { id: 'desk-wa-number' }),
        hint: msg('As it is at WhatsApp, with the country’s code, such as +41441234567.', {
          id: 'desk-wa-number-hint',
        }),
        inputmode: 'tel',
        required: true,
      },
      {
        name: 'apiKey',
        label: msg('Access token', { id: 'desk-pms-ask-access-token' }),
        hint: msg('Of a system user who may send messages and manage the account.', { id: 'desk-wa-key-hint' }),
        type: 'password',
        required: true,
      },
      {
        name: 'appSecret',
        label: msg('App secret', { id: 'desk-wa-secret' }),
        hint: msg('In the app’s basic settings. Without it no message of a guest is believed.', {
          id: 'desk-wa-secret-hint',
        }),
        type: 'password',
      },
      {
        name: 'verifyToken',
        label: msg('Token for Meta', { id: 'desk-wa-token' }),
        hint: msg('Leave it empty and one is made.', { id: 'desk-wa-token-hint' }),
      },
      {
        name: 'baseUrl',
        label: msg('Address of the API', { id: 'desk-wa-base' }),
        hint: msg('Leave it empty for Meta’s own.', { id: 'desk-wa-base-hint' }),
        inputmode: 'url',
      },
    ],
    toBody: (given) => given,
    enter: msg('Enter both in Meta’s app, under WhatsApp, Configuration.', { id: 'desk-wa-enter' }),
    shownOnce: (answer) => [
      { heading: msg('Address for Meta', { id: 'desk-wa-webhook' }), value: text(answer['webhookUrl']) },
      { heading: msg('Token for Meta', { id: 'desk-wa-token' }), value: text(answer['verifyToken']) },
    ],
  };
}

function smsForm(): ChannelForm {
  return {
    hint: msg('Guests send the house an SMS and are answered there. It goes by a number of yours at Twilio.', {
      id: 'desk-sms-hint',
    }),
    fields: [
      {
        name: 'accountSid',
        label: msg('Account SID', { id: 'desk-sms-account' }),
        hint: msg('In Twilio’s console, under Account. It begins with AC.', { id: 'desk-sms-account-hint' }),
        required: true,
      },
      {
        name: 'authToken',
        label: msg('Auth token', { id: 'desk-sms-token' }),
        hint: msg('Beside the account SID. It also proves that a message comes from Twilio.', {
          id: 'desk-sms-token-hint',
        }),
        type: 'password',
        required: true,
      },
      {
        name: 'phoneNumber',
        label: msg('The house’s number', { id: 'desk-wa-number' }),
        hint: msg('Yours at Twilio, with the country’s code. Leave it empty to use a messaging service.', {
          id: 'desk-sms-number-hint',
        }),
        inputmode: 'tel',
      },
      {
        name: 'messagingServiceSid',
        label: msg('Messaging service SID', { id: 'desk-sms-service' }),
        hint: msg('Instead of a number, where Twilio is to choose one. It begins with MG.', {
          id: 'desk-sms-service-hint',
        }),
      },
      {
        name: 'baseUrl',
        label: msg('Address of the API', { id: 'desk-wa-base' }),
        hint: msg('Leave it empty for Twilio’s own.', { id: 'desk-sms-base-hint' }),
        inputmode: 'url',
      },
    ],
    toBody: (given) => ({ provider: 'twilio', ...given }),
    enter: msg('Enter it at Twilio, at the number or the messaging service, where a message comes in.', {
      id: 'desk-sms-enter',
    }),
    shownOnce: (answer) => [
      { heading: msg('Address for Twilio', { id: 'desk-sms-webhook' }), value: text(answer['webhookUrl']) },
    ],
  };
}
