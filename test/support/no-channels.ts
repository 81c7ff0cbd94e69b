import type { Messaging } from '../../bff/messaging/messaging.ts';

const reject = () => Promise.reject(new Error('No channel is looked at here'));

/** Messaging for servers whose guests only use the website's chat. */
export const noChannels: Messaging = {
  accept: reject,
  challenge: reject,
  listTemplates: reject,
  addTemplate: reject,
  connect: reject,
  disconnect: reject,
  test: reject,
  asCaller: reject,
  sweep: async () => undefined,
  catchUp: async () => undefined,
  nudge: () => undefined,
  idle: async () => undefined,
  close: async () => undefined,
};
