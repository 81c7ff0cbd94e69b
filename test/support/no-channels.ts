import type { Messaging } from '../../bff/messaging/messaging.ts';

const nobody = () => Promise.reject(new Error('No channel is looked at here'));

/** For servers whose guests only write in the site's own chat. */
export const noChannels: Messaging = {
  accept: nobody,
  challenge: nobody,
  listTemplates: nobody,
  addTemplate: nobody,
  connect: nobody,
  disconnect: nobody,
  test: nobody,
  asCaller: nobody,
  sweep: async () => undefined,
  catchUp: async () => undefined,
  nudge: () => undefined,
  idle: async () => undefined,
  close: async () => undefined,
};
