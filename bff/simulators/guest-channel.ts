import type { SimServer } from './server/serve.ts';
import type { Webhooks } from './server/webhooks.ts';

/** A message that arrived at a guest's phone, as shown there. */
export interface Arrived {
  id: string;
  to: string;
  text: string;
}

/** A simulated messaging platform and its guests. */
export interface ChannelSimulator extends SimServer {
  /** The credentials for the connect form. */
  credentials: Record<string, string>;
  /** The settings of a server that connects to it, besides the permission to call it. */
  settings?: Record<string, string>;
  /** The messages that reached guests, in order. */
  arrived: readonly Arrived[];
  webhooks: Webhooks;
  /** Sets the address of its calls, signed with the secret from connecting. False if the address fails the verification. */
  setWebhook(url: string, told?: { secret?: string }): Promise<boolean>;
  /** A guest writes. Returns the message's id. */
  say(from: string, text: string): string;
  /** A guest taps a choice of the last message. Throws if it has no such choice. */
  tap(from: string, title: string): string;
  /** Reports the delivery state of one of our messages; `code`: the platform's code of the failure. */
  tell(id: string, state: 'delivered' | 'read' | 'failed', code?: number): void;
  /** Whether each message is reported as delivered without a further call. Default: true. */
  delivers(on: boolean): void;
  revoke(revoked?: boolean): void;
}

/** The options of a messaging platform's simulator. */
export interface ChannelSimulatorOptions {
  clock?: () => Date;
  port?: number;
  onExchange?: (exchange: SimServer['exchanges'][number]) => void;
  webhookRetryDelaysMs?: readonly number[];
  /** The time after which the platform approves submitted templates; absent: never. */
  reviewAfterMs?: number;
}
