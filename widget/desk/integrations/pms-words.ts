import { msg } from '@lit/localize';
import type { PmsLogLine, PmsPushView, PmsSync } from '../../../shared/api/pms.ts';
import type { ConflictResolution, MappedKey, PmsChangeKind, PmsEntity, SyncMode } from '../../../shared/domain/pms.ts';

/** The desk's labels for the names of the PMS integration. */

export function entityWord(entity: PmsEntity): string {
  switch (entity) {
    case 'roomTypes':
      return msg('Room types', { id: 'desk-pms-room-types' });
    case 'rooms':
      return msg('Rooms and their state', { id: 'desk-pms-rooms' });
    case 'guests':
      return msg('Guests', { id: 'desk-guests' });
    case 'reservations':
      return msg('Bookings', { id: 'desk-pms-bookings' });
    case 'rates':
      return msg('Rates', { id: 'desk-pms-rates' });
    case 'availability':
      return msg('Free rooms', { id: 'desk-pms-availability' });
    default:
      return entity satisfies never;
  }
}

export function changeWord(kind: PmsChangeKind): string {
  switch (kind) {
    case 'request':
      return msg('Requests and complaints', { id: 'desk-pms-takes-request' });
    case 'completion':
      return msg('Finished tasks', { id: 'desk-pms-takes-completion' });
    case 'communication':
      return msg('The chat with the guest', { id: 'desk-pms-takes-chat' });
    case 'charge':
      return msg('Extras that were sold', { id: 'desk-pms-takes-charge' });
    case 'charge_void':
      return msg('Extras that were cancelled', { id: 'desk-pms-takes-void' });
    case 'preference':
      return msg('What the guest likes', { id: 'desk-pms-takes-preference' });
    case 'fields':
      return msg('Changed name, email, phone', { id: 'desk-pms-takes-fields' });
    case 'arrival':
      return msg('Told before arrival', { id: 'desk-pms-takes-arrival' });
    default:
      return kind satisfies never;
  }
}

export function noticesWord(notices: 'webhook' | 'queue' | 'none'): string {
  switch (notices) {
    case 'webhook':
      return msg('The PMS tells of changes at once.', { id: 'desk-pms-notices-webhook' });
    case 'queue':
      return msg('Changes are fetched from the PMS’s queue within seconds.', { id: 'desk-pms-notices-queue' });
    case 'none':
      return msg('The PMS tells nothing by itself; it is asked every minute.', { id: 'desk-pms-notices-none' });
    default:
      return notices satisfies never;
  }
}

export function keyWord(key: MappedKey<'guest'> | MappedKey<'reservation'> | string): string {
  switch (key) {
    case 'firstName':
      return msg('First name', { id: 'desk-pms-first-name' });
    case 'lastName':
      return msg('Last name', { id: 'desk-card-last-name' });
    case 'email':
      return msg('E-mail', { id: 'desk-email' });
    case 'phone':
      return msg('Telephone', { id: 'desk-property-phone' });
    case 'confirmationNumber':
      return msg('Booking number', { id: 'desk-ask-number' });
    case 'checkIn':
      return msg('Arrival', { id: 'desk-fill-arrival' });
    case 'checkOut':
      return msg('Departure', { id: 'desk-fill-departure' });
    default:
      return key;
  }
}

export function modeWords(mode: SyncMode): [word: string, hint: string] {
  switch (mode) {
    case 'realtime':
      return [
        msg('As things happen', { id: 'desk-pms-realtime' }),
        msg('Changes come at once where the PMS tells of them, and are checked every 15 minutes.', {
          id: 'desk-pms-realtime-hint',
        }),
      ];
    case 'batch':
      return [
        msg('At intervals', { id: 'desk-pms-batch' }),
        msg('Changes are fetched every so often.', { id: 'desk-pms-batch-hint' }),
      ];
    case 'manual':
      return [
        msg('Only when asked', { id: 'desk-pms-manual' }),
        msg('Nothing is fetched until somebody clicks “Sync now”.', { id: 'desk-pms-manual-hint' }),
      ];
    default:
      return mode satisfies never;
  }
}

export function resolutionWords(resolution: ConflictResolution): [word: string, hint: string] {
  switch (resolution) {
    case 'pms-wins':
      return [
        msg('The PMS wins', { id: 'desk-pms-pms-wins' }),
        msg('What was changed here is replaced.', { id: 'desk-pms-pms-wins-hint' }),
      ];
    case 'service-wins':
      return [
        msg('ServiceChat wins', { id: 'desk-pms-service-wins' }),
        msg('What was changed here is sent to the PMS.', { id: 'desk-pms-service-wins-hint' }),
      ];
    case 'manual':
      return [
        msg('We decide each time', { id: 'desk-pms-manual-wins' }),
        msg('Both values are kept under “Conflicts” until somebody chooses.', { id: 'desk-pms-manual-wins-hint' }),
      ];
    default:
      return resolution satisfies never;
  }
}

export function triggerWord(trigger: PmsSync['trigger']): string {
  switch (trigger) {
    case 'schedule':
      return msg('By schedule', { id: 'desk-pms-by-schedule' });
    case 'manual':
      return msg('By hand', { id: 'desk-pms-by-hand' });
    case 'connect':
      return msg('First import', { id: 'desk-pms-by-connect' });
    case 'notice':
      return msg('Told by the PMS', { id: 'desk-pms-by-notice' });
    default:
      return trigger satisfies never;
  }
}

export function pushStateWord(state: PmsPushView['state']): string {
  switch (state) {
    case 'pending':
      return msg('Waiting', { id: 'desk-state-waiting' });
    case 'sent':
      return msg('Sent', { id: 'desk-delivery-sent' });
    case 'parked':
      return msg('Not delivered', { id: 'desk-delivery-failed' });
    case 'dropped':
      return msg('Dropped', { id: 'desk-pms-dropped' });
    default:
      return state satisfies never;
  }
}

export function levelWord(level: PmsLogLine['level']): string {
  switch (level) {
    case 'error':
      return msg('Error', { id: 'desk-pms-level-error' });
    case 'warn':
      return msg('Warning', { id: 'desk-pms-level-warn' });
    case 'info':
      return msg('Notice', { id: 'desk-pms-level-info' });
    case 'debug':
      return msg('Detail', { id: 'desk-pms-level-debug' });
    default:
      return level satisfies never;
  }
}

/** Returns advice for a failure of the PMS, by the server's error code. */
export function adviceWords(code: string): string {
  switch (code) {
    case 'rejected_credentials':
    case 'bad_settings':
      return msg('Connect again with credentials that are valid now.', { id: 'desk-pms-advice-credentials' });
    case 'not_allowed':
      return msg('Give the integration the missing right in the PMS, then test the connection.', {
        id: 'desk-pms-advice-right',
      });
    case 'unreachable':
    case 'rate_limited':
    case 'busy':
      return msg('Nothing to do: it is tried again by itself, and nothing is lost.', { id: 'desk-pms-advice-wait' });
    case 'plan_limit':
      return msg(
        'Nothing is exchanged under this plan, and nothing is lost. It goes on by itself with a plan that includes the PMS.',
        {
          id: 'desk-pms-advice-plan',
        },
      );
    case 'adapter_missing':
      return msg('Whoever runs this server has to load the adapter again. Or disconnect it below.', {
        id: 'desk-pms-advice-adapter',
      });
    case 'address_refused':
      return msg('Whoever runs this server has to allow the address.', { id: 'desk-pms-advice-address' });
    default:
      return msg('See the log. If it stays, tell the PMS’s support what is written here.', {
        id: 'desk-pms-advice-log',
      });
  }
}
