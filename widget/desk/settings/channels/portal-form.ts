import { msg } from '@lit/localize';
import type { ChannelForm } from './channel-form.ts';

/** The form to connect booking portals' chats through Channex. If Channex is the channel manager, nothing has to be entered. */
export function portalForm(): ChannelForm {
  return {
    hint: msg(
      'Guests write in the chat of Booking.com, Airbnb and other portals and are answered there. It goes by the Messages app of Channex.',
      { id: 'desk-portal-hint' },
    ),
    fields: [
      {
        name: 'apiKey',
        label: msg('API key', { id: 'desk-pms-ask-api-key' }),
        hint: msg('Leave it empty where Channex is connected as your channel manager.', { id: 'desk-portal-key-hint' }),
        type: 'password',
      },
      {
        name: 'propertyId',
        label: msg('Property', { id: 'desk-portal-property' }),
        hint: msg('The id in the address of the property’s page in Channex. Empty with an empty key.', {
          id: 'desk-portal-property-hint',
        }),
      },
      {
        name: 'baseUrl',
        label: msg('Address of the API', { id: 'desk-wa-base' }),
        hint: msg('Leave it empty for Channex’s own.', { id: 'desk-portal-base-hint' }),
        inputmode: 'url',
      },
    ],
    toBody: (given) => given,
    enter: '',
    shownOnce: () => [],
  };
}
