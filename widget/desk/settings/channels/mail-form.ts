import { msg } from '@lit/localize';
import { text } from '../../data/read/read.ts';
import type { ChannelForm } from './channel-form.ts';

/** The form to connect e-mail: a mailbox that the server reads, or, without a mailbox, mails posted to the server. */
export function mailForm(): ChannelForm {
  return {
    hint: msg(
      'Guests write to an address of the house and are answered from it. Who left an address in the chat on your site gets your reply there once they have gone. Best is an address of its own, such as chat@ your domain.',
      { id: 'desk-mail-hint' },
    ),
    fields: [...houseFields(), ...mailboxFields()],
    toBody: writeBody,
    enter: msg(
      'Have each mail posted there as it is (message/rfc822), signed with the secret. It is shown this once.',
      {
        id: 'desk-mail-enter',
      },
    ),
    shownOnce: (answer) =>
      text(answer['secret']) === ''
        ? []
        : [
            { heading: msg('Address for mails', { id: 'desk-mail-webhook' }), value: text(answer['webhookUrl']) },
            { heading: msg('Signing secret', { id: 'desk-mail-secret' }), value: text(answer['secret']) },
          ],
  };
}

function houseFields(): ChannelForm['fields'] {
  return [
    {
      name: 'address',
      label: msg('The house’s address', { id: 'desk-mail-address' }),
      hint: msg('What comes after a + in it must arrive too: answers are told apart by that.', {
        id: 'desk-mail-address-hint',
      }),
      inputmode: 'email',
      required: true,
    },
    {
      name: 'name',
      label: msg('Sender’s name', { id: 'desk-mail-name' }),
      hint: msg('Leave it empty for the house’s name.', { id: 'desk-mail-name-hint' }),
    },
  ];
}

/** The fields of the mailbox; all of them are empty if mails are posted to the server. */
function mailboxFields(): ChannelForm['fields'] {
  return [
    {
      name: 'host',
      pointer: '/imap/host',
      label: msg('IMAP server', { id: 'desk-mail-host' }),
      hint: msg(
        'Where the mailbox is read, such as imap.example.com. Leave this and the rest empty to have mails posted to an address of this server.',
        { id: 'desk-mail-host-hint' },
      ),
    },
    {
      name: 'port',
      pointer: '/imap/port',
      label: msg('Port', { id: 'desk-mail-port' }),
      hint: msg('Leave it empty for 993.', { id: 'desk-mail-port-hint' }),
      inputmode: 'numeric',
    },
    {
      name: 'user',
      pointer: '/imap/user',
      label: msg('User of the mailbox', { id: 'desk-mail-user' }),
      hint: msg('Often the address itself.', { id: 'desk-mail-user-hint' }),
    },
    {
      name: 'password',
      pointer: '/imap/password',
      label: msg('Password of the mailbox', { id: 'desk-mail-password' }),
      hint: msg('Many providers want an app password here. Nothing in the mailbox is changed.', {
        id: 'desk-mail-password-hint',
      }),
      type: 'password',
    },
  ];
}

function writeBody({ address, name, host, port, user, password }: Readonly<Record<string, string>>): object {
  const house = { address, ...(name === undefined ? {} : { name }) };
  if (host === undefined && user === undefined && password === undefined) return { ...house, inbound: 'webhook' };
  return { ...house, imap: { host, ...(port === undefined ? {} : { port: Number(port) }), user, password } };
}
